package demand

import (
	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/geo"
)

// Group is a part of a query that a turn can take back as a whole.
type Group int

// The groups.
const (
	Price Group = iota
	Length
	Year
	Place
	Make
	Model
	Type
	Keel
	Rig
	Hull
	Cabins
	Berths
	Draft
	Engine
	Features
	Condition
	Tax
	Sort
	Use
	Displacement
	Fuel
)

// Withdrawal is what a turn takes back of what stood before it.
type Withdrawal struct {
	Everything bool
	Features   []string // that are wanted, or refused, no longer
	Places     []geo.Mention
	Makes      []string
	Lifted     []string // builders, and areas by what they are called in a query, that are refused no longer

	groups map[Group]bool
}

// Take takes back a whole group of demands.
func (w *Withdrawal) Take(g Group) {
	if w.groups == nil {
		w.groups = map[Group]bool{}
	}
	w.groups[g] = true
}

// Holds reports whether a group of demands is taken back, by itself or with everything.
func (w *Withdrawal) Holds(g Group) bool { return w.Everything || w.groups[g] }

// Any reports whether everything or a whole group of demands is taken back.
func (w *Withdrawal) Any() bool { return w.Everything || len(w.groups) > 0 }

// from takes off a query what is taken back. A currency stands without its price where the turn names another price: "lift the price cap to
// 200k".
func (w *Withdrawal) from(q *catalog.Query, repriced bool) {
	if w.Everything {
		*q = catalog.Query{}
	}
	money := q.Currency
	for g := range w.groups {
		drop(q, g)
	}
	if repriced {
		q.Currency = money
	}
	for _, m := range w.Places {
		leave(q, m)
	}
	for _, name := range w.Makes {
		leaveMake(q, name)
	}
	for _, list := range []*[]string{&q.ExcludeMakes, &q.ExcludeCountries, &q.ExcludeStates, &q.ExcludeRegions} {
		*list = Without(*list, w.Lifted)
	}
	q.Features, q.Exclude = Without(q.Features, w.Features), Without(q.Exclude, w.Features)
}

// drop takes a group of demands back.
func drop(q *catalog.Query, g Group) {
	switch g {
	case Price:
		q.PriceMin, q.PriceMax, q.Currency = nil, nil, ""
	case Length:
		q.LengthMin, q.LengthMax = 0, 0
	case Year:
		q.YearMin, q.YearMax, q.AgeMin, q.AgeMax = 0, 0, 0, 0
	case Place:
		clearPlace(q)
	case Make:
		q.Make, q.MakesAny, q.ModelContains, q.ModelsAny, q.ExcludeMakes, q.ExcludeModels = "", nil, "", nil, nil, nil
	case Model:
		q.ModelContains, q.ModelsAny, q.ExcludeModels = "", nil, nil
	case Type:
		q.Type, q.TypesAny, q.Category, q.ExcludeTypes = "", nil, nil, nil
	case Keel:
		q.Keel, q.ExcludeKeel = nil, nil
	case Rig:
		q.Rig, q.ExcludeRig = nil, nil
	case Hull:
		q.HullMaterial, q.ExcludeHullMaterial = nil, nil
	case Cabins:
		q.CabinsMin, q.CabinsMax = 0, 0
	case Berths:
		q.BerthsMin, q.BerthsMax = 0, 0
	case Draft:
		q.DraftMin, q.DraftMax = 0, 0
	case Engine:
		q.Fuel, q.ExcludeFuel, q.EngineType, q.EngineHoursMax, q.EnginePowerMin, q.EnginesMin, q.EnginesMax = "", nil, "", 0, 0, 0, 0
	case Features:
		q.Features, q.Exclude = nil, nil
	case Condition:
		q.NewUsed, q.ConditionGrade = "", ""
	case Tax:
		q.Tax = ""
	case Sort:
		q.Sort = ""
	case Displacement:
		q.DisplacementMin, q.DisplacementMax = 0, 0
	case Use:
		q.Use = ""
	case Fuel:
		q.Fuel, q.ExcludeFuel = "", nil
	}
}
