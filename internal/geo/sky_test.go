package geo_test

import (
	"testing"
	"time"

	"github.com/fairlead/fairlead/internal/geo"
)

func at(t *testing.T, s string) time.Time {
	t.Helper()
	v, err := time.Parse("2006-01-02 15:04", s)
	if err != nil {
		t.Fatal(err)
	}
	return v
}

func TestSunriseAndSunsetAreKnown(t *testing.T) {
	for _, test := range []struct {
		place     string
		p         geo.Position
		day       string
		rise, set string // almanac, UTC
	}{
		{"London", geo.Position{Lat: 51.508, Lon: -0.126}, "2024-06-21 00:00", "2024-06-21 03:43", "2024-06-21 20:21"},
		{"London", geo.Position{Lat: 51.508, Lon: -0.126}, "2024-12-21 00:00", "2024-12-21 08:04", "2024-12-21 15:53"},
		{"New York", geo.Position{Lat: 40.713, Lon: -74.006}, "2024-03-20 00:00", "2024-03-20 10:59", "2024-03-20 23:08"},
		{"Sydney", geo.Position{Lat: -33.868, Lon: 151.209}, "2024-12-21 00:00", "2024-12-20 18:41", "2024-12-21 09:05"},
		{"Honolulu", geo.Position{Lat: 21.307, Lon: -157.858}, "2024-06-20 00:00", "2024-06-20 15:50", "2024-06-21 05:16"},
	} {
		got := geo.Sun(at(t, test.day), test.p)
		for name, pair := range map[string][2]time.Time{"sunrise": {got.Sunrise, at(t, test.rise)}, "sunset": {got.Sunset, at(t, test.set)}} {
			if pair[0].Sub(pair[1]).Abs() > 90*time.Second {
				t.Errorf("%s, %s of %s: %s, want %s", test.place, name, test.day, pair[0], pair[1])
			}
		}
	}
}

func TestTwilightFramesTheDay(t *testing.T) {
	s := geo.Sun(at(t, "2024-03-20 00:00"), geo.Position{Lat: 40.713, Lon: -74.006})
	order := []time.Time{s.NauticalDawn, s.CivilDawn, s.Sunrise, s.Noon, s.Sunset, s.CivilDusk, s.NauticalDusk}
	for i := 1; i < len(order); i++ {
		if !order[i].After(order[i-1]) {
			t.Fatalf("out of order: %v", order)
		}
	}
	// At the equinox the sun sinks 15° cos 40.7° an hour: 6° of centre less 0.833° take 27 minutes.
	if got := s.CivilDusk.Sub(s.Sunset).Minutes(); !near(got, 27.3, 0.7) {
		t.Errorf("civil twilight lasts %.1f min, want 27.3", got)
	}
	if got := s.NauticalDusk.Sub(s.CivilDusk).Minutes(); !near(got, 31.8, 0.9) {
		t.Errorf("nautical twilight follows for %.1f min, want 31.8", got)
	}
}

func TestPolarDayAndNight(t *testing.T) {
	tromso := geo.Position{Lat: 69.65, Lon: 18.96}
	summer, winter := geo.Sun(at(t, "2024-06-21 00:00"), tromso), geo.Sun(at(t, "2024-12-21 00:00"), tromso)
	if !summer.AlwaysUp || summer.AlwaysDown || !summer.Sunrise.IsZero() {
		t.Errorf("midsummer: %+v", summer)
	}
	if !winter.AlwaysDown || winter.AlwaysUp || winter.CivilDawn.IsZero() {
		t.Errorf("midwinter has civil twilight only: %+v", winter)
	}
	for _, lat := range []float64{90, -90} {
		s := geo.Sun(at(t, "2024-06-21 00:00"), geo.Position{Lat: lat})
		if s.AlwaysUp != (lat > 0) || s.AlwaysDown != (lat < 0) {
			t.Errorf("pole at %v: %+v", lat, s)
		}
	}
}

func TestPhasesOfTheMoonAreKnown(t *testing.T) {
	for _, test := range []struct {
		quarter geo.Quarter
		when    string // almanac, UTC
	}{
		{geo.NewMoon, "2000-01-06 18:14"},
		{geo.FullMoon, "2000-01-21 04:40"},
		{geo.NewMoon, "2024-04-08 18:21"},
		{geo.FirstQuarter, "2024-04-15 19:13"},
		{geo.FullMoon, "2024-10-17 11:26"},
		{geo.LastQuarter, "2024-12-22 22:18"},
		{geo.NewMoon, "2024-12-30 22:27"},
		{geo.FullMoon, "2026-03-03 11:38"},
		{geo.NewMoon, "2026-08-12 17:37"},
	} {
		want := at(t, test.when)
		for _, before := range []time.Duration{time.Hour, 10 * 24 * time.Hour, 27 * 24 * time.Hour} {
			if got := geo.NextPhase(want.Add(-before), test.quarter); got.Sub(want).Abs() > 15*time.Minute {
				t.Errorf("phase %d after %s: %s, want %s", test.quarter, want.Add(-before), got, want)
			}
		}
	}
}

func TestMoonIsDescribed(t *testing.T) {
	// Meeus, Astronomical Algorithms, example 48.a: k = 0.6786.
	if got := geo.Moon(at(t, "1992-04-12 00:00")); !near(got.Illuminated, 0.6786, 0.003) || got.Name != "waxing gibbous" {
		t.Errorf("1992 April 12: %+v, want 0.6786 and waxing gibbous", got)
	}
	for _, test := range []struct {
		when, name string
		age, lit   float64
	}{
		{"2024-04-08 18:30", "new moon", 0, 0},
		{"2024-04-12 12:00", "waxing crescent", 3.7, 0.20},
		{"2024-04-15 19:13", "first quarter", 7.04, 0.50},
		{"2024-10-17 11:26", "full moon", 14.69, 1},
		{"2024-12-19 00:00", "waning gibbous", 17.7, 0.83},
		{"2024-12-22 22:18", "last quarter", 21.66, 0.50},
		{"2024-12-27 12:00", "waning crescent", 26.2, 0.12},
	} {
		got := geo.Moon(at(t, test.when))
		if got.Name != test.name || !near(got.Age, test.age, 0.1) || !near(got.Illuminated, test.lit, 0.03) {
			t.Errorf("%s: %+v, want %s, %v days, %v lit", test.when, got, test.name, test.age, test.lit)
		}
	}
}

func TestMoonIsWholeOverYears(t *testing.T) {
	for when := at(t, "1995-01-01 00:00"); when.Year() < 2040; when = when.Add(50 * time.Hour) {
		if m := geo.Moon(when); m.Age < 0 || m.Age > 29.95 || m.Illuminated < 0 || m.Illuminated > 1 {
			t.Fatalf("%s: %+v", when, m)
		}
	}
}
