package sums

import (
	"fmt"
	"strings"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/phrase"
	"github.com/fairlead/fairlead/internal/quantity"
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
	if ok && read.AsksBack && t.Plain.Has(streams) {
		if r, good := rd.outcome(t, read); good {
			return r, true
		}
	}
	if ok && (read.Onward || certain(read) || rd.adds(t, read)) {
		return read, true
	}
	if r, good := rd.sibling(t); good && (!ok || read.Follows) {
		return r, true
	}
	if whole := t.Whole; whole != "" && (!ok || read.Follows || !rd.standsAlone(t)) {
		if r, good := rd.calcs.Read(whole, nil); good && len(r.Missing) == 0 && len(r.Unused) == 0 && !picksOne(whole, "", r) && !(ok && loses(read, r)) {
			r.Follows = true
			return r, true
		}
	}
	if r, good := rd.anew(t); good && !(ok && loses(read, r)) && (!ok || read.Follows || !rd.standsAlone(t)) {
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

// certain reports whether a turn surely goes on from the sum before it, or is to be asked about: no other reading of it is any better.
func certain(r calc.Reading) bool { return r.Follows && (r.Changes || r.AsksBack) }

// loses reports whether a sum is the one that a turn goes on with, but for a value that turns before it gave and what it stands for no longer has:
// "make it 7:1" behind "the tide comes up 2 m".
func loses(read, whole calc.Reading) bool {
	if !read.Follows || len(read.Missing) > 0 || len(read.Unused) > 0 || read.Calculator != whole.Calculator {
		return false
	}
	for name := range read.Args {
		if _, kept := whole.Args[name]; !kept {
			return true
		}
	}
	return false
}

// own reads a turn alone, or as one that goes on from the sum before it with all that the turns before that gave.
func (rd Reader) own(t Turn) (calc.Reading, bool) {
	if last, ok := t.last(); ok && len(t.Earlier) > 0 {
		if r, ok := rd.calcs.After(t.Text, last); ok && r.Follows && len(r.Missing) == 0 {
			r.Changes = r.Changes || rd.renames(t, last, r)
			return r, true
		}
	}
	r, ok := rd.calcs.Read(t.Text, t.Earlier)
	if last, was := t.last(); ok && r.AsksBack && was && last.Calculator != r.Calculator {
		return calc.Reading{}, false // it asks about a sum further back
	}
	return r, ok
}

// renames reports whether a sum that goes on is the last with one value anew that the turn names: "variation is 3 east".
func (rd Reader) renames(t Turn, last, r calc.Reading) bool {
	if last.Calculator != r.Calculator || len(r.Unused) > 0 {
		return false
	}
	c, _ := rd.calcs.Find(r.Calculator)
	changed := ""
	for name, value := range r.Args {
		if fmt.Sprint(last.Args[name]) == fmt.Sprint(value) {
			continue
		}
		if changed != "" {
			return false
		}
		changed = name
	}
	return changed != "" && t.Plain.Has(naming(c.Input(changed)))
}

// adds reports whether a sum that goes on has a value beside all those of the sum before, which words of the turn announce, "and if the
// tide rises 4 m?" behind a depth, or another time of day that is asked about, "and at 1 pm?": it takes the place of no other value.
func (rd Reader) adds(t Turn, r calc.Reading) bool {
	before, ok := t.before()
	if !ok || !r.Follows || len(r.Missing) > 0 || len(r.Unused) > 0 || len(quantity.Find(t.Text)) != 1 {
		return false
	}
	last, ok := rd.calcs.Read(before.Text, before.Earlier)
	if !ok || last.Calculator != r.Calculator {
		return false
	}
	c, _ := rd.calcs.Find(r.Calculator)
	changed := calc.Input{}
	for name, value := range r.Args {
		if fmt.Sprint(last.Args[name]) == fmt.Sprint(value) {
			continue
		}
		if changed.Name != "" {
			return false
		}
		changed = c.Input(name)
	}
	beside := changed.Announced && last.Args[changed.Name] == nil
	return changed.Name != "" && (beside || changed.Dim == quantity.Clock && !changed.Announced)
}

// anew reads the question that a turn stands for as a sum with what the turns before that question gave.
func (rd Reader) anew(t Turn) (calc.Reading, bool) {
	if t.Whole == "" || len(t.Earlier) == 0 {
		return calc.Reading{}, false
	}
	was, ok := t.last()
	if !ok {
		return calc.Reading{}, false
	}
	r, ok := rd.Read(Turn{Text: t.Whole + "?", Plain: phrase.Plain(t.Whole), Earlier: t.Earlier[:len(t.Earlier)-1]})
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
			if q.Dim == quantity.Percent && !strings.Contains(used, q.Text) {
				return calc.Reading{}, false // a share changes whatever it is told of
			}
			if !strings.Contains(used, q.Text) {
				r.Unused = append(r.Unused, q.Text)
			}
		}
	}
	return r, true
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
