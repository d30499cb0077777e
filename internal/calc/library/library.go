// Package library lists the calculators of all subjects.
package library

import (
	"slices"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/anchor"
	"github.com/fairlead/fairlead/internal/calc/chartwork"
	"github.com/fairlead/fairlead/internal/calc/electric"
	"github.com/fairlead/fairlead/internal/calc/engine"
	"github.com/fairlead/fairlead/internal/calc/hull"
	"github.com/fairlead/fairlead/internal/calc/measure"
	"github.com/fairlead/fairlead/internal/calc/money"
	"github.com/fairlead/fairlead/internal/calc/passage"
	"github.com/fairlead/fairlead/internal/calc/sail"
	"github.com/fairlead/fairlead/internal/calc/stores"
	"github.com/fairlead/fairlead/internal/calc/tide"
	"github.com/fairlead/fairlead/internal/calc/weather"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/geo"
)

// New returns all calculators, with the places and designs that they may look up, as calc.New does.
func New(places *geo.Gazetteer, designs *design.Table) *calc.Set {
	return calc.New(slices.Concat(
		hull.Calculators(), anchor.Calculators(), passage.Calculators(), engine.Calculators(), sail.Calculators(), chartwork.Calculators(),
		tide.Calculators(), electric.Calculators(), stores.Calculators(), measure.Calculators(), weather.Calculators(), money.Calculators(),
	), places, designs)
}
