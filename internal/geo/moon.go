package geo

import (
	"math"
	"time"
)

// MoonPhase describes the moon at a moment.
type MoonPhase struct {
	Illuminated float64 // fraction of the disc that is lit, 0 to 1
	Age         float64 // days since the last new moon, 0 to 29.9
	Elongation  float64 // degrees of longitude the moon is ahead of the sun, 0 to 360
	Name        string  // "new moon", "waxing crescent", "first quarter", ...
}

// Quarter is one of the four principal phases.
type Quarter int

// The principal phases in their order; each is 90° of elongation after the one before.
const (
	NewMoon Quarter = iota
	FirstQuarter
	FullMoon
	LastQuarter
)

// synodicMonth is the mean time from new moon to new moon in days (Meeus ch. 49).
const synodicMonth = 29.530588861

var phaseNames = [8]string{"new moon", "waxing crescent", "first quarter", "waxing gibbous", "full moon", "waning gibbous", "last quarter", "waning crescent"}

// Moon returns the phase of the moon. The lit fraction is k = (1 + cos i)/2 with the phase angle i of Meeus, Astronomical
// Algorithms, ch. 48, good to 0.003; a principal phase gives its name to the day around it.
func Moon(t time.Time) MoonPhase {
	elongation := elongation(t)
	last := previous(t, NewMoon)
	return MoonPhase{
		Illuminated: (1 + cosd(phaseAngle(t))) / 2,
		Age:         t.Sub(last).Hours() / 24,
		Elongation:  elongation,
		Name:        phaseName(elongation),
	}
}

// phaseName gives principal phases 6.1° to either side, half the moon's way in a day.
func phaseName(elongation float64) string {
	nearest := math.Round(elongation / 90)
	if math.Abs(elongation-90*nearest) <= 6.1 {
		return phaseNames[int(nearest)%4*2]
	}
	return phaseNames[int(elongation/90)%4*2+1]
}

// NextPhase returns when the moon next reaches a principal phase after t, in UTC, good to a quarter of an hour.
func NextPhase(t time.Time, q Quarter) time.Time {
	ahead := course(90*float64(q) - elongation(t))
	next := reach(t.Add(days(ahead/360*synodicMonth)), q)
	if !next.After(t) {
		next = reach(next.Add(days(synodicMonth)), q)
	}
	return next
}

// previous returns the last time not after t at which the moon was in a principal phase.
func previous(t time.Time, q Quarter) time.Time {
	behind := course(elongation(t) - 90*float64(q))
	last := reach(t.Add(-days(behind/360*synodicMonth)), q)
	if last.After(t) {
		last = reach(last.Add(-days(synodicMonth)), q)
	}
	return last
}

// reach moves a guess to the moment at which the elongation is that of the phase.
func reach(t time.Time, q Quarter) time.Time {
	for range 6 {
		off := math.Remainder(90*float64(q)-elongation(t), 360)
		t = t.Add(days(off / 360 * synodicMonth))
	}
	return t.UTC().Round(time.Minute)
}

func days(d float64) time.Duration { return time.Duration(d * 24 * float64(time.Hour)) }

// lunar holds the arguments of Meeus ch. 47 in degrees: moon's mean elongation, sun's and moon's mean anomaly, moon's
// argument of latitude.
type lunar struct{ c, d, sun, moon, f float64 }

func arguments(t time.Time) lunar {
	c := centuries(t.Add(70 * time.Second)) // dynamical time
	return lunar{
		c:    c,
		d:    297.8501921 + c*(445267.1114034-c*0.0018819),
		sun:  357.5291092 + c*(35999.0502909-c*0.0001536),
		moon: 134.9633964 + c*(477198.8675055+c*0.0087414),
		f:    93.2720950 + c*(483202.0175233-c*0.0036539),
	}
}

// phaseAngle is i in degrees between sun and earth as seen from the moon (Meeus eq. 48.4).
func phaseAngle(t time.Time) float64 {
	a := arguments(t)
	return 180 - a.d - 6.289*sind(a.moon) + 2.100*sind(a.sun) - 1.274*sind(2*a.d-a.moon) -
		0.658*sind(2*a.d) - 0.214*sind(2*a.moon) - 0.110*sind(a.d)
}

// longitudeTerms are the largest periodic terms of the moon's longitude in millionths of a degree, with the multiples of
// D, M, M' and F (Meeus table 47.A; terms below 0.003° are left out).
var longitudeTerms = [...][5]float64{
	{0, 0, 1, 0, 6288774}, {2, 0, -1, 0, 1274027}, {2, 0, 0, 0, 658314}, {0, 0, 2, 0, 213618}, {0, 1, 0, 0, -185116},
	{0, 0, 0, 2, -114332}, {2, 0, -2, 0, 58793}, {2, -1, -1, 0, 57066}, {2, 0, 1, 0, 53322}, {2, -1, 0, 0, 45758},
	{0, 1, -1, 0, -40923}, {1, 0, 0, 0, -34720}, {0, 1, 1, 0, -30383}, {2, 0, 0, -2, 15327}, {0, 0, 1, 2, -12528},
	{0, 0, 1, -2, 10980}, {4, 0, -1, 0, 10675}, {0, 0, 3, 0, 10034}, {4, 0, -2, 0, 8548}, {2, 1, -1, 0, -7888},
	{2, 1, 0, 0, -6766}, {1, 0, -1, 0, -5163}, {1, 1, 0, 0, 4987}, {2, -1, 1, 0, 4036}, {2, 0, 2, 0, 3994},
	{4, 0, 0, 0, 3861}, {2, 0, -3, 0, 3665},
}

// elongation is the moon's apparent longitude less the sun's in degrees, 0 to 360.
func elongation(t time.Time) float64 {
	a := arguments(t)
	moon := 218.3164477 + a.c*(481267.88123421-a.c*0.0015786)
	e := 1 - a.c*(0.002516+0.0000074*a.c) // the earth's orbit becomes rounder
	for _, k := range longitudeTerms {
		size := k[4] * math.Pow(e, math.Abs(k[1])) / 1e6
		moon += size * sind(k[0]*a.d+k[1]*a.sun+k[2]*a.moon+k[3]*a.f)
	}
	sun := 280.46646 + a.c*(36000.76983+a.c*0.0003032) + sunCentre(a.c, a.sun) - 0.00569
	return course(moon - sun)
}
