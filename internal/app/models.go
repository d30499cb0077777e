package app

import (
	"fmt"
	"log/slog"
	"net/http"

	"github.com/fairlead/fairlead/internal/calc/library"
	"github.com/fairlead/fairlead/internal/catalog/wish"
	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/config"
	"github.com/fairlead/fairlead/internal/inspect"
	"github.com/fairlead/fairlead/internal/links"
	"github.com/fairlead/fairlead/internal/llm"
	"github.com/fairlead/fairlead/internal/model/agent"
	"github.com/fairlead/fairlead/internal/model/listings"
	"github.com/fairlead/fairlead/internal/model/memo"
	"github.com/fairlead/fairlead/internal/model/research"
	"github.com/fairlead/fairlead/internal/model/research/measure"
	"github.com/fairlead/fairlead/internal/pages"
	"github.com/fairlead/fairlead/internal/study"
	"github.com/fairlead/fairlead/internal/tools"
)

// served is what the protocols offer.
type served struct {
	models  []chat.Model // in the order clients see them
	engines *llm.Engines // that word them; nil where none is configured
	wishes  *wish.Parser
	tools   *tools.Registry
	pages   http.Handler // of what answers cite

	studies *study.Archive // of research reports
}

// newServed builds the models and tools on what is embedded; kept is where the research model keeps its reports.
func newServed(d Data, kept study.Store, cfg config.Config, log *slog.Logger) (s served, err error) {
	if s.wishes, err = wish.New(d.designs, d.places, d.boats); err != nil {
		return s, fmt.Errorf("learn the words of searches: %w", err)
	}
	if s.engines, err = Engines(cfg.LLM, log); err != nil {
		return s, fmt.Errorf("configure language models: %w", err)
	}
	inspector, err := inspect.Load(d.designs)
	if err != nil {
		return s, fmt.Errorf("load the survey's practice: %w", err)
	}
	base := links.Base(cfg.PublicURL)
	calcs := library.New(d.places, d.designs)
	boats := listings.New(d.boats, s.wishes, d.designs, base, inspector.Watch)
	var researcher *research.Model
	researcher, s.studies = newResearch(research.Sources{
		Sources: measure.Sources{Boats: d.boats, Designs: d.designs, Places: d.places, Passages: d.passages, Links: base},
		Wish:    s.wishes.Query,
	}, kept, log)
	surveyor, err := newSurveyor(d, inspector, s.engines, cfg, log)
	if err != nil {
		return s, err
	}
	assistant := agent.New(d.passages, agent.Config{
		Links: base, Designs: d.designs, Calcs: calcs, Listings: boats, Research: researcher, Survey: surveyor, Wishes: s.wishes, Places: d.places,
	})
	s.models = []chat.Model{memo.New(assistant, memo.Config{}), assistant.First(researcher), assistant.First(boats), assistant.First(surveyor)}
	s.pages = pages.New(d.boats, d.passages, d.designs, inspector, d.places, s.studies, log)
	if s.tools, err = newTools(d, calcs, boats, base); err != nil {
		return s, err
	}
	s.word(d, cfg.LLM.LogPrompts, log)
	return s, nil
}
