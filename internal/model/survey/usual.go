package survey

import (
	"fmt"
	"regexp"
	"strings"

	"github.com/fairlead/fairlead/internal/inspect"
	"github.com/fairlead/fairlead/internal/inspect/advert"
	"github.com/fairlead/fairlead/internal/inspect/part"
	"github.com/fairlead/fairlead/internal/quantity"
)

// Hours that a yacht's engine usually runs in a year.
const (
	fewHours  = 100
	manyHours = 200
)

// askedHours asks of the hours of an engine.
var askedHours = regexp.MustCompile(`(?i)\bhours?\b|\bstunden\b|\bheures\b`)

// ofAge reports whether a finding is of what comes with the years: it is old, used, worn or out of date.
func ofAge(f inspect.Finding) bool {
	switch f.Problem {
	case part.Aged, part.Used, part.Wear, part.Expired, part.Needs, part.Upkeep:
		return true
	}
	return false
}

// usual tells what of the findings comes with her years and what does not.
func (a *assessment) usual() {
	age := "Her age is not known."
	if year := a.report.Boat.Year; year > 0 {
		age = fmt.Sprintf("She is about %d years old.", a.input.Year-year)
	}
	a.add(block{weight: always, text: age + " Age explains what wears and runs out; it explains no crack, leak or play, and what is usual has to be paid for all the same."})
	hours := a.hoursAYear()
	a.add(block{weight: weightSummary, text: hours})
	if hours != "" && askedHours.MatchString(a.input.asked) {
		a.lines("**Of the engine was told**", weightA, func(f inspect.Finding) bool { return f.Item == part.EngineItem }, remedy)
		return
	}
	a.lines("**Comes with the years, and off the price**", weightB, ofAge, nothing)
	a.lines("**Not explained by age**", weightA, func(f inspect.Finding) bool { return !ofAge(f) && f.Item != part.Papers && f.Problem != part.Charter }, reason)
}

// hoursAYear holds the hours of an engine against what yachts' engines run, by the year that she or her engine is of.
func (a *assessment) hoursAYear() string {
	since, hours := a.report.Boat.Year, 0.0
	for _, c := range a.inspector.Read(joined(a.input.Texts), a.input.Year) {
		switch {
		case c.Kind == advert.SaysHours:
			hours = max(hours, c.Hours)
		case c.Item == part.EngineItem && c.Kind == advert.SaysRenewed && !c.OfPart && c.Doubt == "":
			since = max(since, c.Year)
		}
	}
	if since == 0 || hours == 0 || a.input.Year <= since {
		return ""
	}
	yearly := hours / float64(a.input.Year-since)
	says := "about what yachts run"
	switch {
	case yearly < fewHours:
		says = "less than most yachts run; long idleness is no merit of an engine"
	case yearly > manyHours:
		says = "more than most yachts run, as after charter or long voyages"
	}
	return fmt.Sprintf("**Hours:** %s since %d are about %.0f a year, %s (%d to %d).", quantity.Rounded(hours), since, yearly, says, fewHours, manyHours)
}

// insurer tells what of the findings an insurer asks about.
func (a *assessment) insurer() {
	a.add(block{weight: always, text: "What an insurer wants differs; ask yours before you sign. For an older boat most want a survey of the last years ashore, and what it recommends done before cover begins."})
	asks := func(f inspect.Finding) bool {
		return f.Grade == "A" || strings.Contains(f.Why+f.Deficiency, "nsurer") || f.Item == part.Gas || f.Item == part.Liferaft && f.Grade == "B"
	}
	if !a.lines("**What they will ask about of her**", weightA, asks, reason) {
		a.add(block{weight: weightA, text: "Of what was told nothing is what insurers exclude or ask for first."})
	}
	for _, q := range a.report.Questions {
		a.add(block{weight: weightQuestion, head: "**Have ready**", text: "- " + q})
	}
}

// What a survey before a purchase and the haul-out for it are usually charged, in USD a foot.
const (
	surveyLow, surveyHigh = 20, 35
	haulLow, haulHigh     = 15, 25
)

// surveying tells why she wants a survey, what it costs and what it has to settle.
func (a *assessment) surveying() {
	text := "**Yes.** This is a reading of words: nobody has been aboard"
	if n := len(a.told("A")) + len(a.told("B")); n > 0 {
		text += ", and " + counted(n, "finding A or B has", "findings A and B have") + " to be seen"
	}
	text += fmt.Sprintf(". A survey before a purchase is usually charged USD %d–%d a foot, the haul-out USD %d–%d", surveyLow, surveyHigh, haulLow, haulHigh)
	if m := a.report.Boat.LengthM; m > 0 {
		feet := m / quantity.Foot
		text += fmt.Sprintf("; for her %.0f ft some USD %s–%s together", feet, amount(hundreds((surveyLow+haulLow)*feet)), amount(hundreds((surveyHigh+haulHigh)*feet)))
	}
	a.add(block{weight: always, text: text + "; elsewhere than in North America less or more: ask two surveyors."})
	a.surveyor()
	a.lines("**What it has to settle on her**", weightA, aboveC, remedy)
}

// mostTold is how many things are put to a seller at once.
const mostTold = 5

// telling is what to put to the seller, in his own words, and how.
func (a *assessment) telling() {
	a.add(block{weight: always, text: "Put it in writing, in the advert's own words and without a verdict, and ask for facts before you name a sum:"})
	n := 0
	for _, f := range a.owing() {
		if n == mostTold {
			break
		}
		n++
		ask := "since when, what was done about it, and is there a quote or an invoice?"
		switch {
		case f.Problem == part.Aged:
			ask = "when was it last inspected, and by whom? I reckon with renewing it."
		case f.Grade == "A":
			ask = "will you have it put right before the sale, or take a yard's quote off the price?"
		}
		a.add(block{weight: weightA + n/3, text: fmt.Sprintf("%d. %s: %s%s", n, inHisWords(f), ask, a.cite(f.Evidence))})
	}
	for _, u := range a.report.Unclear {
		if n < mostTold && (u.Grave || n < 3) {
			n++
			a.add(block{weight: weightB, text: fmt.Sprintf("%d. “%s”: is that so today, and of which part is it said?", n, u.Quote)})
		}
	}
	a.add(block{weight: weightQuestion, text: "Then make any offer subject to survey and sea trial, and in writing; ask what to offer for how to reckon it."})
}

// inHisWords is what the advert says of a finding, or what it comes to where it is an age.
func inHisWords(f inspect.Finding) string {
	if at := quotedIn.FindString(f.Deficiency); at != "" {
		return at
	}
	return f.Title
}

// quotedIn matches what a finding quotes.
var quotedIn = regexp.MustCompile(`“[^”]+”`)

// unknown tells what nobody can say from what was supplied.
func (a *assessment) unknown() {
	a.add(block{weight: always, text: fmt.Sprintf("Of what should be known %.0f %% was told; the rest rests on words that nobody has checked.", 100*a.report.Coverage)})
	if open := a.report.NotAssessed; len(open) > 0 {
		a.add(block{weight: weightSummary, text: "**Not assessed:** " + strings.Join(open, ", ") + "."})
	}
	a.askFirst()
	a.unclear()
	a.questions()
	a.surveyor()
}

// viewing is what a buyer looks at aboard, before a surveyor is paid for.
func (a *assessment) viewing() {
	a.lines("**What was told of her**", weightA, aboveC, remedy)
	a.askFirst()
	a.unclear()
	a.add(block{weight: weightQuestion, text: "**Whatever the advert says:** come when the engine is cold and see it start; lift the sole and smell; work every seacock, hatch, winch and switch; look under mattresses and behind linings after rain; walk the deck barefoot; photograph plates, serial numbers and the dates of safety gear."})
	a.questions()
}
