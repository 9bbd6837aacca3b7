# One line for each variant.

variant-bully-standard = a process that loses its leader asks all higher ids; the highest process that is up becomes the leader
variant-bully-standard_es = quien nota la falta del líder pregunta a los ids mayores; el mayor proceso vivo es el líder
variant-bully-standard_pt = quem percebe a falta do líder pergunta aos ids maiores; o maior vivo é o líder
variant-bully-accept-any = a process accepts a COORDINATOR from any sender: if a leader returns during an election, there can be two leaders
variant-bully-accept-any_es = un proceso acepta un COORDINATOR de cualquiera: si un líder vuelve durante una elección, puede haber dos líderes
variant-bully-accept-any_pt = um processo aceita um COORDINATOR de qualquer um: se um líder volta durante uma eleição, pode haver dois líderes
variant-bully-unguarded = every ELECTION starts another election, even if one is already in progress: the run never comes to rest
variant-bully-unguarded_es = cada ELECTION inicia otra elección, aunque haya una en curso: la ejecución nunca llega al reposo
variant-bully-unguarded_pt = cada ELECTION inicia outra eleição, mesmo com uma em curso: a execução nunca chega ao repouso
variant-bully-restless = a process runs one election at a time, but never settles: each election starts new ones
variant-bully-restless_es = un proceso hace una elección a la vez, pero nunca se estabiliza: cada elección inicia otras
variant-bully-restless_pt = um processo faz uma eleição por vez, mas nunca se estabiliza: cada eleição inicia outras
variant-bully-trusting = after an ANSWER a process does not wait for a COORDINATOR: if the sender of the ANSWER crashes, there is no leader
variant-bully-trusting_es = tras un ANSWER no se espera un COORDINATOR: si cae quien respondió, no hay líder
variant-bully-trusting_pt = após um ANSWER não se espera um COORDINATOR: se cai quem respondeu, não há líder
variant-bully-patient = a process that returns, or receives a COORDINATOR from a lower id, waits T before it starts an election
variant-bully-patient_es = un proceso que vuelve, o recibe un COORDINATOR de un id menor, espera T antes de iniciar una elección
variant-bully-patient_pt = um processo que volta, ou recebe um COORDINATOR de um id menor, espera T antes de iniciar uma eleição
