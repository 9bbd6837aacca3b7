# A tela de todas as demos.

# Os temas do curso (scenarios/course.txt).
topic-rings = Eleições em anéis
topic-highest = Eleição pelo maior id
topic-failures = Falhas e detectores
topic-anonymous = Acaso e anonimato
topic-terms = Mandatos e maiorias
topic-agreement = Acordo
topic-large = Sistemas grandes
