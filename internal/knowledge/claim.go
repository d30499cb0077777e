package knowledge

import (
	"slices"
	"strings"
	"unicode"

	"github.com/fairlead/fairlead/internal/fold"
	snowball "github.com/kljensen/snowball/english"
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
	said := claimWords(text)
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
	if best == nil {
		return Mistake{}, Passage{}, false
	}
	return *best.mistake, *best.passage, true
}

// noteClaims remembers the mistakes of a passage by the first words of their claims.
func (b *Base) noteClaims(p *Passage) {
	for i := range p.Mistakes {
		m := &p.Mistakes[i]
		for _, text := range m.Claims {
			c := claim{unless: claimWords(m.Unless), mistake: m, passage: p}
			text, c.ordered = strings.CutPrefix(text, ">")
			for _, w := range claimWords(text) {
				if w == denied {
					c.denies = true
					continue
				}
				c.words = append(c.words, w)
				c.ordered = c.ordered || slices.Contains(ordering, w)
			}
			b.claims[c.words[0]] = append(b.claims[c.words[0]], &c)
		}
	}
}

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
	left := slices.Clone(c.words)
	between := 0
	for i, w := range said[at:] {
		k := slices.Index(left, w)
		switch {
		case k == 0, k > 0 && !c.ordered:
			if left = slices.Delete(left, k, k+1); len(left) == 0 {
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

// ordering are words that say which of two things stands on which side.
var ordering = strings.Fields("than to from into befor after giveway keepclear rightofway standon prioriti beat")

var (
	// bare are words that claim nothing.
	bare = setOf(`the a an of my your our his her their its this that these those i we you he she it they is are was were be been being am do does did
		will would shall can could should may might must have has had having and or so if when while then there here just also really very quite too still
		in on at by for with as about but because since why how what which who please tell me us them him let get got any some s t ve re ll m d`)
	// asking are words that begin a question, behind which something else is said.
	asking = setOf(`who what which how why where`)
	// denials are all ways to say no.
	denials = setOf(`no not never without cannot cant none nobody nothing nor neither hardly isnt arent dont doesnt didnt wont neednt shouldnt mustnt wouldnt couldnt havent hasnt wasnt werent`)
	// alike are words for the same; the first stands for all.
	alike = likeOf(`
		boat yacht vessel ship craft
		motorboat powerboat
		gybe jibe
		kill kills
		lpg propane butane
		lamp light
		fibreglass fiberglass grp
		harbour harbor
		mobile cellphone
		insurance insurer insured
		lifejacket pfd vest
		licence license`)
)

func likeOf(lines string) map[string]string {
	like := map[string]string{}
	for line := range strings.SplitSeq(strings.TrimSpace(lines), "\n") {
		words := strings.Fields(line)
		for _, w := range words {
			like[snowball.Stem(w, true)] = snowball.Stem(words[0], true)
		}
	}
	return like
}

// claimWords are the stems of the words of a text that claim something, with those that are written in one or in two made one.
func claimWords(text string) []string {
	text = joinedWords.Replace(" " + strings.Join(strings.FieldsFunc(clauseMarks.Replace(fold.String(strings.ToLower(text))), func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '.'
	}), "  ") + " ")
	var words []string
	for w := range strings.FieldsSeq(text) {
		switch {
		case w == apart:
		case asking[w]:
			w = asked
		case denials[w]:
			w = denied
		case bare[w]:
			continue
		default:
			w = snowball.Stem(w, true)
			if first, ok := alike[w]; ok {
				w = first
			}
		}
		if (w == denied || w == apart || w == asked) && len(words) > 0 && words[len(words)-1] == w {
			continue
		}
		words = append(words, w)
	}
	return words
}

// clauseMarks parts sentences by a full stop of its own, and leaves apostrophes and those of numbers out.
var clauseMarks = strings.NewReplacer("'", "", "’", "", ". ", " . ", "? ", " . ", "! ", " . ", "; ", " . ", "\n", " . ", ".", " ")

// joinedWords makes one word of two.
var joinedWords = strings.NewReplacer(
	" life  jacket", " lifejacket", " life  vest", " lifejacket", " salt  water", " saltwater", " sea  water", " saltwater", " seawater ", " saltwater ", " fresh  water", " freshwater",
	" life  raft", " liferaft", " motor  boat", " motorboat", " power  boat", " motorboat", " sail  boat", " sailboat", " sailing  boat", " sailboat", " sailing  yacht", " sailboat", " sailing  vessel", " sailboat",
	" sailing  ship", " sailboat", " head  on ", " headon ", " look  out", " lookout", " auto  pilot", " autopilot", " under  way ", " underway ", " side  light", " sidelight", " give  way", " giveway", " gives  way", " giveway", " giving  way", " giveway",
	" keep  clear", " keepclear", " keeps  clear", " keepclear", " right  of  way", " rightofway", " stand  on ", " standon ", " is  what ", " is ", " stern  light", " sternlight")
