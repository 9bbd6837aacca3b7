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

# What a property is called on the screen; in files it keeps the name that the manual gives it.

property-one-leader-title = One leader
property-one-leader-per-term-title = One leader per term
    .short = 1 leader per term
property-agreement-title = Agreement
property-highest-title = Highest id
property-termination-title = Liveness
property-safety-title = Safety
property-validity-title = Validity
property-integrity-title = Integrity
property-chosen-once-title = Chosen once
property-promise-kept-title = Promises kept
property-prefix-title = Prefixes
property-served-title = Service
property-load-title = Load
property-responsible-title = Responsibility
property-share-title = Share
property-termination-full = Liveness (termination)

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
