package advert

import (
	"strings"

	"github.com/fairlead/fairlead/internal/inspect/part"
)

// someOfMany reports whether only one or some of the fittings that there are many of are dated: "heads outlet skin fitting 2021", "two of nine
// through-hulls replaced 2015", "vannes : celles du WC changées en 2020", "two winches new".
func (c *clause) someOfMany(item part.Item, o, m mark) bool {
	if !single[item] && item != part.Windows {
		return false
	}
	last := min(max(m.i, o.j), c.j)
	for k := o.j; k < last; k++ {
		w := c.words[k].text
		if k+1 < last && oneOf[w] && ofPlace[c.words[k+1].text] || count(w) > 0 && w != "a" && w != "un" && (k+1 == last || c.words[k+1].text == "of" || c.words[k+1].text == "new" || c.words[k+1].text == "neuf") && w != "all" {
			return true
		}
	}
	if c.words[o.j-1].text == "winch" || !single[item] {
		return o.i > c.i && item == part.Winches && count(c.words[o.i-1].text) > 0 && c.words[o.i-1].text != "a"
	}
	raw := strings.ToLower(c.Body[c.words[o.j-1].start:c.words[o.j-1].end])
	return singles[raw] && !anyIn(c.words[c.i:o.i], severals)
}

// single are the parts whose name in the singular is one of many.
var single = map[part.Item]bool{part.Seacocks: true, part.Chainplates: true, part.KeelBolts: true, part.Winches: true}

var (
	singles  = wordClass("singles")
	severals = wordClass("all_of_them")
)
