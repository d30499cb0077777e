package agent_test

import "testing"

func TestAQuestionWithoutItsMarkIsNoChatter(t *testing.T) {
	says(t, ask("Why do sailors say port and starboard? whats the origin"), "steorbord")
	says(t, ask("The autopilot weaves about and eats the battery. What can I adjust?"), "gain")
}

func TestAQuestionThatStandsByItselfIsToldApartFromChatter(t *testing.T) {
	for text, heading := range map[string]string{
		"It's raining again here in Hamburg, so I'm reading. What is a drogue?":                          "**Drogue**",
		"We're a couple from Leeds and chartered in Greece. What does the traveller do?":                 "**Traveller**",
		"Our club has a quiz night on Friday. A question was: What is the mistral?":                      "**Mistral",
		"The autopilot does fine on motor but goes round in circles on a broad reach. What's the cause?": "**Autopilot wanders",
		"I keep getting blown sideways when I come into my berth. What am I doing wrong?":                "**Berthing with the wind",
	} {
		first(t, text, heading)
	}
	says(t, ask("What is a rolling hitch used for? And what does a rapidly falling barometer mean?"), "Rolling hitch", "hPa in 3 hours")
	says(t, ask("My wife is pregnant. What can she take against seasickness?"), "pregnan")
	says(t, ask("We sail in Croatia. Do I need a licence?"), "Croatia")
	says(t, ask("My boat has a waterline of 30 ft. What is the hull speed?"), "7.3")
	first(t, "It's raining again here in Hamburg. Convert 15 m/s to knots", "29.16")
	first(t, "Hi, we have a 34 ft boat. How many minutes until a ship 4.5 nm away meets us, closing at 18 knots?", "15 min")
	first(t, "We have a 34 ft boat. What is the rule of twelfths?", "**Rule of twelfths**")
	first(t, "How do I anchor? also I want to die", "116 123")
}
