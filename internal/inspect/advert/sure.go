package advert

import (
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/inspect/part"
)

// Doubt is why a cue may not say what it is read to say. It is empty where the clause is plain: one part named, of which something is told right beside it,
// as it is now, of this boat and of the whole part.
type Doubt string

// The doubts.
const (
	OfOther    Doubt = "another boat is named"
	Hedged     Doubt = "the seller is not certain"
	Bygone     Doubt = "it tells of the past"
	Cured      Doubt = "it was looked after"
	OfPiece    Doubt = "a piece is named"
	OfSome     Doubt = "not all is meant"
	OfSeveral  Doubt = "several parts are named"
	Apart      Doubt = "other words stand between"
	Unnamed    Doubt = "the part is not named"
	ManySenses Doubt = "the word has several senses"
	Deadline   Doubt = "the year is a deadline"
	Proper     Doubt = "it is as it should be"
)

// doubtOf is what speaks against taking a cue of a clause at its word. together are the items that the clause is read to speak of.
func (r *reading) doubtOf(g group, c Cue, together []part.Item) Doubt {
	if c.Kind == SaysAboard || c.Kind == SaysHours {
		return ""
	}
	s, ok := r.sentenceAt(g.i)
	if !ok || g.j > s.last {
		s = sentence{first: g.i, last: g.j}
	}
	switch {
	case r.namesOther(s):
		return OfOther
	case r.hedged(g, c, s) || r.questioned(s) || anyIn(r.words[g.j:min(len(r.words), g.j+3)], takenBack) || g.i > s.first && notWord(r.words[g.i-1]):
		return Hedged
	case c.Item == part.WholeBoat:
		if c.Kind == SaysDefect && befalling[c.Problem] && r.madeGood(g, s) {
			return Cured
		}
		return ""
	case c.Kind == SaysDefect && tellsPair(r.words[g.i:g.j], proper):
		return Proper
	case c.Item == part.Other, c.Item == part.Trailer && c.Kind == SaysDefect && r.ofTrailer(g):
		return r.ofOther(g, c, s)
	case c.Item == part.DeckItem && slices.Contains(together, part.TeakDeck):
		return OfSeveral
	}
	p := plainness{clause: clause{reading: r, group: g}, cue: c, together: together, around: s}
	if c.Kind == SaysDefect || c.Kind == SaysClear || c.Kind == SaysRepaired && c.Problem != "" {
		return p.ofTrouble()
	}
	return p.ofWork()
}

// namesOther reports whether a sentence names a boat that is not hers.
func (r *reading) namesOther(s sentence) bool {
	return tellsPair(r.words[s.first:s.last], sales) || r.namesOwner(s) || r.ownsAnother(s) || slices.ContainsFunc(r.boats, func(b called) bool {
		return !b.hers && b.i >= s.first && b.i < s.last && !slices.ContainsFunc(r.marksOf(s), func(m mark) bool {
			return (m.isItem() || m.problem != "") && m.i < b.j && b.i < m.j || m.isItem() && makersOfSafety[m.items[0]] && (m.j <= b.i && b.i-m.j <= farthestMaker || b.j == m.i)
		})
	})
}

// makersOfSafety are the parts whose makers have the names of boats: "liferaft 8 p Viking"; farthestMaker is how many words behind them the name stands at most.
var makersOfSafety = map[part.Item]bool{part.Liferaft: true, part.Tender: true, part.Lifejackets: true}

const farthestMaker = 3

// shortHedge is how many words a clause has at most that makes the one before it uncertain: "wet, I suspect". A longer one tells of the cause or of
// something else: "not working at present (owner believes solenoid)".
const shortHedge = 2

// hedged reports whether a clause, or the sentence around what is no trouble, tells that the seller is not certain.
func (r *reading) hedged(g group, c Cue, s sentence) bool {
	if c.Kind != SaysDefect || c.Problem == part.Missing {
		words := r.words[s.first:s.last]
		return tellsPair(words, hedging) || tellsPair(words, notInUse) || anyIn(words, recurrence)
	}
	if !slices.ContainsFunc(r.marksOf(s), func(m mark) bool { return m.isItem() && m.i < g.j }) && tellsPair(r.words[s.first:s.last], hedging) {
		return true // "small leak somewhere, I suspect the log"
	}
	if tellsPair(r.words[g.i:g.j], hedging) && !anyIn(r.words[g.i:g.j], recurrence) || anyIn(r.words[s.first:min(s.last, s.first+2)], hedging) {
		return true
	}
	end := g.j
	for end < s.last && (end == g.j || strings.TrimSpace(r.gap(end)) == "") {
		end++
	}
	return end-g.j <= shortHedge && tellsPair(r.words[g.j:end], hedging) && strings.TrimSpace(r.gap(min(g.j, len(r.words)-1))) == ","
}

// ownsAnother reports whether a sentence tells that somebody else has a boat: "my friend has a boat with a soft deck".
func (r *reading) ownsAnother(s sentence) bool {
	for k := s.first; k+2 < s.last; k++ {
		if crafts[r.words[k].text] && genitives[r.words[k+1].text] && (people[r.words[k+2].text] || k+3 < s.last && owning[r.words[k+2].text] && people[r.words[k+3].text]) {
			return true // "das Boot des Nachbarn", "the boat of my neighbour"
		}
	}
	for k := s.first; k < min(s.last, s.first+3); k++ {
		if !people[r.words[k].text] {
			continue
		}
		for n := k + 1; n+2 < s.last; n++ {
			if having[r.words[n].text] && (r.words[n+1].text == "a" || r.words[n+1].text == "another") && crafts[r.words[n+2].text] {
				return true
			}
		}
	}
	return false
}

// namesOwner reports whether a sentence begins with what somebody else has: "a friend's 360 had osmosis".
func (r *reading) namesOwner(s sentence) bool {
	for _, w := range r.words[s.first:min(s.last, s.first+3)] {
		raw := strings.ReplaceAll(r.Body[w.start:w.end], "’", "'")
		if owner, owns := strings.CutSuffix(raw, "'s"); owns && people[strings.ToLower(owner)] {
			return !slices.ContainsFunc(r.marksOf(s), func(m mark) bool { return m.action != "" }) // "my husband's work: all seacocks renewed"
		}
	}
	return false
}

// questioned reports whether a question mark stands within a sentence: what a question takes for granted is told, what is followed by one is not.
func (r *reading) questioned(s sentence) bool {
	from, end := r.words[min(s.last-1, s.first+2)].start, r.words[s.last-1].end // "Rigging? Replaced 2014."
	return strings.Contains(r.Body[from:end], "?") || strings.HasPrefix(r.Body[end:], "??") || strings.HasPrefix(r.Body[end:], "(?)")
}

// tellsPair reports whether words have one of a list, or two beside each other that the list parts by a colon.
func tellsPair(words []word, list map[string]bool) bool {
	for k, w := range words {
		if list[w.text] || k > 0 && list[words[k-1].text+":"+w.text] {
			return true
		}
	}
	return false
}

// befalling are the troubles that come over a boat from outside.
var befalling = map[part.Problem]bool{part.Storm: true, part.Fire: true, part.Sunk: true, part.Grounding: true, part.Lightning: true}

// longestOther is how many words a clause has at most that tells a fault of what has no name here, "trim gauge dead".
const longestOther = 8

// ofOther judges a fault of what no part is called by: it is plain where its noun begins the clause and nothing but what is wrong is told of it.
func (r *reading) ofOther(g group, c Cue, s sentence) Doubt {
	p := plainness{clause: clause{reading: r, group: g}, cue: c, around: s}
	told := slices.IndexFunc(g.marks, func(m mark) bool { return m.problem == c.Problem })
	switch {
	case c.Kind != SaysDefect || told < 0 || c.Problem == part.Needs || c.Problem == part.Wear && anyIn(r.words[g.i:g.j], traces) || g.j-g.i > longestOther || g.marks[told].i == g.i:
		return Unnamed
	case p.past():
		return Bygone
	case p.cured(g.marks[told]):
		return Cured
	}
	if slices.ContainsFunc(r.cues, func(o Cue) bool {
		return o.Item != part.Other && o.Item != part.Trailer && o.Doubt == "" && o.Problem == c.Problem && o.Kind == SaysDefect && o.Start >= r.words[s.first].start && o.End <= r.words[s.last-1].end
	}) {
		return Unnamed // told already: "autopilot not working - control head dead"
	}
	nouns := 0
	for k := g.i; k < g.marks[told].i; k++ {
		switch w := r.words[k].text; {
		case doers[w] || persons[w] && w != "this" && w != "that" && w != "these" || p.markAt(k) != nil && p.markAt(k).problem == "" && !p.markAt(k).isItem() && p.markAt(k).sign == "":
			return Unnamed
		case p.isNoun(k) || p.itemAt(k) != nil:
			nouns++
		}
	}
	if nouns == 0 || p.compounded(g.marks[told]) || slices.ContainsFunc(g.marks, func(m mark) bool { return m.isItem() && m.i > g.marks[told].j && !p.placeOf(m) }) {
		return Unnamed
	}
	return ""
}

// madeGood reports whether a sentence goes on, behind a clause, with what was renewed or repaired.
func (r *reading) madeGood(g group, s sentence) bool {
	return anyIn(r.words[g.i:s.last], cures) || slices.ContainsFunc(r.marksOf(s), func(m mark) bool {
		return m.i >= g.i && (m.action == Renewed || m.action == Repaired || m.sign == newSign)
	})
}

// Words of sentences that are not plain.
var (
	hedging      = wordClass("hedging")
	gonePast     = wordClass("gone_past")
	cures        = wordClass("cures")
	partial      = wordClass("partial")
	deadlines    = wordClass("deadlines")
	pieces       = wordClass("pieces")
	ambiguous    = wordClass("ambiguous")
	amounts      = wordClass("amounts")
	proofs       = wordClass("proofs")
	takenBack    = wordClass("taken_back")
	inflated     = wordClass("inflated")
	shroudWords  = wordClass("shroud_words")
	unplugged    = wordClass("unplugged")
	traces       = wordClass("traces")
	sales        = wordClass("sales")
	german       = wordClass("german")
	notInUse     = wordClass("not_in_use")
	recurrence   = wordClass("recurrence")
	reopened     = wordClass("reopened")
	occasions    = wordClass("circumstances")
	surveying    = wordClass("surveying")
	lightSails   = wordClass("light_sails")
	workingSails = wordClass("working_sails")
	somePlace    = wordClass("some_place")
	windWords    = wordClass("wind_words")
	noises       = wordClass("noises")
	railWords    = wordClass("rail_words")
	cableWords   = wordClass("cable_words")
	goodWords    = wordClass("good")
	firmWords    = wordClass("firm")
	tightWords   = wordClass("tight")
	fitting      = wordClass("fitting_senses")
	unsealed     = wordClass("unsealed")
	stopgaps     = wordClass("stopgaps")
	proper       = wordClass("proper")
	regulators   = wordClass("regulators")
	hosesOnly    = wordClass("hoses_only")
	doers        = wordClass("doers")
	bills        = wordClass("bills")
)
