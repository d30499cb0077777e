package main

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/catalog/sample"
	"github.com/fairlead/fairlead/internal/design"
)

// columns is the table boats, which both databases have; features, regions and words are searched as each of them does it best.
const columns = `id, make, model, category, year, loa, draft, cabins, berths, heads, hours, euros, country, state,
	hull, rig, new_used, tax, bluewater, open, listed, lat, x, y, z`

const columnTypes = `id TEXT NOT NULL, make TEXT NOT NULL, model TEXT NOT NULL, category TEXT NOT NULL, year INT, loa FLOAT8, draft FLOAT8,
	cabins INT, berths INT, heads INT, hours FLOAT8, euros FLOAT8, country TEXT, state TEXT, hull TEXT, rig TEXT, new_used TEXT, tax TEXT,
	bluewater BOOLEAN NOT NULL, open BOOLEAN NOT NULL, listed INT, lat FLOAT8, x FLOAT8, y FLOAT8, z FLOAT8`

// indexed are the columns with an index of their own, which open boats alone are in.
var indexed = []string{
	"make, model", "category, loa", "year", "loa", "draft", "cabins, berths, heads", "hours", "euros", "country, state", "hull, rig", "tax, euros",
	"bluewater, year", "listed", "lat",
}

// row is a listing as a row of boats.
func row(l *catalog.Listing) []any {
	var euros any
	if l.PriceType == catalog.Free {
		euros = 0.0
	} else if e, ok := catalog.Convert(l.Price, l.Currency, "EUR"); ok && e > 0 {
		euros = e
	}
	var lat, x, y, z any
	if l.Lat != 0 || l.Lon != 0 {
		px, py, pz := point(l.Lat, l.Lon)
		lat, x, y, z = l.Lat, px, py, pz
	}
	at := l.ListedAt
	if at.IsZero() {
		at = l.FirstSeen
	}
	open := l.Status == catalog.Active || l.Status == catalog.UnderOffer || l.Status == catalog.OnOrder
	return []any{
		l.ID, l.Make, modelWords(l), string(l.Category), orNull(l.Year()), orNull(l.LOA), orNull(l.Draft()),
		orNull(l.Cabins), orNull(l.Berths), orNull(l.Heads), orNull(l.Hours()), euros, l.Country, l.State,
		l.HullMaterial, l.Rig, string(l.NewUsed), string(l.Tax), bluewater(l), open, at.Unix() / 86400, lat, x, y, z,
	}
}

// modelWords is the names of a model between spaces; a decimal point stays, so that "40" is not in "40.1".
func modelWords(l *catalog.Listing) string {
	words := " "
	for _, name := range append([]string{l.Make + " " + l.Model + " " + l.Variant}, l.ModelAliases...) {
		var parts []string
		for part := range strings.SplitSeq(name, ".") {
			parts = append(parts, design.Fold(part))
		}
		words += strings.Join(parts, ".") + " | "
	}
	return words
}

func orNull[T int | float64](v T) any {
	if v == 0 {
		return nil
	}
	return v
}

// point is a place on the unit sphere.
func point(lat, lon float64) (x, y, z float64) {
	φ, λ := lat*math.Pi/180, lon*math.Pi/180
	return math.Cos(φ) * math.Cos(λ), math.Cos(φ) * math.Sin(λ), math.Sin(φ)
}

// bluewater is the catalogue's rule for that use.
func bluewater(l *catalog.Listing) bool {
	d := design.Design{Category: l.Category, LOA: l.LOA, LWL: l.LWL, Beam: l.Beam, Displacement: l.Displacement}
	capsize, screened := d.CapsizeScreening()
	comfort, rated := d.ComfortRatio()
	return screened && rated && capsize < 2 && comfort >= 26 && l.LOA >= 9 ||
		l.Category.Multihull() && l.Category.Sails() && l.LOA >= 11.5
}

// words is the text of a listing that is searched.
func words(l *catalog.Listing) string {
	return strings.Join(append([]string{l.Title, l.Description, l.Designer, l.Variant}, l.Features...), "\n")
}

// question is a query in SQL: what has to hold, and the order.
type question struct {
	where []string
	order string
	args  []any
}

func (q *question) add(condition string, args ...any) {
	for _, a := range args {
		q.args = append(q.args, a)
		condition = strings.Replace(condition, "?", fmt.Sprint("$", len(q.args)), 1)
	}
	q.where = append(q.where, condition)
}

func (q *question) among(column string, values []string) {
	if len(values) == 0 || values[0] == "" {
		return
	}
	var args []any
	for _, v := range values {
		args = append(args, v)
	}
	q.add(column+" IN (?"+strings.Repeat(", ?", len(values)-1)+")", args...)
}

func (q *question) between(column string, low, high float64) {
	if low != 0 {
		q.add(column+" >= ?", low-0.005)
	}
	if high != 0 {
		q.add(column+" <= ?", high+0.005)
	}
}

func (q *question) atLeast(column string, low int) {
	if low > 0 {
		q.add(column+" >= ?", low)
	}
}

// dialect is what the two databases do otherwise; each takes a ? for its argument.
type dialect struct {
	model, modelArg       string // a number that ends with the word, as in "34" but not "340"
	region, exclude, text string
	regionArgs            func([]string) []any
}

// ask puts a query of mixed into SQL.
func ask(c catalog.Query, d dialect, locate catalog.Locate) question {
	var q question
	q.add("open")
	q.among("make", []string{c.Make})
	if c.ModelContains != "" {
		q.add(d.model, fmt.Sprintf(d.modelArg, c.ModelContains))
	}
	switch c.Type {
	case "sail":
		q.among("category", []string{"sail", "motorsailer"})
	default:
		q.among("category", []string{c.Type})
	}
	q.between("loa", c.LengthMin, c.LengthMax)
	q.between("draft", c.DraftMin, c.DraftMax)
	q.atLeast("year", c.YearMin)
	if c.YearMax > 0 {
		q.add("year <= ?", c.YearMax)
	}
	if c.AgeMax > 0 {
		q.atLeast("year", sample.AsOf().Year()-c.AgeMax)
	}
	q.atLeast("cabins", c.CabinsMin)
	q.atLeast("berths", c.BerthsMin)
	q.atLeast("heads", c.HeadsMin)
	for bound, p := range map[string]*float64{">=": c.PriceMin, "<=": c.PriceMax} {
		if p != nil {
			currency := c.Currency
			if currency == "" {
				currency = catalog.DefaultCurrency
			}
			euros, _ := catalog.Convert(*p, currency, "EUR")
			q.add("euros "+bound+" ?", euros)
		}
	}
	q.among("hull", c.HullMaterial)
	q.among("rig", c.Rig)
	q.among("country", []string{c.Country})
	q.among("state", []string{c.State})
	q.among("new_used", []string{c.NewUsed})
	q.among("tax", []string{c.Tax})
	if c.Use != "" {
		q.add("bluewater")
	}
	if regions := slices.DeleteFunc(append(slices.Clone(c.RegionsAny), c.Region), func(r string) bool { return r == "" }); len(regions) > 0 {
		q.add(d.region, d.regionArgs(regions)...)
	}
	for _, f := range c.Exclude {
		q.add(d.exclude, f)
	}
	if c.Text != "" {
		q.add(d.text, c.Text)
	}
	q.place(c, locate)
	return q
}

// place adds distance and order.
func (q *question) place(c catalog.Query, locate catalog.Locate) {
	q.order = map[catalog.Sort]string{
		"": "listed DESC", catalog.PriceAsc: "euros ASC NULLS LAST", catalog.LengthDesc: "loa DESC NULLS LAST",
		catalog.YearDesc: "year DESC NULLS LAST", catalog.EngineHoursAsc: "hours ASC NULLS LAST",
	}[c.Sort]
	if c.Place == "" {
		return
	}
	lat, lon, _ := locate(c.Place, c.State, c.Country)
	x, y, z := point(lat, lon)
	chord := 2 * math.Sin(c.RadiusNM/3440.0695/2)
	distance := fmt.Sprintf("((x-(%.12g))*(x-(%.12g)) + (y-(%.12g))*(y-(%.12g)) + (z-(%.12g))*(z-(%.12g)))", x, x, y, y, z, z)
	q.add("lat BETWEEN ? AND ?", lat-c.RadiusNM/59, lat+c.RadiusNM/59)
	q.add(distance+" <= ?", chord*chord)
	if c.Sort == catalog.DistanceAsc {
		q.order = distance
	}
}

// statements are what one search asks a database: how many, the median price, the first page, the facets.
func (q question) statements() (count, median, page, facets string) {
	where := " FROM boats WHERE " + strings.Join(q.where, " AND ")
	count = "SELECT count(*), count(nullif(euros, 0))" + where
	median = "SELECT euros" + where + " AND euros > 0 ORDER BY euros LIMIT 1 OFFSET "
	page = "SELECT id" + where + " ORDER BY " + q.order + ", euros, id LIMIT 10"
	facets = "WITH found AS MATERIALIZED (SELECT make, category, country, year/10 AS decade" + where + ")"
	for i, f := range []string{"make", "category", "country", "CAST(decade AS TEXT)"} {
		if i > 0 {
			facets += " UNION ALL"
		}
		facets += fmt.Sprintf(" SELECT * FROM (SELECT %s, count(*) AS n FROM found GROUP BY 1 ORDER BY n DESC LIMIT 10) AS f%d", f, i)
	}
	return count, median, page, facets
}

// database answers statements in SQL.
type database interface {
	// numbers returns the first row.
	numbers(statement string, args []any, into ...any) error
	// drain reads every row.
	drain(statement string, args []any) error
}

// answer asks everything that a search tells, and returns how many boats there are.
func answer(db database, q question) (int, error) {
	count, median, page, facets := q.statements()
	var n, priced int
	if err := db.numbers(count, q.args, &n, &priced); err != nil {
		return 0, fmt.Errorf("%s: %w", count, err)
	}
	if priced > 0 {
		var euros float64
		if err := db.numbers(fmt.Sprint(median, (priced-1)/2), q.args, &euros); err != nil {
			return 0, fmt.Errorf("%s: %w", median, err)
		}
	}
	for _, statement := range []string{page, facets} {
		if err := db.drain(statement, q.args); err != nil {
			return 0, fmt.Errorf("%s: %w", statement, err)
		}
	}
	return n, nil
}
