package stance

import (
	"github.com/fairlead/fairlead/internal/catalog/wish/boat"
	"github.com/fairlead/fairlead/internal/catalog/wish/command"
	"github.com/fairlead/fairlead/internal/catalog/wish/demand"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
)

// demands are the groups of what phrases ask for.
var demands = map[string]demand.Group{
	"type": demand.Type, "types": demand.Type, "category": demand.Type, "hull": demand.Hull, "rig": demand.Rig, "keel": demand.Keel, "fuel": demand.Fuel,
	"engine_type": demand.Engine, "engines": demand.Engine, "grade": demand.Condition, "new_used": demand.Condition, "tax": demand.Tax, "sort": demand.Sort, "use": demand.Use,
}

// isTakenBack is true for what is asked for no longer: "forget the bow thruster".
func (r *Reader) isTakenBack(s sentence.Span) bool {
	at := r.SkipArticles(s.I)
	for sentence.IsIndefinite(r.Fold(at-1)) && !r.Breaks(at-1) {
		at--
	}
	n, ok := r.TakesBack(at)
	if !ok {
		return false
	}
	r.Use(at-n, at)
	if command.IsLimit(r.Fold(s.J)) {
		r.Use(s.J, s.J+1) // "the teak deck filter"
	}
	for _, e := range s.Effects {
		if e.Field == "feature" {
			r.withdrawn.Features = append(r.withdrawn.Features, e.Value)
		}
		if g, ok := demands[e.Field]; ok && !e.Weak {
			r.withdrawn.Take(g)
		}
	}
	return true
}

// indifferent are the words behind what may be but need not.
var indifferent = sentence.Set("whatever|ok|okay|fine|is ok|is okay|is fine|acceptable|welcome|possible|no problem|considered|would be ok|would be fine|doesn t matter|does not matter|don t matter|do not matter|auch ok|geht auch|ginge auch|tut es auch|tun es auch|reicht auch|will do too|would do too|works too|also works|convient aussi|ca va aussi|egal|kein problem|possible aussi|accepte|acceptee|acceptes|acceptees|stort nicht|storen nicht|stort mich nicht|storen mich nicht|stort uns nicht|ne derange pas|ne me derange pas|ne gene pas|or not|allowed|not a problem|not an issue|are ok|are okay|are fine|are welcome|are acceptable|is acceptable|is welcome|are no problem|is no problem|are possible|is possible|sind ok|sind okay|ist ok|ist okay|sind in ordnung|ist in ordnung|sont acceptes|est accepte|would be okay|would be acceptable|would also be ok|would also be okay|would also be fine|would also work|ware auch ok|ware auch okay|waren auch ok|waren auch okay")

// accepting are the words before what is only put up with.
var accepting = sentence.Set("ok with|okay with|fine with|happy with|cool with|open to|can live with|could live with|no objection to|no objections to|no problem with|wouldn t mind|would not mind|won t mind|don t mind|do not mind|doesn t mind|" +
	"would accept|will accept|accept|would consider|will consider|d consider|d also consider|could consider|could also consider|would also consider|wouldn t rule out|not averse to|not put off by|not afraid of|not scared of|not bothered by|kein problem mit|nichts gegen|habe nichts gegen|haben nichts gegen|akzeptiere|" +
	"pas contre|d accord avec|d accord pour|j accepte|ouvert a|pas de souci avec")

// acceptable are the fields of what a buyer may put up with.
var acceptable = sentence.Set("feature|grade|engine_type|fuel|keel|hull|tax")

// accepts reports whether a phrase is only put up with, "happy with teak decks", and where the words begin that say so.
func (r *Reader) accepts(s sentence.Span) (from int, ok bool) {
	if !acceptable[s.Effects[0].Field] {
		return s.I, false
	}
	return Accepted(r.Sentence, s.I)
}

// Accepted reports whether what begins with word i is only put up with by the words before it, "happy with teak decks", and where they begin.
func Accepted(s *sentence.Sentence, i int) (from int, ok bool) {
	for (sentence.IsIndefinite(s.Fold(i-1)) || s.Fold(i-1) == "some" || s.Fold(i-1) == "bit" || s.Fold(i-1) == "of") && !s.Breaks(i-1) {
		i--
	}
	if i == 0 || !acceptings[s.Fold(i-1)] {
		return i, false
	}
	n, ok := s.Before(i, accepting, longestAccepting)
	return i - n, ok
}

// acceptings are the words that accepting ends with.
var acceptings = sentence.LastsOf(accepting)

// longestAccepting is how many words such phrases have.
const longestAccepting = 4

// copulas come before an adverb, and stressing ones before what is tolerated: "is perfectly fine".
var (
	copulas   = sentence.Set("is|are|be|was|ist|sind|ware|est|sont")
	stressing = sentence.Set("doch|auch|schon|durchaus|also|actually|perfectly|totally|absolutely|quite|completely|aussi|tout")
)

// unneeded are the words behind what boats need no longer have.
var unneeded = sentence.Set("not needed|isn t needed|is not needed|not required|not necessary|not essential|isn t necessary|is not necessary|no longer needed|not a must|nicht notig|nicht notwendig|nicht erforderlich|ist nicht notig|pas necessaire|n est pas necessaire|pas obligatoire")

// needed are the words behind what no boat has to have.
var needed = sentence.Set("needed|required|necessary|essential|notig|erforderlich|notwendig|necessaire|requis|requise")

// needsNone takes what no boat needs to have off what was asked for.
func (r *Reader) needsNone(s sentence.Span) {
	for _, e := range s.Effects {
		r.withdrawn.Features = append(r.withdrawn.Features, e.Value)
	}
}

// isIndifferent is true for what may be but need not: "ex charter ok".
func (r *Reader) isIndifferent(k int) bool {
	s := r.Spans[k]
	if s.J <= r.upTo {
		r.Welcome = append(r.Welcome, s.Effects...)
		return true
	}
	if n, ok := r.accepts(s); ok {
		r.Use(n, s.I)
		r.Welcome, r.upTo = append(r.Welcome, s.Effects...), r.Spans[r.endOfChoice(k)].J
		return true
	}
	k = r.endOfChoice(k)
	j := r.Spans[k].J
	switch {
	case k+1 < len(r.Spans) && r.Spans[k+1].I == j && !r.Breaks(j-1) && s.Effects[0].Field == "feature":
		j = r.Spans[k+1].J // "ex-charter catamarans are ok" says so of the charter only
	case boat.IsBoat(r.Fold(j)) && !r.Breaks(j-1):
		j++
	}
	if n, ok := r.After(j, unneeded, 4); ok && r.Free(j, j+n) {
		r.Use(j, j+n)
		r.needsNone(s)
		return true
	}
	if needed[r.Fold(j)] && r.NegatedAt(s.I) && !r.Breaks(j-1) {
		r.Use(j, j+1) // "no watermaker needed"
		r.needsNone(s)
		return true
	}
	n, ok := Tolerated(r.Sentence, j)
	if !ok || j < len(r.Words) && r.Words[j].Used {
		return false
	}
	r.Use(j, j+n)
	r.Welcome, r.upTo = append(r.Welcome, s.Effects...), j
	return true
}

// Tolerated is how many words from word j on say that what ends there may be but need not: "is ok after all".
func Tolerated(s *sentence.Sentence, j int) (words int, ok bool) {
	n, ok := s.After(j, indifferent, 4)
	if !ok && j+2 < len(s.Words) && stressing[s.Fold(j+1)] && copulas[s.Fold(j)] {
		n, ok = s.After(j+2, indifferent, 2)
		n += 2 // "ist doch ok"
	}
	if ok && s.Fold(j+n) == "after" && s.Fold(j+n+1) == "all" {
		n += 2
	}
	return n, ok
}

// endOfChoice is the last of the features of a choice that phrase k begins: "tiller or wheel".
func (r *Reader) endOfChoice(k int) int {
	for ; k+1 < len(r.Spans) && r.Spans[k+1].Effects[0].Field == "feature" && r.Spans[k].Effects[0].Field == "feature"; k++ {
		if r.Joint(r.Spans[k].J, r.Spans[k+1].I) != "or" {
			break
		}
	}
	return k
}
