package wish

import (
	"slices"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/catalog/wish/demand"
	"github.com/fairlead/fairlead/internal/catalog/wish/lexicon"
	"github.com/fairlead/fairlead/internal/catalog/wish/meaning"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
	"github.com/fairlead/fairlead/internal/catalog/wish/stance"
)

// applySpans makes of the phrases what they ask for, or what they refuse.
func (t *turn) applySpans() {
	stances := stance.New(t.Sentence, t.boats, &t.withdrawn)
	for k, s := range t.Spans {
		switch stances.Of(k) {
		case stance.Asked:
			t.applySpan(s, false)
		case stance.Refused:
			t.applySpan(s, true)
			t.excludeSkipped(k)
		}
	}
	t.welcome = stances.Welcome
	if q := &t.query; t.hints.aggregate != "" && !slices.Contains(q.Aggregate, catalog.AggregateMeanPrice) {
		q.Aggregate = demand.With(q.Aggregate, t.hints.aggregate)
	}
	if slices.Contains(t.query.Aggregate, catalog.AggregateByCountry) { // which counts already
		t.query.Aggregate = demand.Without(t.query.Aggregate, []string{catalog.AggregateCount})
	}
	t.settleType()
}

// applySpan makes of one phrase what it asks for, or what it refuses.
func (t *turn) applySpan(s sentence.Span, negated bool) {
	for _, e := range s.Effects {
		if t.passesOver(s, e, negated) {
			continue
		}
		if e.Field == "sort" {
			if listed, ok := ofListing[e.Value]; ok && !e.Weak && t.ofAdverts(s.J) {
				e.Value = listed
			}
			e.Value = t.directed(e.Value, s.J)
		}
		if !negated {
			t.note(s, e)
		}
		t.apply(e, negated)
		if e.Field == "sort" {
			if !e.Weak && !negated {
				t.tellOrder(s, catalog.Sort(e.Value))
			}
			t.byField = t.byField || ordering[t.Fold(s.I)]
		}
		t.tellUnmet(s, e, negated)
	}
}

// passesOver reports whether nothing is made of one thing that a phrase asks for or refuses, and has it told back where no search knows it.
func (t *turn) passesOver(s sentence.Span, e lexicon.Effect, negated bool) bool {
	switch {
	case negated && e.Field == "type": // "no center consoles" refuses no other motorboat
		return slices.ContainsFunc(s.Effects, func(o lexicon.Effect) bool { return o.Field == "category" })
	case e.Field == "within" && t.ofPriceCut(s.I), e.Field == "hull" && negated && narrower[t.Fold(s.I)]:
		t.TellBack(s.I, s.J)
		return true
	case e.Field == "fuel" && !negated:
		return t.otherFuel(s, e.Value)
	}
	return false
}

// tellUnmet has a phrase told back of which a search meets only a part, or nothing.
func (t *turn) tellUnmet(s sentence.Span, e lexicon.Effect, negated bool) {
	switch {
	case e.Field == "unmet" && len(s.Effects) > 1: // its rest is understood
		t.TellBack(s.I, s.I+1)
	case e.Field == "hidden" && !negated, e.Field == "unmet", e.Field == "icw" && t.query.AirDraft == 0:
		t.TellBack(s.I, s.J)
	case negated && (unrefusable[e.Field] || e.Field == "grade" && e.Value != "project"):
		t.TellBack(s.I, s.J)
	}
}

// excludeSkipped leaves out what phrase k, which is refused, would only lead to: the "inboard" of "no inboard".
func (t *turn) excludeSkipped(k int) {
	s := t.Spans[k]
	if k+1 < len(t.Spans) && t.Spans[k+1].I == s.J && !t.Breaks(s.J-1) {
		return
	}
	for _, e := range s.Effects {
		if e.Field == "skip" && e.Value != "" {
			t.query.Exclude = demand.With(t.query.Exclude, e.Value)
		}
	}
}

// narrower are words for a hull of some kind of a material: who wants no clinker may want other wood.
var narrower = sentence.Set("clinker|carvel|plywood|mahogany|mahagoni|acajou")

// unrefusable are the fields of which no search can leave one value out.
var unrefusable = sentence.Set("category|use|engine|text|tax")

// hints are what weak words ask for, which holds where nothing else says otherwise.
type hints struct {
	kind      string // a type of boat
	aggregate string
}

// ordering are the words that begin an order by a field, whose direction may follow.
var ordering = sentence.Set("by|sort|sorted|order|ordered|nach|par|sortieren|sortiert|trier")

// otherFuel reports whether a phrase names a fuel that will do as well as the one before it. Petrol or diesel is nearly any; of others
// a search asks for one, and the second is told back.
func (t *turn) otherFuel(s sentence.Span, fuel string) bool {
	q := &t.query
	if q.Fuel == "" || q.Fuel == fuel || s.I == 0 || sentence.Joins(t.Fold(s.I-1)) != "or" {
		return false
	}
	if (q.Fuel == "petrol" || q.Fuel == "diesel") && (fuel == "petrol" || fuel == "diesel") {
		q.Fuel = ""
		return true
	}
	t.TellBack(s.I, s.J)
	return true
}

// ofListing are the orders of adverts that are called as those of boats are.
var ofListing = map[string]string{string(catalog.YearDesc): string(catalog.ListedDesc), string(catalog.YearAsc): string(catalog.ListedAsc)}

// ofAdverts reports whether an order in front of word j is one of adverts rather than of boats: "most recent catamaran listings".
func (t *turn) ofAdverts(j int) bool {
	for k := j; k < min(j+3, len(t.Words)) && !t.Breaks(k-1); k++ {
		if meaning.IsAdvert(t.Fold(k)) {
			return true
		}
	}
	return false
}
