package knowledge

import (
	"regexp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/search"
)

// When a further passage is told.
const (
	otherScore    = 0.4  // fit of a passage that answers a second question
	partNamed     = 0.5  // share of a part that title and terms of a passage among another topic have to answer
	listedNamed   = 0.8  // and of one that stands in a list of things of which something is asked
	pointedScore  = 0.2  // fit of one on the topic of the first, for a part that points back to what that is about
	fromWhole     = 0.2  // weight in a part of a question of what stands in the whole: "and which type should I pick?"
	tiedScore     = 0.9  // a passage with this share of the best score may as well be what was asked for: it is told under its own heading
	otherTopic    = 1.15 // how much better one has to fit that stands among another topic: what only shares words with the question is mostly there
	mostlyNamed   = 0.6  // share of the question that title and terms of the best passage answer where it is what the question names
	farLess       = 0.6  // what those of a passage among another topic answer at most then to be left out, as a share of what the best one's do
	namedShare    = 0.35 // share of the question that title and terms of such a one have to answer, where the best one answers the question well
	rivalScore    = 0.7  // a passage with this share of the best score may be the better one: it is told as well
	rivalSays     = 0.2  // share of the question that one of its sentences has to answer where the best passage's do twice that
	rivalShare    = 0.4  // how much each sentence of a rival answers, as a share of what the best passage's best sentence does
	repeats       = 0.05 // share of the question that a passage has at most, beyond what the best one has, that adds nothing to it
	commonWord    = 2.0  // weight of a word below which to have it adds nothing either: one passage in seven has it
	namesBest     = 0.45 // share of the question that title and terms of the best passage answer where what only repeats its words is left out
	surelyNamed   = 0.8  // and where these answer it well, whatever its sentences do
	lessCalled    = 0.6  // and what title and terms of such a one answer at most to be left out, as a share of what the best one's do
	lessClose     = 0.75 // or, where these answer no more than the best one's, its closest sentence
	lessCloseTied = 0.6  // that of one that may as well have been the best
	supportScore  = 0.4  // one with this share is told if it answers what the best one leaves open
	supportShare  = 0.2  // share of the question that a supporting passage has to answer
	supportSays   = 0.33 // share of the question that a sentence of it has to answer
	tiedPieces    = 3    // facts from a tied passage
	rivalPieces   = 4    // sentences from a rival
	supportPieces = 2    // and from a supporting passage
)

// others writes, for each further question in the text that another passage answers, what that passage says in short.
func (c *composer) others(q Question) {
	parts, listed := c.parts(q.Text)
	for _, part := range parts {
		asked := c.base.index.Query(readable(part))
		points := pointsBack(part) || asks(part) && len(asked.Words()) < fewestOfPart
		own := asked
		if !c.wide {
			own = own.And(c.query, fromWhole)
		}
		form, least := FormOf(part), otherScore
		hits := c.base.rank(own, mannerOf(part), 1)
		if pointsBack(part) && len(hits) > 0 && c.base.passages[hits[0].Doc].Topic == c.sources[0].passage.Topic {
			least = pointedScore
		}
		if len(c.answer.Sources) == maxSources || fit(own, hits) < least || !c.may(hits[0].Doc) {
			continue
		}
		g := c.base.page(hits[0].Doc)
		named, apart := asked.Match(g.names)/asked.Weight(), g.Topic != c.sources[0].passage.Topic
		if apart && named < partNamed || listed && named < listedNamed || points && apart && !c.sharesSubject(g, part) {
			continue
		}
		n := c.cite(g)
		c.paragraph(n, g.summary)
		if form == HowTo || form == WhatIf {
			c.list(n, g.steps, true)
		}
		c.list(n, c.best(own, g.facts, rivalPieces, 0), false)
	}
}

// parts cuts a text into what it asks for: its questions, the sides of a comparison, or things that one question lists. Of things that stand in a question
// of any kind, "when do I ease the vang, the outhaul and the backstay?", only those count that a passage is named by.
func (c *composer) parts(text string) (parts []string, listed bool) {
	if c.form == Compare {
		return sides(text), false
	}
	if parts = questions(text); parts != nil {
		return parts, false
	}
	parts = pair(text)
	if slices.Contains([]Form{Definition, List, Number}, c.form) || strings.HasPrefix(strings.ToLower(text), "what ") && c.form == General {
		return parts, false
	}
	if len(parts) > 0 && slices.ContainsFunc(parts[1:], func(p string) bool { return len(strings.Fields(p)) > mostListed }) {
		return nil, false
	}
	return parts, true
}

// mostListed is how many words each thing has at most that a question lists.
const mostListed = 3

// fewestOfPart is how many words a part that asks has at least that is understood without the rest: "and what do I need to watch?" has one.
const fewestOfPart = 2

// asks reports whether a part of a question is a question by itself.
func asks(part string) bool {
	return partAsks.MatchString(part)
}

// askingWord begins a question.
const askingWord = `(?:how|what|why|when|which|where|who|should|can|do|does|is|are|must) `

var partAsks = regexp.MustCompile(`(?i)^\W*` + askingWord)

// sharesSubject reports whether a passage is about what the rest of the query beside a part of it names.
func (c *composer) sharesSubject(g page, part string) bool {
	own := c.base.index.Terms(part)
	rest := c.query.Without(func(t search.Term) bool { return slices.Contains(own, t) })
	return rest.Match(g.terms) >= rest.Weight()/2
}

// may reports whether a passage may be told beside the first: one that is new, within what the question asks for, and holds for what it names.
func (c *composer) may(passage int) bool {
	p := &c.base.passages[passage]
	if c.query.Match(c.base.scopes[passage].except) > 0 {
		return false
	}
	begins := func(s string) bool { return strings.HasPrefix(p.ID, s) }
	return !p.Alone && !c.cites(passage) && (c.within == nil || slices.ContainsFunc(c.within, begins)) && c.base.page(passage).has(c.word)
}

// cites reports whether the answer has the passage among its sources.
func (c *composer) cites(passage int) bool {
	return slices.Contains(c.answer.Sources, &c.base.passages[passage])
}

// questions cuts a text into its questions; a text with only one has none.
func questions(text string) []string {
	var parts []string
	for border := partBorder.FindStringSubmatchIndex(text); border != nil; border = partBorder.FindStringSubmatchIndex(text) {
		after := text[max(border[2], border[4]):]
		if !strings.Contains(strings.TrimSpace(after), " ") {
			break
		}
		parts, text = append(parts, text[:border[0]]), after
	}
	if parts == nil {
		return nil
	}
	return append(parts, text)
}

// sides cuts a comparison into what is compared, where the words show it.
func sides(text string) []string {
	text = " " + strings.ToLower(text)
	if _, after, ok := strings.Cut(text, " between "); ok {
		text = after
	}
	for _, border := range []string{" versus ", " vs. ", " vs ", " compared with ", " compared to ", " or ", " and ", " with "} {
		if before, after, ok := strings.Cut(text, border); ok {
			return []string{before, after}
		}
	}
	return nil
}

// pair cuts a question for two or three things into one for each: "What do a green and a red buoy mean?" A text that joins more has none.
func pair(text string) []string {
	before, after, ok := strings.Cut(text, " and ")
	if !ok || strings.Contains(after, " and ") {
		return nil
	}
	listed := strings.Split(strings.TrimSuffix(before, ","), ", ")
	if len(listed) >= maxSources {
		return nil
	}
	return append(listed, after)
}

// partBorder parts two questions, of which the second begins with its first or second group.
var partBorder = regexp.MustCompile(`(?i)\?\s+(?:(?:and|so|also|but) )*()|(?: and |[.;]\s+)(` + askingWord + `)`)

// further writes what other passages add: rivals of the best one, and those that answer what it leaves open.
func (c *composer) further(hits []search.Hit) {
	best := hits[0]
	first := c.base.page(best.Doc)
	asked := knownWeight(c.query)
	closest := c.closest(first) / asked
	least, sure := 0.0, !c.wide && (closest >= 2*rivalSays || !first.ofDanger() && c.query.Match(first.names) >= surelyNamed*asked)
	if !c.wide {
		least = rivalShare * closest
	}
	tied := false
	for _, h := range hits[1:] {
		if len(c.answer.Sources) == maxSources {
			return
		}
		if !c.may(h.Doc) {
			continue
		}
		g := c.base.page(h.Doc)
		if g.special && c.query.Match(g.called) == 0 || sure && c.onlyInPassing(best, h) || !c.wide && (c.lessNamed(best, h) || c.lawElsewhere(g)) {
			continue
		}
		pieces := append([]sentence{g.summary}, g.facts...)
		open := c.query.Without(c.said.has)
		if sure && c.onlyRepeats(g, first, open, h.Score >= tiedScore*best.Score || g.ofDanger() && first.ofDanger()) {
			continue
		}
		bar := c.bar(best, h)
		switch {
		case !tied && h.Score >= tiedScore*best.Score && c.known(g.summary) < repeated && g.heading.tokens+g.summary.tokens <= c.left:
			tied = true
			c.beneath(g, least)
			continue
		case h.Score >= rivalScore*bar && (c.closest(g) >= rivalSays*c.query.Weight() || !sure):
			pieces = c.best(c.query, pieces, rivalPieces, least)
		case h.Score >= supportScore*bar && open.Match(g.terms) >= supportShare*c.query.Weight():
			if !c.wide {
				pieces = c.supporting(open, pieces)
			}
			pieces = c.best(open, pieces, supportPieces, 0)
		default:
			continue
		}
		if len(pieces) > 0 {
			c.paragraph(c.cite(g), pieces...)
		}
	}
}

// beneath writes in short what a passage says, under its own heading.
func (c *composer) beneath(g page, least float64) {
	c.heading(g)
	n := c.cite(g)
	c.paragraph(n, g.summary)
	c.list(n, c.best(c.query, g.facts, tiedPieces, least), false)
}

// supporting are the sentences that tell what is open of what has been told: a sentence that has nothing of the question but the open
// words is about something else.
func (c *composer) supporting(open search.Query, pieces []sentence) []sentence {
	least := supportSays * c.query.Weight()
	var list []sentence
	for _, s := range pieces {
		if says := c.query.Match(s.terms); says >= least && says > open.Match(s.terms) {
			list = append(list, s)
		}
	}
	return list
}

// closest is how much of the question the sentence of a passage answers that answers most of it.
func (c *composer) closest(g page) float64 {
	most := c.query.Match(g.summary.terms)
	for _, f := range g.facts {
		most = max(most, c.query.Match(f.terms))
	}
	return most
}
