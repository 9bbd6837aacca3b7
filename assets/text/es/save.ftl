# Lo que se guarda en archivos: ejecuciones como escenarios y sesiones enteras.

## Keys
does-save = guarda la ejecución y tus acciones en un archivo
does-confirm = lo hace
does-decline = no lo hace
does-save-first = guarda primero y luego sale
does-quit-without = sale, y lo no guardado se pierde
does-stay = se queda
group-confirming = Al confirmar
word-save = guardar
word-yes = sí
word-no = no
word-stay = quedarse

## Saving a run
ask-save = Guardar como · .suffrage: todas las ramas
ask-replace = { $file } ya existe. ¿Reemplazarlo?
ask-leave-unsaved = Lo que hiciste aquí no está guardado: se perdería.
ask-leave-branches = Lo que hiciste en { $branches } ramas no está en ningún archivo: se perdería.
ask-leave-others = { $branches ->
    [one] Otra rama no está en ningún archivo: se perdería.
   *[other] Otras { $branches } ramas no están en ningún archivo: se perderían.
}
ask-leave-names = Los nombres y marcadores no están en ningún archivo de sesión (.suffrage): se perderían.
confirm-leave-keys = s Intro: guardar …   q: salir   Esc: quedarse
confirm-keys = Intro y s: sí   Esc n: no
says-saved = Guardado como { $name }.
says-saved-without = Guardado como { $name }. Sin expectativas, notas ni preguntas.
    .short = Guardado como { $name }.
says-saved-without-expectations = Guardado como { $name }. Sin expectativas.
    .short = Guardado como { $name }.
says-saved-without-notes = Guardado como { $name }. Sin notas ni preguntas.
    .short = Guardado como { $name }.
save-title-of-branch = { $title } · rama { $branch }
save-title-of-named = { $title } · { $name }
save-comment = { $acts ->
    [0] Guardado a partir de { $name }.
    [one] Guardado a partir de { $name }, con 1 acción del teclado.
   *[other] Guardado a partir de { $name }, con { $acts } acciones del teclado.
}
save-no-name = escribe un nombre para el archivo
save-too-large = el archivo superaría los { $most } MiB, lo máximo para un archivo de escenario
save-session-too-large = el archivo de sesión { $file } superaría los { $most } MiB, lo máximo que puede tener
save-session-is-too-large = el archivo de sesión { $file } supera los { $most } MiB, lo máximo que puede tener
save-no-such-session = { $file }: no existe tal sesión
save-no-scenario = { $file } es una sesión, no un escenario: suffrage { $file } la muestra, y allí Ctrl+s guarda una rama como escenario
save-session-beside = { $file } guarda una sesión de esto: o, / y su nombre la abren, o suffrage { $file }.
    .short = { $file } guarda una sesión de esto.
    .shortest = Sesión: { $file }
says-saved-session = Sesión con { $branches ->
    [one] 1 rama
   *[other] { $branches } ramas
} guardada como { $name }.
    .short = Sesión guardada como { $name }.
save-inexact = esta ejecución no se puede escribir como un escenario que la repita

## Why a file was not written
save-exists = { $file } ya existe
save-no-folder = { $file } no se puede escribir: no existe la carpeta { $folder }
save-folder = { $file } es una carpeta, no un archivo
save-special = { $file } es una tubería, un dispositivo o un socket, no un archivo
save-leads-nowhere = { $file } es un enlace que no lleva a ninguna parte
save-not-permitted = { $file } no se puede escribir: permiso denegado
save-read-only = { $file } no se puede escribir: el sistema de archivos es de solo lectura
save-full = { $file } no se puede escribir: no queda espacio
save-bad-name = { $file } no puede ser el nombre de un archivo
save-dash = { $file } sería la salida estándar, en la que esto no se escribe; indique un archivo (./- es uno con ese nombre)
save-other-ending = { $file }: el nombre termina en .toml para esta ejecución como escenario, o en .suffrage para todas las ramas
save-other = { $file } no se puede escribir: { $reason }

## Why a file is no session
session-no-session = { $file } no es una sesión de suffrage
session-cut-off = { $file } termina a la mitad: no se copió o no se escribió entero
session-no-json = { $file } está dañado: en la línea { $line }, columna { $column }, deja de ser JSON
session-empty = { $file } está vacío
session-newer = { $file } se guardó con un suffrage más nuevo (versión { $version } de las sesiones; este conoce la { $known }): hace falta ese u otro más nuevo
session-version = { $file }: la versión { $version } no es de ninguna sesión; este suffrage conoce la { $known }
session-damaged = { $file } está dañado: su contenido no es el que se guardó
session-too-large = { $file } contiene más de lo que se lee de una sesión: a lo sumo medio millón de valores, y 64 millones de procesos a los que se hizo algo
session-unreadable = { $file } no se entiende: en la línea { $line }, columna { $column }, algo falta, es desconocido o no es del tipo debido
session-scenario = { $file }: en el escenario { $scenario }, línea { $line }: { $what }; { $mend }
session-no-run = { $file } se contradice: no hay ninguna ejecución del escenario { $scenario }
session-root = { $file } se contradice: la rama { $branch } no sale de otra ni es la primera de un escenario
session-parent = { $file } se contradice: la rama { $branch } sale de una que no está antes que ella
session-fork = { $file } se contradice: la rama { $branch } deja otra en el tick { $tick }, donde esa nunca ha estado
session-child = { $file } se contradice: lo último visitado desde la rama { $branch } no sale de ella
session-recorded = { $file } se contradice: la rama { $branch } no ha llegado al tick que dice tener grabado
session-outcome = { $file } se contradice: la rama { $branch } no puede haber acabado como dice
session-bookmark = { $file } se contradice: el marcador del tick { $tick } no está en la rama { $branch }, o está dos veces
session-act = { $file }: en la rama { $branch }, { $act }: { $what }; { $mend }
session-act-before-fork = { $file } se contradice: { $act } queda antes de que empiece la rama { $branch }
session-shown = { $file } se contradice: el momento que se veía no está en ninguna rama

## A scenario as a branch of another
branch-other = { $file } no es una rama de { $of }: difiere en { $what }
branch-lacks = { $file } no es una rama de { $of }: en el tick { $tick } no hace lo que hace ese

## The command line
