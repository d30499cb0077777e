package wish

import (
	"github.com/fairlead/fairlead/internal/catalog/wish/demand"
	"github.com/fairlead/fairlead/internal/catalog/wish/lexicon"
)

// demands are the groups of what phrases ask for.
var demands = map[string]demand.Group{
	"type": demand.Type, "types": demand.Type, "category": demand.Type, "hull": demand.Hull, "rig": demand.Rig, "keel": demand.Keel, "fuel": demand.Fuel,
	"engine_type": demand.Engine, "engines": demand.Engine, "grade": demand.Condition, "new_used": demand.Condition, "tax": demand.Tax, "sort": demand.Sort, "use": demand.Use,
}

// indefinite are the articles of what is one of many.
var indefinite = set("a|an|any|un|une|ein|eine|einen|einer|eines")

// isTakenBack is true for what is asked for no longer: "forget the bow thruster".
func (t *turn) isTakenBack(s span) bool {
	at := t.skipArticles(s.i)
	for at > 0 && indefinite[t.words[at-1].fold] && !t.breaks(at-1) {
		at--
	}
	n, ok := t.takesBack(at)
	if !ok {
		return false
	}
	t.use(at-n, at)
	if s.j < len(t.words) && limits[t.words[s.j].fold] {
		t.use(s.j, s.j+1) // "the teak deck filter"
	}
	for _, e := range s.effects {
		if e.Field == "feature" {
			t.withdrawn.Features = append(t.withdrawn.Features, e.Value)
		}
		if g, ok := demands[e.Field]; ok && !e.Weak {
			t.withdrawn.Take(g)
		}
	}
	return true
}

var indifferent = set("whatever|ok|okay|fine|is ok|is okay|is fine|acceptable|welcome|possible|no problem|considered|would be ok|would be fine|doesn t matter|does not matter|don t matter|do not matter|auch ok|geht auch|ginge auch|tut es auch|tun es auch|reicht auch|will do too|would do too|works too|also works|convient aussi|ca va aussi|egal|kein problem|possible aussi|accepte|acceptee|acceptes|acceptees|stort nicht|storen nicht|stort mich nicht|storen mich nicht|stort uns nicht|ne derange pas|ne me derange pas|ne gene pas|or not|allowed|not a problem|not an issue|are ok|are okay|are fine|are welcome|are acceptable|is acceptable|is welcome|are no problem|is no problem|are possible|is possible|sind ok|sind okay|ist ok|ist okay|sind in ordnung|ist in ordnung|sont acceptes|est accepte|would be okay|would be acceptable")

// accepting are the words before it.
var accepting = set("ok with|okay with|fine with|happy with|cool with|open to|can live with|could live with|no objection to|no objections to|no problem with|wouldn t mind|would not mind|won t mind|don t mind|do not mind|doesn t mind|" +
	"would accept|will accept|accept|would consider|will consider|wouldn t rule out|not averse to|not put off by|not afraid of|not scared of|not bothered by|kein problem mit|nichts gegen|habe nichts gegen|haben nichts gegen|akzeptiere|" +
	"pas contre|d accord avec|d accord pour|j accepte|ouvert a|pas de souci avec")

// acceptable are the fields of what a buyer may put up with.
var acceptable = set("feature|grade|engine_type|fuel|keel|hull|tax")

// accepts reports whether a phrase is only put up with, "happy with teak decks", and where the words begin that say so.
func (t *turn) accepts(s span) (from int, ok bool) {
	if !acceptable[s.effects[0].Field] {
		return s.i, false
	}
	at := s.i
	for at > 0 && (indefinite[t.words[at-1].fold] || t.words[at-1].fold == "some" || t.words[at-1].fold == "bit" || t.words[at-1].fold == "of") && !t.breaks(at-1) {
		at--
	}
	if at == 0 || !acceptings[t.words[at-1].fold] {
		return at, false
	}
	n, ok := t.before(at, accepting, longestAccepting)
	return at - n, ok
}

var acceptings = lastsOf(accepting)

const longestAccepting = 4

// copulas come before an adverb, and stressing ones before what is tolerated: "is perfectly fine".
var (
	copulas   = set("is|are|be|was|ist|sind|ware|est|sont")
	stressing = set("doch|auch|schon|durchaus|also|actually|perfectly|totally|absolutely|quite|completely|aussi|tout")
)

// unneeded are the words behind what boats need no longer have.
var unneeded = set("not needed|isn t needed|is not needed|not required|not necessary|not essential|isn t necessary|is not necessary|no longer needed|not a must|nicht notig|nicht notwendig|nicht erforderlich|ist nicht notig|pas necessaire|n est pas necessaire|pas obligatoire")

// needed are the words behind what no boat has to have.
var needed = set("needed|required|necessary|essential|notig|erforderlich|notwendig|necessaire|requis|requise")

// tolerated is what is welcome besides what is asked for.
type tolerated struct {
	effects []lexicon.Effect
	end     int // the word behind the last phrase that may still be one of it
}

// needsNone takes what no boat needs to have off what was asked for.
func (t *turn) needsNone(s span) {
	for _, e := range s.effects {
		t.withdrawn.Features = append(t.withdrawn.Features, e.Value)
	}
}

// isIndifferent is true for what may be but need not: "ex charter ok".
func (t *turn) isIndifferent(k int) bool {
	s := t.spans[k]
	if s.j <= t.tolerated.end {
		t.tolerated.effects = append(t.tolerated.effects, s.effects...)
		return true
	}
	if n, ok := t.accepts(s); ok {
		t.use(n, s.i)
		t.tolerated = tolerated{append(t.tolerated.effects, s.effects...), t.spans[t.endOfChoice(k)].j}
		return true
	}
	k = t.endOfChoice(k)
	j := t.spans[k].j
	switch {
	case k+1 < len(t.spans) && t.spans[k+1].i == j && !t.breaks(j-1) && s.effects[0].Field == "feature":
		j = t.spans[k+1].j // "ex-charter catamarans are ok" says so of the charter only
	case j < len(t.words) && boatWords[t.words[j].fold] && !t.breaks(j-1):
		j++
	}
	if n, ok := t.after(j, unneeded, 4); ok && t.free(j, j+n) {
		t.use(j, j+n)
		t.needsNone(s)
		return true
	}
	if j < len(t.words) && needed[t.words[j].fold] && t.negatedAt(s.i) && !t.breaks(j-1) {
		t.use(j, j+1) // "no watermaker needed"
		t.needsNone(s)
		return true
	}
	n, ok := t.after(j, indifferent, 4)
	if !ok && j+2 < len(t.words) && stressing[t.words[j+1].fold] && copulas[t.words[j].fold] {
		n, ok = t.after(j+2, indifferent, 2)
		n += 2 // "ist doch ok"
	}
	if !ok || j < len(t.words) && t.words[j].used {
		return false
	}
	t.use(j, j+n)
	t.tolerated = tolerated{append(t.tolerated.effects, s.effects...), j}
	return true
}

// endOfChoice is the last of the features of a choice that phrase k begins: "tiller or wheel".
func (t *turn) endOfChoice(k int) int {
	for ; k+1 < len(t.spans) && t.spans[k+1].effects[0].Field == "feature" && t.spans[k].effects[0].Field == "feature"; k++ {
		if t.joint(t.spans[k].j, t.spans[k+1].i) != "or" {
			break
		}
	}
	return k
}
