# La pantalla de todas las demos.

# Los temas del curso (scenarios/course.txt).
topic-rings = Elecciones en anillos
topic-highest = Elección por el mayor id
topic-failures = Fallos y detectores
topic-anonymous = Azar y anonimato
topic-terms = Mandatos y mayorías
topic-agreement = Acuerdo
topic-large = Sistemas grandes
