package agent

import (
	"github.com/fairlead/fairlead/internal/phrase"
	"github.com/fairlead/fairlead/internal/talk"
)

// standsAlone reports whether a turn behind others asks by its own words for what a passage is named by, so that nothing before it decides.
func (a *Agent) standsAlone(t turn) bool {
	if len(t.earlier) == 0 || t.told().Named || !t.asks() && (!t.plain.Begins(another) || t.plain.Less(another).Words() < 2) || t.plain.Has(pointing) || t.told().Wants != (talk.Wants{}) || t.told().Whole != "" && t.changesCircumstances() {
		return false
	}
	const fewest = 5 // words
	own := phrase.Plain(t.english()).Less(talk.Conjunctions)
	return a.base.Leads(own.String()) || own.Words() >= fewest && !own.Has(pronouns) && a.base.Tells(own.String()) && a.standsOut(own.String())
}

// another begins a turn that turns to another thing.
var another = phrase.Of("what about, how about, and what about, and how about, was ist mit, et pour")

// kindred is the passage of the subject of the last answer that a few words of a question are about, where they lead to another subject by
// themselves; "" for none.
func (a *Agent) kindred(t turn) string {
	const most = 12 // words
	if len(t.earlier) == 0 || t.plain.Words() > most || t.boats != "" || t.told().Whole != "" || t.told().Wants != (talk.Wants{}) {
		return ""
	}
	id, _ := a.base.Kindred(a.stoodUnder(t.heard()), t.english())
	return id
}
