# The screen of all demos.

# The topics of the course (scenarios/course.txt).
topic-rings = Elections on rings
topic-highest = Elections by the highest id
topic-failures = Failures and detectors
topic-anonymous = Randomised and anonymous
topic-terms = Terms and majorities
topic-agreement = Agreement
topic-large = Large systems
