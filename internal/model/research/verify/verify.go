// Package verify holds the sentences of a study against the evidence that they cite.
package verify

import (
	"cmp"
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/model/research/measure"
	"github.com/fairlead/fairlead/internal/study"
)

// Verifier checks sentences against the evidence they cite. What can be computed is computed again, once, from the
// snapshot, so that a number stands only where its query yields it. It is not safe for concurrent use.
type Verifier struct {
	Cited func(reference string) *measure.Evidence // nil for a reference to nothing

	from     *measure.Drawer
	entities []entity
	said     []string
	fresh    map[*measure.Evidence][]study.Value
}

// Told is what a report speaks of beside its evidence.
type Told struct {
	Boats [][]string // that it compares, each by all its names
	Said  []string   // of the plan, whole; digits in it are no findings
}

// New returns a verifier that computes from a drawer and finds by cited what a reference leads to.
func New(from *measure.Drawer, told Told, cited func(reference string) *measure.Evidence) *Verifier {
	v := &Verifier{Cited: cited, from: from, said: told.Said, fresh: map[*measure.Evidence][]study.Value{}}
	for _, names := range told.Boats {
		v.entities = append(v.entities, entity{names})
	}
	return v
}

var (
	// references are [Q3], [12] and, before they are numbered, [#7].
	references = regexp.MustCompile(`\[(#\d+|Q\d+|\d+)\]`)
	// together are references without words between them.
	together = regexp.MustCompile(`(?:\[(?:#\d+|Q\d+|\d+)\])+`)
)

// References returns what a text refers to, "Q3" or "12", in its order.
func References(text string) []string {
	var all []string
	for _, m := range references.FindAllStringSubmatch(text, -1) {
		all = append(all, m[1])
	}
	return all
}

// Rename writes every reference of a text anew.
func Rename(text string, name func(reference string) string) string {
	return references.ReplaceAllStringFunc(text, func(r string) string { return "[" + name(r[1:len(r)-1]) + "]" })
}

var errNoSource = errors.New("it cites what is not there")

// Check returns nil where every number of a sentence, or of a row under a table's head, is one that the cited evidence
// yields: under the name that the words or the column give it, of the boats that it is said of, to the side that the words
// tell. Evidence answers for the words between its reference and the one before; in a row, for its column or for the whole
// row. A sentence without a number holds if its boats are those of what it cites.
func (v *Verifier) Check(sentence, head string) error {
	cited, ok := v.evidence(head + sentence)
	if !ok {
		return errNoSource
	}
	if strings.HasPrefix(sentence, "| ") {
		return v.row(sentence, head, cited)
	}
	here := cited
	for len(sentence) > 0 {
		end := len(sentence)
		if next := together.FindStringIndex(sentence); next != nil {
			here, _ = v.evidence(sentence[next[0]:next[1]])
			end = next[1]
		}
		if err := v.segment(sentence[:end], here, cited); err != nil {
			return err
		}
		sentence = sentence[end:]
	}
	return nil
}

// evidence is what a text refers to; ok is false where a reference leads nowhere.
func (v *Verifier) evidence(text string) (cited []*measure.Evidence, ok bool) {
	for _, r := range References(text) {
		e := v.Cited(r)
		if e == nil {
			return nil, false
		}
		cited = append(cited, e)
	}
	return cited, true
}

// segment checks the words that the evidence here answers for.
func (v *Verifier) segment(text string, here, cited []*measure.Evidence) error {
	words := v.strip(references.ReplaceAllString(text, ""), cited)
	if err := v.covers(words, cited); err != nil {
		return err
	}
	if err := v.ends(words, here); err != nil {
		return err
	}
	if multiplied.MatchString(words.text) {
		return errors.New("a number of a name is turned into another one")
	}
	for _, n := range words.numbers() {
		if err := v.number(n, here, cited, nil); err != nil {
			return err
		}
	}
	return nil
}

// columns are the values that stand under a column's head, where the head is not their name.
var columns = map[string][]string{
	"seen for": {"seen"}, "against the fit": {"below"}, "days on sale, median": {"median"}, "asks": {"asks", "converted"},
	"at equal age and length": {"level"},
}

// row checks a row of a table cell by cell: the first one is a label, the others stand under the head of their column. The
// evidence that the label or the first head refers to answers for the whole row, that of another head for its column.
func (v *Verifier) row(row, head string, cited []*measure.Evidence) error {
	cells, heads := cellsOf(row), cellsOf(head)
	label := v.strip(plain(cells[0]), cited)
	if numerals.MatchString(label.text) {
		return fmt.Errorf("the label %q has a number", plain(cells[0]))
	}
	whole, _ := v.evidence(cells[0])
	if len(heads) > 0 {
		first, _ := v.evidence(heads[0])
		whole = append(whole, first...)
	}
	if err := v.covers(label, whole); err != nil {
		return err
	}
	for i, cell := range cells[1:] {
		here, column := whole, ""
		if i+1 < len(heads) {
			own, _ := v.evidence(heads[i+1])
			here, column = append(slices.Clone(whole), own...), strings.ToLower(plain(heads[i+1]))
		}
		words := v.strip(plain(cell), cited)
		for _, n := range words.numbers() {
			n.part, n.owner = cmp.Or(n.part, plain(cells[0])), cmp.Or(n.owner, label.owner(len(label.text), len(label.text)))
			if err := v.number(n, here, cited, v.named(column, plain(cells[0]), here)); err != nil {
				return err
			}
		}
	}
	return nil
}

// named are the names of the values that a cell may hold, nil for any: the column tells, else the label of the row.
func (v *Verifier) named(column, label string, here []*measure.Evidence) []string {
	if names, ok := columns[column]; ok {
		return names
	}
	for _, name := range []string{column, strings.ToLower(label), label} {
		for _, e := range here {
			if slices.ContainsFunc(v.values(e), func(w study.Value) bool { return w.Name == name }) {
				return []string{name}
			}
		}
	}
	return nil
}

// cellsOf are the cells of a table's row.
func cellsOf(row string) []string {
	cells := strings.Split(strings.Trim(row, "| "), "|")
	for i := range cells {
		cells[i] = strings.TrimSpace(cells[i])
	}
	return cells
}

// plain is a text without its references.
func plain(text string) string { return strings.TrimSpace(references.ReplaceAllString(text, "")) }

// values computes the values of a piece of evidence again.
func (v *Verifier) values(e *measure.Evidence) []study.Value {
	fresh, ok := v.fresh[e]
	if !ok {
		fresh = e.Again(v.from)
		v.fresh[e] = fresh
	}
	return fresh
}
