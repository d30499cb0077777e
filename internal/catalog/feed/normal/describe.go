package normal

import (
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog/feed/written"
)

// describe fills description, features and what text tells of rig and sails.
func (b *boat) describe() {
	var parts []string
	for _, text := range b.draft.Texts {
		if p := written.Plain(text); !written.Unknown(p) && !slices.Contains(parts, p) {
			parts = append(parts, p)
		}
	}
	b.Description = written.WithoutContacts(written.CutText(strings.Join(parts, "\n"), written.MaxDescription))
	b.Broker = written.Line(b.draft.Broker, written.MaxName)
	b.BrokerCity = written.Capitals(written.Line(b.draft.BrokerCity, written.MaxName))
	for _, text := range b.draft.Said {
		b.read(text)
	}
	b.told = told{}
	if !strings.Contains(b.Title, b.Model) {
		b.read(b.Model)
	}
	b.read(b.Variant)
	b.read(b.Title)
	if b.Category == "" || b.Category.Sails() {
		b.told.named.fill(&b.Listing.Rig)
	}
	b.believe()
	b.read(b.Description)
	b.believe()
	b.equipped = slices.DeleteFunc(b.equipped, func(f string) bool { return slices.Contains(b.denied, f) })
	for _, f := range b.draft.Features {
		if f = written.Line(f, 40); f != "" {
			b.feature(f)
		}
	}
	slices.Sort(b.equipped)
	if len(b.equipped) > 0 {
		b.Features = slices.Clone(b.equipped)
	}
}

func (b *boat) feature(name string) {
	if !slices.Contains(b.equipped, name) {
		b.equipped = append(b.equipped, name)
	}
}
