package research_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/model/research/plan"
)

func planOf(t *testing.T, question string, earlier ...string) plan.Plan {
	t.Helper()
	if len(earlier) == 0 {
		return studyOf(t, question).Plan
	}
	s, err := newModel(t).Study(t.Context(), question, earlier, nil)
	if err != nil {
		t.Fatal(err)
	}
	return s.Plan
}

func TestAStudyHasTheBoatsThatASearchForTheNameFinds(t *testing.T) {
	from, err := sources()
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"Bavaria 46", "Bavaria 37", "Bavaria 40", "Catalina 34", "Hallberg-Rassy 36"} {
		searched, err := from.Boats.Snapshot().Match(from.Wish(name))
		if err != nil {
			t.Fatal(err)
		}
		plan := planOf(t, "Market study of the "+name)
		if len(plan.Subjects) != 1 {
			t.Fatalf("%s: %d subjects", name, len(plan.Subjects))
		}
		studied, err := from.Boats.Snapshot().Match(plan.Subjects[0].Filter.Query)
		if err != nil {
			t.Fatal(err)
		}
		if len(studied) != len(searched) || len(studied) == 0 {
			t.Errorf("%s: %d boats are studied, a search finds %d", name, len(studied), len(searched))
		}
	}
}

func TestBoatsOfAnotherGenerationOfTheNameAreLeftOut(t *testing.T) {
	if got := planOf(t, "Market study of the Lagoon 42").Subjects[0].Filter.Except; !slices.Equal(got, []string{"lagoon-42-1990"}) {
		t.Errorf("left out are %q", got)
	}
}

func TestADesignOfUnknownLengthIsNotComparedByLength(t *testing.T) {
	r := reportOn(t, "Bavaria 37 market report", 3000)
	text := r.Text()
	if strings.Contains(text, "Same kind and length") || !strings.Contains(text, "The length of the Bavaria 37 is not known here") {
		t.Errorf("the report is\n%s", text)
	}
	for _, e := range r.Evidence {
		if strings.Contains(e.Title, "of this kind and length") {
			t.Errorf("it cites %q of %d boats", e.Title, e.Boats)
		}
	}
}

func TestADesignOfTheAskedNumberIsPreferredToOneOnceCalledSo(t *testing.T) {
	if got := planOf(t, "Market study of the Bavaria 40").Subjects[0].Design.ID; got != "bavaria-40-cruiser" {
		t.Errorf("the design is %s", got)
	}
}

func TestAComparisonWithWhatWasSpokenOfStudiesBoth(t *testing.T) {
	before := "Market study of the Lagoon 42"
	both := []string{"Lagoon 42", "Leopard 42"}
	for question, want := range map[string][]string{
		"compare it with the Leopard 42":                  both,
		"How does it compare to the Leopard 42?":          both,
		"versus the Leopard 42?":                          both,
		"Market study of the Leopard 42":                  {"Leopard 42"},
		"Compare the Catalina 34 with the Hunter 34":      {"Catalina 34", "Hunter 34"},
		"And what does it cost to own?":                   {"Lagoon 42"},
		"Is the Lagoon 42 better than it was? Compare it": {"Lagoon 42"},
	} {
		var got []string
		for _, s := range planOf(t, question, before).Subjects {
			got = append(got, s.Name)
		}
		if !slices.Equal(got, want) {
			t.Errorf("%q after %q studies %q, want %q", question, before, got, want)
		}
	}
}

func TestWhatNothingHereKnowsIsSaidPlainly(t *testing.T) {
	for question, want := range map[string]string{
		"Study of the Zorblax 99":            "No design and no listing called Zorblax 99 is known here",
		"study of the zorblax 99":            "called zorblax 99 is known",
		"Market study of the Bavaria 99":     "like it: Bavaria",
		"Boats for sale in Antarctica":       "No boat for sale in Antarctica",
		"Yachts for sale in Mongolia please": "No boat for sale in Mongolia",
	} {
		if text := reportOn(t, question, 1000).Text(); !strings.Contains(text, want) || strings.Contains(text, "##") {
			t.Errorf("%q is answered\n%s", question, text)
		}
	}
	for _, question := range append([]string{"Solbian SP 118 solar panels test", "Boats for sale over 40 feet", "The last 10 years of the market for yachts"}, questions...) {
		if said := planOf(t, question).Unknown; said != "" {
			t.Errorf("%q: %s", question, said)
		}
	}
}

func TestWordsThatAreNoBoatsAreNotReadAsSuch(t *testing.T) {
	for question, want := range map[string]string{
		"Was kostet eine 10-Meter-Segelyacht pro Jahr?":                      "sailing monohulls of 9.50–10.50 m",
		"Market for sailboats that have been listed for a year":              "sailing monohulls",
		"A couple in their fifties asks for the market of steel sailboats":   "steel sailing monohulls",
		"Lohnt eine 10 Jahre alte Segelyacht aus Stahl? Wie ist der Markt?":  "steel sailing monohulls 9–11 years old",
		"What will I lose on a steel sailboat if I sell after four years?":   "steel sailing monohulls",
		"What does the insurance cost a year for a 40 foot catamaran?":       "sailing catamarans of 11.58–12.80 m",
		"Which 35 footers are on the market in Greece, and for what prices?": "boats of 10.13–11.20 m in Greece",
	} {
		if got := planOf(t, question).Subjects; len(got) != 1 || got[0].Name != want {
			t.Errorf("%q is about %v, want %s", question, got, want)
		}
	}
}
