package geo

import (
	"math"
	"time"
)

// SunDay holds the times of one day's sun at one position, in UTC. A time is zero when the sun does not reach that
// altitude on the day.
type SunDay struct {
	NauticalDawn, CivilDawn, Sunrise, Noon, Sunset, CivilDusk, NauticalDusk time.Time
	AlwaysUp                                                                bool // the sun does not set
	AlwaysDown                                                              bool // the sun does not rise
}

// The zenith angles in degrees that define the events: the upper limb on the horizon with 34' of refraction and 16' of
// radius, and the centre 6° and 12° below it.
const (
	zenithRise     = 90.833
	zenithCivil    = 96
	zenithNautical = 102
)

// Sun returns the sun's times on the calendar date of day at p. The date is the local one: the events are those around
// the noon that the place has on it, so far from Greenwich they may fall on the neighbouring UTC date. Equations of the
// NOAA solar calculator (after Meeus, Astronomical Algorithms, 1991), good to about a minute below 72° of latitude.
func Sun(day time.Time, p Position) SunDay {
	year, month, date := day.Date()
	midnight := time.Date(year, month, date, 0, 0, 0, 0, time.UTC)
	noon := midnight.Add(minutes(720 - 4*p.Lon))
	_, equation := solar(noon)
	s := SunDay{Noon: noon.Add(minutes(-equation))}
	s.Sunrise, s.Sunset = crossings(s.Noon, p, zenithRise)
	s.CivilDawn, s.CivilDusk = crossings(s.Noon, p, zenithCivil)
	s.NauticalDawn, s.NauticalDusk = crossings(s.Noon, p, zenithNautical)
	if s.Sunrise.IsZero() {
		declination, _ := solar(s.Noon)
		lowest := 180 - math.Abs(p.Lat+declination) // zenith angle at midnight
		s.AlwaysUp, s.AlwaysDown = lowest < zenithRise, lowest >= zenithRise
	}
	return s
}

func minutes(m float64) time.Duration {
	return time.Duration(m * float64(time.Minute)).Round(time.Second)
}

// crossings returns when the sun passes a zenith angle before and after a true noon; each is refined with the sun's
// position at the time found.
func crossings(noon time.Time, p Position, zenith float64) (before, after time.Time) {
	_, atNoon := solar(noon)
	find := func(sign float64) time.Time {
		t := noon
		for range 3 {
			declination, equation := solar(t)
			angle, ok := hourAngle(p.Lat, declination, zenith)
			if !ok {
				return time.Time{}
			}
			t = noon.Add(minutes(sign*4*angle + atNoon - equation))
		}
		return t.Round(time.Second)
	}
	return find(-1), find(1)
}

// hourAngle returns H in degrees with cos H = cos z / (cos φ cos δ) − tan φ tan δ; ok is false when the sun stays on one
// side of the zenith angle z.
func hourAngle(lat, declination, zenith float64) (float64, bool) {
	c := cosd(zenith)/(cosd(lat)*cosd(declination)) - math.Tan(lat*math.Pi/180)*math.Tan(declination*math.Pi/180)
	if math.IsNaN(c) || math.Abs(c) > 1 {
		return 0, false
	}
	return degrees(math.Acos(c)), true
}

// solar returns the sun's declination in degrees and the equation of time in minutes (NOAA, after Meeus ch. 25 and 28).
func solar(t time.Time) (declination, equation float64) {
	c := centuries(t)
	meanLon := 280.46646 + c*(36000.76983+c*0.0003032)
	anomaly := 357.52911 + c*(35999.05029-0.0001537*c)
	eccentricity := 0.016708634 - c*(0.000042037+0.0000001267*c)
	node := 125.04 - 1934.136*c
	longitude := meanLon + sunCentre(c, anomaly) - 0.00569 - 0.00478*sind(node)
	obliquity := 23 + (26+(21.448-c*(46.815+c*(0.00059-c*0.001813)))/60)/60 + 0.00256*cosd(node)
	declination = degrees(math.Asin(sind(obliquity) * sind(longitude)))
	y := math.Pow(math.Tan(obliquity*math.Pi/360), 2)
	equation = 4 * degrees(y*sind(2*meanLon)-2*eccentricity*sind(anomaly)+
		4*eccentricity*y*sind(anomaly)*cosd(2*meanLon)-0.5*y*y*sind(4*meanLon)-1.25*eccentricity*eccentricity*sind(2*anomaly))
	return declination, equation
}

// sunCentre is the sun's equation of the centre in degrees (Meeus ch. 25).
func sunCentre(c, anomaly float64) float64 {
	return sind(anomaly)*(1.914602-c*(0.004817+0.000014*c)) + sind(2*anomaly)*(0.019993-0.000101*c) + sind(3*anomaly)*0.000289
}

// centuries counts Julian centuries from 2000 January 1, 12:00 UTC. The minute between UTC and dynamical time does not
// matter at this precision, except to the moon, which adds it.
func centuries(t time.Time) float64 {
	return (float64(t.Unix()-946728000) + float64(t.Nanosecond())/1e9) / 86400 / 36525
}

func sind(v float64) float64 { return math.Sin(math.Mod(v, 360) * math.Pi / 180) }
func cosd(v float64) float64 { return math.Cos(math.Mod(v, 360) * math.Pi / 180) }
