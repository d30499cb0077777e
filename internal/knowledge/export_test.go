package knowledge

import "github.com/fairlead/fairlead/internal/search"

// Ranked ranks the passages for a question with a changed ranking, for the test that each of its knobs is worth its place.
func Ranked(passages []Passage, change func(*search.Config)) func(question string) (ids []string) {
	cfg := ranking
	change(&cfg)
	index := search.Build(documents(passages), cfg)
	return func(question string) (ids []string) {
		for _, h := range index.Search(question, 10) {
			ids = append(ids, passages[h.Doc].ID)
		}
		return ids
	}
}

// Bearings is bearings.
var Bearings = bearings

// InTerms is a text as passages put it, and as it is put where every turn of phrase is looked for.
func InTerms(text string) (got, want string) {
	want = text
	for _, t := range everyday {
		want = t.said.ReplaceAllString(want, t.as)
	}
	return inTerms(text), want
}
