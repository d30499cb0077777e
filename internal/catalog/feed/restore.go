package feed

import (
	"encoding/json"
	"slices"

	"github.com/fairlead/fairlead/internal/catalog"
)

// exported reports whether the draft is of an export of ours. Others too have a column that they call source; none but ours
// tells with it since when the advert was seen.
func (b *boat) exported() bool {
	return b.n.cfg.Exports && b.source != "" && b.firstSeen != "" && b.id != ""
}

// restore takes over what an export tells beside the boat.
func (b *boat) restore() {
	if !b.exported() {
		return
	}
	b.FirstSeen = b.date("first_seen", b.firstSeen)
	b.LastSeen = b.date("last_seen", b.lastSeen)
	b.Source, b.FeedID = b.source, line(b.feedID, maxName)
	var before []catalog.SetAside
	for _, a := range b.aside {
		if len(before) < maxSetAside {
			before = append(before, catalog.SetAside{Field: line(a.Field, maxName), Value: line(a.Value, maxAside), Reason: line(a.Reason, maxTitle)})
		}
	}
	now := slices.DeleteFunc(b.SetAside, func(a catalog.SetAside) bool { return slices.Contains(before, a) })
	b.SetAside = append(before, now[:min(len(now), maxSetAside-len(before))]...)
}

// writeAsides writes what was set aside as JSON, under the names that JSON lines have.
func writeAsides(l *catalog.Listing) string {
	if len(l.SetAside) == 0 {
		return ""
	}
	all := make([]flatAside, len(l.SetAside))
	for i, a := range l.SetAside {
		all[i] = flatAside(a)
	}
	text, _ := json.Marshal(all) // texts cannot fail
	return string(text)
}

// readAsides reads what writeAsides wrote, and nothing else.
func readAsides(text string) []catalog.SetAside {
	var all []flatAside
	if json.Unmarshal([]byte(text), &all) != nil {
		return nil
	}
	var out []catalog.SetAside
	for _, a := range all {
		out = append(out, catalog.SetAside(a))
	}
	return out
}
