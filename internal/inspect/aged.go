package inspect

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/fold"
	"github.com/fairlead/fairlead/internal/inspect/advert"
	"github.com/fairlead/fairlead/internal/inspect/part"
)

// withAges adds what is old. Of an item that is said to be worn or due the age is one reason more for the same work.
func withAges(out, aged []Finding) []Finding {
	for _, old := range aged {
		at := slices.IndexFunc(out, func(f Finding) bool {
			return f.Item == old.Item && f.Item != part.Sails && (f.Problem == part.Needs || f.Problem == part.Wear || f.Problem == part.Expired)
		})
		if at < 0 {
			out = append(out, old)
			continue
		}
		f := &out[at]
		f.Grade = min(f.Grade, old.Grade)
		f.Title += old.Title[strings.Index(old.Title, ":"):]
		f.Title = strings.Replace(f.Title, ": about", ", about", 1)
		f.Deficiency += " " + old.Deficiency
		f.Evidence = append(f.Evidence, old.Evidence...)
	}
	return out
}

// aged are the items that are past what practice allows.
func (in *Inspector) aged(b boat, h, told history, now int) []Finding {
	var out []Finding
	for _, l := range lifespans {
		for _, said := range append(h.of(l.Item).byAge(b.Year), h.pieces(l.Item)...) {
			if f, ok := in.old(b, said, l, now); ok && !told.mayBeNewer(l.Item, said, b.Year) {
				out = append(out, f)
			}
		}
	}
	return append(out, in.furtherSails(b, h, now)...)
}

// mayBeNewer reports whether a clause that is not plain may say that what is old was renewed since.
func (h history) mayBeNewer(item part.Item, said history, built int) bool {
	year, c := said.since(item, built)
	return slices.ContainsFunc(h.of(item), func(o advert.Cue) bool {
		return o.Doubt != "" && o.Doubt != advert.Deadline && o.Kind == advert.SaysRenewed && o.Part == c.Part && (o.Year > year || o.Year == 0 && c.Kind == advert.SaysOriginal)
	})
}

// old is what is said of one item or part of it if it is past what practice allows.
func (in *Inspector) old(b boat, said history, l Lifespan, now int) (Finding, bool) {
	year, c := said.since(l.Item, b.Year)
	age := now - year
	l = b.lifeOf(l)
	if said.validTo(now) {
		return Finding{}, false // its battery or its test is in date
	}
	if untouched := said.kinds(advert.SaysOriginal); year == 0 && b.Year == 0 && len(untouched) > 0 {
		year, age, c = now-unknownAge, unknownAge, untouched[0]
	}
	if year == 0 || age <= l.Watch {
		return Finding{}, false
	}
	f := in.rules.find(l.Item, part.Aged).finding(l.Item, part.Aged, &b)
	made, from := said.made(l.Item, year)
	if l.spares(age, now-made) || l.Item == part.FuelHoses && !b.inPetrol {
		f.Grade = milder(f.Grade)
	}
	if l.Item == part.Seacocks && (lasting.MatchString(c.Text) || c.Kind == advert.SaysOriginal && lasting.MatchString(c.Sentence())) {
		f.Grade, f.Cost, l.Practice = "C", "", "bronze and composite fittings last for decades"
		f.Correction = "Work each one ashore; check every hose and clamp."
	}
	if l.Item == part.StandingRigging && zincCoated.MatchString(c.Sentence()) && !stainless.MatchString(c.Sentence()) {
		l.Practice = f.ofZinc()
	}
	label := l.Item.Label()
	if c.Part != "" {
		label = fold.Capital(c.Part)
	}
	f.Title = fmt.Sprintf("%s: about %s old", label, years(now-made))
	f.Deficiency = fmt.Sprintf("%s from %d; practice: %s.", dates(l.Item, c.Part), year, l.Practice)
	switch {
	case made != year:
		f.Deficiency = fmt.Sprintf("%s from %d and was last serviced in %d; practice: %s.", dates(l.Item, c.Part), made, year, l.Practice)
		f.Evidence = append(f.Evidence, evidenceOf(from))
	case c.Kind == advert.SaysServiced: // how old it is nobody says
		f.Title = fmt.Sprintf("%s: last serviced %s ago", label, years(age))
		f.Deficiency = fmt.Sprintf("It was last serviced in %d; practice: %s.", year, l.Practice)
	}
	f.ofSail([]string{c.Part}, b.costLength())
	if c.End == 0 && year == b.Year && c.Kind == advert.SaysRenewed {
		f.Deficiency = fmt.Sprintf("The listing's data give it the boat's own year, %d; practice: %s.", year, l.Practice)
	}
	if c.Kind == advert.SaysOriginal && b.Year == 0 {
		f.Title = label + ": never renewed"
		f.Deficiency = fmt.Sprintf("It is as old as the boat, whose year is not known; practice: %s.", l.Practice)
	}
	f.Confidence = "medium"
	if c.Part != "" && l.Item == part.StandingRigging {
		f.unprice() // of one stay nobody has a figure
	}
	f.Evidence = append(append([]Evidence{evidenceOf(c)}, f.Evidence...), l.Evidence()...)
	return f, true
}

// spares reports whether an item is not yet at its end, by the years since it was last looked after and since it was made.
func (l Lifespan) spares(age, made int) bool {
	raft := l.Item == part.Liferaft && (age >= 2*l.Watch || made >= l.Replace) // two services were left out
	return !raft && l.Replace > 0 && age <= l.Replace && made <= l.Replace
}

// lifeOf is how long an item lasts on this boat.
func (b *boat) lifeOf(l Lifespan) Lifespan {
	if l.Item == part.Saildrive && b.yanmar {
		l.Watch = oftenSealed
	}
	if l.Item == part.Exhaust && b.inPetrol && !b.freshWater {
		l.Watch, l.Replace, l.Practice = petrolRisers-3, petrolRisers, "risers and manifolds of petrol engines last 5 to 7 years in salt water"
	}
	return l
}

// ofZinc says of a rig that is past its years what is true of galvanised wire, and returns the practice of it.
func (f *Finding) ofZinc() string {
	f.Grade, f.Why = milder(f.Grade), "Galvanised wire rusts where its zinc is gone, first below servings and in splices."
	f.Correction = "Have a rigger open servings and splices, and replace wire that is rusty inside."
	return "galvanised wire lasts 10 to 20 years where it is kept oiled"
}

// zincCoated matches wire that is not stainless.
var zincCoated = regexp.MustCompile(`(?i)\bgalvani[sz]|\bverzinkt|\bgalva\b`)

// stainless matches wire that took the place of another kind.
var stainless = regexp.MustCompile(`(?i)\bstainless|\binox|\bniro|\bedelstahl|\b1x19\b`)

// lasting matches fittings that last for decades.
var lasting = regexp.MustCompile(`(?i)\bbronzes?\b|\bblakes\b|\btru-?design\b|\bmarelon\b`)

// petrolRisers is how many years the risers of a petrol engine last at most in salt water.
const petrolRisers = 7

// made is the year that an item is from where a service dates its allowance, and the cue that says so; else the year given.
func (h history) made(item part.Item, year int) (int, advert.Cue) {
	if !serviceIsEnough(item) {
		return year, advert.Cue{}
	}
	for _, c := range h.of(item).kinds(advert.SaysRenewed) {
		if c.Year != 0 && c.Year < year {
			return c.Year, c
		}
	}
	return year, advert.Cue{}
}

// validTo reports whether something is said to be in date this year and longer.
func (h history) validTo(now int) bool {
	return slices.ContainsFunc(h, func(c advert.Cue) bool { return c.Until >= now && c.Item != part.Liferaft })
}

func dates(item part.Item, piece string) string {
	if item.Plural() && piece == "" {
		return "They date"
	}
	return "It dates"
}

// milder is the grade of what has reached the age to be watched, not yet the age to be renewed.
func milder(grade string) string {
	if grade == "A" {
		return "B"
	}
	return "C"
}
