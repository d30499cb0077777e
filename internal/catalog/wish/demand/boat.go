package demand

import (
	"cmp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/design"
)

// mergeBoat lays builder and model over the old ones, or beside them.
func (d *Demand) mergeBoat(base *catalog.Query) {
	q := &d.Query
	switch {
	case q.Make == "" && q.MakesAny == nil && !comparesModels(q):
	case d.Adds && base.Make+base.ModelContains != "" || d.Adds && base.MakesAny != nil:
		base.MakesAny = join(List(base.Make, base.MakesAny), List(q.Make, q.MakesAny))
		base.ModelsAny = join(List(base.ModelContains, base.ModelsAny), List(q.ModelContains, q.ModelsAny))
		base.Make, base.MakesAny = Unlist(base.MakesAny)
		base.ModelContains, base.ModelsAny = Unlist(base.ModelsAny)
	default:
		base.Make, base.MakesAny, base.ModelContains, base.ModelsAny = q.Make, q.MakesAny, q.ModelContains, q.ModelsAny
	}
	base.ExcludeMakes = join(Without(base.ExcludeMakes, List(q.Make, q.MakesAny)), q.ExcludeMakes)
	if slices.Contains(q.ExcludeMakes, base.Make) {
		base.Make, base.ModelContains = "", ""
	}
	mergeModels(base, q)
	base.Designer, base.Text, base.Use = cmp.Or(q.Designer, base.Designer), cmp.Or(q.Text, base.Text), cmp.Or(q.Use, base.Use)
}

// leaveMake takes a builder off those that are asked for, with the model that was named beside it.
func leaveMake(base *catalog.Query, name string) {
	at := slices.Index(base.MakesAny, name)
	switch {
	case at >= 0:
		if len(base.ModelsAny) == len(base.MakesAny) {
			base.ModelsAny = slices.Delete(slices.Clone(base.ModelsAny), at, at+1)
		}
		base.Make, base.MakesAny = Unlist(Without(base.MakesAny, []string{name}))
		settle(&base.ModelContains, &base.ModelsAny)
	case base.Make == name:
		base.Make, base.ModelContains, base.ModelsAny = "", "", nil
	}
}

// comparesModels reports whether a query sets builders or models beside each other rather than kinds of boat.
func comparesModels(q *catalog.Query) bool {
	return slices.ContainsFunc(q.Compare, func(one catalog.Query) bool { return one.Make+one.ModelContains != "" })
}

// mergeModels leaves models out. A number needs no builder beside it where only that one is asked for, and a model that was
// asked for is so no longer.
func mergeModels(base, q *catalog.Query) {
	for _, name := range q.ExcludeModels {
		if number, ok := strings.CutPrefix(name, base.Make+" "); ok {
			name = number
		}
		base.ExcludeModels = With(base.ExcludeModels, name)
		if base.ModelContains == name {
			base.ModelContains = ""
		}
		base.ModelsAny = Without(base.ModelsAny, []string{name})
	}
	if len(base.ModelsAny) < 2 {
		base.ModelContains, base.ModelsAny = Unlist(List(base.ModelContains, base.ModelsAny))
	}
	base.ExcludeModels = Without(base.ExcludeModels, List(q.ModelContains, q.ModelsAny))
}

// mergeType replaces the type, and adds it where another is welcome; a guess gives way.
func (d *Demand) mergeType(base *catalog.Query) {
	q := &d.Query
	guessed := q.Type != "" && q.Type == d.Guess && q.TypesAny == nil
	switch {
	case q.Type == "" && q.TypesAny == nil:
	case guessed && (base.Type != "" || base.TypesAny != nil):
	case d.Adds && (base.Type != "" || base.TypesAny != nil):
		base.Type, base.TypesAny = Unlist(join(List(base.Type, base.TypesAny), List(q.Type, q.TypesAny)))
	default:
		base.Type, base.TypesAny, base.Category = q.Type, q.TypesAny, nil
		if q.Type != "" && !design.Category(q.Type).Sails() {
			base.Rig, base.ExcludeRig = nil, nil
		}
	}
	if q.Category != nil {
		base.Category = q.Category
	}
	types := List(base.Type, base.TypesAny)
	refuse(&types, &base.ExcludeTypes, List(q.Type, q.TypesAny), q.ExcludeTypes)
	base.Type, base.TypesAny = Unlist(types)
}
