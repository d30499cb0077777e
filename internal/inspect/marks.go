package inspect

import (
	"regexp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/inspect/advert"
)

// markPattern matches how the versions of one name are numbered: "MkII", "Mk. 3", "Mark II".
var markPattern = regexp.MustCompile(`(?i)\b(?:mk|mark)[. ]*(i{1,3}|iv|v|[1-9])\b`)

// longestMark is how many bytes behind a boat's name its version is written, at most.
const longestMark = 12

// markIn is the version that a name tells, as a digit, empty for none.
func markIn(name string) string {
	found := markPattern.FindStringSubmatch(name)
	if found == nil {
		return ""
	}
	if at := slices.Index([]string{"i", "ii", "iii", "iv", "v"}, strings.ToLower(found[1])); at >= 0 {
		return string(rune('1' + at))
	}
	return found[1]
}

// markBehind is the version that a text tells of the boat it names.
func markBehind(text, named string) string {
	_, rest, ok := strings.Cut(text, named)
	if !ok {
		return ""
	}
	return markIn(named + rest[:min(len(rest), longestMark)])
}

// ofMark leaves out the designs of another version than the one told: a Mk III is no Mk I.
func ofMark(named []design.Match, mark string) []design.Match {
	return slices.DeleteFunc(slices.Clone(named), func(m design.Match) bool {
		has := markIn(m.Design.Name)
		return mark != "" && has != "" && has != mark
	})
}

// nameByMark names a boat of which the table has only other versions as the text does.
func (b *boat) nameByMark(others []design.Match, mark string) {
	if b.Make != "" || len(others) == 0 {
		return
	}
	builder := others[0].Design.Builder
	model, _ := strings.CutPrefix(strings.TrimSpace(advert.WithoutYears(b.textNamed)), builder)
	if b.Make, b.Model = builder, strings.TrimSpace(model); markIn(b.Model) == "" {
		b.Model += " Mk" + mark
	}
}
