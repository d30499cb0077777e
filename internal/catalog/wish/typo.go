package wish

import (
	"math/bits"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/fold"
)

// shortestTypo and longTypo are from how many letters on one error in a word is forgiven, and two. From shortestSwap on
// two neighbours may have changed places, from one letter more on an inner one may be missing.
const (
	shortestLink = 3 // of words that lead to others
	shortestSwap = 4
	shortestTypo = 6
	longTypo     = 9
)

// mostTypos bounds how many words of a turn are compared with the vocabulary.
const mostTypos = 8

// respelt is the text with the misspelt names put right, so that their models are found too, and the misspelt words that
// nothing was made of.
func (t *turn) respelt() (text string, ok bool) {
	wrong := t.misnamed
	tried := 0
	for i, w := range t.words {
		if tried == mostTypos {
			break
		}
		if !t.maybeTypo(i) {
			continue
		}
		tried++
		right, found := t.misspeltLink(i)
		if !found && len(w.fold) >= shortestSwap {
			right, found = closest(t.vocabulary, w.fold)
		}
		if !found && len(w.fold) == shortestSwap {
			right, found = shortOf(shorts, w.fold)
		}
		if !found && len(w.fold) > shortestSwap {
			right, found = oneWrong(shorts, w.fold)
		}
		if !found {
			right, found = t.misspeltPartner(i)
		}
		if found {
			wrong = append(wrong, misnamed{i, i + 1, right})
		}
	}
	slices.SortFunc(wrong, func(a, b misnamed) int { return a.i - b.i })
	var b strings.Builder
	end := 0
	for _, m := range wrong {
		b.WriteString(t.text[end:t.words[m.i].start])
		b.WriteString(m.right)
		end = t.words[m.j-1].end
	}
	if end == 0 {
		return "", false
	}
	b.WriteString(t.text[end:])
	return b.String(), true
}

// misspeltLink finds the little word that word i misspells: "2005 adn 2010", "undr 20k".
func (t *turn) misspeltLink(i int) (word string, ok bool) {
	misspelt := t.words[i].fold
	if number := t.leadsToNumber(i); number && len(misspelt) < shortestTypo {
		if word, ok = mixedUp(leaders, misspelt, shortestSwap); !ok {
			word, ok = shortOf(leaders, misspelt) // "befor 1965"
		}
		return word, ok
	} else if number {
		return closest(leaders, misspelt)
	}
	if i+1 < len(t.words) && !t.breaks(i) && t.counts(i+1) {
		if n, ok := mixedUp(figured, misspelt, shortestSwap); ok {
			return n, true
		}
		if n, ok := shortOf(figured, misspelt); ok {
			return n, true
		}
	}
	if i > 0 && !t.breaks(i-1) && isDigit(t.words[i-1].fold[0]) {
		if unit, ok := oneWrong(units, misspelt); ok {
			return unit, true
		}
		if unit, ok := shortOf(units, misspelt); ok {
			return unit, true
		}
	}
	return mixedUp(links, misspelt, len(misspelt)+2)
}

// misspeltPartner finds the word of a phrase of two that word i misspells beside the other one: "twin kels", "teek deck".
func (t *turn) misspeltPartner(i int) (word string, ok bool) {
	misspelt := t.words[i].fold
	if i > 0 && !t.breaks(i-1) {
		word, ok = nearTo(misspelt, t.lexicon.partners[t.words[i-1].fold])
	}
	if !ok && i+1 < len(t.words) && !t.breaks(i) {
		word, ok = nearTo(misspelt, t.lexicon.leads[strings.TrimSuffix(t.words[i+1].fold, "s")])
	}
	return word, ok
}

// nearTo finds the first of some words that a word with its first letter differs from by one letter, the plural aside. In a word
// of three letters that one is missing.
func nearTo(misspelt string, words []string) (word string, ok bool) {
	for _, w := range words {
		if len(w) < shortestSwap || w[0] != misspelt[0] || len(misspelt) < shortestSwap && w[len(w)-1] != misspelt[len(misspelt)-1] {
			continue
		}
		if fold.Distance(misspelt, w, 1) == 1 || fold.Distance(strings.TrimSuffix(misspelt, "s"), w, 1) == 1 {
			return w, true
		}
	}
	return "", false
}

// units stand behind a number, where any one letter of them is forgiven.
var units = typables(set("feet|foot|metres|meters|metre|meter|euros|euro|dollars|pounds|cabins|berths|hours|years|pieds|fuss|kabinen|kojen|cabines|jahre"))

// shortOf finds the only word of a vocabulary of which a word misses one letter, which is not the first.
func shortOf(words []typable, misspelt string) (word string, ok bool) {
	letters := lettersOf(misspelt)
	for _, v := range words {
		if len(v.name) != len(misspelt)+1 || letters&^v.letters != 0 || v.name[0] != misspelt[0] || fold.Distance(misspelt, v.name, 1) > 1 {
			continue
		}
		if word != "" {
			return "", false
		}
		word = v.name
	}
	return word, word != ""
}

// oneWrong finds the first word of a vocabulary that a word of its first letter differs from by one letter.
func oneWrong(words []typable, misspelt string) (word string, ok bool) {
	if len(misspelt) < shortestSwap {
		return "", false
	}
	for _, v := range words {
		if v.name[0] == misspelt[0] && fold.Distance(misspelt, v.name, 1) == 1 {
			return v.name, true
		}
	}
	return "", false
}

// leadsToNumber reports whether the word behind word i starts with a figure.
func (t *turn) leadsToNumber(i int) bool {
	return i+1 < len(t.words) && !t.breaks(i) && isDigit(t.words[i+1].fold[0])
}

// maybeTypo reports whether word i is long enough for an error and neither means anything nor stands in the listings.
func (t *turn) maybeTypo(i int) bool {
	w := t.words[i]
	switch {
	case w.used, len(w.fold) < shortestLink, !isLetter(w.fold), t.lexicon.noise[w.fold], groupNames[w.fold] != 0, w.unmet:
		return false
	case t.lexicon.isEveryday(w.fold), isNationality(w.fold), negators[w.fold], t.known(i), t.inPlace(i):
		return false
	}
	_, subject := subjects[w.fold]
	return !subject && !fillers[w.fold] && !t.cat.Snapshot().Holds(w.fold)
}

// inflections are what the forms of one word differ in.
var inflections = set("|s|e|es|d|r|ed|er|ers|ing|al|ic|ics|ly|y|or|ors|ion|ions|n|en|t|st")

// inflected reports whether two words are forms of one: "replaces" is no misspelt "replaced".
func inflected(a, b string) bool {
	same, whole := 0, b
	for same < min(len(a), len(b)) && a[same] == b[same] {
		same++
	}
	if len(a) == same+1 && len(b) == same && same > 0 && a[same] == a[same-1] {
		return false // "trimarann"
	}
	a, b = a[same:], b[same:]
	if a+"|"+b == "r|er" || a+"|"+b == "d|ed" || moneyAndRanges[whole] {
		return false // "trawlr", "charterd", "betwen"
	}
	return same >= 4 && inflections[a] && inflections[b]
}

// closest finds the word of a vocabulary that is nearest to a misspelt one and begins as it does.
func closest(words []typable, misspelt string) (word string, ok bool) {
	if len(misspelt) < shortestTypo {
		return mixedUp(words, misspelt, shortestTypo)
	}
	allowed := 1
	if len(misspelt) >= longTypo {
		allowed = 2
	}
	letters, least := lettersOf(misspelt), 3
	single := strings.TrimSuffix(misspelt, "s") // "sailbots"
	for _, v := range words {
		allowed := allowed
		if len(v.name) >= longTypo && len(misspelt) > shortestTypo {
			allowed = 2 // "cataman"
		}
		if len(v.name) < shortestTypo-1 || v.name[0] != misspelt[0] || bits.OnesCount32(v.letters^letters) > 2*allowed {
			continue
		}
		if single == strings.TrimSuffix(v.name, "s") {
			return "", false // no error, but a word of a phrase
		}
		d := min(fold.Distance(misspelt, v.name, allowed), fold.Distance(single, v.name, allowed))
		if d <= allowed && d < least && !inflected(misspelt, v.name) {
			word, least = v.name, d
		}
	}
	return word, word != ""
}

// mixedUp finds the word of a vocabulary of which a short word has two neighbours swapped, or misses an inner letter, if it has at
// least so many of them. A word that is as near to two is neither.
func mixedUp(words []typable, misspelt string, least int) (word string, ok bool) {
	letters, last := lettersOf(misspelt), misspelt[len(misspelt)-1]
	for _, v := range words {
		swapped := len(v.name) == len(misspelt) && v.letters == letters
		if v.name[0] != misspelt[0] || v.name[len(v.name)-1] != last && len(misspelt) > shortestLink && !swapped || letters&^v.letters != 0 {
			continue
		}
		missing := len(v.name) == len(misspelt)+1 && len(v.name) >= least
		if !swapped && !missing || v.name == misspelt || fold.Distance(misspelt, v.name, 1) > 1 || inflected(misspelt, v.name) {
			continue
		}
		if word != "" {
			return "", false
		}
		word = v.name
	}
	return word, word != ""
}
