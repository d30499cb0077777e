package library_test

import (
	"encoding/json"
	"slices"
	"testing"
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
