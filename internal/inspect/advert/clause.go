package advert

import (
	"cmp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/inspect/part"
)

// group is a clause: words of a sentence between commas or conjunctions, with the terms in them.
type group struct {
	i, j   int    // words, j not included
	joined string // how it follows the one before: "", "," or a conjunction
	marks  []mark
	listed bool // its items are a list that one verb or year serves
}

// conjunctions part a sentence.
var conjunctions = wordClass("conjunctions")

// groups divides a sentence into clauses and puts the marks into theirs. No clause begins inside a term.
func (r *reading) groups(s sentence) []group {
	marks := r.marksOf(s)
	inside := func(k int) bool {
		return slices.ContainsFunc(marks, func(m mark) bool { return m.i < k && k < m.j })
	}
	out := []group{{i: s.first, j: s.first}}
	for k := s.first; k < s.last; k++ {
		if joined := r.join(k, s.first); joined != "" && !inside(k) {
			out = append(out, group{i: k, j: k, joined: joined})
		}
		out[len(out)-1].j = k + 1
	}
	for _, m := range marks {
		g := slices.IndexFunc(out, func(g group) bool { return m.i < g.j })
		out[g].marks = append(out[g].marks, m)
	}
	return r.withYears(out)
}

// join tells how word k follows the one before, "" if they belong together.
func (r *reading) join(k, first int) string {
	if r.excepts(k, first) {
		return exception
	}
	if r.words[k].text == "y" && k > first && (r.words[k-1].text == "il" || r.words[k-1].text == "n") {
		return "" // "il y a deux ans" is French
	}
	if conjunctions[r.words[k].text] {
		return r.words[k].text
	}
	if k == first {
		return ""
	}
	if (r.words[k].text == "that" || r.words[k].text == "which") && k+1 < len(r.words) && wanting[r.words[k+1].text] {
		return "which" // "a 2011 Beta that wants new mounts"
	}
	gap := r.gap(k)
	switch {
	case gap == "&": // "B&G" is one name
		return ""
	case strings.ContainsAny(gap, "&+"):
		return "and"
	case comma(gap):
		return ","
	}
	return ""
}

// wanting words begin what a relative clause says is to be done.
var wanting = map[string]bool{"want": true, "need": true, "require": true, "deserve": true, "could": true, "should": true}

// marksOf returns the terms and years of a sentence, in order. They are found once; who calls changes none of them.
func (r *reading) marksOf(s sentence) []mark {
	marks, known := r.marked[s]
	if !known {
		marks = r.findMarks(s)
		r.marked[s] = marks
	}
	return marks
}

func (r *reading) findMarks(s sentence) []mark {
	out := slices.DeleteFunc(r.terms.marks(r.Body, r.words, s), func(m mark) bool {
		return m.sign == ignored || r.byChance(m, s) || r.facts.names(m.i, m.j) || r.cityOfKiel(m) || r.numbers(m) || r.ofHours(m) || r.ofWeight(m) || m.sign == original && m.j < s.last && digit(r.words[m.j].text[0]) && (r.words[m.i].text == "as" || Metal(r.facts.Hull) && m.j+1 < s.last && r.words[m.j+1].text == "mm")
	})
	all := slices.Clone(out)
	out = slices.DeleteFunc(out, func(m mark) bool { return r.counting(m, all) })
	for k := s.first; k < s.last; k++ {
		inTerm := slices.ContainsFunc(out, func(m mark) bool { return m.covers(k) })
		if m, ok := r.yearAt(k, s.last); ok && !inTerm && !r.facts.names(m.i, m.j) {
			out = append(out, m)
		}
	}
	out = append(append(out, r.bilgeWater(s, out)...), r.done(s, out)...)
	out = append(out, r.gasCarried(s, out)...)
	out = r.neither(s, out)
	out = r.expiries(s, append(out, r.oilUse(s, out)...))
	slices.SortFunc(out, func(a, b mark) int { return cmp.Compare(a.i, b.i) })
	return out
}

// ofWeight reports whether "dry" tells how a boat is weighed: "1,400 lb dry".
func (r *reading) ofWeight(m mark) bool {
	return m.sign == cleared && m.problem == part.Moisture && r.behind(m, weights)
}

var weights = wordClass("weights")

// ofHours reports whether "from new" tells since when hours are counted: "640 hours from new on each".
func (r *reading) ofHours(m mark) bool {
	return m.sign == original && r.behind(m, hourWords)
}

// behind reports whether a mark stands right behind one of the words, and no comma between: what is behind "2,100 hours," is of something else.
func (r *reading) behind(m mark, list map[string]bool) bool {
	return m.i > 0 && list[r.words[m.i-1].text] && !comma(r.gap(m.i))
}

// cityOfKiel reports whether the German word for a keel is the city: "lying in Kiel".
func (r *reading) cityOfKiel(m mark) bool {
	return m.j-m.i == 1 && r.words[m.i].text == "kiel" && m.i > 0 && locating[r.words[m.i-1].text]
}

var locating = wordClass("locating")

// done finds the work that "done" stands for: right behind a part, and told when, "bearings done March 2026", "diaphragm done at 900 h".
func (r *reading) done(s sentence, marks []mark) []mark {
	var out []mark
	for k := s.first; k+1 < s.last; k++ {
		if r.words[k].text == "rigged" && k == s.first {
			if _, dated := r.yearAt(k+1, s.last); dated {
				out = append(out, mark{meaning: meaning{items: []part.Item{part.StandingRigging}, action: Renewed}, i: k, j: k + 1})
			}
		}
		if r.words[k].text != "done" || !slices.ContainsFunc(marks, func(m mark) bool { return m.isItem() && m.j == k }) {
			continue
		}
		next := r.words[k+1].text
		if _, dated := r.yearAt(k+1, s.last); dated || months[next] || next == "in" || next == "at" || next == "last" || next == "this" {
			out = append(out, mark{meaning: meaning{action: Renewed}, i: k, j: k + 1})
		}
	}
	return out
}

// counting reports whether "due" is the Italian two: a participle stands right behind it, "due sostituiti".
func (r *reading) counting(m mark, marks []mark) bool {
	return m.sign == needing && m.j-m.i == 1 && r.words[m.i].text == "due" && slices.ContainsFunc(marks, func(a mark) bool { return a.i == m.j && a.action != "" }) &&
		(strings.HasSuffix(r.words[m.j].text, "ti") || strings.HasSuffix(r.words[m.j].text, "te")) && !comma(r.Body[r.words[m.i].end:r.words[m.j].start])
}

// numbers reports whether a "no" is that of a number: "battery no. 2".
func (r *reading) numbers(m mark) bool {
	return m.sign == negator && m.j-m.i == 1 && r.words[m.i].text == "no" && m.j < len(r.words) && digit(r.words[m.j].text[0]) &&
		strings.HasPrefix(r.Body[r.words[m.i].end:r.words[m.j].start], ".")
}

// bilgeWater finds water that is told of in a sentence about the bilge, in other words than the lexicon's: "the bilge
// usually has a bit of water".
func (r *reading) bilgeWater(s sentence, marks []mark) []mark {
	var out []mark
	bilge := false
	for k := s.first; k < s.last; k++ {
		at := slices.IndexFunc(marks, func(m mark) bool { return m.covers(k) })
		switch {
		case at >= 0:
			bilge = bilge || marks[at].isItem() && slices.Contains(marks[at].items, part.Bilge)
		case k > s.first && comma(r.gap(k)):
			bilge = false
		}
		if at < 0 && !bilge && waters[r.words[k].text] && r.entering(s, k) {
			out = append(out, mark{meaning: meaning{problem: part.Leak}, i: k, j: k + 1})
		}
		if at < 0 && bilge && waters[r.words[k].text] {
			out = append(out, mark{meaning: meaning{items: []part.Item{part.Bilge}, problem: part.Leak}, i: k, j: k + 1})
		}
	}
	return out
}

// entering reports whether a verb of coming in stands around water: "dringt bei Starkregen Wasser ein", "l'eau rentre".
func (r *reading) entering(s sentence, k int) bool {
	return anyIn(r.words[max(s.first, k-oilReach):min(s.last, k+3)], entries)
}

var entries = map[string]bool{"dringt": true, "dringen": true, "eindringt": true, "eindringen": true, "penetre": true, "rentre": true, "entre": true}

// oilUse finds an engine that uses up oil or coolant, in other words than the lexicon's: "burns about a litre of oil every fifty hours".
func (r *reading) oilUse(s sentence, marks []mark) []mark {
	var out []mark
	used := -oilReach - 1
	for k := s.first; k < s.last; k++ {
		switch inTerm := slices.ContainsFunc(marks, func(m mark) bool { return m.covers(k) }); {
		case using[r.words[k].text]:
			used = k
		case r.words[k].text == "use" && k+3 < s.last && (anyIn(r.words[k+1:k+4], coolants) || anyIn(r.words[k+1:min(s.last, k+5)], oilMeasures)):
			used = k // oil is used by every engine
		case coolants[r.words[k].text] && k-used <= oilReach:
			out = append(out, mark{meaning: meaning{items: []part.Item{part.Cooling}, problem: part.Leak}, i: k, j: k + 1})
		case oils[r.words[k].text] && k-used <= oilReach && !inTerm:
			out = append(out, mark{meaning: meaning{items: []part.Item{part.EngineItem}, problem: part.OilLoss}, i: k, j: k + 1})
		}
	}
	return out
}

// oilReach is how far, in words, a verb of using reaches to the oil.
const oilReach = 6

var (
	coolants    = wordClass("coolants")
	oilMeasures = wordClass("oil_measures")
)

var oils = map[string]bool{"oil": true, "ol": true, "huile": true}

var using = map[string]bool{"verliert": true, "verbraucht": true, "perd": true, "consomme": true, "burn": true, "consume": true, "drink": true, "lose": true, "losing": true, "burning": true}

var waters = map[string]bool{"water": true, "wasser": true, "eau": true}

// withYears joins a clause that is only a year to the one before: "batteries (2022)", "rigging replaced, 2019".
func (r *reading) withYears(groups []group) []group {
	out := groups[:1]
	for _, g := range groups[1:] {
		last := &out[len(out)-1]
		if g.joined == "," && len(g.marks) == 1 && g.marks[0].year != 0 && !runningWords[r.words[g.i].text] && g.j-g.i <= g.marks[0].j-g.marks[0].i+r.spare(g) {
			if n := len(out); n > 1 && len(last.marks) == 0 && strings.Contains(r.gap(last.i), "(") {
				out, last = out[:n-1], &out[n-2] // "rod rigging (Nordic) 2001", "mainsail (Incidence, 2024)"
			}
			last.j, last.marks = g.j, append(last.marks, g.marks...)
			continue
		}
		out = append(out, g)
	}
	return out
}

// has reports whether the group has a mark that meets the condition and still counts.
func (g group) has(meets func(mark) bool) bool {
	return slices.ContainsFunc(g.marks, func(m mark) bool { return !m.gone && meets(m) })
}

// onlyItems reports whether the group names items and says nothing of them.
func (g group) onlyItems() bool {
	return g.has(mark.isItem) && !g.has(func(m mark) bool { return !m.isItem() && m.sign != negator })
}

// lists joins clauses that share a verb or a year: "rigging, sails and batteries replaced in 2020", "new rigging and
// sails in 2020". A list needs its "and"; commas alone join nothing.
func lists(groups []group) []group {
	var out []group
	for i := 0; i < len(groups); i++ {
		g := groups[i]
		end := i
		for end+1 < len(groups) && joins(groups, i, end) {
			end++
		}
		if end > i && groups[end].joined != "," {
			for _, next := range groups[i+1 : end+1] {
				g.j, g.marks = next.j, append(g.marks, next.marks...)
			}
			g.listed = true
			i = end
		}
		out = append(out, g)
	}
	return out
}

// adding are the conjunctions that end a list.
var adding = wordClass("adding")

// joins reports whether the group after end goes on with the list that began at first.
func joins(groups []group, first, end int) bool {
	next := groups[end+1]
	if next.joined != "," && !adding[next.joined] || end > first && groups[end].joined != "," {
		return false
	}
	if !next.has(mark.isItem) || groups[end].has(mark.isYear) {
		return false
	}
	if groups[end].onlyItems() {
		return !next.has(func(m mark) bool { return m.sign == newSign || m.sign == negator })
	}
	opens := end == first && groups[end].has(func(m mark) bool { return m.sign == newSign || m.action == Renewed })
	return opens && !next.has(func(m mark) bool { return m.isDoing() || m.problem != "" })
}
