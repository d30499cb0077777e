package listings

import (
	"fmt"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
)

// inWords says what a query asks for, "" for everything.
func inWords(q catalog.Query) string {
	var parts []string
	add := func(format string, args ...any) { parts = append(parts, fmt.Sprintf(format, args...)) }
	addBoat(q, add)
	addNumbers(q, add)
	addPlace(q, add)
	addBuild(q, add)
	addExclusions(q, add)
	return strings.Join(parts, "; ")
}

type adder func(format string, args ...any)

func addBoat(q catalog.Query, add adder) {
	if q.ID != "" {
		add("listing %s", q.ID)
	}
	if makes := either(q.Make, q.MakesAny); makes != "" {
		add("%s", plain(makes))
	}
	if models := either(q.ModelContains, q.ModelsAny); models != "" {
		add("model %s", plain(models))
	}
	if q.Designer != "" {
		add("designed by %s", plain(q.Designer))
	}
	if types := either(q.Type, q.TypesAny); types != "" {
		add("%s", types)
	}
	if len(q.Category) > 0 {
		add("%s", either("", q.Category))
	}
	if q.Use != "" {
		add("fit for %s", map[string]string{"bluewater": "blue water", "liveaboard": "living aboard"}[q.Use])
	}
	if q.Text != "" {
		add("with the words “%s”", plain(q.Text))
	}
}

// either joins the one value or the choice of several.
func either(one string, several []string) string {
	words := several
	if one != "" {
		words = []string{one}
	}
	var out []string
	for _, w := range words {
		out = append(out, strings.ReplaceAll(w, "_", " "))
	}
	return list(out, "or")
}

func addNumbers(q catalog.Query, add adder) {
	if q.LengthMin > 0 || q.LengthMax > 0 {
		add("length %s", between(q.LengthMin, q.LengthMax, func(v float64) string {
			return fmt.Sprintf("%.2f m (%.0f ft)", v, v/metresPerFoot)
		}))
	}
	if q.PriceMin != nil || q.PriceMax != nil {
		add("price %s", priceBounds(q))
	}
	whole := func(v float64) string { return fmt.Sprintf("%.0f", v) }
	if q.YearMin > 0 || q.YearMax > 0 {
		add("built %s", between(float64(q.YearMin), float64(q.YearMax), whole))
	}
	if q.AgeMin > 0 || q.AgeMax > 0 {
		add("age %s years", between(float64(q.AgeMin), float64(q.AgeMax), whole))
	}
	metres := func(v float64) string { return fmt.Sprintf("%.2f m", v) }
	if q.DraftMin > 0 || q.DraftMax > 0 {
		add("draft %s", between(q.DraftMin, q.DraftMax, metres))
	}
	addMost := func(name string, v float64) {
		if v > 0 {
			add("%s up to %s", name, metres(v))
		}
	}
	addMost("beam", q.BeamMax)
	addMost("air draft", q.AirDraft)
	if q.CabinsMin > 0 || q.CabinsMax > 0 {
		add("cabins %s", between(float64(q.CabinsMin), float64(q.CabinsMax), whole))
	}
	for _, c := range []struct {
		name string
		n    int
	}{{"berths", q.BerthsMin}, {"heads", q.HeadsMin}, {"engines", q.EnginesMin}} {
		if c.n > 0 {
			add("%s from %d", c.name, c.n)
		}
	}
	if q.EngineHoursMax > 0 {
		add("engine hours up to %s", thousands(q.EngineHoursMax))
	}
	if q.EnginePowerMin > 0 {
		add("from %.0f hp", q.EnginePowerMin)
	}
	if q.ListedWithin > 0 {
		add("listed within %d days", q.ListedWithin)
	}
}

// between writes a range of which either end may be open.
func between(low, high float64, write func(float64) string) string {
	switch {
	case low > 0 && low == high:
		return write(low)
	case low > 0 && high > 0:
		return write(low) + " to " + write(high)
	case low > 0:
		return "from " + write(low)
	}
	return "up to " + write(high)
}

func priceBounds(q catalog.Query) string {
	currency := q.Currency
	if currency == "" {
		currency = catalog.DefaultCurrency + " (no currency was given)"
	}
	switch {
	case q.PriceMin != nil && q.PriceMax != nil:
		return thousands(*q.PriceMin) + " to " + money(*q.PriceMax, currency)
	case q.PriceMin != nil:
		return "from " + money(*q.PriceMin, currency)
	case *q.PriceMax == 0:
		return "nothing"
	}
	return "up to " + money(*q.PriceMax, currency)
}

func addPlace(q catalog.Query, add adder) {
	places := append(append(single(q.Region), q.RegionsAny...), q.CountriesAny...)
	places = append(places, q.StatesAny...)
	if q.Place == "" {
		places = append(places, single(q.State)...)
		if q.State == "" {
			places = append(places, single(q.Country)...)
		}
	}
	if len(places) > 0 {
		join := "or"
		if q.Region != "" {
			join = "and"
		}
		var names []string
		for _, p := range places {
			names = append(names, titled(p))
		}
		add("in %s", list(names, join))
	}
	if q.Place != "" {
		radius := q.RadiusNM
		if radius == 0 {
			radius = catalog.DefaultRadiusNM
		}
		add("within %.0f nm of %s", radius, strings.Join(append([]string{plain(q.Place)}, single(q.State)...), ", "))
	}
}

// titled writes the identifier of a region as a name: us_east_coast is US East Coast. Codes stay as they are.
func titled(id string) string {
	words := strings.Split(id, "_")
	for i, w := range words {
		if len(w) <= 2 {
			words[i] = strings.ToUpper(w)
		} else {
			words[i] = strings.ToUpper(w[:1]) + w[1:]
		}
	}
	return strings.Join(words, " ")
}

func single(v string) []string {
	if v == "" {
		return nil
	}
	return []string{v}
}

func addBuild(q catalog.Query, add adder) {
	for _, f := range []struct {
		name   string
		values []string
	}{
		{"hull", q.HullMaterial}, {"keel", q.Keel}, {"rig", q.Rig}, {"fuel", single(q.Fuel)}, {"engine", single(q.EngineType)},
		{"", single(q.NewUsed)}, {"condition", single(q.ConditionGrade)}, {"", single(q.Tax)}, {"status", single(q.Status)},
	} {
		if len(f.values) > 0 {
			add("%s", strings.TrimSpace(f.name+" "+either("", f.values)))
		}
	}
	if len(q.Features) > 0 {
		add("with %s", list(spaced(q.Features), "and"))
	}
}

func spaced(words []string) []string {
	var out []string
	for _, w := range words {
		out = append(out, strings.ReplaceAll(w, "_", " "))
	}
	return out
}

func addExclusions(q catalog.Query, add adder) {
	var out []string
	for _, words := range [][]string{
		q.Exclude, q.ExcludeMakes, q.ExcludeTypes, q.ExcludeRegions, q.ExcludeCountries, q.ExcludeStates, q.ExcludeHullMaterial,
		q.ExcludeKeel, q.ExcludeRig, q.ExcludeFuel,
	} {
		out = append(out, spaced(words)...)
	}
	if len(out) > 0 {
		add("without %s", list(out, "or"))
	}
}
