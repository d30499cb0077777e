package inspect

import (
	"fmt"
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
func (in *Inspector) aged(b boat, h history, now int) []Finding {
	var out []Finding
	for _, l := range lifespans {
		for _, said := range append(h.of(l.Item).byPart(), h.pieces(l.Item)...) {
			if f, ok := in.old(b, said, l, now); ok {
				out = append(out, f)
			}
		}
	}
	return out
}

// old is what is said of one item or part of it if it is past what practice allows.
func (in *Inspector) old(b boat, said history, l Lifespan, now int) (Finding, bool) {
	year, c := said.since(l.Item, b.Year)
	age := now - year
	if untouched := said.kinds(advert.SaysOriginal); year == 0 && b.Year == 0 && len(untouched) > 0 {
		year, age, c = now-unknownAge, unknownAge, untouched[0]
	}
	if year == 0 || age <= l.Watch {
		return Finding{}, false
	}
	r := in.rules.find(l.Item, part.Aged)
	f := r.finding(l.Item, part.Aged, b.costLength())
	if l.Replace > 0 && age <= l.Replace {
		f.Grade = milder(f.Grade)
	}
	label := l.Item.Label()
	if c.Part != "" {
		label = fold.Capital(c.Part)
	}
	f.Title = fmt.Sprintf("%s: about %s old", label, years(age))
	f.Deficiency = fmt.Sprintf("%s from %d; practice: %s.", dates(l.Item, c.Part), year, l.Practice)
	f.ofSail([]string{c.Part}, b.costLength())
	if c.Kind == advert.SaysOriginal && b.Year == 0 {
		f.Title = label + ": never renewed"
		f.Deficiency = fmt.Sprintf("It is as old as the boat, whose year is not known; practice: %s.", l.Practice)
	}
	f.Confidence = "medium"
	if c.Part != "" && l.Item == part.StandingRigging {
		f.Cost, f.Budget = "", nil // of one stay nobody has a figure
	}
	f.Evidence = append([]Evidence{evidenceOf(c)}, l.Evidence()...)
	return f, true
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
