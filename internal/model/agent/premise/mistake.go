package premise

import (
	"regexp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/fold"
	"github.com/fairlead/fairlead/internal/knowledge"
	"github.com/fairlead/fairlead/internal/model/worded/statement"
	"github.com/fairlead/fairlead/internal/phrase"
)

// knownTo are the sentences of the passages, against which it is held what a turn takes for granted. Lists are left out: they have the
// opposite of everything in them.
func knownTo(base *knowledge.Base) *statement.Known {
	const most = 3 // clauses of a sentence that is no list
	var sentences []string
	for _, p := range base.Passages() {
		for _, s := range append([]string{p.Summary}, p.Facts...) {
			if strings.Count(s, ";") < most {
				sentences = append(sentences, s)
			}
		}
	}
	return statement.NewKnown(sentences)
}

// believed is what people have wrong that a turn has the words of.
func (c *Checker) believed(t Turn) Finding {
	if !t.English {
		return Finding{}
	}
	m, about, ok := c.base.Mistaken(t.Bare)
	if !ok {
		return Finding{}
	}
	says, open := m.Truth, !t.asserts() && len(takenForGranted(t.Text))+len(asksWhether(t.Text)) == 0
	if open && !c.concerns(t, m, about) {
		return Finding{}
	}
	if open || t.chooses() || t.asksNeed() {
		says = m.Told()
	}
	return Finding{Says: says, About: about.ID, Unless: Sums | Complains}
}

// concerns reports whether a turn that only asks is about a mistake whose words it has: no other is nearer, or its passage answers the turn best.
func (c *Checker) concerns(t Turn, m knowledge.Mistake, about knowledge.Passage) bool {
	if c.base.Nearest(t.Bare).Mistake.Truth == m.Truth {
		return true
	}
	hits := c.base.Search(t.Bare, nil)
	return len(hits) > 0 && hits[0].Passage.ID == about.ID
}

// How near to a mistake a turn has to be, for the truth to be told to it: one that asserts something, and one that takes something for granted in
// passing or asks leave. For the last two its passage has to be among the first to answer the turn as well.
const (
	nearAsserted = 0.36
	nearAlone    = 0.42 // where its passage is not among the first to answer the turn
	nearAsked    = 0.65
	nearOwn      = 0.66 // as the share of what the turn says and of what people have wrong
)

// presumed returns what is so where a turn says something near to what people have wrong, whether or not it has it wrong. It returns false where
// the turn only asks, or says something else.
func (c *Checker) presumed(t Turn) (knowledge.Near, bool) {
	if !t.asserts() {
		if !t.Plain.Begins(leave) && !t.generalises() {
			return knowledge.Near{}, false
		}
		n := c.base.Nearest(t.Bare)
		return n, n.First && n.Score > nearAsked && n.Own >= nearOwn
	}
	least, said := nearAsserted, append(takenForGranted(t.Text), t.Bare)
	if tells(t.Bare, t.Plain) {
		least, said = nearAsked, said[len(said)-1:]
	}
	best := knowledge.Near{Score: least}
	for _, text := range said {
		if n := c.base.NearestIn(text, t.Bare); n.Score > best.Score && (n.First || n.Own > 0 && n.Score > nearAlone && !knowledge.AsksOrigin(t.Bare)) {
			best = n
		}
	}
	return best, best.Score > least
}

// How long a turn is at least that tells what happened before it asks, in words and in sentences.
const (
	leastTold      = 25
	leastSentences = 3
)

// tells reports whether a text tells a story before it asks: what it asserts then is what happened, and not how things are.
func tells(text string, plain phrase.Text) bool {
	return strings.HasSuffix(text, "?") && plain.Words() >= leastTold && len(sentenceEnd.FindAllString(text, leastSentences)) >= leastSentences
}

// sentenceEnd is where a sentence ends.
var sentenceEnd = regexp.MustCompile(`[.?!](?:\s|$)`)

// contradicted returns what says the other way round of a turn's premises, or of what it asks, and the passage that says so. It
// returns "" for nothing.
func (c *Checker) contradicted(t Turn) (says, about string) {
	var asked []string
	if !t.chooses() {
		asked = slices.DeleteFunc(asksWhether(t.Text), seeksAdvice.MatchString)
	}
	for _, asked := range []struct {
		list    []string
		reply   string
		against func(k *statement.Known, said string) (known string, ok bool)
		among   int // the passages that answer the turn best, of which one has to be about what is told
	}{
		{takenForGranted(t.Text), "That has something the wrong way round. ", (*statement.Known).Against, 5},
		{asked, "No. ", (*statement.Known).Denies, 1},
	} {
		for _, said := range asked.list {
			if strings.ContainsAny(said, "0123456789") {
				continue // figures are not compared
			}
			if known, ok := asked.against(c.known(), said); ok && !saysAside(known, said) && !saysItself(known, said) {
				if about := c.saysOf(t, known, asked.among); about != "" {
					return asked.reply + known, about
				}
			}
		}
	}
	return "", ""
}

// saysAside reports whether a sentence has the contrary of what is said only aside: of some times or places, in what it grants, "even when it looks like safety", or of
// something that it compares with, "standing off is safer than entering", or puts in its stead, "stand off rather than enter".
func saysAside(known, said string) bool {
	return concedes.MatchString(known) || hedges.MatchString(known) && !hedges.MatchString(said) || compares.MatchString(known) && !compares.MatchString(said)
}

// saysItself reports whether a sentence has the words of what is said in their order, beside the contrary of them: "anticlockwise round a low and clockwise round a
// high".
func saysItself(known, said string) bool {
	told := slices.DeleteFunc(strings.Fields(fold.String(said)), func(w string) bool { return len(w) < shortestTold })
	has, between := 0, 0
	for w := range strings.FieldsSeq(fold.String(known)) {
		switch {
		case has < len(told) && strings.HasPrefix(w, told[has][:shortestTold]):
			has, between = has+1, 0
		case has > 0 && has < len(told):
			if between++; between > mostBetweenTold {
				has, between = 0, 0
			}
		}
	}
	return has == len(told) && has >= fewestToldAlike
}

// What of a sentence is compared: words of so many letters at least, by so many first ones, with so many others between them, and how many of them.
const (
	shortestTold    = 3
	mostBetweenTold = 3
	fewestToldAlike = 3
)

var (
	concedes = regexp.MustCompile(`(?i)\b(?:even (?:when|if|though)|although|though|however) `)
	hedges   = regexp.MustCompile(`(?i)\b(?:at times|sometimes|now and then|in places|in some)\b`)
	compares = regexp.MustCompile(`(?i)\b(?:\pL+er|(?:more|less) \pL+) than `)
)

// saysOf is the id of the passage that has a sentence, "" where none has it, or where the turn is about something else: what answers the
// sentence has to be among the first passages that answer the turn.
func (c *Checker) saysOf(t Turn, sentence string, among int) (about string) {
	const first = 2 // passages that answer a sentence
	answers := c.base.Search(t.Bare, nil)
	answers = answers[:min(among, len(answers))]
	akin := false
	for i, h := range c.base.Search(sentence, nil) {
		akin = akin || i < first && slices.ContainsFunc(answers, func(to knowledge.Hit) bool { return to.Passage == h.Passage })
		if about == "" && (h.Passage.Summary == sentence || slices.Contains(h.Passage.Facts, sentence)) {
			about = h.Passage.ID
		}
	}
	if !akin {
		return ""
	}
	return about
}

// groundless says which of a turn's reasons nothing that is known bears out, "" for none.
func (c *Checker) groundless(t Turn) string {
	for _, said := range reasonsGiven(t.Text) {
		if !strings.ContainsAny(said, "0123456789") && !c.known().Holds(said) {
			return "That \"" + said + "\" nothing that I know bears out, so do not build on it."
		}
	}
	return ""
}
