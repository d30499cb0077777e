package agent

import (
	"cmp"
	"errors"
	"math"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/design/particulars"
	"github.com/fairlead/fairlead/internal/knowledge"
	"github.com/fairlead/fairlead/internal/phrase"
)

// betweenMakeAndNumber are words that show that a number behind a builder's name is not part of a boat's.
var betweenMakeAndNumber = phrase.Of(`
	with, under, below, over, above, from, in, of, and, or, for, at, about, around, a, an, the, is, are, was, has, than, to, by, on, my, our, vs, versus, yacht, yachts, boat, boats
	built, since, before, after, until, between, less, more, up, mit, unter, von, aus, avec, de, sous`)

var (
	modelNumber = regexp.MustCompile(`^\d{2,4}(?:\.\d)?[a-z]?$`)
	lengthUnit  = regexp.MustCompile(`(?i)^(?:ft|feet|foot|footer|footers|m|metres?|meters?|k|kg|lbs?|hp|years?|eur|euros?|usd|knots?|kn)\b`)
)

// merits are what people ask about a boat beside her particulars.
var merits = phrase.Of(`
	problem, problems, issue, issues, fault, faults, weakness, weaknesses, weak points, known defects, good boat, bluewater, offshore, ocean, seaworthy, reliable, recommend, review, reviews
	any good, owners say, owners think, owners report, opinion, opinions, experience with, experiences with, what do you think of, what do you know about, reputation, quality, look out for, check on, check when, schwächen, mängel, défauts`)

// unknownBoat is the name of a boat of a known builder, as the turn writes it, that is not in the table of designs, "" for
// none.
func (a *Agent) unknownBoat(t turn) string {
	if a.cfg.Designs == nil || !particulars.Asked(t.plain) && !t.plain.Has(merits) || !t.plain.Has(a.makes) {
		return ""
	}
	words := strings.Fields(a.withoutBoats(t.text, ", "))
	for i := range words {
		for n := 3; n >= 1; n-- {
			if i+n <= len(words) && a.isMake(words[i:i+n]) {
				if name := modelBehind(words, i, i+n); name != "" {
					return name
				}
			}
		}
	}
	return ""
}

// boatName is a name and a number, as boats have them, of whatever builder.
var boatName = regexp.MustCompile(`\b(?:an?|the) ((?:\p{Lu}[\pL'’-]+ ){1,2}\d{2,4})\b`)

// namedBoat is the name of what may be a boat of an unknown builder, of which a turn asks a figure or how good she is; "" for none.
func namedBoat(t turn) string {
	if m := boatName.FindStringSubmatch(t.text); m != nil && (particulars.AsksNumber(t.plain) || t.plain.Has(merits)) {
		return m[1]
	}
	return ""
}

// ends are the two names between which a distance is asked for.
var ends = regexp.MustCompile(`\b(?:from|between|is) (?:the )?` + placeName + ` (?:to|and|from) (?:the )?` + placeName)

const placeName = `(\p{Lu}[\pL'’.-]*(?: (?:of |de |da |la |le )?\p{Lu}[\pL'’.-]*){0,3})`

// apart are words of who asks how far two places are from each other.
var apart = phrase.Of(`distance, how far, how many miles, how many nautical miles, how long, how many days, how many hours, course, bearing, route`)

// unknownEnd tells of two places between which a turn asks for a distance which of them nobody knows, "" where both are known or the turn asks
// for none.
func (a *Agent) unknownEnd(t turn) string {
	m := ends.FindStringSubmatch(t.withoutURL())
	if m == nil || a.cfg.Calcs == nil || !t.plain.Has(apart) {
		return ""
	}
	var wrong *calc.InputError
	if _, err := a.cfg.Calcs.Call("distance_between", map[string]any{"from": m[1], "to": m[2]}); errors.As(err, &wrong) {
		return wrong.Problem
	}
	return ""
}

// comparedWith is the name of what may be a boat of an unknown builder beside one that is known; "" for none.
func (a *Agent) comparedWith(t turn) string {
	if a.cfg.Designs == nil {
		return ""
	}
	rest := a.withoutBoats(t.text, "it")
	if rest == t.text || knowledge.FormOf(t.text) != knowledge.Compare {
		return ""
	}
	if m := boatName.FindStringSubmatch(rest); m != nil {
		return m[1]
	}
	return ""
}

// isMake reports whether words are the name of a builder.
func (a *Agent) isMake(words []string) bool {
	return phrase.Plain(strings.Join(words, " ")).Is(a.makes)
}

// modelBehind is the name from a builder up to the number of a model close behind, "" where there is no such number.
func modelBehind(words []string, from, at int) string {
	const most = 4 // words between, the number included
	for k := at; k < min(len(words), at+most); k++ {
		word := strings.ToLower(strings.Trim(words[k], ".,;:?!()\"'"))
		if phrase.Plain(word).Has(betweenMakeAndNumber) {
			return ""
		}
		if modelNumber.MatchString(word) {
			if year, err := strconv.Atoi(word); err == nil && year >= 1900 && year < 2100 {
				return ""
			}
			if k+1 < len(words) && lengthUnit.MatchString(words[k+1]) {
				return ""
			}
			return strings.Trim(strings.Join(words[from:k+1], " "), ".,;:?!()\"'")
		}
		if strings.ContainsAny(words[k], ".,;:?!") {
			return ""
		}
	}
	return ""
}

// noSuchBoat says that a boat is not known, and what of other boats may help.
func (w *answer) noSuchBoat(name string) {
	w.paragraph(w.agent.notInTable(w.turn, name))
	if q := w.turn.question(); !particulars.Asked(w.turn.plain) && w.agent.base.Answer(q).Evidence == knowledge.Solid {
		w.say("other boats")
		w.search(q)
	}
}

// notInTable says that a boat is not in the table of designs, and names those that are near.
func (a *Agent) notInTable(t turn, name string) string {
	text := t.say("unknown boat", name)
	if near := a.nearBoats(name); len(near) > 0 {
		text += " " + t.say("near boats", strings.Join(near, ", "))
	}
	return text
}

var lastNumber = regexp.MustCompile(`(\d+(?:\.\d)?)[a-zA-Z]?$`)

// nearBoats are the boats of the make whose number is within a tenth of the one asked for, the nearest first, at most three.
func (a *Agent) nearBoats(name string) []string {
	const most, within = 3, 0.1
	type near struct {
		name string
		off  float64
	}
	asked := numberOf(name)
	var list []near
	for _, m := range a.cfg.Designs.Find(name, 0) {
		if off := math.Abs(numberOf(m.Design.FullName())-asked) / asked; off <= within {
			list = append(list, near{m.Design.FullName(), off})
		}
	}
	slices.SortStableFunc(list, func(a, b near) int { return cmp.Compare(a.off, b.off) })
	var names []string
	for _, n := range list[:min(most, len(list))] {
		names = append(names, n.name)
	}
	return names
}

// numberOf is the number that a boat's name ends in, 0 for none.
func numberOf(name string) float64 {
	m := lastNumber.FindStringSubmatch(name)
	if m == nil {
		return 0
	}
	n, err := strconv.ParseFloat(m[1], 64)
	if err != nil {
		return 0
	}
	return n
}
