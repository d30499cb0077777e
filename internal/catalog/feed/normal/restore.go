package normal

import (
	"slices"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/catalog/feed/written"
)

// exported reports whether the draft is of an export of ours. Others too have a column that they call source; none but ours
// tells with it since when the advert was seen.
func (b *boat) exported() bool {
	return b.n.cfg.Exports && b.draft.Source != "" && b.draft.FirstSeen != "" && b.draft.ID != ""
}

// restore takes over what an export tells beside the boat.
func (b *boat) restore() {
	if !b.exported() {
		return
	}
	b.FirstSeen = b.date("first_seen", b.draft.FirstSeen)
	b.LastSeen = b.date("last_seen", b.draft.LastSeen)
	b.Source, b.FeedID = b.draft.Source, written.Line(b.draft.FeedID, written.MaxName)
	var before []catalog.SetAside
	for _, a := range b.draft.Aside {
		if len(before) < maxSetAside {
			before = append(before, catalog.SetAside{Field: written.Line(a.Field, written.MaxName), Value: written.Line(a.Value, maxAside), Reason: written.Line(a.Reason, written.MaxTitle)})
		}
	}
	now := slices.DeleteFunc(b.SetAside, func(a catalog.SetAside) bool { return slices.Contains(before, a) })
	b.SetAside = append(before, now[:min(len(now), maxSetAside-len(before))]...)
}
