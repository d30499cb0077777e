package calc_test

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/library"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/geo"
)

// newSet returns all calculators over the built-in places and designs.
func newSet(t *testing.T) *calc.Set {
	t.Helper()
	places, err := geo.Load()
	if err != nil {
		t.Fatal(err)
	}
	designs, err := design.Load()
	if err != nil {
		t.Fatal(err)
	}
	return library.New(places, designs)
}

func TestCallTakesNumbersAndTextsWithUnits(t *testing.T) {
	set := newSet(t)
	for _, args := range []string{`{"waterline_length": 30}`, `{"waterline_length": "30 ft"}`, `{"waterline_length": "9.144 m"}`, `{"waterline_length": "30'0\""}`} {
		result, err := set.CallJSON("hull_speed", json.RawMessage(args))
		if err != nil {
			t.Fatalf("%s: %v", args, err)
		}
		if got := result.Sentence("en"); got != "The hull speed is **7.34 kn** (13.6 km/h)." {
			t.Errorf("%s: %s", args, got)
		}
	}
	result, err := set.CallJSON("energy_budget", json.RawMessage(`{"loads":[{"name":"fridge","current":4,"hours":12},{"name":"lamp","power":"24 W","hours":5,"count":2}],"voltage":12}`))
	if err != nil {
		t.Fatal(err)
	}
	if got := result.Outcomes[0].Amount.Value; got != 68 {
		t.Errorf("daily use %v Ah, want 68", got)
	}
}

func TestWrongInputsAreNamedWithBoundAndValue(t *testing.T) {
	set := newSet(t)
	for _, c := range []struct{ name, args, field, want string }{
		{"hull_speed", `{}`, "waterline_length", "waterline_length is missing: waterline length in ft or another unit of length"},
		{"hull_speed", `{"waterline_length": -3}`, "waterline_length", "waterline_length must be at least 1 ft, not -3 ft"},
		{"hull_speed", `{"waterline_length": "3 km"}`, "waterline_length", "waterline_length must be at most 1,000 ft, not 9,843 ft"},
		{"hull_speed", `{"waterline_length": "3 kg"}`, "waterline_length", "waterline_length must be length, not mass: give waterline length in ft or another unit of length"},
		{"hull_speed", `{"waterline_length": "long"}`, "waterline_length", `waterline_length cannot be read from "long": give waterline length in ft or another unit of length`},
		{"hull_speed", `{"waterline_length": true}`, "waterline_length", "waterline_length must be a number or a text: waterline length in ft or another unit of length"},
		{"hull_speed", `{"waterline_length": 30, "beam": 3}`, "beam", "beam hull_speed has no such input"},
		{"distance_between", `{"from": "Palma", "to": "Atlantis Harbour"}`, "to", `to "Atlantis Harbour" is no place I know: name a port or give coordinates`},
		{"energy_budget", `{"loads": [{"name": "fridge", "current": 4}]}`, "loads[0]", "loads[0] needs current or power and hours a day"},
		{"energy_budget", `{"loads": [{"current": 4, "hours": 30}]}`, "loads[0].hours", "loads[0].hours must be at most 24 h, not 30 h"},
		{"battery_runtime", `{"capacity": 100}`, "current", "current is missing: load current in A or another unit of current; or give power or daily_use"},
		{"berth_cost", `{"length": 12}`, "rate", "rate is missing: rate, an amount of money"},
		{"course_to_steer", `{"track": 0, "boat_speed": 2, "set": 90, "drift": 3}`, "boat_speed", "boat_speed of 2 kn is too little to hold 000° across a current of 3 kn"},
		{"convert", `{"value": "3 ft", "to": "kg"}`, "to", `to must be a unit of length, not "kg"`},
		{"no_such", `{}`, "", `no calculator "no_such"`},
		{"hull_speed", `[1]`, "", "the arguments of hull_speed are not a JSON object"},
	} {
		_, err := set.CallJSON(c.name, json.RawMessage(c.args))
		var wrong *calc.InputError
		if !errors.As(err, &wrong) || wrong.Field != c.field || err.Error() != c.want {
			t.Errorf("%s(%s): error %v, want %s", c.name, c.args, err, c.want)
		}
	}
}

func TestMarkdownLeadsWithTheAnswerInEveryLanguage(t *testing.T) {
	set := newSet(t)
	result, err := set.Call("anchor_rode", map[string]any{"depth": "1250 cm", "bow_height": "1.5 m", "scope": "7:1"})
	if err != nil {
		t.Fatal(err)
	}
	for lang, want := range map[string]string{
		"en": "The rode to let out is **98 m** (321.5 ft).", "de-AT": "Die zu steckende Länge beträgt **98 m** (321,5 ft).", "fr": "La longueur à filer est de **98 m** (321,5 ft).",
		"it": "The rode to let out is **98 m** (321.5 ft).",
	} {
		text := result.Markdown(lang)
		if got, _, _ := strings.Cut(text, "\n"); got != want {
			t.Errorf("%s: %s, want %s", lang, got, want)
		}
	}
	want := "The rode to let out is **98 m** (321.5 ft).\n\n" +
		"- Working: 7 × (12.5 + 1.5 + 0) m = 98 m\n" +
		"- Formula: rode = scope × (depth + bow height + rise of tide)\n" +
		"- Assumed: rise of tide still to come 0 m\n" +
		"- Use the depth at high water.\n" +
		"- Source: the definition of scope; 5:1 on chain and 7:1 on rope are common practice"
	if got := result.Markdown("en"); got != want {
		t.Errorf("got:\n%s\nwant:\n%s", got, want)
	}
}

func TestResultsEchoInputsAndTellDefaults(t *testing.T) {
	set := newSet(t)
	result, err := set.Call("fuel_range", map[string]any{"fuel": "40 gal", "consumption": 3.0, "speed": "6 kn"})
	if err != nil {
		t.Fatal(err)
	}
	got := map[string]calc.Given{}
	for _, g := range result.Inputs {
		got[g.Name] = g
	}
	if got["fuel"].Value != "40 US gal" || got["consumption"].Value != "3 L/h" || got["fuel"].Assumed || !got["reserve"].Assumed {
		t.Errorf("inputs %+v", result.Inputs)
	}
}
