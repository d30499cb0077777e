package feed

import (
	"slices"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
)

// maxEngines bounds how many engines a boat has.
const maxEngines = 8

const (
	maxHours = 60_000 // seven years without a stop
	maxKW    = 20_000 // of one engine
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
		times, hours := e.alike(n, len(b.engines))
		if len(hours) > 0 {
			e.hours = ""
		}
		made := b.engine(e)
		if times > 1 {
			made.Hours = 0 // of which of them, or of all together, nobody tells
		}
		for i := range times {
			if i < len(hours) {
				made.Hours = b.hours(hours[i])
			}
			if (made != (catalog.Engine{}) || b.exported()) && len(b.Engines) < maxEngines {
				b.Engines = append(b.Engines, made)
			}
		}
	}
	for len(b.Engines) == 1 && n == 2 && b.engines[0].position == "" || len(b.Engines) == 0 && n > 0 {
		b.repeat(n)
	}
	b.totals()
}

// alike is how many engines one description is of, and the hours of each where it tells them one by one: "620 / 640". The boat has n, as
// far as the source tells, in so many descriptions.
func (e *engineDraft) alike(n, descriptions int) (times int, hours []string) {
	times, ok := count(e.count)
	for _, text := range []*string{&e.power.text, &e.make, &e.model} {
		many, rest := multiple(*text)
		if many == 0 {
			continue
		}
		if *text = rest; descriptions == 1 { // else the others are described by themselves
			times, ok = many, true
		}
	}
	if !ok || times > maxEngines {
		times = 1
	}
	if many, each := multiple(e.hours); many > 0 && many <= maxEngines {
		return many, slices.Repeat([]string{each}, many)
	}
	if strings.ContainsAny(e.hours, "/+&") {
		hours = strings.FieldsFunc(e.hours, func(r rune) bool { return r == '/' || r == '+' || r == '&' })
	}
	switch {
	case len(hours) > 1 && (times == len(hours) || descriptions == 1 && n == len(hours)):
		return len(hours), hours
	default:
		return times, nil
	}
}

// multiple cuts the number of engines off a text that begins or ends with it: "2 x 310 hp", "2x Volvo D4", "D6-310 x 2".
func multiple(text string) (times int, rest string) {
	if len(text) < 3 || !isDigit(text[0]) || isDigit(text[1]) {
		return multipleBehind(text)
	}
	after := strings.TrimLeft(text[1:], " ")
	for _, sign := range [...]string{"x", "X", "×", "*"} {
		if rest, ok := strings.CutPrefix(after, sign); ok && rest != "" && (rest[0] == ' ' || isDigit(rest[0]) || isLetter(rest[0]) && after != text[1:]) {
			return int(text[0] - '0'), strings.TrimSpace(rest)
		}
	}
	return multipleBehind(text)
}

func multipleBehind(text string) (times int, rest string) {
	end := strings.TrimRight(text, " )")
	if len(end) < 4 || !isDigit(end[len(end)-1]) {
		return 0, text
	}
	before := strings.TrimRight(end[:len(end)-1], " ")
	for _, sign := range [...]string{" x", " X", " ×", "(x", "(X", "(×"} {
		if rest, ok := strings.CutSuffix(before, sign); ok && rest != "" {
			return int(end[len(end)-1] - '0'), strings.TrimSpace(rest)
		}
	}
	return 0, text
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
	if d.make == "" && d.model == "" {
		d.misplaced()
	}
	e := catalog.Engine{Make: known(line(d.make, maxName)), Model: known(line(d.model, maxName))}
	if maker := engineMakers[e.Make]; maker != "" {
		e.Make = maker
	} else if upper(e.Make) {
		e.Make = capitals(e.Make)
	}
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
