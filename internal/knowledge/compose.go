package knowledge

import (
	"regexp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/search"
)

// Answer is composed from passages.
type Answer struct {
	Evidence Evidence
	Score    float64 // how well the best passage fits: about 0.2 for one that touches the question, 0.5 for one about it
	Parts    []Part
	Sources  []*Passage // numbered in this order, from Question.Cited+1; those of which nothing fits stand behind and have no number
	Lang     string     // that it is written in, "" for English
	Gist     bool       // the passage was told by the last answer and has nothing more on the question's own words: only its gist is told again
}

// Part is a paragraph, list or table of an answer, in Markdown, with its references in it.
type Part struct {
	Text    string
	Sources []int // the numbers it refers to
}

// Text is the whole answer, its parts separated by blank lines.
func (a Answer) Text() string {
	var b strings.Builder
	for i, p := range a.Parts {
		if i > 0 {
			b.WriteString("\n\n")
		}
		b.WriteString(p.Text)
	}
	return b.String()
}

// How an answer is put together.
const (
	defaultBudget = 1000
	maxHits       = 8
	maxSources    = 4
	prosePieces   = 2   // sentences of the best passage's body
	proseShare    = 0.2 // share of the question that such a sentence has to answer
	shortFacts    = 2   // facts of a short answer
	asksFor       = 0.5 // share of the question with which a fact is what was asked for
	besideSteps   = 0.6 // share of a fact, by the weight of its terms, that the steps may have told before it
)

// Answer composes what the base knows about a question. Where it knows nothing the evidence is Outside and there are no
// parts. An answer about a passage that the question names in About is always Solid.
func (b *Base) Answer(q Question) Answer {
	q = b.inEnglish(q)
	on := b.basis(q)
	if on.evidence == Outside {
		return Answer{}
	}
	c := b.composer(q, on)
	if on.senses != nil && q.About == "" {
		c.define(q, on.senses, on.hits)
		if q.Plain {
			c.explainWords()
		}
		return c.answer
	}
	q.Before = b.retelling(q.Before, on.hits)
	hits, done := c.again(q, on.hits)
	own := b.read(readable(q.Before.Own))
	switch {
	case done:
	case hits[0].Doc == on.hits[0].Doc && b.alreadyTold(q, hits) && c.elsewhere(q, own, on.hits):
	case b.retold(q, hits):
		g := b.page(hits[0].Doc)
		c.heading(g)
		n := c.cite(g)
		if c.bySide(n, g, own, q) {
			break
		}
		c.gist(n, g, own)
		c.answer.Gist = !c.covers(own)
	default:
		c.compose(q, on.opening, hits)
	}
	return c.answer
}

// composer begins the answer to a question.
func (b *Base) composer(q Question, on basis) composer {
	c := composer{base: b, query: on.query, form: on.form, said: newTermSet(b.index.Vocabulary()), left: q.Budget, cited: q.Cited, heard: q.Heard, within: q.Within, wide: q.Wide, chosen: q.About != ""}
	_, c.figure = figureIn(readable(q.Text))
	if c.form == Judgement {
		c.verdict = verdictOn(q.Text)
	}
	if c.left == 0 {
		c.left = defaultBudget
	}
	c.answer.Evidence, c.answer.Score = on.evidence, fit(on.query, on.hits)
	return c
}

// composer writes one answer.
type composer struct {
	base    *Base
	query   search.Query
	form    Form
	answer  Answer
	sources []source // in the order they were taken up
	said    termSet  // the terms of what has been written
	left    int      // tokens that may still be written
	cited   int      // sources cited before this answer
	told    int      // and by its text so far
	heard   string   // an answer before this one
	defined bool     // the meaning of the word that the passage is about was told before it
	chosen  bool     // the best passage was named, not found
	within  []string // beginnings of the ids of passages that may be told beside the first; nil means any
	wide    bool
	figure  figure         // that the question asks for; nil where it asks for none
	verdict *regexp.Regexp // how a sentence judges what the question asks; nil where it asks for no verdict
	word    search.Query   // what every passage told has; of no words where there is none
}

func (c *composer) compose(q Question, opening []meaning, hits []search.Hit) {
	best := c.base.page(hits[0].Doc)
	whole := q.Length == Usual || q.Length == Thorough
	if whole && opening != nil {
		c.word = c.base.word(opening)
		c.open(opening, best)
	}
	c.main(best, q)
	if whole {
		c.others(q)
		c.further(hits)
	}
	if q.Plain {
		c.explainWords()
	}
}

// main writes what the best passage says, in the order that the question's form asks for, behind what is told of it before all else.
func (c *composer) main(g page, q Question) {
	n, lead := c.cite(g), q.Lead
	if lead != "" {
		c.paragraph(n, c.base.sentence(lead))
	}
	switch q.Length {
	case Sentence:
		if lead == "" {
			c.paragraph(n, c.base.sentence(sentences(c.lead(g)[0].text)[0]))
		}
		return
	case Urgent:
		if !c.abroad(g, n, q.Wanted) {
			c.urgent(g, n)
		}
		return
	case Short:
		if q.Sentences > 0 {
			c.paragraph(n, c.few(g, q.Sentences)...)
			return
		}
	case Usual, Thorough:
		c.heading(g)
		if s, ok := c.sized(q, g); ok && q.Length == Usual {
			c.paragraph(n, s)
		}
	}
	c.tell(n, g, q.Length)
}

// few are at most so many sentences: the summary's, and then the facts that answer the question best.
func (c *composer) few(g page, most int) []sentence {
	var list []sentence
	for _, s := range sentences(g.Summary) {
		list = append(list, c.base.sentence(s))
	}
	if len(list) < most {
		list = append(list, c.best(c.query, g.facts, most-len(list), 0)...)
	}
	return list[:min(most, len(list))]
}

// tell writes what a passage says below its heading.
func (c *composer) tell(n int, g page, length Length) {
	c.paragraph(n, c.lead(g)...)
	if c.wantsSteps(g) {
		c.list(n, g.steps, true)
	}
	if length == Short {
		if !c.wantsSteps(g) {
			c.list(n, c.best(c.query, g.facts, shortFacts, 0), false)
		}
		return
	}
	if c.form == Why {
		c.paragraph(n, c.prose(g, prosePieces+1)...)
	}
	for _, t := range g.tables {
		c.paragraph(n, t)
	}
	c.list(n, c.beside(g), false)
	if !c.wantsSteps(g) {
		c.list(n, g.steps, true)
	}
	if length == Thorough {
		c.paragraph(n, g.prose...)
		return
	}
	c.paragraph(n, c.prose(g, prosePieces)...)
	c.region(n, g)
}

// gist writes a passage's lead and what of it answers the question best: by the question's own words, where it has any of them.
func (c *composer) gist(n int, g page, own search.Query) {
	facts := slices.Concat(g.facts, g.steps)
	if first, ok := c.answering(own, facts); ok {
		c.paragraph(n, first)
	}
	c.paragraph(n, c.lead(g)...)
	asked := c.query
	if slices.ContainsFunc(facts, func(s sentence) bool { return own.Match(s.terms) > 0 }) {
		asked = own
	}
	c.list(n, c.best(asked, facts, shortFacts, 0), false)
}

// wantsSteps reports whether the steps come before the facts.
func (c *composer) wantsSteps(g page) bool {
	return len(g.steps) > 0 && (c.form == HowTo || c.form == WhatIf || c.form == General)
}

// beside is the facts to be told: where the steps have been told to a reader, only those that say something else or answer the question.
func (c *composer) beside(g page) []sentence {
	if c.wide || !c.wantsSteps(g) {
		return g.facts
	}
	return slices.DeleteFunc(slices.Clone(g.facts), func(s sentence) bool {
		return c.known(s) >= besideSteps && c.query.Match(s.terms) < asksFor*c.query.Weight()
	})
}

// prose chooses the n sentences of the body that answer the question best, none that is only understood after another.
func (c *composer) prose(g page, n int) []sentence {
	var alone []sentence
	for _, s := range g.prose {
		if !s.leans {
			alone = append(alone, s)
		}
	}
	return c.best(c.query, alone, n, proseShare)
}
