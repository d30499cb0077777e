package wish

import (
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog/wish/lexicon"
	"github.com/fairlead/fairlead/internal/quantity"
)

// readWorks tells back what was done to a boat and when, of which no search knows: "teak decks replaced after 2010", "new upholstery 2020".
// So neither the year nor the part is asked of the boat.
func (t *turn) readWorks() {
	for _, q := range t.quantities {
		i, j := t.at(q.Start, q.End)
		if i == j || t.words[i].used || !(q.Dim == quantity.Bare && t.isYearOnly(i) || q.Dim == quantity.Time && q.Unit == "years") {
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
	for i > 0 && !t.breaks(i-1) {
		w := t.words[i-1].fold
		if _, compares := leading[w]; !compares && !renewing[w] && !sinceThen[w] || worked[w] || newWords[w] {
			return i
		}
		i--
	}
	return i
}

// workBefore finds where what was done begins that ends before word i; linked tells that a word of time stands behind it.
func (t *turn) workBefore(i int, linked bool) (from int, ok bool) {
	if i == 0 || t.breaks(i-1) {
		return i, false
	}
	w := t.words[i-1].fold
	if worked[w] {
		return t.worksOn(i - 1), true
	}
	if !t.words[i-1].used && searchable(t.lexicon.Effects(w)) {
		return i, true
	}
	if again[w] && i > 1 && t.words[i-2].fold == "re" {
		return i - 2, true
	}
	if of := t.worksOn(i - 1); alsoNouns[w] && of < i-1 {
		return of, true
	}
	if behindPart[w] && i > 1 && !t.breaks(i-2) && t.isPart(i-2) {
		return t.worksOn(i - 1), true // "batteries new in 2023"
	}
	if !t.isPart(i - 1) {
		return i, false
	}
	from = t.worksOn(i - 1)
	for k := from; k < i; k++ {
		if newWords[t.words[k].fold] {
			return from, true
		}
	}
	return from, linked && (partsThatAge[w] || partsThatWear[w]) || !linked && partsThatWear[w]
}

// worksOn goes back from word i over the parts that were worked on and what is said of it.
func (t *turn) worksOn(i int) int {
	for i > 0 && !t.breaks(i-1) && (t.isPart(i-1) || newWords[t.words[i-1].fold] || said[t.words[i-1].fold]) {
		i--
	}
	for said[t.words[i].fold] && !newWords[t.words[i].fold] {
		i++
	}
	return i
}

// isPart reports whether word i names a part of a boat that does not last as long as she does.
func (t *turn) isPart(i int) bool {
	if t.words[i].used {
		k := slices.IndexFunc(t.spans, func(s span) bool { return s.i <= i && i < s.j })
		return k >= 0 && fittings(t.spans[k].effects)
	}
	w := t.words[i].fold
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
var natures = set("ex_charter|centre_cockpit|aft_cockpit|aft_cabin|owner_version|trailer|trailerable|shoal_draft|twin_wheels|single_owner|price_reduced|tiller|wheel|osmosis|folding|refit")

// tellWork has the work told back that begins with word from and the time at words i to j. What a search can ask for, a new engine, stays
// asked for.
func (t *turn) tellWork(from, i, j int) {
	for k := 0; k < len(t.spans); k++ {
		s := t.spans[k]
		if s.i < from || s.j > i {
			continue
		}
		if searchable(s.effects) {
			from = max(from, s.j)
			continue
		}
		t.spans = append(t.spans[:k:k], t.spans[k+1:]...)
		k--
	}
	if _, n, ok := startingAt(t, trailing, j); ok {
		j += n
	}
	if j < len(t.words) && aged[t.words[j].fold] && t.free(j, j+1) && !t.breaks(j-1) {
		j++
	}
	t.use(from, j)
	t.cannotRefuse(from, j)
	t.about = true
}

// ofPart reports whether the words from i to j say that a part of a boat is new rather than she: "new cushions", "sellerie neuve".
func (t *turn) ofPart(i, j int) bool {
	if !newWords[t.words[j-1].fold] {
		return false
	}
	for k := j; k < len(t.words) && !t.breaks(k-1); k++ {
		if t.isPart(k) {
			return true
		}
		if !said[t.words[k].fold] {
			break
		}
	}
	return behindPart[t.words[i].fold] && i > 0 && !t.breaks(i-1) && t.isPart(i-1)
}

// behindPart are the words for new that may stand behind what is.
var behindPart = set("neuf|neuve|neufs|neuves|neu|new")

// ageOfPart reports whether an age before word j is that of a part: "sails" in "max 5 years old sails".
func (t *turn) ageOfPart(j int) bool {
	for j < len(t.words) && !t.breaks(j-1) && aged[t.words[j].fold] {
		j++
	}
	return j < len(t.words) && !t.breaks(j-1) && (partsOfRigs[t.words[j].fold] || partsThatAge[t.words[j].fold])
}

// inBracketsOf reports whether word i stands in brackets behind something renewed, of which they tell: "new rigging (less than 5 years)".
func (t *turn) inBracketsOf(i int) bool {
	for ; i > 0; i-- {
		switch gap := t.gap(i - 1); {
		case strings.Contains(gap, "("):
			return t.renewedIn(i) || partsThatAge[t.words[i-1].fold] || partsOfRigs[t.words[i-1].fold]
		case strings.Contains(gap, ")"):
			return false
		}
	}
	return false
}

var (
	aged          = set("old|alt|alte|alten|age|ans|new|since|the|an|depuis|seit")
	sinceThen     = set("less|more|than|older|younger|not|no|up|to|at|most|over|under|was|is|are|were|weniger|als|junger|alter|moins|plus|que|change")
	partsThatWear = set("sails|mainsail|genoa|rigging|battery|liferaft|teak|winches|shrouds|generator|gearbox|saildrive|batterie|batterien|motoren|cushions")
	partsThatAge  = set("engine|engines|motor|batteries|standing|canvas|upholstery|electronics|segel|voiles|moteur|greement|rigg")
)

// renewedIn reports whether the year at word i is that of something renewed, which no search asks for: "new engine since 2018".
func (t *turn) renewedIn(i int) bool {
	for i > 0 && !t.breaks(i-1) && renewing[t.words[i-1].fold] {
		i--
	}
	for n := min(t.lexicon.Longest(), i); n > 0; n-- {
		if t.breaks(i - 1) {
			return false
		}
		p, whole := t.phrase(i-n, i)
		if e := t.lexicon.Effects(p); whole && len(e) > 0 && e[0].Field == "feature" {
			return searchable(e)
		}
	}
	return false
}

// soldIn reports whether the year at word i is that of a sale: "sold in 2026".
func (t *turn) soldIn(i int) bool {
	for i > 0 && !t.breaks(i-1) && renewing[t.words[i-1].fold] {
		i--
	}
	return i > 0 && !t.breaks(i-1) && sold[t.words[i-1].fold]
}

var sold = set("sold|verkauft|vendu|vendus|vendue|vendues")

// renewing may stand between what was renewed and the year.
var renewing = set("in|since|from|after|of|done|im|seit|von|de|en|depuis|year")

// newWords are the words for what is new, before a part or behind it.
var newWords = set("new|newer|brand|neu|neue|neuer|neues|neuem|neuen|neuf|neuve|neufs|neuves|nouveau|nouvelle|nouvelles|nouveaux|recent|recente|recents|fresh|rebuilt|replacement")

// worked are the words that something was done by.
var worked = set("delivery|delivered|lieferung|liefertermin|auslieferung|livraison|livrable|replaced|renewed|rebuilt|redone|rewired|reupholstered|recovered|repainted|painted|awlgripped|reengined|rerigged|resealed|recaulked|caulked|recored|recommissioned|refastened|refinished|" +
	"varnished|overhauled|serviced|installed|fitted|changed|exchanged|upgraded|updated|treated|checked|inspected|surveyed|bought|purchased|antifouled|coppercoated|dropped|rebedded|sandblasted|blasted|peeled|" +
	"gelcoated|insured|imported|repaired|swapped|erneuert|ersetzt|gewechselt|getauscht|ausgetauscht|uberholt|generaluberholt|lackiert|gewartet|eingebaut|verlegt|gekauft|gestrichen|repariert|saniert|uberarbeitet|instandgesetzt|" +
	"refait|refaite|refaits|refaites|changee|changees|remplace|remplacee|remplaces|remplacees|renove|renovee|revise|revisee|installe|installee|pose|repeint|repeinte|achete|traite|traitee|expertise")

// alsoNouns are such words that are others as well, again those that are such behind "re": "re-engined".
var (
	alsoNouns = set("change|changes|survey")
	again     = set("engined|rigged|powered|wired|painted|built|fitted|caulked|sealed|upholstered|fastened")
)

// said may stand between a part and what was done to it.
var said = set("was|were|is|are|been|has|have|had|being|all|completely|fully|totally|partly|recently|professionally|just|last|also|and|both|the|its|her|their|of|with|a|an|standing|running|main|port|starboard|house|full|complete|" +
	"wurde|wurden|ist|sind|komplett|vollstandig|zuletzt|letztmals|alle|und|mit|der|die|das|stehendes|laufendes|gut|ete|ont|est|sont|entierement|completement|tout|toutes|tous|et|avec|le|la|les|du|des|en")

// furtherParts are those that only what was done to them dates, without the s of more than one.
var furtherParts = set("deck|teakdeck|hull|keel|bolts|keelbolts|tank|wiring|electric|seacocks|hoses|chainplates|windows|hatches|portlights|paint|antifoul|antifouling|gelcoat|coating|epoxy|interior|joinery|floors|soles|" +
	"headliner|headlinings|mattresses|carpets|galley|stove|cooker|fridge|freezer|plumbing|rudder|bearing|prop|propeller|shaft|mast|boom|transmission|alternator|instruments|radio|lifelines|stanchions|halyards|ropes|lines|chain|" +
	"anchor|varnish|helm|clutch|injectors|turbo|manifolds|risers|exhaust|starter|curtains|awning|cover|underwater|bottom|topsides|barrier|coat|toilet|" +
	"rumpf|kiel|kielbolzen|seeventile|fenster|luken|lackierung|lack|elektrik|bordelektrik|polster|persenning|getriebe|wanten|masten|grosssegel|genua|fock|welle|pumpen|himmel|matratzen|" +
	"coque|quille|pont|reservoirs|cuves|peinture|safran|haubans|mat|sellerie|electricite|electronique|hublots|capote|vernis|helice|arbre|inverseur|voile")
