package measure

import (
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/study"
)

// Record is what one offer is first in among those of a study.
type Record struct {
	Matter string // of matters.txt, that asks for it
	Title  string // of its evidence
	Says   string // which offer it is, with places for what is studied, for the boat and for what is told of her
	Told   string // the value of a listing's evidence that tells it

	unit study.Unit
	of   func(*catalog.Listing) int // 0 where it is not told
	low  bool                       // the least is first
}

// Records are what can be asked.
var Records = []Record{
	{
		Matter: "oldest offer", Title: "the oldest boat", Says: "None of %s is older than the %s, built in %s", Told: "built",
		unit: study.Year, of: (*catalog.Listing).Year, low: true,
	}, {
		Matter: "newest offer", Title: "the newest boat", Says: "None of %s is newer than the %s, built in %s", Told: "built",
		unit: study.Year, of: (*catalog.Listing).Year,
	}, {
		Matter: "longest offer", Title: "the offer that has stood longest", Says: "Of the offers of %s that of the %s has stood longest, %s so far", Told: "seen",
		unit: study.Days, of: (*catalog.Listing).SeenDays,
	},
}

// Measure is the name of a record's measure.
func (r Record) Measure() string { return "record_" + strings.ReplaceAll(r.Matter, " ", "_") }

// statistic is what the offer that is first has, as a part by its listing's id: of several alike the cheapest.
func (r Record) statistic(s Sample) (int, []study.Value) {
	var first *catalog.Listing
	known := 0
	for _, l := range s.Boats {
		n := r.of(l)
		if n == 0 {
			continue
		}
		known++
		if first == nil || n != r.of(first) && n < r.of(first) == r.low {
			first = l
		}
	}
	if first == nil {
		return 0, nil
	}
	return known, []study.Value{{Name: r.Told, Of: first.ID, Number: float64(r.of(first)), Unit: r.unit}}
}
