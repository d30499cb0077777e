package worded

import (
	"slices"
	"strings"
	"unicode"

	"github.com/kljensen/snowball/english"

	"github.com/fairlead/fairlead/internal/fold"
)

// stating are the models whose sentences are looked at also where they have no number: what the others say is about numbers.
var stating = map[string]bool{"svc-agent": true}

// A clause is compared with one of the evidence that has so much of its words; both are shares of the clause's words.
const (
	leastShared  = 0.5  // to speak of the same
	mostlyShared = 0.65 // to say the same, but for a negation; also to take over a source
	leastCovered = 0.5  // of a rule, anywhere in the evidence
	fewestWords  = 3    // below which it says too little to be a rule or to have a source

	fewestCompared = 2 // words of a clause, and that two of them share
)

// clause is a part of a sentence between its commas, as it is compared: English only, since the evidence is.
type clause struct {
	words   []string       // stems in their order, opposites by the name of their pair and their side
	plain   []string       // these without the side
	sides   map[string]int // of each pair that is named: 1, 2, or 3 for both
	joins   int            // -1 for "gives way to" or "after", 1 for "has right of way over" or "before", 0 for none
	joined  int            // how many words stand before that
	negated bool
	all     bool // "never" and "always", which need evidence that says so
	marks   []string
}

// opposites are words whose exchange turns a statement round, by their stems.
var opposites = func() map[string]struct {
	pair string
	side int
} {
	all := map[string]struct {
		pair string
		side int
	}{}
	for pair := range strings.FieldsSeq(`
		port/starboard windward/leeward upwind/downwind red/green open/close inside/outside increase/reduce increase/decrease left/right
		above/below raise/lower tighten/ease tighten/loosen ahead/astern forward/aft shallow/deep early/late earlier/later first/last
		lighter/heavier faster/slower larger/smaller longer/shorter higher/lower deeper/shallower safe/dangerous switchon/switchoff`) {
		a, b, _ := strings.Cut(pair, "/")
		for i, w := range []string{a, b} {
			if _, ok := all[english.Stem(w, true)]; !ok {
				all[english.Stem(w, true)] = struct {
					pair string
					side int
				}{"/" + a, i + 1}
			}
		}
	}
	return all
}()

// joints are words between the two that they set in order.
var joints = strings.NewReplacer(
	"gives way", " -joint ", "give way", " -joint ", "giving way", " -joint ", "keeps clear", " -joint ", "keep clear", " -joint ",
	"keeps out of the way", " -joint ", "keep out of the way", " -joint ", "yields", " -joint ", "must yield", " -joint ",
	"right of way", " +joint ", "stands on", " +joint ", "stand on", " +joint ", "priority", " +joint ",
	"turn off", "switchoff", "turns off", "switchoff", "switch off", "switchoff", "turn on", "switchon", "switch on", "switchon",
	" before ", " +joint ", " after ", " -joint ", "n't", " not ", "n’t", " not ", "cannot", " not ",
)

var negations = setOf("not no never without avoid nor neither none nobody nothing")

// ruling are the stems of words in sentences that tell what must or may be done, or what is safe.
var ruling = stemsOf(`must should never always rule law legal required mandatory forbidden allowed permitted obliged right priority vessel collision
	overtake overtaking lookout light sound signal fog distress mayday fire extinguisher gas fuel smoke flare raft lifejacket harness tether overboard
	drown hypothermia casualty bleeding burn cpr shock emergency danger dangerous safe safety unsafe radio channel explosion electrocution lightning carbon
	monoxide storm capsize sink flooding evacuate abandon rescue helicopter`)

func stemsOf(words string) map[string]bool {
	set := map[string]bool{}
	for w := range strings.FieldsSeq(words) {
		set[english.Stem(w, true)] = true
	}
	return set
}

var clauseBreaks = strings.NewReplacer(" and ", ", ", " but ", ", ")

// clausesOf reads the clauses of a sentence.
func (e *evidence) clausesOf(text string, marks []string) []clause {
	var list []clause
	for part := range strings.FieldsFuncSeq(clauseBreaks.Replace(text), func(r rune) bool { return strings.ContainsRune(",;:–—.!?()", r) }) {
		if c := e.clauseOf(part); len(c.words) > 0 {
			c.marks = marks
			for _, w := range c.words {
				c.plain = append(c.plain, plainWord(w))
			}
			list = append(list, c)
		}
	}
	return list
}

func (e *evidence) clauseOf(text string) clause {
	c := clause{sides: map[string]int{}}
	text = joints.Replace(" " + strings.ToLower(text) + " ")
	for word := range strings.FieldsFuncSeq(text, func(r rune) bool { return !unicode.IsLetter(r) && r != '+' && r != '-' }) {
		if word == "-joint" || word == "+joint" {
			if c.joins == 0 && len(c.words) > 0 { // else who does is not said before it
				c.joins, c.joined = map[byte]int{'-': -1, '+': 1}[word[0]], len(c.words)
			}
			continue
		}
		for w := range strings.SplitSeq(word, "-") {
			w = fold.String(w)
			c.add(w, e.stem(w))
		}
	}
	return c
}

func (c *clause) add(word, s string) {
	c.negated = c.negated || negations[word]
	c.all = c.all || word == "never" || word == "always"
	if o, ok := opposites[s]; ok {
		c.sides[o.pair] |= o.side
		c.words = append(c.words, o.pair+"12"[o.side-1:o.side])
		return
	}
	if len(word) < 3 || topicless[word] || negations[word] {
		return
	}
	c.words = append(c.words, s)
}

// stem is english.Stem, which takes long, of words that are mostly those of the evidence.
func (e *evidence) stem(word string) string {
	if e.base != nil {
		if s, ok := e.base.stemmed[word]; ok {
			return s
		}
	}
	s, ok := e.stemmed[word]
	if !ok {
		s = english.Stem(word, true)
		e.stemmed[word] = s
	}
	return s
}

// plainWord is a word by which clauses are compared: opposites are alike.
func plainWord(w string) string {
	if w[0] == '/' {
		return w[:len(w)-1]
	}
	return w
}

// shares is the share of c's words that other has.
func (c clause) shares(other clause) float64 {
	n := 0
	for _, w := range c.plain {
		if slices.Contains(other.plain, w) { // few enough that a map costs more
			n++
		}
	}
	return float64(n) / float64(len(c.plain))
}

// against reports whether c says the opposite of other, with which it shares so much.
func (c clause) against(other clause, shared float64) bool {
	turned := 0
	for pair, side := range c.sides {
		if there := other.sides[pair]; side != 3 && there != 0 && there != 3 && there != side {
			turned++
		}
	}
	if c.joins != 0 && other.joins != 0 {
		same := c.order(other) * c.joins * other.joins
		return turned%2 == 0 && same < 0 || turned%2 == 1 && same >= 0
	}
	if turned > 0 {
		return turned%2 == 1 // red to port is green to starboard
	}
	return shared >= mostlyShared && c.negated != other.negated
}

// order is above zero where the words that two clauses share stand on the same sides of their joints, below where they are
// exchanged.
func (c clause) order(other clause) int {
	first := map[string]bool{}
	for i, w := range other.words {
		if _, ok := first[w]; !ok {
			first[w] = i < other.joined
		}
	}
	votes := 0
	for i, w := range c.words {
		before, ok := first[w]
		if !ok {
			continue
		}
		vote := 1
		if w[0] == '/' {
			vote = len(c.words) + 1 // who it is tells more than what else is said of them
		}
		if before != (i < c.joined) {
			vote = -vote
		}
		votes += vote
	}
	return votes
}

// state adds a sentence to what statements are compared with.
func (e *evidence) state(text string, marks []string) {
	for _, c := range e.clausesOf(text, marks) {
		e.clauses = append(e.clauses, c)
		for _, w := range c.words {
			e.stems[plainWord(w)] = true
		}
	}
}

// heed makes the words of a text known, which is no evidence of what is so.
func (e *evidence) heed(text string) {
	for _, c := range e.clausesOf(text, nil) {
		for _, w := range c.words {
			e.stems[plainWord(w)] = true
		}
	}
}

func (e *evidence) hasStem(s string) bool { return e.stems[s] || e.base != nil && e.base.hasStem(s) }

// eachClause calls yield with every clause of the evidence.
func (e *evidence) eachClause(yield func(c clause)) {
	for _, c := range e.clauses {
		yield(c)
	}
	if e.base != nil {
		e.base.eachClause(yield)
	}
}

// stated reports whether a sentence may be sent as far as its words go: it says nothing that is turned round in the evidence, and
// where it tells a rule, most of its words stand there. source is what most of it stands in, empty for none.
func (j *judge) stated(text string) (source string, ok bool) {
	if !strings.ContainsAny(text, " ") || strings.HasSuffix(strings.TrimSpace(text), "?") || german.MatchString(text) {
		return "", true
	}
	known, all, rule := 0, 0, false
	most := 0.0
	for _, c := range j.clausesOf(text, nil) {
		for _, w := range c.words {
			all++
			rule = rule || ruling[w]
			if j.hasStem(plainWord(w)) {
				known++
			}
		}
		rule = rule || c.joins != 0
		if len(c.words) < fewestCompared {
			continue
		}
		mark, shared, contradicted := j.compared(c)
		if contradicted {
			return "", false
		}
		if mark != "" && shared >= mostlyShared && shared > most && len(c.words) >= fewestWords {
			source, most = mark, shared
		}
	}
	return source, !rule || all < fewestWords || float64(known) >= leastCovered*float64(all)
}

// compared holds a clause against those of the evidence that are most like it: it is contradicted where all of these say the opposite,
// and where it says never or always and none of them does.
func (j *judge) compared(c clause) (mark string, most float64, contradicted bool) {
	best, supported := 0.0, false
	j.eachClause(func(other clause) {
		shared := c.shares(other)
		if shared == 0 {
			return
		}
		back := other.shares(c)
		if back == 1 && other.negated && !c.negated && len(other.words) >= fewestCompared {
			shared = 1 // more words do not allow what is forbidden
		}
		if shared < leastShared || shared*float64(len(c.words)) < fewestCompared {
			return
		}
		alike := shared * (2 + back)
		if c.joins != 0 && other.joins != 0 {
			alike++
		}
		against := c.against(other, shared)
		supported = supported || !against && other.negated == c.negated
		switch {
		case alike < best:
			return
		case alike > best:
			best, most, mark, contradicted = alike, shared, "", against
		}
		contradicted = contradicted && against
		if !against && mark == "" && len(other.marks) > 0 {
			mark = other.marks[0]
		}
	})
	return mark, most, contradicted || c.all && !supported
}
