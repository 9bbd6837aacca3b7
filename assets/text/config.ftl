# The configuration file, and commands around the program.

cli-no-such-command = there is no command `{ $given }`; did you mean `{ $nearest }`?
cli-no-such-command_es = no existe la orden `{ $given }`; ¿querías decir `{ $nearest }`?
cli-no-such-command_pt = não existe o comando `{ $given }`; você quis dizer `{ $nearest }`?
cli-no-such-option = `suffrage { $command }` has no option { $option }; `suffrage help { $command }` lists its options
cli-no-such-option_es = `suffrage { $command }` no tiene la opción { $option }; `suffrage help { $command }` muestra sus opciones
cli-no-such-option_pt = `suffrage { $command }` não tem a opção { $option }; `suffrage help { $command }` mostra as suas opções
cli-taken-name = note: `{ $word }` is also the name of a command or a demo; to open the file, write ./{ $word }
cli-taken-name_es = nota: `{ $word }` es también el nombre de una orden o de una demo; para abrir el archivo, escribe ./{ $word }
cli-taken-name_pt = nota: `{ $word }` é também o nome de um comando ou de uma demo; para abrir o arquivo, escreva ./{ $word }
cli-no-demo = there is no demo `{ $name }`; `suffrage list` shows all of them
cli-no-demo_es = no existe la demo `{ $name }`; `suffrage list` las muestra todas
cli-no-demo_pt = não existe a demo `{ $name }`; `suffrage list` mostra todas
cli-no-demo-but-like = there is no demo `{ $name }`; did you mean { $names }?
cli-no-demo-but-like_es = no existe la demo `{ $name }`; ¿querías decir { $names }?
cli-no-demo-but-like_pt = não existe a demo `{ $name }`; você quis dizer { $names }?
config-missing = { $variable } names { $file }, but there is no such file
config-missing_es = { $variable } indica { $file }, pero no existe ese archivo
config-missing_pt = { $variable } indica { $file }, mas não existe esse arquivo
config-goes-on = Settings with errors are ignored; all others apply.
config-goes-on_es = Los ajustes con errores se ignoran; los demás valen.
config-goes-on_pt = Os ajustes com erros são ignorados; os outros valem.
config-off = no configuration file is read: --no-config is given, or { $variable } is empty
config-off_es = no se lee ningún archivo de configuración: se dio --no-config, o { $variable } está vacía
config-off_pt = nenhum arquivo de configuração é lido: foi dado --no-config, ou { $variable } está vazia
config-none = { $file }: there is no such file
config-none_es = { $file }: no existe ese archivo
config-none_pt = { $file }: não existe esse arquivo
config-read = { $file }: read{ $faults ->
    [0] {""}
    [one] , with 1 error
   *[other] , with { $faults } errors
}
config-read_es = { $file }: leído{ $faults ->
    [0] {""}
    [one] , con 1 error
   *[other] , con { $faults } errores
}
config-read_pt = { $file }: lido{ $faults ->
    [0] {""}
    [1] , com 1 erro
   *[other] , com { $faults } erros
}
config-from-option = option
config-from-option_es = opción
config-from-option_pt = opção
config-from-terminal = the terminal's background
config-from-terminal_es = el fondo del terminal
config-from-terminal_pt = o fundo do terminal
config-from-default = default
config-from-default_es = valor predeterminado
config-from-default_pt = valor padrão
