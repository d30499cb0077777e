package geo

import (
	"errors"
	"fmt"
	"math"
	"regexp"
	"strconv"
	"strings"
)

// Position is a point on the earth in decimal degrees, north and east positive.
type Position struct{ Lat, Lon float64 }

// String writes degrees and decimal minutes: "50°46.2'N 001°18.5'W".
func (p Position) String() string { return angle(p.Lat, 2, "N", "S") + " " + angle(p.Lon, 3, "E", "W") }

func angle(v float64, width int, positive, negative string) string {
	side := positive
	if v < 0 {
		side = negative
	}
	tenths := int(math.Round(math.Abs(v) * 600))
	return fmt.Sprintf("%0*d°%04.1f'%s", width, tenths/600, float64(tenths%600)/10, side)
}

// ErrPosition is returned by ParsePosition for a text that is not a position.
var ErrPosition = errors.New("not a position such as 50°46.2'N 1°18.5'W or 50.77, -1.31")

// part is one coordinate as written: up to degrees, minutes and seconds, and the letter of its hemisphere.
type part struct {
	numbers []float64
	signed  bool
	side    byte // 'N', 'S', 'E', 'W', 0 for none
}

var (
	marks       = strings.NewReplacer("°", " ", "º", " ", "˚", " ", "'", " ", "’", " ", "′", " ", `"`, " ", "”", " ", "″", " ", "−", "-", "–", "-", "(", " ", ")", " ", ";", " ")
	sideWords   = regexp.MustCompile(`(?i)\b(north|south|east|west|latitude|longitude|lat|long|lon|deg|degrees|min|minutes)\b[.:=]?`)
	decimalMark = regexp.MustCompile(`(\d),(\d)`)
	coordinate  = regexp.MustCompile(`^\s*([NSEWnsew])?\s*([+-]?)((?:\s*\d+(?:\.\d*)?){1,3})\s*([NSEWnsew])?\s*,?`)
)

// ParsePosition reads a latitude and a longitude, in this order unless letters say otherwise: decimal degrees
// ("50.77, -1.31"), degrees and minutes ("50°46.2'N 1°18.5'W", "48 23.5 N 004 29.0 W", "N50 46.2 W001 18.5") or degrees,
// minutes and seconds. Decimals may be written with a comma. The error is ErrPosition, or says what is out of range.
func ParsePosition(text string) (Position, error) {
	s := marks.Replace(sideWords.ReplaceAllStringFunc(text, sideLetter))
	if !strings.Contains(s, ".") && strings.Count(s, ",") != 1 {
		s = decimalMark.ReplaceAllString(s, "$1.$2")
	}
	first, rest, ok := readPart(s, true)
	if !ok {
		return Position{}, ErrPosition
	}
	second, rest, ok := readPart(rest, first.side != 0)
	if !ok && first.side == 0 && !first.signed {
		first, second, ok = halve(first)
	}
	if !ok || strings.TrimSpace(rest) != "" {
		return Position{}, ErrPosition
	}
	return join(first, second)
}

func sideLetter(w string) string {
	switch w = strings.ToUpper(w); strings.TrimRight(w, ".:=") {
	case "NORTH", "SOUTH", "EAST", "WEST":
		return w[:1]
	}
	return " "
}

// readPart reads one coordinate from the start of s. A letter that follows belongs to it when letters are expected and
// none came before.
func readPart(s string, letters bool) (p part, rest string, ok bool) {
	m := coordinate.FindStringSubmatchIndex(s)
	if m == nil {
		return part{}, s, false
	}
	group := func(n int) string {
		if m[2*n] < 0 {
			return ""
		}
		return s[m[2*n]:m[2*n+1]]
	}
	before, after, end := group(1), group(4), m[1]
	if before != "" && after != "" { // the letter belongs to the coordinate that comes
		after, end = "", m[8]
	}
	if before+after != "" {
		p.side = strings.ToUpper(before + after)[0]
	}
	p.signed = group(2) != ""
	for field := range strings.FieldsSeq(group(3)) {
		v, err := strconv.ParseFloat(field, 64)
		if err != nil {
			return part{}, s, false
		}
		p.numbers = append(p.numbers, v)
	}
	if group(2) == "-" {
		p.numbers[0] = math.Copysign(p.numbers[0], -1)
	}
	return p, s[end:], letters || p.side == 0
}

// halve splits numbers without letters or signs that were read as one coordinate: "50.77 1.31".
func halve(p part) (first, second part, ok bool) {
	if len(p.numbers) != 2 {
		return part{}, part{}, false
	}
	return part{numbers: p.numbers[:1]}, part{numbers: p.numbers[1:]}, true
}

func join(first, second part) (Position, error) {
	if len(first.numbers) != len(second.numbers) || (first.side == 0) != (second.side == 0) {
		return Position{}, ErrPosition
	}
	if first.side == 'E' || first.side == 'W' {
		first, second = second, first
	}
	if first.side != 0 && (!strings.ContainsRune("NS", rune(first.side)) || !strings.ContainsRune("EW", rune(second.side))) {
		return Position{}, ErrPosition
	}
	lat, err := first.degrees(90, "latitude")
	if err != nil {
		return Position{}, err
	}
	lon, err := second.degrees(180, "longitude")
	return Position{Lat: lat, Lon: lon}, err
}

func (p part) degrees(limit float64, name string) (float64, error) {
	v, scale := math.Abs(p.numbers[0]), 1.0
	for i, n := range p.numbers[1:] {
		scale /= 60
		if n >= 60 || p.numbers[i] != math.Trunc(p.numbers[i]) {
			return 0, ErrPosition
		}
		v += n * scale
	}
	if v > limit {
		return 0, fmt.Errorf("%s %g is more than %g degrees", name, v, limit)
	}
	if p.side != 0 && p.signed {
		return 0, ErrPosition
	}
	if p.side == 'S' || p.side == 'W' || math.Signbit(p.numbers[0]) {
		v = -v
	}
	return v, nil
}
