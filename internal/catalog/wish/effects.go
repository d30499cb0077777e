package wish

import (
	"slices"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/catalog/wish/demand"
	"github.com/fairlead/fairlead/internal/catalog/wish/lexicon"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
	"github.com/fairlead/fairlead/internal/catalog/wish/stance"
)

// applySpans makes of the phrases what they ask for, or what they refuse.
func (t *turn) applySpans() {
	stances := stance.New(t.Sentence, t.boats, &t.withdrawn)
	for k, s := range t.Spans {
		how := stances.Of(k)
		if how == stance.Passed {
			continue
		}
		negated := how == stance.Refused
		for _, e := range s.Effects {
			if negated && e.Field == "type" && slices.ContainsFunc(s.Effects, func(o lexicon.Effect) bool { return o.Field == "category" }) {
				continue // "no center consoles" refuses no other motorboat
			}
			if e.Field == "sort" && e.Value == string(catalog.YearDesc) && !e.Weak && t.ofAdverts(s.J) {
				e.Value = string(catalog.ListedDesc)
			}
			if e.Field == "sort" {
				e.Value = t.directed(e.Value, s.J)
			}
			if e.Field == "within" && t.ofPriceCut(s.I) {
				t.TellBack(s.I, s.J)
				continue
			}
			if e.Field == "fuel" && !negated && t.otherFuel(s, e.Value) {
				continue
			}
			if negated && e.Field == "hull" && narrower[t.Fold(s.I)] {
				t.TellBack(s.I, s.J)
				continue
			}
			if !negated {
				t.note(s, e)
			}
			t.apply(e, negated)
			if e.Field == "sort" && !e.Weak && !negated {
				t.tellOrder(s, catalog.Sort(e.Value))
			}
			t.byField = t.byField || e.Field == "sort" && ordering[t.Fold(s.I)]
			switch {
			case e.Field == "unmet" && len(s.Effects) > 1: // its rest is understood
				t.TellBack(s.I, s.I+1)
			case e.Field == "hidden" && !negated, e.Field == "unmet", e.Field == "icw" && t.query.AirDraft == 0:
				t.TellBack(s.I, s.J)
			}
			if negated && (unrefusable[e.Field] || e.Field == "grade" && e.Value != "project") {
				t.TellBack(s.I, s.J)
			}
			if negated && e.Field == "skip" && e.Value != "" && (k+1 == len(t.Spans) || t.Spans[k+1].I != s.J || t.Breaks(s.J-1)) {
				t.query.Exclude = demand.With(t.query.Exclude, e.Value)
			}
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

// ofAdverts reports whether an order in front of word j is one of adverts rather than of boats: "most recent catamaran listings".
func (t *turn) ofAdverts(j int) bool {
	for k := j; k < min(j+3, len(t.Words)) && !t.Breaks(k-1); k++ {
		if advertised[t.Fold(k)] {
			return true
		}
	}
	return false
}

func (t *turn) apply(e lexicon.Effect, negated bool) {
	q := &t.query
	switch e.Field {
	case "type", "types":
		t.applyType(e, negated)
	case "category":
		if !negated {
			q.Category = demand.With(q.Category, e.Value)
		}
	case "use":
		if !negated {
			q.Use = e.Value
		}
	case "hull":
		choose(negated, &q.HullMaterial, &q.ExcludeHullMaterial, e.Value)
	case "rig":
		choose(negated, &q.Rig, &q.ExcludeRig, e.Value)
	case "keel":
		choose(negated, &q.Keel, &q.ExcludeKeel, e.Value)
	case "feature":
		choose(negated, &q.Features, &q.Exclude, e.Value)
	case "hidden", "shown": // nobody asks for a price that is not told
		if negated == (e.Field == "hidden") {
			q.Exclude = demand.With(q.Exclude, e.Value)
		}
	case "grade":
		t.applyGrade(e.Value, negated)
	case "fuel":
		one := []string{}
		if choose(negated, &one, &q.ExcludeFuel, e.Value); !negated {
			q.Fuel = e.Value
		}
	case "status":
		switch {
		case !negated:
			q.Status = e.Value
		case e.Value != string(catalog.Sold): // sold boats are left out anyway
			q.Status = string(catalog.Active)
		}
	default:
		if !negated || e.Field == "new_used" || e.Field == "engine_type" || e.Field == "engines" {
			t.applyWord(e, negated)
		}
	}
}

// applyWord sets what takes one value.
func (t *turn) applyWord(e lexicon.Effect, negated bool) {
	q := &t.query
	switch e.Field {
	case "engine_type":
		one := []string{}
		if choose(negated, &one, &q.Exclude, e.Value); !negated {
			q.EngineType = e.Value
		}
	case "engines":
		if (e.Value == "1") != negated {
			q.EnginesMax = 1
		} else {
			q.EnginesMin = 2
		}
		if q.EnginesMin > q.EnginesMax && q.EnginesMax > 0 && t.OffersChoice() {
			q.EnginesMin, q.EnginesMax = 0, 0 // "single or twin engines"
		}
	case "new_used":
		other := map[string]string{"used": "new", "new": "used"}[e.Value]
		switch {
		case e.Value == demo && negated, q.NewUsed == "new" && e.Value == demo: // new boats are demonstrated, too
		case q.NewUsed == demo && e.Value == "used", q.NewUsed == "used" && e.Value == demo:
			q.NewUsed = ""
		case negated:
			q.NewUsed = other
		case q.NewUsed == other && other != "":
			q.NewUsed = "" // "new and used"
		default:
			q.NewUsed = e.Value
		}
	case "tax":
		q.Tax = e.Value
	case "icw":
		if height, err := strconv.ParseFloat(e.Value, 64); err == nil && q.AirDraft == 0 {
			q.AirDraft = height
		}
	case "sort":
		t.applySort(e)
	case "years":
		if t.speaksOfPrices() || len(q.Compare) > 0 || slices.Contains(q.Aggregate, catalog.AggregateByYear) {
			q.Aggregate = demand.With(q.Aggregate, catalog.AggregateByYear)
		} else {
			q.Sort = catalog.YearDesc
		}
	case "within":
		q.ListedWithin, _ = strconv.Atoi(e.Value)
	case "aggregate":
		if e.Weak {
			t.hints.aggregate = e.Value
			return
		}
		q.Aggregate = demand.With(q.Aggregate, e.Value)
	case "text", "engine":
		if slices.Contains(strings.Fields(q.Text), e.Value) {
			return
		}
		q.Text = strings.TrimSpace(q.Text + " " + strings.ReplaceAll(e.Value, "_", " "))
	}
}

// demo is a boat that was shown to buyers and is sold as good as new.
const demo = "demo"

func (t *turn) applyGrade(grade string, negated bool) {
	switch {
	case negated && grade == "project":
		t.query.Exclude = demand.With(t.query.Exclude, grade)
	case !negated:
		t.query.ConditionGrade = grade
	}
}

func choose(negated bool, yes, no *[]string, value string) {
	if negated {
		yes = no
	}
	*yes = demand.With(*yes, value)
}
