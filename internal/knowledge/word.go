package knowledge

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/fold"
	"github.com/fairlead/fairlead/internal/search"
)

// Word is what sailors mean by a word, in a passage of words.
type Word struct {
	Names []string // the word as it is usually said, then what else it is called
	Text  string   // one or two sentences that stand alone
}

// wordOf reads "name; other name = what it means.".
func wordOf(line string) (Word, error) {
	names, text, ok := strings.Cut(line, " = ")
	w := Word{Text: strings.TrimSpace(text)}
	for name := range strings.SplitSeq(names, ";") {
		w.Names = append(w.Names, strings.TrimSpace(name))
	}
	if !ok || w.Text == "" || slices.Contains(w.Names, "") {
		return Word{}, fmt.Errorf("the word %q is not written as names = meaning", line)
	}
	return w, nil
}

// noteMeanings makes the words of a passage known by each of their names.
func (b *Base) noteMeanings(p *Passage) {
	for _, w := range p.Words {
		var noted []string
		for _, name := range w.Names {
			if key := wordKey(name); !slices.Contains(noted, key) {
				noted = append(noted, key)
				b.meanings[key] = append(b.meanings[key], meaning{p.ID, w})
			}
		}
	}
}

// meaning is one sense of a word.
type meaning struct {
	passage string // its id
	Word
}

var unmarked = strings.NewReplacer("-", " ", "'", "", "’", "", `"`, "", "“", "", "”", "", "‘", "", "*", "", ",", " ", ":", " ", ";", " ", "(", " ", ")", " ")

// nameIn is the name by which a text calls the word, or the usual one.
func (w Word) nameIn(text string) string {
	text = wordKey(text)
	if i := slices.IndexFunc(w.Names, func(name string) bool { return strings.Contains(text, wordKey(name)) }); i >= 0 {
		return w.Names[i]
	}
	return w.Names[0]
}

// wordKey is a name without case, accents, marks and hyphens.
func wordKey(name string) string {
	name = unmarked.Replace(fold.String(name))
	return strings.Join(strings.Fields(strings.Trim(strings.TrimSpace(name), "?!., ")), " ")
}

// The turns of phrase by which the meaning of a word is asked. What stands between them is the word.
var (
	asksMeaning = regexp.MustCompile(`^(?:(?:hi|hello|hey|so|and|ok|okay|please|sorry|um|but) )*(?:(?:can|could|would) you (?:please )?(?:tell me |explain (?:to me )?)|tell me |i wonder |do you know |remind me |explain (?:to me )?)?` +
		`(?:whats the (?:meaning|definition|point|purpose|use|job) of |what is the (?:meaning|definition|point|purpose|use|job) of |whats (?:meant by )?|what (?:is|are|was) (?:meant by )?|what does it mean to (?:be |have |go |get )?|what (?:do|does|did) (?:(?:you|we|they|people|sailors?|it) mean by )?|what |the meaning of |meaning of |definition of |define |explain )?` +
		`(?:(?:the )?(?:sailing |nautical |boating )?(?:term|word|phrase|expression|abbreviation|acronym|initials|letters) )?`)
	article     = regexp.MustCompile(`^(?:a|an|the|to|your|my) (?:(?:boat|yacht|ship|vessel)s )?`)
	endsMeaning = regexp.MustCompile(`(?: (?:means?|meaning|definition|is|are|do|does|stands? for|refers? to|called|for|used for|good for|exactly|please|actually|in (?:sailing|racing|anchoring|navigation|seamanship)(?: terms)?|in (?:a|the) (?:sailing |yacht |sailboat )?race|in nautical (?:terms|language)|in boating|when (?:racing|anchoring)|when sailing|at sea|aboard|on board|on (?:a|the|my) (?:sail|sailing )?(?:boat|yacht|ship|vessel|sailboat|dinghy)|of (?:a|the) (?:boat|yacht|ship|vessel|sailboat)|to (?:a sailor|sailors)))$`)
)

// meaningsOf are the senses of the word whose meaning a question asks, nil where it asks anything else.
func (b *Base) meaningsOf(question string) []meaning {
	if len(question) > longestWritten {
		return nil
	}
	text := wordKey(question)
	if len(text) > longestAsked || b.titles[text] {
		return nil
	}
	word := strings.TrimPrefix(text, asksMeaning.FindString(text))
	for {
		for _, name := range []string{word, strings.TrimPrefix(word, article.FindString(word))} {
			if found := b.named(name); found != nil {
				return found
			}
		}
		end := endsMeaning.FindString(word)
		if end == "" {
			return nil
		}
		word = strings.TrimSuffix(word, end)
	}
}

// Bounds of a question for the meaning of a word, in bytes: without marks and further blanks, and as it is written, so that no long text
// is folded for it.
const (
	longestAsked   = 120
	longestWritten = 4 * longestAsked
)

// named are the senses of a name, of its singular or of its plural.
func (b *Base) named(name string) []meaning {
	if found, ok := b.meanings[name]; ok {
		return found
	}
	if one, ok := strings.CutSuffix(name, "s"); ok {
		return b.meanings[one]
	}
	return b.meanings[name+"s"]
}

// hasTerm reports whether a text has a term of several words whose meaning is known.
func (b *Base) hasTerm(text string) bool {
	words := strings.Fields(wordKey(text))
	for i := range words {
		for n := 2; n <= longestTerm && i+n <= len(words); n++ {
			if b.named(strings.Join(words[i:i+n], " ")) != nil {
				return true
			}
		}
	}
	return false
}

// longestTerm is how many words of a term are looked for in a text.
const longestTerm = 3

// compared are the senses of the words that a question asks the difference of, nil where one of them is not known, and where the best
// passage is about them both.
func (b *Base) compared(question string, best page) (senses []meaning) {
	told := true
	for _, part := range sides(strings.TrimRight(question, "?!. ")) {
		name := wordKey(part)
		found := b.named(strings.TrimPrefix(name, article.FindString(name)))
		if found == nil {
			return nil
		}
		senses = append(senses, found[0])
		told = told && best.about(found)
	}
	if told {
		return nil
	}
	return senses
}

// Defines reports whether a question asks for nothing but the meaning of a word that is known.
func (b *Base) Defines(question string) bool { return b.meaningsOf(question) != nil }

// define writes what a word means, and then what the passage says that is about it, if there is one.
func (c *composer) define(q Question, senses []meaning, hits []search.Hit) {
	c.answer.Score = max(c.answer.Score, definite)
	if q.Length == Usual || q.Length == Thorough {
		var names []string
		for _, sense := range senses {
			if name := sense.nameIn(q.Text); !slices.Contains(names, name) {
				names = append(names, name)
			}
		}
		c.heading(page{heading: c.base.sentence(fold.Capital(strings.Join(names, " and ")))})
	}
	cited := map[string]int{}
	for _, sense := range senses {
		n, ok := cited[sense.passage]
		if !ok {
			n = c.cite(c.base.page(c.base.byID[sense.passage]))
			cited[sense.passage] = n
		}
		c.paragraph(n, c.base.sentence(sense.Text))
	}
	if q.Length == Sentence {
		return
	}
	for _, h := range hits[:min(mayBeAbout, len(hits))] {
		if g := c.base.page(h.Doc); g.about(senses) {
			c.defined = true
			c.tell(c.cite(g), g, q.Length)
			return
		}
	}
}

const (
	definite   = 0.9 // the score of a meaning, which cannot fit better
	mayBeAbout = 3   // of the passages that fit a question for a meaning best
)

// opening are the senses of the word whose meaning is the first of two questions: "What is X and why is it dangerous?"
func (b *Base) opening(question string) []meaning {
	if parts := questions(question); parts != nil && !asksOrigin.MatchString(question) {
		return b.meaningsOf(parts[0])
	}
	return nil
}

// word looks for the word that the senses are of.
func (b *Base) word(senses []meaning) search.Query { return b.index.Query(senses[0].Names[0]) }

// has reports whether a passage has the greater part of a word; every passage has one of no letters.
func (g page) has(word search.Query) bool { return word.Match(g.terms) >= word.Weight()/2 }

// having puts the passage first that is about the word that the senses are of, or else the first that has it.
func (b *Base) having(senses []meaning, hits []search.Hit) []search.Hit {
	word := b.word(senses)
	for _, has := range []func(page) bool{
		func(g page) bool { return g.about(senses) },
		func(g page) bool { return g.has(word) },
	} {
		if i := slices.IndexFunc(hits, func(h search.Hit) bool { return has(b.page(h.Doc)) }); i >= 0 {
			return first(hits, hits[i].Doc)
		}
	}
	return hits
}

// open writes what a word means before a passage that does not say so itself answers the rest.
func (c *composer) open(senses []meaning, best page) {
	for _, sense := range senses {
		if best.defines(sense) {
			continue
		}
		c.paragraph(c.cite(c.base.page(c.base.byID[sense.passage])), c.base.sentence(sense.Text))
	}
}

// defines reports whether a passage says what a word of its title means.
func (g page) defines(sense meaning) bool {
	if !g.titled([]meaning{sense}) {
		return false
	}
	if title := wordKey(g.Title); strings.Contains(title, "what it is") || strings.Contains(title, "what they are") {
		return true
	}
	return slices.ContainsFunc(append(sentences(g.Summary), g.Facts...), sense.isDefinedIn)
}

// isDefinedIn reports whether a sentence says what a word is: "A seacock is a valve ...".
func (w Word) isDefinedIn(sentence string) bool {
	key := wordKey(sentence)
	key = strings.TrimPrefix(key, article.FindString(key))
	return slices.ContainsFunc(w.Names, func(name string) bool {
		rest, ok := strings.CutPrefix(key, wordKey(name))
		return ok && saysWhat.MatchString(rest)
	})
}

// saysWhat follows a word, or its singular, where it is told what it means.
var saysWhat = regexp.MustCompile(`^s? (?:is|are|means) (?:an?|the|one|that|what|where|when|any|some|[a-z]+ing) `)

// about reports whether a passage is called by a name of one of the senses.
func (g page) about(senses []meaning) bool {
	return g.titled(senses) || slices.ContainsFunc(senses, func(sense meaning) bool {
		return slices.ContainsFunc(sense.Names, func(name string) bool {
			return slices.ContainsFunc(g.Terms, func(term string) bool { return wordKey(term) == wordKey(name) })
		})
	})
}

// titled reports whether a passage's title has a name of one of the senses, or its plural.
func (g page) titled(senses []meaning) bool {
	title := " " + wordKey(g.Title) + " "
	return slices.ContainsFunc(senses, func(sense meaning) bool {
		return slices.ContainsFunc(sense.Names, func(name string) bool {
			name = " " + wordKey(name)
			return strings.Contains(title, name+" ") || strings.Contains(title, name+"s ")
		})
	})
}
