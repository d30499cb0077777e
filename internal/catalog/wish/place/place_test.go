package place_test

import (
	"slices"
	"testing"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/catalog/wish/place"
	"github.com/fairlead/fairlead/internal/geo"
)

func atlas(t *testing.T) *place.Atlas {
	t.Helper()
	places, err := geo.Load()
	if err != nil {
		t.Fatal(err)
	}
	return place.New(places)
}

// only is the one area or place that a text names.
func only(t *testing.T, a *place.Atlas, text string) geo.Mention {
	t.Helper()
	all := a.Mentions(text)
	if len(all) == 0 {
		t.Fatalf("%q names no place", text)
	}
	return all[0]
}

func TestMisspeltAreasAndPlacesAreFound(t *testing.T) {
	a := atlas(t)
	for word, want := range map[string]string{"croatai": "HR", "germnay": "DE", "mediteranian": "mediterranean", "carribean": "caribbean", "zeppelin": ""} {
		if got, _ := a.MisspeltArea(word); got.ID != want {
			t.Errorf("%q: %q, want %q", word, got.ID, want)
		}
	}
	for word, want := range map[string]string{"tortolla": "Tortola", "narnia": ""} {
		if got, _ := a.MisspeltPlace(word); got.Name != want {
			t.Errorf("%q: %q, want %q", word, got.Name, want)
		}
	}
}

func TestCodesAndAdjectivesStandForAreas(t *testing.T) {
	a := atlas(t)
	for _, c := range []struct {
		code  string
		state bool
		want  string
	}{{"DE", false, "Germany"}, {"DE", true, "Delaware"}, {"BC", true, "British Columbia"}, {"BC", false, ""}} {
		if got, ok := a.OfCode(c.code, c.state); got.Name != c.want || ok != (c.want != "") {
			t.Errorf("%s, of a state: %v: %q, want %q", c.code, c.state, got.Name, c.want)
		}
	}
	if m, ok := a.Nation("hollandische"); !ok || m.ID != "NL" {
		t.Errorf("hollandische: %v", m)
	}
	if _, ok := a.Nation("scandinavian"); ok || !place.IsNationality("scandinavian") || place.IsNationality("blue") {
		t.Error("scandinavian is an adjective of several countries, blue of none")
	}
}

func TestAreasLieInEachOther(t *testing.T) {
	a := atlas(t)
	greece, florida, kiel := only(t, a, "Greece"), only(t, a, "Florida"), only(t, a, "Flensburg")
	usa, med, baltic := only(t, a, "USA"), only(t, a, "Mediterranean"), only(t, a, "Baltic")
	for _, c := range []struct {
		inner, outer geo.Mention
		want         bool
	}{{florida, usa, true}, {usa, florida, false}, {greece, med, true}, {kiel, baltic, true}, {kiel, med, false}, {greece, usa, false}} {
		if got := a.Lies(c.inner, c.outer); got != c.want {
			t.Errorf("%s in %s: %v", c.inner.Name, c.outer.Name, got)
		}
	}
	if !a.Far("Athens", kiel) || a.Far("Kiel", kiel) || !a.Wholly("GR", med.ID) || a.Wholly("FR", med.ID) {
		t.Error("Flensburg is far from Athens and near Kiel; all of Greece and not all of France is in the Mediterranean")
	}
}

func TestAPriceIsInTheMoneyOfWhereBoatsAreLookedFor(t *testing.T) {
	a := atlas(t)
	for want, q := range map[string]catalog.Query{
		"EUR": {Country: "GR"}, "SEK": {Country: "SE"}, "USD": {StatesAny: []string{"FL", "MD"}}, "GBP": {Place: "Hamble"}, "": {CountriesAny: []string{"DE", "SE"}},
	} {
		if got := a.Money(q); got != want {
			t.Errorf("%+v: %q, want %q", q, got, want)
		}
	}
	limit := 40_000.0
	q := catalog.Query{Country: "SE", PriceMax: &limit}
	if !a.InferCurrency(&q, false, false, true) || q.Currency != "SEK" {
		t.Errorf("currency %q", q.Currency)
	}
	q.Country = "NL"
	if !a.InferCurrency(&q, true, true, false) || q.Currency != "EUR" {
		t.Errorf("currency %q elsewhere", q.Currency)
	}
	q = catalog.Query{Country: "SE", PriceMax: &limit}
	if a.InferCurrency(&q, false, false, false); q.Currency != "" {
		t.Errorf("an earlier amount is taken for %q", q.Currency)
	}
}

func TestSomeNamesStandForSeveralAreas(t *testing.T) {
	a := atlas(t)
	ids := func(areas []geo.Mention) (ids []string) {
		for _, m := range areas {
			ids = append(ids, m.ID)
		}
		return ids
	}
	for name, want := range map[string][]string{"carolina": {"NC", "SC"}, "virginia": {"VA", "WV"}, "maine": {"ME"}, "north": nil} {
		if got := ids(a.Namesakes(name)); !slices.Equal(got, want) {
			t.Errorf("%q is common to %q, want %q", name, got, want)
		}
	}
	for name, want := range map[string][]string{"dach": {"DE", "AT", "CH"}, "great loop": {"us_east_coast", "us_gulf_coast", "great_lakes"}, "delmarva": {"DE", "MD", "VA"}, "loop": nil} {
		if got := ids(a.Several(name)); !slices.Equal(got, want) {
			t.Errorf("%q stands for %q, want %q", name, got, want)
		}
	}
}
