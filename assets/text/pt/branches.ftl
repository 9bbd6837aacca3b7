branch-begins = Aqui começa o ramo { $number }; o que foi gravado fica. | Aqui começa o ramo { $number }. | Ramo { $number }.
branch-followed = Ramo { $number }, tal como foi gravado. | Ramo { $number }.
