# What is kept in files: runs as scenarios, and whole sessions.

## Keys
does-save = saves the run and your acts in a file
does-save_es = guarda la ejecución y tus acciones en un archivo
does-save_pt = salva a execução e suas ações em um arquivo
does-confirm = does it
does-confirm_es = lo hace
does-confirm_pt = faz
does-decline = does not
does-decline_es = no lo hace
does-decline_pt = não faz
does-save-first = saves first, then quits
does-save-first_es = guarda primero y luego sale
does-save-first_pt = salva primeiro e depois sai
does-quit-without = quits, and what is not saved is lost
does-quit-without_es = sale, y lo no guardado se pierde
does-quit-without_pt = sai, e o que não foi salvo se perde
does-stay = stays
does-stay_es = se queda
does-stay_pt = fica
group-confirming = Confirming
group-confirming_es = Al confirmar
group-confirming_pt = Ao confirmar
word-save = save
word-save_es = guardar
word-save_pt = salvar
word-yes = yes
word-yes_es = sí
word-yes_pt = sim
word-no = no
word-no_es = no
word-no_pt = não
word-stay = stay
word-stay_es = quedarse
word-stay_pt = ficar

## Saving a run
ask-save = Save as · .suffrage: all branches
ask-save_es = Guardar como · .suffrage: todas las ramas
ask-save_pt = Salvar como · .suffrage: todos os ramos
ask-replace = { $file } is there already. Replace it?
ask-replace_es = { $file } ya existe. ¿Reemplazarlo?
ask-replace_pt = { $file } já existe. Substituir?
ask-leave-unsaved = What you did here is not saved: it would be lost.
ask-leave-unsaved_es = Lo que hiciste aquí no está guardado: se perdería.
ask-leave-unsaved_pt = O que você fez aqui não foi salvo: seria perdido.
ask-leave-branches = What you did on { $branches } branches is in no file: it would be lost.
ask-leave-branches_es = Lo que hiciste en { $branches } ramas no está en ningún archivo: se perdería.
ask-leave-branches_pt = O que você fez em { $branches } ramos não está em nenhum arquivo: seria perdido.
ask-leave-others = { $branches ->
    [one] 1 other branch is in no file: it would be lost.
   *[other] { $branches } other branches are in no file: they would be lost.
}
ask-leave-others_es = { $branches ->
    [one] Otra rama no está en ningún archivo: se perdería.
   *[other] Otras { $branches } ramas no están en ningún archivo: se perderían.
}
ask-leave-others_pt = { $branches ->
    [1] Outro ramo não está em nenhum arquivo: seria perdido.
   *[other] Outros { $branches } ramos não estão em nenhum arquivo: seriam perdidos.
}
ask-leave-names = Names and bookmarks are in no session file (.suffrage): they would be lost.
ask-leave-names_es = Los nombres y marcadores no están en ningún archivo de sesión (.suffrage): se perderían.
ask-leave-names_pt = Os nomes e marcadores não estão em nenhum arquivo de sessão (.suffrage): seriam perdidos.
confirm-leave-keys = s Enter: save …   q: quit   Esc: stay
confirm-leave-keys_es = s Intro: guardar …   q: salir   Esc: quedarse
confirm-leave-keys_pt = s Enter: salvar …   q: sair   Esc: ficar
confirm-keys = Enter y: yes   Esc n: no
confirm-keys_es = Intro y s: sí   Esc n: no
confirm-keys_pt = Enter y s: sim   Esc n: não
says-saved = Saved as { $name }.
says-saved_es = Guardado como { $name }.
says-saved_pt = Salvo como { $name }.
says-saved-without = Saved as { $name }. Left out: expectations, notes, questions.
    .short = Saved as { $name }.
says-saved-without_es = Guardado como { $name }. Sin expectativas, notas ni preguntas.
    .short = Guardado como { $name }.
says-saved-without_pt = Salvo como { $name }. Sem expectativas, notas nem perguntas.
    .short = Salvo como { $name }.
says-saved-without-expectations = Saved as { $name }. Left out: expectations.
    .short = Saved as { $name }.
says-saved-without-expectations_es = Guardado como { $name }. Sin expectativas.
    .short = Guardado como { $name }.
says-saved-without-expectations_pt = Salvo como { $name }. Sem expectativas.
    .short = Salvo como { $name }.
says-saved-without-notes = Saved as { $name }. Left out: notes, questions.
    .short = Saved as { $name }.
says-saved-without-notes_es = Guardado como { $name }. Sin notas ni preguntas.
    .short = Guardado como { $name }.
says-saved-without-notes_pt = Salvo como { $name }. Sem notas nem perguntas.
    .short = Salvo como { $name }.
save-title-of-branch = { $title } · branch { $branch }
save-title-of-branch_es = { $title } · rama { $branch }
save-title-of-branch_pt = { $title } · ramo { $branch }
save-title-of-named = { $title } · { $name }
save-title-of-named_es = { $title } · { $name }
save-title-of-named_pt = { $title } · { $name }
save-comment = { $acts ->
    [0] Saved from { $name }.
    [one] Saved from { $name }, with 1 act at the keys.
   *[other] Saved from { $name }, with { $acts } acts at the keys.
}
save-comment_es = { $acts ->
    [0] Guardado a partir de { $name }.
    [one] Guardado a partir de { $name }, con 1 acción del teclado.
   *[other] Guardado a partir de { $name }, con { $acts } acciones del teclado.
}
save-comment_pt = { $acts ->
    [0] Salvo a partir de { $name }.
    [one] Salvo a partir de { $name }, com 1 ação do teclado.
   *[other] Salvo a partir de { $name }, com { $acts } ações do teclado.
}
save-no-name = type a name for the file
save-no-name_es = escribe un nombre para el archivo
save-no-name_pt = digite um nome para o arquivo
save-too-large = the file would be larger than { $most } MiB, the most a scenario file may have
save-too-large_es = el archivo superaría los { $most } MiB, lo máximo para un archivo de escenario
save-too-large_pt = o arquivo passaria de { $most } MiB, o máximo para um arquivo de cenário
save-session-too-large = the session file { $file } would be larger than { $most } MiB, the most one may have
save-session-too-large_es = el archivo de sesión { $file } superaría los { $most } MiB, lo máximo que puede tener
save-session-too-large_pt = o arquivo de sessão { $file } passaria de { $most } MiB, o máximo que pode ter
save-session-is-too-large = the session file { $file } is larger than { $most } MiB, the most one may have
save-session-is-too-large_es = el archivo de sesión { $file } supera los { $most } MiB, lo máximo que puede tener
save-session-is-too-large_pt = o arquivo de sessão { $file } passa de { $most } MiB, o máximo que pode ter
save-no-such-session = { $file }: there is no such session
save-no-such-session_es = { $file }: no existe tal sesión
save-no-such-session_pt = { $file }: não existe essa sessão
save-no-scenario = { $file } is a session, not a scenario: suffrage { $file } shows it, and Ctrl+s there saves a branch as a scenario
save-no-scenario_es = { $file } es una sesión, no un escenario: suffrage { $file } la muestra, y allí Ctrl+s guarda una rama como escenario
save-no-scenario_pt = { $file } é uma sessão, não um cenário: suffrage { $file } a mostra, e ali Ctrl+s salva um ramo como cenário
save-session-beside = { $file } keeps a session of this: o, / and its name open it, or suffrage { $file }.
    .short = { $file } keeps a session of this.
    .shortest = Session: { $file }
save-session-beside_es = { $file } guarda una sesión de esto: o, / y su nombre la abren, o suffrage { $file }.
    .short = { $file } guarda una sesión de esto.
    .shortest = Sesión: { $file }
save-session-beside_pt = { $file } guarda uma sessão disto: o, / e seu nome a abrem, ou suffrage { $file }.
    .short = { $file } guarda uma sessão disto.
    .shortest = Sessão: { $file }
says-saved-session = Session with { $branches ->
    [one] 1 branch
   *[other] { $branches } branches
} saved as { $name }.
    .short = Session saved as { $name }.
says-saved-session_es = Sesión con { $branches ->
    [one] 1 rama
   *[other] { $branches } ramas
} guardada como { $name }.
    .short = Sesión guardada como { $name }.
says-saved-session_pt = Sessão com { $branches ->
    [one] 1 ramo
   *[other] { $branches } ramos
} salva como { $name }.
    .short = Sessão salva como { $name }.
save-inexact = this run cannot be written as a scenario that makes it again
save-inexact_es = esta ejecución no se puede escribir como un escenario que la repita
save-inexact_pt = esta execução não pode ser escrita como um cenário que a repita

## Why a file was not written
save-exists = { $file } is there already
save-exists_es = { $file } ya existe
save-exists_pt = { $file } já existe
save-no-folder = { $file } cannot be written: there is no folder { $folder }
save-no-folder_es = { $file } no se puede escribir: no existe la carpeta { $folder }
save-no-folder_pt = { $file } não pode ser gravado: não existe a pasta { $folder }
save-folder = { $file } is a folder, not a file
save-folder_es = { $file } es una carpeta, no un archivo
save-folder_pt = { $file } é uma pasta, não um arquivo
save-special = { $file } is a pipe, a device or a socket, not a file
save-special_es = { $file } es una tubería, un dispositivo o un socket, no un archivo
save-special_pt = { $file } é um pipe, um dispositivo ou um socket, não um arquivo
save-leads-nowhere = { $file } is a link that leads nowhere
save-leads-nowhere_es = { $file } es un enlace que no lleva a ninguna parte
save-leads-nowhere_pt = { $file } é um link que não leva a lugar nenhum
save-not-permitted = { $file } may not be written: permission denied
save-not-permitted_es = { $file } no se puede escribir: permiso denegado
save-not-permitted_pt = { $file } não pode ser gravado: permissão negada
save-read-only = { $file } cannot be written: the file system is read-only
save-read-only_es = { $file } no se puede escribir: el sistema de archivos es de solo lectura
save-read-only_pt = { $file } não pode ser gravado: o sistema de arquivos é somente leitura
save-full = { $file } cannot be written: there is no room left
save-full_es = { $file } no se puede escribir: no queda espacio
save-full_pt = { $file } não pode ser gravado: não há mais espaço
save-bad-name = { $file } cannot be the name of a file
save-bad-name_es = { $file } no puede ser el nombre de un archivo
save-bad-name_pt = { $file } não pode ser o nome de um arquivo
save-dash = { $file } would be the standard output, which this is not written to; name a file (./- is one of that name)
save-dash_es = { $file } sería la salida estándar, en la que esto no se escribe; indique un archivo (./- es uno con ese nombre)
save-dash_pt = { $file } seria a saída padrão, na qual isto não se escreve; indique um arquivo (./- é um com esse nome)
save-other-ending = { $file }: the name ends in .toml for this run as a scenario, or in .suffrage for all branches
save-other-ending_es = { $file }: el nombre termina en .toml para esta ejecución como escenario, o en .suffrage para todas las ramas
save-other-ending_pt = { $file }: o nome termina em .toml para esta execução como cenário, ou em .suffrage para todos os ramos
save-other = { $file } cannot be written: { $reason }
save-other_es = { $file } no se puede escribir: { $reason }
save-other_pt = { $file } não pode ser gravado: { $reason }

## Why a file is no session
session-no-session = { $file } is no session of suffrage
session-no-session_es = { $file } no es una sesión de suffrage
session-no-session_pt = { $file } não é uma sessão de suffrage
session-cut-off = { $file } ends in the middle: it was not copied or written as a whole
session-cut-off_es = { $file } termina a la mitad: no se copió o no se escribió entero
session-cut-off_pt = { $file } termina no meio: não foi copiado ou gravado por inteiro
session-no-json = { $file } is damaged: at line { $line }, column { $column } it is no JSON any more
session-no-json_es = { $file } está dañado: en la línea { $line }, columna { $column }, deja de ser JSON
session-no-json_pt = { $file } está danificado: na linha { $line }, coluna { $column }, deixa de ser JSON
session-empty = { $file } is empty
session-empty_es = { $file } está vacío
session-empty_pt = { $file } está vazio
session-newer = { $file } was saved by a newer suffrage (session version { $version }, this one knows { $known }): it needs that one or a newer one
session-newer_es = { $file } se guardó con un suffrage más nuevo (versión { $version } de las sesiones; este conoce la { $known }): hace falta ese u otro más nuevo
session-newer_pt = { $file } foi salvo por um suffrage mais novo (versão { $version } das sessões; este conhece a { $known }): é preciso esse ou um mais novo
session-version = { $file }: version { $version } is none of a session; this suffrage knows { $known }
session-version_es = { $file }: la versión { $version } no es de ninguna sesión; este suffrage conoce la { $known }
session-version_pt = { $file }: a versão { $version } não é de nenhuma sessão; este suffrage conhece a { $known }
session-damaged = { $file } is damaged: its content is not what was saved
session-damaged_es = { $file } está dañado: su contenido no es el que se guardó
session-damaged_pt = { $file } está danificado: seu conteúdo não é o que foi salvo
session-too-large = { $file } has more in it than is read of a session: at most half a million values, and 64 million processes to which something was done
session-too-large_es = { $file } contiene más de lo que se lee de una sesión: a lo sumo medio millón de valores, y 64 millones de procesos a los que se hizo algo
session-too-large_pt = { $file } contém mais do que se lê de uma sessão: no máximo meio milhão de valores, e 64 milhões de processos aos quais se fez algo
session-unreadable = { $file } cannot be understood: at line { $line }, column { $column } something is missing, unknown or of the wrong kind
session-unreadable_es = { $file } no se entiende: en la línea { $line }, columna { $column }, algo falta, es desconocido o no es del tipo debido
session-unreadable_pt = { $file } não se entende: na linha { $line }, coluna { $column }, algo falta, é desconhecido ou não é do tipo devido
session-scenario = { $file }: in scenario { $scenario }, line { $line }: { $what }; { $mend }
session-scenario_es = { $file }: en el escenario { $scenario }, línea { $line }: { $what }; { $mend }
session-scenario_pt = { $file }: no cenário { $scenario }, linha { $line }: { $what }; { $mend }
session-no-run = { $file } is inconsistent: there is no run of scenario { $scenario }
session-no-run_es = { $file } se contradice: no hay ninguna ejecución del escenario { $scenario }
session-no-run_pt = { $file } se contradiz: não há execução do cenário { $scenario }
session-root = { $file } is inconsistent: branch { $branch } neither grows from another nor is the first of a scenario
session-root_es = { $file } se contradice: la rama { $branch } no sale de otra ni es la primera de un escenario
session-root_pt = { $file } se contradiz: o ramo { $branch } não sai de outro nem é o primeiro de um cenário
session-parent = { $file } is inconsistent: branch { $branch } grows from one that does not stand before it
session-parent_es = { $file } se contradice: la rama { $branch } sale de una que no está antes que ella
session-parent_pt = { $file } se contradiz: o ramo { $branch } sai de um que não está antes dele
session-fork = { $file } is inconsistent: branch { $branch } leaves another at tick { $tick }, where that has never been
session-fork_es = { $file } se contradice: la rama { $branch } deja otra en el tick { $tick }, donde esa nunca ha estado
session-fork_pt = { $file } se contradiz: o ramo { $branch } deixa outro no tick { $tick }, onde esse nunca esteve
session-child = { $file } is inconsistent: what was visited last from branch { $branch } does not grow from it
session-child_es = { $file } se contradice: lo último visitado desde la rama { $branch } no sale de ella
session-child_pt = { $file } se contradiz: o último visitado a partir do ramo { $branch } não sai dele
session-recorded = { $file } is inconsistent: branch { $branch } has not come to the tick that is said to be recorded
session-recorded_es = { $file } se contradice: la rama { $branch } no ha llegado al tick que dice tener grabado
session-recorded_pt = { $file } se contradiz: o ramo { $branch } não chegou ao tick que diz ter gravado
session-outcome = { $file } is inconsistent: branch { $branch } cannot have come to what is said
session-outcome_es = { $file } se contradice: la rama { $branch } no puede haber acabado como dice
session-outcome_pt = { $file } se contradiz: o ramo { $branch } não pode ter terminado como diz
session-bookmark = { $file } is inconsistent: the bookmark at tick { $tick } is not on branch { $branch }, or there twice
session-bookmark_es = { $file } se contradice: el marcador del tick { $tick } no está en la rama { $branch }, o está dos veces
session-bookmark_pt = { $file } se contradiz: o marcador do tick { $tick } não está no ramo { $branch }, ou está duas vezes
session-act = { $file }: on branch { $branch }, { $act }: { $what }; { $mend }
session-act_es = { $file }: en la rama { $branch }, { $act }: { $what }; { $mend }
session-act_pt = { $file }: no ramo { $branch }, { $act }: { $what }; { $mend }
session-act-before-fork = { $file } is inconsistent: { $act } lies before branch { $branch } begins
session-act-before-fork_es = { $file } se contradice: { $act } queda antes de que empiece la rama { $branch }
session-act-before-fork_pt = { $file } se contradiz: { $act } fica antes do começo do ramo { $branch }
session-shown = { $file } is inconsistent: the moment that was on the screen is on no branch
session-shown_es = { $file } se contradice: el momento que se veía no está en ninguna rama
session-shown_pt = { $file } se contradiz: o momento que se via não está em nenhum ramo

## A scenario as a branch of another
branch-other = { $file } is no branch of { $of }: its { $what } is another
branch-other_es = { $file } no es una rama de { $of }: difiere en { $what }
branch-other_pt = { $file } não é um ramo de { $of }: difere em { $what }
branch-lacks = { $file } is no branch of { $of }: at tick { $tick } it does not do what that does
branch-lacks_es = { $file } no es una rama de { $of }: en el tick { $tick } no hace lo que hace ese
branch-lacks_pt = { $file } não é um ramo de { $of }: no tick { $tick } não faz o que aquele faz
