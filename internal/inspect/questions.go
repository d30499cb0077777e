package inspect

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/inspect/advert"
	"github.com/fairlead/fairlead/internal/inspect/part"
	"github.com/fairlead/fairlead/internal/prose"
)

// mostQuestions bounds the list for the seller.
const mostQuestions = 8

// asked are the items whose age a buyer has to know, the most important first, with what makes the question needed on a
// boat whose texts do not mention them.
var asked = []struct {
	item   part.Item
	always bool // also where the texts do not mention it
}{
	{part.StandingRigging, true}, {part.Saildrive, false}, {part.Seacocks, true}, {part.KeelBolts, true}, {part.Sails, true}, {part.TeakDeck, false},
	{part.Chainplates, true}, {part.Gas, true}, {part.Batteries, true}, {part.Exhaust, true}, {part.Liferaft, false}, {part.FuelTank, true},
}

// questions are what to ask the seller.
// What the texts tell is not asked for.
func (in *Inspector) questions(b boat, h history, besides []advert.Told, input Input, found []Contradiction) []string {
	var out []string
	for _, c := range found {
		out = append(out, c.Ask)
	}
	for _, c := range h.plain().kinds(advert.SaysRepaired) {
		if input.about(c.Item.Area()) && c.Item != part.Other && c.Item != part.Sails && (c.Year != 0 || c.Problem != "") && c.Item.Weight() >= 0.5 && !h.renewedThen(c) {
			out = append(out, inquiry(c, input))
		}
	}
	if ages := agesToAsk(b, h, besides, input); len(ages) > 0 {
		verb := "are"
		if len(ages) == 1 && !slices.ContainsFunc(part.Items(), func(item part.Item) bool { return item.Plural() && LowerFirst(item.Label()) == ages[0] }) && !strings.HasSuffix(ages[0], "bellows") {
			verb = "is"
		}
		out = append(out, fmt.Sprintf("How old %s the %s, and are there invoices?", verb, prose.List(ages, "and")))
	}
	if len(h.kinds(advert.SaysHours)) == 0 && input.about(part.Drive) && !input.tells(hoursUnknown) && len(h.of(part.EngineItem).kinds(advert.SaysDefect).about(part.Dead, part.Missing, part.Damage)) == 0 {
		out = append(out, "How many hours has the engine run, since which year, and how was it serviced?")
	}
	if len(h.kinds(advert.SaysDefect, advert.SaysClear, advert.SaysRepaired).about(part.Grounding, part.Sunk, part.Lightning, part.WriteOff)) == 0 && input.about(part.Hull) {
		out = append(out, "Has she ever been aground, under water, struck by lightning or part of an insurance claim?")
	}
	if year := in.surveyed(input); year > b.Year {
		out = append(out, fmt.Sprintf("May I read the survey of %d?", year))
	} else if len(input.Focus) == 0 {
		out = append(out, "When was the last survey, and may I read it?")
	}
	out = unique(out)
	return out[:min(len(out), mostQuestions)]
}

// inquiry asks about a repair what is not told of it.
func inquiry(c advert.Cue, input Input) string {
	what := strings.TrimPrefix(LowerFirst(c.Label()), "the ")
	off := c.Item == part.TeakDeck && c.Problem == part.Aged
	switch {
	case c.Year != 0 && off:
		return fmt.Sprintf("May I see the invoice for closing the deck when the teak came off in %d?", c.Year)
	case c.Year != 0:
		return fmt.Sprintf("May I see report and invoice of what was done to the %s in %d?", what, c.Year)
	case input.dates(c):
		return fmt.Sprintf("May I see report and invoice of what was done to the %s?", what)
	case off:
		return "Who closed the deck when the teak came off, when, and may I see the invoice?"
	}
	return fmt.Sprintf("Who repaired the %s, when, and may I see the invoice?", what)
}

// renewedThen reports whether what was repaired was renewed in the same year, which says more.
func (h history) renewedThen(c advert.Cue) bool {
	return slices.ContainsFunc(h.of(c.Item).kinds(advert.SaysRenewed), func(o advert.Cue) bool { return o.Year != 0 && o.Year == c.Year || o.Sentence() == c.Sentence() })
}

// agesToAsk are the items that are old enough on a boat like this for their age to matter, and whose age was not told.
func agesToAsk(b boat, h history, besides []advert.Told, input Input) []string {
	var out []string
	age, _ := b.age(input.Year)
	for _, q := range asked {
		l, _ := lifespanOf(q.item)
		year, _ := h.since(q.item, b.Year)
		area, from, name := q.item.Area(), l.Watch+1, LowerFirst(q.item.Label())
		for _, f := range fitted {
			if f.item == q.item && f.named != "" {
				from, name = f.from, f.named
			}
		}
		switch {
		case year != 0 || age < from || !input.about(area):
		case q.item == part.StandingRigging && len(h.of(part.RodRigging)) > 0: // which it is
		case dated(besides, q.item) || q.item == part.Batteries && dated(besides, part.Lithium):
		case !q.always && len(h.of(q.item).plain()) == 0:
		case area == part.Rig && b.motors():
		case (q.item == part.Seacocks || q.item == part.Gas) && len(h.of(part.Trailer)) > 0 && len(h.of(q.item)) == 0: // small boats have none
		case q.item == part.KeelBolts && b.keeled() != bolted:
		case q.item == part.Gas && b.noGas:
		case q.item == part.Liferaft && len(h.of(q.item).kinds(advert.SaysDefect).about(part.Missing)) > 0: // there is none
		case q.item == part.Batteries && len(h.of(part.Lithium)) > 0:
		case q.item == part.Gas && (len(h.of(q.item).kinds(advert.SaysServiced)) > 0 || len(h.of(q.item).kinds(advert.SaysDefect).about(part.Expired)) > 0): // its dates are told
		case q.item == part.KeelBolts && len(h.of(q.item).kinds(advert.SaysDefect).about(part.Needs, part.Untested)) > 0: // how many are to be renewed is told
		case q.item == part.TeakDeck && len(h.of(part.DeckItem).kinds(advert.SaysRenewed)) > 0: // it is no older than what it lies on
		case (q.item == part.Exhaust || q.item == part.FuelTank) && h.outboard():
		case q.item == part.TeakDeck && len(h.of(q.item).kinds(advert.SaysRepaired).about(part.Aged)) > 0: // it was taken off
		default:
			out = append(out, name)
		}
	}
	return out
}

// dated reports whether a text tells of an item's age, or that nobody knows it.
func dated(besides []advert.Told, item part.Item) bool {
	return slices.ContainsFunc(besides, func(t advert.Told) bool { return t.Dated[item] })
}

// tells reports whether a text matches.
func (in Input) tells(what *regexp.Regexp) bool {
	return slices.ContainsFunc(in.Texts, func(t advert.Text) bool { return what.MatchString(t.Body) })
}

// hoursUnknown matches what says that nobody knows how long an engine has run.
var hoursUnknown = regexp.MustCompile(`(?i)\b(?:no idea|not known|unknown|don'?t know|unsure)\b[^.;\n]{0,25}\bhours?\b|\bhours?\b[^.;\n]{0,25}\b(?:unknown|not known|no idea|(?:not|never) (?:recorded|logged))\b|\bhour ?meter\b|\bstunden\b[^.;\n]{0,15}\bunbekannt`)

// outboard reports whether an outboard is the boat's engine.
func (h history) outboard() bool {
	return slices.ContainsFunc(h.of(part.EngineItem, part.EngineHours), func(c advert.Cue) bool { return hungOn.MatchString(c.Sentence()) && !builtIn.MatchString(c.Sentence()) })
}

// hung reports whether an engine is an outboard.
func (e Engine) hung() bool { return e.Type == "outboard" }

// builtIn matches an engine inside the boat, beside which an outboard is the tender's.
var builtIn = regexp.MustCompile(`(?i)\b(?:diesel|inboard|saildrive|innenborder|in-?bord|shaft drive)\b`)

var hungOn = regexp.MustCompile(`(?i)\b(?:outboards?|au(?:ß|ss)enborder|hors-bord|yamaha f\d+|mariner|tohatsu|two[ -]stroke|2[ -]stroke|mercury verado|suzuki df\d+)\b`)

// about reports whether an area is asked about.
func (in Input) about(a part.Area) bool { return len(in.Focus) == 0 || slices.Contains(in.Focus, a) }

// surveyed returns the year of the last survey that the texts tell of, 0 if none does.
func (in *Inspector) surveyed(input Input) int {
	last := 0
	for _, t := range input.Texts {
		last = max(last, in.LastSurvey(t, input.Year))
	}
	return last
}

func unique(list []string) []string {
	var out []string
	for _, s := range list {
		if !slices.Contains(out, s) {
			out = append(out, s)
		}
	}
	return out
}

// checks are what nobody can judge from an advert.
var checks = []struct {
	area     part.Area
	material string // of the hull, or how she is driven, or whether gas is aboard; empty for any
	text     string
}{
	{part.Hull, "steel", "plate thickness by ultrasound, above all in bilge and tanks"},
	{part.Hull, "aluminium", "plating, stray current and the insulation of fittings"},
	{part.Hull, "wood", "fastenings, keelson and planking below fresh-water leaks"},
	{part.Hull, "ferrocement", "armature rust and cracks, and whether an insurer will cover her at all"},
	{part.Hull, "grp", "moisture and sounding of the hull ashore"},
	{part.Hull, bolted, "keel joint and bolts, rudder bearings"},
	{part.Hull, welded, "keel or centreboard and its welds, rudder bearings"},
	{part.Hull, multihull, "crossbeams and main bulkheads, keels or daggerboards, rudder bearings"},
	{part.Hull, encapsulated, "keel moulding and the ballast inside it, rudder bearings"},
	{part.Hull, lifted, "keel or board that is lifted, its pin, case and tackle, rudder bearings"},
	{part.Hull, motoring, "stern gear or drives, rudders and trim tabs"},
	{part.Hull, "", "every seacock and hose"},
	{part.Deck, "grp", "deck core around fittings"},
	{part.Deck, "wood", "deck seams, covering and the beams below"},
	{part.Deck, "steel", "deck plate below fittings, covering and linings"},
	{part.Deck, "aluminium", "deck plate below fittings and covering"},
	{part.Deck, "ferrocement", "deck around fittings"},
	{part.Rig, "", "rig aloft and chainplates"},
	{part.Drive, "", "engine under load, with an oil sample"},
	{part.Electrical, "", "wiring and shore power"},
	{part.Interior, "", "bulkhead feet behind linings"},
	{part.Safety, cooksWithGas, "gas installation and dates of safety gear"},
	{part.Safety, gasFree, "dates of safety gear"},
}

// What stands in checks for what only such boats have.
const (
	motoring     = "motoring"
	bolted       = "with a keel on bolts"
	welded       = "with a keel of one piece with the hull"
	lifted       = "with a keel or board that is lifted"
	multihull    = "on more than one hull"
	encapsulated = "with ballast inside the moulding"

	cooksWithGas = "with gas"
	gasFree      = "without gas"
)

// surveyorChecks are the checks that fit the boat.
func surveyorChecks(b boat, input Input) []string {
	material := b.material
	switch material {
	case "steel", "aluminium", "wood", "ferrocement":
	default:
		material = "grp"
	}
	propelled := b.keeled()
	gas := cooksWithGas
	if b.noGas {
		gas = gasFree
	}
	var out []string
	for _, c := range checks {
		fits := slices.Contains([]string{"", material, propelled, gas}, c.material)
		if input.about(c.area) && (c.area != part.Rig || propelled != motoring) && fits {
			out = append(out, c.text)
		}
	}
	return out
}

// keeled is how a boat carries her keel, if she sails.
func (b *boat) keeled() string {
	switch {
	case b.motors():
		return motoring
	case b.category.Multihull() || b.category == "" && b.twoHulls:
		return multihull
	case advert.Metal(b.material):
		return welded
	case b.lifts:
		return lifted
	case b.ballasted:
		return encapsulated
	}
	return bolted
}

// notAssessed names what is left open: areas nothing was said of, and what no advert or photograph can tell.
func notAssessed(b boat, areas []AreaScore, input Input) []string {
	var out []string
	for _, a := range areas {
		if !a.Assessed {
			out = append(out, LowerFirst(a.Title))
		}
	}
	if len(input.Focus) > 0 {
		return out
	}
	if !advert.Metal(b.material) {
		out = append(out, "moisture and wet core")
	}
	if !b.motors() {
		inside := "chainplates inside"
		if b.keeled() == bolted {
			inside = "keel bolts and chainplates inside"
		}
		out = append(out, inside, "fatigue of the rig")
	}
	return append(out, "engine compression", "hidden wiring", "title and liens")
}
