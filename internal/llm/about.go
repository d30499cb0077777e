package llm

import "time"

// Sees reports whether a provider reads images, so that Look can be answered.
func (e *Engines) Sees() bool {
	for _, p := range e.providers {
		if p.Vision {
			return true
		}
	}
	return false
}

// FirstToken is how long Write may take to its first piece, over all providers.
func (e *Engines) FirstToken() time.Duration { return e.firstToken }
