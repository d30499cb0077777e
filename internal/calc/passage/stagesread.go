package passage

import (
	"math"
	"regexp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

// stage is one leg of a question: which of its quantities tell it, -1 where none does.
type stage struct {
	distance, time, speed, current int
	against                        bool               // the current is against the boat
	rest                           *quantity.Quantity // the distance that the other legs leave of the whole
}

// told is what a question says of its legs.
type told struct {
	stages    []stage
	departure int
	whole     int   // the whole distance
	aside     []int // what only names a leg, the boat or what is said twice
	bare      []int // numbers without a unit that are as far or as long as others are told
}

var (
	ofFirst     = regexp.MustCompile(`(?i)\b(?:first|next|last|other|another|final|following|remaining|then) $`)
	inHalves    = regexp.MustCompile(`(?i)\b(?:half|halfway)\b.*\b(?:other|second|rest|half|remaining)\b`)
	throughout  = regexp.MustCompile(`(?i)\b(?:throughout|all the way|all the time|boat ?speed|the whole way|constant)\b`)
	thenNext    = regexp.MustCompile(`(?i)\b(?:then|afterwards|after that|followed by)\b`)
	ofTheRest   = regexp.MustCompile(`(?i)\b(?:the|for the) (?:rest|remainder)\b`)
	legName     = regexp.MustCompile(`(?i)\b(?:passage|leg|legs|day|stage|part|section|run|hop|number|no\.?|etappe|étape) $`)
	atSpeed     = regexp.MustCompile(`(?i)\b(?:do|does|did|doing|make|makes|made|making|at|averag(?:e|es|ed|ing)|only|sail|sailed|motor|motored)(?: about| only| just| around)? $`)
	wholeBefore = regexp.MustCompile(`(?i)\b(?:whole|total|entire|full|complete|overall|all of it|out of|of a|of the)\b(?: (?:trip|passage|distance|way|run|leg|voyage|crossing|is|of|was|a|the|it|s))*:? ?$`)
	wholeBehind = regexp.MustCompile(`(?i)^[ -]?(?:in all|altogether|in total|total|overall|trip|passage|voyage|crossing|journey|delivery)\b`)
	streamAfter = regexp.MustCompile(`(?i)^ ?(?:of )?(?:(?:a|the) )?(?:(?:fair|foul|favou?rable|adverse|contrary|head|following|helping|opposing) )?(?:tide|current|stream|ebb|flood)\b|^ ?(?:of )?(?:fair|foul|adverse|favou?rable|against|with (?:us|me|you|her)|in our favou?r)\b`)
	streamAhead = regexp.MustCompile(`(?i)\b(?:(?:against|foul|fair|adverse|favou?rable|contrary)(?: (?:a|an|the|of|is|tide|current|stream|ebb|flood))*|(?:tide|current|stream|ebb|flood) (?:of|is|runs at|at)) ?$`)
	allOfThem   = regexp.MustCompile(`(?i)\b(?:the|all|both)(?: (?:whole|entire))? $`)
	severalLegs = regexp.MustCompile(`(?i)^ ?(?:legs|passages|days|stages|hops|runs|trips|parts|sections|watches|spells|times)\b`)
	ofWind      = regexp.MustCompile(`(?i)^ ?(?:of )?(?:true |apparent )?(?:wind|breeze)\b`)
	setsAgainst = regexp.MustCompile(`(?i)\b(?:against|foul|adverse|contrary|head (?:tide|current|stream)|opposing)\b`)
)

// stagesOf reads the legs of a question; ok is false where it has none, or anything that is not of one.
func stagesOf(q *question.Question) (told, bool) {
	t := told{departure: -1, whole: wholeDistance(q)}
	now := newStage()
	next := func() {
		if now != newStage() {
			t.stages = append(t.stages, now)
		}
		now = newStage()
	}
	fill := func(of func(*stage) *int, i int) {
		if *of(&now) >= 0 || now.known() > 1 {
			next()
		}
		*of(&now) = i
	}
	for i, one := range q.Quantities {
		before, behind := q.Text[:one.Start], q.Text[one.End:]
		bare := one.Dim == quantity.Bare && one.Unit == ""
		if i > 0 && now.known() > 0 && thenNext.MatchString(q.Text[q.Quantities[i-1].End:one.Start]) {
			next()
		}
		switch {
		case i == t.whole:
		case one.Dim == quantity.Clock && t.departure < 0 && !strings.Contains(one.Unit, "."):
			t.departure = i
		case ofNoLeg(q, i):
			t.aside = append(t.aside, i)
		case one.Dim == quantity.Speed && ofWind.MatchString(behind):
			return t, false
		case one.Dim == quantity.Speed && (streamAfter.MatchString(behind) || now.current < 0 && streamAhead.MatchString(before)):
			if now.current >= 0 {
				next()
			}
			now.current, now.against = i, t.against(q, i)
		case bare && ofFirst.MatchString(before) && (now.distance < 0 || now.time < 0) && now.known() < 2:
			if t.bare = append(t.bare, i); now.distance >= 0 || now.speed < 0 && timesTold(q) && now.time < 0 {
				now.time = i
			} else {
				now.distance = i
			}
		case one.Dim == quantity.Speed, bare && atSpeed.MatchString(before):
			fill(func(s *stage) *int { return &s.speed }, i)
		case one.Dim == quantity.Time && one.Given > 0:
			fill(func(s *stage) *int { return &s.time }, i)
		case seaMiles(one):
			fill(func(s *stage) *int { return &s.distance }, i)
		default:
			return t, false
		}
	}
	next()
	return t, len(t.stages) > 1 && len(t.stages) <= len(stageNames) && t.shareSpeed(q) && t.takeRest(q)
}

// ofNoLeg reports whether quantity i only names a leg, counts them, says over how long they all went, or describes the boat.
func ofNoLeg(q *question.Question, i int) bool {
	one := q.Quantities[i]
	before, behind := q.Text[:one.Start], q.Text[one.End:]
	switch {
	case one.Dim == quantity.Bare && one.Unit == "":
		return legName.MatchString(before) || severalLegs.MatchString(behind)
	case one.Dim == quantity.Time:
		return allOfThem.MatchString(before)
	}
	return strings.HasSuffix(one.Text, "footer") || one.Dim == quantity.Length && q.OfBoat(i) && !seaMiles(one)
}

func newStage() stage { return stage{distance: -1, time: -1, speed: -1, current: -1} }

// known is how many of distance, time and speed a leg is told by.
func (s stage) known() (n int) {
	for _, i := range []int{s.distance, s.time, s.speed} {
		if i >= 0 {
			n++
		}
	}
	return n
}

func seaMiles(one quantity.Quantity) bool {
	return one.Dim == quantity.Length && strings.Contains(" nm mi km miles ", " "+one.Unit+" ") && one.Value > 0
}

// against reports whether the clause of a current says that it is against the boat.
func (t told) against(q *question.Question, i int) bool {
	from, to := 0, len(q.Text)
	if i > 0 {
		from = q.Quantities[i-1].End
	}
	if i+1 < len(q.Quantities) {
		to = q.Quantities[i+1].Start
	}
	behind := q.Text[q.Quantities[i].End:to]
	if cut := strings.IndexAny(behind, ",.;"); cut >= 0 {
		behind = behind[:cut]
	}
	return setsAgainst.MatchString(q.Text[from:q.Quantities[i].Start]) || setsAgainst.MatchString(behind)
}

// wholeDistance is the distance that is said to be all of it, or to which the others come, -1 for none.
func wholeDistance(q *question.Question) int {
	sum, longest := 0.0, -1
	for i, one := range q.Quantities {
		if !seaMiles(one) {
			continue
		}
		if wholeBefore.MatchString(q.Text[:one.Start]) || wholeBehind.MatchString(q.Text[one.End:]) {
			return i
		}
		sum += one.Value
		if longest < 0 || one.Value > q.Quantities[longest].Value {
			longest = i
		}
	}
	if longest >= 0 && (ofTheRest.MatchString(q.Text) || inHalves.MatchString(q.Text)) {
		return longest
	}
	const nearly = 0.01
	if longest >= 0 && math.Abs(sum-2*q.Quantities[longest].Value) < nearly*sum && sum > q.Quantities[longest].Value {
		return longest
	}
	return -1
}

// shareSpeed gives the only speed that is told to every leg that lacks one; false where legs lack one and several are told.
func (t told) shareSpeed(q *question.Question) bool {
	only, several := -1, false
	for _, s := range t.stages {
		if s.speed >= 0 {
			several = several || only >= 0
			only = s.speed
		}
	}
	for i := range t.stages {
		if s := t.stages[i]; s.speed >= 0 || s.known() > 1 || s.time >= 0 && s.current < 0 && !throughout.MatchString(q.Text) {
			continue
		}
		if several || only < 0 {
			return false
		}
		t.stages[i].speed = only
	}
	return true
}

// takeRest gives the only leg that is told by its speed alone what the others leave of the whole distance; false where a leg cannot be
// reckoned.
func (t told) takeRest(q *question.Question) bool {
	open, done := -1, 0.0
	for i, s := range t.stages {
		switch {
		case s.known() < 2 && open >= 0:
			return t.takeHalves(q)
		case s.known() < 2:
			open = i
		case s.distance >= 0:
			done += t.as(q, s.distance).Value
		default:
			over := t.as(q, s.speed).Value
			if s.current >= 0 && s.against {
				over -= q.Quantities[s.current].Value
			} else if s.current >= 0 {
				over += q.Quantities[s.current].Value
			}
			done += over * t.as(q, s.time).Value
		}
	}
	if open < 0 {
		return true
	}
	if s := t.stages[open]; s.time >= 0 && s.current < 0 && asksTime(q) { // nothing but how long it took is needed
		return true
	}
	if t.whole < 0 || t.stages[open].speed < 0 {
		return false
	}
	rest := q.Quantities[t.whole]
	left := rest.Value - done
	rest.Given, rest.Value = rest.Given*left/rest.Value, left
	t.stages[open].rest = &rest
	return left > 0
}

// takeHalves gives two legs that are told by their speeds half of the whole distance each, where they are said to be its halves.
func (t told) takeHalves(q *question.Question) bool {
	if t.whole < 0 || len(t.stages) != 2 || !inHalves.MatchString(q.Text) {
		return false
	}
	half := q.Quantities[t.whole]
	half.Given, half.Value = half.Given/2, half.Value/2
	for i, s := range t.stages {
		if s.known() != 1 || s.speed < 0 {
			return false
		}
		t.stages[i].rest = &half
	}
	return true
}

// timesTold reports whether a question tells a time with its unit.
func timesTold(q *question.Question) bool {
	return slices.ContainsFunc(q.Quantities, func(one quantity.Quantity) bool { return one.Dim == quantity.Time })
}

// asksTime reports whether a question asks for nothing of its legs but how long they take or when they end.
func asksTime(q *question.Question) bool {
	return q.Says("how long", "when", "eta", "arriv*", "what time", "total time", "hours|time ?") && !q.Says("average", "how far", "distance", "speed ?")
}

// as is a quantity of a leg, a number alone being a speed, or a distance or time in the unit that others are told in.
func (t told) as(q *question.Question, i int) quantity.Quantity {
	one := q.Quantities[i]
	if one.Dim != quantity.Bare {
		return one
	}
	unit := "kn"
	if slices.Contains(t.bare, i) {
		unit = "nm"
		for _, s := range t.stages {
			if s.time == i {
				unit = "h"
			}
		}
	}
	return question.InUnits(one.Given, unit)
}
