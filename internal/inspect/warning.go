package inspect

import (
	"fmt"
	"strings"

	"github.com/fairlead/fairlead/internal/inspect/part"
)

// mostWarned is how many parts a warning names.
const mostWarned = 3

// Warning says not to sail before what the boat floats, steers and stands by is put right; empty if nothing was found
// that forbids it. It is the first line of the summary.
func (r Report) Warning() string {
	var named []string
	for _, f := range r.Findings {
		if f.forbids() && len(named) < mostWarned {
			named = append(named, "the "+has(f.Item, f.Problem))
		}
	}
	if len(named) == 0 {
		return ""
	}
	return fmt.Sprintf("Do not sail before this is put right: %s.", strings.Join(unique(named), "; "))
}

// forbids reports whether a finding is a reason to stay in harbour: a defect of grade A in hull, rudder or rig, or gas that leaks. Steering that
// is stiff or worn still steers.
func (f Finding) forbids() bool {
	told := f.Evidence[0].Kind == "text" || f.Evidence[0].Kind == "listing"
	return f.Grade == "A" && told && f.Item != part.WholeBoat && f.Problem != part.Aged && !(f.Item == part.Steering && f.Problem == part.Wear) &&
		(f.Area == part.Hull || f.Area == part.Rig || f.Item == part.Gas && f.Problem == part.Leak)
}
