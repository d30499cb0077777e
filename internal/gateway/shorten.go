package gateway

import (
	"encoding/json"
	"maps"
	"regexp"
	"slices"
	"sort"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/fairlead/fairlead/internal/tokens"
)

// textField is the one text that may be shortened: it says in words what citations are of.
const textField = "answer"

// fit marshals the object. Where it has more tokens than the budget, the longest array loses its last item until it fits, and
// where that is not enough the answer's text loses sentences at its end. What the text cites is no such array: a source goes with the last
// text that cites it. whole is false where an item is lost, a sentence is cut, or nothing fits and the text is over the budget. How much
// is lost is found by halving, because each try marshals and counts all that is left.
func (o object) fit(budget int) (text []byte, whole bool, err error) {
	text, err = json.Marshal(o.fields)
	if err != nil || tokens.Count(string(text)) <= budget {
		return text, true, err
	}
	var all fields
	if err := json.Unmarshal(o.whole, &all); err != nil {
		return nil, false, err
	}
	o.sources = sourcesOf(all, o.fields)
	arrays := o.arrays()
	lost := losses(arrays)
	text, n := within(budget, len(lost), func(n int) ([]byte, error) { return o.without(arrays, lost[:n]) })
	if n <= len(lost) {
		return text, n == 0, nil
	}
	bare, err := o.without(arrays, lost)
	if err != nil {
		return nil, false, err
	}
	var answer string
	if json.Unmarshal(o.fields[textField], &answer) == nil && json.Unmarshal(bare, &o.fields) == nil {
		if short, whole := o.shortened(answer, budget); short != nil {
			return short, whole && len(lost) == 0, nil
		}
	}
	return bare, false, nil
}

// within returns what the least n up to most makes that is within the budget; n is most+1 where nothing is.
func within(budget, most int, made func(n int) ([]byte, error)) (text []byte, n int) {
	n = sort.Search(most+1, func(n int) bool {
		short, err := made(n)
		if err != nil || tokens.Count(string(short)) > budget {
			return false
		}
		text = short
		return true
	})
	return text, n
}

// shortened marshals the fields with as many of the answer's sentences as fit, else with as many words of the first as fit and an
// ellipsis; nil where not one word does. Less of an object has fewer tokens but for one or two, which is why what was counted stands.
func (o object) shortened(answer string, budget int) (text []byte, whole bool) {
	for _, cut := range []struct {
		ends  []int
		left  func(answer string, end int) string
		whole bool
	}{{sentenceEnds(answer), sentencesLeft, true}, {wordEnds(answer), wordsLeft, false}} {
		text, n := within(budget, len(cut.ends)-1, func(n int) ([]byte, error) {
			quoted, err := json.Marshal(cut.left(answer, cut.ends[len(cut.ends)-1-n]))
			if err != nil {
				return nil, err
			}
			short := maps.Clone(o.fields)
			short[textField] = quoted
			return o.marshal(short)
		})
		if n < len(cut.ends) {
			return text, cut.whole
		}
	}
	return nil, false
}

func wordsLeft(answer string, end int) string { return strings.TrimRight(answer[:end], ",;:.") + "…" }

// sentencesLeft is the answer up to the end of a sentence. Marks that stand behind the last sentence of a paragraph are of all its
// sentences, and stay with those that are left.
func sentencesLeft(answer string, end int) string {
	begin := strings.LastIndex(answer[:end], "\n\n") + 1
	rest, _, _ := strings.Cut(answer[end:], "\n\n")
	marks := closingMarks.FindStringSubmatch(rest)
	if marks == nil || anyMark.MatchString(answer[begin:end]+strings.TrimSuffix(rest, marks[1])) {
		return answer[:end]
	}
	return answer[:end] + marks[1]
}

// anyMark is a reference to a source, closingMarks are those behind a full stop at a paragraph's end.
var (
	anyMark      = regexp.MustCompile(`\[Q?\d+\]`)
	closingMarks = regexp.MustCompile(`[.!?]((?: ?\[Q?\d+\])+)$`)
)

// wordEnds are the offsets where words end.
func wordEnds(text string) (ends []int) {
	for i, r := range text {
		if i > 0 && unicode.IsSpace(r) && text[i-1] > ' ' {
			ends = append(ends, i)
		}
	}
	return ends
}

// sentenceEnds are the offsets where a word ends with a full stop or the like, or a reference after one, before a capital letter, a
// line's end or the text's.
func sentenceEnds(text string) (ends []int) {
	for _, end := range append(wordEnds(text), len(text)) {
		after := strings.TrimLeft(text[end:], " ")
		next, _ := utf8.DecodeRuneInString(after)
		said := strings.TrimRight(text[:end], "0123456789[]Q, ")
		point := strings.Trim(text[strings.LastIndexAny(text[:end], " \n")+1:end], "0123456789.") == "" // of a list
		if said != "" && !point && strings.ContainsRune(".!?", rune(said[len(said)-1])) && (after == "" || next == '\n' || unicode.IsUpper(next)) {
			ends = append(ends, end)
		}
	}
	return ends
}

// array is a field that holds one, with its items as they are marshalled.
type array struct {
	name  string
	items []json.RawMessage
}

// arrays are the fields that can lose items, in the order of their names.
func (o object) arrays() []array {
	var all []array
	for _, name := range slices.Sorted(maps.Keys(o.fields)) {
		var items []json.RawMessage
		if o.fields[name][0] == '[' && !o.isSource(name) && json.Unmarshal(o.fields[name], &items) == nil {
			all = append(all, array{name, items})
		}
	}
	return all
}

// losses is the order in which arrays lose items: for each loss the index of the array that is the longest in bytes by then.
func losses(arrays []array) []int {
	left, size, total := make([]int, len(arrays)), make([]int, len(arrays)), 0
	for i, a := range arrays {
		left[i] = len(a.items)
		for _, item := range a.items {
			size[i] += len(item) + len(",")
		}
		total += left[i]
	}
	order := make([]int, 0, total)
	for range total {
		longest := 0
		for i := range size {
			if size[i] > size[longest] {
				longest = i
			}
		}
		left[longest]--
		size[longest] -= len(arrays[longest].items[left[longest]]) + len(",")
		order = append(order, longest)
	}
	return order
}

// without marshals the fields after the losses.
func (o object) without(arrays []array, lost []int) ([]byte, error) {
	left := make([]int, len(arrays))
	for i, a := range arrays {
		left[i] = len(a.items)
	}
	for _, i := range lost {
		left[i]--
	}
	short := maps.Clone(o.fields)
	for i, a := range arrays {
		text, err := json.Marshal(a.items[:left[i]])
		if err != nil {
			return nil, err
		}
		short[a.name] = text
	}
	return o.marshal(short)
}
