package work

import (
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog/wish/lexicon"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
)

// IsNew reports whether a word says of a part that it is new.
func IsNew(word string) bool { return newWords[word] }

// OfRig reports whether a word names a part that may be of another material than the hull.
func OfRig(word string) bool { return partsOfRigs[word] }

// partsOfRigs may be of another material than the hull.
var partsOfRigs = sentence.Set("mast|masts|spar|spars|rig|boom|interior|joinery|deck|decks|sails|rudder|bottle|pole|rigging")

// isPart reports whether word i names a part of a boat that does not last as long as she does.
func (r *Reader) isPart(i int) bool {
	if r.Words[i].Used {
		k := slices.IndexFunc(r.Spans, func(s sentence.Span) bool { return s.I <= i && i < s.J })
		return k >= 0 && fittings(r.Spans[k].Effects)
	}
	w := r.Fold(i)
	return partsThatAge[w] || partsThatWear[w] || furtherParts[w] || furtherParts[strings.TrimSuffix(w, "s")] || fittings(r.lexicon.Effects(w))
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

// OfPart reports whether the words from i to j say that a part of a boat is new rather than she: "new cushions", "sellerie neuve".
func (r *Reader) OfPart(i, j int) bool {
	if !newWords[r.Fold(j-1)] {
		return false
	}
	for k := j; k < len(r.Words) && !r.Breaks(k-1); k++ {
		if r.isPart(k) {
			return true
		}
		if !said[r.Fold(k)] {
			break
		}
	}
	return behindPart[r.Fold(i)] && i > 0 && !r.Breaks(i-1) && r.isPart(i-1)
}

// behindPart are the words for new that may stand behind what is.
var behindPart = sentence.Set("neuf|neuve|neufs|neuves|neu|new")

// AgeOfPart reports whether an age before word j is that of a part: "sails" in "max 5 years old sails".
func (r *Reader) AgeOfPart(j int) bool {
	for !r.Breaks(j-1) && aged[r.Fold(j)] {
		j++
	}
	return !r.Breaks(j-1) && (partsOfRigs[r.Fold(j)] || partsThatAge[r.Fold(j)])
}

// InBrackets reports whether word i stands in brackets behind something renewed, of which they tell: "new rigging (less than 5 years)".
func (r *Reader) InBrackets(i int) bool {
	for ; i > 0; i-- {
		switch gap := r.Gap(i - 1); {
		case strings.Contains(gap, "("):
			return r.renewedIn(i) || partsThatAge[r.Fold(i-1)] || partsOfRigs[r.Fold(i-1)]
		case strings.Contains(gap, ")"):
			return false
		}
	}
	return false
}

// renewedIn reports whether the year at word i is that of something renewed, which no search asks for: "new engine since 2018".
func (r *Reader) renewedIn(i int) bool {
	for !r.Breaks(i-1) && renewing[r.Fold(i-1)] {
		i--
	}
	for n := min(r.lexicon.Longest(), i); n > 0; n-- {
		if r.Breaks(i - 1) {
			return false
		}
		p, whole := r.Phrase(i-n, i)
		if e := r.lexicon.Effects(p); whole && len(e) > 0 && e[0].Field == "feature" {
			return searchable(e)
		}
	}
	return false
}

// SoldIn reports whether the year at word i is that of a sale: "sold in 2026".
func (r *Reader) SoldIn(i int) bool {
	for !r.Breaks(i-1) && renewing[r.Fold(i-1)] {
		i--
	}
	return !r.Breaks(i-1) && sold[r.Fold(i-1)]
}

// sold are the words before the time of a sale.
var sold = sentence.Set("sold|verkauft|vendu|vendus|vendue|vendues")

// renewing may stand between what was renewed and the year.
var renewing = sentence.Set("in|since|from|after|of|done|im|seit|von|de|en|depuis|year")

// newWords are the words for what is new, before a part or behind it.
var newWords = sentence.Set("new|newer|brand|neu|neue|neuer|neues|neuem|neuen|neuf|neuve|neufs|neuves|nouveau|nouvelle|nouvelles|nouveaux|recent|recente|recents|fresh|rebuilt|replacement")

// said may stand between a part and what was done to it.
var said = sentence.Set("was|were|is|are|been|has|have|had|being|all|completely|fully|totally|partly|recently|professionally|just|last|also|and|both|the|its|her|their|of|with|a|an|standing|running|main|port|starboard|house|full|complete|" +
	"wurde|wurden|ist|sind|komplett|vollstandig|zuletzt|letztmals|alle|und|mit|der|die|das|stehendes|laufendes|gut|ete|ont|est|sont|entierement|completement|tout|toutes|tous|et|avec|le|la|les|du|des|en")

// furtherParts are those that only what was done to them dates, without the s of more than one.
var furtherParts = sentence.Set("deck|teakdeck|hull|keel|bolts|keelbolts|tank|wiring|electric|seacocks|hoses|chainplates|windows|hatches|portlights|paint|antifoul|antifouling|gelcoat|coating|epoxy|interior|joinery|floors|soles|" +
	"headliner|headlinings|mattresses|carpets|galley|stove|cooker|fridge|freezer|plumbing|rudder|bearing|prop|propeller|shaft|mast|boom|transmission|alternator|instruments|radio|lifelines|stanchions|halyards|ropes|lines|chain|" +
	"anchor|varnish|helm|clutch|injectors|turbo|manifolds|risers|exhaust|starter|curtains|awning|cover|underwater|bottom|topsides|barrier|coat|toilet|" +
	"rumpf|kiel|kielbolzen|seeventile|fenster|luken|lackierung|lack|elektrik|bordelektrik|polster|persenning|getriebe|wanten|masten|grosssegel|genua|fock|welle|pumpen|himmel|matratzen|" +
	"coque|quille|pont|reservoirs|cuves|peinture|safran|haubans|mat|sellerie|electricite|electronique|hublots|capote|vernis|helice|arbre|inverseur|voile")
