package inspect

import (
	"cmp"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/fold"
	"github.com/fairlead/fairlead/internal/inspect/advert"
	"github.com/fairlead/fairlead/internal/inspect/part"
	"github.com/fairlead/fairlead/internal/inspect/picture"
)

// Most prompts of the watch-list that a report shows.
const mostPrompts = 4

// findings collects what is wrong, what is old and what the design is known for, the gravest first.
// Of what is told only h counts, which is told plainly; told is all of it.
func (in *Inspector) findings(b boat, h, told history, besides []advert.Told, input Input) []Finding {
	out := withAges(in.defects(b, h), in.aged(b, h, told, input.Year))
	out = in.byMaterial(b, out)
	out = append(out, in.overdue(b, h, told, out, input.Year)...)
	out = append(out, in.untold(b, told, besides, input.Year)...)
	out = append(out, mendings(h, out)...)
	out = append(out, in.worked(b, h)...)
	out = append(out, in.prompts(b, told)...)
	out = append(out, seen(input.Photos)...)
	out = append(out, reported(input.Seen)...)
	slices.SortStableFunc(out, func(x, y Finding) int {
		return cmp.Or(cmp.Compare(x.Grade, y.Grade), cmp.Compare(rank(x), rank(y)), acute(y)-acute(x), cmp.Compare(weightOf(y.Area), weightOf(x.Area)))
	})
	return out
}

// Told reports whether a finding rests on what was told of this boat: not on a picture, and not on what is known of her kind.
func (f Finding) Told() bool {
	return f.Evidence[0].Kind != "watchlist" && f.Evidence[0].Kind != "image"
}

// rank puts what is said of this boat before what is known of her kind.
func rank(f Finding) int {
	if f.Told() {
		return 0
	}
	return 1
}

// acute is 1 for what forbids to sail: a danger of now stands before what happened once.
func acute(f Finding) int {
	if f.forbids() {
		return 1
	}
	return 0
}

func weightOf(a part.Area) float64 {
	for _, s := range sections {
		if s.Area == a {
			return s.Weight
		}
	}
	return 0
}

// finding is what the rule says of a boat, still without its deficiency.
func (r rule) finding(item part.Item, problem part.Problem, b *boat) Finding {
	f := Finding{Grade: r.grade, Area: item.Area(), Item: item, Problem: problem, Why: r.why, Correction: r.correction,
		Standard: r.standard}
	if !b.kind().hasFigure(r.job) {
		return f
	}
	f.Cost = costOf(r.job, b.costLength())
	if sum, ok := budgetOf(r.job, b.costLength()); ok {
		f.Budget = &sum
	}
	return f
}

func (r rule) evidence() []Evidence {
	if r.passage == "" {
		return nil
	}
	return []Evidence{{Kind: "practice", Source: "survey practice", ID: r.passage}}
}

// nearLimit is the share of an engine's usual hours from which it is told that they are nearly run.
const nearLimit = 0.95

// worked is an engine past its usual hours.
func (in *Inspector) worked(b boat, h history) []Finding {
	limit, fuel := float64(dieselHours), "diesel"
	if b.inPetrol {
		limit, fuel = petrolHours, "petrol engine"
	}
	for _, c := range h.kinds(advert.SaysHours) {
		if c.Hours < nearLimit*limit {
			continue
		}
		r := in.rules.find(part.EngineItem, part.Used)
		f := r.finding(part.EngineItem, part.Used, &b)
		f.Title = fmt.Sprintf("Engine: %.0f hours", c.Hours)
		f.Deficiency = fmt.Sprintf("A %s usually needs an overhaul at about %.0f hours.", fuel, limit)
		if c.Hours < limit {
			f.Grade = "C"
		}
		rebuilt := h.of(part.EngineItem).kinds(advert.SaysRenewed).where(func(o advert.Cue) bool { return c.Side() == "" || o.Side() == "" || o.Side() == c.Side() })
		if len(rebuilt) > 0 {
			f.sinceRebuilt(hoursThen(rebuilt, c.Hours), c.Hours)
		}
		f.Confidence = "medium"
		f.Evidence = append([]Evidence{evidenceOf(c)}, r.evidence()...)
		return []Finding{f}
	}
	return nil
}

// sinceRebuilt says of an engine that was rebuilt what its hours tell; then is at how many of them that was, 0 where that is not told.
func (f *Finding) sinceRebuilt(then, now float64) {
	f.Grade = "C"
	f.unprice()
	if then != 0 {
		f.Deficiency = fmt.Sprintf("It is said to be rebuilt at %.0f hours, so it has run %.0f since.", then, now-then)
		f.Why, f.Correction = "What was renewed then decides what these hours mean.", "Ask for the invoice of the rebuild."
		return
	}
	f.Deficiency = "It is said to be rebuilt or renewed; how many of these hours it has run since is not told."
	f.Why, f.Correction = "If most of them are from before, there is no reason for another overhaul.", "Ask for the hours at that time, and for the invoice."
}

// hoursThen is at how many hours an engine was rebuilt, 0 where that is not told.
func hoursThen(rebuilt history, now float64) float64 {
	for _, c := range rebuilt {
		if at := rebuiltAt.FindStringSubmatch(c.Sentence()); at != nil {
			if n, err := strconv.ParseFloat(strings.ReplaceAll(at[1], ",", ""), 64); err == nil && n > yearsEnd && n < now {
				return n
			}
		}
	}
	return 0
}

// yearsEnd is above any year, which no number of hours is taken for.
const yearsEnd = 2100

var rebuiltAt = regexp.MustCompile(`(?i)\b(?:rebuilt|overhauled|reconditioned)\b[^.;]{0,30}? at (\d{1,2},?\d{3})\b`)

func (b *boat) petrol(listed Boat) bool {
	for _, e := range listed.Engines {
		return e.Fuel == "petrol" || e.Fuel == "gasoline"
	}
	return b.design != nil && b.design.Fuel == "petrol"
}

// KnownOnDesign begins the title of a finding that is known of other boats of the design, not of the boat at hand.
const KnownOnDesign = "Known on this design"

// prompts are what surveyors look for on boats of the design, unless the texts say that it was dealt with.
func (in *Inspector) prompts(b boat, h history) []Finding {
	var out []Finding
	for _, w := range in.Watch(b.Make, b.Model, b.Year) {
		if h.dealtWith(w.Item) || h.renewedPiece(w.Prompt) || len(out) == mostPrompts {
			continue
		}
		f := in.rules.find(w.Item, "").finding(w.Item, "", &b)
		f.Grade = "B"
		if w.Confidence == "monitoring" {
			f.Grade = "C"
		}
		f.Title = KnownOnDesign + ": " + LowerFirst(w.Item.Label())
		f.Deficiency = w.Prompt + "."
		f.Confidence = "low"
		f.Evidence = []Evidence{{Kind: "watchlist", Source: fmt.Sprintf("%s, %s, %s", w.Confidence, w.Years(), w.Basis), ID: w.ID, Quote: w.Prompt}}
		out = append(out, f)
	}
	return out
}

// seen are the appearances in photographs. They never move a score: a photograph does not say what it shows.
func seen(photos []picture.Photo) []Finding {
	var out []Finding
	for _, p := range photos {
		for _, i := range p.Indicators {
			out = append(out, Finding{
				Grade: "C", Area: part.Hull, Title: fmt.Sprintf("%s: %s", fold.Capital(p.Name), i.Kind),
				Deficiency: fmt.Sprintf("%.1f %% of the picture, the largest patch at %d–%d %% of its width and %d–%d %% of its height.", 100*i.Share, i.Left, i.Right, i.Top, i.Bottom),
				Why:        "It may be nothing: " + i.Otherwise + ".",
				Correction: "Look at the place aboard.", Confidence: "low",
				Evidence: []Evidence{{Kind: "image", Source: p.Name, Quote: i.Kind}},
			})
		}
	}
	return out
}
