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

// defects are the problems that the texts name.
func (in *Inspector) defects(b boat, h history) []Finding {
	var out []Finding
	for _, c := range h.kinds(advert.SaysDefect) {
		r := in.ruleOf(c.Item, c.Problem, c.OfPart)
		told := func(f Finding) bool {
			return (f.tells(c) || r.covers(f)) && !f.apart(c) && in.ruleOf(c.Item, f.Problem, f.ofPart).same(r)
		}
		if i := slices.IndexFunc(out, told); i >= 0 {
			out[i].merge(c)
			if !c.Minor && !small(c) {
				out[i].Grade = min(out[i].Grade, r.grade)
			}
			continue
		}
		if i := slices.IndexFunc(out, func(f Finding) bool { return f.shows(c) && !f.apart(c) }); i >= 0 {
			out[i].join(r.finding(c.Item, c.Problem, &b), c)
			continue
		}
		f := r.finding(c.Item, c.Problem, &b)
		f.Title, f.thing, f.ofPart = titleOf(c), thingOf(c), c.OfPart
		f.Deficiency = fmt.Sprintf("%s says: “%s”.", sourceName(c.Source), c.Quote())
		if c.Item == part.Chainplates && oneChainplate.MatchString(c.Text) {
			f.Cost, f.Budget = "", nil // of all of them
		}
		if c.Item == part.Mast && f.thing != "" {
			f.Cost, f.Budget = "", nil // of a mast as long as she is
		}
		f.sayOtherwise(c)
		if c.Minor {
			f.Grade = milder(f.Grade)
			f.Correction += " " + madeLight
		}
		if f.Grade == "A" && small(c) {
			f.Grade, f.Cost, f.Budget = "B", "", nil // no reason for a new one
			if c.Item == part.Lifelines {
				f.Grade, f.Why, f.Correction = "C", "Spots of rust on a stanchion are of its surface; where they come back the weld or the base rusts.", "Clean and passivate or paint it, and look at its weld and base."
			}
			if c.Item == part.HullShell {
				f.Why, f.Correction = "Behind a dent or a mark, frames, welds or bonding may have given way.", "Have it looked at from both sides."
			}
		}
		if c.Item == part.Sails && c.Problem == part.Untested {
			f.Cost, f.Budget = "", nil // that nobody looked at them is no reason for new ones
		}
		f.Confidence = "medium"
		f.Evidence = append([]Evidence{evidenceOf(c)}, r.evidence()...)
		out = append(out, f)
	}
	for i := range out {
		f := &out[i]
		if f.Item == part.Blower && !b.inPetrol {
			f.Grade, f.Why = "C", "It airs the engine space; where petrol is aboard the engine must not be started without it."
			f.Correction, f.Standard = "Have it repaired; with petrol aboard, before the engine is started.", ""
		}
		if f.Problem == part.Lightning && len(h.of(part.Electronics).kinds(advert.SaysRenewed)) > 0 {
			f.Correction, f.Cost, f.Budget = "Have bonding and through-hulls tested, and see what the insurer paid for.", "", nil // the electronics are new
		}
		f.ofSail(h.kinds(advert.SaysDefect).of(part.Sails).about(f.Problem).sailsIn(), b.costLength())
	}
	return out
}

// small reports whether a grave problem is told as one that may be small.
func small(c advert.Cue) bool {
	return c.Slight && smallToo[c.Item][c.Problem] && (c.Item != part.Lifelines || postsOnly(c.Text))
}

// postsOnly reports whether a text tells of stanchions and of no wire, which hides its rust.
func postsOnly(text string) bool { return posts.MatchString(text) && !wires.MatchString(text) }

var (
	posts = regexp.MustCompile(`(?i)stanchion|chandelier|relingst`)
	wires = regexp.MustCompile(`(?i)wire|lifeline|guardrail|fili[eè]re|draht|swage|terminal`)
)

// smallToo are the grave problems of an item that may be small: what is told of them so is looked into soon, and is no reason to stay in harbour.
var smallToo = map[part.Item]map[part.Problem]bool{
	part.Steering: {part.Trouble: true, part.Play: true, part.Leak: true, part.Wear: true}, part.Rudder: {part.Play: true, part.Damage: true, part.Moisture: true},
	part.Chainplates: {part.Leak: true, part.Corrosion: true}, part.Bulkheads: {part.Delam: true, part.Leak: true, part.Moisture: true}, part.HullShell: {part.Damage: true},
	part.Lifelines: {part.Corrosion: true},
}

// ruleOf is what a surveyor says of a problem of an item. Where only a part or a fitting is named it is no reason for a new engine or deck.
func (in *Inspector) ruleOf(item part.Item, problem part.Problem, ofPart bool) rule {
	switch {
	case ofPart && item == part.EngineItem:
		if !ofAnyEngine[problem] {
			problem = part.Trouble
		}
	case ofPart:
		problem = part.Piece
	}
	return in.rules.find(item, problem)
}

// ofAnyEngine are the problems whose rule holds for a piece of an engine as for the whole.
var ofAnyEngine = map[part.Problem]bool{part.Leak: true, part.OilLoss: true, part.Smoke: true, part.Overheat: true, part.Corrosion: true}

// madeLight goes with a problem that the seller calls harmless or put right.
const madeLight = "It is told as harmless or put right: let a surveyor say so."

// covers reports whether a rule says of whatever is wrong with an item what a finding of it says already.
func (r rule) covers(f Finding) bool {
	return r.problem == "*" && r.item != part.WholeBoat && f.Item == r.item
}

// tells reports whether a finding already is about what the cue says: its item and problem, or its item and clause.
func (f *Finding) tells(c advert.Cue) bool {
	e := f.Evidence[0]
	return f.Item == c.Item && (f.Problem == c.Problem || c.End > 0 && e.Source == c.Source && e.Start == c.Start && e.End == c.End)
}

// merge adds to a finding what a further cue says of the same.
func (f *Finding) merge(c advert.Cue) {
	f.name(c)
	phrase := c.Problem.Phrase()
	if c.Item.Plural() && f.Item == part.Other && strings.Contains(phrase, " ") {
		phrase = ofSeveral(phrase)
	}
	if f.Problem != c.Problem && !strings.Contains(f.Title, phrase) {
		f.Title += ", " + phrase
	}
	if e := f.Evidence[0]; e.Start == c.Start && e.Source == c.Source {
		return
	}
	quote := "“" + c.Quote() + "”"
	if f.Item == part.Other && f.Evidence[0].Source == c.Source {
		if !strings.Contains(f.Deficiency, quote) {
			f.Deficiency = strings.TrimSuffix(f.Deficiency, ".") + "; " + quote + "."
		}
	} else if also := fmt.Sprintf("says: “%s”.", c.Quote()); !strings.Contains(f.Deficiency, also) {
		f.Deficiency += " " + sourceName(c.Source) + " also " + also
	}
	f.Evidence = append(f.Evidence, evidenceOf(c))
}

// shows reports whether a finding quotes the very words of a cue about the same item.
func (f *Finding) shows(c advert.Cue) bool {
	return c.Item != part.WholeBoat && f.Item == c.Item && strings.HasSuffix(f.Deficiency, "says: “"+c.Quote()+"”.")
}

// join makes one finding of two that the same words tell of: the graver one says why it matters.
func (f *Finding) join(other Finding, c advert.Cue) {
	if other.Grade < f.Grade {
		other.Title, other.Deficiency, other.Confidence, other.Evidence = titleOf(c), f.Deficiency, f.Confidence, f.Evidence
		other.ofPart = c.OfPart
		other, *f = *f, other
	}
	if phrase := other.Problem.Phrase(); !strings.Contains(f.Title, phrase) {
		f.Title += ", " + phrase
	}
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
			f.Grade, f.Cost, f.Budget = "C", "", nil
			f.Deficiency = "It is said to be rebuilt or renewed; how many of these hours it has run since is not told."
			f.Why, f.Correction = "If most of them are from before, there is no reason for another overhaul.", "Ask for the hours at that time, and for the invoice."
			if at := hoursThen(rebuilt, c.Hours); at != 0 {
				f.Deficiency = fmt.Sprintf("It is said to be rebuilt at %.0f hours, so it has run %.0f since.", at, c.Hours-at)
				f.Why, f.Correction = "What was renewed then decides what these hours mean.", "Ask for the invoice of the rebuild."
			}
		}
		f.Confidence = "medium"
		f.Evidence = append([]Evidence{evidenceOf(c)}, r.evidence()...)
		return []Finding{f}
	}
	return nil
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
