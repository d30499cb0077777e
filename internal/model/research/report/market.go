package report

import (
	"slices"

	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/geo"
	"github.com/fairlead/fairlead/internal/model/research/measure"
	"github.com/fairlead/fairlead/internal/model/research/plan"
	"github.com/fairlead/fairlead/internal/prose"
)

// market is where the boats are, how long they take and what competes.
func (w *writer) market() section {
	s := section{heading: marketContext}
	for i, f := range w.findings {
		w.located(&s, levelOf(i, essential), f)
	}
	for i, f := range w.findings {
		first := usual
		if f.inCountry() {
			first = essential
		}
		if !w.timeFirst() {
			w.onSale(&s, levelOf(i, first), f)
		}
	}
	w.byCountry(&s, usual, w.findings[0])
	for i, f := range w.findings {
		if f.Design != nil {
			w.ranked(&s, levelOf(i, usual), f)
		}
	}
	if f := w.findings[0]; f.Design != nil {
		w.rivals(&s, f)
	}
	for _, f := range w.findings[1:] {
		w.byCountry(&s, deeper, f)
	}
	return s
}

// hulled reports whether every subject is a sailing monohull or a catamaran by what is told of her.
func (w *writer) hulled() bool {
	return !slices.ContainsFunc(w.Plan.Subjects, func(s plan.Subject) bool {
		kind := design.Category(s.Filter.Query.Type)
		if s.Design != nil {
			kind = s.Design.Category
		}
		return kind != design.Sail && kind != design.Catamaran
	})
}

// multihulls reports whether a subject is of boats of several hulls by what is told of them.
func (w *writer) multihulls(f finding) bool {
	if f.Design != nil {
		return f.Design.Category.Multihull()
	}
	return design.Category(f.Filter.Query.Type).Multihull()
}

// rivals is what boats of a design's kind and length ask; where its length is not known, that this cannot be told.
func (w *writer) rivals(s *section, f finding) {
	if f.models == nil {
		s.say(essential, "The design table has no length of the %s, so boats of its kind and length cannot be set beside it %s.", measure.NameOf(*f.Design), w.ref(f.designs[0]))
		return
	}
	w.byModel(s, deeper, f, "Same kind and length")
	own, ok := f.models.At(measure.Labelled(w.from.Designs, *f.Design), "priced")
	if ok && len(f.Filter.Except) == 0 && own.Number != f.prices.Value("priced").Number {
		s.say(deeper, "Here each design counts alone; the figures of %s are of all boats offered by that name.", w.the(f))
	}
}

// timeFirst reports whether the summary tells for how long offers have stood.
func (w *writer) timeFirst() bool { return w.Plan.Focus.Time && !w.Plan.Compares() }

// located names the countries with most offers.
func (w *writer) located(s *section, l level, f finding) {
	if w.Plan.Compares() && f.prices.Value("boats").Number == 0 {
		return
	}
	var most []string
	shown := 0
	for _, country := range f.places.Parts() {
		if len(most) < 3 {
			n, _ := f.places.At(country, "priced")
			shown += int(n.Number)
			what := cell(f.places, country, "priced")
			if w.Plan.Raises("offers") && (w.Plan.Focus.Price || slices.Contains(w.Plan.Ask.Measures, "price")) {
				what += ", median " + cell(f.places, country, "median")
			}
			most = append(most, geo.Article(country)+" ("+what+")")
		}
	}
	switch {
	case f.inCountry() && f.time.Has("median") && !w.timeFirst(): // which is told in its place
		return
	case f.inCountry():
		s.say(l, "The question keeps %s to one country, so no countries are compared %s.", w.the(f), w.ref(f.places))
	case len(most) == 0:
		s.say(l, "No country has five of %s with a price, so no regional price can be told %s.", w.the(f), w.ref(f.places))
	case len(most) == 1 && shown == f.places.Boats:
		s.say(l, "All offers of %s with a price lie in one country: %s %s.", w.the(f), most[0], w.ref(f.places))
	case len(most) == 1:
		s.say(l, "Only one country has five offers of %s with a price: %s %s.", w.the(f), most[0], w.ref(f.places))
	case 2*shown > f.places.Boats:
		s.say(l, "Most offers of %s lie in %s %s.", w.the(f), prose.List(most, "and"), w.ref(f.places))
	default:
		s.say(l, "Offers of %s, %s priced %s, are spread wide; most at once lie in %s %s.", w.the(f), f.prices.Value("priced"), w.ref(f.prices), prose.List(most, "and"), w.ref(f.places))
	}
	w.regionalGap(s, l+1, "Medians", f)
}

// regionalGap says which countries ask most and least, where that differs; the medians are named as they are to be.
func (w *writer) regionalGap(s *section, l level, medians string, f finding) {
	parts := f.places.Parts()
	if len(parts) < 2 {
		return
	}
	low, high := parts[0], parts[0]
	price := func(country string) float64 { v, _ := f.places.At(country, "median"); return v.Number }
	for _, c := range parts {
		if price(c) < price(low) {
			low = c
		}
		if price(c) > price(high) {
			high = c
		}
	}
	if price(high) < 1.12*price(low) {
		s.say(l, "Medians hardly differ between these countries: place is no reason to travel %s.", w.ref(f.places))
		return
	}
	s.say(l, "%s are lowest in %s, %s, and highest in %s, %s, which age, tax and equipment may explain in part %s.",
		medians, geo.Article(low), cell(f.places, low, "median"), geo.Article(high), cell(f.places, high, "median"), w.ref(f.places))
}

// onSale says for how long boats have been seen.
func (w *writer) onSale(s *section, l level, f finding) {
	if !f.time.Has("median") {
		return
	}
	median := f.time.Value("median")
	pace := ""
	if median.Number > 180 {
		pace = ", so there is time"
	}
	whose, of := "Those now on sale", ""
	if w.Plan.Compares() {
		whose, of = "Offers of "+w.the(f), " of the offers of "+w.the(f)
	}
	s.say(l, "%s have been seen for a median of %s (%s to %s)%s %s.",
		whose, median, f.time.Value("lower quartile"), f.time.Value("upper quartile"), pace, w.ref(f.time))
	if w.timeFirst() && w.Plan.Raises("time") && len(w.Plan.Divisions) == 0 {
		s.say(l, "That is the age of offers still open; how long sold boats took is not known here.")
	}
	rest := l + 1
	if w.Plan.Raises("haggling") {
		rest = l
	}
	if reduced := f.time.Value("reduced"); reduced.Number > 0 && f.cuts == nil && !slices.Contains(f.Filter.Query.Features, measure.Reduced) {
		s.say(rest, "%s%s show a lowered price %s.", reduced, of, w.ref(f.time))
	}
	if offered := f.time.Value("under offer"); offered.Number > 0 {
		s.say(rest, "%s%s are under offer %s.", offered, of, w.ref(f.time))
	}
}

// byCountry is asking prices by country.
func (w *writer) byCountry(s *section, l level, f finding) {
	var rows [][]string
	for _, c := range f.places.Parts() {
		rows = append(rows, []string{c, cell(f.places, c, "priced"), cell(f.places, c, "median"), cell(f.places, c, "spread")})
	}
	if len(rows) < 2 {
		return
	}
	head := "Country"
	if w.Plan.Compares() {
		head = f.Called() + ", by country"
	}
	s.rows(l, []string{w.head(head, f.places), "Priced", "Median", "Spread"}, rows)
}

// ranked places a design among the models of its kind and length.
func (w *writer) ranked(s *section, l level, f finding) {
	own := measure.Labelled(w.from.Designs, *f.Design)
	mine, ok := f.models.At(own, "median")
	if !ok {
		return
	}
	var cheaper, dearer []string
	for _, m := range f.series() {
		median, _ := f.models.At(m, "median")
		named := m + " (" + median.String() + ")"
		switch {
		case m == own:
		case median.Number < mine.Number:
			cheaper = append(cheaper, named)
		default:
			dearer = append(dearer, named)
		}
	}
	switch {
	case len(cheaper)+len(dearer) == 0:
		return
	case len(cheaper) == 0:
		s.say(l, "Of the most offered boats of its kind and length the %s asks least; dearer by median are %s %s.", own, prose.List(dearer, "and"), w.ref(f.models))
	case len(dearer) == 0:
		s.say(l, "Of the most offered boats of its kind and length the %s asks most; cheaper by median are %s %s.", own, prose.List(cheaper, "and"), w.ref(f.models))
	default:
		s.say(l, "Among the most offered of its kind and length the %s stands below %s and above %s by median %s.", own, prose.List(dearer, "and"), prose.List(cheaper, "and"), w.ref(f.models))
	}
}
