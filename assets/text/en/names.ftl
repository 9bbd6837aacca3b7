# What protocols and variants are called on the screen; in files they keep the names that the manual gives them.

protocol-ring-list = List ring

called-standard = standard
called-no-forward = no-forward
called-replace = replace
called-accept-any = accept-any
called-unguarded = unguarded
called-restless = restless
called-trusting = trusting
called-patient = patient
called-initiators-only = initiators-only
called-fixed = fixed
called-amnesia = amnesia
called-wrong-n = wrong-n
