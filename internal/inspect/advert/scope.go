package advert

import (
	"slices"
	"strings"
)

// scope tells of which boat a text speaks while it is read from its beginning: what is said of another boat holds for that one over the
// clauses and sentences that go on from it, until the text comes back to the boat for sale.
type scope struct {
	text  string
	words []word
	boats []called
	other bool // another boat is spoken of
	holds bool // over sentences that begin with a pronoun
	past  bool // it is one of before, and what is told as past is told of it
	by    bool // she only lay beside it: what came of that is hers
	offer bool // it is offered beside her: over all sentences of the line
}

// Words that tell of which boat is spoken.
var (
	comparing  = wordClass("comparing")
	offered    = wordClass("offered")
	besides    = wordClass("besides")
	several    = wordClass("several")
	sisterly   = wordClass("sisterly")
	formerly   = wordClass("formerly")
	possessors = wordClass("possessors")
	sellers    = wordClass("sellers")
	ownWords   = wordClass("own_words")
	pointing   = wordClass("pointing")
	pronouns   = wordClass("pronouns")
	contrasts  = wordClass("contrasts")
	pastVerbs  = wordClass("past_verbs")
	reasonsFor = wordClass("reasons_to_sell")
	tenders    = wordClass("tenders")
	suffering  = wordClass("suffering")
	inTurn     = wordClass("in_turn")
)

// hers returns the parts of a sentence that speak of the boat for sale.
func (sc *scope) hers(s sentence) []sentence {
	if sc.other && !sc.goesOn(s) {
		sc.other = false
	}
	var out []sentence
	at := sc.disowned(s)
	for at < s.last {
		end := sc.clauseEnd(at, s.last)
		switch {
		case sc.other && sc.returns(at, end):
			sc.other = false
		case !sc.other && sc.leaves(at, end, s):
			sc.other = true
		}
		hit := sc.other && anyIn(sc.words[at:end], suffering)
		switch n := len(out); {
		case sc.other:
		case n > 0 && out[n-1].last == at:
			out[n-1].last = end
		default:
			out = append(out, sentence{at, end, s.asked})
		}
		sc.other = sc.other && !hit // what it did to her is told behind it
		at = end
	}
	return out
}

// disowned is the word behind what a sentence says of something that it then tells not to be of the boat, "a claim for hurricane Irma - that was for his dock,
// not this boat"; its first word where it does not.
func (sc *scope) disowned(s sentence) int {
	for k := s.first + 1; k+1 < s.last; k++ {
		rest := sc.words[k:s.last]
		if rest[0].text == "nothing" && len(rest) > 4 && rest[1].text == "to" && rest[2].text == "do" && rest[3].text == "with" && (anyIn(rest[4:min(len(rest), 7)], crafts) || herself[rest[4].text]) {
			return s.last
		}
		if !denying[rest[0].text] {
			continue
		}
		n := 1
		for n+1 < len(rest) && inOrAt[rest[n].text] {
			n++ // "not on this boat"
		}
		if notOurs[rest[n].text] || n+1 < len(rest) && pointing[rest[n].text] && (crafts[rest[n+1].text] || rest[n+1].text == "one") && (n+2 == len(rest) || !linking[rest[n+2].text]) {
			return k + n + 1
		}
	}
	return s.first
}

var (
	denying = wordClass("denying")
	inOrAt  = wordClass("in_or_at")
	notOurs = wordClass("not_ours")
)

// Hers returns a text without what it says of other boats than the one it is about; places stay the same. now is this year.
func (rd *Reader) Hers(t Text, now int) Text {
	words := split(t.Body)
	of := scope{text: t.Body, words: words, boats: rd.boatsIn(t.Body, words, rd.factsOf(t.Body, words, now), now)}
	blank := []byte(t.Body)
	for _, s := range sentences(t.Body, words) {
		at := s.first
		for _, hers := range append(of.hers(s), sentence{first: s.last, last: s.last}) {
			for k := at; k < hers.first; k++ {
				copy(blank[words[k].start:words[k].end], strings.Repeat(" ", words[k].end-words[k].start))
			}
			at = hers.last
		}
	}
	t.Body = string(blank)
	return t
}

// clauseEnd is where the clause that begins at word k ends.
func (sc *scope) clauseEnd(k, last int) int {
	for n := k + 1; n < last; n++ {
		if inName := slices.ContainsFunc(sc.boats, func(c called) bool { return c.i < n && n < c.j }); inName {
			continue
		}
		if gap := sc.text[sc.words[n-1].end:sc.words[n].start]; comma(gap) || strings.Contains(gap, ":") || conjunctions[sc.words[n].text] || contrasts[sc.words[n].text] {
			return n
		}
	}
	return last
}

// goesOn reports whether a sentence behind one about another boat is about that one still.
func (sc *scope) goesOn(s sentence) bool {
	if s.first > 0 && strings.Contains(sc.text[sc.words[s.first-1].end:sc.words[s.first].start], "\n") || sc.namesHer(s.first, s.last) {
		return false
	}
	if sc.offer {
		return true
	}
	if sc.past && anyIn(sc.words[s.first:s.last], pastVerbs) {
		return true
	}
	return sc.holds && pronouns[sc.words[s.first].text]
}

// namesHer reports whether the boat for sale is named between two words.
func (sc *scope) namesHer(i, j int) bool {
	return slices.ContainsFunc(sc.boatsFrom(i, j), func(c called) bool { return c.hers && c.model })
}

// returns reports whether a clause speaks of the boat for sale again: "ours is dry", "but she has none", "nothing of it on this one".
func (sc *scope) returns(i, j int) bool {
	if sc.by && inTurn[sc.words[i].text] {
		return true
	}
	if sc.namesHer(i, j) && !(sc.words[i].text == "a" || sc.words[i].text == "an") { // "my wife's boat, a Centaur"
		return true
	}
	const near = 6 // words of the beginning
	for k := i; k < min(j, i+near); k++ {
		w := sc.words[k].text
		if ownWords[w] || pointing[w] && k+1 < j && (crafts[sc.words[k+1].text] || sc.words[k+1].text == "one") && !(k > i && sc.words[k-1].text == "from") {
			return true
		}
		if contrasts[w] && k+1 < j && (sc.words[k+1].text == "she" || sc.words[k+1].text == "her") {
			return true
		}
	}
	return false
}

// leaves reports whether a clause speaks of another boat than the one for sale, and keeps how far that reaches.
func (sc *scope) leaves(i, j int, s sentence) bool {
	sc.holds, sc.past, sc.offer, sc.by = false, false, false, false
	first := i
	for first < j && conjunctions[sc.words[first].text] {
		first++
	}
	switch {
	case first == j:
		return false
	case sc.liesBy(first, j):
		sc.by = true
		return true
	case sc.likeHer(first, j), sc.nextTo(first, j):
		sc.holds = true
		return true
	case sc.viewed(first, j):
		sc.holds = true
		return true
	case sc.compares(first, j):
		return false
	case (first == s.first || !apart[sc.words[first].text]) && (ofAnother(sc.words, sentence{first, j, false}) || sc.sisterCalled(first, j)): // but "ancien bateau de location" is she
	case sc.offers(first, j, s):
		sc.offer = true
	case sc.ofMany(first, j):
		return true
	case sc.before(first, j):
		sc.past = true
	case sc.possessed(first, j), sc.ofSomebody(first, j), sc.named(first, j), sc.had(first, j):
	default:
		return false
	}
	sc.holds = !anyIn(sc.words[s.first:j], reasonsFor)
	return true
}

// compares reports whether a clause only holds the boat against another one: "like our neighbour's Moody, she is stiff".
func (sc *scope) compares(i, j int) bool {
	const before = 4 // words between what compares and the other boat
	for k := i; k < j; k++ {
		if comparing[sc.words[k].text] && (k == i || sc.boatBehind(k+1, min(j, k+1+before))) {
			return true
		}
	}
	return false
}

func (sc *scope) boatBehind(i, j int) bool {
	for k := i; k < j; k++ {
		if sc.boatAt(k) {
			return true
		}
	}
	return false
}

// boatsFrom are the boats whose names begin at words i to j, j not included. They are in the order of the text.
func (sc *scope) boatsFrom(i, j int) []called {
	first, _ := slices.BinarySearchFunc(sc.boats, i, func(c called, k int) int { return c.i - k })
	last, _ := slices.BinarySearchFunc(sc.boats, j, func(c called, k int) int { return c.i - k })
	return sc.boats[first:max(first, last)]
}

// boatAt reports whether a word for a boat or the name of one stands at word k.
func (sc *scope) boatAt(k int) bool {
	return k < len(sc.words) && (crafts[sc.words[k].text] || len(sc.boatsFrom(k, k+1)) > 0)
}

// otherAt reports whether another boat is named at word k; one of a model where that is asked for.
func (sc *scope) otherAt(k int, model bool) bool {
	return slices.ContainsFunc(sc.boatsFrom(k, k+1), func(c called) bool {
		tender := c.j < len(sc.words) && tenders[sc.words[c.j].text] || c.i > 0 && tenders[sc.words[c.i-1].text]
		return !c.hers && (c.model || !model) && !tender
	})
}

// offers reports whether a clause begins what is said of other boats on offer: "also on our dock: a Hunter 36".
func (sc *scope) offers(i, j int, s sentence) bool {
	const near = 5 // words of the beginning
	begins := sc.words[i:min(j, i+near)]
	if !anyIn(begins, besides) || !anyIn(begins, offered) {
		return false
	}
	for k := i; k < s.last; k++ {
		if sc.otherAt(k, false) || crafts[sc.words[k].text] && k > i && (another[sc.words[k-1].text] || several[sc.words[k-1].text]) {
			return true
		}
	}
	return false
}

// ofMany reports whether the subject of a clause are boats in general: "many boats of this age", "other Sadler 34s", "most owners".
func (sc *scope) ofMany(i, j int) bool {
	if !several[sc.words[i].text] {
		return false
	}
	for k := i + 1; k < min(j, i+4); k++ {
		plural := strings.HasSuffix(sc.text[sc.words[k].start:sc.words[k].end], "s") || strings.HasSuffix(sc.words[k].text, "e")
		if plural && (crafts[sc.words[k].text] || sisterly[sc.words[k].text]) || sc.boatAt(k) && !crafts[sc.words[k].text] {
			return true
		}
	}
	return false
}
