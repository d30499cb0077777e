package geo

import "math"

// EarthRadius is the mean radius of the earth in nautical miles (6371.0 km / 1.852).
const EarthRadius = 3440.065

func (p Position) radians() (lat, lon float64) { return p.Lat * math.Pi / 180, p.Lon * math.Pi / 180 }

func degrees(radians float64) float64 { return radians * 180 / math.Pi }

// course brings degrees into 0 <= v < 360.
func course(v float64) float64 {
	v = math.Mod(math.Mod(v, 360)+360, 360)
	if v >= 360 {
		return 0
	}
	return v
}

// turn brings an angle in radians into -π <= v <= π.
func turn(v float64) float64 { return math.Remainder(v, 2*math.Pi) }

// Distance returns the great-circle distance in nautical miles by the haversine formula (Sinnott, Sky and Telescope 68,
// 1984): h = sin²(Δφ/2) + cos φ1 cos φ2 sin²(Δλ/2), d = 2 R asin √h, with R = EarthRadius. Within 0.5 % of the ellipsoid.
func Distance(a, b Position) float64 {
	lat1, lon1 := a.radians()
	lat2, lon2 := b.radians()
	sinLat, sinLon := math.Sin((lat2-lat1)/2), math.Sin((lon2-lon1)/2)
	h := sinLat*sinLat + math.Cos(lat1)*math.Cos(lat2)*sinLon*sinLon
	return 2 * EarthRadius * math.Asin(math.Sqrt(min(1, h)))
}

// InitialBearing returns the true course in degrees, 0 <= θ < 360, with which the great circle leaves a for b
// (spherical trigonometry, Bowditch ch. 12): tan θ = sin Δλ cos φ2 / (cos φ1 sin φ2 − sin φ1 cos φ2 cos Δλ).
func InitialBearing(a, b Position) float64 {
	lat1, lon1 := a.radians()
	lat2, lon2 := b.radians()
	y := math.Sin(lon2-lon1) * math.Cos(lat2)
	x := math.Cos(lat1)*math.Sin(lat2) - math.Sin(lat1)*math.Cos(lat2)*math.Cos(lon2-lon1)
	return course(degrees(math.Atan2(y, x)))
}

// RhumbDistance returns the length in nautical miles of the line of constant course from a to b (Mercator sailing,
// Bowditch ch. 12): d = R √(Δφ² + q² Δλ²) with q = Δφ/Δψ, or cos φ1 along a parallel, and ψ the Mercator latitude.
// Δλ is taken the short way round.
func RhumbDistance(a, b Position) float64 {
	dLat, dLon, _, q := rhumb(a, b)
	return EarthRadius * math.Hypot(dLat, q*dLon)
}

// RhumbBearing returns the constant true course in degrees, 0 <= θ < 360, from a to b: tan θ = Δλ/Δψ with ψ the Mercator
// latitude.
func RhumbBearing(a, b Position) float64 {
	_, dLon, dPsi, _ := rhumb(a, b)
	return course(degrees(math.Atan2(dLon, dPsi)))
}

func rhumb(a, b Position) (dLat, dLon, dPsi, q float64) {
	lat1, lon1 := a.radians()
	lat2, lon2 := b.radians()
	dLat, dLon, dPsi = lat2-lat1, turn(lon2-lon1), mercator(lat2)-mercator(lat1)
	return dLat, dLon, dPsi, stretch(lat1, dLat, dPsi)
}

// mercator is ψ = ln tan(π/4 + φ/2); at a pole it stays finite.
func mercator(lat float64) float64 {
	limit := math.Pi/2 - 1e-12
	return math.Log(math.Tan(math.Pi/4 + max(-limit, min(limit, lat))/2))
}

// stretch is q = Δφ/Δψ, the mean cosine of latitude along the line.
func stretch(lat, dLat, dPsi float64) float64 {
	if math.Abs(dPsi) < 1e-9 {
		return math.Cos(lat)
	}
	return dLat / dPsi
}

// RhumbDestination returns where a line of constant true course in degrees ends after nm nautical miles (Mercator sailing):
// φ2 = φ1 + δ cos θ, λ2 = λ1 + δ sin θ / q. A line that passes a pole ends there.
func RhumbDestination(p Position, bearing, nm float64) Position {
	lat, lon := p.radians()
	theta, delta := bearing*math.Pi/180, nm/EarthRadius
	lat2 := max(-math.Pi/2, min(math.Pi/2, lat+delta*math.Cos(theta)))
	q := stretch(lat, lat2-lat, mercator(lat2)-mercator(lat))
	return Position{Lat: degrees(lat2), Lon: degrees(turn(lon + delta*math.Sin(theta)/q))}
}
