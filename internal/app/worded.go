package app

import (
	"log/slog"
	"time"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/model/worded"
)

// wording is how models are worded by a language model.
type wording struct {
	engine   worded.Engine
	patience time.Duration // until the first text; 0 means worded's default
	prompts  *slog.Logger  // nil: prompts are never logged
	log      *slog.Logger
}

// worded returns the models in the words of a language model.
func (s served) worded(d Data, w wording) []chat.Model {
	var names []string
	for _, m := range d.designs.Makes() {
		names = append(names, m.Name)
	}
	var list []chat.Model
	for _, m := range s.models {
		list = append(list, worded.New(m, w.engine, worded.Config{
			Tools: s.tools, Names: names, Patience: w.patience, Logger: w.log, Prompts: w.prompts,
		}))
	}
	return list
}
