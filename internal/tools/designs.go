package tools

import (
	"context"
	"fmt"
	"strings"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/design/particulars"
	"github.com/fairlead/fairlead/internal/links"
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
			fmt.Fprintf(&text, "%s [%d]\n", particulars.Summary(m.Design), i+1)
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
