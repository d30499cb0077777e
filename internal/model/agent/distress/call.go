package distress

import "fmt"

// Call is whom to call, which is said before everything else.
type Call int

// The calls.
const (
	Mayday  Call = iota
	Outside      // gas: call from the open air, with nothing that sparks
	Vapour       // petrol: the same without a bottle
	Medical
	Poison
	Crisis // from here on a question about something else does not hide it
	Violence
)

var callNames = map[string]Call{
	"mayday": Mayday, "outside": Outside, "vapour": Vapour, "medical": Medical, "poison": Poison, "crisis": Crisis, "violence": Violence,
}

func callNamed(name string) Call {
	c, ok := callNames[name]
	if !ok {
		panic(fmt.Sprintf("distress: the rules name the call %q, which there is not", name))
	}
	return c
}

// calls are the first sentences of an emergency's answer.
var calls = [...]string{
	Mayday: "**If life is in danger, call first: Mayday on VHF channel 16 (hold the red DSC button), or phone 112 (Europe), 999 (UK) " +
		"or 911 (US).**",
	Outside: "**No flame, no switch, everybody on deck. Call from the open air only: handheld VHF channel 16, or phone 112 (Europe), " +
		"999 (UK) or 911 (US).**",
	Vapour: "**No spark: no switch, no flame, engine off, everybody on deck or ashore. Call from the open air only: handheld VHF channel " +
		"16, or phone 112 (Europe), 999 (UK) or 911 (US).**",
	Medical: "**Call now: on VHF channel 16 a Mayday where life is in danger, else a Pan-Pan, and ask for radio medical advice; ashore or " +
		"within reach of a phone 112 (Europe), 999 (UK) or 911 (US).**",
	Poison: "**Do not make them vomit. Call now: on VHF channel 16 a Mayday where life is in danger, else a Pan-Pan, and ask for radio medical " +
		"advice; ashore or within reach of a phone 112 (Europe), 999 (UK), 911 (US), or the poison centre (US 1-800-222-1222).**",
	Crisis: "I am sorry that things are this hard, and I am glad that you said it. Please do not cast off now: talk to someone first. In the " +
		"US and Canada call or text 988, in the UK and Ireland call Samaritans on 116 123, elsewhere the local crisis line or the emergency " +
		"number (112, 999, 911). At sea the coastguard answers on VHF channel 16 and will help you.",
	Violence: "I am sorry that this happens to you; it is not your fault. If you are in danger now, call 112 (Europe), 999 (UK) or 911 (US), at sea the coastguard on VHF channel 16, and get to where " +
		"other people are. Nobody has the right to hurt you, on board or ashore. In the US the National Domestic Violence Hotline is " +
		"1-800-799-7233, in the UK the National Domestic Abuse Helpline 0808 2000 247; elsewhere the police know the local line. A skipper " +
		"may put into the nearest harbour for this.",
}

// String is what an answer begins with, a paragraph of Markdown.
func (c Call) String() string { return calls[c] }
