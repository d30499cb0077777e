package app

import (
	"context"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/links"
	"github.com/fairlead/fairlead/internal/model/listings"
	"github.com/fairlead/fairlead/internal/tools"
)

// newTools returns what typed clients can call, in the order they see it.
func newTools(d Data, calcs *calc.Set, boats *listings.Model, base links.Base) (*tools.Registry, error) {
	list := []tools.Tool{
		tools.SearchKnowledge(d.passages, base),
		tools.FindDesign(d.designs, base),
		tools.SearchListings(func(ctx context.Context, words string, limit int) (tools.Result, error) {
			text, found, sources, err := boats.Find(ctx, words, limit)
			return tools.Result{Text: text, Data: found, Sources: sources}, err
		}),
	}
	return tools.NewRegistry(append(list, tools.Calculators(calcs)...)...)
}
