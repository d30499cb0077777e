package inspect

import (
	"fmt"
	"math"
	"slices"
	"strings"
)

// What is out of the usual for an engine, in hours a year.
const (
	manyHours = 400
	fewHours  = 15
)

// lengthTolerance is how far a stated length may be off the design's: platforms and bowsprits are often counted.
const lengthTolerance = 0.06

// contradictions checks what is said of the boat against the design table, the calendar and itself.
func contradictions(b boat, h history, now int) []Contradiction {
	var out []Contradiction
	for _, check := range []func(boat, history, int) []Contradiction{
		yearOfBuild, yearOfDesign, lengthOfDesign, datesOfItems, sourcesDiffer, saidAndDenied, hoursForAge, undatedClaims,
	} {
		out = append(out, check(b, h, now)...)
	}
	return out
}

func yearOfBuild(b boat, _ history, _ int) []Contradiction {
	if b.textYear == 0 || b.Year == b.textYear {
		return nil
	}
	return []Contradiction{{
		Text: fmt.Sprintf("The listing's fields say that she was built in %d, the text says %d.", b.Year, b.textYear),
		Ask:  "Which year is on the builder's plate or in the hull number?",
	}}
}

func yearOfDesign(b boat, _ history, _ int) []Contradiction {
	if b.design == nil || b.Year == 0 || b.design.BuiltIn(b.Year) {
		return nil
	}
	run := fmt.Sprintf("from %d", b.design.FirstBuilt)
	if b.design.LastBuilt != 0 {
		run = fmt.Sprintf("%d–%d", b.design.FirstBuilt, b.design.LastBuilt)
	}
	return []Contradiction{{
		Text:     fmt.Sprintf("She is offered as built in %d, but the %s of the design table was built %s; builders use names again, so it may be another boat.", b.Year, b.design.FullName(), run),
		Ask:      "Which model and year are on the builder's plate and in the papers?",
		Evidence: []Evidence{{Kind: "design", Source: "design table", ID: b.design.ID, Quote: "built " + run}},
	}}
}

func lengthOfDesign(b boat, _ history, _ int) []Contradiction {
	if b.design == nil || b.design.LOA == 0 {
		return nil
	}
	for _, told := range []float64{b.textLOA, b.LengthM} {
		if told == 0 || math.Abs(told-b.design.LOA) <= lengthTolerance*b.design.LOA {
			continue
		}
		return []Contradiction{{
			Text:     fmt.Sprintf("Her length is given as %.2f m, but the %s is %.2f m long.", told, b.design.FullName(), b.design.LOA),
			Ask:      "Is the model right, or are platform and bowsprit in the length?",
			Evidence: []Evidence{{Kind: "design", Source: "design table", ID: b.design.ID, Quote: fmt.Sprintf("LOA %.2f m", b.design.LOA)}},
		}}
	}
	return nil
}

// datesOfItems finds items older than the boat, or from the future.
func datesOfItems(b boat, h history, now int) []Contradiction {
	var out []Contradiction
	for _, c := range h.kinds(SaysRenewed, SaysServiced, SaysRepaired) {
		label := lowerFirst(c.Item.Label())
		switch {
		case c.Year > now:
			out = append(out, Contradiction{fmt.Sprintf("The %s %s dated %d, which is still to come.", label, be(c.Item), c.Year), "What does the invoice say?", []Evidence{c.evidence()}})
		case c.Year != 0 && b.Year != 0 && c.Year < b.Year-1:
			out = append(out, Contradiction{fmt.Sprintf("The %s %s dated %d, before the boat was built in %d.", label, be(c.Item), c.Year, b.Year),
				"Is one of the years wrong, or is the part second-hand?", []Evidence{c.evidence()}})
		}
	}
	return out
}

// sourcesDiffer finds years and hours that the listing's fields and the texts give differently.
func sourcesDiffer(b boat, h history, _ int) []Contradiction {
	var out []Contradiction
	for i, a := range h {
		for _, c := range h[i+1:] {
			if a.Item != c.Item || a.Kind != c.Kind || a.End != 0 == (c.End != 0) && a.Item != EngineHours {
				continue
			}
			label := lowerFirst(a.Item.Label())
			switch {
			case a.Kind == SaysRenewed && a.Year != 0 && c.Year != 0 && abs(a.Year-c.Year) > 1:
				out = append(out, Contradiction{fmt.Sprintf("The %s %s dated %d in one place and %d in another.", label, be(a.Item), a.Year, c.Year),
					"Which year is on the invoice?", history{a, c}.evidence()})
			case a.Kind == SaysHours && b.engines < 2 && math.Abs(a.Hours-c.Hours) > 0.1*max(a.Hours, c.Hours):
				out = append(out, Contradiction{fmt.Sprintf("The engine has %.0f hours in one place and %.0f in another.", a.Hours, c.Hours),
					"What does the hour meter show, and was it ever changed?", history{a, c}.evidence()})
			}
		}
	}
	return out
}

// saidAndDenied finds a problem that is named and denied, and items that are original and renewed.
func saidAndDenied(b boat, h history, _ int) []Contradiction {
	var out []Contradiction
	for _, c := range h.kinds(SaysClear) {
		same := func(d Cue) bool { return d.Item == c.Item && d.Problem == c.Problem }
		if i := slices.IndexFunc(h.kinds(SaysDefect), same); i >= 0 {
			d := h.kinds(SaysDefect)[i]
			out = append(out, Contradiction{fmt.Sprintf("One place says that the %s %s, another denies it.", lowerFirst(c.Item.Label()), verb(c.Item, c.Problem)),
				"Which is true today?", history{d, c}.evidence()})
		}
	}
	for _, c := range h.kinds(SaysOriginal) {
		year, renewed := h.since(c.Item, 0)
		if year > b.Year+1 {
			out = append(out, Contradiction{fmt.Sprintf("One place calls the %s original, another dates it %d.", lowerFirst(c.Item.Label()), year),
				"What of it was renewed, and when?", history{c, renewed}.evidence()})
		}
	}
	return out
}

// hoursForAge finds engines that ran far more or less than usual, whether they ran since the boat was built or since the
// engine was renewed: a rebuilt engine often keeps its meter.
func hoursForAge(b boat, h history, now int) []Contradiction {
	renewed, _ := h.since(EngineItem, b.Year)
	oldest, newest := b.Year, renewed
	if newest == 0 {
		newest = oldest
	}
	if oldest == 0 {
		oldest = newest
	}
	if oldest == 0 || now-newest < 2 {
		return nil
	}
	for _, c := range h.kinds(SaysHours) {
		least, most := c.Hours/float64(now-oldest), c.Hours/float64(now-newest)
		switch {
		case least > manyHours:
			return []Contradiction{{fmt.Sprintf("%.0f engine hours in %d years is %.0f a year, far above the usual 100–200.", c.Hours, now-oldest, least),
				"Was she chartered, or does the engine charge batteries for hours?", []Evidence{c.evidence()}}}
		case most < fewHours && now-newest >= 10:
			return []Contradiction{{fmt.Sprintf("%.0f engine hours in %d years is only %.0f a year: she stood still for long, or the meter was changed.", c.Hours, now-newest, most),
				"Was the hour meter or the engine ever changed, and how was she laid up?", []Evidence{c.evidence()}}}
		}
	}
	return nil
}

// undatedClaims finds things called new without a year.
func undatedClaims(b boat, h history, now int) []Contradiction {
	var out []Contradiction
	for _, c := range h.kinds(SaysRenewed) {
		year, _ := h.since(c.Item, 0)
		if _, lasts := lifespanOf(c.Item); c.Year != 0 || year != 0 || !lasts || b.Year >= now-2 {
			continue
		}
		label := lowerFirst(c.Item.Label())
		out = append(out, Contradiction{fmt.Sprintf("The %s %s said to be renewed, but no year is given.", label, be(c.Item)),
			fmt.Sprintf("Renewed %s: in which year, and is there an invoice?", label), []Evidence{c.evidence()}})
	}
	return out
}

func abs(n int) int { return max(n, -n) }

// lowerFirst makes a label fit inside a sentence; names in capitals stay.
func lowerFirst(label string) string {
	if label == "" || len(label) > 1 && label[1] >= 'A' && label[1] <= 'Z' {
		return label
	}
	return strings.ToLower(label[:1]) + label[1:]
}

// verb words a problem behind an item's name.
func verb(item Item, p Problem) string {
	phrase := p.phrase()
	if strings.Contains(phrase, " ") || strings.HasSuffix(phrase, "s") {
		return phrase
	}
	return "is " + phrase
}
