package knowledge_test

import "testing"

func TestCircumstancesOfAQuestionDoNotChooseThePassage(t *testing.T) {
	base := load(t)
	for question, want := range map[string]string{
		"How fast can a 40 ft sailboat go?":                                                 "design-ratios-hull-speed",
		"Which anchor should I buy for my 36 footer?":                                       "anchoring-anchor-types",
		"I've got a 1985 Moody with the original rigging, should I worry?":                  "rig-inspection",
		"Which VHF should I buy?":                                                           "radio-fixed-or-handheld",
		"what autopilot would I need":                                                       "electronics-autopilot",
		"What's the best material for a new mainsail?":                                      "rig-sail-materials",
		"what should i do tomorrow if a gale is forecast and im in a marina":                "mooring-docking-gale-in-harbour",
		"friend wants to pay me for taking him and four mates out for a day, am i allowed?": "licences-paying-guests",
		"I'm new to sailing. What should I learn first?":                                    "seamanship-learning-to-sail",
		"What's the minimum safe crew for a 45 ft boat?":                                    "seamanship-crew-number",
		"Is a Contessa 32 good offshore?":                                                   "popular-designs-contessa-32",
		"Sailing with a two year old, what about safety?":                                   "kids-pets-children-safety",
		"My three-year-old comes sailing, what makes it safe for her?":                      "kids-pets-children-safety",
		"My 10 year old wants to learn sailing, how do I start?":                            "kids-pets-learning",
		"We have a 12 m yacht and force 6 gusting 8 tomorrow, should we go out tomorrow?":   "weather-go-or-stay",
	} {
		if hits := base.Search(question, nil); len(hits) == 0 || hits[0].Passage.ID != want {
			t.Errorf("%q does not find %s first, but %v", question, want, hits[0].Passage.ID)
		}
	}
}
