package statement

import (
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/fold"
)

const (
	leastDenial  = 0.55 // the share of a clause that evidence has to have to contradict it
	leastAlike   = 0.4  // below which a statement of the evidence is not looked at
	besides      = 0.2  // how much the rest of the sentence says which statement is meant
	fewestWords  = 3    // below which a clause says too little to have a source
	sourced      = 0.65 // the share that a source has to have
	fewestStated = 8    // statements that an evidence has which is expected to hold what is said
	aboutBoat    = 0.6  // the share of what is said of a boat for sale that has to be in one statement
	mostDemanded = 0.5  // the share of all else; less of few words, whose weights are rough
	demanded     = 0.15 // of none, and
	demandedEach = 0.1  // for each word that tells something
	leastBacked  = 0.3  // the share of what else is said beside boats for sale
	doubt        = 0.05 // by so much what contradicts may be nearer than what supports, but not where a rule is told
	looseDoubt   = 0.1
)

// verdict is what the evidence says of a clause, as shares of what the clause tells.
type verdict struct {
	supported, denied float32
	forNear, notNear  float32 // with the rest of the sentence
	weight            float32
	mark              string
}

// stated reports whether a sentence may be sent as far as its words go: nothing of it is turned round in the evidence, and the more it
// tells the more of it stands there. counted says that it has numbers, which stand in the evidence. source is what most of it
// stands in, empty for none.
func (h *Hearing) stated(text string, counted bool) (source string, ok bool) {
	text = strings.TrimSpace(text)
	if counted && !h.states || !strings.Contains(text, " ") || strings.HasSuffix(text, "?") {
		return "", true
	}
	s := &h.record.said
	s.empty()
	h.record.read(text, true, s)
	s.asks = h.record.asked && asking(text)
	s.works = s.works && s.done && !s.asks
	if s.tongue < 0 || s.tongue == 0 && h.strange(s.terms) {
		return "", true // the evidence is English
	}
	if !h.states {
		s.tellState()
	}
	h.weigh(s.terms)
	h.likeness(s)
	supported, all, most, against := float32(0), float32(0), float32(0), float32(-1)
	for c := range s.clauses {
		v := h.compare(c, s)
		supported += v.supported * v.weight
		all += v.weight
		if v.denied >= leastDenial {
			against = max(against, v.notNear-v.forNear)
		}
		if v.mark != "" && v.supported >= max(sourced, most) && told(c) >= fewestWords {
			source, most = v.mark, v.supported
		}
	}
	if all > 0 {
		supported /= all
	} else {
		supported = 1
	}
	if !h.states {
		return "", h.loose(text, s, supported, against) || h.verbatim(text)
	}
	return source, h.strict(s, supported, against) || h.verbatim(text)
}

// tellState has the words for a boat's state tell something, also those that tell little of anything else.
func (s *saying) tellState() {
	for i := range s.terms {
		if t := &s.terms[i]; t.part && t.role == common {
			t.role = telling
		}
	}
}

// asking reports whether a sentence tells what to ask or to look at.
func asking(text string) bool {
	text = words(text)
	return slices.ContainsFunc(askingWords, func(w string) bool { return hasWords(text, w) })
}

var (
	askingWords = []string{"ask", "asks", "whether", "check", "checks", "find out", "have a look", "inspect", "inspects", "inspection"}
	asks        = fold.Set("ask asks whether check checks find have inspect inspects inspection") // that these begin with
)

// strange reports whether nothing is known of several words.
func (h *Hearing) strange(terms []term) bool {
	for _, t := range terms {
		if int(t.id) <= len(lexical.ids) || !h.unknown(t) {
			return false
		}
	}
	return len(terms) >= fewestWords
}

// strict reports whether a sentence may be sent of which the evidence has a share. Where it tells a rule, what cannot be told is not.
func (h *Hearing) strict(s *saying, supported, against float32) bool {
	rule := s.rule || len(s.joints) > 0
	n := told(s.terms)
	switch {
	case against > doubt || rule && against > 0 || len(s.joints) > 0 && against == 0:
		return false
	case n < 2 || !rule && h.statements() < fewestStated:
		return true
	}
	return supported >= min(mostDemanded, demanded+demandedEach*float32(n))
}

// loose reports whether a sentence may be sent that is mostly about boats for sale and their prices: what it says of a boat's parts,
// of her state and of where she lies has to be in the evidence.
func (h *Hearing) loose(text string, s *saying, supported, against float32) bool {
	parts := false
	for _, t := range s.terms {
		parts = parts || t.part
		if (t.part || t.named) && h.unknown(t) {
			return false
		}
	}
	switch {
	case against > looseDoubt || (s.rule || s.denies()) && against > -doubt:
		return false
	case s.asks:
		return !parts || supported >= mostDemanded
	case parts || len(h.boatsIn(text)) > 0:
		return supported >= aboutBoat
	}
	return s.talks || told(s.terms) < 2 || supported >= leastBacked
}

// clauses yields the clauses of a statement, those that tell little together with those before them.
func (s *saying) clauses(yield func([]term) bool) {
	for from := 0; from < len(s.terms); {
		to := clauseEnd(s.terms, from)
		for to < len(s.terms) {
			next := clauseEnd(s.terms, to)
			if told(s.terms[from:to]) >= 2 && told(s.terms[to:next]) >= 2 {
				break
			}
			to = next
		}
		if !yield(s.terms[from:to]) {
			return
		}
		from = to
	}
}

func clauseEnd(terms []term, from int) int {
	to := from
	for to < len(terms) && terms[to].clause == terms[from].clause {
		to++
	}
	return to
}

// told counts the words that tell something.
func told(list []term) (n int) {
	for i := range list {
		if list[i].role == telling {
			n++
		}
	}
	return n
}

// compare holds a clause of a sentence against the evidence.
func (h *Hearing) compare(c []term, s *saying) verdict {
	var v verdict
	for _, t := range c {
		if t.role == telling {
			v.weight += t.weight
		}
	}
	all := float32(0)
	for _, t := range s.terms {
		if t.role == telling {
			all += t.weight
		}
	}
	if all == 0 {
		return v
	}
	if h.base != nil {
		h.hold(c, s, h.base.record, 0, all, &v)
	}
	h.hold(c, s, h.record, 1, all, &v)
	return v
}

// likeness adds up what each statement has of a sentence as a whole.
func (h *Hearing) likeness(s *saying) {
	whole := &h.record.whole
	if h.base != nil {
		whole[0] = h.base.record.score(whole[0], s.terms, true)
	}
	whole[1] = h.record.score(whole[1], s.terms, true)
	for k := range whole {
		orders := &h.record.orders[k]
		*orders = slices.Grow((*orders)[:0], len(whole[k]))[:len(whole[k])]
		clear(*orders)
	}
}

// hold holds a clause against the statements of a record that are like it: the base's is the first, 0, its own the second.
func (h *Hearing) hold(c []term, s *saying, r *record, which int, all float32, v *verdict) {
	if len(r.list) == 0 {
		return
	}
	own := h.record
	own.scores = r.score(own.scores, c, false)
	whole, orders := own.whole[which], own.orders[which]
	for n, score := range own.scores {
		there := &r.list[n]
		if score == 0 || score < leastAlike*v.weight || there.asks && !s.asks || !h.states && s.mistakes(there) {
			continue
		}
		if orders[n] == 0 {
			orders[n] = int8(2 + s.order(there))
		}
		order := orders[n] - 2
		share, turned := there.says(c, order != 0)
		if order < 0 {
			turned = !turned
		}
		if order == 0 && len(s.joints) > 0 {
			share *= unordered
		}
		near := share + besides*whole[n]/all
		switch {
		case turned && near > v.notNear:
			v.denied, v.notNear = share, near
		case !turned && near > v.forNear:
			v.supported, v.forNear, v.mark = share, near, ""
			if len(there.marks) > 0 {
				v.mark = there.marks[0]
			}
		}
	}
}

// mistakes reports whether another statement cannot say what this one says of a boat: it names something to look at, or it tells
// what is to be done and not what was.
func (s *saying) mistakes(there *saying) bool {
	return there.looks && !s.asks && !s.hedged && !s.denies() || s.works && !there.done
}

// denies reports whether a statement denies something.
func (s *saying) denies() bool {
	for i := range s.terms {
		if s.terms[i].denied {
			return true
		}
	}
	return false
}

// score adds up for each statement the weights of the words that it has, or their opposites.
func (r *record) score(scores []float32, terms []term, onlyTelling bool) []float32 {
	if len(r.list) == 0 {
		return scores[:0]
	}
	scores = slices.Grow(scores[:0], len(r.list))[:len(r.list)]
	clear(scores)
	for _, t := range terms {
		if onlyTelling && t.role != telling {
			continue
		}
		same := r.where[t.id]
		for _, n := range same {
			scores[n] += t.weight
		}
		if t.against == 0 {
			continue
		}
		for _, n := range r.where[t.against] {
			if !slices.Contains(same, n) {
				scores[n] += t.weight
			}
		}
	}
	return scores
}
