package measure

import (
	"math"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/quantity"
	"github.com/fairlead/fairlead/internal/study"
)

// Figure is a number other than the price that a question asks of boats, such as their age.
type Figure struct {
	Matter string // of matters.txt, that asks for it
	Title  string // of its evidence
	unit   func(currency string) study.Unit
	of     func(s Sample, l *catalog.Listing) float64 // 0 where it is not told
	Says   string                                     // with places for the boats, the lower and the upper quartile and the median
	Above  string                                     // what boats of which it is higher are, or do
}

// Figures are what can be asked.
var Figures = []Figure{
	{
		Matter: "age", Title: "year built", unit: func(string) study.Unit { return study.Year },
		of:   func(_ Sample, l *catalog.Listing) float64 { return float64(l.Year()) },
		Says: "Half of %s were built between %s and %s, the median is %s", Above: "were built later",
	}, {
		Matter: "hours", Title: "engine hours", unit: func(string) study.Unit { return study.Count },
		of:   func(_ Sample, l *catalog.Listing) float64 { return math.Round(l.Hours()) },
		Says: "Half of %s have run between %s and %s hours by their engines' meters, the median is %s", Above: "have run longer",
	}, {
		Matter: "length", Title: "length", unit: func(string) study.Unit { return study.Metre },
		of:   func(_ Sample, l *catalog.Listing) float64 { return l.LOA },
		Says: "Half of %s are between %s and %s long, the median is %s", Above: "are longer",
	}, {
		Matter: "power", Title: "engine power", unit: func(string) study.Unit { return study.Count },
		of:   func(_ Sample, l *catalog.Listing) float64 { return math.Round(1000 * l.KW() / quantity.Horsepower) },
		Says: "Half of %s have engines of between %s and %s hp in all, the median is %s", Above: "have more horsepower",
	}, {
		Matter: "draught", Title: "draught", unit: func(string) study.Unit { return study.Metre },
		of:   func(_ Sample, l *catalog.Listing) float64 { return l.Draft() },
		Says: "Half of %s draw between %s and %s, the median is %s", Above: "draw more",
	}, {
		Matter: "per foot", Title: "asking price a foot of length", unit: func(currency string) study.Unit { return study.Unit(currency) },
		of:   func(s Sample, l *catalog.Listing) float64 { return s.each(l, quantity.Foot) },
		Says: "Half of %s ask between %s and %s a foot of length, the median is %s", Above: "ask more a foot",
	}, {
		Matter: "per metre", Title: "asking price a metre of length", unit: func(currency string) study.Unit { return study.Unit(currency) },
		of:   func(s Sample, l *catalog.Listing) float64 { return s.each(l, 1) },
		Says: "Half of %s ask between %s and %s a metre of length, the median is %s", Above: "ask more a metre",
	},
}

// each is the price of a boat for each so many metres of her length, 0 where either is not known.
func (s Sample) each(l *catalog.Listing, metres float64) float64 {
	p, ok := l.PriceIn(s.currency)
	if !ok || l.LOA == 0 {
		return 0
	}
	return p * metres / l.LOA
}

// Measure is the name of a figure's measure.
func (f Figure) Measure() string { return "figure_" + strings.ReplaceAll(f.Matter, " ", "_") }

// statistic are the quartiles of a figure over the boats that tell it.
func (f Figure) statistic(s Sample) (int, []study.Value) {
	known := numbers(s.Boats, func(l *catalog.Listing) float64 { return f.of(s, l) })
	if len(known) < Fewest {
		return len(known), nil
	}
	unit := f.unit(s.currency)
	at := func(name string, share float64) study.Value {
		v := catalog.Quantile(known, share)
		if unit == study.Year || unit == study.Count {
			v = math.Round(v)
		}
		return study.Value{Name: name, Number: v, Unit: unit}
	}
	return len(known), []study.Value{
		at("lower quartile", 0.25), at("median", 0.5), at("upper quartile", 0.75),
		{Name: "told", Number: float64(len(known)), Unit: study.Count},
	}
}
