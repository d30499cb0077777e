package geo_test

import (
	"errors"
	"math"
	"testing"

	"github.com/fairlead/fairlead/internal/geo"
)

func near(a, b, by float64) bool { return math.Abs(a-b) <= by }

func TestPositionsAreReadAsWritten(t *testing.T) {
	cowes := geo.Position{Lat: 50.77, Lon: -1.308333}
	for _, test := range []struct {
		text string
		want geo.Position
	}{
		{"50°46.2'N 1°18.5'W", cowes},
		{"50° 46.2′ N, 001° 18.5′ W", cowes},
		{"50º46,2'N 1º18,5'W", cowes},
		{`50°46'12"N 1°18'30"W`, cowes},
		{"N50 46.2 W001 18.5", cowes},
		{"N 50°46.2' W 1°18.5'", cowes},
		{"1°18.5'W 50°46.2'N", cowes},
		{"50 46.2 north, 1 18.5 west", cowes},
		{"Lat. 50°46.2'N Long. 1°18.5'W", cowes},
		{"48 23.5 N 004 29.0 W", geo.Position{Lat: 48.391667, Lon: -4.483333}},
		{"50.77, -1.31", geo.Position{Lat: 50.77, Lon: -1.31}},
		{"50.77 -1.31", geo.Position{Lat: 50.77, Lon: -1.31}},
		{"(50.77; 1.31)", geo.Position{Lat: 50.77, Lon: 1.31}},
		{"50.77 1.31", geo.Position{Lat: 50.77, Lon: 1.31}},
		{"50,77 N 1,31 W", geo.Position{Lat: 50.77, Lon: -1.31}},
		{"-33.86,151.21", geo.Position{Lat: -33.86, Lon: 151.21}},
		{"33 51 S 151 13 E", geo.Position{Lat: -33.85, Lon: 151.216667}},
		{"0°30'S 0°15'W", geo.Position{Lat: -0.5, Lon: -0.25}},
		{"-0.5, -0.25", geo.Position{Lat: -0.5, Lon: -0.25}},
		{"90N 180E", geo.Position{Lat: 90, Lon: 180}},
	} {
		got, err := geo.ParsePosition(test.text)
		if err != nil || !near(got.Lat, test.want.Lat, 1e-5) || !near(got.Lon, test.want.Lon, 1e-5) {
			t.Errorf("ParsePosition(%q) = %v, %v; want %v", test.text, got, err, test.want)
		}
	}
}

func TestWhatIsNoPositionIsRefused(t *testing.T) {
	for _, text := range []string{"", "Cowes", "50.77", "50 N", "50 N 1 N", "50 W 1 E", "50 46 N 1 W", "50 61 N 1 10 W", "50.5 30.0 N 1.5 30.0 W", "50.77, -1.31, 5", "-50 N 1 W", "1 2 3", "50.77, -1.31 please"} {
		if got, err := geo.ParsePosition(text); !errors.Is(err, geo.ErrPosition) {
			t.Errorf("ParsePosition(%q) = %v, %v; want ErrPosition", text, got, err)
		}
	}
	for _, text := range []string{"91 N 1 W", "50, 181", "1e9 N 1 W"} {
		if got, err := geo.ParsePosition(text); err == nil {
			t.Errorf("ParsePosition(%q) = %v, want an error", text, got)
		}
	}
}

func TestPositionIsWrittenInDegreesAndMinutes(t *testing.T) {
	for want, p := range map[string]geo.Position{
		"50°46.2'N 001°18.5'W": {Lat: 50.77, Lon: -1.308333},
		"34°00.0'S 151°00.0'E": {Lat: -33.99999, Lon: 150.99999},
	} {
		if got := p.String(); got != want {
			t.Errorf("%#v is written %q, want %q", p, got, want)
		}
	}
}

func FuzzParsePosition(f *testing.F) {
	for _, s := range []string{"50°46.2'N 1°18.5'W", "50.77, -1.31", "48 23.5 N 004 29.0 W", `N50°46'12" W1`, "-0,5;1e5", "S", "lat 1 lon 2"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		p, err := geo.ParsePosition(text)
		if err != nil {
			return
		}
		if !(math.Abs(p.Lat) <= 90 && math.Abs(p.Lon) <= 180) {
			t.Fatalf("ParsePosition(%q) = %v", text, p)
		}
		again, err := geo.ParsePosition(p.String())
		if err != nil || !near(p.Lat, again.Lat, 0.001) || !near(p.Lon, again.Lon, 0.001) {
			t.Fatalf("%q is read as %v, written %q and read again as %v, %v", text, p, p.String(), again, err)
		}
	})
}
