package boatname

import (
	"cmp"
	"math"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/phrase"
)

// betweenMakeAndNumber are words that show that a number behind a builder's name is not part of a boat's.
var betweenMakeAndNumber = phrase.Of(`
	with, under, below, over, above, from, in, of, and, or, for, at, about, around, a, an, the, is, are, was, has, than, to, by, on, my, our, vs, versus, yacht, yachts, boat, boats
	built, since, before, after, until, between, less, more, up, mit, unter, von, aus, avec, de, sous`)

var (
	modelNumber = regexp.MustCompile(`^\d{2,4}(?:\.\d)?[a-z]?$`)
	lengthUnit  = regexp.MustCompile(`(?i)^(?:ft|feet|foot|footer|footers|m|metres?|meters?|k|kg|lbs?|hp|years?|eur|euros?|usd|knots?|kn)\b`)
)

// Missing is the name of a boat of a known builder, as a text writes it, that the table has not; "" for none.
func (rd *Reader) Missing(text string) string {
	if !phrase.Plain(text).Has(rd.makes) {
		return ""
	}
	words := strings.Fields(rd.Without(text, ", "))
	for i := range words {
		for n := 3; n >= 1; n-- {
			if i+n <= len(words) && rd.isBuilder(words[i:i+n]) {
				if name := modelBehind(words, i, i+n); name != "" {
					return name
				}
			}
		}
	}
	return ""
}

// isBuilder reports whether words are the name of a builder.
func (rd *Reader) isBuilder(words []string) bool {
	return phrase.Plain(strings.Join(words, " ")).Is(rd.makes)
}

// modelBehind is the name from a builder up to the number of a model close behind, "" where there is no such number.
func modelBehind(words []string, from, at int) string {
	const most = 4 // words between, the number included
	for k := at; k < min(len(words), at+most); k++ {
		word := strings.ToLower(strings.Trim(words[k], ".,;:?!()\"'"))
		if phrase.Plain(word).Has(betweenMakeAndNumber) {
			return ""
		}
		if modelNumber.MatchString(word) {
			if year, err := strconv.Atoi(word); err == nil && year >= 1900 && year < 2100 {
				return ""
			}
			if k+1 < len(words) && lengthUnit.MatchString(words[k+1]) {
				return ""
			}
			return strings.Trim(strings.Join(words[from:k+1], " "), ".,;:?!()\"'")
		}
		if strings.ContainsAny(words[k], ".,;:?!") {
			return ""
		}
	}
	return ""
}

// nameAndNumber is what boats are called, behind an article.
var nameAndNumber = regexp.MustCompile(`\b(?:an?|the) ((?:\p{Lu}[\pL'’-]+ ){1,2}\d{2,4})\b`)

// Stranger is what a text calls as boats are called, by a name and a number, of whatever builder: it may be one that the table has, or no boat
// at all. It is "" where there is nothing of the kind.
func Stranger(text string) string {
	if m := nameAndNumber.FindStringSubmatch(text); m != nil {
		return m[1]
	}
	return ""
}

// Near are the boats of the make of a name, as Missing and Stranger tell it, whose number is within a tenth of its own: the nearest first,
// at most three.
func (rd *Reader) Near(name string) []string {
	const most, within = 3, 0.1
	if rd.table == nil {
		return nil
	}
	type near struct {
		name string
		off  float64
	}
	asked := numberOf(name)
	var list []near
	for _, m := range rd.table.Find(name, 0) {
		if off := math.Abs(numberOf(m.Design.FullName())-asked) / asked; off <= within {
			list = append(list, near{m.Design.FullName(), off})
		}
	}
	slices.SortStableFunc(list, func(a, b near) int { return cmp.Compare(a.off, b.off) })
	var names []string
	for _, n := range list[:min(most, len(list))] {
		names = append(names, n.name)
	}
	return names
}

var lastNumber = regexp.MustCompile(`(\d+(?:\.\d)?)[a-zA-Z]?$`)

// numberOf is the number that a boat's name ends in, 0 for none.
func numberOf(name string) float64 {
	m := lastNumber.FindStringSubmatch(name)
	if m == nil {
		return 0
	}
	n, err := strconv.ParseFloat(m[1], 64)
	if err != nil {
		return 0
	}
	return n
}
