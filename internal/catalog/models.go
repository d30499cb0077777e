package catalog

import (
	"cmp"
	"slices"
	"strings"

	"github.com/RoaringBitmap/roaring/v2"

	"github.com/fairlead/fairlead/internal/design"
)

// appendModelName appends what tells models apart: make, model, variant and the other names of the model, apart by NUL.
func appendModelName(to []byte, l *Listing) []byte {
	to = append(append(append(append(append(to, l.Make...), 0), l.Model...), 0), l.Variant...)
	for _, alias := range l.ModelAliases {
		to = append(append(to, 0), alias...)
	}
	return to
}

// modelReader collects the listings of every model.
type modelReader struct {
	into   *segment
	byName docsByName
	name   []byte
}

func (r *modelReader) read(from int, block []*Listing) {
	for i, l := range block {
		r.name = appendModelName(r.name[:0], l)
		r.byName.add(textOf(r.name), uint32(from+i))
	}
}

func (r *modelReader) end() {
	r.into.models = r.byName.lists()
	r.into.setModelKeys()
}

// setModelKeys folds the names of every model.
func (s *segment) setModelKeys() {
	for i := range s.models.names.len() {
		parts := strings.Split(s.models.names.text(i), "\x00")
		keys := []string{design.Fold(parts[0]), modelKey(strings.Join(parts[:3], " "))}
		for _, alias := range parts[3:] {
			keys = append(keys, modelKey(alias))
		}
		s.modelKeys.pushText(strings.Join(keys, "\x00"))
	}
}

// ModelCount is how many boats of a model there are.
type ModelCount struct {
	Make, Model string
	N           int
}

// CountModels counts the boats that meet a query by their models, those of which there are most first; boats without a builder are left out.
// It is an error as for Search.
func (ix *Index) CountModels(q Query) ([]ModelCount, error) {
	s, err := ix.search(q)
	if err != nil {
		return nil, err
	}
	defer s.end()
	counts := map[ModelCount]int{}
	for _, e := range s.parts {
		for i := range e.models.names.len() {
			n := 0
			for docs := e.models.docs.docs(i).Iterator(); docs.HasNext(); {
				if e.found.has(docs.Next()) {
					n++
				}
			}
			if maker, model, _ := strings.Cut(e.models.names.text(i), "\x00"); n > 0 && maker != "" {
				model, _, _ = strings.Cut(model, "\x00") // what follows tells its variants apart
				counts[ModelCount{Make: maker, Model: model}] += n
			}
		}
	}
	list := make([]ModelCount, 0, len(counts))
	for m, n := range counts {
		m.N = n
		list = append(list, m)
	}
	slices.SortFunc(list, func(a, b ModelCount) int {
		return cmp.Or(cmp.Compare(b.N, a.N), cmp.Compare(a.Make, b.Make), cmp.Compare(a.Model, b.Model))
	})
	return list, nil
}

// eachModel visits the listings of every model that has one of the names, of one folded make or, for "", of all.
func (s *segment) eachModel(maker string, names []string, visit func(docs *roaring.Bitmap)) {
	for i := range s.modelKeys.len() {
		made, keys, _ := strings.Cut(s.modelKeys.text(i), "\x00")
		if (maker == "" || made == maker) && holdsAny(keys, names) {
			visit(s.models.docs.docs(i))
		}
	}
}

// holdsAny reports whether one of the keys holds the words of one of the names.
func holdsAny(keys string, names []string) bool {
	for more := true; more; {
		var key string
		key, keys, more = strings.Cut(keys, "\x00")
		for _, words := range names {
			if holdsWords(key, words) {
				return true
			}
		}
	}
	return false
}

// modelKey makes names of models comparable: folded, a decimal point kept, so that the 40 of "Oceanis 40.1" is not a word.
func modelKey(name string) string {
	var parts []string
	from := 0
	for i := 1; i+1 < len(name); i++ {
		if name[i] == '.' && isDigit(name[i-1]) && isDigit(name[i+1]) {
			parts = append(parts, design.Fold(name[from:i]))
			from = i + 1
		}
	}
	return strings.Join(append(parts, design.Fold(name[from:])), ".")
}

// holdsWords reports whether a model key holds the words of another: "34" is in "34 mkii" and, its number being whole,
// in "34e", but not in "340".
func holdsWords(key, words string) bool {
	for from := 0; ; {
		at := strings.Index(key[from:], words)
		if at < 0 || words == "" {
			return false
		}
		start, end := from+at, from+at+len(words)
		if (start == 0 || key[start-1] == ' ') && endsWord(key, end) {
			return true
		}
		from = start + 1
	}
}

func endsWord(key string, end int) bool {
	return end == len(key) || key[end] == ' ' || isDigit(key[end-1]) && !isDigit(key[end]) && key[end] != '.'
}

func isDigit(b byte) bool { return '0' <= b && b <= '9' }
