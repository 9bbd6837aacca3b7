# O que se guarda em arquivos: execuções como cenários e sessões inteiras.

## Keys
does-save = salva a execução e suas ações em um arquivo
does-confirm = faz
does-decline = não faz
does-save-first = salva primeiro e depois sai
does-quit-without = sai, e o que não foi salvo se perde
does-stay = fica
group-confirming = Ao confirmar
word-save = salvar
word-yes = sim
word-no = não
word-stay = ficar

## Saving a run
ask-save = Salvar como · .suffrage: todos os ramos
ask-replace = { $file } já existe. Substituir?
ask-leave-unsaved = O que você fez aqui não foi salvo: seria perdido.
ask-leave-branches = O que você fez em { $branches } ramos não está em nenhum arquivo: seria perdido.
ask-leave-others = { $branches ->
    [1] Outro ramo não está em nenhum arquivo: seria perdido.
   *[other] Outros { $branches } ramos não estão em nenhum arquivo: seriam perdidos.
}
ask-leave-names = Os nomes e marcadores não estão em nenhum arquivo de sessão (.suffrage): seriam perdidos.
confirm-leave-keys = s Enter: salvar …   q: sair   Esc: ficar
confirm-keys = Enter y s: sim   Esc n: não
says-saved = Salvo como { $name }.
says-saved-without = Salvo como { $name }. Sem expectativas, notas nem perguntas.
    .short = Salvo como { $name }.
says-saved-without-expectations = Salvo como { $name }. Sem expectativas.
    .short = Salvo como { $name }.
says-saved-without-notes = Salvo como { $name }. Sem notas nem perguntas.
    .short = Salvo como { $name }.
save-title-of-branch = { $title } · ramo { $branch }
save-title-of-named = { $title } · { $name }
save-comment = { $acts ->
    [0] Salvo a partir de { $name }.
    [one] Salvo a partir de { $name }, com 1 ação do teclado.
   *[other] Salvo a partir de { $name }, com { $acts } ações do teclado.
}
save-no-name = digite um nome para o arquivo
save-too-large = o arquivo passaria de { $most } MiB, o máximo para um arquivo de cenário
save-session-too-large = o arquivo de sessão { $file } passaria de { $most } MiB, o máximo que pode ter
save-session-is-too-large = o arquivo de sessão { $file } passa de { $most } MiB, o máximo que pode ter
save-no-such-session = { $file }: não existe essa sessão
save-no-scenario = { $file } é uma sessão, não um cenário: suffrage { $file } a mostra, e ali Ctrl+s salva um ramo como cenário
save-session-beside = { $file } guarda uma sessão disto: o, / e seu nome a abrem, ou suffrage { $file }.
    .short = { $file } guarda uma sessão disto.
    .shortest = Sessão: { $file }
says-saved-session = Sessão com { $branches ->
    [one] 1 ramo
   *[other] { $branches } ramos
} salva como { $name }.
    .short = Sessão salva como { $name }.
save-inexact = esta execução não pode ser escrita como um cenário que a repita

## Why a file was not written
save-exists = { $file } já existe
save-no-folder = { $file } não pode ser gravado: não existe a pasta { $folder }
save-folder = { $file } é uma pasta, não um arquivo
save-special = { $file } é um pipe, um dispositivo ou um socket, não um arquivo
save-leads-nowhere = { $file } é um link que não leva a lugar nenhum
save-not-permitted = { $file } não pode ser gravado: permissão negada
save-read-only = { $file } não pode ser gravado: o sistema de arquivos é somente leitura
save-full = { $file } não pode ser gravado: não há mais espaço
save-bad-name = { $file } não pode ser o nome de um arquivo
save-dash = { $file } seria a saída padrão, na qual isto não se escreve; indique um arquivo (./- é um com esse nome)
save-other-ending = { $file }: o nome termina em .toml para esta execução como cenário, ou em .suffrage para todos os ramos
save-other = { $file } não pode ser gravado: { $reason }

## Why a file is no session
session-no-session = { $file } não é uma sessão de suffrage
session-cut-off = { $file } termina no meio: não foi copiado ou gravado por inteiro
session-no-json = { $file } está danificado: na linha { $line }, coluna { $column }, deixa de ser JSON
session-empty = { $file } está vazio
session-newer = { $file } foi salvo por um suffrage mais novo (versão { $version } das sessões; este conhece a { $known }): é preciso esse ou um mais novo
session-version = { $file }: a versão { $version } não é de nenhuma sessão; este suffrage conhece a { $known }
session-damaged = { $file } está danificado: seu conteúdo não é o que foi salvo
session-too-large = { $file } contém mais do que se lê de uma sessão: no máximo meio milhão de valores, e 64 milhões de processos aos quais se fez algo
session-unreadable = { $file } não se entende: na linha { $line }, coluna { $column }, algo falta, é desconhecido ou não é do tipo devido
session-scenario = { $file }: no cenário { $scenario }, linha { $line }: { $what }; { $mend }
session-no-run = { $file } se contradiz: não há execução do cenário { $scenario }
session-root = { $file } se contradiz: o ramo { $branch } não sai de outro nem é o primeiro de um cenário
session-parent = { $file } se contradiz: o ramo { $branch } sai de um que não está antes dele
session-fork = { $file } se contradiz: o ramo { $branch } deixa outro no tick { $tick }, onde esse nunca esteve
session-child = { $file } se contradiz: o último visitado a partir do ramo { $branch } não sai dele
session-recorded = { $file } se contradiz: o ramo { $branch } não chegou ao tick que diz ter gravado
session-outcome = { $file } se contradiz: o ramo { $branch } não pode ter terminado como diz
session-bookmark = { $file } se contradiz: o marcador do tick { $tick } não está no ramo { $branch }, ou está duas vezes
session-act = { $file }: no ramo { $branch }, { $act }: { $what }; { $mend }
session-act-before-fork = { $file } se contradiz: { $act } fica antes do começo do ramo { $branch }
session-shown = { $file } se contradiz: o momento que se via não está em nenhum ramo

## A scenario as a branch of another
branch-other = { $file } não é um ramo de { $of }: difere em { $what }
branch-lacks = { $file } não é um ramo de { $of }: no tick { $tick } não faz o que aquele faz

## The command line
