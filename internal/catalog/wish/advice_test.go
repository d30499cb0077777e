package wish_test

import "testing"

func TestAQuestionForADecisionIsNoSearch(t *testing.T) {
	for text, want := range map[string]bool{
		"which of these would you buy?": true, "Welches davon würdest du kaufen?": true, "lequel achèteriez-vous ?": true,
		"which one should I choose?": true, "boats under 50k": false, "which of these have a bow thruster?": false,
	} {
		if w := parser().Parse(text, nil); w.Choose {
			t.Errorf("%q decides between boats of no list", text)
		}
		if w := parser().Parse(text, []string{"Catalina 34"}); w.Choose != want || want && w.Query.Make != "Catalina" {
			t.Errorf("%q: asks for a decision %v, want %v; %+v", text, w.Choose, want, w.Query)
		}
	}
}

func TestAdviceOnASearchOfItsOwnIsASearch(t *testing.T) {
	for _, text := range []string{
		"Which first sailing boat would you buy for 20k?", "Welches Segelboot würdest du für 20.000 Euro kaufen?", "Quel voilier achèteriez-vous pour 20 000 euros ?",
	} {
		if w := parser().Parse(text, nil); !w.Recommend || !w.About || w.Choose || w.Query.PriceMax == nil || w.Query.Type != "sail" {
			t.Errorf("%q is read as %+v", text, w)
		}
	}
	if w := parser().Parse("which boat would you buy?", nil); w.Recommend || w.About {
		t.Errorf("a question without a search is one: %+v", w)
	}
}
