package numeral

import (
	"regexp"
	"strconv"
	"strings"
)

// spread is a number with how far another may be from it: "40 ft plus or minus 2".
var spread = spelling{
	[]string{"+/-", "+-", "±", "plus or minus", "plus oder minus", "plus/minus", "plus minus", "plusminus", "give or take", "plus ou moins"},
	regexp.MustCompile(`(?i)([€$£]?)\b(\d+(?:[.,]\d+)?)(k?)\s?[- ]?(ft|foot|feet|footer|'|metres?|meters?|m|pieds?|fuß|fuss|years?)?,?\s?` +
		`(?:\+\s?/\s?-|\+-|±|plus or minus|plus oder minus|plus/minus|plus[- ]?minus|give or take|plus ou moins)\s?(?:a |an |one |un |einen? )?[€$£]?(\d+(?:[.,]\d+)?)(k?)\s?(ft|foot|feet|'|metres?|meters?|m|pieds?|fuß|fuss|%|percent|prozent|years?|cm|in|inch|inches)?`),
	spreadOut,
}

// spreadOut writes the ends of what a number and its spread allow, unless they are in different units.
func spreadOut(m []string) string {
	money, unit, thousand, by, times, its := m[1], m[4], m[3], m[5], m[6], strings.ToLower(m[7])
	middle, far := value(m[2]), value(by)
	switch {
	case times != "" && thousand == "":
		return m[0]
	case its == "%" || its == "percent" || its == "prozent":
		far *= middle / 100
	case unit == "" && strings.HasPrefix(its, "year") && middle > 1900:
	case its != "" && lengthOf(its) != lengthOf(unit), thousand != "" && times == "":
		return m[0]
	}
	if far <= 0 || far >= middle {
		return m[0]
	}
	return money + figure(middle-far) + thousand + "-" + figure(middle+far) + thousand + spaced(unit)
}

// lengthOf is the first letter of a unit, that of feet for their sign; "" for none.
func lengthOf(unit string) string {
	switch {
	case unit == "":
		return ""
	case unit == "'", strings.HasPrefix(strings.ToLower(unit), "pied"):
		return "f"
	}
	return strings.ToLower(unit[:1])
}

func spaced(unit string) string {
	if unit == "" || unit == "'" {
		return unit
	}
	return " " + unit
}

// figure writes a number with two decimals at most.
func figure(v float64) string {
	return strings.TrimRight(strings.TrimRight(strconv.FormatFloat(v, 'f', 2, 64), "0"), ".")
}
