# Cómo se llaman en pantalla los protocolos y las variantes; en los ficheros conservan los nombres del manual.

protocol-ring-list = Anillo de listas
protocol-multi-paxos = Multi-Paxos
protocol-flooding = Inundación
protocol-superpeer-dht = Superpares (DHT)
protocol-superpeer-tokens = Superpares (fichas)
protocol-byzantine-generals = Generales bizantinos

called-standard = estándar
called-no-forward = sin reenvío
called-replace = sustituir
called-accept-any = crédulo
called-unguarded = sin guarda
called-restless = inquieto
called-trusting = confiado
called-last-round-ignored = sin última ronda
called-patient = paciente
called-initiators-only = solo iniciadores
called-fixed = espera fija
called-amnesia = amnesia
called-wrong-n = n equivocado
called-signed = firmado
called-exact-pattern = patrón exacto
called-own-value = valor propio

# Cómo se llama una propiedad en pantalla; en los ficheros conserva el nombre que le da el manual.

property-one-leader-title = Un solo líder
property-one-leader-per-term-title = Un líder por mandato
    .short = 1 líder por mandato
property-agreement-title = Acuerdo
property-highest-title = Id mayor
property-termination-title = Viveza
property-safety-title = Seguridad
property-validity-title = Validez
property-integrity-title = Integridad
property-chosen-once-title = Elección única
property-promise-kept-title = Promesas cumplidas
property-prefix-title = Prefijos
property-served-title = Servicio
property-load-title = Carga
property-responsible-title = Responsabilidad
property-share-title = Proporción
property-termination-full = Viveza (terminación)

# Una columna de lo que tienen los procesos.

holding-decided = decidido
figure-share = proporción
figure-largest-load = carga mayor
figure-load-variation = variación de la carga
figure-mean-hops = saltos, media
figure-largest-hops = saltos, máximo
figure-mean-distance = distancia media
figure-largest-distance = distancia mayor
figure-evenness = regularidad
