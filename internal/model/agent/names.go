package agent

import (
	"strings"

	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/phrase"
)

// namesBoat reports whether the turn names a production boat or a builder of boats.
func (a *Agent) namesBoat(t turn) bool {
	return a.namesDesign(t.text) || t.plain.Has(a.makes)
}

// namesBoats reports whether a text names boats by a builder whose name means something else too: "swans under 200k".
func namesBoats(p phrase.Text) bool {
	if !p.Has(limits) {
		return false
	}
	for word := range strings.FieldsSeq(p.Spaced()) {
		if one, ok := strings.CutSuffix(word, "s"); ok && phrase.Plain(one).Has(everyday) {
			return true
		}
	}
	return false
}

func (a *Agent) namesDesign(text string) bool {
	return a.cfg.Designs != nil && len(a.cfg.Designs.Mentions(text)) > 0
}

// makesOf are the builders of the table, less those that are everyday words by themselves.
func makesOf(table *design.Table) phrase.List {
	if table == nil {
		return nil
	}
	var names []string
	for _, m := range table.Makes() {
		if name := phrase.Plain(m.Name); !name.Less(everyday).Empty() {
			names = append(names, name.String())
		}
	}
	return phrase.Of(strings.Join(names, ","))
}
