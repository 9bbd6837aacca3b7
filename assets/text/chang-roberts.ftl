# Each variant in one line.

variant-chang-roberts-standard = a process passes on the larger of two ids; the highest comes back to its owner
variant-chang-roberts-standard_es = cada proceso pasa el mayor de dos ids; el más alto vuelve a su dueño
variant-chang-roberts-standard_pt = cada processo passa o maior de dois ids; o mais alto volta ao seu dono
variant-chang-roberts-no-forward = a participating process passes nothing on and only recognises its own id: the election dies
variant-chang-roberts-no-forward_es = quien participa no pasa nada y solo reconoce su propio id: la elección muere
variant-chang-roberts-no-forward_pt = quem participa não passa nada e só reconhece o próprio id: a eleição morre
variant-chang-roberts-replace = no process remembers that it participates: every initiator elects the same leader once more
variant-chang-roberts-replace_es = nadie recuerda que participa: cada iniciador elige una vez más al mismo líder
variant-chang-roberts-replace_pt = ninguém lembra que participa: cada iniciador elege mais uma vez o mesmo líder
