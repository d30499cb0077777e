package wish_test

import (
	"bufio"
	"encoding/json"
	"math"
	"os"
	"slices"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/catalog/sample"
	"github.com/fairlead/fairlead/internal/catalog/wish"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/geo"
)

var parser = sync.OnceValue(func() *wish.Parser {
	designs, err := design.Load()
	if err != nil {
		panic(err)
	}
	places, err := geo.Load()
	if err != nil {
		panic(err)
	}
	cat := catalog.New(catalog.NewIndex(sample.Listings(designs, places), nil))
	p, err := wish.New(designs, places, cat)
	if err != nil {
		panic(err)
	}
	return p
})

// line is one wish of testdata/queries.jsonl with the query it means.
type line struct {
	Query   string         `json:"query"`
	History []string       `json:"history"`
	Filter  map[string]any `json:"filter"`
}

func lines(t *testing.T) []line {
	t.Helper()
	f, err := os.Open("testdata/queries.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { f.Close() })
	var out []line
	for s := bufio.NewScanner(f); s.Scan(); {
		var l line
		if err := json.Unmarshal(s.Bytes(), &l); err != nil {
			t.Fatalf("%s: %v", s.Text(), err)
		}
		out = append(out, l)
	}
	return out
}

// fields is a query as JSON has it.
func fields(t *testing.T, q catalog.Query) map[string]any {
	t.Helper()
	data, err := json.Marshal(q)
	if err != nil {
		t.Fatal(err)
	}
	var out map[string]any
	if err := json.Unmarshal(data, &out); err != nil {
		t.Fatal(err)
	}
	return out
}

var aboutEqual = cmp.Comparer(func(a, b float64) bool { return math.Abs(a-b) <= 0.011 })

func TestWishesMeanWhatIsWrittenBesideThem(t *testing.T) {
	all := lines(t)
	if len(all) < 150 {
		t.Fatalf("%d wishes, want at least 150", len(all))
	}
	for _, l := range all {
		got := fields(t, parser().Parse(l.Query, l.History).Query)
		if diff := cmp.Diff(l.Filter, got, aboutEqual); diff != "" {
			t.Errorf("%q after %q (-want +got)\n%s", l.Query, l.History, diff)
		}
	}
}

func TestEveryWishOfTheTestsCanBeSearched(t *testing.T) {
	ix := catalog.NewIndex(nil, nil)
	for _, l := range lines(t) {
		if _, err := ix.Search(parser().Parse(l.Query, l.History).Query, catalog.Paging{}); err != nil {
			t.Errorf("%q: %v", l.Query, err)
		}
	}
}

func TestFurtherModelsOfAMakeAreRead(t *testing.T) {
	for text, want := range map[string][]string{
		"Elling E3 or E4": {"E3", "E4"}, "J boats 109 or 105 east coast": {"J/109", "105"}, "X-332 or 362": {"X-332", "362"}, "Hanse 388 or 418": {"388", "418"},
	} {
		if diff := cmp.Diff(want, parser().Parse(text, nil).Query.ModelsAny); diff != "" {
			t.Errorf("%q (-want +got)\n%s", text, diff)
		}
	}
}

func TestWhatWasRemovedIsNotAskedFor(t *testing.T) {
	if q := parser().Parse("Tayana 37 cutter, teak decks removed", nil).Query; len(q.Features) > 0 || !slices.Equal(q.Exclude, []string{"teak_deck"}) {
		t.Errorf("%+v", q)
	}
}

func TestContradictionsAreSaid(t *testing.T) {
	for text, want := range map[string]string{
		"under 30 ft and longer than 45 ft":              "under 30 ft and longer than 45 ft contradict each other",
		"at least 100k euro but under 50k euro":          "a price of at most 50,000 and of at least 100,000 contradict each other",
		"built after 2010 and before 2000":               "built before 2000 and after 2010 contradict each other",
		"catamaran, but no catamarans":                   "catamaran is both asked for and excluded",
		"at least 4 cabins and at most 2 cabins":         "at most 2 and at least 4 cabins contradict each other",
		"with teak deck, without teak deck, 40-45 ft":    "teak deck is both asked for and excluded",
		"steel boat, no steel, in the North Sea":         "steel is both asked for and excluded",
		"brand new boats built in 1985":                  "new and built in 1985 contradict each other",
		"sailboats in Florida, located in Greece":        "no boat lies both in Florida and in Greece",
		"younger than 5 years but at least 10 years old": "at most 5 and at least 10 years old contradict each other",
		"find a diesel boat with petrol engine":          "diesel and petrol contradict each other",
		"a monohull catamaran in Greece":                 "monohull and catamaran contradict each other",
		"longer than 50 ft but fits a 30 ft berth":       "under 30 ft and longer than 50 ft contradict each other",
		"catamarans built in 2150":                       "no boat has been built in 2150 yet",
		"sloops built after 2090":                        "no boat has been built in 2091 yet",
	} {
		got := parser().Parse(text, nil).Contradictions
		if diff := cmp.Diff([]string{want}, got); diff != "" {
			t.Errorf("%q (-want +got)\n%s", text, diff)
		}
	}
}

func TestANewPartOfAnOldBoatIsNoContradiction(t *testing.T) {
	for _, text := range []string{"1985 sailboats with a brand new engine", "new boats built since 2020", "boat in Sydney, Australia", "boats in Portland, Maine, USA", "monohull or catamaran in Greece", "petrol and diesel boats", "no monohull, a catamaran"} {
		if w := parser().Parse(text, nil); len(w.Contradictions) > 0 {
			t.Errorf("%q: %q", text, w.Contradictions)
		}
	}
}

func TestAnOldLimitGivesWayToANewOne(t *testing.T) {
	w := parser().Parse("over 45 ft", []string{"catamarans under 40 ft"})
	if len(w.Contradictions) != 0 || w.Query.LengthMax != 0 || w.Query.LengthMin == 0 {
		t.Errorf("%+v", w)
	}
}

func TestWhatCannotBeSearchedIsNotUnderstood(t *testing.T) {
	for text, want := range map[string][]string{
		"no listing of Beneteau, only French boats": {"French"}, "Italian yachts in Croatia": {"Italian"},
		"German-built sailboats": {"German"}, "Swedish yachts over 40 ft": {"Swedish"},
		"max 1 engine": nil, "Hanse 388 DE": {"DE"}, "Bavaria 46-40": {"40"},
	} {
		if diff := cmp.Diff(want, parser().Parse(text, nil).NotUnderstood); diff != "" {
			t.Errorf("%q (-want +got)\n%s", text, diff)
		}
	}
}

func TestWhereABoatIsToSailIsNotWhereSheLies(t *testing.T) {
	for text, elsewhere := range map[string]bool{
		"Hallberg-Rassy 342 for a couple going to the Azores": true, "36 ft sloop to sail to the Caribbean": true,
		"a boat bound for Spain and Portugal": true, "ketch for a passage to Madeira or the Canaries": true,
		"we are going to Greece in May to view boats": false, "36 ft sloop in the Caribbean": false, "sloop for sailing in the Baltic": false,
		"boats from Spain to Portugal": false,
	} {
		w := parser().Parse(text, nil)
		q := w.Query
		if found := q.Region+q.Country+q.Place != "" || len(q.RegionsAny)+len(q.CountriesAny) > 0; found == elsewhere {
			t.Errorf("%q: looked for in a place: %v, %+v", text, found, q)
		}
		if elsewhere != (len(w.NotUnderstood) == 1) {
			t.Errorf("%q: told back %q", text, w.NotUnderstood)
		}
	}
}

func TestABuilderWithAnEverydayNameIsReadBeforeAModelOfLettersAndANumber(t *testing.T) {
	for text, model := range map[string]string{"Elling E3": "E3", "Elling E4 for sale": "E4"} {
		if w := parser().Parse(text, nil); w.Query.Make != "Elling" || w.Query.ModelContains != model {
			t.Errorf("%q: make %q, model %q", text, w.Query.Make, w.Query.ModelContains)
		}
	}
}

func TestWhatIsNotUnderstoodIsReported(t *testing.T) {
	w := parser().Parse("Catalina 36 with a zeppelin hangar and a helipad", nil)
	if diff := cmp.Diff([]string{"zeppelin hangar", "helipad"}, w.NotUnderstood); diff != "" {
		t.Errorf("not understood (-want +got)\n%s", diff)
	}
}

func TestSmallTalkIsNoWish(t *testing.T) {
	for text, want := range map[string]bool{
		"hello": false, "hi, how are you?": false, "thank you": false, "what can you do?": false,
		"Catalina": true, "anything in Greece": true, "under 50k": true, "boats": true, "more": true, "start over": true,
	} {
		if got := parser().Parse(text, nil).About; got != want {
			t.Errorf("%q: about boats %v, want %v", text, got, want)
		}
	}
}

func TestAChoiceCountsInTheListBefore(t *testing.T) {
	w := parser().Parse("the third one", []string{"Lagoon 380 in Greece", "under 200k EUR"})
	if w.Query.SelectIndex != 3 || w.Context.Make != "Lagoon" || w.Context.Country != "GR" || w.Context.Currency != "EUR" {
		t.Errorf("query %+v, context %+v", w.Query, w.Context)
	}
}

func TestMisspeltNamesAreFound(t *testing.T) {
	for text, want := range map[string]string{
		"Beneteu 40": "Beneteau", "Jeaneau Sun Odyssey": "Jeanneau", "Halberg-Rassy": "Hallberg-Rassy", "Bavarria 46": "Bavaria",
		"Fontaine Pajot": "Fountaine Pajot", "Catilina 30": "Catalina", "Westerley Konsort": "Westerly", "Duffour 36": "Dufour",
	} {
		if got := parser().Parse(text, nil).Query.Make; got != want {
			t.Errorf("%q: make %q, want %q", text, got, want)
		}
	}
	for text, want := range map[string]string{"boats in Greec": "GR", "boats in Croatai": "HR", "yachts in Germnay": "DE"} {
		if got := parser().Parse(text, nil).Query.Country; got != want {
			t.Errorf("%q: country %q, want %q", text, got, want)
		}
	}
}

func TestOrdinaryWordsAreNoNames(t *testing.T) {
	for _, text := range []string{
		"my first boat under 10k", "a match for a family", "something with a sense of space", "person looking for a boat",
		"I want to hunt for a bargain", "sail in the sun", "the legacy of my father",
	} {
		if q := parser().Parse(text, nil).Query; q.Make != "" || q.MakesAny != nil {
			t.Errorf("%q: make %q %q", text, q.Make, q.MakesAny)
		}
	}
}

func TestACharterBoatIsRefusedInFewWords(t *testing.T) {
	for _, text := range []string{"Segelyacht, nicht Charter", "ketch, not charter", "Boot kein Charter", "non-charter catamaran"} {
		w := parser().Parse(text, nil)
		if diff := cmp.Diff([]string{"ex_charter"}, w.Query.Exclude); diff != "" || len(w.NotUnderstood) > 0 {
			t.Errorf("%q: not understood %q (-want +got)\n%s", text, w.NotUnderstood, diff)
		}
	}
	if w := parser().Parse("Boote nach 2005 gebaut", nil); w.Query.YearMin != 2006 || len(w.NotUnderstood) > 0 {
		t.Errorf("year from %d, not understood %q", w.Query.YearMin, w.NotUnderstood)
	}
}

func TestAPriceBelowNothingIsSaid(t *testing.T) {
	for _, text := range []string{"boats under -5 euro", "boats under -5000 euro"} {
		w := parser().Parse(text, nil)
		if len(w.Contradictions) != 1 || w.Query.PriceMax != nil {
			t.Errorf("%q: %q, %v", text, w.Contradictions, w.Query.PriceMax)
		}
	}
}

func TestBuildersThatTheCatalogueGetsLaterAreUnderstood(t *testing.T) {
	designs, err := design.Load()
	if err != nil {
		t.Fatal(err)
	}
	places, err := geo.Load()
	if err != nil {
		t.Fatal(err)
	}
	cat := catalog.New(catalog.NewIndex(nil, nil))
	p, err := wish.New(designs, places, cat)
	if err != nil {
		t.Fatal(err)
	}
	if got := p.Parse("Quagga Marine 31 in Spain", nil).Query.Make; got != "" {
		t.Fatalf("a builder that nobody has heard of was understood as %q", got)
	}
	cat.Replace(catalog.NewIndex([]*catalog.Listing{{ID: "q-1", Make: "Quagga Marine", Model: "31", Status: catalog.Active}}, nil))
	p.Learn()
	if got := p.Parse("Quagga Marine 31 in Spain", nil).Query.Make; got != "Quagga Marine" {
		t.Errorf("make = %q, want Quagga Marine", got)
	}
}

func TestModelsThatOnlyTheCatalogueHasAreUnderstood(t *testing.T) {
	designs, err := design.Load()
	if err != nil {
		t.Fatal(err)
	}
	places, err := geo.Load()
	if err != nil {
		t.Fatal(err)
	}
	p, err := wish.New(designs, places, catalog.New(catalog.NewIndex([]*catalog.Listing{
		{ID: "q-1", Make: "Quagga Marine", Model: "Plains Rover 9", Status: catalog.Active},
		{ID: "q-2", Make: "Quagga Marine", Model: "Sail 9", Status: catalog.Active},
		{ID: "q-3", Make: "Quagga Marine", Model: "Émeraude", Status: catalog.Active},
	}, nil)))
	if err != nil {
		t.Fatal(err)
	}
	for text, want := range map[string]string{
		"Quagga Marine Plains Rover 9 in Spain":  "Plains Rover 9",
		"quagga marine plains rover under 50k":   "Plains Rover",
		"a used Quagga Marine Plains, any price": "Plains",
		"Quagga Marine emeraude":                 "Émeraude",
		"Quagga Marine sail boats":               "",
		"Quagga Marine, Plains of Spain":         "",
	} {
		if got := p.Parse(text, nil).Query.ModelContains; got != want {
			t.Errorf("%q: model = %q, want %q", text, got, want)
		}
	}
}

func TestWhatCannotBeRefusedIsToldBack(t *testing.T) {
	for text, want := range map[string][]string{
		"boats in Florida but not Miami":         {"Miami"},
		"Yacht in Kiel oder Flensburg":           nil,
		"sloops from La Spezia to Naples":        {"Naples"},
		"narrowboat, Oxford canal":               {"Oxford canal"},
		"Elan 434, no 4 cabin layouts":           {"4 cabin layouts"},
		"motor yacht in Spain, no flybridge":     {"flybridge"},
		"Segelboot in Kroatien, nicht in Split":  {"Split"},
		"Bavaria 37 in Germany but not in Italy": nil,
	} {
		if diff := cmp.Diff(want, parser().Parse(text, nil).NotUnderstood); diff != "" {
			t.Errorf("%q (-want +got)\n%s", text, diff)
		}
	}
}
