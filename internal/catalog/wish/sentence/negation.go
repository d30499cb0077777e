package sentence

import "strings"

// negators turn what follows into what is not wanted.
var negators = Set("no|nichts|rien|not|non|don t show|do not show|leave out|leaving out|omit|omitting|without|w o|except|except for|excluding|exclude|avoid|avoiding|minus|nor|neither|never|none in|none from|none of|none of the|weder|ni|no more|nothing|nothing with|anything but|other than|apart from|rather not|isn t|aren t|wasn t|hasn t|hasn t got|haven t|haven t got|don t want|do not want|doesn t have|don t have|do not have|does not have|didn t have|without any|must not|must not be|outside|outside of|kein|keine|keinen|keiner|keines|ohne|nicht|ausser|sans|pas|pas de|pas d|sauf|aucun|aucune|hors de|hors|skip|ban|hate|dislike|not interested in|not in|not a|not an|not the|but not|anywhere but|everywhere but|anything other than|everything but|all but|uberall ausser|partout sauf")

// between may stand between a negator and what it negates.
var between = Set("a|an|any|ones|those|got|me|us|the|in|with|have|having|has|want|need|be|been|ever|former|old|from|des|der|die|das|ein|eine|einen|mit|im|aus|den|dem|gebaut|annees|de|d|du|la|le|les|en|boats|boat|yachts|full|needing|interested|more|another|of|its|by|made|built|listing|listings|listed|added|advertised|boote|bateau|bateaux|annonce|von|anything|single")

const longestNegator = 3

// Negates reports whether a word turns what follows into what is not wanted.
func Negates(word string) bool { return negators[word] }

// NegatedAt reports whether a negator stands before word i.
func (s *Sentence) NegatedAt(i int) bool {
	_, ok := s.Negation(i)
	return ok
}

// Negation is the word at which the negator before word i begins, if there is one.
func (s *Sentence) Negation(i int) (at int, ok bool) {
	for skipped := 0; skipped < 4 && i > 0; skipped++ {
		if s.Breaks(i - 1) {
			return i, false
		}
		if n, ok := s.Before(i, negators, longestNegator); ok {
			return i - n, true
		}
		if s.allBut(i - 1) {
			return i - 1, true
		}
		if w := s.Words[i-1]; w.Used || !between[w.Fold] {
			return i, false
		}
		i--
	}
	return i, false
}

// allBut reports whether word i is a but that leaves out of all: "any 40 footer but a Bavaria".
func (s *Sentence) allBut(i int) bool {
	if s.Fold(i) != "but" || s.Breaks(i-1) || locators[s.Fold(i+1)] {
		return false
	}
	for i--; i >= 0; i-- {
		if wholes[s.Fold(i)] {
			return true
		}
		if s.Breaks(i - 1) {
			return false
		}
	}
	return false
}

var wholes = Set("any|all|every|everything|anything|anyone")

// AnsweredNo reports whether what ends before word j is answered by no: "tiller? no, wheel please", "charter: no".
func (s *Sentence) AnsweredNo(j int) bool {
	return noes[s.Fold(j)] && (j+1 == len(s.Words) || s.Breaks(j)) && s.answerable(j)
}

// answerable reports whether a no at word j answers what stands before it rather than begins something.
func (s *Sentence) answerable(j int) bool {
	return !s.Breaks(j-1) || strings.ContainsAny(s.Gap(j-1), "?:")
}

var noes = Set("no|nope|nein|non|nicht")

// denies are the negators that are a mere no.
var denies = Set("no|without|ohne|sans|kein|keine|pas de")

// DeniedFrom reports whether a mere no starts with word i, and how many words it has.
func (s *Sentence) DeniedFrom(i int) (words int, ok bool) { return s.After(i, denies, 2) }

// DeniedBefore reports whether a mere no ends before word i, and how many words it has.
func (s *Sentence) DeniedBefore(i int) (words int, ok bool) { return s.Before(i, denies, 2) }

// noneOf are the negators that an adjective may follow before what is refused.
var noneOf = Set("no|without|avoid|excluding|kein|keine|keinen|ohne|sans|pas de|aucun|aucune")

// DescribedNo reports whether what starts with word i is refused behind a word of its own that nobody knows: "no leaky teak decks".
func (s *Sentence) DescribedNo(i int) bool {
	if i < 2 || s.Words[i-1].Used || !IsLetter(s.Fold(i-1)) || s.lexicon.Noise(s.Fold(i-1)) || s.Breaks(i-1) || joining[s.Fold(i-1)] != "" {
		return false
	}
	n, ok := s.Before(i-1, noneOf, 2)
	return ok && !s.Breaks(i-2) && n > 0
}

// refused are the words behind what is not wanted.
var refused = Set("not ok|not okay|not acceptable|is not ok|is not okay|is not acceptable|are not ok|are not okay|are not acceptable|isn t ok|aren t ok|isn t acceptable|aren t acceptable|nicht ok|nicht okay|ist nicht ok|sind nicht ok|bitte nicht|lieber nicht|nein danke|no thanks|no thank you|removed|has been removed|have been removed|taken off|taken up|gone|is gone|are gone|replaced by glass|glassed over|depose|deposes|abgebaut|entfernt|excluded|ausgeschlossen|need not apply|not wanted|not welcome|not for me|not for us|unwanted|is a no go|are a no go|a no go|no go|is a no no|a no no|is a deal breaker|are a deal breaker|is a dealbreaker|are a dealbreaker|deal breaker|dealbreaker|is not an option|are not an option|not an option|is out|are out|are out of the question|is out of the question|ist ein no go|sind ein no go|kommt nicht in frage|kommen nicht in frage|hors de question|redhibitoire|unerwunscht|nicht erwunscht|nicht gewunscht|non merci|exclus|exclue|exclues|" +
	"i don t want those|i don t want them|i do not want those|i do not want them|don t want those|don t want them|not those|die will ich nicht|will ich nicht|die nicht|je n en veux pas")

const longestRefusal = 5

// Refused reports whether words that refuse what stands before them start with word j, and how many.
func (s *Sentence) Refused(j int) (words int, ok bool) { return s.After(j, refused, longestRefusal) }

// lacking are the negators that are of the whole of a list.
var lacking = Set("without|without any|w o|ohne|sans|minus|lacking|weder|neither|none of|free of")

// Lacked reports whether the list that begins with word i is one of what is to be missing, all of it: "without teak, saildrive and charter".
func (s *Sentence) Lacked(i int) bool {
	for between[s.Fold(i-1)] && !s.Breaks(i-1) && !lacking[s.Fold(i-1)] {
		i--
	}
	_, ok := s.Before(i, lacking, 2)
	return ok
}
