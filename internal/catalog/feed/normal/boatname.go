package normal

import (
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog/feed/draft"
	"github.com/fairlead/fairlead/internal/catalog/feed/written"
	"github.com/fairlead/fairlead/internal/design"
)

// names fills make, model and what else the boat is called.
func (b *boat) names() {
	b.Make, b.Model = b.name("make", b.draft.Make, written.MaxName), b.name("model", b.draft.Model, written.MaxName)
	b.Variant = b.name("variant", b.draft.Variant, written.MaxName)
	b.Designer, b.Builder = b.name("designer", b.draft.Designer, written.MaxName), b.name("builder", b.draft.Builder, written.MaxName)
	b.Title = written.WithoutContacts(b.name("title", b.draft.Title, written.MaxTitle))
	if written.Unknown(b.Make) {
		b.Make = ""
	}
	if written.Unknown(b.Model) {
		b.Model = ""
	}
	if b.Make == "" {
		b.Make, b.Builder = b.Builder, ""
	}
	if (b.Make == "" || b.Model == "") && b.Title != "" && !b.exported() {
		b.named(b.Title)
	}
	if b.Make == "" && !b.exported() {
		b.makeInName()
	}
	if b.Make != "" {
		b.canonical()
	}
	if b.Title == "" {
		b.Title = b.n.designs.fullName(b.Make, b.Model)
	}
}

// name is a name as one line of text; what is no text in it is set aside.
func (b *boat) name(field, text string, most int) string {
	clean, why := written.WithoutText(written.Line(text, most))
	if why != "" {
		b.setAside(field, text, why)
	}
	return clean
}

// named takes make and model from a title that names exactly one boat.
func (b *boat) named(title string) {
	found := b.n.designs.inTitle(title)
	if found.Builder == "" || b.Make != "" && !strings.EqualFold(b.Make, found.Builder) {
		return
	}
	b.Make, b.Model = found.Builder, modelName(found)
}

// longestModel is of how many words a model in a title is at most: what is longer says something else.
const longestModel = 3

// makeInName takes the make from the beginning of the model, or of the title where no model is told.
func (b *boat) makeInName() {
	if b.Model != "" {
		maker, model := b.makerBefore(b.Model)
		if maker == "" {
			b.named(b.Model)
			return
		}
		b.Make, b.Model = maker, model
		return
	}
	maker, model := b.makerBefore(b.Title)
	if b.Make = maker; len(strings.Fields(model)) <= longestModel {
		b.Model = model
	}
}

// makerBefore divides a name into the builder that it begins with, behind a year, and the rest: "2004 Hallberg-Rassy 37". The builder is
// empty where the table knows none of that name.
func (b *boat) makerBefore(name string) (maker, rest string) {
	words := strings.Fields(name)
	if len(words) > 1 && draft.YearToken([]byte(words[0])) != 0 {
		if b.draft.Year == "" && b.draft.ModelYear == "" {
			b.draft.Year = words[0]
		}
		words = words[1:]
	}
	for size := min(3, len(words)-1); size > 0; size-- {
		name := strings.Join(words[:size], " ")
		if known, _ := b.n.designs.builder(name); known != "" {
			return name, strings.Join(words[size:], " ")
		}
	}
	return "", ""
}

// canonical writes the make as the design table does, where it is one of the names of a builder there.
func (b *boat) canonical() {
	given := b.Make
	maker, line := b.n.designs.builder(given)
	switch {
	case maker == "":
		b.Make = written.Capitals(given)
	case line && !foldedPrefix(b.Model, given):
		b.Make, b.Model = maker, strings.TrimSpace(given+" "+b.Model)
	default:
		b.Make = maker
	}
	for _, prefix := range []string{given, b.Make} {
		if line && prefix == given {
			continue
		}
		if rest, ok := cutFolded(b.Model, prefix); ok && rest != "" {
			b.Model = rest
		}
	}
	if b.Builder != "" {
		if maker, _ := b.n.designs.builder(b.Builder); maker != "" {
			b.Builder = maker
		}
	}
}

func foldedPrefix(s, prefix string) bool {
	_, ok := cutFolded(s, prefix)
	return ok
}

// cutFolded cuts a prefix of whole words off a name, in any letter case.
func cutFolded(s, prefix string) (rest string, ok bool) {
	if len(prefix) == 0 || len(s) < len(prefix) || !strings.EqualFold(s[:len(prefix)], prefix) {
		return s, false
	}
	rest = s[len(prefix):]
	if rest != "" && rest[0] != ' ' {
		return s, false
	}
	return strings.TrimSpace(rest), true
}

// modelName is a design's name without the year that tells two of one name apart.
func modelName(d design.Design) string {
	name, _, _ := strings.Cut(d.Name, " (")
	return name
}

// designFinder looks up names in the design table and remembers what it found: a feed names the same designs over and
// over, and a search is a hundred times dearer than the memory.
type designFinder struct {
	table  *design.Table
	makers map[string]maker // by folded name
	built  *memory[string, maker]
	found  *memory[called, []design.Design]
	titles *memory[string, design.Design]
	full   *memory[called, string]
}

// called is what a boat is called.
type called struct{ make, model string }

// clone is one that can be kept: a text of a record keeps the whole record.
func (c called) clone() called { return called{strings.Clone(c.make), strings.Clone(c.model)} }

type maker struct {
	name string
	line bool // it is a line of models that was looked up, not the builder
}

func newDesignFinder(t *design.Table) *designFinder {
	f := &designFinder{table: t, makers: map[string]maker{}, built: newMemory[string, maker](), found: newMemory[called, []design.Design](), titles: newMemory[string, design.Design](), full: newMemory[called, string]()}
	for _, m := range t.Makes() {
		for _, name := range m.Aliases {
			f.makers[design.Fold(name)] = maker{m.Name, false}
		}
	}
	for _, m := range t.Makes() {
		for _, l := range m.Lines {
			if of, taken := f.makers[design.Fold(l)]; !taken || of.name == m.Name {
				f.makers[design.Fold(l)] = maker{m.Name, true}
			}
		}
	}
	for _, m := range t.Makes() {
		f.makers[design.Fold(m.Name)] = maker{m.Name, false}
	}
	return f
}

// builder returns the builder that a name means, "" if it is none of the table, and whether the name is a line's.
func (f *designFinder) builder(name string) (string, bool) {
	m, ok := f.built.get(name)
	if !ok {
		m = f.findBuilder(name)
		f.built.put(strings.Clone(name), m)
	}
	return m.name, m.line
}

func (f *designFinder) findBuilder(name string) maker {
	folded := design.Fold(name)
	m, ok := f.makers[folded]
	for _, ending := range []string{" yachts", " yacht", " boats", " marine", " yachtbau", " chantier", " gmbh", " inc", " ltd"} {
		if ok {
			break
		}
		if shorter, cut := strings.CutSuffix(folded, ending); cut {
			m, ok = f.makers[shorter]
		}
	}
	return m
}

// named returns the designs that have exactly this make and model: none, one, or several of different years.
func (f *designFinder) named(maker, model string) []design.Design {
	if maker == "" || model == "" {
		return nil
	}
	key := called{maker, model}
	if found, ok := f.found.get(key); ok {
		return found
	}
	key = key.clone()
	var found []design.Design
	for _, m := range f.table.Find(written.CutText(maker+" "+model, written.MaxName), 8) {
		if m.Exact && strings.EqualFold(m.Design.Builder, maker) {
			found = append(found, m.Design)
		}
	}
	// The design of that very name goes before those of which it is another name.
	if own := slices.DeleteFunc(slices.Clone(found), func(d design.Design) bool { return !strings.EqualFold(modelName(d), model) }); len(own) > 0 {
		found = own
	}
	f.found.put(key, found)
	return found
}

// fullName is what a design of that make and model would be called.
func (f *designFinder) fullName(maker, model string) string {
	key := called{maker, model}
	name, ok := f.full.get(key)
	if !ok {
		key = key.clone()
		name = strings.TrimSpace(design.Design{Builder: key.make, Name: key.model}.FullName())
		f.full.put(key, name)
	}
	return name
}

// inTitle returns the one design that a title names, an empty one if it names none or several.
func (f *designFinder) inTitle(title string) design.Design {
	if d, ok := f.titles.get(title); ok {
		return d
	}
	var found design.Design
	if all := f.table.Mentions(title); len(all) == 1 {
		exact := slices.DeleteFunc(all[0].Matches, func(m design.Match) bool { return !m.Exact })
		if len(exact) > 0 && !slices.ContainsFunc(exact, func(m design.Match) bool {
			return m.Design.Builder != exact[0].Design.Builder || modelName(m.Design) != modelName(exact[0].Design)
		}) {
			found = exact[0].Design
		}
	}
	f.titles.put(strings.Clone(title), found)
	return found
}
