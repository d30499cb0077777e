package knowledge

import "testing"

func TestColoursOfLightsAreReadFromTheTop(t *testing.T) {
	for text, want := range map[string]string{
		"a white light over a red light":           "white red",
		"White light above a red one, who is it?":  "white red",
		"red over white over red":                  "red white red",
		"What does red-white-red mean?":            "red white red",
		"Red white red lights":                     "red white red",
		"a green light below a white light":        "white green",
		"Pilot vessel: white over red":             "white red",
		"red and green lights at the entrance":     "",
		"two red lights":                           "",
		"a red light beside a green one":           "",
		"all-round red light over a white light":   "red white",
		"a white all-round light over a green one": "white green",
	} {
		if got := coloursIn(text); got != want {
			t.Errorf("%q has the colours %q, want %q", text, got, want)
		}
	}
}

func TestAPassageOfOtherLightsIsTold(t *testing.T) {
	p := Passage{Summary: "Red over green is a sailing vessel, green over white a trawler.", Facts: []string{"Both show sidelights."}}
	for colours, want := range map[string]bool{"green white": false, "red green": false, "white red": true} {
		if got := p.hasOtherLights(colours); got != want {
			t.Errorf("lights of %q beside %q: %t, want %t", p.Summary, colours, got, want)
		}
	}
	if (Passage{Summary: "Sidelights are red and green."}).hasOtherLights("green white") {
		t.Error("lights beside each other are no other lights")
	}
}
