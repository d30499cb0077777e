package boat_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/fairlead/fairlead/internal/catalog/wish/boat"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
	"github.com/fairlead/fairlead/internal/catalog/wish/spelling"
	"github.com/fairlead/fairlead/internal/catalog/wish/wishtest"
)

func read(text string, in boat.Sources) boat.Reader {
	s := sentence.New(text, in.Lexicon)
	s.Mentions = in.Places.Mentions(text)
	return boat.New(s, in)
}

// named is the boats that a text names, each as its builder and its model.
func named(text string, in boat.Sources) [][2]string {
	r := read(text, in)
	var out [][2]string
	for _, n := range r.Read() {
		out = append(out, [2]string{n.Make, n.Model})
	}
	return out
}

func TestBoatsAreNamedByBuilderLineAndNumber(t *testing.T) {
	in := wishtest.Sources(t, spelling.New("catamaran"))
	for text, want := range map[string][][2]string{
		"Bavaria 37 under 60k":               {{"Bavaria", "37"}},
		"a Bavaria in Greece":                {{"Bavaria", ""}},
		"Beneteau Oceanis 40 or First 40.7":  {{"Beneteau", "Oceanis 40"}, {"Beneteau", "40.7"}},
		"40 Oceanis Beneteau":                {{"Beneteau", "Oceanis 40"}},
		"Boston Whaler 23 Outrage":           {{"Boston Whaler", "23 Outrage"}},
		"X-302":                              {{"X-Yachts", "X-302"}},
		"Lagoon 400 S2":                      {{"Lagoon", "400 S2"}},
		"Catalina 34 Mk1 or Mk2":             {{"Catalina", "34 MkI"}, {"Catalina", "34 MkII"}},
		"Fountaine Pajot Summerland 40":      {{"Fountaine Pajot", "Summerland 40"}},
		"Bavaria 3 cabins":                   {{"Bavaria", ""}},
		"Swan 50 or bigger":                  {{"Nautor's Swan", ""}},
		"Hanse 370 or 420 in the Med":        {{"Hanse", "370"}, {"Hanse", "420"}},
		"a catamaran in the Cyclades, 12 m":  nil,
		"French Riviera":                     nil,
		"something for the family under 25k": nil,
	} {
		if diff := cmp.Diff(want, named(text, in)); diff != "" {
			t.Errorf("%q (-want +got)\n%s", text, diff)
		}
	}
}

func TestModelsGoOnAList(t *testing.T) {
	want := [][2]string{{"Bavaria", "42"}, {"Bavaria", "43"}, {"Bavaria", "46"}}
	if diff := cmp.Diff(want, named("Bavaria 42, 43 or 46", wishtest.Sources(t, spelling.New("catamaran")))); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
}

func TestMisspeltNamesArePutRight(t *testing.T) {
	r := read("westerly Centuar in Kent", wishtest.Sources(t, spelling.New("catamaran")))
	names := r.Read()
	if len(names) != 1 || names[0].Make != "Westerly" || names[0].Model != "Centaur" {
		t.Errorf("named are %+v", names)
	}
	want := []boat.Misspelt{{I: 1, J: 2, Right: "Centaur"}}
	if diff := cmp.Diff(want, r.Misspelt); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
}

func TestTheNameOfABuilderMayTellTheTypeOfBoat(t *testing.T) {
	r := read("Leopard catamarans in Croatia", wishtest.Sources(t, spelling.New("catamaran")))
	if names := r.Read(); len(names) != 1 || names[0].Make != "Leopard" || r.Guess != "catamaran" {
		t.Errorf("named are %+v, guessed is %q", names, r.Guess)
	}
}

func TestWordsTellWhatTheyMayBe(t *testing.T) {
	in := wishtest.Sources(t, spelling.New("catamaran"))
	r := read("Zeppelin catmaran near Kiel, the Mk2 for 37000 Hinckley picnic boats", in)
	if !r.IsName(0) || r.IsName(1) || !r.MaybeTypo(1) || r.MaybeTypo(2) || !r.SpeaksOfBoats() {
		t.Error("a capital begins a name, and no word is spelt catmaran")
	}
	if mark, j := r.MarkAt(5, "34"); mark != "MkII" || j != 7 {
		t.Errorf("mark %q up to %d", mark, j)
	}
	if !boat.IsVersion("DS") || boat.IsVersion("TEAK") || !boat.IsBoat("yacht") || boat.IsBoat("teak") {
		t.Error("a DS is a version and a yacht a boat")
	}
	if !r.ModelNumber(8) || r.ModelNumber(0) {
		t.Error("a model has a number")
	}
	if line, j, ok := r.LineBehind("Hinckley", 10); !ok || line != "Picnic Boat" || j != 12 || !r.LineOfMake(10, 12) || r.LineOfMake(9, 10) {
		t.Errorf("line %q up to %d, %v", line, j, ok)
	}
}
