package wish

import (
	"slices"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
)

// applySpans makes of the phrases what they ask for, or what they refuse.
func (t *turn) applySpans() {
	negated := false
	for k, s := range t.spans {
		negated = t.isNegated(k, negated)
		if t.isIndifferent(k) || t.isTakenBack(s) || t.endsOrder(k) {
			continue
		}
		for _, e := range s.effects {
			if negated && e.field == "type" && slices.ContainsFunc(s.effects, func(o effect) bool { return o.field == "category" }) {
				continue // "no center consoles" refuses no other motorboat
			}
			if e.field == "sort" && e.value == string(catalog.YearDesc) && !e.weak && t.ofAdverts(s.j) {
				e.value = string(catalog.ListedDesc)
			}
			if e.field == "sort" {
				e.value = t.directed(e.value, s.j)
			}
			if e.field == "within" && t.ofPriceCut(s.i) {
				t.cannotRefuse(s.i, s.j)
				continue
			}
			if e.field == "fuel" && !negated && t.otherFuel(s, e.value) {
				continue
			}
			if !negated {
				t.note(s, e)
			}
			t.apply(e, negated)
			t.byField = t.byField || e.field == "sort" && ordering[t.words[s.i].fold]
			switch {
			case e.field == "unmet" && len(s.effects) > 1: // its rest is understood
				t.cannotRefuse(s.i, s.i+1)
			case e.field == "unmet", e.field == "icw" && t.query.AirDraft == 0:
				t.cannotRefuse(s.i, s.j)
			}
			if negated && (unrefusable[e.field] || e.field == "grade" && e.value != "project") {
				t.cannotRefuse(s.i, s.j)
			}
			if negated && e.field == "skip" && e.value != "" && (k+1 == len(t.spans) || t.spans[k+1].i != s.j || t.breaks(s.j-1)) {
				t.query.Exclude = with(t.query.Exclude, e.value)
			}
		}
	}
	if q := &t.query; t.hints.aggregate != "" && !slices.Contains(q.Aggregate, catalog.AggregateMeanPrice) {
		q.Aggregate = with(q.Aggregate, t.hints.aggregate)
	}
	if slices.Contains(t.query.Aggregate, catalog.AggregateByCountry) { // which counts already
		t.query.Aggregate = without(t.query.Aggregate, []string{catalog.AggregateCount})
	}
	t.settleType()
}

// unrefusable are the fields of which no search can leave one value out.
var unrefusable = set("category|use|engine|text|tax")

// hints are what weak words ask for, which holds where nothing else says otherwise.
type hints struct {
	kind      string // a type of boat
	aggregate string
}

// ordering are the words that begin an order by a field, whose direction may follow.
var ordering = set("by|sort|sorted|order|ordered|nach|par|sortieren|sortiert|trier")

// otherFuel reports whether a phrase names a fuel that will do as well as the one before it. Petrol or diesel is nearly any; of others
// a search asks for one, and the second is told back.
func (t *turn) otherFuel(s span, fuel string) bool {
	q := &t.query
	if q.Fuel == "" || q.Fuel == fuel || s.i == 0 || joining[t.words[s.i-1].fold] != "or" {
		return false
	}
	if (q.Fuel == "petrol" || q.Fuel == "diesel") && (fuel == "petrol" || fuel == "diesel") {
		q.Fuel = ""
		return true
	}
	t.cannotRefuse(s.i, s.j)
	return true
}

// ofAdverts reports whether an order in front of word j is one of adverts rather than of boats: "most recent catamaran listings".
func (t *turn) ofAdverts(j int) bool {
	for k := j; k < min(j+3, len(t.words)) && !t.breaks(k-1); k++ {
		if advertised[t.words[k].fold] {
			return true
		}
	}
	return false
}

func (t *turn) apply(e effect, negated bool) {
	q := &t.query
	switch e.field {
	case "type", "types":
		t.applyType(e, negated)
	case "category":
		if !negated {
			q.Category = with(q.Category, e.value)
		}
	case "use":
		if !negated {
			q.Use = e.value
		}
	case "hull":
		choose(negated, &q.HullMaterial, &q.ExcludeHullMaterial, e.value)
	case "rig":
		choose(negated, &q.Rig, &q.ExcludeRig, e.value)
	case "keel":
		choose(negated, &q.Keel, &q.ExcludeKeel, e.value)
	case "feature":
		choose(negated, &q.Features, &q.Exclude, e.value)
	case "grade":
		t.applyGrade(e.value, negated)
	case "fuel":
		one := []string{}
		if choose(negated, &one, &q.ExcludeFuel, e.value); !negated {
			q.Fuel = e.value
		}
	case "status":
		switch {
		case !negated:
			q.Status = e.value
		case e.value != string(catalog.Sold): // sold boats are left out anyway
			q.Status = string(catalog.Active)
		}
	default:
		if !negated || e.field == "new_used" || e.field == "engine_type" || e.field == "engines" {
			t.applyWord(e, negated)
		}
	}
}

// applyWord sets what takes one value.
func (t *turn) applyWord(e effect, negated bool) {
	q := &t.query
	switch e.field {
	case "engine_type":
		one := []string{}
		if choose(negated, &one, &q.Exclude, e.value); !negated {
			q.EngineType = e.value
		}
	case "engines":
		if (e.value == "1") != negated {
			q.EnginesMax = 1
		} else {
			q.EnginesMin = 2
		}
	case "new_used":
		q.NewUsed = e.value
		if negated {
			q.NewUsed = map[string]string{"used": "new", "new": "used"}[e.value]
		}
	case "tax":
		q.Tax = e.value
	case "icw":
		if height, err := strconv.ParseFloat(e.value, 64); err == nil && q.AirDraft == 0 {
			q.AirDraft = height
		}
	case "sort":
		t.applySort(e)
	case "years":
		if t.speaksOfPrices() || len(q.Compare) > 0 || slices.Contains(q.Aggregate, catalog.AggregateByYear) {
			q.Aggregate = with(q.Aggregate, catalog.AggregateByYear)
		} else {
			q.Sort = catalog.YearDesc
		}
	case "within":
		q.ListedWithin, _ = strconv.Atoi(e.value)
	case "aggregate":
		if e.weak {
			t.hints.aggregate = e.value
			return
		}
		q.Aggregate = with(q.Aggregate, e.value)
	case "text", "engine":
		q.Text = strings.TrimSpace(q.Text + " " + strings.ReplaceAll(e.value, "_", " "))
	}
}

// applySort orders the boats. The two ends of the prices are no order: "cheapest and dearest".
func (t *turn) applySort(e effect) {
	q := &t.query
	ends := [2]catalog.Sort{q.Sort, catalog.Sort(e.value)}
	switch {
	case e.weak && (t.boundsOrder(e.value) || len(q.Compare) > 0):
	case t.byField:
		q.Sort, t.byField = ends[1], false // "sort by price, dearest first"
	case ends == [2]catalog.Sort{catalog.PriceAsc, catalog.PriceDesc} || ends == [2]catalog.Sort{catalog.PriceDesc, catalog.PriceAsc}:
		q.Sort, q.Aggregate = "", with(q.Aggregate, catalog.AggregatePriceRange)
	default:
		q.Sort = ends[1]
	}
}

var pricesOf = set("price|prices|preis|preise|prix|cost|costs|value|values|asking")

// speaksOfPrices reports whether the turn names prices without bounding them: "how have prices changed by year".
func (t *turn) speaksOfPrices() bool {
	return t.query.PriceMin == nil && t.query.PriceMax == nil && slices.ContainsFunc(t.words, func(w word) bool { return pricesOf[w.fold] })
}

// boundsOrder reports whether the turn bounds what an order is by: "a bit bigger, 42 to 46 ft".
func (t *turn) boundsOrder(order string) bool {
	q := t.query
	switch field, _, _ := strings.Cut(order, "_"); field {
	case "price":
		return q.PriceMin != nil || q.PriceMax != nil
	case "year":
		return q.YearMin+q.YearMax+q.AgeMin+q.AgeMax > 0
	case "length":
		return q.LengthMin+q.LengthMax > 0
	}
	return false
}

func (t *turn) applyGrade(grade string, negated bool) {
	switch {
	case negated && grade == "project":
		t.query.Exclude = with(t.query.Exclude, grade)
	case !negated:
		t.query.ConditionGrade = grade
	}
}

func choose(negated bool, yes, no *[]string, value string) {
	if negated {
		yes = no
	}
	*yes = with(*yes, value)
}

// with adds a value to a list that does not hold it.
func with(list []string, value string) []string {
	if slices.Contains(list, value) {
		return list
	}
	return append(slices.Clone(list), value)
}
