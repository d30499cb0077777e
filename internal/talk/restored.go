package talk

import (
	"regexp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/quantity"
)

// formerly asks for the last answer with the value that was told before another took its place: "no, I meant with the first speed".
var formerly = regexp.MustCompile(`^ (?:(?:no|sorry|and|but|ok|okay|so|wait|i meant|i mean|what about|how about|same|the same|again|go|back|now|please|hm+|well|oh|then) )*(?:with|at|for|using|to|by|in|on)? ?(?:the|my|our|that) (first|original|initial|old|earlier|previous|former) (speed|boat speed|wind|wind speed|depth|length|distance|draft|draught|weight|price|time|angle|temperature|voltage|power|number|figure|value|one)(?: again| please| instead)* $`)

// ofDimension are the dimensions of what is called so; what is called a number may have any.
var ofDimension = map[string]quantity.Dimension{"speed": quantity.Speed, "boat speed": quantity.Speed, "wind": quantity.Speed, "wind speed": quantity.Speed, "depth": quantity.Length, "length": quantity.Length,
	"distance": quantity.Length, "draft": quantity.Length, "draught": quantity.Length, "weight": quantity.Mass, "price": quantity.Money, "angle": quantity.Angle}

// restored is a conversation whose last turn wants its last question answered with the value that was told before another took its place: without the
// turns that put another there, and without the last one. ok is false for any other conversation.
func restored(req chat.Request) (anew chat.Request, ok bool) {
	last := lastOfUser(req.Messages)
	m := formerly.FindStringSubmatch(words(req.Messages[last].Text))
	if m == nil {
		return req, false
	}
	before := chat.Request{Messages: req.Messages[:last]}
	turns := append(before.Earlier(), before.Question())
	stood := stoodFor(turns)
	drops := func(i int) bool {
		given := quantity.Find(turns[i])
		dim, named := ofDimension[m[2]]
		return i > 0 && len(given) == 1 && stood[i] != turns[i] && !strings.HasPrefix(stood[i], strings.TrimRight(stood[i-1], " ?!.")) && // which only adds to it
			(!named || given[0].Dim == dim || given[0].Dim == quantity.Bare)
	}
	first := slices.IndexFunc(turns, func(s string) bool { return len(quantity.Find(s)) > 0 })
	var kept []chat.Message
	dropped, n, keep := false, -1, true
	for _, msg := range req.Messages[:last] {
		if msg.Role == chat.User {
			n++
			keep = !(n > first && drops(n))
			dropped = dropped || !keep
		}
		if keep {
			kept = append(kept, msg)
		}
	}
	end := lastOfUser(kept)
	if !dropped || end < 0 || first < 0 {
		return req, false
	}
	anew = req
	anew.Messages = kept[:end+1]
	return anew, true
}
