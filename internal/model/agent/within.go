package agent

import (
	"cmp"
	"regexp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/knowledge"
	"github.com/fairlead/fairlead/internal/phrase"
)

// How a sentence is chosen among what was told.
const (
	farWithin   = 1.2 // count of what has to do with the turn where it stands in no passage told last
	ofSpoken    = 0.1 // and what it counts more for a word of that one's title that stands in the last answer
	ofNeighbour = 0.6 // and what is left of that where it stands in another passage of the subject
	mostAsked   = 16  // words of a turn that is looked for so
)

// tellWithin answers a turn from within what was told, or says that there is nothing on it and what is nearest; false where nothing was told.
func (w *answer) tellWithin(lacks lack) bool {
	told, s := w.agent.toldLately(w.turn), w.turn.looksFor()
	if len(told) == 0 {
		return false
	}
	found, nearest := w.agent.within(w.turn, s, told)
	about := told[0].Title
	switch {
	case len(found.lines) > 0:
		w.tellLines(found.passage, found.lines)
		if told[0].ID != found.passage.ID {
			w.paragraph(doseOf(told[0]))
		}
		w.paragraph(caveatFor(knowledge.Answer{Sources: []*knowledge.Passage{&found.passage}}, w.turn))
	case lacks == lacksOwn:
		return false
	case s.form == forPrice:
		w.say("no price within", about)
	case nearest == "":
		w.say("nothing within", about)
	default:
		w.say("nothing within but", about, nearest)
	}
	return true
}

// within is what the passages that were told, and their neighbours of the same subject, have on a turn that nothing else answers. nearest is the
// title of the neighbour that comes nearest to it, "" for none.
func (a *Agent) within(t turn, s lookedFor, told []knowledge.Passage) (found aloud, nearest string) {
	if s.plain.Words() > mostAsked {
		return aloud{}, ""
	}
	found = s.among(told)
	beside, nearest := a.amongNeighbours(t, s, told)
	if beside.score > found.score {
		found = beside
	}
	return found, nearest
}

// among is what the passages that were told have of what is looked for; what was told last counts most.
func (s lookedFor) among(told []knowledge.Passage) (found aloud) {
	for i, p := range told {
		one := s.tellingOf(p)
		if i > 0 {
			one.score *= ofNeighbour
		}
		if len(one.lines) > 0 && (i == 0 || one.score >= farWithin) && one.score > found.score {
			found = one
		}
	}
	return found
}

// amongNeighbours is what other passages of the subject of those that were told have of what is looked for, and the title of the nearest of them.
func (a *Agent) amongNeighbours(t turn, s lookedFor, told []knowledge.Passage) (found aloud, nearest string) {
	heard := phrase.Plain(t.heard()).Spaced()
	for _, hit := range a.base.Search(t.english(), t.earlier) {
		p := *hit.Passage
		if len(p.Words) > 0 || slices.ContainsFunc(told, func(q knowledge.Passage) bool { return q.ID == p.ID }) {
			continue
		}
		spoken, shares := spokenOf(p.Title, heard, told[0].Title), sharesName(p, told)
		if !shares && !(p.Topic == told[0].Topic && spoken > 0 && hasAny(p.Title, s.words)) {
			continue
		}
		nearest = cmp.Or(nearest, p.Title)
		one := s.tellingOf(p)
		one.score *= ofNeighbour + ofSpoken*float64(spoken)
		named := shares && len(s.words) == 1 && len(s.words[0]) > stemmed && one.score >= ofNeighbour // "can she take stugeron"
		if len(one.lines) > 0 && len(s.words) > 0 && (one.score >= farWithin || named) && one.score > found.score {
			found = one
		}
	}
	return found, nearest
}

// toldLately are the passages that the last answers stood under, the newest first.
func (a *Agent) toldLately(t turn) (list []knowledge.Passage) {
	const mostBack = 3
	for _, answer := range t.answers(mostBack) {
		for _, m := range append(titled.FindAllStringSubmatch(answer, -1), titleNamed.FindAllStringSubmatch(answer, 1)...) {
			p, ok := a.base.Titled(m[1])
			if ok && len(p.Words) == 0 && !slices.ContainsFunc(list, func(q knowledge.Passage) bool { return q.ID == p.ID }) {
				list = append(list, p)
			}
		}
	}
	return list
}

// spokenOf is how many telling words of a title stand in an answer of plain words, and not in the title that this stands under.
func spokenOf(title, spaced, about string) (n int) {
	const least = 3 // characters
	named := phrase.Plain(about).Spaced()
	for word := range strings.FieldsSeq(phrase.Plain(title).String()) {
		if len(word) >= least && !emptyWords[word] && strings.Contains(spaced, " "+word+" ") && !hasWord(named, word) {
			n++
		}
	}
	return n
}

// sharesName reports whether the first telling word of a passage's title stands in the title of one that was told.
func sharesName(p knowledge.Passage, told []knowledge.Passage) bool {
	const least = 5 // characters
	for word := range strings.FieldsSeq(phrase.Plain(p.Title).String()) {
		if len(word) >= least && !emptyWords[word] && !hasWord(phrase.Plain(p.Topic).Spaced(), word) {
			return slices.ContainsFunc(told, func(q knowledge.Passage) bool { return hasWord(phrase.Plain(q.Title).Spaced(), word) })
		}
	}
	return false
}

// doseOf is the sentence of a passage on first aid that tells by whom a medicine is given, "" where it has none: it holds whatever else is told.
func doseOf(p knowledge.Passage) string {
	if !strings.HasPrefix(p.ID, "first-aid-") && !strings.HasPrefix(p.ID, "kids-") {
		return ""
	}
	for _, text := range pieces(p) {
		if dosed.MatchString(text) {
			return text
		}
	}
	return ""
}

var dosed = regexp.MustCompile(`(?i)\b(?:dose|pharmacist|doctor)\b`)

// tellLines writes some sentences of a passage under its title.
func (w *answer) tellLines(p knowledge.Passage, lines []string) {
	if w.turn.lang != "en" {
		w.say("sources in English")
	}
	n := w.citePassage(&p, w.agent.cfg.Links)
	w.paragraph("**" + p.Title + "**")
	w.paragraph(lines[0] + reference(n))
	if len(lines) > 1 {
		w.paragraph("- " + strings.Join(lines[1:], "\n- ") + reference(n))
	}
}

// tellByItself answers a turn that names what it asks a figure of, "and how often do I change the filter?", by the passage that its own words lead to
// and that has a sentence with all of them, where the answer found has none; false for any other turn.
func (w *answer) tellByItself(found knowledge.Answer) bool {
	const fewest, most = 2, 3 // words that tell something; passages looked at
	t := w.turn
	if len(t.earlier) == 0 || t.alone || w.full || t.told().Whole != "" || len(t.told().Shown) > 0 || t.boats != "" || t.plain.Has(pronouns) || t.changesCircumstances() || savesLives(found) {
		return false
	}
	s := t.looksFor()
	if !s.form.isStrict() || s.form == forPrice || len(s.words) < fewest || s.plain.Words() > mostAsked || slices.ContainsFunc(saidIn(found.Text()), s.saysAll) {
		return false
	}
	hits := w.agent.base.Search(t.english(), nil)
	for _, hit := range hits[:min(most, len(hits))] {
		p := *hit.Passage
		if len(p.Words) > 0 || !hasAny(p.Title, s.words) {
			continue
		}
		if lines := linesThat(p, mostLines, s.saysAll); len(lines) > 0 {
			w.tellLines(p, lines)
			return true
		}
	}
	return false
}
