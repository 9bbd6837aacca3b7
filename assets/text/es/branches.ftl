branch-begins = Aquí empieza la rama { $number }; lo grabado se conserva. | Aquí empieza la rama { $number }. | Rama { $number }.
branch-followed = Rama { $number }, tal como quedó grabada. | Rama { $number }.
