// Package sums reads a turn as a calculation, with the values that the turns before it gave and what the last sum came to.
package sums

import (
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/knowledge"
	"github.com/fairlead/fairlead/internal/phrase"
	"github.com/fairlead/fairlead/internal/quantity"
	"github.com/fairlead/fairlead/internal/talk"
)

// Turn is what somebody says or asks, and what stands before it.
type Turn struct {
	Text    string      // as it was written
	Plain   phrase.Text // its words
	Earlier []string    // the turns before it
	Whole   string      // what it stands for in the words of those before it; "" where it leaves nothing out
	InUnit  bool        // it wants nothing but the last outcome in another unit

	last func() (calc.Reading, bool) // the sum that the turn before it asks for, read once however many ask
}

// before is the turn that was taken last, if there was one.
func (t Turn) before() (Turn, bool) {
	n := len(t.Earlier)
	if n == 0 {
		return Turn{}, false
	}
	last := t.Earlier[n-1]
	return Turn{Text: last, Plain: phrase.Plain(last), Earlier: t.Earlier[:n-1]}, true
}

// goesOn reports whether a turn begins as one that goes on from the one before, or says hardly anything.
func (t Turn) goesOn() bool { return len(t.Earlier) > 0 && talk.Continues(t.Plain) }

// Reader reads turns as calculations. It is safe for concurrent use.
type Reader struct{ calcs *calc.Set }

// New returns a reader of calculations; nil has none.
func New(calcs *calc.Set) Reader { return Reader{calcs} }

// farthest is how many turns back a value may have been given: each of them is read as a sum, too.
const farthest = 8

// Read returns the calculation that a turn asks for, with those of its further questions; ok is false if it asks for none.
func (rd Reader) Read(t Turn) (reading calc.Reading, ok bool) {
	if rd.calcs == nil {
		return calc.Reading{}, false
	}
	if n := len(t.Earlier); n > farthest {
		t.Earlier = t.Earlier[n-farthest:]
	}
	if t.last == nil {
		t.last = rd.lastOf(t)
	}
	reading, ok = rd.readOne(t)
	return rd.withSeveral(t, reading, ok)
}

// lastOf returns what reads the sum that the turn before one asks for. It is read when it is first asked for and kept: each turn has one
// before it in turn, and to read it twice at each would double with every turn.
func (rd Reader) lastOf(t Turn) func() (calc.Reading, bool) {
	return sync.OnceValues(func() (calc.Reading, bool) {
		before, ok := t.before()
		if !ok {
			return calc.Reading{}, false
		}
		return rd.Read(before)
	})
}

// readOne is Read for a turn that asks one thing.
func (rd Reader) readOne(t Turn) (reading calc.Reading, ok bool) {
	figures := strings.ContainsAny(t.Text, "0123456789") || t.Plain.Has(written) || measures(t.Text)
	if !figures && len(t.Earlier) == 0 && !t.Plain.Has(computable) {
		return calc.Reading{}, false
	}
	if wantsDeed(t) {
		return calc.Reading{}, false
	}
	if r, asked := t.judged(); asked {
		return r, true
	}
	if r, asked := rd.atTide(t); asked {
		return r, true
	}
	if r, asked := rd.ofOutcome(t); asked {
		return r, true
	}
	own, follows := rd.own(t)
	reading, ok = rd.carried(t, own, follows)
	if ok && certain(reading) {
		return reading, true
	}
	if ok && follows && own.Follows && len(own.Missing) == 0 && t.repeats(reading) {
		reading = own // what the turn stands for still has the value before
	}
	if ok && reading.Follows && (t.repeats(reading) || rd.asksElse(t, reading) || rd.breaksBound(t, reading)) {
		return calc.Reading{}, false
	}
	if ok && t.Plain.Has(inland) && reading.Follows && !strings.ContainsAny(t.Text, "0123456789") {
		return calc.Reading{}, false // no straight line leads by canal
	}
	if ok && len(t.Earlier) > 0 && len(reading.Missing) > 1 && reading.Score < surelyAsked {
		return calc.Reading{}, false // what is asked of the subject before is no sum of another
	}
	if ok && reading.Calculator == "convert" && reading.Follows && !strings.ContainsAny(strings.Join(t.Earlier, " ")+t.Text, "0123456789") {
		return calc.Reading{}, false // "how do I convert?" asks how, where nothing was given
	}
	asks := len(reading.Missing) > 0 && len(reading.Args) == 0
	dated := t.Plain.Begins(when) && len(reading.Args) > 0 && len(reading.Missing) == 0 && reading.Score > surelyAsked
	if !ok || !figures && !asks && !dated && !reading.Follows && !rd.looksUp(reading) && reading.Calculator != "convert" {
		return calc.Reading{}, false
	}
	return reading, true
}

// amountAsked is the thing of which a turn asks how much or how many.
var amountAsked = regexp.MustCompile(`(?i)\b(?:how (?:much|many)|wie ?viele?|combien (?:de|d'))\s+(\pL{4,})`)

// turnedTo is a thing that a turn without a figure turns to: "what about a snubber, how long?".
var turnedTo = regexp.MustCompile(`(?i)\b(?:what|how) about (?:an?|the|my|our) (\pL{4,})`)

// noThing are words behind "how much" that are nothing that is counted.
var noThing = phrase.Of(`then, would, will, should, could, must, does, more, less, longer, further, faster, that, this, these, those, with, from, when, until, after, before, instead, again, each, all, time, room, need, there, they, dann, mehr, weniger, wäre, muss, soll, plus, moins`)

// asksElse reports whether a turn asks for the amount of a thing, or turns to one, that neither a sum nor the questions before it speak of.
func (rd Reader) asksElse(t Turn, r calc.Reading) bool {
	m := amountAsked.FindStringSubmatch(t.Text)
	if m == nil && !strings.ContainsAny(t.Text, "0123456789") {
		m = turnedTo.FindStringSubmatch(t.Text)
	}
	if m == nil || phrase.Plain(m[1]).Is(noThing) {
		return false
	}
	if _, unit := quantity.Lookup(m[1]); unit {
		return false
	}
	c, _ := rd.calcs.Find(r.Calculator)
	spoken := []string{c.Title.In("en"), c.Answers, strings.Join(c.Topic, " "), strings.Join(c.Asks, " "), strings.Join(t.Earlier, " ")}
	for _, in := range c.Inputs {
		spoken = append(spoken, in.Label, strings.Join(in.Words, " "))
	}
	thing := strings.TrimSuffix(strings.ToLower(m[1]), "s")
	return !strings.Contains(strings.ToLower(strings.Join(spoken, " ")), thing)
}

// when are the beginnings of questions for a date, which may need no figure.
var when = phrase.Of(`when is, whens, and when is, wann ist, quand est, quand sera`)

// wantsDeed reports whether a turn asks how something is done or what is the matter, not for a number.
func wantsDeed(t Turn) bool {
	if t.Plain.Has(faultAsked) && !t.Plain.Has(numeric) {
		return true // "11.8 V in the morning with a 100 W panel, what's wrong?"
	}
	switch knowledge.FormOf(t.Text) {
	case knowledge.WhatIf:
		return !t.Plain.Has(numeric) && t.Whole == "" // "what if it only runs an hour?" is the sum before it again
	case knowledge.HowTo, knowledge.Why:
		return !t.Plain.Has(numeric)
	}
	return false
}

// inland are ways on which nobody sails straight.
var inland = phrase.Of("by canal, by canals, through the canals, through canals, via the canals, on the canals, by river, through the rivers, inland, by road, by lorry, by truck, über die kanäle, par les canaux")

// faultAsked are questions for what is the matter.
var faultAsked = phrase.Of("whats wrong, what is wrong, what went wrong, what am i doing wrong, what did i do wrong, what did we do wrong, what could be wrong, what can be wrong, whats the matter, whats the cause, what is the cause, was stimmt nicht, woran liegt es, woran liegt das, was ist los, qu est ce qui ne va pas")

// written are amounts in words, with which one calculates.
var written = phrase.Of("half, quarter, dozen, hundred, thousand, halb, halbe, viertel, hundert, tausend, demi, cent, mille")

// measures reports whether a text tells a measure of more than one in words: "twenty-five knots".
func measures(text string) bool {
	return slices.ContainsFunc(quantity.Find(text), func(one quantity.Quantity) bool {
		return one.Unit != "" && (one.Given >= 2 || strings.Contains(one.Text, " point "))
	})
}

// numeric are words that ask for a number.
var numeric = phrase.Of(`
	how much, how many, how long, how far, how fast, how deep, how high, how big, how thick, how heavy, how often, when will, when do, when should, when must, when can, what time, what size, what length, what distance, what speed, what is the
	whats the, which size, calculate, compute, work out, convert, find the, determine, estimate, wie viel, wie viele, wie lang, wie weit, wie hoch, combien, calculer`)

// computable are subjects that can be calculated without a figure in the question, from places, dates and boats.
var computable = phrase.Of(`
	how many, distance, how far, how long is, straight line, far is it, as the crow flies, how many nautical miles, how many miles, how many nm, in nautical miles, nautical miles, in miles, in nm, bearing, course from, great circle, rhumb line, nautical miles from, nautical miles between, miles between, miles from, sunrise, sunset, sun rise, sun set, twilight, dusk, dawn
	daylight, moon, full moon, new moon, hull speed, ratio, capsize, comfort, ballast, sa d, d l, entfernung, distanz, wie weit, sonnenaufgang, sonnenuntergang
	mond, vollmond, rumpfgeschwindigkeit, à quelle distance, lever du soleil, coucher du soleil, lune, vitesse de carène`)

// looksUp reports whether a calculation takes its values from places or a boat, so that the question needs no figure.
func (rd Reader) looksUp(r calc.Reading) bool {
	c, _ := rd.calcs.Find(r.Calculator)
	for _, in := range c.Inputs {
		_, given := r.Args[in.Name]
		if given && (in.Kind == calc.Place || in.Design != nil) {
			return true
		}
	}
	return false
}

// WantsNumber reports whether a turn asks for the number that a calculation would give if it had all of its inputs.
func WantsNumber(p phrase.Text, r calc.Reading) bool {
	return p.Has(numeric) || r.Surely || LacksOne(r)
}

// LacksOne reports whether a calculation has everything but one input, so that asking for it is the answer.
func LacksOne(r calc.Reading) bool {
	return len(r.Missing) == 1 && (len(r.Args) > 1 || len(r.Args) == 1 && r.Score > surelyAsked)
}

// surelyAsked is the score of a sum whose subject and question are both named.
const surelyAsked = 5

// In is a sum with its outcome in a unit, or the sum that makes of the outcome one in that unit: a force of a speed.
func (rd Reader) In(r calc.Reading, unit string) (calc.Reading, bool) {
	result, err := rd.calcs.Call(r.Calculator, r.Args)
	if err != nil || len(result.Outcomes) == 0 {
		return r, false
	}
	if result.In(unit).Markdown("en") != result.Markdown("en") {
		r.Unit = unit
		return r, true
	}
	next, ok := rd.calcs.Read(amountOf(result)+" in "+unit, nil)
	return next, ok && len(next.Missing) == 0
}

// amountOf is what a sum came to, in four figures at least.
func amountOf(r calc.Result) string {
	return quantity.FourFigures(r.Outcomes[0].Amount.Value) + " " + r.Outcomes[0].Amount.Unit
}
