package quantity

import (
	"fmt"
	"strings"
	"sync"
	"unicode/utf8"
)

// Unit is one unit of measure.
type Unit struct {
	Symbol string // how the unit is written after a number: "ft", "kn", "L"
	Dim    Dimension
	// Factor and Offset give the base value: (given + Offset) * Factor.
	Factor, Offset float64
	// Customary is true for units outside the metric system.
	Customary bool
	names     string // further names, separated by "|"
}

func (u Unit) base(given float64) float64 { return (given + u.Offset) * u.Factor }
func (u Unit) from(base float64) float64  { return base/u.Factor - u.Offset }

// index finds units by name. Short symbols whose case matters ("m" and "M", "A") are only in exact.
type index struct {
	exact, folded map[string]Unit
}

var units = sync.OnceValue(func() index {
	ix := index{exact: map[string]Unit{}, folded: map[string]Unit{}}
	for _, u := range unitTable {
		ix.add(u)
	}
	for _, c := range compoundTable {
		ix.compound(c)
	}
	for short, symbol := range shorthand {
		ix.folded[short] = ix.exact[symbol]
	}
	return ix
})

// caseMatters lists the symbols that mean something else, or nothing, in the other letter case.
const caseMatters = " A K M Pa "

func (ix index) add(u Unit) {
	ix.exact[u.Symbol] = u
	if !strings.Contains(caseMatters, " "+u.Symbol+" ") {
		ix.folded[fold(u.Symbol)] = u
	}
	for name := range strings.SplitSeq(u.names, "|") {
		if name == "" {
			continue
		}
		if exact, ok := strings.CutPrefix(name, "="); ok {
			ix.exact[exact] = u
			continue
		}
		ix.folded[fold(name)] = u
	}
}

// compound adds the names "a/b", "a per b", "a an b" of a rate for all names of its two units.
func (ix index) compound(c rate) {
	top, bottom := ix.exact[c.top], ix.exact[c.bottom]
	u := Unit{Symbol: c.symbol, Dim: c.dim, Customary: top.Customary, Factor: c.factor}
	ix.exact[u.Symbol] = u
	for _, a := range allNames(top) {
		for _, b := range allNames(bottom) {
			for _, join := range []string{"/", " per ", " a ", " an ", " each ", " pro ", " par ", " je ", " à l'"} {
				if join == "/" || len(b) > 1 || join == " per " {
					ix.folded[a+join+b] = u
				}
			}
		}
	}
}

func allNames(u Unit) []string {
	names := []string{fold(u.Symbol)}
	for name := range strings.SplitSeq(u.names, "|") {
		if name != "" {
			names = append(names, fold(strings.TrimPrefix(name, "=")))
		}
	}
	return names
}

// Lookup finds a unit by symbol, abbreviation or name, singular or plural, in English, German or French.
func Lookup(name string) (Unit, bool) {
	name = tidyUnit(name)
	if u, ok := units().exact[name]; ok {
		return u, true
	}
	u, ok := units().folded[fold(name)]
	return u, ok
}

// Units returns the units of a dimension, the base unit first.
func Units(dim Dimension) []Unit {
	var found []Unit
	for _, u := range unitTable {
		if u.Dim == dim {
			found = append(found, u)
		}
	}
	for _, c := range compoundTable {
		if c.dim == dim {
			u, _ := Lookup(c.symbol)
			found = append(found, u)
		}
	}
	return found
}

// Convert turns value from one unit into another of the same dimension. Units are named as in Lookup.
func Convert(value float64, from, to string) (float64, error) {
	f, ok := Lookup(from)
	if !ok {
		return 0, fmt.Errorf("unknown unit %q", from)
	}
	t, ok := Lookup(to)
	if !ok {
		return 0, fmt.Errorf("unknown unit %q", to)
	}
	if f.Dim != t.Dim {
		return 0, fmt.Errorf("%s is %s, %s is %s", f.Symbol, f.Dim, t.Symbol, t.Dim)
	}
	return t.from(f.base(value)), nil
}

// UnitAt reads the unit that stands in text at byte offset start, as in "how many |litres", and returns the
// offset after it. The longest name wins: "US gallons" over "US".
func UnitAt(text string, start int) (u Unit, end int, ok bool) {
	if start < 0 || start >= len(text) {
		return Unit{}, 0, false
	}
	return newScanner(text).unitAt(start)
}

// tidyUnit removes what varies without meaning: doubled spaces, dots, raised digits.
func tidyUnit(name string) string {
	if isTidy(name) {
		return name
	}
	name = strings.Join(strings.Fields(oneSpelling.Replace(name)), " ")
	return aroundSlash.Replace(name)
}

// isTidy reports whether a name has nothing that tidyUnit may change, as nearly all have.
func isTidy(name string) bool {
	for i := range len(name) {
		switch c := name[i]; {
		case c >= utf8.RuneSelf, c < ' ', c == '.', c == '^', c == '-':
			return false
		case c == ' ' && (i == 0 || i == len(name)-1 || name[i+1] == ' ' || name[i+1] == '/' || name[i-1] == '/'):
			return false
		}
	}
	return true
}

var (
	oneSpelling = strings.NewReplacer("²", "2", "³", "3", "^2", "2", "^3", "3", "·", "", ".", "", "\u00a0", " ",
		"\u202f", " ", "’", "'", "-", " ", "″", `"`, "”", `"`, "′", "'", "º", "°")
	aroundSlash = strings.NewReplacer(" /", "/", "/ ", "/")
)
