package inspect

import (
	"fmt"
	"slices"

	"github.com/fairlead/fairlead/internal/inspect/advert"
	"github.com/fairlead/fairlead/internal/inspect/part"
)

// interval is how often practice has an item looked at.
type interval struct {
	item     part.Item
	years    int    // after which the last service is too long ago
	grave    int    // years after which it is as bad as the item's worst
	grade    string // until then
	done     string // what is done to it
	practice string
}

// intervals are those of items of which an old service date would else look like something good.
var intervals = []interval{
	{part.EngineItem, 2, 100, "B", "serviced", "engines are serviced every year"},
	{part.Extinguishers, 2, 5, "B", "serviced", "extinguishers and fixed systems are serviced every year"},
	{part.Lifejackets, 2, 5, "B", "serviced", "lifejackets are serviced every year"},
	{part.Gas, 4, 10, "B", "tested", "gas installations are tested every one to three years"},
	{part.KeelBolts, 15, 30, "B", "drawn or looked at", "a keel bolt is drawn or X-rayed at about 20 years and then every 10"},
	{part.HullShell, 6, 100, "B", "gauged", "metal hulls are gauged by ultrasound about every five years"},
}

// overdue are items whose last service is told and too long ago.
func (in *Inspector) overdue(b boat, h, told history, found []Finding, now int) []Finding {
	var out []Finding
	for _, i := range intervals {
		c, ok := h.lastService(i, b, now)
		later := func(o advert.Cue) bool { return o.Doubt != "" && o.Year > c.Year && o.Doubt != advert.Deadline }
		if !ok || slices.ContainsFunc(told.of(i.item), later) || slices.ContainsFunc(found, func(f Finding) bool { return f.Item == i.item && f.Problem == part.Aged }) {
			continue
		}
		f := in.rules.find(i.item, part.Untested).finding(i.item, part.Untested, &b)
		f.Grade = i.grade
		f.unprice()
		if now-c.Year > i.grave {
			f.Grade = in.rules.find(i.item, part.Expired).grade
		}
		f.Title = fmt.Sprintf("%s: last %s %s ago", i.item.Label(), i.done, years(now-c.Year))
		f.Deficiency = fmt.Sprintf("The last time that is told of is %d; practice: %s.", c.Year, i.practice)
		f.Why, f.Correction = "What was done long ago says nothing of the state of today.", "Have it done before the sale, or take its cost off the price."
		f.Confidence = "medium"
		f.Evidence = []Evidence{evidenceOf(c)}
		out = append(out, f)
	}
	return out
}

// lastService is the newest service of an item that is told and past its interval; none where the item is newer than that.
func (h history) lastService(i interval, b boat, now int) (last advert.Cue, ok bool) {
	if i.item == part.HullShell && !advert.Metal(b.material) {
		return advert.Cue{}, false
	}
	for _, c := range h.of(i.item) {
		done := c.Kind == advert.SaysServiced || c.Kind == advert.SaysRenewed
		if done && !c.OfPart && c.Year >= last.Year {
			last = c
		}
		if c.Kind == advert.SaysServiced && c.Year == 0 && !c.OfPart { // "serviced annually", "in test"
			return advert.Cue{}, false
		}
	}
	return last, last.Kind == advert.SaysServiced && last.Year != 0 && now-last.Year > i.years
}
