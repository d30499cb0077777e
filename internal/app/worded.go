package app

import (
	"log/slog"
	"time"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/llm"
	"github.com/fairlead/fairlead/internal/model/survey"
	"github.com/fairlead/fairlead/internal/model/worded"
)

// untilFirstSentence is added to the time that engines have to their first token: so long may the first sentence take.
const untilFirstSentence = time.Second

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

// word puts the models into the words of the configured language models; without any nothing changes.
func (s *served) word(d Data, logPrompts bool, log *slog.Logger) {
	if s.engines == nil {
		return
	}
	w := wording{engine: s.engines, patience: s.engines.FirstToken() + untilFirstSentence, log: log}
	if logPrompts {
		w.prompts = log
	}
	s.models = s.worded(d, w)
}

// vision looks at pictures where a configured language model can.
func vision(engines *llm.Engines) survey.Vision {
	if engines == nil || !engines.Sees() {
		return nil
	}
	return worded.Vision(engines, survey.ID)
}
