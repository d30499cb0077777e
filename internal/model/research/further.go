package research

import (
	"fmt"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/prose"
	"github.com/fairlead/fairlead/internal/study"
)

// further says what a query bounds beside kind, length, place, years and price, each as it stands behind "boats": nothing that
// leaves boats out goes untold.
func further(q catalog.Query) []string {
	var said []string
	add := func(when bool, format string, args ...any) {
		if when {
			said = append(said, fmt.Sprintf(format, args...))
		}
	}
	count := func(low, high int, noun string) {
		add(low > 0 && high == 0, "with %d %s or more", low, noun)
		add(high > 0, "with %s %s", span(float64(low), float64(high), 0), noun)
	}
	without := func(lists ...[]string) {
		for _, l := range lists {
			add(len(l) > 0, "without %s", prose.Spaced(prose.List(l, "and")))
		}
	}
	add(q.DraftMin > 0 || q.DraftMax > 0, "drawing %s m", span(q.DraftMin, q.DraftMax, 2))
	add(q.BeamMax > 0, "up to %.2f m wide", q.BeamMax)
	add(q.AirDraft > 0, "up to %.2f m high", q.AirDraft)
	count(q.CabinsMin, q.CabinsMax, "cabins")
	count(q.BerthsMin, q.BerthsMax, "berths")
	count(q.HeadsMin, q.HeadsMax, "heads")
	add(len(q.Keel) > 0, "with a %s keel", prose.Spaced(prose.List(q.Keel, "and")))
	add(q.Fuel != "", "with %s propulsion", q.Fuel)
	add(q.EngineType != "", "with %s drive", q.EngineType)
	add(q.EnginesMin > 0, "with %d engines or more", q.EnginesMin)
	add(q.EngineHoursMax > 0, "with up to %s engine hours", study.Grouped(q.EngineHoursMax))
	add(q.EnginePowerMin > 0, "with %s hp or more", study.Grouped(q.EnginePowerMin))
	add(q.ConditionGrade != "", "in %s condition", prose.Spaced(q.ConditionGrade))
	add(q.Tax != "", "with %s", strings.Replace(prose.Spaced(q.Tax), "vat", "VAT", 1))
	add(q.ListedWithin > 0, "listed within %d days", q.ListedWithin)
	add(q.Designer != "", "drawn by %s", q.Designer)
	without(q.Exclude, q.ExcludeMakes, q.ExcludeModels, q.ExcludeTypes, q.ExcludeHullMaterial, q.ExcludeKeel, q.ExcludeRig, q.ExcludeFuel)
	return said
}
