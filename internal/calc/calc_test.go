package calc_test

import (
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/calc"
)

func TestEveryCalculatorIsFullyDeclared(t *testing.T) {
	set := newSet(t)
	seen := map[string]bool{}
	for _, c := range set.List() {
		if seen[c.Name] {
			t.Errorf("two calculators are called %s", c.Name)
		}
		seen[c.Name] = true
		if c.Title.EN == "" || c.Title.DE == "" || c.Title.FR == "" || c.Answers == "" || c.Source == "" || len(c.Inputs) == 0 {
			t.Errorf("%s lacks a title, what it answers, a source or inputs", c.Name)
		}
		names := map[string]bool{}
		for _, in := range c.Inputs {
			if in.Label == "" || names[in.Name] {
				t.Errorf("%s: input %q has no label or comes twice", c.Name, in.Name)
			}
			names[in.Name] = true
		}
	}
}

func TestSchemaNamesInputsBoundsAndWhatIsRequired(t *testing.T) {
	set := newSet(t)
	for _, c := range set.List() {
		var schema struct {
			Type       string
			Properties map[string]struct {
				Type        any
				Description string
				Minimum     *float64
				Maximum     *float64
			}
			Required   []string
			Additional bool `json:"additionalProperties"`
		}
		if err := json.Unmarshal(set.Schema(c.Name), &schema); err != nil {
			t.Fatalf("%s: %v", c.Name, err)
		}
		if schema.Type != "object" || schema.Additional || len(schema.Properties) != len(c.Inputs) {
			t.Errorf("%s: schema %s", c.Name, set.Schema(c.Name))
		}
		for _, in := range c.Inputs {
			p, ok := schema.Properties[in.Name]
			if !ok || p.Description == "" || slices.Contains(schema.Required, in.Name) != in.Required() {
				t.Errorf("%s: property %s is %+v, required %v", c.Name, in.Name, p, schema.Required)
			}
			if in.Max != 0 && p.Maximum != nil && *p.Maximum != in.Max {
				t.Errorf("%s: maximum of %s is %v, want %v", c.Name, in.Name, *p.Maximum, in.Max)
			}
		}
	}
	if got := set.Schema("no_such"); got != nil {
		t.Errorf("schema of an unknown calculator: %s", got)
	}
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

func TestInverseCalculatorsUndoEachOther(t *testing.T) {
	set := newSet(t)
	value := func(name string, args map[string]any, outcome int) float64 {
		t.Helper()
		result, err := set.Call(name, args)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		return result.Outcomes[outcome].Amount.Value
	}
	near := func(what string, got, want float64) {
		t.Helper()
		if diff := got - want; diff > 1e-6*want || diff < -1e-6*want {
			t.Errorf("%s came back as %v, want %v", what, got, want)
		}
	}
	near("waterline", value("waterline_for_speed", map[string]any{"hull_speed": value("hull_speed", map[string]any{"waterline_length": 31.0}, 0)}, 0), 31)
	wind := map[string]any{"true_wind_speed": 17.0, "true_wind_angle": 70.0, "boat_speed": 6.0}
	aws, awa := value("apparent_wind", wind, 0), value("apparent_wind", wind, 1)
	back := map[string]any{"apparent_wind_speed": aws, "apparent_wind_angle": awa, "boat_speed": 6.0}
	near("true wind speed", value("true_wind", back, 0), 17)
	near("true wind angle", value("true_wind", back, 1), 70)
	size := value("cable_size", map[string]any{"current": 30.0, "length": 4.0}, 0)
	near("drop", value("voltage_drop", map[string]any{"current": 30.0, "length": 4.0, "cross_section": size}, 0), 0.36)
}
