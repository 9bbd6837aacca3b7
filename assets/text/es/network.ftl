# Latidos, y lo que se hace a la red y a sus mensajes.

screen-flight-beats = próximo latido
screen-flight-listens = escucha a { $leader }
screen-flight-about-beats = { $id } lidera: envía su próximo latido en el tick { $due }, { $in }
screen-flight-about-listens = { $id } escucha los latidos de { $leader }: si no ha llegado ninguno en el tick { $due }, { $in }, nota que { $leader } no está

says-heartbeat-is-the-detectors = Los latidos son del detector de fallos: corta el enlace o haz caer a quien los envía. | Los latidos son del detector.
says-quiet-but-beats = La ejecución está en reposo; solo siguen los latidos. → y espacio los siguen.

log-network-loss = desde ahora la red pierde cada mensaje con una probabilidad del { $percent } %
log-network-loss-brief = la red pierde { $percent } %
log-network-duplicate = desde ahora la red duplica cada mensaje con una probabilidad del { $percent } %
log-network-duplicate-brief = la red duplica { $percent } %
log-network-fifo = desde ahora nada de lo que se envía adelanta a lo enviado antes por el mismo enlace
log-network-fifo-brief = enlaces en orden: FIFO
log-network-no-fifo = desde ahora los mensajes pueden adelantarse en un enlace: sin FIFO
log-network-no-fifo-brief = sin FIFO: se adelantan
act-network-already = la red ya se comporta así

fault-no-change = esto no cambia nada en la red
mend-change = indique al menos uno de { $valid }
