package wish

import (
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
)

// negators turn what follows into what is not wanted.
var negators = set("no|not|non|without|w o|except|except for|excluding|exclude|avoid|avoiding|minus|nor|neither|never|no more|nothing|nothing with|anything but|other than|apart from|rather not|isn t|aren t|wasn t|hasn t|don t want|do not want|doesn t have|don t have|do not have|does not have|didn t have|without any|must not|must not be|outside|outside of|kein|keine|keinen|keiner|keines|ohne|nicht|ausser|sans|pas|pas de|pas d|sauf|aucun|aucune|hors de|hors|skip|ban|hate|dislike|not interested in|not in|not a|not an|not the|but not|anywhere but|everywhere but|anything other than|everything but|all but|uberall ausser|partout sauf")

// between may stand between a negator and what it negates.
var between = set("a|an|any|the|in|with|have|having|has|want|need|be|been|ever|former|old|from|des|der|die|das|ein|eine|einen|mit|im|in|de|d|du|la|le|les|en|boats|boat|yachts|full|need|needing|be|interested|more|another|of|its|by|made|built|listing|listings|boote|bateau|bateaux|annonce|von|anything|single")

const longestNegator = 3

// negatedAt reports whether a negator stands before word i.
func (t *turn) negatedAt(i int) bool {
	for skipped := 0; skipped < 4 && i > 0; skipped++ {
		if t.breaks(i - 1) {
			return false
		}
		if _, ok := t.before(i, negators, longestNegator); ok {
			return true
		}
		if w := t.words[i-1]; w.used || !between[w.fold] {
			return false
		}
		i--
	}
	return false
}

// noneOf are the negators that an adjective may follow before what is refused.
var noneOf = set("no|without|avoid|excluding|kein|keine|keinen|ohne|sans|pas de|aucun|aucune")

// describedNo reports whether what starts with word i is refused behind a word of its own that nobody knows: "no leaky teak decks".
func (t *turn) describedNo(i int) bool {
	if i < 2 || t.words[i-1].used || !isLetter(t.words[i-1].fold) || t.lexicon.noise[t.words[i-1].fold] || t.breaks(i-1) || joining[t.words[i-1].fold] != "" {
		return false
	}
	n, ok := t.before(i-1, noneOf, 2)
	return ok && !t.breaks(i-2) && n > 0
}

// refused are the words behind what is not wanted.
var refused = set("need not apply|not wanted|not welcome|not for me|not for us|unwanted|no thanks|no thank you|nein danke|unerwunscht|nicht erwunscht|nicht gewunscht|non merci|exclus|exclue|exclues")

// isNegated reports whether phrase k is refused: by a negator of its own, or with the one before it in a list, as in
// "no teak, saildrive or charter".
func (t *turn) isNegated(k int, before bool) bool {
	s := t.spans[k]
	if n, ok := t.after(s.j, refused, 3); ok {
		t.use(s.j, s.j+n)
		return true
	}
	if t.negatedAt(s.i) || t.describedNo(s.i) {
		return true
	}
	if k > 0 && before && t.spans[k-1].j == s.i && !t.breaks(s.i-1) && t.spans[k-1].effects[0].field == "skip" {
		return true // "no inboard petrol engine"
	}
	if k == 0 || !before {
		return false
	}
	switch t.joint(t.spans[k-1].j, s.i) {
	case "or":
		return true
	case ",":
		if k+1 == len(t.spans) {
			return false
		}
		next := t.joint(s.j, t.spans[k+1].i)
		return next == "or" || next == ","
	}
	return false
}

// joint says how what ends before word i and what starts with word j are connected: "or", "and", "," or "" for else.
func (t *turn) joint(i, j int) string {
	if i == j {
		if gap := strings.TrimSpace(t.gap(i - 1)); gap == "," || gap == "/" {
			return strings.ReplaceAll(gap, "/", "or")
		}
		return ""
	}
	if j != i+1 {
		return ""
	}
	return joining[t.words[i].fold]
}

// joining are the words between two of a list.
var joining = map[string]string{
	"or": "or", "nor": "or", "oder": "or", "noch": "or", "ou": "or", "ni": "or", "and": "and", "und": "and", "et": "and", "plus": "and",
}

// demands are the groups of what phrases ask for.
var demands = map[string]group{
	"type": groupType, "types": groupType, "category": groupType, "hull": groupHull, "rig": groupRig, "keel": groupKeel, "fuel": groupEngine,
	"engine_type": groupEngine, "engines": groupEngine, "grade": groupCondition, "new_used": groupCondition, "tax": groupTax, "sort": groupSort, "use": groupUse,
}

// indefinite are the articles of what is one of many.
var indefinite = set("a|an|any|un|une|ein|eine|einen|einer|eines")

// isTakenBack is true for what is asked for no longer: "forget the bow thruster".
func (t *turn) isTakenBack(s span) bool {
	at := t.skipArticles(s.i)
	for at > 0 && indefinite[t.words[at-1].fold] && !t.breaks(at-1) {
		at--
	}
	n, ok := t.before(at, takenBack, longestTakenBack)
	if !ok {
		return false
	}
	t.use(at-n, at)
	if s.j < len(t.words) && limits[t.words[s.j].fold] {
		t.use(s.j, s.j+1) // "the teak deck filter"
	}
	for _, e := range s.effects {
		if e.field == "feature" {
			t.forgotten = append(t.forgotten, e.value)
		}
		if g, ok := demands[e.field]; ok && !e.weak {
			t.drop[g] = true
		}
	}
	return true
}

var indifferent = set("ok|okay|fine|is ok|is okay|is fine|acceptable|welcome|possible|no problem|considered|would be ok|would be fine|doesn t matter|does not matter|auch ok|egal|kein problem|possible aussi|accepte|or not|allowed|not a problem|not an issue|are ok|are okay|are fine|are welcome|are acceptable|is acceptable|is welcome|are no problem|is no problem|are possible|is possible|sind ok|sind okay|ist ok|ist okay|sind in ordnung|ist in ordnung|sont acceptes|est accepte|would be okay|would be acceptable")

// unneeded are the words behind what boats need no longer have.
var unneeded = set("not needed|isn t needed|is not needed|not required|not necessary|not essential|isn t necessary|is not necessary|no longer needed|not a must|nicht notig|nicht notwendig|nicht erforderlich|ist nicht notig|pas necessaire|n est pas necessaire|pas obligatoire")

// isIndifferent is true for what may be but need not: "ex charter ok".
func (t *turn) isIndifferent(k int) bool {
	s := t.spans[k]
	j := s.j
	switch {
	case k+1 < len(t.spans) && t.spans[k+1].i == j && !t.breaks(j-1) && s.effects[0].field == "feature":
		j = t.spans[k+1].j // "ex-charter catamarans are ok" says so of the charter only
	case j < len(t.words) && boatWords[t.words[j].fold] && !t.breaks(j-1):
		j++
	}
	if n, ok := t.after(j, unneeded, 4); ok && t.free(j, j+n) {
		t.use(j, j+n)
		for _, e := range s.effects {
			t.forgotten = append(t.forgotten, e.value)
		}
		return true
	}
	n, ok := t.after(j, indifferent, 4)
	if !ok || j < len(t.words) && t.words[j].used {
		return false
	}
	t.use(j, j+n)
	t.tolerated = append(t.tolerated, s.effects...)
	return true
}

// tolerate widens what is asked for by what is welcome as well: "steel, but aluminium would be fine too".
func (t *turn) tolerate(q *catalog.Query) {
	widen := func(one *string, list *[]string, value string) {
		if all := single(*one, *list); len(all) > 0 {
			*one, *list = unlist(with(all, value))
		}
	}
	var none string
	for _, e := range t.tolerated {
		switch e.field {
		case "feature":
			q.Exclude = without(q.Exclude, []string{e.value})
		case "hull":
			widen(&none, &q.HullMaterial, e.value)
		case "keel":
			widen(&none, &q.Keel, e.value)
		case "rig":
			widen(&none, &q.Rig, e.value)
		case "type":
			if !e.weak {
				widen(&q.Type, &q.TypesAny, e.value)
			}
		case "sort":
			if e.weak && !t.bounds(e.value) {
				unbound(q, catalog.Sort(e.value))
			}
		}
	}
}

// unbound takes the bound off in the direction of an order: "older is fine too".
func unbound(q *catalog.Query, order catalog.Sort) {
	switch order {
	case catalog.YearAsc:
		q.YearMin, q.AgeMax = 0, 0
	case catalog.YearDesc:
		q.YearMax, q.AgeMin = 0, 0
	case catalog.LengthAsc:
		q.LengthMin = 0
	case catalog.LengthDesc:
		q.LengthMax = 0
	case catalog.PriceAsc:
		q.PriceMin = nil
	case catalog.PriceDesc:
		q.PriceMax = nil
	}
}
