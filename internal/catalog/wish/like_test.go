package wish_test

import "testing"

func TestABoatThatIsNamedAsAnExample(t *testing.T) {
	p := parser()
	for text, want := range map[string]bool{
		"alternatives to a Catalina 36":            true,
		"something like the old Contessa 32":       true,
		"boats similar to a Lagoon 42 under 400k":  true,
		"etwas wie eine Bavaria 46":                true,
		"un voilier comme le Sun Odyssey 410":      true,
		"I'd like a Catalina 36":                   false,
		"Catalina 36":                              false,
		"show me boats like that":                  false, // like which?
		"alternatives to a boat":                   false,
		"would like to see a Hanse 388 in Germany": false,
		"is a Hanse 388 like a house under way":    false,
	} {
		if got := p.Parse(text, nil); got.Like != want {
			t.Errorf("%q: Like is %v", text, got.Like)
		} else if want && len(got.NotUnderstood) > 0 {
			t.Errorf("%q: not understood: %v", text, got.NotUnderstood)
		}
	}
	if got := p.Parse("any alternatives?", []string{"Hanse 388 in Germany"}); !got.Like || got.Query.ModelContains != "388" || got.Query.Country != "DE" {
		t.Errorf("a later turn: got %+v", got)
	}
}
