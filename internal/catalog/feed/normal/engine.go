package normal

import (
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/catalog/feed/draft"
	"github.com/fairlead/fairlead/internal/catalog/feed/written"
)

const (
	maxHours = 60_000 // seven years without a stop
	maxKW    = 20_000 // of one engine
)

// power fills the engines. Hours belong to an engine: what a source tells of several together is not divided, so the
// hours of each are unknown.
func (b *boat) power() {
	n, _ := written.Count(b.draft.EngineCount)
	if n > draft.MaxEngines {
		b.setAside("engines", b.draft.EngineCount, "more than "+strconv.Itoa(draft.MaxEngines))
		n = 0
	}
	for _, e := range b.draft.Engines {
		times, hours := e.Alike(n, len(b.draft.Engines))
		if len(hours) > 0 {
			e.Hours = ""
		}
		made := b.engine(e)
		if times > 1 {
			made.Hours = 0 // of which of them, or of all together, nobody tells
		}
		for i := range times {
			if i < len(hours) {
				made.Hours = b.hours(hours[i])
			}
			if (made != (catalog.Engine{}) || b.exported()) && len(b.Engines) < draft.MaxEngines {
				b.Engines = append(b.Engines, made)
			}
		}
	}
	for len(b.Engines) == 1 && n == 2 && b.draft.Engines[0].Position == "" || len(b.Engines) == 0 && n > 0 {
		b.repeat(n)
	}
	b.totals()
}

// repeat makes up the number of engines that a source tells, where it describes them once or not at all.
func (b *boat) repeat(n int) {
	var e catalog.Engine
	if len(b.Engines) == 1 {
		e = b.Engines[0]
		e.Hours = 0
	}
	b.Engines = b.Engines[:0]
	for range n {
		b.Engines = append(b.Engines, e)
	}
}

// totals uses what is told of all engines together: power is shared evenly among engines of whose power nothing else is
// told, as two engines of a boat are alike; hours only where there is one engine.
func (b *boat) totals() {
	if kw, known, _ := b.draft.TotalPower.Value(draft.Power); known && kw > 0 && b.KW() == 0 {
		untold := len(b.Engines) > 0
		for _, e := range b.Engines {
			untold = untold && e.KW == 0
		}
		for i := range b.Engines {
			if each := kw / float64(len(b.Engines)); untold && each <= maxKW {
				b.Engines[i].KW = round(each, 1)
			}
		}
	}
	if len(b.Engines) == 1 && b.Engines[0].Hours == 0 && len(b.draft.Engines) <= 1 {
		b.Engines[0].Hours = b.hours(b.draft.TotalHours)
	}
}

func (b *boat) engine(d draft.Engine) catalog.Engine {
	if d.Make == "" && d.Model == "" {
		d.Misplaced()
	}
	e := catalog.Engine{Make: known(written.Line(d.Make, written.MaxName)), Model: known(written.Line(d.Model, written.MaxName))}
	if maker := draft.EngineMakers[e.Make]; maker != "" {
		e.Make = maker
	} else if upper(e.Make) {
		e.Make = written.Capitals(e.Make)
	}
	e.Year = b.yearOf("engine_year", d.Year)
	e.Fuel = b.word("engine_fuel", d.Fuel, draft.FuelWords)
	e.Type = b.word("engine_type", d.Kind, draft.DriveWords)
	e.Position, _ = draft.PositionWords.Find(d.Position)
	e.Hours = b.hours(d.Hours)
	kw, ok, reason := d.Power.Value(draft.Power)
	switch {
	case reason != "":
		b.setAside("engine_kw", d.Power.Text, reason)
	case ok && (kw < 0 || kw > maxKW):
		b.setAside("engine_kw", d.Power.Text, "not between 0 and 20,000 kW")
	case ok:
		e.KW = round(kw, 1)
	}
	return e
}

func known(text string) string {
	if written.Unknown(text) {
		return ""
	}
	return text
}

func (b *boat) hours(text string) float64 {
	if written.Unknown(text) {
		return 0
	}
	h, rest, ok := written.Number(text, true)
	switch {
	case !ok:
		b.setAside("engine_hours", text, "no number")
	case strings.ContainsAny(rest, "0123456789"):
		b.setAside("engine_hours", text, "several numbers")
	case h < 0:
		b.setAside("engine_hours", text, "negative")
	case h > maxHours:
		b.setAside("engine_hours", text, "more than 60,000")
	default:
		return h
	}
	return 0
}
