package listings

import (
	"cmp"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/design"
)

// Of boats like one so many designs are looked at, and so many of those for sale are shown.
const (
	mostLike  = 12
	shownLike = 6
)

// like is a design that is like the one that was named, with its boats that meet the rest of the query.
type like struct {
	ID    string  `json:"id"`
	Name  string  `json:"name"`
	LOA   float64 `json:"length_m"`
	URL   string  `json:"url"`
	Total int     `json:"total"`
	Stats *stats  `json:"stats"`
}

// alike finds designs like the one that a query names by its make and model, of which boats are for sale that meet the rest of it.
// Page is what was found of that one.
func (a *answer) alike(q catalog.Query, page catalog.Page) ([]like, error) {
	of, ok := a.designOf(q, page)
	if !ok {
		return nil, nil
	}
	var list []like
	for _, d := range a.designs.Alike(of, mostLike) {
		if len(list) == shownLike || !bySort(q.Sort, of, d) || a.wantsRoom() && !hasMoreRoom(of, d) {
			continue
		}
		q.Make, q.ModelContains = d.Builder, d.PlainName()
		page, err := a.index.Search(q, catalog.Paging{Limit: 1})
		if err != nil {
			return nil, err
		}
		if page.Total > 0 {
			list = append(list, like{ID: d.ID, Name: d.PlainFullName(), LOA: d.LOA, URL: a.links.Design(d.ID), Total: page.Total, Stats: statsOf(page.Stats)})
		}
	}
	if q.Sort == catalog.PriceAsc {
		slices.SortStableFunc(list, func(x, y like) int { return cmp.Compare(x.Stats.Median, y.Stats.Median) })
	}
	return list, nil
}

// roomier asks for boats with more room than one.
var roomier = regexp.MustCompile(`(?i)\b(?:roomier|more room|more space|more spacious|bigger inside|larger inside|more cabins|more berths|wider|beamier|but (?:bigger|larger|longer)|geräumiger|mehr platz|plus spacieux|plus d'espace)`)

// wantsRoom reports whether the turn asks for boats with more room.
func (a *answer) wantsRoom() bool { return roomier.MatchString(a.talk.Came.Question()) }

// hasMoreRoom reports whether a design is longer than another, wider, or has more cabins, and in none of these much less.
func hasMoreRoom(of, d design.Design) bool {
	const much = 0.97
	return (d.LOA > of.LOA || d.Beam > of.Beam || d.Cabins > of.Cabins) && d.LOA >= much*of.LOA && (of.Beam == 0 || d.Beam == 0 || d.Beam >= much*of.Beam)
}

// bySort reports whether a design is on the side of another that an order asks for: longer, shorter, newer or older.
func bySort(order catalog.Sort, of, d design.Design) bool {
	switch order {
	case catalog.LengthDesc:
		return d.LOA > of.LOA
	case catalog.LengthAsc:
		return d.LOA < of.LOA
	case catalog.YearDesc:
		return d.FirstBuilt > of.FirstBuilt
	case catalog.YearAsc:
		return d.FirstBuilt < of.FirstBuilt
	}
	return true
}

// designOf returns the design that a query names: the one of most boats that were found or, where none tells hers, the newest of
// that name that has particulars.
func (a *answer) designOf(q catalog.Query, page catalog.Page) (of design.Design, ok bool) {
	boats, most := map[string]int{}, 0
	for _, l := range page.Items {
		boats[l.DesignID]++
		if d, known := a.designs.ByID(l.DesignID); known && boats[l.DesignID] > most {
			of, most, ok = d, boats[l.DesignID], true
		}
	}
	if ok {
		return of, true
	}
	const several = 5
	for _, m := range a.designs.Find(q.Make+" "+q.ModelContains, several) {
		if d := m.Design; m.Exact && d.LOA > 0 && (!ok || d.FirstBuilt > of.FirstBuilt) {
			of, ok = d, true
		}
	}
	return of, ok
}

// likeTable is a table of designs that are like the one of a query, with what they are compared by, or why there is none.
func (a *answer) likeTable(q catalog.Query, list []like) string {
	name := plain(design.Design{Builder: q.Make, Name: q.ModelContains}.FullName())
	if len(list) == 0 {
		return fmt.Sprintf(a.noneLike, name) + "\n\n"
	}
	var b strings.Builder
	fmt.Fprintf(&b, a.likeIt+"\n\n", name)
	if a.wantsRoom() {
		b.WriteString(a.between("roomier") + "\n\n")
	}
	fmt.Fprintf(&b, "| %s |\n|---|---|---|---|---|\n", strings.Join(a.likeHead[:], " | "))
	for _, l := range list {
		low, median := "–", "–"
		if s := l.Stats; s.N > 0 {
			low, median = a.money(s.Min, s.Currency), a.money(s.Median, s.Currency)
		}
		fmt.Fprintf(&b, "| [%s](%s) | %s | %s | %s | %s |\n", plain(l.Name), l.URL, a.lengthOf(l.LOA), a.number(float64(l.Total)), low, median)
	}
	b.WriteString("\n")
	return b.String()
}
