package research

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/fairlead/fairlead/internal/catalog"
)

// verifier checks sentences against the evidence they cite. What can be computed is computed again, once, from the
// snapshot, so that a number stands only where its query yields it. It is not safe for concurrent use.
type verifier struct {
	from  *drawer
	names []string                         // of the subjects; digits in them are no findings
	cited func(reference string) *Evidence // nil for a reference to nothing
	fresh map[*Evidence][]Value
}

func newVerifier(ix *catalog.Index, plan Plan, cited func(string) *Evidence) *verifier {
	v := &verifier{from: newDrawer(ix, plan.Currency), cited: cited, fresh: map[*Evidence][]Value{}}
	for _, s := range plan.Subjects {
		v.names = append(v.names, s.Name)
		if s.Design != nil {
			v.names = append(v.names, nameOf(*s.Design))
		}
	}
	for _, said := range append(append([]string{}, plan.Readings...), plan.Lacking...) {
		v.names = append(v.names, strings.TrimSuffix(said, "."))
	}
	return v
}

var (
	// references are [Q3], [12] and, before they are numbered, [#7].
	references = regexp.MustCompile(`\[(#\d+|Q\d+|\d+)\]`)
	// numerals are days, amounts of money and numbers with their unit, as Value.String writes them.
	numerals = regexp.MustCompile(`\d{4}-\d{2}-\d{2}|\b[A-Z]{3} \d[\d,]*(?:\.\d+)?|\d[\d,]*(?:\.\d+)?(?: %| m²| (?:m|kg|kn|days)\b)?`)
)

// holds reports whether every number of a sentence, or of a row under a table's head, is one that the cited evidence
// yields, under the name the words give it. A sentence without a number holds.
func (v *verifier) holds(sentence, head string) bool {
	var cited []*Evidence
	for _, m := range references.FindAllStringSubmatch(head+sentence, -1) {
		e := v.cited(m[1])
		if e == nil {
			return false
		}
		cited = append(cited, e)
	}
	text := v.strip(references.ReplaceAllString(sentence, ""), cited)
	row := rowLabel(sentence)
	for _, at := range numerals.FindAllStringIndex(text, -1) {
		number := strings.TrimRight(text[at[0]:at[1]], ",.")
		if !v.yields(cited, number, text[:at[0]], row) {
			return false
		}
	}
	return true
}

// strip removes what the cited evidence says in words, longest first.
func (v *verifier) strip(text string, cited []*Evidence) string {
	phrases := slices.Clone(v.names)
	for _, e := range cited {
		phrases = append(phrases, e.phrases...)
		phrases = append(phrases, e.parts()...)
		if e.Filter != nil {
			phrases = append(phrases, e.Filter.Words)
		}
	}
	slices.SortFunc(phrases, func(a, b string) int { return len(b) - len(a) })
	for _, p := range phrases {
		if hasLetter(p) || strings.Contains(p, "–") {
			text = remove(remove(text, p), capital(p))
		}
	}
	return text
}

// remove takes a phrase out of a text where it stands as whole words.
func remove(text, phrase string) string {
	for from := 0; ; {
		i := strings.Index(text[from:], phrase)
		if i < 0 {
			return text
		}
		i += from
		before, _ := utf8.DecodeLastRuneInString(text[:i])
		after, _ := utf8.DecodeRuneInString(text[i+len(phrase):])
		if wordy(before) || wordy(after) {
			from = i + len(phrase)
			continue
		}
		text = text[:i] + "…" + text[i+len(phrase):]
		from = i
	}
}

func wordy(r rune) bool { return r != utf8.RuneError && (unicode.IsLetter(r) || unicode.IsDigit(r)) }

// yields reports whether one of the cited pieces of evidence has a value that is written so. Words just before the number
// that name a value, and a row's label that names a part, must be that value's.
func (v *verifier) yields(cited []*Evidence, number, before, row string) bool {
	before = strings.TrimRight(before, " ")
	for _, link := range []string{" of", " is", ":"} {
		before = strings.TrimSuffix(before, link)
	}
	for _, e := range cited {
		values := v.values(e)
		part := slices.ContainsFunc(values, func(w Value) bool { return w.Of == row && row != "" })
		named := slices.IndexFunc(values, func(w Value) bool { return strings.HasSuffix(before, " "+w.Name) })
		for _, w := range values {
			if w.String() == number && (!part || w.Of == row) && (named < 0 || w.Name == values[named].Name) {
				return true
			}
		}
	}
	return false
}

// values computes the values of a piece of evidence again.
func (v *verifier) values(e *Evidence) []Value {
	if e.run == nil {
		return e.Values
	}
	fresh, ok := v.fresh[e]
	if !ok {
		var n int
		n, fresh = e.run(v.from)
		fresh = append(fresh,
			Value{Name: "n", Number: float64(n), Unit: Count},
			Value{Name: "as of", Number: float64(v.from.ix.AsOf().Unix()), Unit: Date},
			Value{Name: "rates of", Number: float64(catalog.RateDate().Unix()), Unit: Date})
		v.fresh[e] = fresh
	}
	return fresh
}

// rowLabel is the first cell of a table's row, without its references; empty for a sentence.
func rowLabel(row string) string {
	if !strings.HasPrefix(row, "| ") {
		return ""
	}
	cell, _, _ := strings.Cut(row[2:], " |")
	return strings.TrimSpace(references.ReplaceAllString(cell, ""))
}
