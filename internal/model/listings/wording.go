package listings

import (
	"strings"

	"github.com/fairlead/fairlead/internal/chat"
)

// fixed says that no other engine may word the answer, where one is to: why nothing was found, and what was not understood,
// are of use only as they are.
func (a *answer) fixed() error {
	if !a.drafting {
		return nil
	}
	return a.send(chat.Wording{Keep: true})
}

// led says that any wording has to begin with how the wish was understood and what was found, where another engine is to
// word the answer.
func (a *answer) led(head string) error {
	switch {
	case !a.drafting:
		return nil
	case len(a.wish.NotUnderstood) > 0 || len(a.wish.Contradictions) > 0:
		return a.fixed()
	}
	return a.send(chat.Wording{Lead: strings.TrimRight(head, "\n")})
}
