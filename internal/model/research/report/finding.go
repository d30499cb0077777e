package report

import (
	"slices"

	"github.com/fairlead/fairlead/internal/model/research/measure"
	"github.com/fairlead/fairlead/internal/model/research/plan"
	"github.com/fairlead/fairlead/internal/study"
)

// finding is the evidence on one subject. What was not asked is nil.
type finding struct {
	plan.Subject

	prices   *measure.Evidence   // asked for its boats
	years    *measure.Evidence   // the same by year built
	places   *measure.Evidence   // the same by country
	models   *measure.Evidence   // the same by model: of a kind of boat, or of the boats of a design's kind and length
	age      *measure.Evidence   // prices against age
	orderly  bool                // age explains enough of the prices to speak of what a year takes
	time     *measure.Evidence   // for which the offers have stood
	gear     *measure.Evidence   // that listings name
	gaps     *measure.Evidence   // that listings leave open
	bargains *measure.Evidence   // boats under the price expected of their age
	cost     *measure.Evidence   // of a year
	designs  []*measure.Evidence // the subject's, or the most offered ones of a kind
	boats    []*measure.Evidence // to look at first
	known    *measure.Evidence   // the passage on the design or the kind
	builder  []*measure.Evidence // the passages on the builder's boats, where they are asked for

	median    *measure.Evidence   // how surely it is known
	brokers   *measure.Evidence   // who offers the boats
	figures   []*measure.Evidence // beside the price, as the plan has them
	groups    []*measure.Evidence // that they are divided into, as the plan has the divisions
	share     *measure.Evidence   // of the boats that has what is counted
	keeping   *measure.Evidence   // what the years cost that are asked about
	budget    *measure.Evidence   // asking prices within the plan's budget
	records   []record            // that are asked for
	cuts      *measure.Evidence   // of prices
	near      *measure.Evidence   // asking prices by model of what uses most of the money, where it was asked what to choose below a limit
	outer     []*measure.Evidence // the cheapest offers, or the dearest, where such models are asked for
	decades   *measure.Evidence   // what share they are of all of their decade
	gap       *measure.Evidence   // between asking prices
	picks     []string            // models of a kind that the answer names, where it names any
	ratios    []*measure.Evidence // of the models, as the plan bounds them
	preferred *measure.Evidence   // of the models of a kind, which of them to prefer; see preferences

	newest   *measure.Evidence // the newest offer, where what the first years take is claimed
	kin      *measure.Evidence // asking prices of boats of her builder, kind, length and age, where she is not offered
	drawn    *measure.Evidence // price of her by the fit drawn out to her year
	expected *measure.Evidence // price of the one boat that is asked about, by all of her design
	loss     *measure.Evidence // what she loses in the years that are asked about
	later    *measure.Evidence // the same at the age that she will have

	supply     *measure.Evidence // the share of the wider market that is the subject's
	supplyTime *measure.Evidence // for which the offers of the wider market have stood
	class      *measure.Evidence // prices against those of boats of its kind and length
	newer      *measure.Evidence // what boats of its kind and length ask by age
}

// chosen is what the models to look at first are chosen by: those that use most of the money, where enough do.
func (f finding) chosen() *measure.Evidence {
	if len(slices.DeleteFunc(slices.Clone(f.near.Parts()), measure.Custom)) > 1 {
		return f.near
	}
	return f.models
}

// maker is the builder of the boats, empty where none is named.
func (f finding) maker() string {
	if f.Design != nil {
		return f.Design.Builder
	}
	return f.Filter.Query.Make
}

// telling are the passages on the boats: on the design, else on the builder's.
func (f finding) telling() []*measure.Evidence {
	if f.known != nil {
		return []*measure.Evidence{f.known}
	}
	return f.builder
}

// priced reports whether there are enough prices for statistics.
func (f finding) priced() bool { return f.prices.Has("median") }

// series are the models of a finding, the most offered first, without one-offs, which share a name and are no model.
func (f finding) series() []string {
	return slices.DeleteFunc(slices.Clone(f.chosen().Parts()), measure.Custom)
}

// dated are the spans of years of build of which a median is known, the youngest first.
func (f finding) dated() []string {
	return slices.DeleteFunc(f.years.Parts(), func(band string) bool { _, ok := f.years.At(band, "median"); return !ok })
}

// losing is what a year of age takes off the prices; ok is false where age tells too little of them, or takes nothing off.
func (f finding) losing() (year study.Value, ok bool) {
	year = f.age.Value("a year")
	return year, f.orderly && year.Number < 0
}

// oneYear reports whether the boats are bounded to a single year of build.
func (f finding) oneYear() bool {
	return f.Filter.Query.YearMin > 0 && f.Filter.Query.YearMin == f.Filter.Query.YearMax
}

// inCountry reports whether the question keeps a subject to one country.
func (f finding) inCountry() bool { return f.Filter.Query.Country != "" }

func (f finding) converted() bool { return f.prices.RateDate != "" }
