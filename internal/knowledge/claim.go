package knowledge

import (
	"fmt"
	"math/bits"
	"slices"
	"strings"
)

// claim is one way to say a mistake.
type claim struct {
	words   []string // stems, none of which it can do without
	ordered bool     // they stand in this order
	denies  bool     // it says "not"
	unless  []string // stems with one of which it is something else that is said
	mistake *Mistake
	passage *Passage
}

const (
	mostClaimed  = 60   // words of a text in which claims are looked for: in a longer one they stand far apart
	mostBetween  = 4    // words beside a claim's own that may stand between these
	denied       = "no" // stands for every denial
	apart        = "."  // stands for the end of a sentence
	apartCounts  = 2    // so many words does it count as
	asked        = "?"  // stands for a word that begins a question, behind which something else is said
	denyingAside = 2    // words beside a claim in which a denial denies it
)

// Mistaken returns the mistake that an English text makes, of several the one told in the most words, and the passage that it is
// one about. ok is false where there is none.
func (b *Base) Mistaken(text string) (m Mistake, about Passage, ok bool) {
	said := b.reader.words(text)
	if len(said) > mostClaimed {
		return Mistake{}, Passage{}, false
	}
	var best *claim
	for i, w := range said {
		if slices.Contains(said[:i], w) {
			continue
		}
		for _, c := range b.claims[w] {
			if (best == nil || len(c.words) > len(best.words)) && c.in(said) {
				best = c
			}
		}
	}
	if best == nil || !b.isNear(text, best.mistake, mostOthers) {
		return Mistake{}, Passage{}, false
	}
	return *best.mistake, *best.passage, true
}

// noteClaims remembers the mistakes of a passage by the first words of their claims. The error tells of one that says too little.
func (b *Base) noteClaims(p *Passage) error {
	for i := range p.Mistakes {
		m := &p.Mistakes[i]
		for _, text := range m.Claims {
			c := claim{unless: b.reader.unless(p, m, text), mistake: m, passage: p}
			text, c.ordered = strings.CutPrefix(text, ">")
			for _, w := range b.reader.learn(text) {
				if w == denied {
					c.denies = true
					continue
				}
				c.words = append(c.words, w)
				c.ordered = c.ordered || slices.Contains(ordering, w)
			}
			if len(c.words) < fewestClaimed {
				return fmt.Errorf("%s: the claim %q says too little", p.ID, text)
			}
			b.claims[c.words[0]] = append(b.claims[c.words[0]], &c)
		}
	}
	return nil
}

// unless are the stems with one of which something else is said than a claim of a mistake: those that the mistake names, and what its passage
// does not hold for, where the claim itself does not speak of that.
func (r *claimReader) unless(p *Passage, m *Mistake, claim string) []string {
	unless, except := r.learn(m.Unless), r.learn(p.Except)
	if len(except) == 0 {
		return unless // as of nearly all passages: their claims are read once
	}
	said := r.learn(claim)
	if slices.ContainsFunc(except, func(w string) bool { return slices.Contains(said, w) }) {
		return unless
	}
	return append(unless, except...)
}

// fewestClaimed is how many words a claim has at least, a denial not counted.
const fewestClaimed = 2

// in reports whether the words of the claim stand close to each other in what is said, and deny what it denies.
func (c *claim) in(said []string) bool {
	if slices.ContainsFunc(c.unless, func(w string) bool { return slices.Contains(said, w) }) {
		return false
	}
	for from := range said {
		if to := c.from(said, from); to >= 0 {
			if c.denies {
				to = min(len(said), to+denyingAside) // "costs nothing"
			}
			if c.denies == slices.Contains(said[max(0, from-denyingAside):to], denied) {
				return true
			}
		}
	}
	return false
}

// from is where the claim ends that begins at a word of what is said, below zero where none does.
func (c *claim) from(said []string, at int) int {
	var met uint64 // a bit for each of its words
	between := 0
	for i, w := range said[at:] {
		k := c.next(w, met)
		switch {
		case k >= 0:
			if met |= 1 << k; bits.OnesCount64(met) == len(c.words) {
				return at + i + 1
			}
		case i == 0, w == asked:
			return -1
		case w == apart:
			between += apartCounts
		case w != denied && w != "to":
			between++
		}
		if between > mostBetween {
			return -1
		}
	}
	return -1
}

// next is the place of a word of the claim that has not been met and may be met now, below zero for none. A claim begins with any
// of its words, but for an ordered one.
func (c *claim) next(word string, met uint64) int {
	for k, w := range c.words {
		if met>>k&1 != 0 {
			continue
		}
		if w == word {
			return k
		}
		if c.ordered {
			return -1
		}
	}
	return -1
}
