# Latidos, y lo que se hace a la red y a sus mensajes.

screen-flight-beats = próximo latido
screen-flight-listens = escucha a { $leader }
screen-flight-about-beats = { $id } lidera: envía su próximo latido en el tick { $due }, { $in }
screen-flight-about-listens = { $id } escucha los latidos de { $leader }: si no ha llegado ninguno en el tick { $due }, { $in }, nota que { $leader } no está

says-heartbeat-is-the-detectors = Los latidos son del detector de fallos: corta el enlace o haz caer a quien los envía. | Los latidos son del detector.
says-quiet-but-beats = La ejecución está en reposo; solo siguen los latidos. → y espacio los siguen.
