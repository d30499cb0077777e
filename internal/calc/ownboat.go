package calc

import (
	"github.com/fairlead/fairlead/internal/calc/question"
)

// ofOwnBoat reads a question for a figure of the user's own boat that gives nothing to compute it from, so that it can be asked for:
// "what is the hull speed of my boat?".
func (s *Set) ofOwnBoat(q *question.Question) *Draft {
	if len(q.Quantities) > 0 || len(q.Places) > 0 || q.Boat.ID != "" || q.Talks() || q.Explains() ||
		!q.Says("my|our boat|yacht|hull|sailboat|cruiser|sloop|ketch|catamaran", "mein*|unser* boot|yacht|schiff", "mon|notre bateau|voilier") {
		return nil
	}
	const few = 2 // values that one asks for at a time
	for i := range s.calculators {
		c, r := &s.calculators[i], s.patterns()[i]
		if len(r.topic) > 0 && cueScore(q, r) >= 3 && q.AsksFor(r.topic) && !q.Has(r.never) && len(c.Either) == 0 && c.needs() <= few {
			if d := c.begin(q); d != nil && len(d.missing()) > 0 {
				d.score = acceptScore
				return d
			}
		}
	}
	return nil
}
