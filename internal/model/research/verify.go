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
	// together are references without words between them.
	together = regexp.MustCompile(`(?:\[(?:#\d+|Q\d+|\d+)\])+`)
	// partOfName is a capitalised word inside a sentence: a number behind it belongs to a name that no evidence has.
	partOfName = regexp.MustCompile(`[\pL\d,;:.…] [A-Z][a-z]{2,}$`)
	// numerals are days, amounts of money and numbers with their unit, as Value.String writes them.
	numerals = regexp.MustCompile(`\d{4}-\d{2}-\d{2}|\b[A-Z]{3} \d[\d,]*(?:\.\d+)?|\d[\d,]*(?:\.\d+)?(?: %| m²| (?:m|kg|kn|days)\b)?`)
)

// holds reports whether every number of a sentence, or of a row under a table's head, is one that the cited evidence
// yields, under the name that the words or the column give it. Evidence answers for the words between its reference and
// the one before; in a row, for the whole row. A sentence without a number holds.
func (v *verifier) holds(sentence, head string) bool {
	cited, ok := v.evidence(head + sentence)
	if !ok {
		return false
	}
	if strings.HasPrefix(sentence, "| ") {
		return v.row(cellsOf(sentence), cellsOf(head), cited)
	}
	here := cited
	for len(sentence) > 0 {
		end := len(sentence)
		if next := together.FindStringIndex(sentence); next != nil {
			here, _ = v.evidence(sentence[next[0]:next[1]])
			end = next[1]
		}
		if !v.all(sentence[:end], here, cited, "") {
			return false
		}
		sentence = sentence[end:]
	}
	return true
}

// evidence is what a text refers to; ok is false where a reference leads nowhere.
func (v *verifier) evidence(text string) (cited []*Evidence, ok bool) {
	for _, m := range references.FindAllStringSubmatch(text, -1) {
		e := v.cited(m[1])
		if e == nil {
			return nil, false
		}
		cited = append(cited, e)
	}
	return cited, true
}

// row checks a row of a table cell by cell: the first one is a label, the others stand under the head of their column.
func (v *verifier) row(cells, columns []string, cited []*Evidence) bool {
	if label, _ := v.strip(cells[0], cited); numerals.MatchString(label) {
		return false
	}
	for i, cell := range cells[1:] {
		column := ""
		if i+1 < len(columns) && !strings.ContainsAny(columns[i+1], "0123456789") {
			column = " " + strings.ToLower(columns[i+1]) + " "
		}
		if !v.all(column+cell, cited, cited, cells[0]) {
			return false
		}
	}
	return true
}

// cellsOf are the cells of a table's row, without their references.
func cellsOf(row string) []string {
	row = references.ReplaceAllString(strings.Trim(row, "| "), "")
	cells := strings.Split(row, "|")
	for i := range cells {
		cells[i] = strings.TrimSpace(cells[i])
	}
	return cells
}

// all reports whether the evidence that stands here yields every number of a text, the names in everything cited left out;
// row is the label of the row it stands in.
func (v *verifier) all(text string, here, cited []*Evidence, row string) bool {
	text, parts := v.strip(references.ReplaceAllString(text, ""), cited)
	for _, at := range numerals.FindAllStringIndex(text, -1) {
		number := strings.TrimRight(text[at[0]:at[1]], ",.")
		stands := place{before: text[:at[0]], after: text[at[0]+len(number):], part: row}
		if part := parts[lastRune(strings.TrimRight(stands.before, " (,:"))]; part != "" {
			stands.part = part
		}
		if !v.yields(here, number, stands) {
			return false
		}
	}
	return true
}

// place is where a number stands: between which words, and behind the name of which part, as far as there is one.
type place struct{ before, after, part string }

// strip replaces what the cited evidence says in words, longest first: the name of a part by a rune that stands for it.
func (v *verifier) strip(text string, cited []*Evidence) (stripped string, parts map[rune]string) {
	phrases := slices.Clone(v.names)
	parts = map[rune]string{}
	marks := map[string]rune{}
	for _, e := range cited {
		phrases = append(phrases, e.phrases...)
		for _, part := range e.parts() {
			phrases = append(phrases, part)
			marks[part] = firstMark + rune(len(marks))
			parts[marks[part]] = part
		}
		if e.Filter != nil {
			phrases = append(phrases, e.Filter.Words)
		}
	}
	slices.SortFunc(phrases, func(a, b string) int { return len(b) - len(a) })
	for _, p := range phrases {
		mark, ok := marks[p]
		if !ok {
			mark = '…'
		}
		if hasLetter(p) || strings.Contains(p, "–") {
			text = replace(replace(text, p, mark), capital(p), mark)
		}
	}
	return text, parts
}

// firstMark begins Unicode's private use area.
const firstMark = '\uE000'

func lastRune(s string) rune {
	r, _ := utf8.DecodeLastRuneInString(s)
	return r
}

// replace puts a mark for a phrase where it stands as whole words.
func replace(text, phrase string, mark rune) string {
	for from := 0; ; {
		i := strings.Index(text[from:], phrase)
		if i < 0 {
			return text
		}
		i += from
		if wordy(lastRune(text[:i])) || wordy(firstRune(text[i+len(phrase):])) {
			from = i + len(phrase)
			continue
		}
		text = text[:i] + string(mark) + text[i+len(phrase):]
		from = i
	}
}

func wordy(r rune) bool { return r != utf8.RuneError && (unicode.IsLetter(r) || unicode.IsDigit(r)) }

// yields reports whether one of the cited pieces of evidence has a value that is written so. Words beside the number that
// name a value, and a part that it stands behind, must be that value's.
func (v *verifier) yields(cited []*Evidence, number string, at place) bool {
	if r := lastRune(at.before); unicode.IsLetter(r) || r == '/' || r == '-' || partOfName.MatchString(strings.TrimRight(at.before, " ")) {
		return false
	}
	before := " " + strings.ToLower(strings.TrimRight(at.before, " "))
	for _, link := range []string{" of", " is", ":"} {
		before = strings.TrimSuffix(before, link)
	}
	has := func(e *Evidence) bool {
		return at.part != "" && slices.ContainsFunc(v.values(e), func(w Value) bool { return w.Of == at.part })
	}
	known := slices.ContainsFunc(cited, has)
	for _, e := range cited {
		values := v.values(e)
		of := ""
		if has(e) {
			of = at.part
		}
		named := slices.IndexFunc(values, func(w Value) bool {
			name := " " + strings.ToLower(w.Name)
			return strings.HasSuffix(before, name) || strings.HasPrefix(at.after, name) && !wordy(firstRune(at.after[len(name):]))
		})
		for _, w := range values {
			if w.String() == number && (!known || w.Of == of) && (named < 0 || w.Name == values[named].Name) {
				return true
			}
		}
	}
	return false
}

func firstRune(s string) rune {
	r, _ := utf8.DecodeRuneInString(s)
	return r
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
