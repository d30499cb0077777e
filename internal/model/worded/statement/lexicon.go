package statement

import (
	"strings"

	"github.com/kljensen/snowball/english"

	"github.com/fairlead/fairlead/internal/fold"
)

// sense is what a word means to the comparison of statements.
type sense struct {
	stem    string
	id      int32 // by which words are compared: those that say the same have one
	against int32 // the id of its opposite, 0 for none
	denies  int32 // of "unsuitable" the id of "suitable", else 0
	role    role
	sign    int8 // of a joint: 1 where what stands before it comes or goes first, -1 where it does not; of a denial: how far it reaches
	tongue  int8 // 1 for grammar that English has, -1 for that of other languages
	later   bool // of a joint: it stands in what follows
	part    bool // it is a part of a boat, or tells of her state
	hedge   bool // it says that something may be so, or of a design
	work    bool // it is work that is done on a boat
	named   bool // it is written with a capital
	rule    bool // it speaks of what must be done, or of safety
	begins  bool // phrases begin with it
	asks    bool // what tells to ask or to look at something has it
}

// role is what a word does in a statement.
type role uint8

const (
	telling   role = iota // it tells something, which has to be in the evidence
	common                // it tells little
	silent                // it is part of the grammar
	denying               // it negates what follows
	barring               // it negates what follows, or what stands before it
	ending                // it ends what is negated
	yielding              // a joint: who keeps clear of whom
	sequence              // a joint: what comes before what
	comparing             // a joint: what is more than what
)

// lexicon are the senses of words by their stems, and phrases by the stem of their first word. It is not changed once it is made.
type lexicon struct {
	senses  map[string]sense
	phrases map[string][]phrase
	ids     map[string]int32
	abroad  map[string]bool
	codes   map[string]sense // of countries, in upper case
}

// phrase is several words that are read as one.
type phrase struct {
	rest []string // the stems behind the first
	as   string
}

// lexical is of English.
var lexical = newLexicon()

func newLexicon() *lexicon {
	x := &lexicon{senses: map[string]sense{}, phrases: map[string][]phrase{}, ids: map[string]int32{}, abroad: fold.Set(abroad), codes: map[string]sense{}}
	x.put(denial, sense{role: denying})
	x.put(partly, sense{role: denying, sign: 2})
	x.put(prefixed, sense{role: denying, sign: 1})
	x.put(bars, sense{role: barring})
	x.put(enders, sense{role: ending})
	x.joints()
	for w := range strings.FieldsSeq(hindering) {
		s := english.Stem(w, true)
		x.senses[s] = sense{stem: s, id: x.id(s), denies: x.id("way/")}
	}
	x.put(grammar, sense{role: silent})
	for line := range lines(opposed) {
		one, other, _ := strings.Cut(line, " / ")
		a, b := x.id(strings.Fields(one)[0]+"/"), x.id(strings.Fields(other)[0]+"/")
		x.put(one, sense{id: a, against: b})
		x.put(other, sense{id: b, against: a})
	}
	for line := range lines(countries) {
		code, names, _ := strings.Cut(line, " ")
		as := sense{stem: code, id: x.id(code), named: true}
		x.codes[code] = as
		x.put(names, sense{id: as.id})
	}
	for line := range lines(same) {
		first := strings.Fields(line)[0]
		as, ok := x.senses[english.Stem(first, true)]
		if !ok {
			as = sense{id: x.id(first)}
		}
		x.put(line, as)
	}
	x.mark(general, func(s *sense) {
		if s.against == 0 && s.role == telling {
			s.role = common
		}
	})
	x.mark(slight, func(s *sense) { s.role = common })
	x.mark(ruling, func(s *sense) { s.rule = true })
	x.mark(hedging, func(s *sense) { s.hedge = true })
	x.mark(working, func(s *sense) { s.work = true })
	x.mark(parts, func(s *sense) { s.part = true })
	for line := range lines(phrases) {
		for entry := range strings.SplitSeq(line, ";") {
			list, as, _ := strings.Cut(entry, ":")
			var stems []string
			for w := range strings.FieldsSeq(list) {
				stems = append(stems, english.Stem(w, true))
			}
			x.phrases[stems[0]] = append(x.phrases[stems[0]], phrase{stems[1:], strings.TrimSpace(as)})
		}
	}
	return x
}

// lines yields the lines of a list that have something.
func lines(list string) func(yield func(string) bool) {
	return func(yield func(string) bool) {
		for line := range strings.SplitSeq(list, "\n") {
			if line = strings.TrimSpace(line); line != "" && !yield(line) {
				return
			}
		}
	}
}

// id is the number by which a word is compared; different words have different ones.
func (x *lexicon) id(word string) int32 {
	n, ok := x.ids[word]
	if !ok {
		n = int32(len(x.ids)) + 1
		x.ids[word] = n
	}
	return n
}

// put gives the words of a list a sense, but for those that have one.
func (x *lexicon) put(list string, as sense) {
	for w := range strings.FieldsSeq(list) {
		s := english.Stem(w, true)
		if _, ok := x.senses[s]; ok {
			continue
		}
		one := as
		if one.stem = s; one.id == 0 {
			one.id = x.id(s)
		}
		x.senses[s] = one
	}
}

// mark changes the senses of the words of a list.
func (x *lexicon) mark(list string, with func(*sense)) {
	for w := range strings.FieldsSeq(list) {
		s := english.Stem(w, true)
		known, ok := x.senses[s]
		if !ok {
			known = sense{stem: s, id: x.id(s)}
		}
		with(&known)
		x.senses[s] = known
	}
}

func (x *lexicon) joints() {
	roles := map[string]role{"yielding": yielding, "sequence": sequence, "comparing": comparing}
	later := fold.Set(following)
	way := x.id("way/")
	for line := range lines(joining) {
		head, list, _ := strings.Cut(line, ":")
		kind, sign, _ := strings.Cut(head, " ")
		as := sense{role: roles[kind], sign: 1}
		if sign == "-" {
			as.sign = -1
		}
		for w := range strings.FieldsSeq(list) {
			as.later, as.stem = later[w], english.Stem(w, true)
			if as.id = x.id(w); as.role == yielding {
				as.id = way
			}
			x.senses[as.stem] = as
			x.senses[w] = as
		}
	}
}
