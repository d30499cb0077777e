// Package premise tells what of a turn does not hold: what it takes for granted and is not so, what cannot be or does not exist, and
// what it asks for although nobody can know it.
package premise

import (
	"cmp"
	"iter"
	"sync"
	"time"

	"github.com/fairlead/fairlead/internal/knowledge"
	"github.com/fairlead/fairlead/internal/model/worded/statement"
	"github.com/fairlead/fairlead/internal/phrase"
)

// Turn is what somebody says or asks.
type Turn struct {
	Text    string      // as it was written
	Bare    string      // less addresses and markup
	Plain   phrase.Text // its words
	English bool        // what people have wrong is known in English
}

// Finding is what is so where a turn does not hold.
type Finding struct {
	Says   string            // "" for no finding
	Abroad map[string]string // the same in German, "de", and French, "fr", where there is such a text
	About  string            // id of the passage that tells more; "" for what the turn itself is about
	Alone  bool              // there is no more to tell
	Unless Unless
}

// In is what a finding says in a language where it is said in that, else in English.
func (f Finding) In(lang string) string {
	if said, ok := f.Abroad[lang]; ok {
		return said
	}
	return f.Says
}

// Unless is what makes a finding beside the point of a turn, where one of these is so. Whoever asked finds out whether it is.
type Unless uint8

const (
	// Sums is a turn that asks for a sum and gives all that it needs.
	Sums Unless = 1 << iota
	// Complains is a turn that tells of trouble with something aboard, of which a passage tells.
	Complains
	// Outside is a turn that is not about sailing.
	Outside
)

// Checker holds turns against what is known. It is safe for concurrent use.
type Checker struct {
	base  *knowledge.Base
	known func() *statement.Known
}

// New returns a checker that knows what base tells.
func New(base *knowledge.Base) *Checker {
	known := sync.OnceValue(func() *statement.Known { return knownTo(base) })
	go known() // it is hardly ever waited for
	return &Checker{base, known}
}

// Mistakes are what a turn has wrong or asks for although nobody can know it, found one after the other as they are asked for: of
// those that are to the point the first counts.
func (c *Checker) Mistakes(t Turn) iter.Seq[Finding] {
	return func(yield func(Finding) bool) {
		for _, find := range []func(Turn) Finding{contradicting, c.believed, unknowable, aground, misfitting, inconvertible, nonexistent} {
			if f := find(t); f.Says != "" && !yield(f) {
				return
			}
		}
	}
}

func contradicting(t Turn) Finding { return Finding{Says: contradiction(t.Plain), Unless: Sums} }

func unknowable(t Turn) Finding {
	f := Finding{Says: beforehand(t.Plain, time.Now())}
	f.Alone = f.Says == notAboard || f.Says == notThere || f.Says == noRecords
	if f.Says != noForecast && f.Says != noRecords {
		f.Unless = Outside
	}
	return f
}

func aground(t Turn) Finding {
	return Finding{Says: tooDeep(t.Plain, t.Text), Alone: true, Unless: Sums}
}

func misfitting(t Turn) Finding {
	return Finding{Says: cmp.Or(twoLengths(t.Text), tooLong(t.Plain, t.Text), tooFar(t.Text)), Alone: true}
}

func inconvertible(t Turn) Finding { return Finding{Says: noConversion(t.Plain), Alone: true} }

func nonexistent(t Turn) Finding { return Finding{Says: wrongPremise(t.Plain)} }

// Doubt is what is so where a turn in English takes something for granted that what is known says otherwise, or does not bear out. A
// finding that is alone is the answer, one without a passage is told before it.
func (c *Checker) Doubt(t Turn) Finding {
	if says, about := c.contradicted(t); says != "" {
		return Finding{Says: says, About: about}
	}
	if near, ok := c.presumed(t); ok {
		return Finding{Says: near.Mistake.Told(), About: near.About.ID, Alone: near.First}
	}
	return Finding{Says: c.groundless(t), Unless: Outside}
}

// AsksLeave reports whether a turn tells of a plan or wants leave for one.
func AsksLeave(p phrase.Text) bool { return p.Begins(planning) || p.Begins(leave) || p.Has(nodding) }
