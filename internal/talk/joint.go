package talk

import "github.com/fairlead/fairlead/internal/phrase"

// Joining are how a turn begins that goes on from the one before.
var Joining = phrase.Of(`
	and, and what, what about, how about, or, but, also, then, same for, und, was ist mit, aber, et, et pour, mais, qu en est il`)

// Conjunctions may stand before any question.
var Conjunctions = phrase.Of(`and, but, or, so, then, ok, oh, und, aber, et, mais`)

// Fillers are words of a turn that change nothing.
var Fillers = phrase.Of(`please, there, everyone, all, assistant, bot, captain, skipper, mate, again, so much, very much, a lot, just, well, oh, ah, um, bitte, s il vous plaît`)

// Continues reports whether a turn behind others begins as one that goes on from them, or says hardly anything.
func Continues(turn phrase.Text) bool {
	const hardly = 4
	return turn.Begins(Joining) || turn.Words() <= hardly
}
