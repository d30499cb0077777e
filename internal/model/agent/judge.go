package agent

import (
	"regexp"
	"slices"
	"strconv"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/knowledge"
	"github.com/fairlead/fairlead/internal/model/agent/sums"
)

// scales are the passages with the scale of a ratio, by the calculator that comes to it.
var scales = map[string]string{
	"sail_area_displacement": "design-ratios-sa-d",
	"displacement_length":    "design-ratios-d-l",
	"ballast_ratio":          "design-ratios-ballast",
	"capsize_screening":      "design-ratios-capsize",
	"comfort_ratio":          "design-ratios-comfort",
}

// judges reports whether a turn only asks what to think of the number before it: "is that good?".
func (a *Agent) judges(t turn) bool {
	return a.sums.Judges(sums.Turn{Text: t.text, Plain: t.plain, Earlier: t.earlier})
}

// judge tells what to think of what a sum came to: in which band of its scale it is, and the scale. It reports whether there is one.
func (w *answer) judge(calculator string, told calc.Result) bool {
	p, ok := w.agent.base.Passage(scales[calculator])
	if !ok {
		return false
	}
	w.paragraph(told.Sentence(w.turn.lang))
	if span, is := bandOf(p, told.Outcomes[0].Amount.Value); is != "" {
		w.paragraph(w.turn.say("on the scale", span, is))
	}
	q := w.turn.question()
	q.Text, q.Earlier, q.EarlierLangs, q.About, q.Inside, q.Length = p.Title, nil, nil, p.ID, true, knowledge.Short
	w.search(q)
	return true
}

// band is a span of a scale and what a value in it is, as passages put them: "16 to 18 a usual cruiser".
var band = regexp.MustCompile(`(\d[\d.]*) to (\d[\d.]*)( %)? (?:is |are )?([\pL][^,;.:\d]*?)(?: and (?:above|below)\b[^,;.]*)?[,;.]`)

// bandOf is the narrowest span of a passage's scale that a value is in, and what it is there; "" where none has it.
func bandOf(p knowledge.Passage, value float64) (span, is string) {
	narrowest := 0.0
	for _, text := range append(slices.Clone(p.Facts), p.Summary) {
		for _, m := range band.FindAllStringSubmatch(text, -1) {
			from, _ := strconv.ParseFloat(m[1], 64)
			to, _ := strconv.ParseFloat(m[2], 64)
			if value >= from && value < to && (is == "" || to-from < narrowest) {
				span, is, narrowest = m[1]+" to "+m[2]+m[3], m[4], to-from
			}
		}
	}
	return span, is
}
