package maker_test

import (
	"math"
	"testing"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/catalog/wish/maker"
	"github.com/fairlead/fairlead/internal/design"
)

func designs(t *testing.T) *design.Table {
	t.Helper()
	all, err := design.Load()
	if err != nil {
		t.Fatal(err)
	}
	return all
}

func names(t *testing.T) *maker.Names {
	t.Helper()
	return maker.NewNames(designs(t), map[string][]string{"Quagga Marine": {"Plains Rover 9", "31"}})
}

func TestNamesAreFound(t *testing.T) {
	n := names(t)
	for words, want := range map[string]maker.Name{
		"beneteau": {Make: "Beneteau"}, "oceanis": {Make: "Beneteau", Line: "Oceanis"}, "bavarias": {Make: "Bavaria"},
		"hallbergrassy": {Make: "Hallberg-Rassy"}, "x yacht": {Make: "X-Yachts"}, "benny": {Make: "Beneteau"}, "quagga marine": {Make: "Quagga Marine"},
		"sport": {}, "zeppelin": {},
	} {
		if got, ok := n.Find(words); got != want || ok != (want.Make != "") {
			t.Errorf("%q: %v %v, want %v", words, got, ok, want)
		}
	}
}

func TestMisspeltNamesAreFound(t *testing.T) {
	n := names(t)
	for words, want := range map[string]string{
		"bavarria": "Bavaria", "halberg rassy": "Hallberg-Rassy", "swann": "Nautor's Swan", "oceanos": "Oceanis", "bavaria": "", "winter": "", "pacific coast": "",
	} {
		if got, _ := n.Misspelt(words); got.String() != want && got.Make != want {
			t.Errorf("%q: %v, want %q", words, got, want)
		}
	}
	if got, _ := n.Misspelt("najd"); got.Make != "" {
		t.Errorf("a word of four letters misses one: %v", got)
	}
	if got, _ := n.MisspeltBeforeNumber("najd"); got.Make != "Najad" {
		t.Errorf("najd before a number: %v", got)
	}
}

func TestLinesBelongToTheirBuilder(t *testing.T) {
	n := names(t)
	for _, c := range []struct {
		builder, words, line string
		sold                 bool
	}{
		{"Beneteau", "oceanis", "Oceanis", false}, {"Quagga Marine", "plains rover", "Plains Rover", true}, {"Bavaria", "oceanis", "", false},
	} {
		if line, sold, _ := n.Line(c.builder, c.words); line != c.line || sold != c.sold {
			t.Errorf("%s %s: %q, only for sale: %v", c.builder, c.words, line, sold)
		}
	}
	if line, _ := n.MisspeltLine("Westerly", "centuar"); line != "Centaur" {
		t.Errorf("centuar: %q", line)
	}
}

func TestNamesThatAreWordsAreTold(t *testing.T) {
	n := names(t)
	if !n.Everyday("hunters") || n.Everyday("bavaria") || !n.Numbered("vancouver") || n.Numbered("najad") || !n.Generic("clipper") {
		t.Error("hunters are an everyday word, Vancouver is a place, and a clipper alone is nobody's")
	}
	if builder, ok := n.OfPrefix("x"); !ok || builder != "X-Yachts" {
		t.Errorf("X-302 is built by %q", builder)
	}
}

func TestModelsHaveASizeAndAKind(t *testing.T) {
	cat := catalog.New(catalog.NewIndex([]*catalog.Listing{{ID: "q-1", Make: "Quagga Marine", Model: "31", LOA: 9.2, Category: design.Sail, Status: catalog.Active}}, nil))
	m := maker.NewModels(designs(t), cat)
	for _, c := range []struct {
		builder, model string
		length         float64
		kind           design.Category
	}{
		{"Catalina", "34", 10.51, design.Sail}, {"Quagga Marine", "31", 9.2, design.Sail}, {"Zeppelin", "40", 12.19, ""}, {"Zeppelin", "5e999", 0, ""}, {"Lagoon", "", 0, ""},
	} {
		d := m.Design(c.builder, c.model)
		if math.Abs(d.LOA-c.length) > 0.1 || d.Category != c.kind {
			t.Errorf("%s %s: %.2f m, %q", c.builder, c.model, d.LOA, d.Category)
		}
	}
	if sails := design.Category.Sails; m.All("Zeppelin", sails) || !m.All("Catalina", sails) {
		t.Error("all Catalinas sail, and of a builder without designs nothing is told")
	}
	if !m.HasVersion("Grand Banks", "europa") || !m.IsSize("Westerly", "Centaur", "26") || m.IsSize("Westerly", "Centaur", "36") {
		t.Error("a Grand Banks 42 Europa is a version, and a Centaur has 26 ft")
	}
}

func TestADesignIsCalledAsItsTableHasIt(t *testing.T) {
	d := design.Design{Name: "Océanis Clipper 411"}
	for text, want := range map[string]string{"oceanes": "Oceanis", "océanis": "Océanis", "Clipper": "Clipper", "Zeppelin": "Zeppelin"} {
		if got := maker.Canonical(d, text); got != want {
			t.Errorf("%q is written %q, want %q", text, got, want)
		}
	}
}

func TestDesignersAreFoundByWholeNamesAndLastOnes(t *testing.T) {
	d := maker.NewDesigners(designs(t))
	for words, want := range map[string]string{"bob perry": "Robert Perry", "german frers": "German Frers", "s s": "Sparkman & Stephens", "perry": ""} {
		if got, ok := d.Find(words); got != want || ok != (want != "") {
			t.Errorf("%q: %q, want %q", words, got, want)
		}
	}
	if !d.CalledLast("perry") || d.CalledLast("zeppelin") {
		t.Error("Perry is the last name of a designer")
	}
}
