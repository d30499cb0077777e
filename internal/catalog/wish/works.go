package wish

import (
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog/wish/amount"
	"github.com/fairlead/fairlead/internal/catalog/wish/lexicon"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
	"github.com/fairlead/fairlead/internal/quantity"
)

// readWorks tells back what was done to a boat and when, of which no search knows: "teak decks replaced after 2010", "new upholstery 2020".
// So neither the year nor the part is asked of the boat.
func (t *turn) readWorks() {
	for _, q := range t.Quantities {
		i, j := t.At(q.Start, q.End)
		if i == j || t.Words[i].Used || !(q.Dim == quantity.Bare && t.IsYear(i) || q.Dim == quantity.Time && q.Unit == "years") {
			continue
		}
		at := t.skipWhen(i)
		from, ok := t.workBefore(at, at < i)
		if !ok {
			continue
		}
		t.tellWork(from, i, j)
	}
}

// skipWhen goes back over what tells the time that begins with word i: "replaced some time after 2010".
func (t *turn) skipWhen(i int) int {
	for i > 0 && !t.Breaks(i-1) {
		w := t.Fold(i - 1)
		if !amount.IsComparison(w) && !renewing[w] && !sinceThen[w] || worked[w] || newWords[w] {
			return i
		}
		i--
	}
	return i
}

// workBefore finds where what was done begins that ends before word i; linked tells that a word of time stands behind it.
func (t *turn) workBefore(i int, linked bool) (from int, ok bool) {
	if i == 0 || t.Breaks(i-1) {
		return i, false
	}
	w := t.Fold(i - 1)
	if worked[w] {
		return t.worksOn(i - 1), true
	}
	if !t.Words[i-1].Used && searchable(t.lexicon.Effects(w)) {
		return i, true
	}
	if again[w] && i > 1 && t.Fold(i-2) == "re" {
		return i - 2, true
	}
	if of := t.worksOn(i - 1); alsoNouns[w] && of < i-1 {
		return of, true
	}
	if behindPart[w] && i > 1 && !t.Breaks(i-2) && t.isPart(i-2) {
		return t.worksOn(i - 1), true // "batteries new in 2023"
	}
	if !t.isPart(i - 1) {
		return i, false
	}
	from = t.worksOn(i - 1)
	for k := from; k < i; k++ {
		if newWords[t.Fold(k)] {
			return from, true
		}
	}
	return from, linked && (partsThatAge[w] || partsThatWear[w]) || !linked && partsThatWear[w]
}

// worksOn goes back from word i over the parts that were worked on and what is said of it.
func (t *turn) worksOn(i int) int {
	for i > 0 && !t.Breaks(i-1) && (t.isPart(i-1) || newWords[t.Fold(i-1)] || said[t.Fold(i-1)]) {
		i--
	}
	for said[t.Fold(i)] && !newWords[t.Fold(i)] {
		i++
	}
	return i
}

// isPart reports whether word i names a part of a boat that does not last as long as she does.
func (t *turn) isPart(i int) bool {
	if t.Words[i].Used {
		k := slices.IndexFunc(t.Spans, func(s sentence.Span) bool { return s.I <= i && i < s.J })
		return k >= 0 && fittings(t.Spans[k].Effects)
	}
	w := t.Fold(i)
	return partsThatAge[w] || partsThatWear[w] || furtherParts[w] || furtherParts[strings.TrimSuffix(w, "s")] || fittings(t.lexicon.Effects(w))
}

// fittings reports whether a phrase asks for a thing that is built into a boat.
func fittings(e []lexicon.Effect) bool {
	return len(e) > 0 && e[0].Field == "feature" && !natures[e[0].Value]
}

// searchable reports whether a search can ask for the work that a phrase names.
func searchable(e []lexicon.Effect) bool {
	return len(e) > 0 && e[0].Field == "feature" && (strings.HasPrefix(e[0].Value, "new_") || e[0].Value == "refit" || e[0].Value == "osmosis_treated")
}

// natures are features that are no things, or are there from the first day.
var natures = sentence.Set("ex_charter|centre_cockpit|aft_cockpit|aft_cabin|owner_version|trailer|trailerable|shoal_draft|twin_wheels|single_owner|price_reduced|tiller|wheel|osmosis|folding|refit")

// tellWork has the work told back that begins with word from and the time at words i to j. What a search can ask for, a new engine, stays
// asked for.
func (t *turn) tellWork(from, i, j int) {
	for k := 0; k < len(t.Spans); k++ {
		s := t.Spans[k]
		if s.I < from || s.J > i {
			continue
		}
		if searchable(s.Effects) {
			from = max(from, s.J)
			continue
		}
		t.Spans = append(t.Spans[:k:k], t.Spans[k+1:]...)
		k--
	}
	if _, n, ok := amount.Trailing(t.Sentence, j); ok {
		j += n
	}
	if aged[t.Fold(j)] && t.Free(j, j+1) && !t.Breaks(j-1) {
		j++
	}
	t.Use(from, j)
	t.TellBack(from, j)
	t.about = true
}

// ofPart reports whether the words from i to j say that a part of a boat is new rather than she: "new cushions", "sellerie neuve".
func (t *turn) ofPart(i, j int) bool {
	if !newWords[t.Fold(j-1)] {
		return false
	}
	for k := j; k < len(t.Words) && !t.Breaks(k-1); k++ {
		if t.isPart(k) {
			return true
		}
		if !said[t.Fold(k)] {
			break
		}
	}
	return behindPart[t.Fold(i)] && i > 0 && !t.Breaks(i-1) && t.isPart(i-1)
}

// behindPart are the words for new that may stand behind what is.
var behindPart = sentence.Set("neuf|neuve|neufs|neuves|neu|new")

// ageOfPart reports whether an age before word j is that of a part: "sails" in "max 5 years old sails".
func (t *turn) ageOfPart(j int) bool {
	for !t.Breaks(j-1) && aged[t.Fold(j)] {
		j++
	}
	return !t.Breaks(j-1) && (partsOfRigs[t.Fold(j)] || partsThatAge[t.Fold(j)])
}

// inBracketsOf reports whether word i stands in brackets behind something renewed, of which they tell: "new rigging (less than 5 years)".
func (t *turn) inBracketsOf(i int) bool {
	for ; i > 0; i-- {
		switch gap := t.Gap(i - 1); {
		case strings.Contains(gap, "("):
			return t.renewedIn(i) || partsThatAge[t.Fold(i-1)] || partsOfRigs[t.Fold(i-1)]
		case strings.Contains(gap, ")"):
			return false
		}
	}
	return false
}

var (
	aged          = sentence.Set("old|alt|alte|alten|age|ans|new|since|the|an|depuis|seit")
	sinceThen     = sentence.Set("less|more|than|older|younger|not|no|up|to|at|most|over|under|was|is|are|were|weniger|als|junger|alter|moins|plus|que|change")
	partsThatWear = sentence.Set("sails|mainsail|genoa|rigging|battery|liferaft|teak|winches|shrouds|generator|gearbox|saildrive|batterie|batterien|motoren|cushions")
	partsThatAge  = sentence.Set("engine|engines|motor|batteries|standing|canvas|upholstery|electronics|segel|voiles|moteur|greement|rigg")
)

// renewedIn reports whether the year at word i is that of something renewed, which no search asks for: "new engine since 2018".
func (t *turn) renewedIn(i int) bool {
	for !t.Breaks(i-1) && renewing[t.Fold(i-1)] {
		i--
	}
	for n := min(t.lexicon.Longest(), i); n > 0; n-- {
		if t.Breaks(i - 1) {
			return false
		}
		p, whole := t.Phrase(i-n, i)
		if e := t.lexicon.Effects(p); whole && len(e) > 0 && e[0].Field == "feature" {
			return searchable(e)
		}
	}
	return false
}

// soldIn reports whether the year at word i is that of a sale: "sold in 2026".
func (t *turn) soldIn(i int) bool {
	for !t.Breaks(i-1) && renewing[t.Fold(i-1)] {
		i--
	}
	return !t.Breaks(i-1) && sold[t.Fold(i-1)]
}

var sold = sentence.Set("sold|verkauft|vendu|vendus|vendue|vendues")

// renewing may stand between what was renewed and the year.
var renewing = sentence.Set("in|since|from|after|of|done|im|seit|von|de|en|depuis|year")

// newWords are the words for what is new, before a part or behind it.
var newWords = sentence.Set("new|newer|brand|neu|neue|neuer|neues|neuem|neuen|neuf|neuve|neufs|neuves|nouveau|nouvelle|nouvelles|nouveaux|recent|recente|recents|fresh|rebuilt|replacement")

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

// said may stand between a part and what was done to it.
var said = sentence.Set("was|were|is|are|been|has|have|had|being|all|completely|fully|totally|partly|recently|professionally|just|last|also|and|both|the|its|her|their|of|with|a|an|standing|running|main|port|starboard|house|full|complete|" +
	"wurde|wurden|ist|sind|komplett|vollstandig|zuletzt|letztmals|alle|und|mit|der|die|das|stehendes|laufendes|gut|ete|ont|est|sont|entierement|completement|tout|toutes|tous|et|avec|le|la|les|du|des|en")

// furtherParts are those that only what was done to them dates, without the s of more than one.
var furtherParts = sentence.Set("deck|teakdeck|hull|keel|bolts|keelbolts|tank|wiring|electric|seacocks|hoses|chainplates|windows|hatches|portlights|paint|antifoul|antifouling|gelcoat|coating|epoxy|interior|joinery|floors|soles|" +
	"headliner|headlinings|mattresses|carpets|galley|stove|cooker|fridge|freezer|plumbing|rudder|bearing|prop|propeller|shaft|mast|boom|transmission|alternator|instruments|radio|lifelines|stanchions|halyards|ropes|lines|chain|" +
	"anchor|varnish|helm|clutch|injectors|turbo|manifolds|risers|exhaust|starter|curtains|awning|cover|underwater|bottom|topsides|barrier|coat|toilet|" +
	"rumpf|kiel|kielbolzen|seeventile|fenster|luken|lackierung|lack|elektrik|bordelektrik|polster|persenning|getriebe|wanten|masten|grosssegel|genua|fock|welle|pumpen|himmel|matratzen|" +
	"coque|quille|pont|reservoirs|cuves|peinture|safran|haubans|mat|sellerie|electricite|electronique|hublots|capote|vernis|helice|arbre|inverseur|voile")
