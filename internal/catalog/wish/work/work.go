// Package work reads what was done to a boat and when: "teak decks replaced after 2010", "new upholstery 2020". It tells what of a sentence
// is of a part of a boat rather than of her, so that neither the year nor the part is asked of the boat.
package work

import (
	"github.com/fairlead/fairlead/internal/catalog/wish/amount"
	"github.com/fairlead/fairlead/internal/catalog/wish/lexicon"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
	"github.com/fairlead/fairlead/internal/quantity"
)

// Reader reads the works of one sentence whose phrases of several words were found.
type Reader struct {
	*sentence.Sentence
	lexicon *lexicon.Lexicon
}

// New returns a reader of a sentence.
func New(s *sentence.Sentence, l *lexicon.Lexicon) Reader { return Reader{Sentence: s, lexicon: l} }

// Read has what was done to a boat told back with the time of it, of which no search knows, and takes the phrases in it off the sentence. It
// reports whether there was any.
func (r *Reader) Read() (found bool) {
	for _, q := range r.Quantities {
		i, j := r.At(q.Start, q.End)
		if i == j || r.Words[i].Used || !(q.Dim == quantity.Bare && r.IsYear(i) || q.Dim == quantity.Time && q.Unit == "years") {
			continue
		}
		at := r.skipWhen(i)
		from, ok := r.workBefore(at, at < i)
		if !ok {
			continue
		}
		r.tellWork(from, i, j)
		found = true
	}
	return found
}

// skipWhen goes back over what tells the time that begins with word i: "replaced some time after 2010".
func (r *Reader) skipWhen(i int) int {
	for i > 0 && !r.Breaks(i-1) {
		w := r.Fold(i - 1)
		if !amount.IsComparison(w) && !renewing[w] && !sinceThen[w] || worked[w] || newWords[w] {
			return i
		}
		i--
	}
	return i
}

// workBefore finds where what was done begins that ends before word i; linked tells that a word of time stands behind it.
func (r *Reader) workBefore(i int, linked bool) (from int, ok bool) {
	if i == 0 || r.Breaks(i-1) {
		return i, false
	}
	w := r.Fold(i - 1)
	if worked[w] {
		return r.worksOn(i - 1), true
	}
	if !r.Words[i-1].Used && searchable(r.lexicon.Effects(w)) {
		return i, true
	}
	if again[w] && i > 1 && r.Fold(i-2) == "re" {
		return i - 2, true
	}
	if of := r.worksOn(i - 1); alsoNouns[w] && of < i-1 {
		return of, true
	}
	if behindPart[w] && i > 1 && !r.Breaks(i-2) && r.isPart(i-2) {
		return r.worksOn(i - 1), true // "batteries new in 2023"
	}
	if !r.isPart(i - 1) {
		return i, false
	}
	from = r.worksOn(i - 1)
	for k := from; k < i; k++ {
		if newWords[r.Fold(k)] {
			return from, true
		}
	}
	return from, linked && (partsThatAge[w] || partsThatWear[w]) || !linked && partsThatWear[w]
}

// worksOn goes back from word i over the parts that were worked on and what is said of it.
func (r *Reader) worksOn(i int) int {
	for i > 0 && !r.Breaks(i-1) && (r.isPart(i-1) || newWords[r.Fold(i-1)] || said[r.Fold(i-1)]) {
		i--
	}
	for said[r.Fold(i)] && !newWords[r.Fold(i)] {
		i++
	}
	return i
}

// tellWork has the work told back that begins with word from and the time at words i to j. What a search can ask for, a new engine, stays
// asked for.
func (r *Reader) tellWork(from, i, j int) {
	for k := 0; k < len(r.Spans); k++ {
		s := r.Spans[k]
		if s.I < from || s.J > i {
			continue
		}
		if searchable(s.Effects) {
			from = max(from, s.J)
			continue
		}
		r.Spans = append(r.Spans[:k:k], r.Spans[k+1:]...)
		k--
	}
	if _, n, ok := amount.Trailing(r.Sentence, j); ok {
		j += n
	}
	if aged[r.Fold(j)] && r.Free(j, j+1) && !r.Breaks(j-1) {
		j++
	}
	r.Use(from, j)
	r.TellBack(from, j)
}

// aged go on with an age, sinceThen lead back from a time to what was done then. A part that wears is dated by any time beside it, one that
// only ages by one that a word links to it.
var (
	aged          = sentence.Set("old|alt|alte|alten|age|ans|new|since|the|an|depuis|seit")
	sinceThen     = sentence.Set("less|more|than|older|younger|not|no|up|to|at|most|over|under|was|is|are|were|weniger|als|junger|alter|moins|plus|que|change")
	partsThatWear = sentence.Set("sails|mainsail|genoa|rigging|battery|liferaft|teak|winches|shrouds|generator|gearbox|saildrive|batterie|batterien|motoren|cushions")
	partsThatAge  = sentence.Set("engine|engines|motor|batteries|standing|canvas|upholstery|electronics|segel|voiles|moteur|greement|rigg")
)

// worked are the words that something was done by.
var worked = sentence.Set("delivery|delivered|lieferung|liefertermin|auslieferung|livraison|livrable|replaced|renewed|rebuilt|redone|rewired|reupholstered|recovered|repainted|painted|awlgripped|reengined|rerigged|resealed|recaulked|caulked|recored|recommissioned|refastened|refinished|" +
	"varnished|overhauled|serviced|installed|fitted|changed|exchanged|upgraded|updated|treated|checked|inspected|surveyed|bought|purchased|antifouled|coppercoated|dropped|rebedded|sandblasted|blasted|peeled|" +
	"gelcoated|insured|imported|repaired|swapped|erneuert|ersetzt|gewechselt|getauscht|ausgetauscht|uberholt|generaluberholt|lackiert|gewartet|eingebaut|verlegt|gekauft|gestrichen|repariert|saniert|uberarbeitet|instandgesetzt|" +
	"refait|refaite|refaits|refaites|changee|changees|remplace|remplacee|remplaces|remplacees|renove|renovee|revise|revisee|installe|installee|pose|repeint|repeinte|achete|traite|traitee|expertise")

// alsoNouns are such words that are others as well, again those that are such behind "re": "re-engined".
var (
	alsoNouns = sentence.Set("change|changes|survey")
	again     = sentence.Set("engined|rigged|powered|wired|painted|built|fitted|caulked|sealed|upholstered|fastened")
)
