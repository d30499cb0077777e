package agent

import (
	"regexp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/design/particulars"
	"github.com/fairlead/fairlead/internal/knowledge"
	"github.com/fairlead/fairlead/internal/phrase"
	"github.com/fairlead/fairlead/internal/talk"
)

// studied and surveyed are how answers begin that another model gave: a study, and an assessment of a boat's condition.
var (
	studied  = regexp.MustCompile(`(?m)\A(?:[^#\n]*\n+)?## Executive Summary$`)
	surveyed = regexp.MustCompile(`\A(?:\*[^#\n]*\n+)?## (?:Condition assessment|What to look at|Whether to take her out|Whether to buy|How serious it is|What comes first|Repair costs|What to offer|What to ask the seller|Side by side)\b`)
	ownBoat  = regexp.MustCompile(`Identified by listing ([\w-]+)`)
)

// chooses are words that ask which thing of any kind, whatever was spoken of before.
var chooses = phrase.Of(`which, welche, welches, lequel, laquelle`)

// definite are words that lean on what was said before.
var definite = phrase.Of(`the, its, that, this, die, der, das, le, la, les`)

// these are words for what the answer before told.
var these = phrase.Of(`these, those, of them, findings, diese, dieser, ces`)

// turnsAway reports whether a turn asks what something is that nothing before named: "and what is osmosis?".
func (t turn) turnsAway() bool {
	rest := t.plain.Less(talk.Conjunctions)
	return len(t.earlier) > 0 && rest.Spaced() != t.plain.Spaced() && !rest.Has(definite) && !rest.Has(pointing) && knowledge.FormOf(rest.String()) == knowledge.Definition
}

// bargaining are words of who thinks of buying the boat that was assessed, and her parts.
var bargaining = phrase.Of(`
	the seller, the owner, the broker, offer, worth it, negotiate, haggle, walk away, the engine, the rig, the rigging, the hull, the deck, the keel, the sails, the electrics
	verkäufer, eigner, anbieten, verhandeln, vendeur, propriétaire, proposer, négocier`)

// goesOnWith is the model that gave the answer before a turn which goes on from that: "and what would that cost?" behind an
// assessment, "and for the Najad?" behind a study. It is "" where there is none.
func (t turn) goesOnWith() Kind {
	const most = 14
	told := t.told()
	if told.Said == "" || t.plain.Words() > most {
		return ""
	}
	if t.plain.Has(deciding) && t.assessedLately() || surveyed.MatchString(told.Said) && t.tellsOfBoat() {
		return Survey
	}
	points := t.plain.Less(chooses).Has(pointing) || t.plain.Has(these)
	form := knowledge.FormOf(t.plain.Less(talk.Conjunctions).String())
	switch {
	case surveyed.MatchString(told.Said) && t.plain.Has(bargaining) && form != knowledge.HowTo:
		return Survey
	case !points && !t.plain.Begins(talk.Joining) && !t.plain.Begins(refining):
		return ""
	case !points && (form == knowledge.Definition || form == knowledge.HowTo):
		return ""
	case t.plain.Has(forSale) || t.plain.Has(showing):
		return ""
	case surveyed.MatchString(told.Said):
		return Survey
	case studied.MatchString(told.Said) && !particulars.Asked(t.plain):
		return Research
	}
	return ""
}

// Assessor is a surveyor that knows what it is asked.
type Assessor interface {
	chat.Model
	// Follows reports whether the last turn of a conversation asks something of the boat that was assessed before it.
	Follows(told talk.Talk) bool
	// Describes reports whether a text tells enough of a boat to assess her.
	Describes(text string) bool
}

// ofAssessed reports whether a turn behind an assessment asks something of the boat: "how bad is the soft spot?".
func (a *Agent) ofAssessed(t turn) bool {
	s, knows := a.cfg.Survey.(Assessor)
	return knows && t.talk != nil && surveyed.MatchString(t.talk.Said) && s.Follows(*t.talk)
}

// deciding are words of who decides on a boat that was assessed.
var deciding = phrase.Of(`walk away, should i buy, should we buy, would you buy, worth buying, is she worth, negotiate, haggle, what should i offer, what should we offer, how much should i offer, soll ich kaufen, sollte ich kaufen, dois je acheter`)

// assessedLately reports whether one of the last answers was an assessment.
func (t turn) assessedLately() bool {
	const most = 3
	return slices.ContainsFunc(t.answers(most), surveyed.MatchString)
}

// hullParts are parts of a boat beside her gear.
var hullParts = phrase.Of(`deck, decks, hull, keel bolts, gelcoat, osmosis, bulkhead, bulkheads, chainplate, chainplates, seacocks, seacock, electrics, wiring, electronics, tank, tanks, hatch, hatches, windows, woodwork, upholstery, saildrive, gearbox, shaft, bottom, core, teak, stanchions, cutlass bearing`)

// tellsOfBoat reports whether a turn tells something of a part of the boat that was assessed: "engine was rebuilt in 2015".
func (t turn) tellsOfBoat() bool {
	part := t.plain.Has(gear) || t.plain.Has(hullParts)
	return part && !t.asks() && !strings.Contains(t.text, "?") && (t.plain.Has(telling) || ofYear.MatchString(t.text) || t.plain.Begins(howNew))
}

// howNew begin what is told of a part in a word or two: "new sails".
var howNew = phrase.Of("new, no, some, original, replaced, rebuilt")

// withOwnBoat names by her address the boat of our listings that the conversation's last assessment was of, in the turn that
// it answered, for the surveyor, who reads only what the user says.
func (a *Agent) withOwnBoat(req chat.Request) chat.Request {
	asked := -1
	for i, m := range slices.Backward(req.Messages) {
		switch found := ownBoat.FindStringSubmatch(m.Text); {
		case m.Role == chat.User && asked >= 0:
			req.Messages = slices.Clone(req.Messages)
			req.Messages[i].Text += " " + a.cfg.Links.Listing(ownBoat.FindStringSubmatch(req.Messages[asked].Text)[1])
			return req
		case m.Role == chat.Assistant && found != nil:
			asked = i
		}
	}
	return req
}
