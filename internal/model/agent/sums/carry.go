package sums

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/phrase"
	"github.com/fairlead/fairlead/internal/quantity"
	"github.com/fairlead/fairlead/internal/talk"
)

// carryBack is how many turns back a value is looked for that a sum needs, and carryWords how long a turn may be that takes one.
const (
	carryBack  = 4
	carryWords = 18
)

// carried reads a turn as a sum with the values that turns before it gave. read and ok are what the turn is alone, or as a
// continuation of the sum before it.
func (rd Reader) carried(t Turn, read calc.Reading, ok bool) (calc.Reading, bool) {
	if !ok {
		if r, good := rd.stated(t); good {
			return r, true
		}
	}
	if len(t.Earlier) == 0 || t.Plain.Words() > carryWords {
		return read, ok
	}
	if r, good := rd.sibling(t); good && (!ok || read.Follows) {
		return r, true
	}
	if whole := t.Whole; whole != "" && (!ok || read.Follows || !rd.standsAlone(t)) {
		if r, good := rd.calcs.Read(whole, nil); good && len(r.Missing) == 0 && len(r.Unused) == 0 && !picksOne(whole, "", r) {
			r.Follows = true
			return r, true
		}
	}
	if r, good := rd.anew(t); good && (!ok || read.Follows || !rd.standsAlone(t)) {
		return r, true
	}
	if !ok || len(read.Missing) > 0 || read.Follows && t.Plain.Has(streams) {
		if r, good := rd.outcome(t, read); good {
			return r, true
		}
	}
	if joined, good := rd.joined(t, read, ok); good {
		joined.Follows = true
		return rd.latest(t, joined), true
	}
	if ok && t.goesOn() {
		return rd.filled(t, read), true
	}
	return read, ok
}

// anew reads the question that a turn stands for as a sum with what the turns before that question gave.
func (rd Reader) anew(t Turn) (calc.Reading, bool) {
	if t.Whole == "" || len(t.Earlier) == 0 {
		return calc.Reading{}, false
	}
	last := len(t.Earlier) - 1
	before, _ := t.before()
	was, ok := rd.Read(before)
	if !ok {
		return calc.Reading{}, false
	}
	r, ok := rd.Read(Turn{Text: t.Whole + "?", Plain: phrase.Plain(t.Whole), Earlier: t.Earlier[:last]})
	r.Follows = true
	return r, ok && r.Calculator == was.Calculator && len(r.Missing) == 0 && !r.Doubtful
}

// standsAlone reports whether a turn is a whole sum whatever was said before it.
func (rd Reader) standsAlone(t Turn) bool {
	alone, ok := rd.calcs.Read(t.Text, nil)
	return ok && len(alone.Missing) == 0 && strings.ContainsAny(t.Text, "0123456789")
}

// stating are the beginnings of turns that tell of the user's own boat or plan.
var stating = phrase.Of(`my, our, we, i, im, were, the boat, the yacht, boat is, she, mein, meine, unser, unsere, wir, ich, mon, ma, notre, nous, je`)

// joined reads a turn together with those before it as one text, the nearest first: what one stated is a value of the sum
// that the other asks for.
func (rd Reader) joined(t Turn, read calc.Reading, ok bool) (calc.Reading, bool) {
	complete := ok && len(read.Missing) == 0
	if !ok && !t.Plain.Has(numeric) && !t.Plain.Has(computable) && len(quantity.Find(t.Text)) == 0 {
		return calc.Reading{}, false
	}
	for i := len(t.Earlier) - 1; i >= max(0, len(t.Earlier)-carryBack); i-- {
		if complete && !read.Follows && !phrase.Plain(t.Earlier[i]).Begins(stating) {
			return calc.Reading{}, false
		}
		before := strings.TrimRight(strings.Join(t.Earlier[i:], ". "), " .?!")
		texts := []string{before + ". " + t.Text, before + ", " + t.Text, strings.TrimRight(t.Text, " .?!") + ", " + before}
		for _, piece := range pieces(before) {
			texts = append(texts, piece+". "+t.Text)
		}
		for _, text := range texts {
			both, good := rd.calcs.Read(text, nil)
			if good && len(both.Missing) == 0 && rd.tellsAsked(t.Text, both) && rd.addsTo(read, ok, both) && !rd.sameSum(before, both) && !picksOne(before, t.Text, both) {
				return both, true
			}
		}
	}
	return calc.Reading{}, false
}

// countedIn is the unit that a turn asks a number of: "how many solar watts", "how many litres".
var countedIn = regexp.MustCompile(`(?i)\b(?:how many|wie ?viele?|combien de) (?:\pL+ )?(\pL+)`)

// tellsAsked reports whether a sum comes to what a turn asks the number of, as far as that is a unit.
func (rd Reader) tellsAsked(text string, r calc.Reading) bool {
	for _, m := range countedIn.FindAllStringSubmatch(text, -1) {
		unit, known := quantity.Lookup(m[1])
		if !known || unit.Dim == quantity.Bare {
			continue
		}
		result, err := rd.calcs.Call(r.Calculator, r.Args)
		if err != nil {
			return true
		}
		for _, o := range result.Outcomes {
			if u, ok := quantity.Lookup(o.Amount.Unit); ok && u.Dim == unit.Dim {
				return true
			}
		}
		return false
	}
	return true
}

// picksOne reports whether a sum took one of several loads that the turns before gave and leaves out the others.
func picksOne(before, own string, r calc.Reading) bool {
	used := strings.ToLower(fmt.Sprint(r.Args))
	taken, left := map[quantity.Dimension]bool{}, map[quantity.Dimension]bool{}
	for _, q := range quantity.Find(before) {
		if strings.Contains(used, strings.ToLower(q.Text)) {
			taken[q.Dim] = true
			continue
		}
		left[q.Dim] = q.Dim == quantity.Power || q.Dim == quantity.Current || q.Dim == quantity.Charge
	}
	for _, q := range quantity.Find(own) {
		delete(taken, q.Dim)
	}
	for dim := range taken {
		if left[dim] {
			return true
		}
	}
	return false
}

// pieces are the statements of a text that has several.
func pieces(text string) []string {
	var list []string
	for _, part := range strings.FieldsFunc(strings.NewReplacer(" and ", ";", " und ", ";", " et ", ";", ". ", ";", ", ", ";").Replace(text), func(r rune) bool { return r == ';' || r == '\n' }) {
		if part = strings.TrimSpace(part); part != text {
			list = append(list, part)
		}
	}
	return list
}

// stated reads a turn of several sentences, of which the whole is no sum, as its last sentence with what the others state.
func (rd Reader) stated(t Turn) (calc.Reading, bool) {
	var sentences []string
	for part := range strings.SplitSeq(t.Text, ". ") {
		if part = strings.TrimSpace(part); part != "" {
			sentences = append(sentences, part)
		}
	}
	last := len(sentences) - 1
	if last < 1 || !phrase.Plain(sentences[0]).Begins(stating) {
		return calc.Reading{}, false
	}
	asks := Turn{Text: sentences[last], Plain: phrase.Plain(sentences[last]), Earlier: sentences[:last]}
	r, ok := rd.calcs.Read(asks.Text, nil)
	if !ok || len(r.Missing) > 0 {
		return calc.Reading{}, false
	}
	if more, good := rd.joined(asks, r, true); good {
		r = more
	}
	used := fmt.Sprint(r.Args)
	for _, s := range sentences[:last] {
		for _, q := range quantity.Find(s) {
			if !strings.Contains(used, q.Text) {
				r.Unused = append(r.Unused, q.Text)
			}
		}
	}
	return r, true
}

// sibling reads a turn that gives, after a sum, the one value more that another sum of the same input needs: a light's height
// after the distance of the horizon from a height of eye.
func (rd Reader) sibling(t Turn) (calc.Reading, bool) {
	before, ok := t.before()
	given := quantity.Find(t.Text)
	if !ok || len(given) != 1 || !t.Plain.Begins(talk.Joining) {
		return calc.Reading{}, false
	}
	last, ok := rd.calcs.Read(before.Text, before.Earlier)
	if !ok {
		return calc.Reading{}, false
	}
	was, _ := rd.calcs.Find(last.Calculator)
	for _, c := range rd.calcs.List() {
		if r, fits := takesOver(c, was, last, given[0], t.Plain); fits {
			return r, true
		}
	}
	return calc.Reading{}, false
}

// takesOver makes a sum of c from the only value of the sum before and one quantity that only words of c announce.
func takesOver(c, was calc.Calculator, last calc.Reading, q quantity.Quantity, p phrase.Text) (calc.Reading, bool) {
	args := map[string]any{}
	for name, value := range last.Args {
		if !takes(c, name) {
			return calc.Reading{}, false
		}
		args[name] = value
	}
	for _, in := range c.Inputs {
		_, shared := args[in.Name]
		switch {
		case shared || !in.Required() && in.Dim != q.Dim:
		case len(args) > len(last.Args) || in.Dim != q.Dim || takes(was, in.Name) || !p.Has(naming(in)):
			return calc.Reading{}, false
		default:
			args[in.Name] = q.Text
		}
	}
	ok := len(last.Args) > 0 && len(args) == len(last.Args)+1
	return calc.Reading{Calculator: c.Name, Args: args, Follows: true}, ok
}

// naming are the words of an input that name it, not the short ones that stand before anything.
func naming(in calc.Input) phrase.List {
	const short = 3
	return phrase.Of(strings.Join(slices.DeleteFunc(slices.Clone(in.Words), func(w string) bool { return len(w) <= short }), ","))
}

// addsTo reports whether a reading of several turns is better than that of the last alone: it completes the same sum, gives it
// more, or goes on from the sum before to another that needs more.
func (rd Reader) addsTo(read calc.Reading, ok bool, both calc.Reading) bool {
	switch {
	case !ok:
		return true
	case read.Follows && len(read.Missing) == 0:
		return both.Calculator != read.Calculator && rd.needsMore(both, read)
	case both.Calculator != read.Calculator:
		return len(read.Missing) > 0
	}
	for name, value := range read.Args {
		if fmt.Sprint(both.Args[name]) != fmt.Sprint(value) {
			return false
		}
	}
	return len(both.Args) > len(read.Args)
}

// needsMore reports whether a sum has a value for which another has no place.
func (rd Reader) needsMore(more, than calc.Reading) bool {
	c, _ := rd.calcs.Find(than.Calculator)
	for name := range more.Args {
		if !takes(c, name) {
			return true
		}
	}
	return false
}

func takes(c calc.Calculator, name string) bool {
	for _, in := range c.Inputs {
		if in.Name == name {
			return true
		}
	}
	return false
}

// sameSum reports whether a text asks for a sum by itself in the same values, so that what was joined to it adds nothing.
func (rd Reader) sameSum(text string, both calc.Reading) bool {
	alone, ok := rd.calcs.Read(text, nil)
	return ok && alone.Calculator == both.Calculator && fmt.Sprint(alone.Args) == fmt.Sprint(both.Args)
}

// filled takes for the inputs of a sum that would else be assumed the values that sums before it had for them.
func (rd Reader) filled(t Turn, r calc.Reading) calc.Reading {
	c, _ := rd.calcs.Find(r.Calculator)
	for i := len(t.Earlier) - 1; i >= max(0, len(t.Earlier)-carryBack); i-- {
		before, ok := rd.calcs.Read(t.Earlier[i], t.Earlier[:i])
		if !ok {
			continue
		}
		for name, value := range before.Args {
			if _, given := r.Args[name]; !given && takes(c, name) && before.Calculator != r.Calculator {
				r.Args[name] = value
			}
		}
	}
	return r
}

// latest gives a sum that was read from several turns the values that the latest of them has.
func (rd Reader) latest(t Turn, r calc.Reading) calc.Reading {
	own, _ := rd.calcs.Read(t.Text, nil)
	for i := len(t.Earlier) - 1; i > 0; i-- {
		last, ok := rd.calcs.Read(t.Earlier[i], t.Earlier[:i])
		if !ok || !last.Follows {
			continue
		}
		for name, value := range last.Args {
			if _, given := own.Args[name]; !given && r.Args[name] != nil {
				r.Args[name] = value
			}
		}
		return r
	}
	return r
}
