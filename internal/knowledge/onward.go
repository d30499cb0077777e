package knowledge

import (
	"regexp"
	"slices"
	"strings"
	"unicode"

	"github.com/fairlead/fairlead/internal/search"
)

// How a question goes on from a passage that has been told whole and has nothing of its own on it.
const (
	leastLoose     = 0.3  // share of the own words that a sentence of it has to be told
	leastWord      = 1.5  // and the weight of those of its words that do
	inPassingShare = 0.2  // of the own words that a passage has that tells nothing on them
	namedWhole     = 0.95 // share of a question's words that the names of a passage have which it leads to whatever was told
	touches        = 0.2  // and the share of one that answers the question with what was asked before
	onSubject      = 0.3  // share of the told passage's title that another one on its subject has
)

// onward answers a question on a passage that has just been told: by what of it the own words ask for, and where it has been told whole, from
// the next passage that they lead to, or by what of it has a word of them at all.
func (c *composer) onward(q Question, hits []search.Hit, told int, a followUp) ([]search.Hit, bool) {
	g := c.base.page(told)
	if c.retell(g, a, q.Before.Said) {
		return hits, true
	}
	if q.Before.Tells || !strings.Contains(q.Before.Said, g.Summary) {
		return hits, false
	}
	if whole := a.own.Match(g.names) >= namedWhole*a.own.Weight() && a.own.Weight() > 0; whole && g.within(q.Before.Said) {
		a.loose = true
		return hits, c.retell(g, a, q.Before.Said)
	}
	if other, found := c.base.next(told, a.own, hits, q.Before.Stay, !q.Before.Stay && pointsBack(a.text)); found && a.form != Compare && !oneOfThem.MatchString(a.text) {
		return first(hits[1:], other), false
	}
	a.loose = true
	return hits, c.retell(g, a, q.Before.Said)
}

// retelling is what the conversation has told where another passage than the last answer's has been told before it and answers a question
// best: that one is not told again either.
func (b *Base) retelling(before Before, hits []search.Hit) Before {
	if before.Own != "" && len(hits) > 0 && b.page(hits[0].Doc).within(before.Said) {
		before.Told = b.passages[hits[0].Doc].ID
	}
	return before
}

// within reports whether most of a passage stands in a text.
func (g page) within(text string) bool {
	told := 0
	for _, s := range g.facts {
		told += boolAsInt(strings.Contains(text, s.text))
	}
	return strings.Contains(text, g.Summary) && 2*told >= len(g.facts)
}

// Leads reports whether a question names by its own words a passage, so that nothing that stands beside it decides.
func (b *Base) Leads(question string) bool {
	own := b.read(readable(question))
	if !b.Alone(question) {
		return false
	}
	g := b.page(b.rank(own, mannerOf(question), 1)[0].Doc)
	return own.Match(g.names) >= namedWhole*own.Weight() && g.isNamed(own)
}

// oneOfThem asks for one of those that were told of.
var oneOfThem = regexp.MustCompile(`(?i)\b(?:which|what) (?:one|of (?:them|these|those|the two)|is (?:better|best))\b`)

// next is the passage on the subject of one that has been told whole, and has nothing of its own on a question, that the question's words
// lead to: one with the same thing in its title, or else one of those that answer it with what was asked before; stay and leans tell that the
// question changes only circumstances, and that it points to what was told.
func (b *Base) next(told int, own search.Query, hits []search.Hit, stay, leans bool) (passage int, ok bool) {
	here := b.page(told)
	title := b.index.Query(here.Title)
	for _, h := range b.rank(b.about(own, told), manner{}, maxHits) {
		g := b.page(h.Doc)
		named := own.Match(g.names) > own.Match(here.names) || own.Match(g.heading.terms) > own.Match(here.heading.terms)
		found := slices.ContainsFunc(hits, func(o search.Hit) bool { return o.Doc == h.Doc }) && title.Match(g.terms) >= touches*title.Weight()
		of := title.Match(g.heading.terms) >= min(onSubject*title.Weight(), leastTold) || found && !stay && !leans
		switch {
		case h.Doc == told || g.special && own.Match(g.called) == 0 || !named || own.Match(g.terms) < namedByOwn*own.Weight():
		case own.Weight() >= leastAside && of, !leans && own.Weight() >= leastWord && g.Topic == here.Topic && own.Match(g.names) >= own.Weight():
			return h.Doc, true
		}
	}
	return 0, false
}

// whole is a sentence with all of the summary that it stands in, where a word of a question is all that it has of it.
func (c *composer) whole(g page, s sentence, loose bool) []sentence {
	if !loose || !strings.Contains(g.Summary, s.text) {
		return []sentence{s}
	}
	return c.base.sentencesOf(sentences(g.Summary))
}

// byOrder is how much more a sentence counts for the words of a question that it has in the question's order, by the square of their number.
const byOrder = 0.25

// ordered are the words of a question as they stand there, and which of them tell what it asks.
type ordered struct {
	words []string
	asks  []bool
}

// orderOf is the order of a question's words, the zero value where it does not count.
func (c *composer) orderOf(a followUp) ordered {
	if a.loose {
		return ordered{}
	}
	words := strings.FieldsFunc(strings.ToLower(a.text), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
	asks := make([]bool, len(words))
	for i, word := range words {
		asks[i] = a.own.Match(c.base.index.Terms(word)) > 0
	}
	return ordered{words, asks}
}

// in is by how much a sentence counts more that has words of the question as they stand there: "red over red".
func (o ordered) in(s sentence) float64 {
	text, most := " "+strings.ToLower(s.text)+" ", 0
	for i := range o.words {
		for n := 1; o.asks[i] && i+n <= len(o.words) && strings.Contains(text, " "+strings.Join(o.words[i:i+n], " ")+" "); n++ {
			if o.asks[i+n-1] {
				most = max(most, n)
			}
		}
	}
	return 1 + byOrder*float64(most*most)
}

// quarters are the points of the compass between the four, as people say them.
var quarters = regexp.MustCompile(`(?i)\b(north|south)[ -]?(east|west)\b`)

// bearings is a text with the points of the compass as passages write them: "NE".
func bearings(text string) string {
	return quarters.ReplaceAllStringFunc(text, func(said string) string {
		m := quarters.FindStringSubmatch(said)
		return strings.ToUpper(m[1][:1] + m[2][:1])
	})
}
