package advert

import (
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/inspect/part"
)

// Words of when something is, and of what becomes of it.
var (
	anaphora      = wordClass("anaphora")
	rest          = wordClass("rest")
	future        = wordClass("future")
	promising     = wordClass("promising")
	handover      = wordClass("handover")
	ought         = wordClass("ought")
	papers        = wordClass("papers")
	demonstrative = wordClass("demonstrative")
	unhurt        = wordClass("unhurt")
)

// toDo reads work that has to be done, where no year says that it was: "das Kühlaggregat müsste ersetzt werden".
func toDo(words []word, g *group) {
	from := slices.IndexFunc(words[g.i:g.j], func(w word) bool { return ought[w.text] })
	if from < 0 || g.has(mark.isYear) {
		return
	}
	for i := range g.marks {
		if m := &g.marks[i]; m.i > g.i+from && (m.action == Repaired || m.action == Renewed || m.action == Serviced) {
			m.meaning = meaning{sign: needing}
			return
		}
	}
}

// toCome takes away repairs and renewals that are still to come: "wird bis zur Übergabe repariert".
func (r *reading) toCome(g *group) {
	if r.promised(g) {
		for i := range g.marks {
			m := &g.marks[i]
			m.gone = m.gone || m.action != "" || m.sign == newSign
		}
	}
	from := slices.IndexFunc(r.words[g.i:g.j], func(w word) bool { return future[w.text] || w.text == "being" })
	if from < 0 {
		return
	}
	sold := anyIn(r.words[g.i:g.j], handover)
	for i := range g.marks {
		if m := &g.marks[i]; m.i > g.i+from && (m.action == Repaired || m.action == Renewed || sold && m.action == Serviced) {
			m.gone = true
		}
	}
}

// promised reports whether a clause tells of work that was promised or priced, and not done: "quoted 3000 for repair", "repair estimated at 8,000".
func (r *reading) promised(g *group) bool {
	for k := g.i; k < g.j; k++ {
		if promising[r.words[k].text] || k+1 < g.j && promising[r.words[k].text+":"+r.words[k+1].text] {
			return true
		}
	}
	return false
}

// ofPapers reports whether the clause is about a warranty or another paper.
func (c *clause) ofPapers() bool {
	return c.hasWord(papers)
}

var (
	harmless   = wordClass("harmless")
	againWords = wordClass("again")
)

// belittled reports whether the sentence goes on, behind what a clause tells, to call it harmless: "Rostspuren, laut Gutachter unbedenklich".
func (r *reading) belittled(g group) bool {
	if anyIn(r.words[g.i:g.j], againWords) {
		return false // what came back is not harmless because somebody calls it so
	}
	for k := g.i; k < len(r.words); k++ {
		if k >= g.j && r.beginsSentence(k) {
			return false
		}
		if k > g.i && k-g.j <= calmReach && harmless[r.words[k].text] && !notWord(r.words[k-1]) || k+1 < len(r.words) && nothingMore[r.words[k].text+":"+r.words[k+1].text] && k < g.j {
			return true
		}
	}
	return false
}

// nothingMore makes light of what follows: "nothing more than a scratch".
var nothingMore = wordClass("nothing_more")

// lapsed reports whether what expired is a paper, not a part: "a ten year guarantee, which has expired".
func (c *clause) lapsed() bool {
	if slices.ContainsFunc(c.words[c.i:c.j], func(w word) bool { return yearOf(w, c.now+farthest) > c.now }) {
		return true // "the certificate runs out in March 2027" is in date
	}
	return c.ofPapers() || c.i > 0 && relative[c.words[c.i].text] && papers[c.words[c.i-1].text]
}

var relative = wordClass("relative")

// refers reports whether a sentence begins with a pronoun that is its subject: "they are seized", but not "this boat is tired".
func (r *reading) refers(s sentence) bool {
	if r.words[s.first].text == "one" && s.last-s.first > 2 && linking[r.words[s.first+1].text] {
		return true // "gate valves on the heads and galley. One is seized open."
	}
	return anaphora[r.words[s.first].text] && (s.last-s.first == 1 || linking[r.words[s.first+1].text] || !demonstrative[r.words[s.first].text])
}

// left reports whether a sentence begins with what is left of what the one before was about: "the remaining ones are original".
func (r *reading) left(s sentence) bool {
	k := s.first
	if k < s.last && owning[r.words[k].text] {
		k++
	}
	return k+1 < s.last && rest[r.words[k].text] && !crafts[r.words[k+1].text]
}

var (
	working    = wordClass("working")
	foundRight = wordClass("found_right")
)

// neither turns a denial that something works into the trouble that it is: "neither the VHF nor the plotter works".
func (r *reading) neither(s sentence, marks []mark) []mark {
	if r.words[s.first].text != "neither" {
		return marks
	}
	for k := s.first + 1; k < s.last; k++ {
		if !working[r.words[k].text] || slices.ContainsFunc(marks, func(m mark) bool { return m.covers(k) }) {
			continue
		}
		marks = slices.DeleteFunc(marks, func(m mark) bool { return m.sign == negator })
		return append(marks, mark{meaning: meaning{problem: part.Dead}, i: k, j: k + 1})
	}
	return marks
}

// foundSound reports whether the sentence goes on to say that a surveyor or a yard found no harm: "grounded in 2019: keel lowered and
// found intact".
func (c *clause) foundSound(m mark) bool {
	looked, ended := false, false
	for k := m.j; k < len(c.words) && c.words[k].start-c.words[m.i].start < farthestFinding; k++ {
		gap := c.gap(k)
		if strings.ContainsAny(gap, ".!?\n") && !digit(c.words[k].text[0]) {
			return false
		}
		ended = ended || strings.Contains(gap, ";")
		w := c.words[k].text
		next := ""
		if k+1 < len(c.words) {
			next = c.words[k+1].text
		}
		looked = looked || lookedAt[w]
		switch {
		case w == "found" && foundRight[next] && !ended, looked && mending[w]:
			return true
		case looked && w == "nothing" && (next == "found" || next == "seen" || next == "noted" || next == "wrong"):
			return true
		case looked && (foundRight[w] && !notWord(c.words[k-1]) || notWord(c.words[k]) && harm[next] || nothingFound[w]):
			return true
		}
	}
	return false
}

// Words of who or what looked at a boat that had been aground, and of what was found or done.
var (
	lookedAt     = wordClass("looked_at")
	mending      = wordClass("mending")
	harm         = wordClass("harm")
	nothingFound = wordClass("nothing_found")
)

// farthestFinding is how many bytes behind an event what was found may stand.
const farthestFinding = 300

// sinceThen reports whether a renewal is told as one that came after what was told before: "the hose has since been replaced".
func (c *clause) sinceThen(m mark) bool {
	for k := c.i; k+1 < m.i; k++ {
		if c.words[k].text == "since" && (c.words[k+1].text == "been" || c.words[k+1].text == "then") {
			return true
		}
	}
	return false
}

// cure turns all that was wrong with items into what was dealt with.
func (c *clause) cure(items []part.Item, year int) {
	for i := range c.cues {
		if cue := &c.cues[i]; cue.Kind == SaysDefect && slices.Contains(items, cue.Item) {
			cue.Kind, cue.Year = SaysRepaired, year
		}
	}
}

// foundNothing reports whether the sentence goes on to say that a look at what was feared found none of it.
func (c *clause) foundNothing(m mark) bool {
	for k := m.j; k+1 < len(c.words); k++ {
		if strings.ContainsAny(c.gap(k), ".;!?\n") {
			return false
		}
		if c.words[k].text == "found" && c.words[k+1].text == "nothing" {
			return true
		}
	}
	return false
}
