package report

import (
	"encoding/base64"
	"fmt"
	"html/template"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/fold"
	"github.com/fairlead/fairlead/internal/inspect"
	"github.com/fairlead/fairlead/internal/inspect/part"
	"github.com/fairlead/fairlead/internal/quantity"
)

// functions are what the layout says things with.
var functions = template.FuncMap{
	"metres":   func(v float64) string { return fmt.Sprintf("%.2f m (%.0f ft)", v, v/quantity.Foot) },
	"percent":  func(share float64) string { return fmt.Sprintf("%.0f %%", 100*share) },
	"width":    func(share float64) string { return fmt.Sprintf("%.0f", 100*share) },
	"money":    quantity.Rounded,
	"jpeg":     jpeg,
	"evidence": evidence,
	"sure":     sure,
	"image":    func(f inspect.Finding) bool { return f.Evidence[0].Kind == "image" },
	"upper":    fold.Capital,
	"costs":    inspect.Costs,
	"lifes":    inspect.Lifespans,
	"title":    func(a part.Area) string { return titleOf(a) },
	"points":   points,
	"add":      func(a, b int) int { return a + b },
}

// jpeg is a picture as an address that holds it.
func jpeg(data []byte) template.URL {
	return template.URL("data:image/jpeg;base64," + base64.StdEncoding.EncodeToString(data)) //nolint:gosec // base64 holds no markup
}

// evidence says what a statement rests on.
func evidence(list []inspect.Evidence) string {
	var out []string
	for _, e := range list {
		text := e.Source
		switch {
		case e.Kind == "practice":
			text += " (" + e.ID + ")"
		case e.Kind == "watchlist":
			text = "watch-list " + e.ID + ": " + e.Source
		case e.Quote != "":
			text += ": “" + e.Quote + "”"
		}
		if !slices.Contains(out, text) {
			out = append(out, text)
		}
	}
	return strings.Join(out, "; ")
}

// sure is a confidence in words.
func sure(c float64) string {
	if c >= 0.5 {
		return fmt.Sprintf("medium (%.2f)", c)
	}
	return fmt.Sprintf("low (%.2f)", c)
}

func points(p float64) string {
	if p == 0 {
		return "±0"
	}
	return strings.Replace(fmt.Sprintf("%+.0f", p), "-", "−", 1)
}

func titleOf(a part.Area) string {
	for _, s := range inspect.Sections() {
		if s.Area == a {
			return s.Title
		}
	}
	return string(a)
}

// Group is the findings of one grade, numbered within it.
type Group struct {
	Grade, Title, Text string
	Findings           []inspect.Finding
}

// Groups are the findings of this boat by grade; what her design is known for stands by itself.
func (d Document) Groups() []Group {
	out := []Group{
		{Grade: "A", Title: "Before use", Text: "Safety or seaworthiness: put right before the boat is used."},
		{Grade: "B", Title: "Soon", Text: "Timely attention: affects value, insurance or safe operation."},
		{Grade: "C", Title: "Good practice", Text: "Upkeep and good practice; belongs in the price."},
	}
	for _, f := range d.Findings {
		for i := range out {
			if out[i].Grade == f.Grade && !ofKind(f) {
				out[i].Findings = append(out[i].Findings, f)
			}
		}
	}
	return out
}

// Priced is a finding with a published cost, by its number in the report.
type Priced struct{ Number, Title, Cost string }

// Priced lists the findings of this boat that have a published cost.
func (d Document) Priced() []Priced {
	var out []Priced
	for _, g := range d.Groups() {
		for i, f := range g.Findings {
			if f.Cost != "" {
				out = append(out, Priced{fmt.Sprintf("%s%d", g.Grade, i+1), f.Title, f.Cost})
			}
		}
	}
	return out
}

// Prompts are what surveyors look for on boats of the design.
func (d Document) Prompts() []inspect.Finding {
	return slices.DeleteFunc(slices.Clone(d.Findings), func(f inspect.Finding) bool { return !ofKind(f) })
}

// ofKind tells what is known of a kind of boat from what was said of this one.
func ofKind(f inspect.Finding) bool { return f.Evidence[0].Kind == "watchlist" }

// Basis names everything the report rests on, in words.
func (d Document) Basis() string {
	var parts []string
	if d.Listing != "" {
		parts = append(parts, "listing "+d.Listing)
	}
	for _, address := range d.Read {
		parts = append(parts, "the page "+address)
	}
	if n := len(d.Photos); n == 1 {
		parts = append(parts, "one photograph")
	} else if n > 1 {
		parts = append(parts, fmt.Sprintf("%d photographs", n))
	}
	parts = append(parts, "what the client wrote")
	return strings.Join(parts, ", ")
}
