package design

import (
	"math"

	"github.com/fairlead/fairlead/internal/quantity"
)

// The customary ratios are defined in pounds, feet and long tons.
const (
	poundsPerKilogram      = 2.20462262
	feetPerMetre           = 1 / quantity.Foot
	squareFeetPerMetre     = feetPerMetre * feetPerMetre
	poundsPerCubicFoot     = 64.0 // sea water
	poundsPerLongTon       = 2240.0
	hullSpeedPerRootOfFeet = 1.34
)

// SailAreaDisplacement is sail area in square feet over displaced volume in cubic feet to the power 2/3 (Skene's
// Elements of Yacht Design): SA / (D/64)^(2/3). It takes square metres and kilograms; ok is false unless both are
// positive.
func SailAreaDisplacement(sailArea, displacement float64) (ratio float64, ok bool) {
	if !positive(sailArea, displacement) {
		return 0, false
	}
	return sailArea * squareFeetPerMetre / math.Pow(volume(displacement), 2.0/3), true
}

// DisplacementLength is displacement in long tons over the cube of a hundredth of the waterline in feet (Taylor, Speed
// and Power of Ships): (D/2240) / (0.01 LWL)^3. It takes kilograms and metres.
func DisplacementLength(displacement, lwl float64) (ratio float64, ok bool) {
	if !positive(displacement, lwl) {
		return 0, false
	}
	return displacement * poundsPerKilogram / poundsPerLongTon / math.Pow(0.01*lwl*feetPerMetre, 3), true
}

// BallastRatio is ballast as a percentage of displacement; both in kilograms.
func BallastRatio(ballast, displacement float64) (percent float64, ok bool) {
	if !positive(ballast, displacement) {
		return 0, false
	}
	return 100 * ballast / displacement, true
}

// CapsizeScreening is the beam in feet over the cube root of displaced volume in cubic feet (Technical Committee of
// the Cruising Club of America, after the Fastnet race of 1979): B / (D/64)^(1/3). It takes metres and kilograms and
// is meant for monohulls with ballast.
func CapsizeScreening(beam, displacement float64) (ratio float64, ok bool) {
	if !positive(beam, displacement) {
		return 0, false
	}
	return beam * feetPerMetre / math.Cbrt(volume(displacement)), true
}

// ComfortRatio is the motion comfort ratio of Ted Brewer: D / (0.65 (0.7 LWL + 0.3 LOA) B^1.333), in pounds and feet.
// It takes kilograms and metres and is meant for monohulls.
func ComfortRatio(displacement, lwl, loa, beam float64) (ratio float64, ok bool) {
	if !positive(displacement, lwl, loa, beam) {
		return 0, false
	}
	length := (0.7*lwl + 0.3*loa) * feetPerMetre
	return displacement * poundsPerKilogram / (0.65 * length * math.Pow(beam*feetPerMetre, 1.333)), true
}

// HullSpeed is the speed in knots whose wave is as long as the waterline (Froude): 1.34 √LWL in feet. It takes metres.
// Narrow multihulls and planing boats exceed it.
func HullSpeed(lwl float64) (knots float64, ok bool) {
	if !positive(lwl) {
		return 0, false
	}
	return hullSpeedPerRootOfFeet * math.Sqrt(lwl*feetPerMetre), true
}

func positive(values ...float64) bool {
	for _, v := range values {
		if !(v > 0) || math.IsInf(v, 1) {
			return false
		}
	}
	return true
}

// volume is the sea water in cubic feet that a boat of so many kilograms displaces.
func volume(displacement float64) float64 {
	return displacement * poundsPerKilogram / poundsPerCubicFoot
}

// SailAreaDisplacement is the ratio of the design, ok where sail area and displacement are known.
func (d Design) SailAreaDisplacement() (ratio float64, ok bool) {
	return SailAreaDisplacement(d.SailArea, d.Displacement)
}

// DisplacementLength is the ratio of the design, ok where displacement and waterline are known.
func (d Design) DisplacementLength() (ratio float64, ok bool) {
	return DisplacementLength(d.Displacement, d.LWL)
}

// BallastRatio is the ratio of the design in per cent, ok where ballast and displacement are known.
func (d Design) BallastRatio() (percent float64, ok bool) {
	return BallastRatio(d.Ballast, d.Displacement)
}

// CapsizeScreening is the ratio of the design, ok for sailing monohulls whose beam and displacement are known.
func (d Design) CapsizeScreening() (ratio float64, ok bool) {
	if !d.keelboat() {
		return 0, false
	}
	return CapsizeScreening(d.Beam, d.Displacement)
}

// ComfortRatio is the ratio of the design, ok for sailing monohulls whose displacement, lengths and beam are known.
func (d Design) ComfortRatio() (ratio float64, ok bool) {
	if !d.keelboat() {
		return 0, false
	}
	return ComfortRatio(d.Displacement, d.LWL, d.LOA, d.Beam)
}

// HullSpeed is the speed of the design in knots, ok where its waterline is known.
func (d Design) HullSpeed() (knots float64, ok bool) {
	return HullSpeed(d.LWL)
}

func (d Design) keelboat() bool { return d.Category == Sail || d.Category == Motorsailer }
