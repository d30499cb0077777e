package app

import (
	"fmt"
	"log/slog"
	"net/http"

	"golang.org/x/sync/errgroup"

	"github.com/fairlead/fairlead/internal/calc/library"
	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/catalog/sample"
	"github.com/fairlead/fairlead/internal/catalog/wish"
	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/config"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/geo"
	"github.com/fairlead/fairlead/internal/inspect"
	"github.com/fairlead/fairlead/internal/knowledge"
	"github.com/fairlead/fairlead/internal/links"
	"github.com/fairlead/fairlead/internal/llm"
	"github.com/fairlead/fairlead/internal/model/agent"
	"github.com/fairlead/fairlead/internal/model/agent/distress"
	"github.com/fairlead/fairlead/internal/model/listings"
	"github.com/fairlead/fairlead/internal/model/memo"
	"github.com/fairlead/fairlead/internal/model/research"
	"github.com/fairlead/fairlead/internal/model/research/measure"
	"github.com/fairlead/fairlead/internal/pages"
	"github.com/fairlead/fairlead/internal/study"
	"github.com/fairlead/fairlead/internal/tokens"
	"github.com/fairlead/fairlead/internal/tools"
)

// Data is what the models know: what is embedded, and the sample inventory made from it. It does not change, so that
// several Apps may share it.
type Data struct {
	passages *knowledge.Base
	designs  *design.Table
	places   *geo.Gazetteer
	boats    *catalog.Catalog

	sampleKept bool // boats was opened, not made
}

// Load reads everything that is embedded and makes the sample inventory, side by side.
func Load() (Data, error) { return LoadKept("") }

// LoadKept is Load with the sample inventory that KeepSample has left in a directory, where it has.
func LoadKept(dir string) (d Data, err error) {
	var knowing, boats errgroup.Group
	knowing.Go(func() error { tokens.Count(""); return nil }) // decodes the vocabulary
	knowing.Go(func() (err error) { d.passages, err = knowledge.Load(); return })
	knowing.Go(func() error { distress.Hear(""); return nil }) // reads its lexicon
	boats.Go(func() (err error) { d.designs, err = design.Load(); return })
	boats.Go(func() (err error) { d.places, err = geo.Load(); return })
	if err := boats.Wait(); err != nil {
		return d, fmt.Errorf("load designs and places: %w", err)
	}
	locate := catalog.LocateIn(d.places)
	if d.boats = openSample(dir, locate); d.boats != nil {
		d.sampleKept = true
	} else {
		d.boats = catalog.New(catalog.NewIndex(sample.Listings(d.designs, d.places), locate))
	}
	if err := knowing.Wait(); err != nil {
		return d, fmt.Errorf("load the knowledge base: %w", err)
	}
	return d, nil
}

// Settle returns when everything is there that Load left to be found beside its caller.
func (d Data) Settle() { d.passages.Settle() }

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
	wishes, err := wish.New(d.designs, d.places, d.boats)
	if err != nil {
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
	boats := listings.New(d.boats, wishes, d.designs, base)
	researcher, studies := newResearch(research.Sources{
		Sources: measure.Sources{Boats: d.boats, Designs: d.designs, Places: d.places, Passages: d.passages, Links: base},
		Wish:    wishes.Query,
	}, kept, log)
	s.studies = studies
	surveyor, err := newSurveyor(d, inspector, s.engines, cfg, log)
	if err != nil {
		return s, err
	}
	assistant := agent.New(d.passages, agent.Config{
		Links: base, Designs: d.designs, Calcs: calcs, Listings: boats, Research: researcher, Survey: surveyor, Searches: wishes.Searches, Likens: wishes.Likens, AsksMarket: wishes.AsksMarket,
	})
	s.wishes = wishes
	s.models = []chat.Model{memo.New(assistant, memo.Config{}), assistant.First(researcher), assistant.First(boats), assistant.First(surveyor)}
	s.pages = pages.New(d.boats, d.passages, d.designs, inspector, studies, log)
	if s.tools, err = newTools(d, calcs, boats, base); err != nil {
		return s, err
	}
	s.word(d, cfg.LLM.LogPrompts, log)
	return s, nil
}
