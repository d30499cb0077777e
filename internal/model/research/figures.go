package research

import (
	"math"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/quantity"
)

// figure is a number other than the price that a question asks of boats, such as their age.
type figure struct {
	matter string // that asks for it
	title  string // of its evidence
	unit   func(currency string) Unit
	of     func(s sample, l *catalog.Listing) float64 // 0 where it is not told
	says   string                                     // with places for the lower and the upper quartile and the median
}

// figures are what can be asked; the matters are those of matters.txt.
var figures = []figure{
	{
		matter: "age", title: "year built", unit: func(string) Unit { return Year },
		of:   func(_ sample, l *catalog.Listing) float64 { return float64(l.Year()) },
		says: "Half of %s were built between %s and %s, the median is %s",
	}, {
		matter: "hours", title: "engine hours", unit: func(string) Unit { return Count },
		of:   func(_ sample, l *catalog.Listing) float64 { return math.Round(l.Hours()) },
		says: "Half of %s have run between %s and %s hours by their engines' meters, the median is %s",
	}, {
		matter: "length", title: "length", unit: func(string) Unit { return Metre },
		of:   func(_ sample, l *catalog.Listing) float64 { return l.LOA },
		says: "Half of %s are between %s and %s long, the median is %s",
	}, {
		matter: "per foot", title: "asking price a foot of length", unit: func(currency string) Unit { return Unit(currency) },
		of:   func(s sample, l *catalog.Listing) float64 { return s.each(l, quantity.Foot) },
		says: "Half of %s ask between %s and %s a foot of length, the median is %s",
	}, {
		matter: "per metre", title: "asking price a metre of length", unit: func(currency string) Unit { return Unit(currency) },
		of:   func(s sample, l *catalog.Listing) float64 { return s.each(l, 1) },
		says: "Half of %s ask between %s and %s a metre of length, the median is %s",
	},
}

// each is the price of a boat for each so many metres of her length, 0 where either is not known.
func (s sample) each(l *catalog.Listing, metres float64) float64 {
	p, ok := l.PriceIn(s.currency)
	if !ok || l.LOA == 0 {
		return 0
	}
	return p * metres / l.LOA
}

// measure is the name of a figure's measure.
func (f figure) measure() string { return "figure_" + words(f.matter) }

// statistic are the quartiles of a figure over the boats that tell it.
func (f figure) statistic(s sample) (int, []Value) {
	known := numbers(s.boats, func(l *catalog.Listing) float64 { return f.of(s, l) })
	if len(known) < fewest {
		return len(known), nil
	}
	unit := f.unit(s.currency)
	at := func(name string, share float64) Value {
		v := quantile(known, share)
		if unit == Year || unit == Count {
			v = math.Round(v)
		}
		return Value{Name: name, Number: v, Unit: unit}
	}
	return len(known), []Value{
		at("lower quartile", 0.25), at("median", 0.5), at("upper quartile", 0.75),
		{Name: "told", Number: float64(len(known)), Unit: Count},
	}
}

// askedFigures are the figures that matters ask for.
func askedFigures(raised []matter) []figure {
	var asked []figure
	for _, f := range figures {
		if isRaised(raised, f.matter) {
			asked = append(asked, f)
		}
	}
	return asked
}

// figures says what was asked of the boats beside their price.
func (w *writer) figures(s *section) {
	for _, f := range w.findings {
		for i, figure := range w.Plan.figures {
			e := f.figures[i]
			if !e.has("median") {
				s.say(essential, "Too few of %s tell their %s %s.", w.the(f), figure.title, w.ref(e))
				continue
			}
			s.say(essential, figure.says+", as %s listings tell %s.", w.the(f), e.v("lower quartile"), e.v("upper quartile"), e.v("median"), e.v("told"), w.ref(e))
		}
	}
}
