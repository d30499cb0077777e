package inspect

import (
	"slices"

	"github.com/fairlead/fairlead/internal/inspect/part"
)

// ofSail counts what one sail costs where a finding is about one alone: the job is that of the main and the genoa together.
func (f *Finding) ofSail(parts []string, loa float64) {
	if f.Item != part.Sails || f.Budget == nil || len(parts) != 1 || parts[0] == "" {
		return
	}
	f.Cost = costOf(oneSail, loa)
	if b, ok := budgetOf(oneSail, loa); ok {
		b.Job = parts[0] // two sails are two jobs
		f.Budget = &b
	}
}

// oneSail is the job of costs that renews one of the two working sails.
const oneSail = "one sail"

// sailsIn are the sails that some cues are about, each once; the empty one stands for all of them.
func (h history) sailsIn() []string {
	var out []string
	for _, c := range h {
		if !slices.Contains(out, c.Part) {
			out = append(out, c.Part)
		}
	}
	return out
}
