# Lo que se guarda en archivos: ejecuciones como escenarios y sesiones enteras.

## Keys
does-save = guarda la ejecución y tus acciones en un archivo
does-confirm = lo hace
does-decline = no lo hace
group-confirming = Al confirmar
word-save = guardar
word-yes = sí
word-no = no

## Saving a run
ask-save = Guardar la ejecución como
ask-replace = { $file } ya existe. ¿Reemplazarlo?
confirm-keys = Intro y s: sí   Esc n: no
says-saved = Guardado como { $name }.
save-comment = { $acts ->
    [0] Guardado a partir de { $name }.
    [one] Guardado a partir de { $name }, con 1 acción del teclado.
   *[other] Guardado a partir de { $name }, con { $acts } acciones del teclado.
}
save-no-name = escribe un nombre para el archivo
save-too-large = el archivo superaría los { $most } MiB, lo máximo para un archivo de escenario
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
save-other = { $file } no se puede escribir: { $reason }
