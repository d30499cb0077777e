package premise

import (
	"regexp"
	"strings"

	"github.com/fairlead/fairlead/internal/phrase"
)

// placed is a name behind a word that leads to a place, and judged one that is asked to be safe or good.
var (
	placed = regexp.MustCompile(`\b(?:[Ii]n|[Tt]o|[Aa]?[Rr]ound|[Nn]ear|[Oo]ff|[Tt]hrough|[Ff]rom|[Aa]cross|[Aa]bout|[Oo]n|[Pp]ass(?:ing)?|[Cc]ross(?:ing)?|[Vv]isit(?:ing)?|(?:[Ii]slands?|[Ii]sles?|[Gg]ulf|[Bb]ay|[Ll]ake|[Cc]ape|[Ss]traits?) of) (?:the )?(\p{Lu}[\p{L}'’-]{2,}(?: (?:of |de |da |la |le )?\p{Lu}[\p{L}'’-]+){0,2})`)
	judged = regexp.MustCompile(`^\W*(?:[Ii]s|[Aa]re) (?:the )?(\p{Lu}[\p{L}'’-]{2,}(?: \p{Lu}[\p{L}'’-]+){0,2}) (?:safe|good|nice|worth|dangerous|open|expensive|cheap|suitable|OK|ok|difficult)\b`)
)

// noPlace are names that stand behind such words and are none of a place.
var noPlace = phrase.Of(`
	january, february, march, april, may, june, july, august, september, october, november, december, monday, tuesday, wednesday, thursday, friday, saturday, sunday
	christmas, easter, english, german, french, spanish, italian, dutch, ais, vhf, gps, dsc, lpg, mmsi, epirb, plb, utc, gmt`)

// Place is a place, as a turn writes it, that the turn asks about, and whether a passage names it; "" for none.
func (c *Checker) Place(t Turn) (name string, known bool) {
	if !t.English {
		return "", false
	}
	for _, m := range append(judged.FindAllStringSubmatch(t.Bare, 1), placed.FindAllStringSubmatch(t.Bare, -1)...) {
		name = strings.TrimSuffix(strings.TrimSuffix(m[1], "'s"), "’s")
		switch {
		case phrase.Plain(name).Has(noPlace):
		case c.base.Says(name):
			return name, true
		case strings.Contains(name, " ") || !c.base.Knows(name):
			return name, false
		}
	}
	return "", false
}
