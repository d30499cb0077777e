package knowledge

import (
	"cmp"
	_ "embed" // the sides of a matter
	"regexp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/phrase"
	"github.com/fairlead/fairlead/internal/quantity"
	"github.com/fairlead/fairlead/internal/search"
)

//go:embed aspect.txt
var aspectText string

// aspect is a side of a matter that is asked about behind an answer; aspect.txt says what each part is.
type aspect struct {
	name        string
	asks, whole phrase.List
	tells       func(sentence string) bool
	or          func(sentence string) bool // nil for none
	near, alone bool
	none        string
}

var aspects = func() (all []aspect) {
	for _, s := range phrase.Sections(aspectText, "asks", "whole", "says", "or", "figure", "near", "own", "none") {
		a := aspect{name: s.Name, asks: s.List("asks"), whole: s.List("whole"), near: s.Text("near") == "yes", alone: s.Text("own") == "no", none: s.Text("none")}
		if or := s.Text("or"); or != "" {
			a.or = matching(or)
		}
		if s.Text("figure") == "money" {
			a.tells = func(sentence string) bool {
				return slices.ContainsFunc(quantity.Find(sentence), func(q quantity.Quantity) bool { return q.Dim == quantity.Money })
			}
		} else {
			a.tells = matching(s.Text("says"))
		}
		all = append(all, a)
	}
	return all
}()

// matching reports of a sentence whether it matches a regular expression.
func matching(pattern string) func(sentence string) bool {
	says := regexp.MustCompile(pattern)
	return func(sentence string) bool { return says.MatchString(strings.ToLower(sentence)) }
}

// What a question for an aspect may say besides, and how its sentences are chosen.
const (
	mostBeside    = 4    // words behind how it is asked
	ownOfAspect   = 2.0  // weight of the question's own words, as shares of theirs, in a sentence
	hereOfAspect  = 0.6  // what a sentence counts more that stands in the told passage
	newOfAspect   = 0.4  // and one that was not told before
	namedOfAspect = 0.5  // share of what the conversation is about that another passage's title and terms have
	nearOfAspect  = 0.1  // that a sentence of the told passage has for an aspect that has to be near it
	saidOfAspect  = 0.35 // and that a sentence of it has
	closeOfAspect = 0.6  // share of the best one's count that those told beside it have
	mostOfAspect  = 3    // sentences told
)

// besideAspect are words that add nothing to such a question.
var besideAspect = phrase.Of(`and, but, so, then, ok, okay, please, really, actually, exactly, it, that, this, them, they, one, the, a, an, for, of, to, do, does, is, are, on, in, my, our, with, there, here, now, anyway, also, at all, again`)

// aspectIn is the aspect that a question asks for and what it says besides; nil where it asks for none.
func aspectIn(text string) (*aspect, phrase.Text) {
	p := phrase.Plain(text)
	for _, start := range []phrase.Text{p, p.Less(leadIn)} {
		for i := range aspects {
			a := &aspects[i]
			if start.Is(a.whole) {
				return a, phrase.Plain("")
			}
			if !start.Begins(a.asks) {
				continue
			}
			if rest := start.Less(a.asks).Less(besideAspect); rest.Words() <= mostBeside {
				return a, rest
			}
		}
	}
	return nil, p
}

// leadIn are words before a question.
var leadIn = phrase.Of(`and, but, so, ok, okay, then, hm, hmm, oh, well, cool, thanks, thank you, great, right, sure, alright, tell me, also`)

// Aspect reports whether a text behind an answer asks for a side of what that told, in words that name nothing.
func Aspect(text string) bool {
	a, _ := aspectIn(text)
	return a != nil
}

// Follow composes what is known of a side of the matter that the last answer told: sentences of that passage, and of others on the same
// thing. It returns false where the question asks for none, names another subject, or no sentence tells of it and there is nothing to say
// of that.
func (b *Base) Follow(q Question) (Answer, bool) {
	told, known := b.byID[q.Before.Told]
	a, rest := aspectIn(cmp.Or(q.Before.Own, q.Text))
	if !known || a == nil {
		return Answer{}, false
	}
	own, here := b.read(rest.String()), b.page(told)
	if hits := b.rank(own, manner{}, 1); len(hits) > 0 && hits[0].Doc != told && b.page(hits[0].Doc).isNamed(own) && (own.Match(here.terms) == 0 || own.Match(here.heading.terms) == 0 && own.Weight() >= leastWord) {
		return Answer{}, false
	}
	if a.alone {
		own = b.read("")
	}
	c := b.composer(q, basis{query: own, form: FormOf(q.Text), hits: []search.Hit{{Doc: told, Score: 1}}, evidence: Solid})
	list := b.onAspect(a, own, told, q)
	if len(list) == 0 && a.none != "" {
		list = b.onAspect(a, b.read(""), told, q)
	}
	if len(list) == 0 && a.or != nil {
		other := *a
		other.tells = a.or
		list = b.onAspect(&other, own, told, q)
	}
	if len(list) == 0 {
		if a.none == "" {
			return Answer{}, false
		}
		c.heading(here)
		c.answer.Parts = append(c.answer.Parts, Part{Text: a.none})
		return c.answer, true
	}
	c.heading(b.page(list[0].page))
	for len(list) > 0 {
		from := list[0].page
		var pieces []sentence
		list = slices.DeleteFunc(list, func(f found) bool {
			if f.page == from {
				pieces = append(pieces, f.sentence)
			}
			return f.page == from
		})
		c.paragraph(c.cite(b.page(from)), pieces...)
	}
	return c.answer, true
}

// found is a sentence that tells of an aspect.
type found struct {
	sentence
	page  int
	score float64
}

// subjectOf is what a conversation is about that has told a passage: its title, and the questions back to the one that says more than a few
// words, less those for an aspect.
func (b *Base) subjectOf(told page, earlier []string) search.Query {
	const fewWords = 4
	subject := b.index.Query(told.Title)
	for _, text := range slices.Backward(earlier) {
		if a, rest := aspectIn(text); a != nil && rest.Words() == 0 {
			continue
		}
		subject = b.read(readable(text)).And(subject, subjectWeight)
		if len(strings.Fields(text)) > fewWords {
			break
		}
	}
	return subject
}

// onAspect are the sentences that tell of an aspect of what was told, the best first.
func (b *Base) onAspect(a *aspect, own search.Query, told int, q Question) []found {
	here := b.page(told)
	subject := b.subjectOf(here, q.Earlier)
	var list []found
	add := func(page int, least, more float64) {
		g := b.page(page)
		for _, s := range slices.Concat(b.sentencesOf(sentences(g.Summary)), g.facts, g.steps, g.prose) {
			if s.leans || subject.Match(s.terms) < least*subject.Weight() || own.Weight() > 0 && own.Match(s.terms) == 0 || !a.tells(s.text) {
				continue
			}
			score := more + subject.Match(s.terms)/subject.Weight()
			if w := own.Weight(); w > 0 {
				score += ownOfAspect * own.Match(s.terms) / w
			}
			if !strings.Contains(q.Before.Said, s.text) {
				score += newOfAspect
			}
			list = append(list, found{s, page, score})
		}
	}
	least := 0.0
	if subject.Match(here.names) < namedOfAspect*subject.Weight() { // it tells of other things too
		least = saidOfAspect
	}
	if a.near {
		least = max(least, nearOfAspect)
	}
	add(told, least, hereOfAspect)
	for _, h := range b.rank(subject, manner{}, maxHits) {
		if g := b.page(h.Doc); h.Doc != told && !g.special && (b.sameThing(here, g) || subject.Match(g.names) >= namedOfAspect*subject.Weight()) {
			add(h.Doc, saidOfAspect, 0)
		}
	}
	slices.SortStableFunc(list, func(a, b found) int { return cmp.Compare(b.score, a.score) })
	if len(list) == 0 {
		return nil
	}
	best := list[0].score
	list = slices.DeleteFunc(list, func(f found) bool { return f.score < closeOfAspect*best })
	return list[:min(mostOfAspect, len(list))]
}
