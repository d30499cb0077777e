package statement

import (
	"math"
	"slices"
	"strings"
	"sync"
	"unicode"
)

// record is what is stated in an evidence. It is not safe for concurrent use while something is added.
type record struct {
	reader
	list  []saying
	where map[int32][]int32 // in which statements a word stands, by its id; each once
	heard map[int32]bool    // words that were said in the conversation, which is no evidence of what is so

	said   saying       // the sentence at hand
	scores []float32    // of the statements, by a clause of it
	whole  [2][]float32 // by all of it: of those of the base, and of its own
	orders [2][]int8    // whether these set things in the same order as all of it, plus two; 0 where nobody has looked
}

func newRecord(base *record) *record {
	r := &record{where: map[int32][]int32{}, heard: map[int32]bool{}}
	if base == nil {
		r.reader = newReader(nil)
	} else {
		r.reader = newReader(&base.reader)
	}
	return r
}

// mostKept bounds the words of a conversation up to which the room for them is used again.
const mostKept = 256

// records keeps the room that records over others take. It is safe for concurrent use.
type records struct{ pool sync.Pool }

// over returns a record over base, which is to be given back when nothing refers to it any more.
func (k *records) over(base *record) *record {
	r, ok := k.pool.Get().(*record)
	if !ok {
		return newRecord(base)
	}
	r.base, r.last = &base.reader, base.last
	return r
}

// put takes a record back.
func (k *records) put(r *record) {
	if len(r.words)+len(r.heard)+len(r.where) > mostKept {
		return
	}
	clear(r.words)
	clear(r.stems)
	clear(r.where)
	clear(r.heard)
	r.base, r.list, r.pending = nil, nil, r.pending[:0]
	r.said.empty()
	k.pool.Put(r)
}

// state adds a sentence to what statements are compared with. One that looks names what is to be looked at.
func (e *evidence) state(text string, marks []string, looks bool) {
	r := e.record
	for part := range strings.SplitSeq(text, ";") {
		s := &r.said
		s.empty()
		s.marks, s.looks, s.asks = marks, looks, strings.HasSuffix(strings.TrimSpace(text), "?")
		r.read(part, false, s)
		if len(s.terms) == 0 {
			continue
		}
		n := int32(len(r.list))
		r.list = append(r.list, s.kept())
		for _, t := range s.terms {
			if in := r.where[t.id]; len(in) == 0 || in[len(in)-1] != n {
				r.where[t.id] = append(in, n)
			}
		}
	}
}

// looking reports whether a line of a draft names what is to be looked at: what happens to boats of a design, what a surveyor checks
// and what nobody has looked at.
func (e *evidence) looking(line string) bool {
	if len(e.looks) == 0 {
		return false
	}
	line = strings.ToLower(line)
	return slices.ContainsFunc(e.looks, func(phrase string) bool { return strings.Contains(line, phrase) })
}

// heed makes the words of a text known, which is no evidence of what is so.
func (e *evidence) heed(text string) {
	s := &e.record.said
	s.empty()
	e.record.read(text, true, s)
	for _, t := range s.terms {
		e.record.heard[t.id] = true
	}
}

// in are the statements that have a word.
func (e *evidence) in(id int32) (base, own []int32) {
	if e.base != nil {
		base = e.base.record.where[id]
	}
	return base, e.record.where[id]
}

// statements counts those of the evidence.
func (e *evidence) statements() int {
	n := len(e.record.list)
	if e.base != nil {
		n += len(e.base.record.list)
	}
	return n
}

// weigh gives the words of a sentence their weights: less to what much of the evidence has, little to common words, and none to
// what only the conversation has.
func (e *evidence) weigh(terms []term) {
	all := float64(e.statements() + 10)
	for i := range terms {
		t := &terms[i]
		base, own := e.in(t.id)
		in := len(base) + len(own)
		if t.against != 0 {
			base, own = e.in(t.against)
			in = max(in, len(base)+len(own))
		}
		if in == 0 && e.record.heard[t.id] && (e.states || !t.part) {
			t.weight = 0
			continue
		}
		t.weight = float32(math.Log(1 + all/float64(in+2)))
		if t.role != telling {
			t.weight *= commonWeight
		}
	}
}

// unknown reports whether a word stands nowhere in the evidence, nor its opposite, nor in the conversation.
func (e *evidence) unknown(t term) bool {
	for _, id := range []int32{t.id, t.against} {
		if base, own := e.in(id); id != 0 && len(base)+len(own) > 0 {
			return false
		}
	}
	return !e.record.heard[t.id]
}

// verbatim reports whether a sentence stands in the evidence as it is: with no other words before or behind it, since these may deny it.
func (e *evidence) verbatim(sentence string) bool {
	sentence = strings.TrimFunc(words(sentence), notWord)
	if sentence == "" {
		return false
	}
	for all, from := e.heard.String(), 0; ; {
		i := strings.Index(all[from:], sentence)
		if i < 0 {
			return e.base != nil && e.base.verbatim(sentence)
		}
		i += from
		from = i + len(sentence)
		line := strings.LastIndexByte(all[:i], '\n') + 1
		rest, _, _ := strings.Cut(all[from:], "\n")
		if !strings.ContainsFunc(all[line:i], unicode.IsLetter) && !strings.ContainsFunc(rest, unicode.IsLetter) {
			return true
		}
	}
}

func notWord(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }
