package refusal

import (
	"regexp"

	"github.com/fairlead/fairlead/internal/phrase"
)

// rule is a request that is declined, with the safe or legal way instead.
type rule struct {
	name  string
	says  cue
	with  cue // this must be there too; nil means nothing more
	reply string
	about string // id of the passage with the safe or legal way; "" for none
	goOn  bool   // the question itself is answered too
}

// cue is a sign in a text: one of some phrases, or what a function finds.
type cue interface{ In(phrase.Text) bool }

// matching is a cue of a pattern.
type matching struct{ *regexp.Regexp }

// In reports whether a text has the pattern.
func (m matching) In(p phrase.Text) bool { return m.MatchString(p.Spaced()) }

// finding is a cue that is no phrase.
type finding func(phrase.Text) bool

// In reports whether the cue is in a text.
func (f finding) In(p phrase.Text) bool { return f(p) }
