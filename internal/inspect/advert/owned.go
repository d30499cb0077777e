package advert

import (
	"strings"
	"unicode"
)

// before reports whether a clause is about a boat that somebody had before or will have: "our last boat", "my previous Westerly".
func (sc *scope) before(i, j int) bool {
	looked := false
	for k := i; k+1 < j; k++ {
		looked = looked || viewing[sc.words[k].text]
		if looked && sc.words[k+1].text == "other" {
			return true // "we looked at three others before her: one had a wet deck"
		}
		if (formerly[sc.words[k].text] || apart[sc.words[k].text]) && sc.boatAt(k+1) && k > 0 && possessors[sc.words[k-1].text] {
			return true
		}
		if crafts[sc.words[k].text] && formerly[sc.words[k+1].text] && k > 0 && possessors[sc.words[k-1].text] {
			return true // "notre bateau précédent"
		}
	}
	return false
}

// viewed reports whether a clause tells that a sister ship was looked at: "we looked at a sister 400 with rotten stringers".
func (sc *scope) viewed(i, j int) bool {
	for k := i; k+2 < j; k++ {
		if !viewing[sc.words[k].text] {
			continue
		}
		for n := k + 1; n+1 < min(j, k+6); n++ {
			next := sc.words[n+1].text
			if determiners[sc.words[n-1].text] && sisters[sc.words[n].text] && (sc.words[n].text != "sister" || crafts[next] || hulls[next] || digit(next[0])) {
				return true
			}
		}
	}
	return false
}

// possessed reports whether somebody's boat is spoken of: "a buddy's Catalina 30", "the seller's Bavaria". The seller's boat of her name is she.
func (sc *scope) possessed(i, j int) bool {
	const near = 3 // words between the owner and the boat
	for k := i; k < j; k++ {
		if !possessive(sc.text, sc.words[k]) || k > i && comparing[sc.words[k-1].text] {
			continue
		}
		for n := k + 1; n < min(j, k+1+near); n++ {
			if sc.otherAt(n, false) || people[sc.words[k].text] && sc.boatAt(n) && !sellers[sc.words[k].text] && !sc.introduces(n) {
				return true
			}
		}
	}
	return false
}

// unknown reports whether a name with a number that no table has stands at word k, as boats have one: "an Achilles 24 with a leaking keel".
func (sc *scope) unknown(k, j int) bool {
	if k+2 >= j || !unicode.IsUpper(rune(sc.text[sc.words[k].start])) || sc.text[sc.words[k].end:sc.words[k+1].start] != " " {
		return false
	}
	number := sc.words[k+1].text
	with := sc.words[k+2].text == "with" || sc.words[k+2].text == "that" || sc.words[k+2].text == "which"
	return with && len(number) == 2 && digit(number[0]) && number >= "16"
}

// introduces reports whether the boat for sale is named first at word k: "my late husband's Westerly Centaur, built 1974".
func (sc *scope) introduces(k int) bool {
	return len(sc.boats) > 0 && sc.boats[0].i == k && sc.boats[0].hers
}

// ofSomebody reports whether the boat that a clause begins with is said to be another's: "le Sharki d'un ami", "the Fulmar of my neighbour".
func (sc *scope) ofSomebody(i, j int) bool {
	const subject = 3 // words of the beginning
	for k := i; k < min(j, i+subject); k++ {
		name := unicode.IsUpper(rune(sc.text[sc.words[k].start])) && (k > i || !determiners[sc.words[k].text])
		if !name && !crafts[sc.words[k].text] {
			continue
		}
		n := k + 1
		for n < j && (belonging[sc.words[n].text] || determiners[sc.words[n].text] || sc.words[n].text == "d" || digit(sc.words[n].text[0])) {
			n++
		}
		if n > k+1 && n < j && people[sc.words[n].text] && !sellers[sc.words[n].text] {
			return true
		}
	}
	return false
}

// liesBy reports whether a clause tells of a boat that she lay beside: "kept next to a boat that sank".
func (sc *scope) liesBy(i, j int) bool {
	for k := i; k+2 < j; k++ {
		if !lyingBy[sc.words[k].text] {
			continue
		}
		n := k + 1
		if sc.words[n].text == "to" {
			n++
		}
		if n+2 < j && determiners[sc.words[n].text] && crafts[sc.words[n+1].text] && (relative[sc.words[n+2].text] || sc.words[n+2].text == "with" || sc.words[n+2].text == "which") {
			return true
		}
	}
	return false
}

// likeHer reports whether the subject of a clause is a boat that is only like her: "a boat like ours was sold with a cracked mast step".
func (sc *scope) likeHer(i, j int) bool {
	return i+2 < j && determiners[sc.words[i].text] && crafts[sc.words[i+1].text] && (sc.words[i+2].text == "like" || sc.words[i+2].text == "wie" || sc.words[i+2].text == "comme")
}

var lyingBy = wordClass("lying_by")

// possessive reports whether a word has the English ending of an owner.
func possessive(text string, w word) bool {
	raw := text[w.start:w.end]
	return strings.HasSuffix(raw, "'s") || strings.HasSuffix(raw, "’s") || strings.HasPrefix(text[w.end:], "' ") || strings.HasPrefix(text[w.end:], "’ ")
}

// named reports whether another boat's model is the subject or the object of a clause: "a 1979 Catalina 27 with a cracked rudder".
func (sc *scope) named(i, j int) bool {
	for k := i; k < j; k++ {
		if k > i && (another[sc.words[k-1].text] || apart[sc.words[k-1].text]) && sc.boatAt(k) && !crafts[sc.words[k].text] {
			return true // "the yard's other Sabre 36"
		}
		if !sc.otherAt(k, true) {
			continue
		}
		before := k - 1
		for before >= i && (len(sc.words[before].text) == 4 && digit(sc.words[before].text[0]) || formerly[sc.words[before].text]) {
			before--
		}
		if before < i || possessors[sc.words[before].text] || determiners[sc.words[before].text] || another[sc.words[before].text] || having[sc.words[before].text] {
			return true
		}
	}
	return false
}

// sisterCalled reports whether a clause begins with a sister ship and her name: "her sister Rosebud was broken up".
func (sc *scope) sisterCalled(i, j int) bool {
	return i+3 < j && determiners[sc.words[i].text] && sc.words[i+1].text == "sister" && unicode.IsUpper(rune(sc.text[sc.words[i+2].start])) && (suffered[sc.words[i+3].text] || once[sc.words[i+3].text])
}

// had reports whether somebody is told to have a boat of another builder: "the seller keeps his Westerly", "it was a Moody".
func (sc *scope) had(i, j int) bool {
	for k := i; k+1 < j; k++ {
		if !having[sc.words[k].text] {
			continue
		}
		for n := k + 1; n < min(j, k+4); n++ {
			if (sc.otherAt(n, false) || sc.unknown(n, j)) && (possessors[sc.words[n-1].text] || determiners[sc.words[n-1].text] || another[sc.words[n-1].text] || formerly[sc.words[n-1].text]) {
				return true
			}
			if another[sc.words[n].text] && n+1 < j && crafts[sc.words[n+1].text] {
				return true
			}
		}
	}
	return false
}

// nextTo reports whether a clause tells what somebody who lies beside her has or suffered: "the chap on the next pontoon lost his rudder", "my
// neighbour in slip C14 has the same boat with rotten windows".
func (sc *scope) nextTo(i, j int) bool {
	const subject = 3 // words of the beginning
	person := false
	for k := i; k < min(j, i+subject); k++ {
		person = person || people[sc.words[k].text] && !sellers[sc.words[k].text] || somebody[sc.words[k].text]
	}
	if w := sc.words[i].text; person && (w == "bei" || w == "chez") {
		return true // "bei einem Freund war der Spiegel weich"
	}
	quay, verb, same := false, false, false
	for k := i; k < j; k++ {
		w := sc.words[k].text
		if reporting[w] {
			return false
		}
		quay = quay || quays[w] || lyingBy[w] && k+1 < j && suffering[sc.words[k+1].text]
		verb = verb || suffered[w]
		same = same || identical[w] && sc.boatAt(k+1) || sisters[w] && w != "sister"
	}
	return person && verb && (quay || same)
}

// Words of people beside the boat for sale, of what befalls them and what they do, and of where boats lie.
var (
	somebody  = wordClass("somebody")
	suffered  = wordClass("suffered")
	reporting = wordClass("reporting")
	quays     = wordClass("quays")
	identical = wordClass("identical")
	viewing   = wordClass("viewing")
)
