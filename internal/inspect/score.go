package inspect

import (
	"fmt"
	"math"
	"slices"

	"github.com/fairlead/fairlead/internal/inspect/advert"
	"github.com/fairlead/fairlead/internal/inspect/part"
)

// What evidence is worth in points, and what it adds to the confidence in a score.
const (
	renewedPoints = 12.0
	clearPoints   = 1.0
	projectPoints = -10.0

	confidenceFloor = 0.15
	confidenceCap   = 0.6 // nobody has been aboard
)

// gradePoints is what a finding of a grade takes off its area.
var gradePoints = map[string]float64{"A": -20, "B": -10, "C": -4}

// scores judges every area: the prior by age, moved by each piece of evidence. An area that nothing is said of is not
// assessed.
func (in *Inspector) scores(b boat, h history, findings []Finding, now int) []AreaScore {
	var out []AreaScore
	for _, s := range sectionsOf(b.category) {
		a := AreaScore{Area: s.Area, Title: s.Title, Moves: []Move{}}
		said := h.ofArea(s.Area)
		if len(said) > 0 {
			a.Assessed = true
			a.Moves = in.moves(b, said, findings, s.Area, now)
			sum := 0.0
			for _, m := range a.Moves {
				sum += m.Points
			}
			a.Score = int(math.Round(min(100, max(scoreFloor, sum))))
			a.Confidence = confidence(said, s)
		}
		out = append(out, a)
	}
	return out
}

// mention marks the areas of which a text has a word.
func (in *Inspector) mention(areas []AreaScore, input Input) {
	for _, t := range input.Texts {
		for _, named := range in.Areas(t.Body) {
			for i := range areas {
				areas[i].Mentioned = areas[i].Mentioned || areas[i].Area == named
			}
		}
	}
}

// ofArea returns what is said of the items of an area; what is said of the whole boat is no evidence of any area.
func (h history) ofArea(a part.Area) history {
	var out history
	for _, c := range h {
		if c.Item != part.WholeBoat && c.Item.Area() == a {
			out = append(out, c)
		}
	}
	return out
}

// moves lists how the score of an area comes about.
func (in *Inspector) moves(b boat, said history, findings []Finding, area part.Area, now int) []Move {
	age, known := b.age(now)
	moves := []Move{{prior(age), "age " + years(age), nil}}
	if !known {
		moves[0].Why = "age unknown, taken for " + years(age)
	}
	for _, f := range findings {
		switch {
		case f.Item == part.WholeBoat && (f.Problem == part.Project || f.Problem == part.Neglect):
			moves = append(moves, Move{projectPoints, f.Title, f.Evidence[:1]})
		case f.Item == part.Trailer: // is no part of her
		case f.mended: // the credit for it stands beside those of other repairs
		case f.Area != area || f.Evidence[0].Kind == "image" || f.Item == part.WholeBoat:
		case f.Evidence[0].Kind == "watchlist":
			moves = append(moves, Move{-in.points(f.Evidence[0].ID), f.Title, f.Evidence})
		default:
			moves = append(moves, Move{gradePoints[f.Grade], f.Title, f.Evidence[:1]})
		}
	}
	return append(moves, credits(b, said, now)...)
}

func (in *Inspector) points(watch string) float64 {
	i := slices.IndexFunc(in.watch, func(w Watch) bool { return w.ID == watch })
	return watchPoints[in.watch[i].Confidence]
}

// credits are what speaks for an area: renewals with a year, as far as they are not used up, and problems denied.
func credits(b boat, said history, now int) []Move {
	var moves []Move
	for _, item := range part.Items() {
		l, ok := lifespanOf(item)
		var newer []piece // than the boat, and not used up
		oldest, spent := 0, false
		for _, p := range said.of(item).divided(b.Year) {
			used := ok && now-p.year > l.Watch
			spent = spent || used && p.decides
			if used || b.Year != 0 && p.year <= b.Year+1 {
				continue
			}
			newer = append(newer, p)
			if p.decides && (oldest == 0 || p.year < oldest) {
				oldest = p.year
			}
		}
		if len(newer) == 0 || len(said.of(item).kinds(advert.SaysDefect).about(part.Expired)) > 0 {
			continue
		}
		points := 0.0
		if ok && oldest != 0 && !spent { // else it is not known how long it lasts, or some of it is used up
			points = math.Round(renewedPoints * item.Weight() * (1 - float64(now-oldest)/float64(l.Watch+1)))
		}
		moves = append(moves, Move{points, named(item, newer), []Evidence{evidenceOf(newer[0].cue)}})
	}
	for _, c := range said.kinds(advert.SaysHours) {
		moves = append(moves, Move{0, fmt.Sprintf("%.0f engine hours", c.Hours), []Evidence{evidenceOf(c)}})
	}
	for _, c := range said.kinds(advert.SaysClear, advert.SaysRepaired, advert.SaysServiced) {
		if c.Item == part.Other || said.longPast(c, b, now) || c.Kind != advert.SaysClear && c.Year == 0 && (c.Part == "" || c.Kind == advert.SaysRepaired) || c.Kind == advert.SaysRepaired && said.renewedThen(c) {
			continue
		}
		if c.Kind == advert.SaysClear && (c.Problem == part.Wear || c.Problem == part.Damage) {
			continue // says nothing of what carries her
		}
		points := clearPoints
		if c.Kind == advert.SaysServiced {
			points = 0 // as every part should be
		}
		moves = append(moves, Move{points, credit(c), []Evidence{evidenceOf(c)}})
	}
	return moves
}

// longPast reports whether a service is too long ago to speak for an item.
func (h history) longPast(c advert.Cue, b boat, now int) bool {
	if c.Kind != advert.SaysServiced || c.Year == 0 || c.Part != "" {
		return false
	}
	if l, ok := lifespanOf(c.Item); ok && serviceIsEnough(c.Item) && now-c.Year > l.Watch {
		return true
	}
	return slices.ContainsFunc(intervals, func(i interval) bool {
		return i.item == c.Item && now-c.Year > i.years && (c.Item != part.HullShell || advert.Metal(b.material))
	})
}

// credit is what a seller says in favour of an item.
func credit(c advert.Cue) string {
	what, done := LowerFirst(c.Label()), "repaired"
	switch {
	case c.Kind == advert.SaysServiced && c.Part != "" && c.Year != 0 && (c.OfPart || c.Item != part.Sails):
		return fmt.Sprintf("%s from %d", c.Part, c.Year)
	case c.Kind == advert.SaysServiced && c.Part != "" && c.OfPart && c.Item != part.Sails:
		return "seller says renewed: " + c.Part
	case c.Kind == advert.SaysClear && c.Problem.Noun() == "":
		return "seller denies: " + c.Problem.Phrase()
	case c.Kind == advert.SaysClear && c.Problem == part.Trouble:
		return fmt.Sprintf("seller says: no %s (%s)", c.Problem.Noun(), what)
	case c.Kind == advert.SaysClear:
		return "seller says: no " + c.Problem.Noun()
	case c.Kind == advert.SaysServiced:
		done = "serviced or looked at"
	}
	if c.Item == part.Sails && c.Part != "" {
		what = c.Part
	}
	if c.Year != 0 {
		done += fmt.Sprintf(" in %d", c.Year)
	}
	if c.Kind == advert.SaysRepaired && c.Problem.Noun() != "" && !(c.Problem == part.Leak && !leakTold.MatchString(c.Sentence())) && !(c.Problem == part.Leak && (c.Item == part.TeakDeck || c.Item == part.HullShell)) { // seams that are caulked again need not have leaked
		what += " (" + c.Problem.Noun() + ")"
	}
	return "seller says " + done + ": " + what
}

// confidence grows with how much of what is asked was told and with dates; words alone never bring more than the cap.
func confidence(said history, s Section) float64 {
	dated := 0
	for _, c := range said {
		if c.Year != 0 || c.Hours != 0 {
			dated++
		}
	}
	told := float64(s.told(said)) / float64(len(s.Asked))
	sum := confidenceFloor + 0.25*told + 0.05*float64(min(len(said), 3)) + 0.05*float64(min(dated, 3))
	return math.Round(100*min(sum, confidenceCap)) / 100
}

// told counts the asked subjects that something is said of.
func (s Section) told(h history) int {
	n := 0
	for _, items := range s.Asked {
		if said := h.of(items...); len(said) > len(said.kinds(advert.SaysAboard)) {
			n++
		}
	}
	return n
}

// coverage is the share of what should be known that was told, by the weights of the areas.
func coverage(b boat, h history) float64 {
	sum := 0.0
	for _, s := range sectionsOf(b.category) {
		sum += s.Weight * float64(s.told(h)) / float64(len(s.Asked))
	}
	return math.Round(100*sum) / 100
}

// overall is the weighted mean of the areas that are assessed.
func overall(b boat, areas []AreaScore) float64 {
	var sum, weights float64
	for i, s := range sectionsOf(b.category) {
		if areas[i].Assessed {
			sum += s.Weight * float64(areas[i].Score)
			weights += s.Weight
		}
	}
	if weights == 0 {
		return 0
	}
	return sum / weights
}
