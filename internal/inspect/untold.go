package inspect

import (
	"fmt"

	"github.com/fairlead/fairlead/internal/inspect/advert"
	"github.com/fairlead/fairlead/internal/inspect/part"
)

// fitted are the items that not every boat has (Item.Fitted). from is the age of the boat, in years, from which it matters when
// they were last renewed; what is asked for by name is named.
var fitted = []struct {
	item  part.Item
	from  int
	named string
}{
	{part.TeakDeck, 15, ""}, {part.Saildrive, 2, "saildrive's hull seal"}, {part.RodRigging, 6, ""}, {part.Liferaft, 3, ""}, {part.Sterndrive, 5, "sterndrive's bellows"},
}

// untold are the fitted items of which nobody says how old they are, on a boat that is old enough for it to matter.
func (in *Inspector) untold(b boat, h history, besides []advert.Told, now int) []Finding {
	age, known := b.age(now)
	var out []Finding
	for _, f := range fitted {
		said := h.of(f.item)
		l, lasts := lifespanOf(f.item)
		l = b.lifeOf(l)
		if dated(besides, f.item) {
			continue
		}
		if !known || !lasts || len(said) == 0 || len(said.kinds(advert.SaysAboard)) != len(said) || age < l.Watch {
			continue
		}
		r := in.rules.find(f.item, part.Aged)
		if f.item == part.TeakDeck && len(h.of(part.DeckItem).kinds(advert.SaysRenewed)) > 0 {
			continue // no older than the deck it lies on
		}
		found := Finding{Grade: milder(r.grade), Area: f.item.Area(), Item: f.item, Problem: part.Aged, Why: r.why, Correction: "Ask when it was renewed."}
		found.Title = f.item.Label() + ": age not told"
		found.Deficiency = fmt.Sprintf("As old as the boat it is %s; %d is usual.", years(age), l.Watch)
		found.Confidence = "low"
		found.Evidence = append([]Evidence{evidenceOf(said[0])}, l.Evidence()...)
		out = append(out, found)
	}
	return out
}

// oftenSealed is after how many years the makers of some saildrives want their seal renewed; others allow the table's.
const oftenSealed = 5
