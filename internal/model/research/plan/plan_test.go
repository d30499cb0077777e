package plan_test

import (
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/model/research/researchtest"

	"github.com/fairlead/fairlead/internal/model/research/plan"
)

func planOf(t *testing.T, question string, earlier ...string) plan.Plan {
	t.Helper()
	from, _ := researchtest.Built(t)
	return researchtest.Reader(t).Plan(from.Boats.Snapshot(), question, earlier)
}

// namesOf are the names of the subjects of a plan.
func namesOf(p plan.Plan) []string {
	var names []string
	for _, s := range p.Subjects {
		names = append(names, s.Name)
	}
	return names
}

func TestAKindOfBoatWithALengthIsNoDesign(t *testing.T) {
	for _, s := range planOf(t, "Market report: used Princess and Sunseeker motor yachts 50 to 60 ft").Subjects {
		if s.Design != nil {
			t.Errorf("the %s is studied", s.Name)
		}
	}
}

func TestAPriceAloneIsAMarket(t *testing.T) {
	p := planOf(t, "Which first boat under 30,000 EUR in the Netherlands? Detailed report")
	if len(p.Subjects) != 1 || p.Currency != "EUR" {
		t.Errorf("the plan is %+v", p)
	}
}

func TestWhatBoundsAComparisonBoundsBothSides(t *testing.T) {
	for question, want := range map[string][]string{
		"Compare Beneteau and Jeanneau 40 ft boats in France": {
			"Beneteau boats of 11.58–12.80 m in France", "Jeanneau boats of 11.58–12.80 m in France",
		},
		"Is a used catamaran over 45 ft a better buy in the Caribbean or in the Mediterranean?": {
			"used sailing catamarans of 13.72 m and more in the Caribbean", "used sailing catamarans of 13.72 m and more in the Mediterranean",
		},
	} {
		if got := namesOf(planOf(t, question)); !slices.Equal(got, want) {
			t.Errorf("%q studies %q, want %q", question, got, want)
		}
	}
}

func TestTheNameOfADesignAsksForNothing(t *testing.T) {
	if p := planOf(t, "Annual cost of owning a Beneteau Oceanis 46.1"); p.Focus.Technical || !p.Focus.Owning {
		t.Errorf("the focus is %+v", p.Focus)
	}
}

func TestAmountsAreInACurrencyThatPeopleReckonIn(t *testing.T) {
	if got := planOf(t, "Marktstudie Hallberg-Rassy in der Ostsee").Currency; got != "EUR" {
		t.Errorf("the currency is %s", got)
	}
}

func TestAStudyHasTheBoatsThatASearchForTheNameFinds(t *testing.T) {
	from, wish := researchtest.Built(t)
	for _, name := range []string{"Bavaria 46", "Bavaria 37", "Bavaria 40", "Catalina 34", "Hallberg-Rassy 36"} {
		searched, err := from.Boats.Snapshot().Match(wish(name))
		if err != nil {
			t.Fatal(err)
		}
		p := planOf(t, "Market study of the "+name)
		if len(p.Subjects) != 1 {
			t.Fatalf("%s: %d subjects", name, len(p.Subjects))
		}
		studied, err := from.Boats.Snapshot().Match(p.Subjects[0].Filter.Query)
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
		if got := namesOf(planOf(t, question, before)); !slices.Equal(got, want) {
			t.Errorf("%q after %q studies %q, want %q", question, before, got, want)
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

func TestWhateverBoundsAStudyIsInItsName(t *testing.T) {
	p := planOf(t, "Market for sailboats with at least 3 cabins and a draft up to 1.8 m under 80k EUR in the Baltic")
	if len(p.Subjects) != 1 {
		t.Fatalf("the plan is %+v", p)
	}
	for _, want := range []string{"3 cabins or more", "1.80 m", "EUR 80,000", "Baltic"} {
		if name := p.Subjects[0].Name; !strings.Contains(name, want) {
			t.Errorf("%q lacks %q", name, want)
		}
	}
}

func TestAYearToComeIsNoYearOfBuild(t *testing.T) {
	p := planOf(t, "Will prices of Hanse 400s double by 2031?")
	if len(p.Subjects) != 1 || p.Subjects[0].Filter.Query.YearMin != 0 {
		t.Errorf("the plan is %+v", p)
	}
}

func TestWhatAMatterQuotesStandsInItsPassage(t *testing.T) {
	from, _ := researchtest.Built(t)
	data, err := os.ReadFile("matters.txt")
	if err != nil {
		t.Fatal(err)
	}
	quotes := 0
	for line := range strings.Lines(string(data)) {
		rest, ok := strings.CutPrefix(strings.TrimSpace(line), "quote ")
		if !ok {
			continue
		}
		quotes++
		id, word, _ := strings.Cut(rest, " ")
		passage, ok := from.Passages.Passage(id)
		if !ok || !slices.ContainsFunc(passage.Facts, func(fact string) bool { return strings.Contains(strings.ToLower(fact), word) }) {
			t.Errorf("no fact of %q has %q", id, word)
		}
	}
	if quotes == 0 {
		t.Error("matters.txt quotes nothing")
	}
}

func TestAFrenchMarketIsNoChannel(t *testing.T) {
	got := planOf(t, "Quel est le marché des catamarans en France ?").Subjects[0].Filter.Query
	if got.Region != "" || len(got.RegionsAny) > 0 || got.Country != "FR" {
		t.Errorf("the study is of region %q%v, country %q", got.Region, got.RegionsAny, got.Country)
	}
}

func TestWhatOneSideSaysOfTheKindHoldsForBoth(t *testing.T) {
	for _, s := range planOf(t, "Steel or aluminium for a high latitude boat: what does the market say?").Subjects {
		if s.Filter.Query.Type != "sail" {
			t.Errorf("%s is of type %q", s.Name, s.Filter.Query.Type)
		}
	}
}

func TestABoundOfLengthSetsNothingApart(t *testing.T) {
	if names := namesOf(planOf(t, "Market for 12 m sailing boats of no more than 14 m in Spain")); len(names) != 1 {
		t.Errorf("the study is of %q", names)
	}
}

func TestWhatIsNoPriceOfABoatIsNoMarket(t *testing.T) {
	for _, question := range []string{
		"What do I need to sail a catamaran in Croatia?", "What do I check on a used boat?", "What does a permit for a sailing boat cost in Greece?",
		"How many days of water does a sailing boat need?",
		"Did boats of the 1970s and 1980s have thicker hulls?",
	} {
		if names := namesOf(planOf(t, question)); len(names) > 0 {
			t.Errorf("%q is a study of %q", question, names)
		}
	}
}

// TestALongQuestionIsReadInProportion holds that what is read of a text grows no faster than the text: repeated dates once took its square.
func TestALongQuestionIsReadInProportion(t *testing.T) {
	from, _ := researchtest.Built(t)
	reader, boats := researchtest.Reader(t), from.Boats.Snapshot()
	of := func(times int) float64 {
		question := "What is a boat worth? " + strings.Repeat("3 March ", times)
		return testing.AllocsPerRun(1, func() { reader.Plan(boats, question, nil) })
	}
	if one, four := of(50), of(200); four > 6*one {
		t.Errorf("a text four times as long takes %.0f allocations rather than %.0f", four, one)
	}
}

func TestFourBuildersAreComparedAndAFifthIsNamedAsLeftOut(t *testing.T) {
	from, _ := researchtest.Built(t)
	ix := from.Boats.Snapshot()
	p := researchtest.Reader(t).Plan(ix, "Which brand of 45 foot cat is the best buy, Lagoon, Leopard, Fountaine Pajot or Bali?", nil)
	if len(p.Subjects) != 4 {
		t.Errorf("got %d subjects", len(p.Subjects))
	}
	p = researchtest.Reader(t).Plan(ix, "Which brand of 45 foot cat is the best buy, Lagoon, Leopard, Fountaine Pajot, Nautitech or Bali?", nil)
	if want := "At most four are compared: left out is Bali."; !slices.Contains(p.Readings, want) {
		t.Errorf("got %q, want %q", p.Readings, want)
	}
}
