package catalog

import (
	"slices"

	"github.com/fairlead/fairlead/internal/design"
)

func (e *evaluation) build() {
	q := e.q
	e.among("type", fieldType, categoriesOf(q.Type))
	var types []string
	for _, t := range q.TypesAny {
		types = append(types, categoriesOf(t)...)
	}
	e.among("types_any", fieldType, types)
	e.among("category", fieldClass, q.Category)
	e.among("use", fieldUse, []string{q.Use})
	e.among("hull_material", fieldHull, q.HullMaterial)
	e.among("keel", fieldKeel, keelsOf(q.Keel))
	e.among("rig", fieldRig, q.Rig)
	e.among("fuel", fieldFuel, []string{q.Fuel})
	e.among("engine_type", fieldEngineType, []string{q.EngineType})
	e.among("new_used", fieldNewUsed, newUsedOf(q.NewUsed))
	e.among("tax", fieldTax, []string{q.Tax})
	e.grade(q.ConditionGrade)
	for _, f := range q.Features {
		e.add(clause{name: "features", values: []string{f}, match: e.any(fieldFeature, f)})
	}
}

// categoriesOf tells which categories a type asks for.
func categoriesOf(kind string) []string {
	switch design.Category(kind) {
	case "":
		return nil
	case design.Sail:
		return []string{string(design.Sail), string(design.Motorsailer)}
	case design.Power:
		return []string{string(design.Power), string(design.PowerCat)}
	}
	return []string{kind}
}

// keelsOf adds to a lifting keel the other ways to raise one, and to a full keel the long fin.
func keelsOf(asked []string) []string {
	out := slices.Clone(asked)
	if slices.Contains(asked, "lifting") {
		out = append(out, "centreboard", "swing")
	}
	if slices.Contains(asked, "full") {
		out = append(out, "long_fin")
	}
	return out
}

func newUsedOf(asked string) []string {
	if asked == string(BrandNew) {
		return []string{string(BrandNew), string(NewOnOrder), string(Demo)}
	}
	return []string{asked}
}

// project is the condition of a boat that has to be restored.
const project = "project"

// grade adds the filter on the condition: at least as good as asked, or a boat to restore.
func (e *evaluation) grade(asked string) {
	if asked == "" {
		return
	}
	if asked == project {
		match := e.any(fieldGrade, string(Restorable))
		match.or(e.any(fieldFeature, project))
		e.add(clause{name: "condition_grade", match: match, unknown: e.unknownField(fieldGrade)})
		return
	}
	order := []string{string(Bristol), string(AboveAverage), string(Average), string(Fair), string(Restorable)}
	if at := slices.Index(order, asked); at >= 0 {
		order = order[:at+1]
	} else {
		order = []string{asked}
	}
	e.among("condition_grade", fieldGrade, order)
}
