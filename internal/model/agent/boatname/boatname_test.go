package boatname_test

import (
	"slices"
	"sync"
	"testing"

	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/model/agent/boatname"
	"github.com/fairlead/fairlead/internal/phrase"
)

var shared = sync.OnceValue(func() *boatname.Reader {
	table, err := design.Load()
	if err != nil {
		panic(err)
	}
	return boatname.New(table)
})

func TestABoatIsNamedWholeOrInPart(t *testing.T) {
	for text, want := range map[string]struct{ whole, part []string }{
		"How does the Lagoon 380 compare with a Leopard 38?":     {whole: []string{"Lagoon 380", "Leopard 38"}},
		"HR 352 or contessa 32":                                  {whole: []string{"Hallberg-Rassy 352", "Contessa 32"}},
		"Is a Halberg Rassy 36 quick?":                           {whole: []string{"Hallberg-Rassy 36"}},
		"How deep is a Bavaria 40?":                              {part: []string{"Bavaria Cruiser 41"}},
		"What is a Bavaria like?":                                {},
		"How do I sail the first 30 miles, with the sun behind?": {},
		"": {},
	} {
		var whole, part []string
		for _, b := range shared().In(text) {
			if b.Whole {
				whole = append(whole, b.Name())
			} else {
				part = append(part, b.Name())
			}
		}
		if !slices.Equal(whole, want.whole) || !slices.Equal(part, want.part) {
			t.Errorf("%q names %q whole and %q in part, want %q and %q", text, whole, part, want.whole, want.part)
		}
	}
}

func TestANameUsedAgainMeansTheLatestBoatFirst(t *testing.T) {
	boats := shared().In("Tell me about the Hunter 33")
	if len(boats) != 1 || len(boats[0].Designs) != 2 {
		t.Fatalf("it names %+v", boats)
	}
	latest, first := boats[0].Designs[0], boats[0].Designs[1]
	if latest.FirstBuilt <= first.FirstBuilt || boats[0].Name() != "Hunter 33" {
		t.Errorf("%s means %s of %d before %s of %d", boats[0].Name(), latest.Name, latest.FirstBuilt, first.Name, first.FirstBuilt)
	}
}

func TestANameWrittenAsAWordIsDoubted(t *testing.T) {
	for text, sure := range map[string]bool{"A Storm in the harbour": true, "a storm in the harbour": false} {
		if got := len(shared().In(text)) > 0; got != sure || !shared().Names(text) {
			t.Errorf("%q surely names a boat: %t, and names one at all: %t", text, got, shared().Names(text))
		}
	}
	if shared().Names("a gale in the harbour") {
		t.Error("a gale is a boat")
	}
}

func TestSomethingElseStandsInPlaceOfBoats(t *testing.T) {
	for text, want := range map[string]string{
		"Is a Contessa 32 or a Bavaria 37 faster?": "Is a boat or a boat faster?",
		"Is a Bavaria faster?":                     "Is a Bavaria faster?",
	} {
		if got := shared().Without(text, "boat"); got != want {
			t.Errorf("%q becomes %q, want %q", text, got, want)
		}
	}
}

func TestABuilderIsKnownUnlessTheNameIsAnEverydayWord(t *testing.T) {
	for text, want := range map[string]string{
		"Is a Hallberg Rassy well built?":  "Hallberg-Rassy",
		"a Catalina beside a Bavaria":      "Bavaria",
		"does the hunter on deck see us":   "",
		"the swan swims behind our tender": "",
	} {
		if got := shared().Builder(phrase.Plain(text)); got != want {
			t.Errorf("%q has the builder %q, want %q", text, got, want)
		}
	}
	for text, want := range map[string]bool{"swans under 200k": true, "a swan under 200k": false, "boats under 200k": false} {
		if got := boatname.Plural(phrase.Plain(text)); got != want {
			t.Errorf("%q has several of a builder: %t", text, got)
		}
	}
}

func TestWithoutATableATextNamesNothing(t *testing.T) {
	rd := boatname.New(nil)
	text := "How long is the Contessa 32?"
	if rd.Names(text) || len(rd.In(text)) > 0 || rd.Builder(phrase.Plain(text)) != "" || rd.Missing(text) != "" || len(rd.Near("Contessa 32")) > 0 {
		t.Error("a boat is known")
	}
	if got := rd.Without(text, "it"); got != text {
		t.Errorf("the text becomes %q", got)
	}
	for name, complete := range map[string]func(string, []string) (string, string){"Numbered": rd.Numbered, "Called": rd.Called, "Last": rd.Last} {
		if whole, boat := complete("and the 34?", []string{text}); whole+boat != "" {
			t.Errorf("%s tells %q, %q", name, whole, boat)
		}
	}
}
