package inspect

import (
	"fmt"
	"regexp"
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
			named = append(named, f.has())
		}
	}
	if len(named) == 0 {
		return ""
	}
	return fmt.Sprintf("Do not sail before this is put right: %s.", strings.Join(unique(named), "; "))
}

// forbids reports whether a finding is a reason to stay in harbour: the text tells a fault of now that is grave (A), and of what she floats, steers or stands by
// it is that it broke, wastes away or lets in water, not that it is worn, old, due or was aground. Gas that leaks is one, too.
func (f Finding) forbids() bool {
	told := f.Evidence[0].Kind == "text" || f.Evidence[0].Kind == "listing"
	if f.Grade != "A" || !told || f.ofPart || f.Item == part.WholeBoat || f.Problem == part.Dead && strings.Contains(f.Title, oneOnly) {
		return false
	}
	switch {
	case f.Item == part.Gas:
		return f.Problem == part.Leak
	case f.Area != part.Hull && f.Area != part.Rig:
		return false
	case f.Problem == part.Crack && f.Item == part.Keel:
		return !hairline.MatchString(f.Evidence[0].Quote)
	case f.Problem == part.Dead:
		return f.Item == part.Seacocks || f.Item == part.Steering || f.Item == part.Rudder
	}
	return breaking[f.Problem]
}

// breaking are the problems of what is broken, wastes away or lets in water.
var breaking = map[part.Problem]bool{part.Crack: true, part.Corrosion: true, part.Rot: true, part.Delam: true, part.Leak: true, part.Soft: true, part.Damage: true, part.Missing: true}

// hairline matches a crack that may be of the filler of a joint alone.
var hairline = regexp.MustCompile(`(?i)hairline|haarriss|haarfein|\bfine crack|microfissure|\bcheveu`)
