package survey

import (
	"fmt"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/inspect"
	"github.com/fairlead/fairlead/internal/inspect/part"
	"github.com/fairlead/fairlead/internal/quantity"
)

// Weights of the blocks: what is read first when there is room for little.
const (
	always = iota
	weightSummary
	weightTable
	weightA
	weightImages
	weightContradiction
	weightB
	weightQuestion
	weightValue
	weightSurveyor
	weightOpen
	weightC
)

// What lines say that name what is to be looked at.
const (
	mustCheck = "A surveyor must check"
	unsaid    = "nothing said"
	unplain   = "named, but nothing that a score can rest on"
)

// costsFrom says where the costs of a report come from.
const costsFrom = "*Costs are what riggers, yards and owners in North America and western Europe published, for a first budget: a half more or less is usual, and none is a quote.*"

// wording tells who words an assessment which of its lines say of no boat that it is so.
func wording() chat.Wording {
	return chat.Wording{Looks: []string{inspect.KnownOnDesign, mustCheck, unsaid}}
}

// compose adds the blocks of the answer in the order they are read.
func (a *assessment) compose() {
	if a.input.topic != aboutBoat && !a.input.guaranteed {
		a.followUp()
		return
	}
	if a.unspoken() {
		a.guide()
		return
	}
	a.add(block{weight: always, text: a.headline("Condition assessment")})
	if a.input.guaranteed {
		a.add(block{weight: always, text: noGuarantee(nil)})
	}
	if warning := a.report.Warning(); warning != "" {
		a.add(block{weight: always, text: "**" + warning + "**", short: "**Do not sail before the findings A are put right.**"})
	}
	for _, line := range a.summary() {
		a.add(block{weight: weightSummary, head: "**In short**", text: "- " + line})
	}
	a.add(block{weight: weightTable, text: a.table()})
	a.askFirst()
	a.findings()
	for _, c := range a.report.Contradictions {
		a.add(block{weight: weightContradiction, head: "### What does not fit together", text: "- " + c.Text + a.cite(c.Evidence)})
	}
	for _, n := range a.report.PhotoNotes {
		a.add(block{weight: weightImages, head: "### Images", text: "- " + n})
	}
	a.add(block{weight: weightValue, text: a.value()})
	a.unclear()
	a.questions()
	a.surveyor()
	if open := a.report.NotAssessed; len(open) > 0 {
		a.add(block{weight: weightOpen, text: "**Not assessed:** " + strings.Join(open, ", ") + "."})
	}
	if slices.ContainsFunc(a.report.Findings, func(f inspect.Finding) bool { return f.Cost != "" }) {
		a.add(block{weight: weightC, text: costsFrom})
	}
	a.disclaimer()
}

// toRead heads the sentences of an advert of which nothing is concluded.
const toRead = "### Read with the seller\nSome of what else the advert says, and not all of it: read it whole. Whether this is put right, and of which part it speaks, is not certain to me; no grade and no score rests on it."

// toAsk heads those that are grave if they are so today.
const toAsk = "### Ask this first\nGrave if it is so today, and not told plainly enough to be graded:"

// askFirst quotes what is not told plainly and would be grave.
func (a *assessment) askFirst() {
	for _, u := range a.report.Unclear {
		if u.Grave {
			a.add(block{weight: weightA, head: toAsk, text: "- “" + u.Quote + "”"})
		}
	}
}

// unclear quotes what else is not told plainly.
func (a *assessment) unclear() {
	for _, u := range a.report.Unclear {
		if !u.Grave {
			a.add(block{weight: weightB, head: toRead, text: "- “" + u.Quote + "”"})
		}
	}
}

// questions adds what to ask the seller.
func (a *assessment) questions() {
	for _, q := range a.report.Questions {
		a.add(block{weight: weightQuestion, head: "### Ask the seller", text: "- " + q})
	}
}

// surveyor adds what nobody can tell from afar.
func (a *assessment) surveyor() {
	a.add(block{weight: weightSurveyor, text: "**" + mustCheck + ":** " + strings.Join(a.report.Surveyor, "; ") + "."})
}

// disclaimer ends every answer about a boat.
func (a *assessment) disclaimer() {
	a.add(block{weight: always, text: "*" + a.report.Disclaimer + "*", short: "*Not a survey: nobody has been aboard.*"})
}

// headline names the answer and the boat, and says how she was identified and what was not read.
func (a *assessment) headline(of string) string {
	b := a.report.Boat
	var text strings.Builder
	switch {
	case b.Name == "":
		text.WriteString("## " + of + ": boat not identified")
	default:
		text.WriteString("## " + of + ": " + b.Name)
	}
	if b.Source != "" {
		text.WriteString("\n\nIdentified by " + b.Source + a.sources.refer(a.ownListing()))
		if b.LengthM != 0 {
			fmt.Fprintf(&text, "; %.2f m (%.0f ft) long", b.LengthM, b.LengthM/quantity.Foot)
		}
		text.WriteString(".")
		if b.Design != "" && len(a.input.Focus) == 0 {
			text.WriteString(" Design table: " + b.Design + ".")
		}
	}
	if l := a.input.listing; l != nil && l.Sample {
		text.WriteString(" **This listing is sample data, not a real offer.**")
	}
	for _, o := range a.input.notRead() {
		text.WriteString("\n\nNot read: " + o.whyNot(shown(o.address)) + ". This rests on what else was sent.")
	}
	return text.String()
}

// noGuarantee answers people who want to be sure.
func noGuarantee(notRead []*outside) string {
	text := "**No, I cannot guarantee that.** Nobody can guarantee from an advert, photographs or a listing that a boat is sound or will pass a survey; " +
		"only a professional surveyor who inspects her ashore and afloat can judge her, and even a survey is an opinion on one day."
	if len(notRead) > 0 {
		text += " Not read: " + notRead[0].whyNot(shown(notRead[0].address)) + ". Paste the advert's text or send photographs for a first assessment. " +
			"Before you pay, make the purchase subject to survey and sea trial, and see the papers."
	}
	return text
}

// summary is the most important things, and how much is known at all.
func (a *assessment) summary() []string {
	r := a.report
	if len(a.input.Focus) > 0 {
		return nil
	}
	var lines []string
	if says := a.opinion(); says != "" {
		lines = append(lines, says)
	}
	if grave := graveOf(r.Unclear); grave > 0 {
		lines = append(lines, "**Ask first** about "+counted(grave, "sentence that is", "sentences that are")+" grave if so today: “"+r.Unclear[0].Quote+"”.")
	}
	lines = append(lines, a.titles()...)
	for _, c := range r.Contradictions[:min(len(r.Contradictions), mostDoubts)] {
		lines = append(lines, c.Text)
	}
	if len(a.told("A"))+len(a.told("B"))+len(r.Contradictions) == 0 {
		for _, line := range r.Summary {
			lines = append(lines, a.brief(line))
		}
	}
	if sum := summed(r.Findings); sum != "" {
		lines = append(lines, "What has a published figure comes to "+sum+" together"+byThePiece(r.Findings)+"; the rest has to be quoted.")
	}
	told := fmt.Sprintf("Evidence coverage %.0f %%", 100*r.Coverage)
	switch {
	case r.Band != "":
		lines = append(lines, fmt.Sprintf("%s. Suggested condition band: **%s**, until a surveyor has been aboard.", told, r.Band))
	case len(r.Photos) > 0 && r.Coverage == 0:
		lines = append(lines, told+": photographs alone show appearance, not condition, so nothing is scored."+unrecognised(r))
	default:
		lines = append(lines, told+": too little is known for a condition band (60 % is needed).")
	}
	return lines
}

// graveOf counts the sentences that would be grave.
func graveOf(unclear []inspect.Unclear) int {
	n := 0
	for _, u := range unclear {
		if u.Grave {
			n++
		}
	}
	return n
}

// Bounds of the lines at the head of a report.
const (
	mostDoubts = 3
	mostTitles = 6
)

// titles names the findings that rest on what was said of her, the gravest first; those of grade B where there are none of A.
func (a *assessment) titles() []string {
	named := a.told("A")
	if len(named) == 0 {
		named = a.told("B")
	}
	var out []string
	for _, f := range named[:min(len(named), mostTitles)] {
		out = append(out, fmt.Sprintf("%s (%s).", f.Title, f.Grade))
	}
	return out
}

// brief is a line of the summary without why a finding matters, which stands beside the finding.
func (a *assessment) brief(line string) string {
	for _, f := range a.report.Findings {
		if rest, ok := strings.CutSuffix(line, " "+f.Why); ok && f.Why != "" {
			return rest
		}
	}
	return line
}

// unrecognised says what is done with pictures that nobody has described.
func unrecognised(r inspect.Report) string {
	described := slices.ContainsFunc(r.Findings, func(f inspect.Finding) bool { return f.Evidence[0].Kind == "image" && f.Item != part.WholeBoat })
	if described {
		return ""
	}
	return " What they show is not recognised: light, sharpness, colours and lines are measured; blisters, dents and damp are not told by them."
}
