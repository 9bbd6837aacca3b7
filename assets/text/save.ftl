# Saved files: runs as scenarios, and whole sessions.

## Keys
does-save = saves the run and your acts in a file
does-save_es = guarda la ejecución y tus acciones en un archivo
does-save_pt = salva a execução e suas ações em um arquivo
does-confirm = yes
does-confirm_es = sí
does-confirm_pt = sim
does-decline = no
does-decline_es = no
does-decline_pt = não
does-save-first = saves first, then quits
does-save-first_es = guarda primero y luego sale
does-save-first_pt = salva primeiro e depois sai
does-quit-without = quits; unsaved work is lost
does-quit-without_es = sale; lo no guardado se pierde
does-quit-without_pt = sai; o que não foi salvo se perde
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
ask-save = Save as · .suffrage saves all branches
ask-save_es = Guardar como · .suffrage guarda todas las ramas
ask-save_pt = Salvar como · .suffrage salva todos os ramos
ask-replace = { $file } already exists. Replace it?
ask-replace_es = { $file } ya existe. ¿Reemplazarlo?
ask-replace_pt = { $file } já existe. Substituir?
ask-leave-unsaved = Your acts are not saved: they would be lost.
ask-leave-unsaved_es = Tus acciones no están guardadas: se perderían.
ask-leave-unsaved_pt = Suas ações não foram salvas: seriam perdidas.
ask-leave-branches = Your acts on { $branches } branches are in no file: they would be lost.
ask-leave-branches_es = Tus acciones en { $branches } ramas no están en ningún archivo: se perderían.
ask-leave-branches_pt = Suas ações em { $branches } ramos não estão em nenhum arquivo: seriam perdidas.
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
ask-save-result = What goes into the file?
ask-save-result_es = ¿Qué va en el archivo?
ask-save-result_pt = O que vai no arquivo?
save-run-alone = the run
save-run-alone_es = la ejecución
save-run-alone_pt = a execução
save-run-alone-about = the file repeats the run event for event
save-run-alone-about_es = el archivo repite la ejecución evento por evento
save-run-alone-about_pt = o arquivo repete a execução evento por evento
save-with-result = the run and its result
save-with-result_es = la ejecución y su resultado
save-with-result_pt = a execução e seu resultado
save-with-result-about = [expect] gets leader/decision, messages and properties
save-with-result-about_es = [expect] recibe líder/decisión, mensajes y propiedades
save-with-result-about_pt = [expect] recebe líder/decisão, mensagens e propriedades
save-expectations-replaced = The result of this run replaces the old expectations.
    .short = old expectations
save-expectations-replaced_es = El resultado de esta ejecución sustituye a lo que se esperaba antes.
    .short = lo que se esperaba antes
save-expectations-replaced_pt = O resultado desta execução substitui o que se esperava antes.
    .short = o que se esperava antes
save-check-left-out = Left out: `[check]`, which belongs to the run without your acts.
    .short = [check]
save-check-left-out_es = Se omite `[check]`, que es de la ejecución sin tus acciones.
    .short = [check]
save-check-left-out_pt = Omitido: `[check]`, que é da execução sem as suas ações.
    .short = [check]
save-until = `until` is now { $tick }, so that the run reaches its result.
save-until_es = `until` es ahora { $tick }, para que la ejecución llegue a su resultado.
save-until_pt = `until` agora é { $tick }, para que a execução chegue ao seu resultado.
save-title-of-branch = { $title } · branch { $branch }
save-title-of-branch_es = { $title } · rama { $branch }
save-title-of-branch_pt = { $title } · ramo { $branch }
save-title-of-named = { $title } · { $name }
save-title-of-named_es = { $title } · { $name }
save-title-of-named_pt = { $title } · { $name }
save-comment = { $acts ->
    [0] Saved from { $name }.
    [one] Saved from { $name }, with 1 act of yours.
   *[other] Saved from { $name }, with { $acts } acts of yours.
}
save-comment_es = { $acts ->
    [0] Guardado a partir de { $name }.
    [one] Guardado a partir de { $name }, con 1 acción tuya.
   *[other] Guardado a partir de { $name }, con { $acts } acciones tuyas.
}
save-comment_pt = { $acts ->
    [0] Salvo a partir de { $name }.
    [one] Salvo a partir de { $name }, com 1 ação sua.
   *[other] Salvo a partir de { $name }, com { $acts } ações suas.
}
save-no-name = type a name for the file
save-no-name_es = escribe un nombre para el archivo
save-no-name_pt = digite um nome para o arquivo
save-too-large = the file would be larger than { $most } MiB, the limit of a scenario file
save-too-large_es = el archivo superaría los { $most } MiB, el límite de un archivo de escenario
save-too-large_pt = o arquivo passaria de { $most } MiB, o limite de um arquivo de cenário
save-session-too-large = the session file { $file } would be larger than { $most } MiB, the limit
save-session-too-large_es = el archivo de sesión { $file } superaría los { $most } MiB, el límite
save-session-too-large_pt = o arquivo de sessão { $file } passaria de { $most } MiB, o limite
save-session-is-too-large = the session file { $file } is larger than { $most } MiB, the limit
save-session-is-too-large_es = el archivo de sesión { $file } supera los { $most } MiB, el límite
save-session-is-too-large_pt = o arquivo de sessão { $file } passa de { $most } MiB, o limite
save-no-such-session = { $file }: there is no such session
save-no-such-session_es = { $file }: no existe esa sesión
save-no-such-session_pt = { $file }: não existe essa sessão
save-no-scenario = { $file } is a session, not a scenario: suffrage { $file } shows it, and Ctrl+S there saves a branch as a scenario
save-no-scenario_es = { $file } es una sesión, no un escenario: suffrage { $file } la muestra, y allí Ctrl+S guarda una rama como escenario
save-no-scenario_pt = { $file } é uma sessão, não um cenário: suffrage { $file } a mostra, e ali Ctrl+S salva um ramo como cenário
save-session-beside = { $file } holds a session of this scenario: type o, then / and its name, or run suffrage { $file }.
    .short = { $file } holds a saved session.
    .shortest = Session: { $file }
save-session-beside_es = { $file } guarda una sesión de este escenario: teclea o, luego / y su nombre, o ejecuta suffrage { $file }.
    .short = { $file } guarda una sesión de esto.
    .shortest = Sesión: { $file }
save-session-beside_pt = { $file } guarda uma sessão deste cenário: tecle o, depois / e seu nome, ou execute suffrage { $file }.
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
save-inexact = this run cannot be written as a scenario that repeats it exactly
save-inexact_es = esta ejecución no se puede escribir como un escenario que la repita exactamente
save-inexact_pt = esta execução não pode ser escrita como um cenário que a repita exatamente

## Why a file was not written
save-exists = { $file } already exists
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
save-leads-nowhere = { $file } is a broken link
save-leads-nowhere_es = { $file } es un enlace roto
save-leads-nowhere_pt = { $file } é um link quebrado
save-not-permitted = { $file } cannot be written: permission denied
save-not-permitted_es = { $file } no se puede escribir: permiso denegado
save-not-permitted_pt = { $file } não pode ser gravado: permissão negada
save-read-only = { $file } cannot be written: the file system is read-only
save-read-only_es = { $file } no se puede escribir: el sistema de archivos es de solo lectura
save-read-only_pt = { $file } não pode ser gravado: o sistema de arquivos é somente leitura
save-full = { $file } cannot be written: no space left
save-full_es = { $file } no se puede escribir: no queda espacio
save-full_pt = { $file } não pode ser gravado: não há mais espaço
save-bad-name = { $file } is not a valid file name
save-bad-name_es = { $file } no es un nombre de archivo válido
save-bad-name_pt = { $file } não é um nome de arquivo válido
save-dash = { $file } means standard output, which is not possible here: name a file (write ./- for a file named -)
save-dash_es = { $file } significa la salida estándar, que aquí no es posible: indica un archivo (escribe ./- para un archivo llamado -)
save-dash_pt = { $file } significa a saída padrão, que aqui não é possível: indique um arquivo (escreva ./- para um arquivo chamado -)
save-other-ending = { $file }: the name must end in .toml (this run as a scenario) or .suffrage (all branches)
save-other-ending_es = { $file }: el nombre debe terminar en .toml (esta ejecución como escenario) o .suffrage (todas las ramas)
save-other-ending_pt = { $file }: o nome deve terminar em .toml (esta execução como cenário) ou .suffrage (todos os ramos)
save-other = { $file } cannot be written: { $reason }
save-other_es = { $file } no se puede escribir: { $reason }
save-other_pt = { $file } não pode ser gravado: { $reason }

## Why a file is not a session
session-no-session = { $file } is not a session of suffrage
session-no-session_es = { $file } no es una sesión de suffrage
session-no-session_pt = { $file } não é uma sessão de suffrage
session-cut-off = { $file } ends in the middle: it is not complete
session-cut-off_es = { $file } termina a la mitad: no está completo
session-cut-off_pt = { $file } termina no meio: não está completo
session-no-json = { $file } is damaged: it is not valid JSON at line { $line }, column { $column }
session-no-json_es = { $file } está dañado: no es JSON válido en la línea { $line }, columna { $column }
session-no-json_pt = { $file } está danificado: não é JSON válido na linha { $line }, coluna { $column }
session-empty = { $file } is empty
session-empty_es = { $file } está vacío
session-empty_pt = { $file } está vazio
session-newer = { $file } has session version { $version }, but this suffrage reads version { $known }: use a newer suffrage
session-newer_es = { $file } tiene la versión de sesión { $version }, pero este suffrage lee la { $known }: usa un suffrage más nuevo
session-newer_pt = { $file } tem a versão de sessão { $version }, mas este suffrage lê a { $known }: use um suffrage mais novo
session-version = { $file }: { $version } is not a version of a session; this suffrage reads { $known }
session-version_es = { $file }: { $version } no es una versión de sesión; este suffrage lee la { $known }
session-version_pt = { $file }: { $version } não é uma versão de sessão; este suffrage lê a { $known }
session-damaged = { $file } is damaged: its content has changed since it was saved
session-damaged_es = { $file } está dañado: su contenido ha cambiado desde que se guardó
session-damaged_pt = { $file } está danificado: seu conteúdo mudou desde que foi salvo
session-too-large = { $file } is too large for a session: a session file has at most half a million values, and its scenarios with acts have at most 64 million processes in all
session-too-large_es = { $file } es demasiado grande para una sesión: un archivo de sesión tiene como máximo medio millón de valores, y sus escenarios con acciones, como máximo 64 millones de procesos en total
session-too-large_pt = { $file } é grande demais para uma sessão: um arquivo de sessão tem no máximo meio milhão de valores, e seus cenários com ações, no máximo 64 milhões de processos ao todo
session-unreadable = { $file } cannot be read: at line { $line }, column { $column } a field is missing, unknown or of the wrong kind
session-unreadable_es = { $file } no se puede leer: en la línea { $line }, columna { $column }, un campo falta, es desconocido o es de otro tipo
session-unreadable_pt = { $file } não pode ser lido: na linha { $line }, coluna { $column }, um campo falta, é desconhecido ou é de outro tipo
session-scenario = { $file }: in scenario { $scenario }, line { $line }: { $what }; { $mend }
session-scenario_es = { $file }: en el escenario { $scenario }, línea { $line }: { $what }; { $mend }
session-scenario_pt = { $file }: no cenário { $scenario }, linha { $line }: { $what }; { $mend }
session-no-run = { $file } is inconsistent: scenario { $scenario } has no run
session-no-run_es = { $file } es incoherente: el escenario { $scenario } no tiene ninguna ejecución
session-no-run_pt = { $file } é incoerente: o cenário { $scenario } não tem nenhuma execução
session-root = { $file } is inconsistent: branch { $branch } has no parent and is not the first of a scenario
session-root_es = { $file } es incoherente: la rama { $branch } no sale de otra ni es la primera de un escenario
session-root_pt = { $file } é incoerente: o ramo { $branch } não sai de outro nem é o primeiro de um cenário
session-parent = { $file } is inconsistent: the parent of branch { $branch } does not come before it
session-parent_es = { $file } es incoherente: la rama de la que sale { $branch } no está antes que ella
session-parent_pt = { $file } é incoerente: o ramo de que sai { $branch } não está antes dele
session-fork = { $file } is inconsistent: branch { $branch } starts at tick { $tick } of its parent, but the parent has not reached that tick
session-fork_es = { $file } es incoherente: la rama { $branch } empieza en el tick { $tick } de otra rama, pero esa no ha llegado a ese tick
session-fork_pt = { $file } é incoerente: o ramo { $branch } começa no tick { $tick } de outro ramo, mas esse não chegou a esse tick
session-child = { $file } is inconsistent: the last visited child of branch { $branch } has another parent
session-child_es = { $file } es incoherente: la última rama visitada desde la rama { $branch } no sale de ella
session-child_pt = { $file } é incoerente: o último ramo visitado a partir do ramo { $branch } não sai dele
session-recorded = { $file } is inconsistent: the last recorded tick of branch { $branch } is before its first tick or above the limit
session-recorded_es = { $file } es incoherente: el último tick grabado de la rama { $branch } es anterior a su primer tick o supera el límite
session-recorded_pt = { $file } é incoerente: o último tick gravado do ramo { $branch } é anterior ao seu primeiro tick ou passa do limite
session-outcome = { $file } is inconsistent: branch { $branch } cannot have the result that is saved
session-outcome_es = { $file } es incoherente: la rama { $branch } no puede tener el resultado guardado
session-outcome_pt = { $file } é incoerente: o ramo { $branch } não pode ter o resultado salvo
session-bookmark = { $file } is inconsistent: the bookmark at tick { $tick } is not on branch { $branch }, or is saved twice
session-bookmark_es = { $file } es incoherente: el marcador del tick { $tick } no está en la rama { $branch }, o está dos veces
session-bookmark_pt = { $file } é incoerente: o marcador do tick { $tick } não está no ramo { $branch }, ou está duas vezes
session-act = { $file }: on branch { $branch }, { $act }: { $what }; { $mend }
session-act_es = { $file }: en la rama { $branch }, { $act }: { $what }; { $mend }
session-act_pt = { $file }: no ramo { $branch }, { $act }: { $what }; { $mend }
session-act-before-fork = { $file } is inconsistent: { $act } comes before branch { $branch } starts
session-act-before-fork_es = { $file } es incoherente: { $act } viene antes de que empiece la rama { $branch }
session-act-before-fork_pt = { $file } é incoerente: { $act } vem antes do começo do ramo { $branch }
session-shown = { $file } is inconsistent: the moment on the screen is on no branch
session-shown_es = { $file } es incoherente: el momento en pantalla no está en ninguna rama
session-shown_pt = { $file } é incoerente: o momento na tela não está em nenhum ramo

## A scenario as a branch of another
branch-other = { $file } is not a branch of { $of }: its { $what } is different
branch-other_es = { $file } no es una rama de { $of }: difiere en { $what }
branch-other_pt = { $file } não é um ramo de { $of }: difere em { $what }
branch-lacks = { $file } is not a branch of { $of }: at tick { $tick } it lacks acts of { $of } or has them in another order
branch-lacks_es = { $file } no es una rama de { $of }: en el tick { $tick } le faltan acciones de { $of } o las tiene en otro orden
branch-lacks_pt = { $file } não é um ramo de { $of }: no tick { $tick } faltam-lhe ações de { $of } ou estão em outra ordem
