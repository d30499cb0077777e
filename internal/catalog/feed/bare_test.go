package feed_test

import (
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/catalog/feed"
)

// only reads a feed of one record.
func only(t *testing.T, format feed.Format, text string) *catalog.Listing {
	t.Helper()
	cfg := config(t)
	cfg.Format = format
	var found *catalog.Listing
	if _, err := feed.Read(t.Context(), strings.NewReader(text), cfg, func(r feed.Record) error {
		found = r.Listing
		return r.Refused
	}); err != nil {
		t.Fatal(err)
	}
	return found
}

func TestALengthWithoutAUnitIsReadByWhatElseIsTold(t *testing.T) {
	const header = "id,make,model,year,Length,beam,draft,price,currency,country\n1,"
	for name, c := range map[string]struct {
		row  string
		want float64 // metres, 0 where it is set aside
	}{
		"feet, by the price":                     {"Foobar,Sloop,1990,38,,,50000,EUR,DE", 11.582},
		"feet of a cheap old boat":               {"Foobar,Sloop,1975,38,,,2000,EUR,DE", 11.582},
		"metres, by the price":                   {"Foobar,Forty,1990,40,,,5500000,EUR,DE", 40},
		"metres, by the price, against the name": {"Foobar,40,1990,40,,,5500000,EUR,DE", 40},
		"feet, by the name":                      {"Foobar,38,1990,38,,,,,DE", 11.582},
		"metres, by the name in feet":            {"Foobar,38,1990,11.6,,,,,US", 11.6},
		"metres, by the name of a long one":      {"Foobar,76,1990,23.2,,,,,US", 23.2},
		"feet, by the country":                   {"Foobar,Forty,1990,40,,,,,US", 12.192},
		"feet, by the beam":                      {"Foobar,Forty,1990,40,12 ft,,,,DE", 12.192},
		"metres, by the beam":                    {"Foobar,Forty,1990,40,8.2 m,,,,DE", 40},
		"feet, by a beam without a unit":         {"Foobar,Forty,1990,38,12.2,,,,DE", 11.582},
		"feet, by the design":                    {"Sadler,32,1983,31.5,,,,,GB", 9.601},
		"metres, by the design":                  {"Swan,65,1976,19.8,,,,,IT", 19.8},
		"feet of a small boat":                   {"Foobar,Skiff,2001,17,,,8000,USD,US", 5.182},
		"metres of a cheap boat":                 {"Foobar,Skiff,1985,9.5,,,900,EUR,DE", 9.5},
		"metres by their small number":           {"Foobar,12.50,2001,12.18,,,,,FR", 12.18},
		"nobody knows":                           {"Foobar,Ferry,2001,21,,,,,FR", 0},
		"a unit with the number":                 {"Foobar,Ferry,2001,21 ft,,,,,FR", 6.401},
		"too long for metres":                    {"Foobar,Ferry,2001,130,,,,,FR", 39.624},
		"too short for feet":                     {"Foobar,Dinghy,2001,4.2,,,,,US", 4.2},
	} {
		l := only(t, feed.CSV, header+c.row+"\n")
		if l.LOA != c.want {
			t.Errorf("%s: got %v m, want %v", name, l.LOA, c.want)
		}
		if aside := len(l.SetAside) > 0; aside != (c.want == 0) {
			t.Errorf("%s: set aside %v", name, l.SetAside)
		}
	}
}

func TestMeasuresWithoutAUnitAreInThatOfTheLength(t *testing.T) {
	l := only(t, feed.CSV, "id,make,model,year,Length,beam,draft,price,currency\n1,Foobar,38,1990,38,12.2,4,50000,EUR\n")
	if l.Beam != 3.719 || l.DraftMax != 1.219 {
		t.Errorf("beam %v, draft %v", l.Beam, l.DraftMax)
	}
}

func TestAHeaderCanSayThatLengthsAreMetres(t *testing.T) {
	for _, name := range []string{"loa_m", "Length (m)", "Länge", "Longueur"} {
		if l := only(t, feed.CSV, "id,make,model,"+name+"\n1,Foobar,Ferry,40\n"); l.LOA != 40 {
			t.Errorf("%s: got %v m", name, l.LOA)
		}
	}
	xml := `<open_marine><advert ref="1"><advert_features><manufacturer>Foobar</manufacturer><model>Ferry</model></advert_features><boat_features><dimensions><item name="loa"UNIT>40</item></dimensions></boat_features></advert></open_marine>`
	if l := only(t, feed.OpenMarine, strings.Replace(xml, "UNIT", ` unit="metres"`, 1)); l.LOA != 40 {
		t.Errorf("metres: got %v m", l.LOA)
	}
	if l := only(t, feed.OpenMarine, strings.Replace(xml, "UNIT", "", 1)); l.LOA != 0 || len(l.SetAside) != 1 {
		t.Errorf("no unit: got %v m, set aside %v", l.LOA, l.SetAside)
	}
}
