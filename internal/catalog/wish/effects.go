package wish

import (
	"slices"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/catalog/wish/demand"
	"github.com/fairlead/fairlead/internal/catalog/wish/lexicon"
	"github.com/fairlead/fairlead/internal/catalog/wish/meaning"
)

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
		if !negated || e.Field == "new_used" || e.Field == "engine_type" || e.Field == "engines" || e.Field == "within" {
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
		if !t.prices() && meaning.NamesPrices(t.Sentence) || len(q.Compare) > 0 || slices.Contains(q.Aggregate, catalog.AggregateByYear) {
			q.Aggregate = demand.With(q.Aggregate, catalog.AggregateByYear)
		} else {
			q.Sort = catalog.YearDesc
		}
	case "within":
		days, _ := strconv.Atoi(e.Value)
		if negated {
			q.ListedMin = days
			return
		}
		q.ListedWithin = days
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
