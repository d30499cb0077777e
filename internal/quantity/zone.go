package quantity

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// zones are the time zones that are known by letters, with their offset from UTC in hours.
var zones = map[string]float64{
	"utc": 0, "gmt": 0, "ut": 0, "z": 0, "zulu": 0, "bst": 1, "wet": 0, "west": 1, "cet": 1, "cest": 2, "mez": 1, "mesz": 2, "eet": 2,
	"eest": 3, "est": -5, "edt": -4, "cst": -6, "cdt": -5, "mst": -7, "mdt": -6, "pst": -8, "pdt": -7, "ast": -4, "adt": -3, "aest": 10, "nzst": 12,
	"local": 0, "lt": 0,
}

// spelledZones are the names of some of them in words.
var spelledZones = map[string]string{
	"universal time": "utc", "coordinated universal time": "utc", "greenwich mean time": "gmt", "greenwich time": "gmt", "weltzeit": "utc",
	"british summer time": "bst", "central european summer time": "cest", "central european time": "cet", "mitteleuropäische sommerzeit": "mesz",
	"mitteleuropäische zeit": "mez", "eastern european summer time": "eest", "eastern european time": "eet",
	"eastern daylight time": "edt", "eastern standard time": "est", "eastern daylight saving time": "edt", "central daylight time": "cdt", "central standard time": "cst",
	"pacific daylight time": "pdt", "pacific standard time": "pst", "atlantic standard time": "ast", "atlantic daylight time": "adt",
}

// zoneWords are the words that the name of a zone begins with.
var zoneWords = func() map[string]bool {
	words := map[string]bool{}
	for name := range zones {
		words[name] = true
	}
	for name := range spelledZones {
		first, _, _ := strings.Cut(name, " ")
		words[first] = true
	}
	return words
}()

// Zone is a time zone that a text names.
type Zone struct {
	Name       string  // "BST", "UTC+2"
	Offset     float64 // hours ahead of UTC
	Start, End int     // in bytes
}

// zoneNames find zones by an offset from UTC, by words or by letters.
var zoneNames = func() *regexp.Regexp {
	var names []string
	for name := range spelledZones {
		names = append(names, name)
	}
	for name := range zones {
		if len(name) > 2 && name != "west" && name != "local" || name == "ut" {
			names = append(names, name)
		}
	}
	slices.SortFunc(names, func(a, b string) int { return len(b) - len(a) })
	return regexp.MustCompile(`(?i)\b(?:(?:utc|gmt|ut) ?([+−-]) ?(\d{1,2})(?::?([034][05]))?|` + strings.Join(names, "|") + `|WEST)\b`)
}()

// ZonesIn finds the time zones that a text names, in their order. "10:00 UTC - 4 h" names no zone of four hours.
func ZonesIn(text string) []Zone {
	var list []Zone
	for _, m := range zoneNames.FindAllStringSubmatchIndex(text, -1) {
		name := strings.ToLower(text[m[0]:m[1]])
		z := Zone{Start: m[0], End: m[1]}
		switch {
		case name == "west" && text[m[0]:m[1]] != "WEST":
			continue
		case m[2] >= 0:
			z.Offset, _ = strconv.ParseFloat(text[m[4]:m[5]], 64)
			if m[6] >= 0 {
				minutes, _ := strconv.ParseFloat(text[m[6]:m[7]], 64)
				z.Offset += minutes / 60
			}
			sign := text[m[2]:m[3]]
			if sign != "+" {
				z.Offset, sign = -z.Offset, "-"
			}
			if z.Offset < -12 || z.Offset > 14 || hoursBehind.MatchString(text[m[1]:]) {
				z.End, z.Offset, z.Name = m[0]+len("utc"), 0, "UTC"
				break
			}
			z.Name = "UTC" + sign + strings.TrimLeft(text[m[4]:m[1]], "0")
		default:
			if short, ok := spelledZones[name]; ok {
				name = short
			}
			z.Name, z.Offset = strings.ToUpper(name), zones[name]
		}
		list = append(list, z)
	}
	return list
}

// hoursBehind makes of a number behind a zone a time that is added to or taken off it.
var hoursBehind = regexp.MustCompile(`^ ?(?:h|hrs?|hours?|min|minutes?)\b`)

// ZoneName is a zone by its offset from UTC in hours: "UTC", "UTC+2".
func ZoneName(offset float64) string {
	if offset == 0 {
		return "UTC"
	}
	return fmt.Sprintf("UTC%+g", offset)
}
