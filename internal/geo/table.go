package geo

import (
	_ "embed" // the tables
	"encoding/csv"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
)

//go:embed ports.csv
var portsCSV string

//go:embed countries.csv
var countriesCSV string

// rows splits a table and checks its head line; row numbers in errors count from 1, the head line.
func rows(file, text, head string) ([][]string, error) {
	all, err := csv.NewReader(strings.NewReader(text)).ReadAll()
	if err != nil {
		return nil, fmt.Errorf("read %s: %w", file, err)
	}
	if len(all) == 0 || strings.Join(all[0], ",") != head {
		return nil, fmt.Errorf("read %s: the first line is not %q", file, head)
	}
	return all[1:], nil
}

func readCountries() (map[string]Country, error) {
	table, err := rows("countries.csv", countriesCSV, "code,name,aliases,currency,eu")
	if err != nil {
		return nil, err
	}
	countries := map[string]Country{}
	for i, row := range table {
		c := Country{Code: row[0], Name: row[1], Aliases: list(row[2]), Currency: row[3], EU: row[4] == "yes"}
		if _, twice := countries[c.Code]; twice || !upper(c.Code, 2) || !upper(c.Currency, 3) || c.Name == "" {
			return nil, fmt.Errorf("countries.csv row %d: %q is not a valid country, or is there twice", i+2, row)
		}
		countries[c.Code] = c
	}
	return countries, nil
}

func (g *Gazetteer) readPlaces() ([]Place, error) {
	table, err := rows("ports.csv", portsCSV, "name,aliases,country,state,lat,lon,weight")
	if err != nil {
		return nil, err
	}
	places := make([]Place, 0, len(table))
	for i, row := range table {
		p, err := g.readPlace(row)
		if err != nil {
			return nil, fmt.Errorf("ports.csv row %d: %w", i+2, err)
		}
		places = append(places, p)
	}
	return nameIDs(places)
}

func (g *Gazetteer) readPlace(row []string) (Place, error) {
	lat, err1 := strconv.ParseFloat(row[4], 64)
	lon, err2 := strconv.ParseFloat(row[5], 64)
	weight, err3 := strconv.Atoi(row[6])
	p := Place{Name: row[0], Aliases: list(row[1]), Country: row[2], State: row[3], Lat: lat, Lon: lon, Weight: weight}
	if err1 != nil || err2 != nil || err3 != nil || math.Abs(lat) > 90 || math.Abs(lon) > 180 || weight < 1 || weight > 10 || p.Name == "" {
		return Place{}, fmt.Errorf("%q has no valid name, position or weight", row)
	}
	if _, ok := g.countries[p.Country]; !ok {
		return Place{}, fmt.Errorf("%s: unknown country %q", p.Name, p.Country)
	}
	if _, ok := g.states[p.Country+"-"+p.State]; hasStateCodes(p.Country) && !ok {
		return Place{}, fmt.Errorf("%s: unknown state %q of %s", p.Name, p.State, p.Country)
	}
	for id, r := range g.regions {
		if r.contains(p.Position(), p.Country) || r.hasState(p.Country, p.State) {
			p.Regions = append(p.Regions, id)
		}
	}
	slices.Sort(p.Regions)
	return p, nil
}

// nameIDs gives each place its slug and orders them by it. The state is part of the slug where states have codes and
// where a country has the name twice.
func nameIDs(places []Place) ([]Place, error) {
	base := func(p Place) string { return slug(p.Name) + "-" + strings.ToLower(p.Country) }
	count := map[string]int{}
	for _, p := range places {
		count[base(p)]++
	}
	for i, p := range places {
		places[i].ID = base(p)
		if hasStateCodes(p.Country) || count[base(p)] > 1 && p.State != "" {
			places[i].ID += "-" + slug(p.State)
		}
	}
	slices.SortFunc(places, func(a, b Place) int { return strings.Compare(a.ID, b.ID) })
	for i := 1; i < len(places); i++ {
		if places[i].ID == places[i-1].ID {
			return nil, fmt.Errorf("ports.csv: %s is there twice", places[i].ID)
		}
	}
	return places, nil
}

func list(field string) []string {
	if field == "" {
		return nil
	}
	return strings.Split(field, "|")
}

func upper(s string, n int) bool {
	return len(s) == n && strings.IndexFunc(s, func(r rune) bool { return r < 'A' || r > 'Z' }) < 0
}
