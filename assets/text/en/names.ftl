# What protocols and variants are called on the screen; in files they keep the names that the manual gives them.

protocol-ring-list = List ring
protocol-multi-paxos = Multi-Paxos
protocol-flooding = Flooding
protocol-superpeer-dht = Super-peers (DHT)
protocol-superpeer-tokens = Super-peers (tokens)
protocol-byzantine-generals = Byzantine generals

called-standard = standard
called-no-forward = no-forward
called-replace = replace
called-accept-any = accept-any
called-unguarded = unguarded
called-restless = restless
called-trusting = trusting
called-last-round-ignored = last-round-ignored
called-patient = patient
called-initiators-only = initiators-only
called-fixed = fixed
called-amnesia = amnesia
called-wrong-n = wrong-n
called-signed = signed
called-exact-pattern = exact-pattern
called-own-value = own-value

# A column of what processes hold.

holding-decided = decided
figure-share = share
figure-largest-load = largest load
figure-load-variation = variation of loads
figure-mean-hops = mean hops
figure-largest-hops = most hops
figure-mean-distance = mean distance
figure-largest-distance = largest distance
figure-evenness = evenness
