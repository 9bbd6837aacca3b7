# O que se guarda em arquivos: execuções como cenários e sessões inteiras.

## Keys
does-save = salva a execução e suas ações em um arquivo
does-confirm = faz
does-decline = não faz
group-confirming = Ao confirmar
word-save = salvar
word-yes = sim
word-no = não

## Saving a run
ask-save = Salvar a execução como
ask-replace = { $file } já existe. Substituir?
confirm-keys = Enter y s: sim   Esc n: não
says-saved = Salvo como { $name }.
save-comment = { $acts ->
    [0] Salvo a partir de { $name }.
    [one] Salvo a partir de { $name }, com 1 ação do teclado.
   *[other] Salvo a partir de { $name }, com { $acts } ações do teclado.
}
save-no-name = digite um nome para o arquivo
save-too-large = o arquivo passaria de { $most } MiB, o máximo para um arquivo de cenário
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
save-other = { $file } não pode ser gravado: { $reason }
