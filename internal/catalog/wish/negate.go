package wish

import "strings"

// negators turn what follows into what is not wanted.
var negators = set("no|not|non|don t show|do not show|leave out|leaving out|omit|omitting|without|w o|except|except for|excluding|exclude|avoid|avoiding|minus|nor|neither|never|none in|none from|none of|none of the|weder|ni|no more|nothing|nothing with|anything but|other than|apart from|rather not|isn t|aren t|wasn t|hasn t|hasn t got|haven t|haven t got|don t want|do not want|doesn t have|don t have|do not have|does not have|didn t have|without any|must not|must not be|outside|outside of|kein|keine|keinen|keiner|keines|ohne|nicht|ausser|sans|pas|pas de|pas d|sauf|aucun|aucune|hors de|hors|skip|ban|hate|dislike|not interested in|not in|not a|not an|not the|but not|anywhere but|everywhere but|anything other than|everything but|all but|uberall ausser|partout sauf")

// between may stand between a negator and what it negates.
var between = set("a|an|any|ones|those|got|me|us|the|in|with|have|having|has|want|need|be|been|ever|former|old|from|des|der|die|das|ein|eine|einen|mit|im|de|d|du|la|le|les|en|boats|boat|yachts|full|needing|interested|more|another|of|its|by|made|built|listing|listings|boote|bateau|bateaux|annonce|von|anything|single")

const longestNegator = 3

// negatedAt reports whether a negator stands before word i.
func (t *turn) negatedAt(i int) bool {
	for skipped := 0; skipped < 4 && i > 0; skipped++ {
		if t.breaks(i - 1) {
			return false
		}
		if _, ok := t.before(i, negators, longestNegator); ok || t.allBut(i-1) {
			return true
		}
		if w := t.words[i-1]; w.used || !between[w.fold] {
			return false
		}
		i--
	}
	return false
}

// allBut reports whether word i is a but that leaves out of all: "any 40 footer but a Bavaria".
func (t *turn) allBut(i int) bool {
	if t.words[i].fold != "but" || t.breaks(i-1) || locators[t.words[i+1].fold] {
		return false
	}
	for i--; i >= 0; i-- {
		if wholes[t.words[i].fold] {
			return true
		}
		if t.breaks(i - 1) {
			return false
		}
	}
	return false
}

var wholes = set("any|all|every|everything|anything|anyone")

// answeredNo reports whether what ends before word j is answered by no: "tiller? no, wheel please", "charter: no".
func (t *turn) answeredNo(j int) bool {
	return j < len(t.words) && noes[t.words[j].fold] && (j+1 == len(t.words) || t.breaks(j)) && t.answerable(j)
}

// answerable reports whether a no at word j answers what stands before it rather than begins something.
func (t *turn) answerable(j int) bool {
	return !t.breaks(j-1) || strings.ContainsAny(t.gap(j-1), "?:")
}

var noes = set("no|nope|nein|non|nicht")

// noneOf are the negators that an adjective may follow before what is refused.
var noneOf = set("no|without|avoid|excluding|kein|keine|keinen|ohne|sans|pas de|aucun|aucune")

// describedNo reports whether what starts with word i is refused behind a word of its own that nobody knows: "no leaky teak decks".
func (t *turn) describedNo(i int) bool {
	if i < 2 || t.words[i-1].used || !isLetter(t.words[i-1].fold) || t.lexicon.Noise(t.words[i-1].fold) || t.breaks(i-1) || joining[t.words[i-1].fold] != "" {
		return false
	}
	n, ok := t.before(i-1, noneOf, 2)
	return ok && !t.breaks(i-2) && n > 0
}

// refused are the words behind what is not wanted.
var refused = set("bitte nicht|lieber nicht|nein danke|no thanks|no thank you|removed|has been removed|have been removed|taken off|taken up|gone|is gone|are gone|replaced by glass|glassed over|depose|deposes|abgebaut|entfernt|excluded|ausgeschlossen|need not apply|not wanted|not welcome|not for me|not for us|unwanted|is a no go|are a no go|a no go|no go|is a no no|a no no|is a deal breaker|are a deal breaker|is a dealbreaker|are a dealbreaker|deal breaker|dealbreaker|is not an option|are not an option|not an option|is out|are out|are out of the question|is out of the question|ist ein no go|sind ein no go|kommt nicht in frage|kommen nicht in frage|hors de question|redhibitoire|unerwunscht|nicht erwunscht|nicht gewunscht|non merci|exclus|exclue|exclues|" +
	"i don t want those|i don t want them|i do not want those|i do not want them|don t want those|don t want them|not those|die will ich nicht|will ich nicht|die nicht|je n en veux pas")

const longestRefusal = 5

// isNegated reports whether phrase k is refused: by a negator of its own, or with the one before it in a list, as in
// "no teak, saildrive or charter".
func (t *turn) isNegated(k int, before bool) bool {
	s := t.spans[k]
	noun := s.j
	if noun < len(t.words) && boatWords[t.words[noun].fold] && !t.breaks(noun-1) {
		noun++ // "ex charter boats excluded"
	}
	if n, ok := t.after(noun, refused, longestRefusal); ok {
		t.use(s.j, noun+n)
		return true
	}
	if t.negatedAt(s.i) || t.describedNo(s.i) || t.answeredNo(s.j) || t.isThing(k) && t.headed(s.i, refusingHeads) {
		return true
	}
	if k > 0 && before && t.spans[k-1].j == s.i && !t.breaks(s.i-1) && t.spans[k-1].effects[0].Field == "skip" {
		return true // "no inboard petrol engine"
	}
	if k == 0 || !before {
		return false
	}
	switch t.joint(t.spans[k-1].j, s.i) {
	case "or":
		return true
	case "and":
		return t.lacks(k)
	case ",":
		if a, b := t.spans[k-1].effects[0].Field, s.effects[0].Field; a != b && kinds[a] && kinds[b] {
			return false // "not clinker, gaff or lug rig"
		}
		return t.endsInOr(s.j) || k+1 < len(t.spans) && t.joint(s.j, t.spans[k+1].i) == "and" && t.lacks(k)
	}
	return false
}

// kinds are the fields of what every boat has one of.
var kinds = set("hull|rig|keel")

// lacks reports whether phrase k goes on a list of what boats are to be without, all of it: "without teak, saildrive and charter".
func (t *turn) lacks(k int) bool {
	if !t.isThing(k) {
		return false
	}
	for k > 0 && t.joint(t.spans[k-1].j, t.spans[k].i) != "" {
		k--
	}
	i := t.spans[k].i
	for i > 0 && between[t.words[i-1].fold] && !t.breaks(i-1) && !lacking[t.words[i-1].fold] {
		i--
	}
	_, ok := t.before(i, lacking, 2)
	return ok
}

// isThing reports whether phrase k names what a boat is or has rather than what is done with boats.
func (t *turn) isThing(k int) bool {
	field := t.spans[k].effects[0].Field
	_, thing := demands[field]
	return (thing || field == "feature") && field != "sort"
}

// lacking are the negators that are of the whole of a list.
var lacking = set("without|without any|w o|ohne|sans|minus|lacking|weder|neither|none of|free of")

// longestItem is how many words an item of a list has.
const longestItem = 3

// endsInOr reports whether the list that goes on with word j ends with an or: "no teak, saildrive or charter".
func (t *turn) endsInOr(j int) bool {
	for words := 0; j < len(t.words) && words <= longestItem; j, words = j+1, words+1 {
		switch gap := strings.TrimSpace(t.gap(j - 1)); {
		case joining[t.words[j].fold] == "or":
			return true
		case isDigit(t.words[j].fold[0]), strings.ContainsAny(gap, ";:.!?()\n"):
			return false
		case gap == ",":
			words = 0
		}
	}
	return false
}

// joint says how what ends before word i and what starts with word j are connected: "or", "and", "," or "" for else.
func (t *turn) joint(i, j int) string {
	if j == i+1 && i > 0 && i < len(t.words) && partitives[t.words[i].fold] {
		j = i // "pas de teck, de saildrive ni de quille longue"
	}
	if i == j {
		if gap := strings.TrimSpace(t.gap(i - 1)); gap == "," || gap == "/" {
			return strings.ReplaceAll(gap, "/", "or")
		}
		return ""
	}
	for j > i+1 && j <= len(t.words) && determiners[t.words[j-1].fold] {
		j--
	}
	if j != i+1 || i < 0 || i >= len(t.words) {
		return ""
	}
	return joining[t.words[i].fold]
}

// determiners may stand between the word that joins a list and what it joins.
var determiners = set("a|an|the|any|ein|eine|einen|einer|der|die|das|un|une|le|la|les|l|des|de|d|du")

// partitives are those of the French for some of a thing.
var partitives = set("de|d|du|des")

// joining are the words between two of a list.
var joining = map[string]string{
	"or": "or", "nor": "or", "oder": "or", "noch": "or", "ou": "or", "ni": "or", "and": "and", "und": "and", "et": "and", "plus": "and",
}

// orWords are those of joining that offer a choice.
var orWords = set("or|oder|ou")
