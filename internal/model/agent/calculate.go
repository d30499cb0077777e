package agent

import (
	"errors"
	"slices"
	"strings"
	"time"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/knowledge"
	"github.com/fairlead/fairlead/internal/model/agent/sums"
	"github.com/fairlead/fairlead/internal/phrase"
	"github.com/fairlead/fairlead/internal/quantity"
)

// sum returns the calculation that a turn asks for; ok is false if it asks for none.
func (a *Agent) sum(t turn) (reading calc.Reading, ok bool) {
	asked := sums.Turn{Text: t.text, Plain: t.plain, Earlier: t.earlier, Whole: t.told().Whole, InUnit: t.told().Wants.Unit != ""}
	stood := t.told().Asked
	if len(t.earlier) > 0 && (stood != nil || asked.Whole != "") { // else it is read below as its user said it
		if r, ok := a.onward(asked); ok {
			return r, true
		}
	}
	if stood != nil {
		asked.Earlier = stood
	}
	r, ok := a.sums.Read(asked)
	if t.written == "en" || ok && whole(r) {
		return r, ok
	}
	asked.Text = t.english()
	asked.Plain = phrase.Plain(asked.Text)
	if english, sum := a.sums.Read(asked); sum && whole(english) {
		return english, true
	}
	return r, ok
}

// onward is the sum that a turn goes on to as its user said the turns before it: what those stood for may have lost a value. One that is surely
// meant may lack some.
func (a *Agent) onward(asked sums.Turn) (calc.Reading, bool) {
	asked.Whole = ""
	r, ok := a.sums.Read(asked)
	if ok && r.Follows && (r.Changes || r.AsksBack) {
		return r, true
	}
	return r, ok && r.Onward && (whole(r) || r.Surely && !r.Doubtful)
}

// whole reports whether a reading can be calculated as it stands.
func whole(r calc.Reading) bool { return len(r.Missing) == 0 && !r.Doubtful }

// calculate does the calculation and, where the turn asks something besides, answers that too.
func (w *answer) calculate(r calc.Reading) {
	began := time.Now()
	if r.AsksBack {
		w.askBack(r)
		return
	}
	if r.Doubtful {
		c, _ := w.agent.cfg.Calcs.Find(r.Calculator)
		w.say("which sum", c.Title.In(w.turn.lang), strings.Join(r.Unused, ", "))
		return
	}
	result, err := w.agent.cfg.Calcs.Call(r.Calculator, r.Args)
	var wrong *calc.InputError
	switch {
	case errors.As(err, &wrong) && w.agent.asksMeaning(w.turn): // "we have a 34 ft boat. What is the rule of twelfths?"
		w.explain()
		return
	case errors.As(err, &wrong):
		w.used(r.Calculator, r.Args, wrong.Error(), time.Since(began))
		w.say("cannot calculate", w.agent.inWords(r.Calculator, wrong))
		return
	case err != nil:
		w.err = errors.Join(w.err, err)
		return
	}
	w.used(r.Calculator, r.Args, result.Sentence("en"), time.Since(began))
	told := result.Assuming(r.Unitless).In(r.Unit)
	if w.agent.judges(w.turn) && w.judge(r.Calculator, told) {
		return
	}
	if w.turn.sentences() > 0 {
		w.paragraph(told.Sentence(w.turn.lang))
		w.calculateAlso(r, calc.Result.Sentence)
		return
	}
	w.paragraph(told.Markdown(w.turn.lang))
	w.calculateAlso(r, calc.Result.Markdown)
	if r.First != "" {
		w.paragraph("- " + w.turn.say("worked out first", r.First))
	}
	if unused := notTold(r.Unused, told.Sentence("en")); len(unused) > 0 {
		w.paragraph("- " + w.turn.say("not used", strings.Join(unused, ", ")))
	}
	for _, ask := range r.Open {
		w.paragraph("- " + w.turn.say("part not worked out", ask))
	}
	w.paragraph(w.agent.namesakes(w.turn, r))
	if r.Follows && w.turn.goesOn() || w.turn.told().Wants.Unit != "" {
		return
	}
	if w.onlyNumbers(r) {
		return
	}
	if found := w.agent.base.Answer(w.turn.question()); found.Score >= aboutScore && !w.strays(r, found) {
		w.search(w.turn.question())
		return
	}
	w.besides(r)
}

// notTold are those of the figures that a sum had no use for which its first sentence does not hold a result against: the 2 of "under 2".
func notTold(unused []string, sentence string) []string {
	words := strings.FieldsFunc(sentence, func(r rune) bool { return strings.ContainsRune(" ,:;()*", r) })
	return slices.DeleteFunc(slices.Clone(unused), func(said string) bool { return slices.Contains(words, strings.TrimSpace(said)) })
}

// calculateAlso tells what the further questions of the turn come to.
func (w *answer) calculateAlso(r calc.Reading, written func(calc.Result, string) string) {
	for _, more := range r.Also {
		began := time.Now()
		result, err := w.agent.cfg.Calcs.Call(more.Calculator, more.Args)
		if err != nil {
			continue // what cannot be calculated was not promised
		}
		w.used(more.Calculator, more.Args, result.Sentence("en"), time.Since(began))
		w.paragraph(written(result.Assuming(more.Unitless).In(more.Unit), w.turn.lang))
	}
}

// beyondRange reports whether a turn was read as a calculation that none of its values can be meant for: one out of its range, behind a turn
// that did not calculate it, or the price of a boat.
func (a *Agent) beyondRange(t turn, r calc.Reading) bool {
	var wrong *calc.InputError
	if len(t.earlier) == 0 && !priced.MatchString(t.text) {
		return false
	}
	if _, err := a.cfg.Calcs.Call(r.Calculator, r.Args); !errors.As(err, &wrong) || strings.HasPrefix(wrong.Problem, "is missing") {
		return false
	}
	before, ok := t.before()
	if !ok {
		return true
	}
	was, sum := a.sum(before)
	return !sum || was.Calculator != r.Calculator
}

// namesakes says which places a sum took names for that several have, "" where there is no doubt.
func (a *Agent) namesakes(t turn, r calc.Reading) string {
	meant, others := a.cfg.Calcs.Namesakes(t.text, r)
	var lines []string
	for i := range meant {
		lines = append(lines, "- "+t.say("taken for", meant[i], strings.Join(others[i], "; ")))
	}
	return strings.Join(lines, "\n")
}

// inWords says what is wrong with an input as people call it, not as calculators do.
func (a *Agent) inWords(calculator string, wrong *calc.InputError) string {
	if what, ok := strings.CutPrefix(wrong.Problem, "is missing: "); ok {
		return "what is missing is " + what
	}
	if wrong.Field == "" {
		return wrong.Problem
	}
	name := strings.ReplaceAll(wrong.Field, "_", " ")
	c, _ := a.cfg.Calcs.Find(calculator)
	for _, in := range c.Inputs {
		if in.Name == wrong.Field {
			name, _, _ = strings.Cut(in.Label, ",")
		}
	}
	return name + " " + wrong.Problem
}

// onlyNumbers reports whether a turn gives figures and asks for nothing but numbers, each of which a sum came to: no passage is asked for beside them. In other
// languages than English too few forms of questions are told apart to know.
func (w *answer) onlyNumbers(r calc.Reading) bool {
	if w.turn.written != "en" || len(r.Open) > 0 || !quantity.Counts(w.turn.text) {
		return false
	}
	asks := 0
	for _, s := range sentence.FindAllString(w.turn.text, -1) {
		s = strings.TrimSpace(s)
		switch form := knowledge.FormOf(s); {
		case form == knowledge.Why || form == knowledge.HowTo || form == knowledge.WhatIf || form == knowledge.Compare:
			return false
		case !strings.HasSuffix(s, "?"):
		case form == knowledge.Judgement || form == knowledge.When || !w.agent.cfg.Calcs.AsksKind(s) && !w.namesOutcome(s, r) || !w.computed(s, r):
			return false
		default:
			asks++
		}
	}
	return asks > 0
}

// namesOutcome reports whether a clause has the name of a measure that a sum came to: "average speed". One that its figures alone do not tell, as the hull speed, may
// be asked for to know what it is.
func (w *answer) namesOutcome(clause string, r calc.Reading) bool {
	clause = strings.ToLower(clause)
	for _, one := range append([]calc.Reading{r}, r.Also...) {
		result, err := w.agent.cfg.Calcs.Call(one.Calculator, one.Args)
		if c, _ := w.agent.cfg.Calcs.Find(one.Calculator); err != nil || c.Yields == "" {
			continue
		}
		for _, o := range result.Outcomes {
			if o.Dimension() != quantity.Bare && o.Label.EN != "" && strings.Contains(clause, strings.ToLower(o.Label.EN)) {
				return true
			}
		}
	}
	return false
}

// strays reports whether a passage was found by the figures of a sum rather than by what it is about: a conversion needs no
// passage, the number of a boat that is not named is no boat, and who asks for the water under a keel has not lost it.
func (w *answer) strays(r calc.Reading, found knowledge.Answer) bool {
	boats := strings.HasPrefix(found.Sources[0].ID, "popular-designs-")
	return r.Calculator == "convert" || found.Sources[0].ID == customsClearance || boats && w.agent.boats.Builder(w.turn.plain) == "" || urgent[found.Sources[0].Topic] && r.Calculator != "flooding_rate"
}

// customsClearance is the passage on a clearance that is none of a keel or a mast.
const customsClearance = "passage-planning-clearance"

// urgent are the topics of which no passage stands beside a sum: they tell what to do when it has happened.
var urgent = map[string]bool{
	"Abandoning ship and the liferaft": true, "Collision at sea and its aftermath": true, "Distress, urgency and safety calls, signals and rescue": true,
	"Other emergencies: lee shore, steering, rig, engine, weather and crew": true, "Fire on board": true, "First aid at sea": true, "Flooding and leaks": true,
	"Gas, cooking fuel and petrol vapour": true, "Man overboard": true, "Grounding": true,
}

// aboutScore is how well a passage fits a question that is as much for an explanation as for a number.
const aboutScore = 0.5

// besides answers the part of the turn that is no calculation.
func (w *answer) besides(r calc.Reading) {
	for _, clause := range clauses(w.turn.text) {
		form := knowledge.FormOf(clause)
		if _, sum := w.agent.sum(turn{text: clause, plain: phrase.Plain(clause), earlier: w.turn.earlier}); sum || form == knowledge.General || (form == knowledge.Number || strings.ContainsAny(clause, "0123456789")) && w.computed(clause, r) {
			continue
		}
		q := w.turn.question()
		q.Text, q.Length = clause, max(q.Length, knowledge.Short)
		if a := w.agent.base.Answer(q); a.Evidence == knowledge.Solid && !urgent[a.Sources[0].Topic] && a.Sources[0].ID != customsClearance {
			w.search(q)
			return
		}
	}
}

// computed reports whether a sum, or one of those with it, comes to what a clause asks the number of.
func (w *answer) computed(clause string, r calc.Reading) bool {
	for _, one := range append([]calc.Reading{r}, r.Also...) {
		if len(w.agent.cfg.Calcs.Asked(clause, one)) > 0 {
			return true
		}
	}
	return false
}

// clauses cuts a text into its questions; one that is all the text is none.
func clauses(text string) []string {
	var list []string
	rest := text
	for _, border := range []string{"? ", " and how ", " and what ", " and why ", " and which ", ". How ", ". What ", ". Why "} {
		if before, after, ok := strings.Cut(rest, border); ok && len(after) > 10 {
			list = append(list, strings.TrimSpace(before), strings.TrimSpace(strings.TrimPrefix(border, " and ")+after))
			return list
		}
	}
	return nil
}

// askInputs asks for what a calculation lacks, and answers from the knowledge base as far as that goes.
func (w *answer) askInputs(r calc.Reading) {
	var wrong *calc.InputError
	if _, err := w.agent.cfg.Calcs.Call(r.Calculator, r.Args); errors.As(err, &wrong) && !strings.HasPrefix(wrong.Problem, "is missing") {
		w.say("cannot calculate", w.agent.inWords(r.Calculator, wrong))
		return
	}
	c, _ := w.agent.cfg.Calcs.Find(r.Calculator)
	var lacks []string
	for _, in := range r.Missing {
		lack := in.Label
		if in.Unit != "" {
			lack += " (" + in.Unit + ")"
		}
		lacks = append(lacks, lack)
	}
	q := w.turn.question()
	ask := w.turn.say("still needed", c.Title.In(w.turn.lang), strings.Join(lacks, ", "))
	if w.agent.base.Answer(q).Score >= aboutScore && !sums.LacksOne(r) && len(r.Args) > 0 && !strings.ContainsAny(w.turn.text, "0123456789") {
		w.search(q)
		return
	}
	w.paragraph(ask)
	if w.agent.base.Answer(q).Evidence != knowledge.Outside {
		w.search(q)
	}
}
