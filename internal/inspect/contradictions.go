package inspect

import (
	"fmt"
	"math"
	"strings"

	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/inspect/advert"
	"github.com/fairlead/fairlead/internal/inspect/part"
)

// lengthTolerance is how far a stated length may be off the design's: platforms and bowsprits are often counted.
const lengthTolerance = 0.06

// contradictions checks what is said of the boat against the design table, the calendar and itself.
// Only what is told plainly counts.
func (in *Inspector) contradictions(b boat, told history, input Input) []Contradiction {
	var found, out []Contradiction
	h := told.plain()
	for _, check := range []func(boat, history, int) []Contradiction{
		yearToCome, yearOfBuild, beforeBuilder, yearOfDesign, lengthOfDesign, datesOfItems, yearsDiffer, hoursDiffer, saidAndDenied, calledOriginal, hoursForAge, rebuiltBefore, twoEngines,
	} {
		found = append(found, check(b, h, input.Year)...)
	}
	found = append(found, undatedClaims(b, told, input)...)
	for _, c := range append(found, claims(b, input)...) {
		if input.about(c.area) {
			out = append(out, c)
		}
	}
	for _, d := range input.Doubts {
		if input.about(part.Hull) {
			text := fmt.Sprintf("The listing's %s, “%s”, cannot be right: %s.", strings.ReplaceAll(advert.Quote(d.Field), "_", " "), advert.Quote(d.Value), advert.Quote(d.Reason))
			out = append(out, contradict(part.Hull, "What is the right "+strings.ReplaceAll(advert.Quote(d.Field), "_", " ")+"?",
				[]Evidence{{Kind: "listing", Source: input.Source, Quote: advert.Quote(d.Value)}}, "%s", text))
		}
	}
	return out
}

// contradict is a contradiction of an area; the text is formatted.
func contradict(area part.Area, ask string, evidence []Evidence, format string, args ...any) Contradiction {
	return Contradiction{Text: fmt.Sprintf(format, args...), Ask: ask, Evidence: evidence, area: area}
}

// yearToCome finds a boat whose listing says that she is not built yet. Next year's models are sold in autumn.
func yearToCome(b boat, _ history, now int) []Contradiction {
	if b.Year <= now+1 {
		return nil
	}
	return []Contradiction{contradict(part.Hull, "Which year is on the builder's plate or in the hull number?", nil,
		"She is offered as built in %d, which is still to come.", b.Year)}
}

func yearOfBuild(b boat, _ history, _ int) []Contradiction {
	if b.textYear == 0 || max(b.Year-b.textYear, b.textYear-b.Year) <= 1 {
		return nil
	}
	return []Contradiction{contradict(part.Hull, "Which year is on the builder's plate or in the hull number?", nil,
		"The listing's fields say that she was built in %d, the text says %d.", b.Year, b.textYear)}
}

func yearOfDesign(b boat, _ history, _ int) []Contradiction {
	d := b.design
	if d == nil || b.Year == 0 || d.BuiltIn(b.Year) {
		return nil
	}
	run, reused := runOf(d), "; builders use names again, so it may be another boat"
	if b.Year < b.founded {
		reused = ""
	}
	return []Contradiction{contradict(part.Hull, "Which model and year are on the builder's plate and in the papers?", b.byDesign("built "+run),
		"She is offered as built in %d, but the %s of the design table was built %s%s.", b.Year, d.FullName(), run, reused)}
}

// runOf is when a design was built, "1978–1991" or "from 1978".
func runOf(d *design.Design) string {
	if d.FirstBuilt == 0 {
		return fmt.Sprintf("to %d", d.LastBuilt)
	}
	if d.LastBuilt != 0 {
		return fmt.Sprintf("%d–%d", d.FirstBuilt, d.LastBuilt)
	}
	return fmt.Sprintf("from %d", d.FirstBuilt)
}

// checked is what the design table says of her design, and whether what is told of her agrees.
func (b *boat) checked() string {
	d := b.design
	if d == nil {
		return ""
	}
	var says []string
	agrees := len(yearOfDesign(*b, nil, 0)) == 0 && len(lengthOfDesign(*b, nil, 0)) == 0 && len(beforeBuilder(*b, nil, 0)) == 0
	compared := b.Year != 0 && d.FirstBuilt+d.LastBuilt != 0 || b.textLOA != 0 && d.LOA != 0
	if d.FirstBuilt != 0 {
		says = append(says, "built "+runOf(d))
	}
	if d.LOA != 0 {
		says = append(says, fmt.Sprintf("%.2f m long", d.LOA))
	}
	if deepest := max(d.DraftMin, d.DraftMax); deepest != 0 {
		says = append(says, "draught "+draughtOf(d.DraftMin, deepest))
	}
	switch {
	case len(says) == 0:
		return "known by name only"
	case !agrees:
		return strings.Join(says, ", ") + "; what is told of her differs"
	case !compared:
		return strings.Join(says, ", ")
	}
	return strings.Join(says, ", ") + "; what is told of her agrees"
}

func lengthOfDesign(b boat, _ history, _ int) []Contradiction {
	d := b.design
	if d == nil || d.LOA == 0 {
		return nil
	}
	if b.overhang {
		return nil
	}
	for _, told := range []float64{b.textLOA, b.LengthM} {
		if told != 0 && math.Abs(told-d.LOA) > lengthTolerance*d.LOA {
			return []Contradiction{contradict(part.Hull, "Is the model right, or are platform and bowsprit in the length?", b.byDesign(fmt.Sprintf("LOA %.2f m", d.LOA)),
				"Her length is given as %.2f m, but the %s is %.2f m long.", told, d.FullName(), d.LOA)}
		}
	}
	return nil
}

// byDesign is what the design table says.
func (b *boat) byDesign(says string) []Evidence {
	return []Evidence{{Kind: "design", Source: "design table", ID: b.design.ID, Quote: says}}
}
