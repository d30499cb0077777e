package calc

import (
	"fmt"
	"slices"
	"strconv"

	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

// How a turn adds to what a sum is made of, and how it keeps some of that back.
var (
	adding = []string{
		"plus|additional|weitere|zusätzlich #", "another|extra #", "# more|extra|besides|on_top|as_well|too", "add #", "dazu #", "# dazu", "# de plus|en_plus", "encore #",
		"plus|another an|a|another|one? hour|day|mile|metre|litre|knot",
	}
	keepingBack = []string{
		"keep*|leav*|hold*|sav* # back|reserve|spare|aside|unused|untouched|behind", "keep*|leav*|hold*|sav* # in|as|for|of reserve|spare|hand|the_tank",
		"# back|reserve|spare|untouched", "# in|as|of reserve|spare|hand", "# held|kept|put|set|left in|as|back|aside|over", "reserve|spare of? #", "keeping|leaving|less|minus #", "not touching #", "# als reserve", "# zurück*", "# übrig", "# de réserve", "# en réserve", "garder|gardant #",
	}
	shareOfWay = []string{"half|part|third|quarter|most|some of? the way|passage|trip|distance", "half way", "halfway", "die hälfte", "auf halbe*", "moitié"}
	carriesOff = []string{"set|sets|setting|push|pushes|pushing|carry|carries|carrying|drift|drifts|drifting me|us|you|her|the_boat", "leeway", "abdrift", "dérive", "versetzt"}
	inStream   = []string{"against", "current|tide|stream", "foul|adverse", "strom|gegenstrom|strömung", "gegen", "courant", "contre"}
)

// beside tells of what besides the values of a sum a turn speaks, by which words an input is known that has that as its own, and whether it is
// asked about even where nothing takes its figure.
type beside struct {
	said, named []string
	always      bool
	own         string // the only input that has it, where there is one
}

var besidesValues = []beside{
	{said: adding, always: true},
	{said: shareOfWay, always: true, own: "current_part"},
	{said: keepingBack, named: []string{"reserve", "spare", "margin"}, always: true},
	{said: carriesOff, named: []string{"leeway", "drift", "set", "set_off"}, always: true},
	{said: inStream, named: []string{"current", "tide", "stream", "against", "drift", "set", "set_off"}},
}

// changed reads a turn that adds an amount to one that the draft before was made of, "plus 15 Ah", or keeps some of it back, "and keeping 20 L
// back"; nil where it does neither, or the sum has no such amount.
func (s *Set) changed(q *question.Question, before *Draft) *Draft {
	if len(q.Tokens) > mostChanging || len(before.missing()) > 0 || q.Explains() || q.Talks() {
		return nil
	}
	if d := before.listed(q); d != nil {
		return d
	}
	if len(q.Quantities) != 1 || q.Quantities[0].Dim == quantity.Percent {
		return nil
	}
	kept := q.Says(keepingBack...)
	if !kept && !q.Says(adding...) {
		return nil
	}
	in, ok := before.takesMore(q, s.locate(q, before), kept)
	if !ok {
		return nil
	}
	d := newDraft(before.Calculator, q)
	one, _ := in.Of(q, 0)
	sign := 1.0
	if kept && !in.Optional {
		sign = -1
	}
	total, ok := totalled(before.Args[in.Name], one, sign)
	if !ok {
		return nil
	}
	d.TakeAs(in.Name, 0, total)
	return d.goingOnFrom(before)
}

// mostChanging is how many words and figures a turn has at most that only changes a value.
const mostChanging = 16

// goingOnFrom is a draft that takes what it lacks from the one before and surely goes on from it.
func (d *Draft) goingOnFrom(before *Draft) *Draft {
	d.inherit(before)
	d.score, d.onward, d.changes = before.score, before.onward, true
	return d
}

// takesMore is the only input of a draft of which a turn's amount may be more, or be kept back; false where several may be meant, or another that
// the turn names.
func (d *Draft) takesMore(q *question.Question, words []question.Words, kept bool) (Input, bool) {
	var list []Input
	for i, in := range d.Calculator.Inputs {
		one, fits := in.Of(q, 0)
		if !fits || one.Dim != in.Dim || q.Quantities[0].Dim != in.Dim || in.Dim == quantity.Bare && !q.CountsHeads(0) {
			continue
		}
		may := in.Adds && !kept || in.Kept && kept
		if may && (d.Args[in.Name] != nil || in.Optional) {
			list = append(list, in)
			continue
		}
		if q.Announced(0, words[i]) > surelyShare && d.Args[in.Name] != nil && !may {
			return Input{}, false
		}
	}
	if len(list) != 1 {
		return Input{}, false
	}
	return list[0], true
}

// totalled is what an argument comes to with a quantity added to it, or taken off, in the argument's unit; none is nothing yet.
func totalled(was any, one quantity.Quantity, sign float64) (any, bool) {
	if was == nil {
		return Argument(one), true
	}
	if n, bare := was.(float64); bare {
		return n + sign*one.Given, one.Dim == quantity.Bare
	}
	had, ok := quantity.Parse(fmt.Sprint(was))
	if !ok || had.Dim != one.Dim {
		return nil, false
	}
	more, err := quantity.Convert(one.Given, one.Unit, had.Unit)
	total := had.Given + sign*more
	if err != nil || total <= 0 {
		return nil, false
	}
	return strconv.FormatFloat(total, 'f', -1, 64) + " " + had.Unit, true
}

// listed reads a turn that puts one more on the list that the draft before adds up: "and 2 amps for the plotter for 8 hours", "plus 15 Ah". nil
// where the sum has no list, or the turn rather changes what is on it.
func (d *Draft) listed(q *question.Question) *Draft {
	for _, in := range d.Calculator.Inputs {
		had, ok := d.Args[in.Name].([]any)
		if in.Kind != Loads || !ok || q.Says("if", "make it|that", "instead", "only", "wenn", "si") {
			continue
		}
		var more []any
		if own := d.Calculator.begin(q); own != nil {
			more, _ = own.Args[in.Name].([]any)
		}
		if more == nil && len(q.Quantities) == 1 && q.Quantities[0].Dim == quantity.Charge {
			more = []any{map[string]any{"name": "", "count": 1.0, "charge": Argument(q.Quantities[0])}}
		}
		if len(more) == 0 || !q.Says("and|plus|also|und|et|then # ", "and|plus|also|und|et ... #", "another|extra|additional #") && !q.Says(adding...) {
			return nil
		}
		next := newDraft(d.Calculator, q)
		for i := range next.Used {
			next.Used[i] = true
		}
		next.Args[in.Name] = slices.Concat(had, more)
		return next.goingOnFrom(d)
	}
	return nil
}

// unclear is the draft before, to ask about, where a turn gives a figure for something besides the values of its sum, such as a current or an
// amount more, and the draft that goes on with it takes it for one of those; nil where that is not so. next may be nil.
func (s *Set) unclear(q *question.Question, before, next *Draft) *Draft {
	if len(before.missing()) > 0 || len(q.Tokens) > mostChanging || q.Explains() || q.Talks() || len(q.Quantities) == 0 && !q.Says(shareOfWay...) && !q.Says(adding...) {
		return nil
	}
	if next != nil && next.asksBack {
		return asking(q, before)
	}
	for _, b := range besidesValues {
		if !q.Says(b.said...) || next == nil && !b.always || next != nil && next.takesAs(before, b.named) && (b.own == "" || next.Args[b.own] != nil) {
			continue
		}
		return asking(q, before)
	}
	return nil
}

// asking is a draft again, to ask what a turn changes in it.
func asking(q *question.Question, before *Draft) *Draft {
	ask := newDraft(before.Calculator, q).goingOnFrom(before)
	ask.asksBack = true
	return ask
}

// takesAs reports whether what a draft has anew is for inputs that are known by certain words, a share, or of which the one before had no value.
func (d *Draft) takesAs(before *Draft, named []string) bool {
	for name, value := range d.Args {
		in := d.Calculator.Input(name)
		if was, had := before.Args[name]; !had || fmt.Sprint(was) == fmt.Sprint(value) || in.Dim == quantity.Percent {
			continue
		}
		if !slices.ContainsFunc(named, func(word string) bool { return name == word || slices.Contains(in.Words, word) }) {
			return false
		}
	}
	return true
}

// readsMore reports whether a calculator itself reads in a short turn something of which the draft before has nothing yet: "tide pushes me 5 deg to the
// north".
func (d *Draft) readsMore(q *question.Question) bool {
	if len(q.Tokens) > mostChanging || q.Explains() || q.Talks() {
		return false
	}
	own := d.Calculator.begin(q)
	if own == nil || own.leftover(q) > 0 {
		return false
	}
	for name := range own.Args {
		if _, had := d.Args[name]; !had && d.Calculator.Input(name).Optional {
			return true
		}
	}
	return false
}

// replaceLoad keeps a load that a turn gives in another way, watts for amperes, from standing beside that of the draft before, which it replaces; where
// the turn tells of one more, "and a 50 W fridge", it is to be asked about.
func (d *Draft) replaceLoad(q *question.Question, before *Draft) {
	anew := ""
	for _, name := range d.Calculator.Either {
		if in := d.Calculator.Input(name); before.Args[name] == nil && d.Args[name] != nil && (in.Dim == quantity.Power || in.Dim == quantity.Current || in.Dim == quantity.Charge) {
			anew = name
		}
	}
	for _, name := range d.Calculator.Either {
		if anew != "" && name != anew && before.Args[name] != nil {
			d.asksBack = d.asksBack || q.Says("and|plus|also|und|et a|an|another|the|my|our|ein|eine|un|une # ")
			delete(d.Args, name)
		}
	}
}
