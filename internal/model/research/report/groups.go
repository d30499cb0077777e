package report

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/fairlead/fairlead/internal/model/research/measure"
	"github.com/fairlead/fairlead/internal/model/research/plan"
	"github.com/fairlead/fairlead/internal/prose"
)

// groups tell how the groups of the boats differ in what was asked of them: for how long they are offered, how many they are, or
// their price.
func (w *writer) groups(s *section) {
	f := w.findings[0]
	for i, d := range w.Plan.Divisions {
		e := f.groups[i]
		var parts []string
		for _, p := range e.Parts() {
			if len(d.Named) < 2 || slices.Contains(d.Named, p) {
				parts = append(parts, p)
			}
		}
		if len(d.Named) == 1 && slices.Contains(knowing(e, parts, "level"), d.Named[0]) {
			one := d.Named[0]
			s.say(essential, "At an equal age and length those naming %s ask %s what the fit of all these boats expects, but they differ in more than that %s.",
				one, apart(e, one, "level"), w.ref(e))
			continue
		}
		if levels := knowing(e, parts, "level"); len(parts) == 1 && len(levels) == 1 {
			if share, ok := e.At(levels[0], "share"); ok && share.Number > 90 && w.Plan.Raises("structure") { // of all, which are set against themselves
				continue
			}
			s.say(essential, "At an equal age and length, by %s, against the fit of all these boats: %s (%s), which alone enough listings name %s.",
				d.By, levels[0], apart(e, levels[0], "level"), w.ref(e))
			continue
		}
		if len(parts) < 2 {
			if d.By == "model" {
				s.say(essential, "No two models of %s have five offers each, so that models cannot be compared %s.", w.the(f), w.ref(e))
				if each := told(f.outer, w.offer); len(each) > 0 {
					ends := "dearest"
					if w.Plan.Ask.Least {
						ends = "cheapest"
					}
					s.say(essential, "The %s offers ask %s.", ends, prose.List(each, "and"))
				}
				continue
			}
			s.say(essential, "Too few of %s tell their %s to compare them by it %s.", w.the(f), d.By, w.ref(e))
			continue
		}
		w.group(s, e, d, parts)
	}
}

func (w *writer) group(s *section, e *measure.Evidence, d plan.Division, parts []string) {
	switch w.aspect() {
	case "days on sale":
		w.standing(s, e, d, parts)
	case "share":
		w.largest(s, e, d, parts)
	case "median year":
		w.youngest(s, e, d, parts)
	case "a year":
		w.slowest(s, e, d)
	case "lowered", "median hours", "median length":
		w.ends(s, e, d, parts)
	default:
		if slices.Contains(w.Plan.Ask.Measures, "number") && w.Plan.Raises("popular") {
			w.largest(s, e, d, parts)
		}
		w.dearest(s, e, d, parts)
	}
}

// aspects are the values of groups that tell the measures of a plan's Ask.
var aspects = map[string]string{
	"price": "level", "value": "a year", "age": "median year", "days": "days on sale", "stay": "days on sale", "number": "share", "demand": "share",
	"cuts": "lowered", "hours": "median hours", "length": "median length",
}

// aspect is the value of groups that was asked for.
func (w *writer) aspect() string {
	if ask := w.Plan.Ask; ask.By != "" {
		if by, ok := aspects[ask.Measures[0]]; ok {
			return by
		}
	}
	switch {
	case w.Plan.Focus.Time:
		return "days on sale"
	case w.Plan.Raises("structure") || w.Plan.Raises("supply") || w.Plan.Raises("popular") || w.Plan.Raises("proportion"):
		return "share"
	}
	return "level"
}

// groupAdvice says which group to look at first for what was asked.
func (w *writer) groupAdvice(s *section) {
	if w.Plan.Compares() || len(w.Plan.Divisions) == 0 {
		return
	}
	d, e, by := w.Plan.Divisions[0], w.findings[0].groups[0], w.aspect()
	parts := e.Parts()
	if len(d.Named) > 1 {
		parts = slices.DeleteFunc(slices.Clone(parts), func(p string) bool { return !slices.Contains(d.Named, p) })
	}
	parts = knowing(e, parts, by)
	if len(parts) < 2 || d.By == "equipment" {
		return
	}
	first, last := parts[0], parts[len(parts)-1]
	switch by {
	case "days on sale":
		s.item(essential, "Whoever has to sell soon is better served by %s (%s) than by %s (%s) %s.", first, cell(e, first, by), last, cell(e, last, by), w.ref(e))
	case "level":
		if dearestFirst := sortedBy(parts, func(p string) int { return -int(100 * valueOf(e, p, by)) }); !levelsApart(e, dearestFirst) {
			if d.By == "tax status" {
				s.item(essential, "Where value added tax is not paid, add what falls due before you compare prices, and see the invoice or the import paper where it is said to be.")
			}
			s.item(essential, "Pay nothing extra for the %s alone: at an equal age and length it hardly moves what is asked, from %s (%s) to %s (%s); let survey and records decide %s.",
				d.By, first, apart(e, first, by), last, apart(e, last, by), w.ref(e))
			return
		}
		if len(d.Named) > 1 {
			each := told(parts, func(p string) string { return p + " (" + apart(e, p, by) + ")" })
			s.item(essential, "Compare like with like, by age and length first: only then does the %s tell, against the fit of all these boats: %s %s.", d.By, prose.List(each, "and"), w.ref(e))
			return
		}
		s.item(essential, "By %s the cheapest for age and length: %s (%s); find out what is behind it before you call it a bargain %s.", d.By, first, apart(e, first, by), w.ref(e))
	}
}

// standing says the offers of which groups have stood for the shortest and for the longest time.
func (w *writer) standing(s *section, e *measure.Evidence, d plan.Division, parts []string) {
	const name = "days on sale"
	parts = knowing(e, parts, name)
	if len(parts) < 2 {
		return
	}
	if len(d.Named) > 1 {
		days := told(parts, func(p string) string { return p + " (" + cell(e, p, name) + ")" })
		s.say(essential, "Offers by %s have stood so far, by median: %s %s.", d.By, prose.List(days, "and"), w.ref(e))
		w.dearest(s, e, d, parts)
		return
	}
	first, last := parts[0], parts[len(parts)-1]
	how := "the offers that have stood for the shortest time are those of"
	if valueOf(e, last, name) < 1.1*valueOf(e, first, name) {
		how = "no group sells noticeably faster: shortest on sale are"
	}
	s.say(essential, "By %s %s %s (%s by median), longest %s (%s) %s.", d.By, how, first, cell(e, first, name), last, cell(e, last, name), w.ref(e))
	s.say(essential, "That is the age of offers still open; how long sold boats took is not known here.")
}

// youngest says in which groups boats are newest and oldest.
func (w *writer) youngest(s *section, e *measure.Evidence, d plan.Division, parts []string) {
	const most = 3
	parts = knowing(e, parts, "median year")
	if len(parts) < 2 {
		return
	}
	first, last := "oldest", "newest"
	if !w.Plan.Ask.Least {
		slices.Reverse(parts)
		first, last = last, first
	}
	n := min(cmp.Or(w.Plan.Ask.Top, most), len(parts)-1)
	built := told(parts, func(p string) string { return p + " (" + cell(e, p, "median year") + ")" })
	s.say(essential, "By the median of the years they were built in, by %s, the %s boats are those of %s, the %s those of %s %s.",
		d.By, first, prose.List(built[:n], "and"), last, built[len(built)-1], w.ref(e))
}

// outer are the words by which groups are first and last in a value: what it is, of which group it is most and least, and how much it is.
var outer = map[string]struct{ what, most, least, each string }{
	"lowered":       {"prices have been lowered", "most often", "least often", "%s of the offers"},
	"median hours":  {"engines have run", "longest", "shortest", "%s hours by median"},
	"median length": {"boats are", "longest", "shortest", "%s by median"},
}

// ends says in which groups a value is highest and lowest, those that were asked for first.
func (w *writer) ends(s *section, e *measure.Evidence, d plan.Division, parts []string) {
	const most = 3
	name := w.aspect()
	parts = knowing(e, parts, name)
	if len(parts) < 2 {
		s.say(essential, "Too few of %s tell that by %s %s.", w.the(w.findings[0]), d.By, w.ref(e))
		return
	}
	words := outer[name]
	first, last := words.least, words.most
	if !w.Plan.Ask.Least {
		slices.Reverse(parts)
		first, last = last, first
	}
	n := min(cmp.Or(w.Plan.Ask.Top, most), len(parts)-1)
	each := told(parts, func(p string) string { return p + " (" + fmt.Sprintf(words.each, cell(e, p, name)) + ")" })
	s.say(essential, "By %s %s %s for %s, %s for %s %s.", d.By, words.what, first, prose.List(each[:n], "and"), last, each[len(each)-1], w.ref(e))
}

// slowest says the prices of which groups fall least with age, and of which most.
func (w *writer) slowest(s *section, e *measure.Evidence, d plan.Division) {
	parts := e.Parts()
	if len(parts) < 2 {
		s.say(essential, "The prices of no two groups by %s follow age clearly enough here to say which keeps its value best %s.", d.By, w.ref(e))
		return
	}
	last, then := parts[len(parts)-1], ""
	if valueOf(e, parts[0], "a year")-valueOf(e, last, "a year") < sure(valueOf(e, parts[0], "error"), valueOf(e, last, "error")) {
		s.say(essential, "By %s what a year takes off asking prices cannot be told apart: the ends are %s (%s a year) and %s (%s), which chance alone may make %s.",
			d.By, parts[0], cell(e, parts[0], "a year"), last, cell(e, last, "a year"), w.ref(e))
		return
	}
	if next := parts[1:min(3, len(parts)-1)]; len(next) > 0 {
		then = ", followed by " + prose.List(told(next, func(p string) string { return p + " (" + apart(e, p, "a year") + ")" }), "and")
	}
	s.say(essential, "By %s asking prices fall least with age for %s (%s a year)%s; they fall most for %s (%s a year) %s.",
		d.By, parts[0], cell(e, parts[0], "a year"), then, last, cell(e, last, "a year"), w.ref(e))
	s.say(essential, "Old boats have lost most of it already, so compare those of about one age.")
}

// largest says which groups most boats are of.
func (w *writer) largest(s *section, e *measure.Evidence, d plan.Division, parts []string) {
	most := cmp.Or(w.Plan.Ask.Top, 4)
	parts = knowing(e, parts, "share")
	slices.Reverse(parts)
	shares := told(parts[:min(most, len(parts))], func(p string) string {
		if median, ok := e.At(p, "median"); ok && slices.Contains(w.Plan.Ask.Measures, "price") && !w.Plan.Raises("structure") {
			return p + " (" + cell(e, p, "share") + ", median " + median.String() + ")"
		}
		return p + " (" + cell(e, p, "share") + ")"
	})
	s.say(essential, "By %s most are %s %s.", d.By, prose.List(shares, "and"), w.ref(e))
}

// told says something of each of several groups, models or boats.
func told[T any](parts []T, say func(part T) string) []string {
	var all []string
	for _, p := range parts {
		all = append(all, say(p))
	}
	return all
}

// knowing are the parts of which a value is known, those with the lowest first.
func knowing(e *measure.Evidence, parts []string, name string) []string {
	known := slices.DeleteFunc(slices.Clone(parts), func(p string) bool { _, ok := e.At(p, name); return !ok })
	return sortedBy(known, func(p string) int { return int(100 * valueOf(e, p, name)) })
}

func valueOf(e *measure.Evidence, of, name string) float64 {
	v, _ := e.At(of, name)
	return v.Number
}
