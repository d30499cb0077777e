package tools

import (
	"context"
	"fmt"
	"strings"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/links"
	"github.com/fairlead/fairlead/internal/quantity"
)

// FindDesignName is the name of the tool that FindDesign returns.
const FindDesignName = "find_design"

// Design is a production boat as find_design gives it. Lengths are metres, masses kilograms; what is unknown is left out.
type Design struct {
	ID           string         `json:"id"`
	Name         string         `json:"name"`
	Designer     string         `json:"designer,omitempty"`
	Category     string         `json:"category"`
	LOA          float64        `json:"loa_m,omitempty"`
	LWL          float64        `json:"lwl_m,omitempty"`
	Beam         float64        `json:"beam_m,omitempty"`
	DraftMin     float64        `json:"draft_min_m,omitempty"`
	DraftMax     float64        `json:"draft_max_m,omitempty"`
	Displacement float64        `json:"displacement_kg,omitempty"`
	Ballast      float64        `json:"ballast_kg,omitempty"`
	SailArea     float64        `json:"sail_area_m2,omitempty"`
	Rig          string         `json:"rig,omitempty"`
	Keel         string         `json:"keel,omitempty"`
	FirstBuilt   int            `json:"first_built,omitempty"`
	LastBuilt    int            `json:"last_built,omitempty"`
	Ratios       []design.Ratio `json:"ratios,omitempty"`
	URL          string         `json:"url"`
	Exact        bool           `json:"exact"` // the name given names this design; else it is one like it
}

// DesignsFound is the data of find_design.
type DesignsFound struct {
	Designs []Design `json:"designs"` // best first
}

type designQuery struct {
	Name  string `json:"name" description:"builder and model, such as Hallberg-Rassy 352" minimum:"1" maximum:"200"`
	Limit int    `json:"limit" description:"how many designs at most" minimum:"1" maximum:"20" default:"3"`
}

// FindDesign looks up the particulars and ratios of production boats.
func FindDesign(table *design.Table, pages links.Base) Tool {
	spec := Spec{
		FindDesignName, "Find a design",
		"Finds a production boat by name: builder, designer, dimensions, displacement, sail area, years built and design ratios.",
	}
	return New(spec, func(_ context.Context, in designQuery) (Result, error) {
		found := DesignsFound{Designs: []Design{}}
		var text strings.Builder
		var sources []chat.Citation
		for i, m := range table.Find(in.Name, in.Limit) {
			d := designOf(m, pages)
			found.Designs = append(found.Designs, d)
			sources = append(sources, chat.Citation{Number: i + 1, ID: d.ID, Title: d.Name, Source: "design table", URL: d.URL})
			fmt.Fprintf(&text, "%s [%d]\n", DesignText(m.Design), i+1)
		}
		return Result{Text: text.String(), Data: found, Sources: sources}, nil
	})
}

func designOf(m design.Match, pages links.Base) Design {
	d := m.Design
	return Design{
		ID: d.ID, Name: d.FullName(), Designer: d.Designer, Category: string(d.Category),
		LOA: d.LOA, LWL: d.LWL, Beam: d.Beam, DraftMin: d.DraftMin, DraftMax: d.DraftMax,
		Displacement: d.Displacement, Ballast: d.Ballast, SailArea: d.SailArea, Rig: d.Rig, Keel: d.Keel,
		FirstBuilt: d.FirstBuilt, LastBuilt: d.LastBuilt, Ratios: d.Ratios(), URL: pages.Design(d.ID), Exact: m.Exact,
	}
}

// feet and pounds in a metre and a kilogram.
const (
	feet   = 1 / quantity.Foot
	pounds = 1 / 0.45359237
)

// DesignText tells what is known of a design in one paragraph, in metric and customary units.
func DesignText(d design.Design) string {
	var b strings.Builder
	b.WriteString("The " + d.FullName())
	if d.Designer != "" {
		b.WriteString(", designed by " + d.Designer + ",")
	}
	switch {
	case d.FirstBuilt > 0 && d.LastBuilt > 0:
		fmt.Fprintf(&b, " was built from %d to %d", d.FirstBuilt, d.LastBuilt)
	case d.FirstBuilt > 0:
		fmt.Fprintf(&b, " was first built in %d (until when is not known here)", d.FirstBuilt)
	case d.LastBuilt > 0:
		fmt.Fprintf(&b, " was built until %d", d.LastBuilt)
	default:
		b.WriteString(" is a production boat")
	}
	b.WriteString(": " + strings.Join(particulars(d), ", ") + ".")
	return b.String()
}

func particulars(d design.Design) []string {
	var list []string
	length := func(name string, metres float64) {
		if metres > 0 {
			list = append(list, fmt.Sprintf("%s %.2f m (%.1f ft)", name, metres, metres*feet))
		}
	}
	mass := func(name string, kg float64) {
		if kg > 0 {
			list = append(list, fmt.Sprintf("%s %.0f kg (%.0f lb)", name, kg, kg*pounds))
		}
	}
	length("LOA", d.LOA)
	length("LWL", d.LWL)
	length("beam", d.Beam)
	if d.DraftMin != d.DraftMax {
		length("draught, shallowest", d.DraftMin)
		length("draught, deepest", d.DraftMax)
	} else {
		length("draught", d.DraftMax)
	}
	mass("displacement", d.Displacement)
	mass("ballast", d.Ballast)
	if d.SailArea > 0 {
		list = append(list, fmt.Sprintf("sail area %.1f m² (%.0f sq ft)", d.SailArea, d.SailArea*feet*feet))
	}
	for _, r := range d.Ratios() {
		list = append(list, fmt.Sprintf("%s %.4g%s (%s)", r.Name, r.Value, unit(r.Unit), r.Reading))
	}
	return list
}

func unit(u string) string {
	if u == "" || u == "%" {
		return u
	}
	return " " + u
}
