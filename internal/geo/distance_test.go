package geo_test

import (
	"math"
	"testing"

	"github.com/fairlead/fairlead/internal/geo"
)

func place(t *testing.T, id string) geo.Position {
	t.Helper()
	p, ok := load(t).Place(id)
	if !ok {
		t.Fatalf("no place %q", id)
	}
	return p.Position()
}

func TestDistancesBetweenPortsAreKnown(t *testing.T) {
	for _, test := range []struct {
		from, to string
		nm       float64 // great circle, from published port positions
	}{
		{"palma-de-mallorca-es", "barcelona-es", 109},
		{"newport-us-ri", "saint-george-s-bm", 630},
		{"las-palmas-es", "bridgetown-bb", 2590},
		{"cherbourg-fr", "cowes-gb", 68.5},
		{"horta-pt", "falmouth-gb", 1190},
		{"sydney-au-nsw", "auckland-nz", 1165},
	} {
		if got := geo.Distance(place(t, test.from), place(t, test.to)); !near(got, test.nm, 0.03*test.nm) {
			t.Errorf("%s to %s is %.1f nm, want %.0f within 3 %%", test.from, test.to, got, test.nm)
		}
	}
}

func TestDegreeOfLatitudeIsSixtyMiles(t *testing.T) {
	a, b := geo.Position{Lat: 10, Lon: 20}, geo.Position{Lat: 11, Lon: 20}
	for name, got := range map[string]float64{"great circle": geo.Distance(a, b), "rhumb line": geo.RhumbDistance(a, b)} {
		if !near(got, 60.04, 0.01) {
			t.Errorf("%s: %v nm, want 60.04 on a sphere of R = 3440.065", name, got)
		}
	}
}

// The positions of the great-circle example between San Francisco and Yokohama.
func TestGreatCircleIsShorterThanTheRhumbLine(t *testing.T) {
	sf, yokohama := geo.Position{Lat: 37.8, Lon: -122.6667}, geo.Position{Lat: 34.8333, Lon: 139.8833}
	circle, line := geo.Distance(sf, yokohama), geo.RhumbDistance(sf, yokohama)
	if !near(circle, 4475, 10) || !near(line, 4700, 30) {
		t.Errorf("great circle %.0f nm, rhumb line %.0f nm; want about 4475 and 4700", circle, line)
	}
	if got := geo.InitialBearing(sf, yokohama); !near(got, 302.3, 0.5) {
		t.Errorf("initial course %.1f, want 302.3", got)
	}
	if got := geo.InitialBearing(yokohama, sf); !near(got, 54.5, 1) {
		t.Errorf("initial course back %.1f, want 54.5", got)
	}
	if got := geo.RhumbBearing(sf, yokohama); !near(got, 267.8, 0.5) {
		t.Errorf("rhumb course %.1f, want 267.8", got)
	}
}

func TestCardinalCourses(t *testing.T) {
	origin := geo.Position{}
	for want, to := range map[float64]geo.Position{0: {Lat: 1}, 90: {Lon: 1}, 180: {Lat: -1}, 270: {Lon: -1}} {
		if got := geo.InitialBearing(origin, to); !near(got, want, 1e-9) {
			t.Errorf("great circle to %v starts %v, want %v", to, got, want)
		}
		if got := geo.RhumbBearing(origin, to); !near(got, want, 1e-9) {
			t.Errorf("rhumb line to %v is %v, want %v", to, got, want)
		}
	}
}

func TestRhumbLineTakesTheShortWayOverTheAntimeridian(t *testing.T) {
	fiji, samoa := geo.Position{Lat: -18, Lon: 178}, geo.Position{Lat: -18, Lon: -178}
	if got := geo.RhumbDistance(fiji, samoa); !near(got, 228.4, 0.5) {
		t.Errorf("%.1f nm, want 228.4", got)
	}
	if got := geo.RhumbBearing(fiji, samoa); !near(got, 90, 1e-6) {
		t.Errorf("course %.1f, want 90", got)
	}
}

func TestDestinationIsWhereDistanceAndBearingSay(t *testing.T) {
	for _, start := range []geo.Position{{Lat: 50.7, Lon: -1.3}, {Lat: -17.5, Lon: -149.6}, {Lat: 0, Lon: 179.5}, {Lat: 70, Lon: 20}} {
		for _, bearing := range []float64{0, 33, 90, 145, 180, 225, 300} {
			end := geo.RhumbDestination(start, bearing, 250)
			if d, b := geo.RhumbDistance(start, end), geo.RhumbBearing(start, end); !near(d, 250, 1e-4) || !near(math.Remainder(b-bearing, 360), 0, 1e-4) {
				t.Errorf("rhumb line from %v, %v°: %v nm, %v°", start, bearing, d, b)
			}
		}
	}
}
