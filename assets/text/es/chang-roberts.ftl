# Cada variante en una línea.

variant-chang-roberts-standard = cada proceso pasa el mayor de dos ids; el más alto vuelve a su dueño
variant-chang-roberts-no-forward = quien participa no pasa nada y solo reconoce su propio id: la elección muere
variant-chang-roberts-replace = nadie recuerda que participa: cada iniciador elige una vez más al mismo líder
