package particulars

import (
	"cmp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/fold"
	"github.com/fairlead/fairlead/internal/phrase"
)

// contest is a figure by which boats are compared.
type contest struct {
	figure
	asks    phrase.List // what asks to compare them so
	more    string      // what the boat with the greater figure is
	less    string
	telling bool // it is told where boats are compared in nothing that is named
}

var (
	fasts   = phrase.Of(`faster, slower, fastest, slowest, quicker, quickest, speed, hull speed, schneller, langsamer, plus rapide, plus vite`)
	stables = phrase.Of(`stable, stability, stabler, stiffer, stiffest, stiff, safer, safest, seaworthy, capsize, capsize screening, offshore, stabiler, sicherer, plus sûr`)
)

// contests are in the order in which they are told.
var contests = []contest{
	{loa, phrase.Of(`longer, shorter, longest, shortest, bigger, biggest, smaller, smallest, larger, largest, how long, length, loa, länger, kürzer, größer, plus long, plus grand`), "longer", "shorter", true},
	{waterline, phrase.Of(`lwl, waterline, wasserlinie, flottaison`), "longer on the waterline", "shorter on the waterline", false},
	{beam, phrase.Of(`wider, widest, narrower, beamier, beam, how wide, roomier, breiter, schmaler, plus large`), "wider", "narrower", false},
	{deepest, phrase.Of(`deeper, deepest, shallower, shallowest, draws, draft, draught, how deep, tiefer, tiefgang, tirant d eau`), "deeper", "shallower", false},
	{displacement, phrase.Of(`heavier, heaviest, lighter, lightest, how heavy, weigh, weighs, weight, displace, displaces, displacement, schwerer, leichter, plus lourd, plus léger`), "heavier", "lighter", true},
	{ballast, phrase.Of(`ballast, lest`), "heavier in ballast", "lighter in ballast", false},
	{hullSpeed, fasts, "faster by hull speed", "slower by hull speed", false},
	{sailAreaDisplacement, fasts, "faster in light wind, with more sail for her weight", "slower in light wind", true},
	{capsizeScreening, stables, "easier to capsize by the capsize screen", "harder to capsize by the capsize screen", false},
	{ballastRatio, stables, "stiffer by her ballast ratio", "less stiff by her ballast ratio", true},
	{comfortRatio, phrase.Of(`comfortable, comfort, comfort ratio, seakindly, motion, komfortabler, plus confortable`), "gentler in her motion", "quicker in her motion", true},
	{sailArea, phrase.Of(`sail area, more sail, segelfläche, surface de voile`), "bigger in sail area", "smaller in sail area", false},
	{firstYear, phrase.Of(`older, oldest, newer, newest, older design, älter, neuer, plus ancien, plus récent`), "newer by the first year built", "older by the first year built", false},
}

// comparatives are the words that ask how boats compare.
var comparatives = func() phrase.List {
	var list phrase.List
	for _, c := range contests {
		list = append(list, c.asks.Those(func(s string) bool {
			return strings.HasSuffix(s, "er") || strings.HasSuffix(s, "est") || strings.HasPrefix(s, "plus ") || s == "stable"
		})...)
	}
	return list
}()

// contestIn are the words that ask how boats compare in the particular of that name.
func contestIn(name string) phrase.List {
	for _, c := range contests {
		if c.name == name {
			return c.asks
		}
	}
	return nil
}

// compare tells how boats compare in what is asked, a line for each property; "" where there is one boat, or none is asked.
func compare(boats []Boat, asked phrase.Text) string {
	if len(boats) < 2 {
		return ""
	}
	var lines []string
	for _, c := range contests {
		if asked.Has(c.asks) {
			lines = append(lines, "- "+c.between(boats))
		}
	}
	return strings.Join(lines, "\n")
}

// contrast tells how boats compare in what tells most of them and is known of all.
func contrast(boats []Boat) string {
	var lines []string
	for _, c := range contests {
		if c.telling && !slices.ContainsFunc(boats, func(b Boat) bool { return c.of(b.Design) == 0 }) {
			lines = append(lines, "- "+c.between(boats))
		}
	}
	return strings.Join(lines, "\n")
}

// alike is how many times the least figure the greatest may be where boats are alike in it.
const alike = 1.01

// between tells which of the boats has more, with the figures.
func (c contest) between(list []Boat) string {
	var known []design.Design
	var lacks []string
	for _, b := range list {
		if c.of(b.Design) > 0 {
			known = append(known, b.Design)
			continue
		}
		lacks = append(lacks, "the "+b.FullName())
	}
	slices.SortStableFunc(known, func(a, b design.Design) int { return cmp.Compare(c.of(b), c.of(a)) })
	var told string
	switch first := len(known); {
	case first == 0:
		return fold.Capital(c.name) + ": not known here of " + strings.Join(lacks, " and ") + ", so I cannot tell."
	case first == 1:
		told = fold.Capital(c.name) + ": " + c.amount(known[0])
	case c.of(known[0]) <= alike*c.of(known[first-1]):
		told = fold.Capital(c.name) + ": alike, " + c.amounts(known)
	default:
		told = "The " + known[0].FullName() + " is " + c.more + ", the " + known[first-1].FullName() + " " + c.less + ": " + c.name + " " + c.amounts(known)
	}
	if len(lacks) > 0 {
		told += "; not known here of " + strings.Join(lacks, " and ") + ", so I cannot compare them in it"
	}
	return told + "."
}

func (c contest) amount(d design.Design) string { return c.short(d) + " (" + d.FullName() + ")" }

func (c contest) amounts(list []design.Design) string {
	var parts []string
	for _, d := range list {
		parts = append(parts, c.amount(d))
	}
	return strings.Join(parts, ", ")
}
