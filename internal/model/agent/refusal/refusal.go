// Package refusal tells which requests are declined, and what is said instead: those that would hurt or are not lawful, for what
// nobody can promise, for how the service is set up, and for deeds outside of the conversation.
package refusal

import "github.com/fairlead/fairlead/internal/phrase"

// Kind is why a request is declined.
type Kind string

// The kinds of refusal, in the order in which they are looked for. Of a request for the setup it is told too what would hurt in it.
const (
	None      Kind = ""
	Guarantee Kind = "guarantee" // of what nobody can promise
	Setup     Kind = "setup"     // of the service, shown or changed
	Harm      Kind = "harm"      // to people, to things or to what is lawful
	Deed      Kind = "deed"      // outside of the conversation
)

// Refusal is why a turn is declined and what is said instead. That of a turn which is not declined is of kind None.
type Refusal struct {
	Kind  Kind
	Reply string // why not, with the safe or legal way
	// Abroad is the reply in German, "de", and French, "fr"; nil where it is in English only.
	Abroad map[string]string
	Also   string      // what is declined in it besides; "" for nothing
	About  string      // id of the passage with that way; "" for none
	GoOn   bool        // the question itself is answered too
	Words  phrase.List // that ask for a guarantee or the setup: what else the turn asks may be answered
}

// In is the reply in a language where it has it, else in English.
func (r Refusal) In(lang string) string {
	if said, ok := r.Abroad[lang]; ok {
		return said
	}
	return r.Reply
}

// Of returns why a turn is declined.
func Of(p phrase.Text) Refusal {
	if guarantee.in(p) || verdict.in(p) {
		return Refusal{Kind: Guarantee, Reply: guarantee.reply, Abroad: guarantee.abroad, About: guarantee.about, Words: guarantee.says}
	}
	harm := harmIn(p)
	switch {
	case setup.in(p):
		return Refusal{Kind: Setup, Reply: setup.reply, Abroad: setup.abroad, Also: harm.Reply, Words: setup.says}
	case harm.Kind != None:
		return harm
	case deed.in(p):
		return Refusal{Kind: Deed, Reply: deed.reply, Abroad: deed.abroad}
	}
	return Refusal{}
}

// harmIn returns what a turn asks for that would hurt or is not lawful.
func harmIn(p phrase.Text) Refusal {
	for _, r := range harms {
		if r.in(p) {
			return Refusal{Kind: Harm, Reply: r.reply, Abroad: r.abroad, About: r.about, GoOn: r.also}
		}
	}
	return Refusal{}
}
