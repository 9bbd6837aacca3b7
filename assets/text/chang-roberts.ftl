# One line for each variant.

variant-chang-roberts-standard = a process forwards the larger of two ids; the highest id comes back to its own process, and this process leads
variant-chang-roberts-standard_es = cada proceso reenvía el mayor de dos ids; el más alto vuelve a su dueño, que es el líder
variant-chang-roberts-standard_pt = cada processo repassa o maior de dois ids; o mais alto volta ao seu dono, que é o líder
variant-chang-roberts-no-forward = a participating process forwards nothing and only recognises its own id: no leader is elected
variant-chang-roberts-no-forward_es = quien está participando no reenvía nada y solo reconoce su propio id: no se elige líder
variant-chang-roberts-no-forward_pt = quem está participando não repassa nada e só reconhece o próprio id: não se elege líder
variant-chang-roberts-replace = processes do not remember that they participate, and replace lower ids by their own: the same leader wins once for each initiator
variant-chang-roberts-replace_es = ningún proceso recuerda que está participando, y cambia todo id menor por el suyo: el mismo líder gana una vez por cada iniciador
variant-chang-roberts-replace_pt = nenhum processo lembra que está participando, e troca todo id menor pelo seu: o mesmo líder vence uma vez por iniciador
