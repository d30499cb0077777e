package feed

import (
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
)

const (
	maxEngines = 8
	maxHours   = 60_000 // seven years without a stop
	maxKW      = 20_000 // of one engine
)

// power fills the engines. Hours belong to an engine: what a source tells of several together is not divided, so the
// hours of each are unknown.
func (b *boat) power() {
	n, _ := count(b.engineCount)
	if n > maxEngines {
		b.setAside("engines", b.engineCount, "more than "+strconv.Itoa(maxEngines))
		n = 0
	}
	for _, e := range b.engines {
		times, ok := count(e.count)
		if !ok || times > maxEngines {
			times = 1
		}
		made := b.engine(e)
		if times > 1 {
			made.Hours = 0 // of which of them, or of all together, nobody tells
		}
		for range times {
			if made != (catalog.Engine{}) && len(b.Engines) < maxEngines {
				b.Engines = append(b.Engines, made)
			}
		}
	}
	for len(b.Engines) == 1 && n == 2 && b.engines[0].position == "" || len(b.Engines) == 0 && n > 0 {
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
	if kw, known, _ := b.totalPower.value(power); known && kw > 0 && b.KW() == 0 {
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
	if len(b.Engines) == 1 && b.Engines[0].Hours == 0 && len(b.engines) <= 1 {
		b.Engines[0].Hours = b.hours(b.totalHours)
	}
}

func (b *boat) engine(d engineDraft) catalog.Engine {
	e := catalog.Engine{Make: known(line(d.make, maxName)), Model: known(line(d.model, maxName))}
	e.Year = b.yearOf("engine_year", d.year)
	e.Fuel = b.word("engine_fuel", d.fuel, fuelWords)
	e.Type = b.word("engine_type", d.kind, driveWords)
	e.Position, _ = positionWords.find(d.position)
	e.Hours = b.hours(d.hours)
	kw, ok, reason := d.power.value(power)
	switch {
	case reason != "":
		b.setAside("engine_kw", d.power.text, reason)
	case ok && (kw < 0 || kw > maxKW):
		b.setAside("engine_kw", d.power.text, "not between 0 and 20,000 kW")
	case ok:
		e.KW = round(kw, 1)
	}
	return e
}

func known(text string) string {
	if unknown(text) {
		return ""
	}
	return text
}

func (b *boat) hours(text string) float64 {
	if unknown(text) {
		return 0
	}
	h, rest, ok := number(text, true)
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
