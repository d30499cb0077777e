package wish

import (
	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/geo"
)

// withdrawal is what a turn takes back of what stood before it.
type withdrawal struct {
	everything bool
	groups     map[group]bool
	features   []string // that are wanted, or refused, no longer
	places     []geo.Mention
	makes      []string
}

// take takes back a whole group of demands.
func (w *withdrawal) take(g group) {
	if w.groups == nil {
		w.groups = map[group]bool{}
	}
	w.groups[g] = true
}

// holds reports whether a group of demands is taken back, by itself or with everything.
func (w *withdrawal) holds(g group) bool { return w.everything || w.groups[g] }

// from is a query without what is taken back. A currency stands without its price where the turn names another price: "lift the
// price cap to 200k".
func (w *withdrawal) from(q catalog.Query, repriced bool) catalog.Query {
	if w.everything {
		q = catalog.Query{}
	}
	money := q.Currency
	for g := range w.groups {
		clear(&q, g)
	}
	if repriced {
		q.Currency = money
	}
	for _, m := range w.places {
		leave(&q, m)
	}
	for _, name := range w.makes {
		leaveMake(&q, name)
	}
	q.Features, q.Exclude = without(q.Features, w.features), without(q.Exclude, w.features)
	return q
}

// clear takes a group of demands back.
func clear(q *catalog.Query, g group) {
	switch g {
	case groupPrice:
		q.PriceMin, q.PriceMax, q.Currency = nil, nil, ""
	case groupLength:
		q.LengthMin, q.LengthMax = 0, 0
	case groupYear:
		q.YearMin, q.YearMax, q.AgeMin, q.AgeMax = 0, 0, 0, 0
	case groupPlace:
		clearPlace(q)
	case groupMake:
		q.Make, q.MakesAny, q.ModelContains, q.ModelsAny, q.ExcludeMakes, q.ExcludeModels = "", nil, "", nil, nil, nil
	case groupModel:
		q.ModelContains, q.ModelsAny, q.ExcludeModels = "", nil, nil
	case groupType:
		q.Type, q.TypesAny, q.Category, q.ExcludeTypes = "", nil, nil, nil
	case groupKeel:
		q.Keel, q.ExcludeKeel = nil, nil
	case groupRig:
		q.Rig, q.ExcludeRig = nil, nil
	case groupHull:
		q.HullMaterial, q.ExcludeHullMaterial = nil, nil
	case groupCabins:
		q.CabinsMin, q.CabinsMax = 0, 0
	case groupBerths:
		q.BerthsMin, q.BerthsMax = 0, 0
	case groupDraft:
		q.DraftMin, q.DraftMax = 0, 0
	case groupEngine:
		q.Fuel, q.EngineType, q.EngineHoursMax, q.EnginePowerMin, q.EnginesMin, q.EnginesMax = "", "", 0, 0, 0, 0
	case groupFeatures:
		q.Features, q.Exclude = nil, nil
	case groupCondition:
		q.NewUsed, q.ConditionGrade = "", ""
	case groupTax:
		q.Tax = ""
	case groupSort:
		q.Sort = ""
	case groupDisplacement:
		q.DisplacementMin, q.DisplacementMax = 0, 0
	case groupUse:
		q.Use = ""
	}
}
