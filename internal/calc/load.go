package calc

import (
	"fmt"
	"strings"

	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/quantity"
)

// Load is one consumer: its current or power, how many hours a day it runs, and how many there are.
type Load struct {
	Name               string
	amps, watts, hours float64
	ampHours           float64 // instead of current and hours
	count              float64
}

// Daily is the charge the load takes in a day at a voltage, in ampere hours.
func (l Load) Daily(volts float64) float64 {
	return l.count * (l.ampHours + l.amps*l.hours + l.watts/volts*l.hours)
}

// Hours is how long the load runs in a day, 0 where only its charge is told.
func (l Load) Hours() float64 { return l.hours }

// readLoads reads the argument "loads".
func readLoads(in Input, given any) ([]Load, error) {
	list, ok := given.([]any)
	if !ok || len(list) == 0 {
		return nil, InputErrorf(in.Name, "must be a list of {name, current or power, hours}")
	}
	var loads []Load
	for i, item := range list {
		fields, ok := item.(map[string]any)
		if !ok {
			return nil, InputErrorf(in.Name, "item %d must be an object {name, current or power, hours}", i+1)
		}
		l, err := readLoad(fmt.Sprintf("%s[%d].", in.Name, i), fields)
		if err != nil {
			return nil, err
		}
		loads = append(loads, l)
	}
	return loads, nil
}

func readLoad(path string, fields map[string]any) (Load, error) {
	l := Load{count: 1}
	l.Name, _ = fields["name"].(string)
	for _, f := range []struct {
		name string
		dim  quantity.Dimension
		unit string
		max  float64
		to   *float64
	}{
		{"current", quantity.Current, "A", 5000, &l.amps}, {"power", quantity.Power, "W", 1e5, &l.watts}, {"hours",
			quantity.Time, "h", 24, &l.hours},
		{"charge", quantity.Charge, "Ah", 1e5, &l.ampHours}, {"count", quantity.Bare, "", 1000, &l.count},
	} {
		given, ok := fields[f.name]
		if !ok || given == nil {
			continue
		}
		in := Input{Name: path + f.name, Label: f.name, Dim: f.dim, Unit: f.unit, Max: f.max}
		q, err := in.measure(given)
		if err != nil {
			return Load{}, err
		}
		if err := in.inBounds(q); err != nil {
			return Load{}, err
		}
		if *f.to, ok = q.In(f.unit); !ok {
			*f.to = q.Value
		}
	}
	if l.ampHours == 0 && (l.amps == 0 && l.watts == 0 || l.hours == 0) {
		return Load{}, InputErrorf(strings.TrimSuffix(path, "."), "needs current or power and hours a day")
	}
	return l, nil
}

func showLoads(loads []Load) string {
	var parts []string
	for _, l := range loads {
		parts = append(parts, strings.TrimSpace(l.Name+" "+l.Show()))
	}
	return strings.Join(parts, "; ")
}

// Show writes the load as a product.
func (l Load) Show() string {
	text := ""
	if l.count != 1 {
		text = answer.Number(l.count) + " × "
	}
	switch {
	case l.ampHours > 0:
		return text + answer.Show(l.ampHours, "Ah")
	case l.amps > 0:
		return text + answer.Number(l.amps) + " A × " + answer.Number(l.hours) + " h"
	}
	return text + answer.Number(l.watts) + " W × " + answer.Number(l.hours) + " h"
}
