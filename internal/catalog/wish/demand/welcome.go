package demand

import (
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
)

// welcome widens what is asked for by what is welcome as well, "steel, but aluminium would be fine too", and refuses it no longer.
func (d *Demand) welcome(q *catalog.Query) {
	widen := func(one *string, list *[]string, value string) {
		if all := List(*one, *list); len(all) > 0 {
			*one, *list = Unlist(With(all, value))
		}
	}
	var none string
	lift := func(list *[]string, value string) { *list = Without(*list, []string{value}) }
	for _, e := range d.Welcome {
		switch e.Field {
		case "feature":
			lift(&q.Exclude, e.Value)
		case "engines":
			if e.Value == "1" {
				q.EnginesMin = 0
			} else {
				q.EnginesMax = 0
			}
		case "new_used":
			if q.NewUsed != e.Value {
				q.NewUsed = ""
			}
		case "hull":
			widen(&none, &q.HullMaterial, e.Value)
			lift(&q.ExcludeHullMaterial, e.Value)
		case "keel":
			widen(&none, &q.Keel, e.Value)
			lift(&q.ExcludeKeel, e.Value)
		case "rig":
			widen(&none, &q.Rig, e.Value)
			lift(&q.ExcludeRig, e.Value)
		case "type":
			if !e.Weak {
				widen(&q.Type, &q.TypesAny, e.Value)
				lift(&q.ExcludeTypes, e.Value)
			}
		case "fuel":
			lift(&q.ExcludeFuel, e.Value)
		case "engine_type":
			lift(&q.Exclude, e.Value)
		case "sort":
			if e.Weak && !Bounds(d.Query, catalog.Sort(e.Value)) {
				unbound(q, catalog.Sort(e.Value))
			}
		}
	}
}

// readmit refuses no longer what is added of things that were refused, and of which none was asked for: "teak too" behind "no teak".
func (d *Demand) readmit(base *catalog.Query) {
	q := &d.Query
	kinds, wanted := List(q.Type, q.TypesAny), List(base.Type, base.TypesAny)
	for _, of := range []struct{ added, wanted, refused *[]string }{
		{&q.Features, new([]string), &base.Exclude}, {&kinds, &wanted, &base.ExcludeTypes}, {&q.HullMaterial, &base.HullMaterial, &base.ExcludeHullMaterial},
		{&q.Keel, &base.Keel, &base.ExcludeKeel}, {&q.Rig, &base.Rig, &base.ExcludeRig},
	} {
		if len(*of.wanted) > 0 || len(*of.refused) == 0 {
			continue
		}
		added := *of.added
		*of.added, *of.refused = Without(added, *of.refused), Without(*of.refused, added)
	}
	q.Type, q.TypesAny = Unlist(kinds)
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

// Bounds reports whether a query bounds what an order is by: "a bit bigger, 42 to 46 ft".
func Bounds(q catalog.Query, order catalog.Sort) bool {
	switch field, _, _ := strings.Cut(string(order), "_"); field {
	case "price":
		return q.PriceMin != nil || q.PriceMax != nil
	case "year":
		return q.YearMin+q.YearMax+q.AgeMin+q.AgeMax > 0
	case "length":
		return q.LengthMin+q.LengthMax > 0
	}
	return false
}
