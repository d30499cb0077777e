package area

import (
	"strings"
	"unicode"

	"github.com/fairlead/fairlead/internal/catalog/wish/amount"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
)

// sailingTo are the words before where a boat is to sail, which is not where she is looked for; of goingTo it is unless she is viewed there.
var (
	sailingTo = sentence.Set("sail to|sail over to|sail across to|sail down to|sail up to|sail her to|sail it to|sailing to|sailing over to|sailing down to|sailing her to|cruise to|cruising to|cruising down to|bound for|voyage to|voyages to|voyaging to|passage to|passages to|sailing trip to|crossing to|cross to|cross over to|sailed to|take her to|taking her to|take it to|bring it to|bring her to|bring it back to|bring her back to|bring it home to|bring the boat to|bringing it to|bringing her to|ship it to|ship her to|shipping it to|deliver it to|deliver her to|transport it to|transport her to|uberfuhrung nach|uberfahrt nach|torn nach|segeltorn nach|traversee vers|naviguer vers")
	goingTo   = sentence.Set("going to|going down to|going across to|heading to|heading for|head for|heading down to|off to")
	viewing   = sentence.Set("there|view|viewing|viewings|look at|look around|see|visit|visiting|inspect|fly|flying|moving|move")
)

const longestSailingTo = 4

// destined returns the words before word i that say that a place there is where the boat is to sail, as those do that lead a list with it:
// "a couple going to the Azores and Madeira".
func (r *Reader) destined(i int) (words int, ok bool) {
	if n, ok := r.Before(r.SkipArticles(i), sailingTo, longestSailingTo); ok {
		return i - r.SkipArticles(i) + n, true
	}
	if n, ok := r.Before(r.SkipArticles(i), goingTo, longestSailingTo); ok && !r.says(viewing) {
		return i - r.SkipArticles(i) + n, true
	}
	for _, m := range r.Mentions {
		if a, b := r.At(m.Start, m.End); b <= i && a < b && r.Joint(b, i) != "" {
			if _, ok := r.destined(a); ok {
				return i - b, true
			}
		}
	}
	return 0, false
}

// says reports whether the turn has one of the phrases.
func (r *Reader) says(phrases map[string]bool) bool {
	for i := range r.Words {
		if _, ok := r.After(i, phrases, longestSailingTo); ok {
			return true
		}
	}
	return false
}

// notPlace refuses flags, currencies, waterways and destinations: "US flagged", "US dollars", "sail to Spain".
func (r *Reader) notPlace(i, j int) bool {
	if r.Fold(i) == "icw" || r.Fold(i) == "intracoastal" {
		return true // a waterway that a boat has to fit
	}
	if !r.Located(r.SkipArticles(i)) && j == i+1 && r.Known(i) && unicode.IsLower([]rune(r.Raw(i))[0]) {
		return true // a "péniche" is not Peniche
	}
	if _, ok := r.Before(r.SkipArticles(i), originating, 3); ok {
		r.Use(i, j)
		r.TellBack(i, j)
		return true
	}
	if n, ok := r.destined(i); ok {
		r.Use(i, j)
		r.TellBack(i-n, j)
		return true
	}
	if _, ok := r.Before(r.SkipArticles(i), paying, 2); ok && r.lyingElsewhere(i, j) {
		r.Use(i, j)
		return true
	}
	if strings.HasPrefix(r.Text[r.Words[j-1].End:], "$") {
		return true // "NZ$80k"
	}
	if j >= len(r.Words) || r.Breaks(j-1) {
		return false
	}
	switch r.Fold(j) {
	case "dollar", "dollars":
		return true
	case "flag", "flagged", "registered", "registration", "built", "made":
		if r.Located(r.SkipArticles(i)) && r.datedAt(j+1) { // "in Brittany built before 1975"
			return false
		}
		r.Use(i, j) // or the "New" of "New Zealand built" is asked for
		r.TellBack(i, j)
		return true
	}
	return false
}

// datedAt reports whether word i, with a comparison before it or not, is a year.
func (r *Reader) datedAt(i int) bool {
	if _, n, ok := amount.LeadingFrom(r.Sentence, i); i < len(r.Words) && ok {
		i += n
	}
	for r.Fold(i) == "in" || r.Fold(i) == "between" || r.Fold(i) == "the" {
		i++
	}
	return i < len(r.Words) && r.IsYear(i)
}

// originating are the words before where a boat comes from, which no search asks for; behind paying the tax was paid, which the lying
// place need not be.
var (
	originating = sentence.Set("built in|made in|manufactured in|constructed in|produced in|registered in|flagged in|designed in|imported from|gebaut in|hergestellt in|registriert in|produziert in|importiert aus|construit en|construit au|construit aux|fabrique en|fabrique au|immatricule en|immatricule au")
	paying      = sentence.Set("paid in|bezahlt in|payee en|payee au|acquittee en|acquittee au")
)

// lyingElsewhere reports whether another area is named than the one at words i to j, and not on one list with it.
func (r *Reader) lyingElsewhere(i, j int) bool {
	elsewhere := false
	for _, m := range r.Mentions {
		a, b := r.At(m.Start, m.End)
		switch {
		case a == i:
		case r.Joint(j, a) == "or" || r.Joint(j, a) == "and" || r.Joint(b, i) == "or":
			return false
		default:
			elsewhere = true
		}
	}
	return elsewhere
}

// sides are the words before an area on whose side something lies, outside of it. Behind an article they are a part of it, "in the north of
// Spain", as they are behind a preposition.
var sides = sentence.Set("north of|south of|east of|west of|northeast of|northwest of|southeast of|southwest of|north east of|north west of|south east of|south west of|" +
	"nordlich von|sudlich von|ostlich von|westlich von")

// besideArea reports whether only one side of the area at words i to j is named, "west of Italy", of which no search knows where it ends,
// and has that told back.
func (r *Reader) besideArea(i, j int) bool {
	at := r.SkipArticles(i)
	n, ok := r.Before(at, sides, 3)
	if from := at - n; !ok || from > 0 && !r.Breaks(from-1) && (sentence.IsArticle(r.Fold(from-1)) || sentence.Locates(r.Fold(from-1))) && r.Fold(from-2) != "to" {
		return false
	}
	r.Use(at-n, j)
	r.TellBack(at-n, j)
	return true
}
