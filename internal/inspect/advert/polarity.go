package advert

import (
	"slices"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/inspect/part"
)

// How far, in words, a negation reaches within its clause.
const negationReach = 5

// polarity takes away what is denied, doubted or only wanted. Denied problems stay as such: negated returns them.
func (r *reading) polarity(groups []group) (negated map[int]bool) {
	negated = map[int]bool{} // by the word a mark begins with
	denying := false         // a negation of an earlier clause still holds
	for gi := range groups {
		g := &groups[gi]
		if g.joined != "," {
			denying = false
		}
		denying = denying && r.goesOn(groups, gi)
		r.doubt(g)
		r.toCome(g)
		toDo(r.words, g)
		for mi := range g.marks {
			m := &g.marks[mi]
			switch {
			case m.sign == negator || m.isYear():
			case m.sign == cleared:
				negated[m.i] = !denying && !r.denied(*g, *m)
			case denying || r.denied(*g, *m):
				negated[m.i] = m.problem != ""
				m.gone = m.problem == "" && !(m.isItem() && problemFollows(*g, mi))
			}
		}
		denying = denying || g.has(func(m mark) bool { return m.sign == negator })
	}
	r.unharmed(groups, negated)
	return negated
}

// unharmed denies that a storm did harm where the sentence goes on to say so: "she was afloat in the hurricane but not damaged".
func (r *reading) unharmed(groups []group, negated map[int]bool) {
	var storms []int
	for _, g := range groups {
		for _, m := range g.marks {
			switch {
			case m.problem == part.Storm && !m.gone:
				storms = append(storms, m.i)
			case m.problem == part.Damage && negated[m.i]:
				for _, at := range storms {
					negated[at] = true
				}
			}
		}
		if anyIn(r.words[g.i:g.j], unhurt) {
			for _, at := range storms {
				negated[at] = true
			}
		}
	}
}

// goesOn reports whether a clause is part of a list that ends in "or": "no leaks, soft spots or cracks".
func (r *reading) goesOn(groups []group, at int) bool {
	for _, g := range groups[at:] {
		if g.joined != "," || g.j-g.i > 6 {
			return false
		}
		for _, w := range r.words[g.i:g.j] {
			switch w.text {
			case "is", "are", "has", "have", "was":
				return false
			case "or", "nor":
				return true
			}
		}
	}
	return false
}

// denied reports whether a negation in the clause is about the mark: "no leaks", "osmosis: none", "rust free".
func (r *reading) denied(g group, m mark) bool {
	if m.j < len(r.words) && r.words[m.j].text == "free" && !comma(r.gap(m.j)) {
		return true
	}
	if m.j+1 < len(r.words) && m.j+1 < g.j && noMore[r.words[m.j].text+":"+r.words[m.j+1].text] && m.problem != part.Dead {
		return true // "ramen lekken niet meer"
	}
	if m.problem == part.Moisture && m.sign != cleared && r.measuredDry(g, m) {
		return true
	}
	if m.problem == part.Moisture && r.calm(g, m) || m.problem == part.OilLoss && r.ofConsumption(m) && r.calm(g, m) {
		return true
	}
	if m.problem != "" && r.refused(g, m) {
		return true
	}
	return g.has(func(n mark) bool {
		if n.sign != negator {
			return false
		}
		if n.j <= m.i {
			reach := m.i - n.j
			return reach <= negationReach && (!m.isItem() || reach == 0)
		}
		return m.problem != "" && n.i == m.j && !g.has(func(o mark) bool { return o.i >= n.j && (o.problem != "" || o.i == n.j && o.isItem()) }) // "leaks: none"
	})
}

// measuredDry reports whether moisture is what was measured, and was found to be none: "moisture measured in 2024, dry", "dry per moisture meter".
func (r *reading) measuredDry(g group, m mark) bool {
	if !anyIn(r.words[m.i:m.j], moistureWords) || anyIn(r.words[m.i:m.j], high) {
		return false
	}
	const reach = 8 // words
	for k := max(g.i, m.i-4); k < min(len(r.words), m.j+reach); k++ {
		if k >= m.j && k > 0 && r.beginsSentence(k) || high[r.words[k].text] && k >= m.j {
			return false
		}
		if dryWords[r.words[k].text] && (k == 0 || !notWord(r.words[k-1])) {
			return true
		}
	}
	return false
}

var (
	moistureWords = wordClass("moisture_words")
	dryWords      = wordClass("dry_words")
)

// refused reports whether a word that denies alone stands behind a problem: "Osmose: non", "blisters were none at the last lift".
func (r *reading) refused(g group, m mark) bool {
	k := m.j
	for k < g.j && (linking[r.words[k].text] || g.has(func(o mark) bool { return o.problem != "" && o.i == k && o.j == k+1 })) {
		k++ // "mildew smell none"
	}
	return k < g.j && refusing[r.words[k].text] && (k+1 == g.j || r.words[k].text != "no" && !g.has(func(o mark) bool { return o.i == k+1 && o.isItem() }))
}

// ofConsumption reports whether a mark is of how much is used up, which may be little: "low oil consumption".
func (r *reading) ofConsumption(m mark) bool {
	return anyIn(r.words[m.i:m.j], consuming)
}

var consuming = wordClass("consuming")

// noMore deny what stands before them.
var noMore = wordClass("no_more")

// calmReach is how far, in words, a reading stands from what it is a reading of.
const calmReach = 3

var calmWords = wordClass("calm")

// calm reports whether a reading of moisture is said to be a good one: "moisture meter low", "readings are normal".
func (r *reading) calm(g group, m mark) bool {
	for k := max(g.i, m.i-1); k < min(g.j, m.j+calmReach); k++ {
		if calmWords[r.words[k].text] {
			return true
		}
	}
	return r.calledGood(g, m) || r.lowReading(g, m)
}

// calledGood reports whether a clause ends with the word that a reading was good: "a moisture reading in 2022 was entirely acceptable".
func (r *reading) calledGood(g group, m mark) bool {
	if !anyIn(r.words[m.i:g.j], readings) || anyIn(r.words[m.j:g.j], high) || slices.ContainsFunc(r.words[m.j:g.j], notWord) {
		return false
	}
	for k := m.j + 1; k < g.j; k++ {
		if calmWords[r.words[k].text] && linking[r.words[k-1].text] || k > m.j+1 && calmWords[r.words[k].text] && linking[r.words[k-2].text] {
			return true
		}
	}
	return false
}

// readings are what a meter shows.
var readings = wordClass("readings")

// How far, in words, the number of a reading stands behind the word for moisture, and up to which one it is low: the scales of the usual
// meters call 15 and less dry in a laminate, as surveyors' guides give them, and so much per cent is dry wood.
const (
	readingReach = 6
	lowMoisture  = 12
)

// spans are units of time, which make a number none of a meter's; high words tell the contrary of a low one.
var (
	spans = wordClass("spans")
	high  = wordClass("high")
)

// lowReading reports whether all numbers behind a word for moisture are low: "readings around 8", "5 % or below".
func (r *reading) lowReading(g group, m mark) bool {
	if anyIn(r.words[g.i:g.j], high) {
		return false
	}
	found := false
	for k := m.j; k < min(g.j, m.j+readingReach); k++ {
		v, err := strconv.ParseFloat(strings.TrimRight(r.words[k].text, "%"), 64)
		if err != nil {
			continue
		}
		if v > lowMoisture || k+1 < len(r.words) && spans[r.words[k+1].text] {
			return false
		}
		found = true
	}
	return found
}

// doubt takes away everything behind a word that makes a clause a question or a condition.
func (r *reading) doubt(g *group) {
	from := slices.IndexFunc(g.marks, func(m mark) bool { return m.sign == unsure && !r.labels(m) })
	if from < 0 {
		return
	}
	for i := from; i < len(g.marks); i++ {
		g.marks[i].gone = true
	}
}

// labels reports whether a mark is the label of what follows it: "known issues: windlass dead" is said of this boat.
func (r *reading) labels(m mark) bool {
	return m.j < len(r.words) && strings.ContainsAny(r.gap(m.j), ":=")
}

func problemFollows(g group, at int) bool {
	return slices.ContainsFunc(g.marks[at+1:], func(m mark) bool { return m.problem != "" })
}
