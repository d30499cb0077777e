package distress

import (
	_ "embed"
	"fmt"
	"math/bits"
	"strconv"
	"strings"
)

//go:embed weights.txt
var weightsText string

// How much has to be said for an emergency that no rule knows, and for one that is only to be feared.
const (
	grave  = 9
	feared = 7
)

// rarest is above how rare a concept is that leads to one passage only.
const rarest = 8

// alike is the likeness above which a text is taken for what a rule is about.
const alike = 12

// unmet is what a part of a rule that nobody said takes away from the rule's likeness.
const unmet = 8

// Suspect returns the emergency that a text tells of by the weight of all that is said in it, though it meets no rule, with the call
// and passage of the rule that it is most like; false for none. It is for texts that are about nothing else, since it hears more
// than Hear does and errs more often. It is safe for concurrent use.
func Suspect(text string) (Case, bool) {
	e := opened()
	var s speech
	calm, n := e.weigh(&s, text)
	if n < grave || e.hushed(&s, calm) != unhushed {
		return Case{}, false
	}
	var most [2]int // of the rules for bodies, and of the others
	c, best := Case{Call: Mayday, About: "distress-when-to-call"}, alike
	for i := range e.rules {
		r := &e.rules[i]
		if r.call >= Crisis || r.call == hush {
			continue
		}
		like := e.likeness(r, &s, calm)
		if like > best {
			c, best = Case{Call: r.call, About: r.about}, like
		}
		kind := 0
		if r.call < Medical {
			kind = 1
		}
		most[kind] = max(most[kind], like)
	}
	if best == alike && most[0] > most[1] {
		c = Case{Call: Medical, About: "first-aid-radio-medical-advice"}
	}
	return c, true
}

// Alarming reports whether a text tells of something that may be an emergency. It is safe for concurrent use.
func Alarming(text string) bool {
	var s speech
	_, n := opened().weigh(&s, text)
	return n >= feared
}

// weigh reads a text into s and returns its calm places and how much the rest speaks for an emergency, each word by the gravest that
// it stands for; 0 for a text that is too long to be a cry.
func (e *ear) weigh(s *speech, text string) (calm set, sum int) {
	if s.read(&e.lexicon, text) != "" {
		return 0, 0
	}
	if e.find(s); !s.any {
		return 0, 0
	}
	calm = e.mood.calm(s)
	var counted set
	for _, w := range e.weights {
		at := s.said[w.of] &^ calm
		if at&^counted == 0 && w.points > 0 {
			continue
		}
		if at != 0 {
			sum += w.points
		}
		if w.points > 0 {
			counted |= at
		}
	}
	return calm, sum
}

// likeness is how much of a rule was said, the more the graver the words and the fewer rules know them.
func (e *ear) likeness(r *rule, s *speech, calm set) int {
	sum := 0
	for _, p := range r.parts {
		most := -unmet
		for _, c := range p.of {
			if s.said[c]&^calm != 0 {
				most = max(most, e.points[c]*e.rarity[c])
			}
		}
		sum += most
	}
	for _, c := range r.absent {
		if s.said[c] != 0 {
			sum -= unmet
		}
	}
	return sum
}

// rate notes how rare each concept is among what the rules lead to.
func (e *ear) rate() {
	var about [mostConcepts]map[string]bool
	for _, r := range e.rules {
		for _, p := range r.parts {
			for _, c := range p.of {
				if about[c] == nil {
					about[c] = map[string]bool{}
				}
				about[c][r.about] = true
			}
		}
	}
	for c, list := range about {
		e.rarity[c] = max(0, rarest-2*bits.Len(uint(len(list))))
	}
}

// weight is how much a concept speaks for an emergency.
type weight struct {
	of     concept
	points int
}

// readWeights reads lines of a number, a colon and the concepts that weigh so much.
func (e *ear) readWeights() {
	for _, line := range entries(weightsText) {
		number, list, _ := strings.Cut(line, ":")
		points, err := strconv.Atoi(number)
		if err != nil {
			panic(fmt.Sprintf("distress: the weights have %q for a number", number))
		}
		for name := range strings.FieldsSeq(list) {
			c := e.named(name, nil)[0]
			e.weights = append(e.weights, weight{c, points})
			e.points[c] = points
		}
	}
}
