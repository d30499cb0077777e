package calc

import (
	"maps"

	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

// Reading is what a question asks to compute.
type Reading struct {
	Calculator string
	Args       map[string]any // for Call: what the question gives, by input name
	Missing    []Input        // required inputs that it does not give; empty when Call can be made
	Unitless   []string       // inputs whose unit neither they nor their neighbours name, for Result.Assuming
	Unused     []string       // quantities of the question that the sum has no use for, as they are written
	First      string         // how a speed was worked out that the question only describes: "85 % × 1.34 × √36 ft = 6.83 kn"
	Unit       string         // the unit that the question asks the answer in, for Result.In; empty where it names none
	Doubtful   bool           // leaves out what was given though the question does not name what the sum comes to: better asked than told
	AsksBack   bool           // is the sum before, of which it is not certain what the turn changes: better asked than told
	Changes    bool           // surely changes the sum before by an amount that is added or kept back
	Follows    bool           // continues an earlier turn instead of asking anew
	Onward     bool           // is a sum that went on from another with what that came to, this turn or before
	Also       []Reading      // what else the question asks, each a sum by itself; set by who reads several questions in one
	Surely     bool           // a phrase of the question names the sum beyond doubt, so that it asks for what it lacks
	Open       []string       // questions of the turn with figures of their own that no sum was found for, as they are asked
	Score      float64        // how sure the reading is; comparable between readings of one question only
}

// recognizer is the compiled words of one calculator.
type recognizer struct {
	topic, asks, never, sure []question.Pattern
	words, values            [][]question.Pattern // of each input
}

func (s *Set) compile() []recognizer {
	list := make([]recognizer, len(s.calculators))
	for i, c := range s.calculators {
		r := recognizer{topic: question.Patterns(c.Topic), asks: question.Patterns(c.Asks), never: question.Patterns(c.Never), sure: question.Patterns(c.Sure)}
		for _, in := range c.Inputs {
			var values []question.Pattern
			for _, v := range in.Values {
				values = append(values, question.PatternOf(v.Words))
			}
			r.words, r.values = append(r.words, question.Patterns(in.Words)), append(r.values, values)
		}
		list[i] = r
	}
	return list
}

// Limits of what is read: a longer text is a story, not a sum.
const (
	maxQuestionBytes = 1500
	maxEarlier       = 6
	acceptScore      = 2.6
)

// Read finds which calculator a question in plain words asks for and with what. earlier holds the user's previous
// turns, oldest first: a turn that only changes or completes the sum before it ("and at 7 knots?") is read together
// with it. ok is false when the question asks for no calculation, also when it only talks about a topic.
func (s *Set) Read(text string, earlier []string) (Reading, bool) {
	if len(earlier) > maxEarlier {
		earlier = earlier[len(earlier)-maxEarlier:]
	}
	var before *Draft
	for _, turn := range earlier {
		before, _ = s.readTurn(turn, before)
	}
	return s.reading(s.readTurn(text, before))
}

// After is Read for a turn behind one that was read already: last is what it asks for, with values that may stand further back.
func (s *Set) After(text string, last Reading) (Reading, bool) {
	c, known := s.byName[last.Calculator]
	if !known {
		return s.Read(text, nil)
	}
	return s.reading(s.readTurn(text, &Draft{Calculator: &s.calculators[c], Args: maps.Clone(last.Args), score: last.Score, onward: last.Onward}))
}

// reading is what a draft asks to compute; false for nil.
func (s *Set) reading(d *Draft, follows bool) (Reading, bool) {
	if d == nil {
		return Reading{}, false
	}
	return Reading{Calculator: d.Calculator.Name, Args: d.Args, Missing: d.missing(), Unitless: d.unitless, Unused: d.unused, First: d.question.First, Unit: d.unit, Doubtful: d.doubtful, Follows: follows, Onward: d.onward, Changes: d.changes, AsksBack: d.asksBack, Surely: d.question.Has(s.patterns()[s.byName[d.Calculator.Name]].sure), Score: d.score}, true
}

// readTurn reads one turn by itself or, failing that, as a continuation of the one before.
func (s *Set) readTurn(text string, before *Draft) (d *Draft, follows bool) {
	if len(text) > maxQuestionBytes {
		return nil, false
	}
	q := s.asker.Read(text)
	alone := s.readAlone(q)
	defer func() {
		if d != nil {
			d.noteAround()
			d.doubtful = d.asksBack || !follows && s.doubted(d)
		}
	}()
	if before != nil {
		for _, read := range []func(*question.Question, *Draft) *Draft{s.enough, s.had, s.changed} {
			if d := read(q, before); d != nil {
				return d, true
			}
		}
		if alone == nil || len(alone.missing()) > 0 {
			if d := s.next(q, before); d != nil {
				return d, true
			}
		}
	}
	if before == nil {
		return alone, false
	}
	var next *Draft
	if before.continuedBy(q, s.locate(q, before)) || alone == nil && before.readsMore(q) {
		next = s.continued(q, before)
	}
	if alone == nil || len(alone.missing()) > 0 || alone.Calculator == before.Calculator {
		if ask := s.unclear(q, before, next); ask != nil {
			return ask, true
		}
	}
	if next == nil || alone != nil && len(alone.missing()) == 0 && alone.Calculator != before.Calculator {
		return alone, false
	}
	return next, true
}

// readAlone returns the best draft for a question, nil when none is good enough.
func (s *Set) readAlone(q *question.Question) *Draft {
	for _, read := range []func(*question.Question) *Draft{s.readWhole, s.spared, s.ofOwnBoat} {
		if d := read(q); d != nil && s.tellsUnit(d, q) {
			return d
		}
	}
	return nil
}

// tellsUnit reports whether a whole sum comes to a charge or an energy where a question asks for one by its unit: "how many Ah" is not
// answered in amperes.
func (s *Set) tellsUnit(d *Draft, q *question.Question) bool {
	u, _ := q.TargetUnit()
	if u.Dim != quantity.Charge && u.Dim != quantity.Energy || len(d.missing()) > 0 {
		return true
	}
	result, err := s.Call(d.Calculator.Name, d.Args)
	if err != nil {
		return true
	}
	for _, o := range result.Outcomes {
		if dim := o.Dimension(); dim == u.Dim || dim == "" {
			return true
		}
		for _, also := range o.Also {
			if other, ok := quantity.Lookup(also.Unit); ok && other.Dim == u.Dim {
				return true
			}
		}
	}
	return false
}

// readWhole is readAlone for a sum that has a use for nearly all that the question gives.
func (s *Set) readWhole(q *question.Question) *Draft {
	if q.Explains() {
		return nil
	}
	empty := len(q.Quantities) == 0 && len(q.Places) == 0 && q.Boat.ID == ""
	talks := q.Talks()
	var best *Draft
	for i := range s.calculators {
		if empty && !s.calculators[i].Free {
			continue
		}
		d := s.try(i, q)
		if d == nil || talks && len(d.missing()) > 0 && (len(d.Args) < 2 || !q.Has(s.patterns()[i].sure)) {
			continue
		}
		if best == nil || d.better(best) {
			best = d
		}
	}
	if best != nil && best.score < acceptScore {
		best = nil
	}
	if best != nil && (len(best.missing()) == 0 || len(q.Wanted()) == 0 || best.named || len(best.Demanded) > 0) || empty || talks {
		return best
	}
	for _, read := range []func(*question.Question) *Draft{s.inferred, s.lastly, s.fitted} {
		if d := read(q); d != nil {
			return d
		}
	}
	return best
}

// better reports whether a draft is to be preferred: one that the question names as what it is for, one that lacks nothing to one that
// does, else the higher score.
func (d *Draft) better(than *Draft) bool {
	if d.named != than.named {
		return d.named
	}
	if mine, others := len(d.missing()) == 0 && d.score >= acceptScore, len(than.missing()) == 0 && than.score >= acceptScore; mine != others {
		return mine
	}
	return d.score > than.score
}

// begin is a draft with what the calculator reads by itself; nil where it refuses the question.
func (c *Calculator) begin(q *question.Question) *Draft {
	d := newDraft(c, q)
	if c.Read != nil {
		c.Read(q, d)
	}
	if d.Refused {
		return nil
	}
	return d
}

// locate finds where the words of the inputs of a draft stand in a question.
func (s *Set) locate(q *question.Question, d *Draft) []question.Words {
	r := s.patterns()[s.byName[d.Calculator.Name]]
	return q.Locate(r.words, r.values)
}

// give gives the inputs what the question says of them.
func (d *Draft) give(q *question.Question, r recognizer) {
	located := q.Locate(r.words, r.values)
	d.impossible(q, located)
	d.assign(q, located)
	d.elapsed(q)
	d.product(q)
	d.phrases(q, r)
}

// try reads the question for calculator i; nil when it is not meant.
func (s *Set) try(i int, q *question.Question) *Draft {
	c, r := &s.calculators[i], s.patterns()[i]
	cue := cueScore(q, r)
	if cue == 0 || c.Free && cue < 4 || q.Has(r.never) || q.AsksInput(r.words, r.topic, r.asks) {
		return nil
	}
	d := c.begin(q)
	if d == nil {
		return nil
	}
	d.give(q, r)
	d.fromBoat(q)
	if len(r.topic) > 0 && cue >= 3 {
		d.complete(q)
	}
	d.beyond(q)
	missing := len(d.missing())
	if d.found = d.countFound(); d.found == 0 && len(d.Args) == 0 && !c.Free {
		return nil
	}
	left := d.leftover(q)
	if len(c.Topic) == 0 && !d.measured(q) {
		return nil
	}
	if left >= tooMuch && !(missing == 0 && q.AsksFor(r.topic) && s.compares(d, q)) || missing > 0 && !q.Has(r.sure) && (c.Whole || cue < 3) || missing > 0 && d.found == 0 && !(q.Has(r.sure) && len(d.Args) > 0) {
		return nil
	}
	if cue < 3 && missing > 0 { // named by a sure phrase alone
		cue += 3
	}
	d.named = c.Spares && (q.AsksLast(r.topic) || q.Headed(r.topic))
	required := float64(d.found + missing)
	d.score = cue + 2*float64(d.found)/max(required, 1) + 0.25*d.Quality - left - 1.2*float64(missing) + c.Rank
	return d
}

// compares reports whether the quantities that a complete draft has no use for are only of what it computes, to compare the
// result with: "he claims 8.5 knots: what is the hull speed?".
func (s *Set) compares(d *Draft, q *question.Question) bool {
	for i, used := range d.Used {
		if one := q.Quantities[i]; !used && one.Unit != "" && !s.computes(d, map[quantity.Dimension]bool{one.Dim: true}) {
			return false
		}
	}
	return true
}

// cueScore weighs the calculator's words in the question: 3 for its subject, 1.5 for asking its kind of thing.
func cueScore(q *question.Question, r recognizer) float64 {
	score, topics := 0.0, 0
	for _, p := range r.topic {
		if q.Holds(p) {
			topics++
		}
	}
	if topics == 0 && len(r.topic) > 0 {
		return 0
	}
	if topics > 0 {
		score = 3 + 0.4*float64(min(topics, 3)-1)
	}
	for _, p := range r.asks {
		if q.Holds(p) {
			return score + 1.5
		}
	}
	return score
}
