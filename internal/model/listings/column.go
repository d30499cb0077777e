package listings

import (
	"fmt"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/tokens"
)

// column is what the table has besides: what a query asks of the boats that the other columns do not show. A nil one is none.
type column []func(l *catalog.Listing) string

// askedOf is the column of a query.
func (p *phrases) askedOf(q catalog.Query) column {
	var c column
	add := func(asked bool, format string, of func(*catalog.Listing) float64, digits int, unit string) {
		if !asked {
			return
		}
		c = append(c, func(l *catalog.Listing) string {
			v := of(l)
			switch {
			case v <= 0:
				return ""
			case digits == 0:
				return fmt.Sprintf(format, p.number(v)+unit)
			}
			return fmt.Sprintf(format, p.decimal(v, digits)+unit)
		})
	}
	add(q.DraftMin+q.DraftMax > 0, p.draft, (*catalog.Listing).Draft, 2, " m")
	add(q.BeamMax > 0, p.beam, func(l *catalog.Listing) float64 { return l.Beam }, 2, " m")
	add(q.AirDraft > 0, p.airDraft, func(l *catalog.Listing) float64 { return l.AirDraft }, 1, " m")
	add(q.CabinsMin+q.CabinsMax > 0, p.cabins, func(l *catalog.Listing) float64 { return float64(l.Cabins) }, 0, "")
	add(q.BerthsMin+q.BerthsMax > 0, p.berths, func(l *catalog.Listing) float64 { return float64(l.Berths) }, 0, "")
	add(q.HeadsMin+q.HeadsMax > 0, p.heads, func(l *catalog.Listing) float64 { return float64(l.Heads) }, 0, "")
	add(q.EngineHoursMax > 0 || q.Sort == catalog.EngineHoursAsc, p.hours, (*catalog.Listing).Hours, 0, "")
	add(q.EnginePowerMin > 0, "%s", func(l *catalog.Listing) float64 { return l.KW() / p.horse }, 0, " "+p.horsepower)
	return c
}

// cell is what the column says of a boat, with what ends the cell before it; "" where there is no column.
func (c column) cell(l *catalog.Listing) string {
	if c == nil {
		return ""
	}
	var told []string
	for _, of := range c {
		if text := of(l); text != "" {
			told = append(told, text)
		}
	}
	if len(told) == 0 {
		told = []string{"–"}
	}
	return " " + strings.Join(told, ", ") + " |"
}

// tableTop is the head of the table with the line below it.
func (a *answer) tableTop() string {
	if a.column == nil {
		return a.tableHead + tableRule
	}
	return a.tableHead + " " + a.askedFor + " |" + strings.TrimRight(tableRule, "\n") + "---|\n"
}

// tableCost is how many tokens the head of the table has.
func (a *answer) tableCost() int { return tokens.Count(a.tableTop()) }
