# Cada variante em uma linha.

variant-chang-roberts-standard = cada processo passa o maior de dois ids; o mais alto volta ao seu dono
variant-chang-roberts-no-forward = quem participa não passa nada e só reconhece o próprio id: a eleição morre
variant-chang-roberts-replace = ninguém lembra que participa: cada iniciador elege mais uma vez o mesmo líder
