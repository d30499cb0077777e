package verify

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/fairlead/fairlead/internal/fold"
	"github.com/fairlead/fairlead/internal/model/research/measure"
	"github.com/fairlead/fairlead/internal/study"
)

var (
	// partOfName is a capitalised word inside a sentence: a number behind it belongs to a name that no evidence has.
	partOfName = regexp.MustCompile(`[\pL\d,;:.…] [A-Z][a-z]{2,}$`)
	// numerals are days, amounts of money and numbers with their unit, as Value.String writes them.
	numerals = regexp.MustCompile(`\d{4}-\d{2}-\d{2}|\b[A-Z]{3} \d[\d,]*(?:\.\d+)?|\d[\d,]*(?:\.\d+)?(?: %| m²| (?:m|kg|kn|days)\b)?`)
	// magnitude is what makes another number of the one before it.
	magnitude = regexp.MustCompile(`^(?:\pL|[,.]?\s*(?i:hundred|thousand|million|billion|dozen|mio|tsd)\b)`)
	// negated is what turns the sign of the number after it.
	negated = regexp.MustCompile(`(?:[-−–+~≈±/]|\b(?i:minus|negative|twice|half|double) )$`)
	// bounded is what makes a bound of the number after it.
	bounded = regexp.MustCompile(`(?i)\b(?:more than|less than|fewer than|over|under|at least|at most|nearly|almost|up to) $`)
	// sided is what follows how far something lies from something else, which no count tells.
	sided = regexp.MustCompile(`^ (?:below|above|under) `)
	// multiplied is a name whose own number is made another one.
	multiplied = regexp.MustCompile(`[…\x{E000}-\x{F8FF}],?\s*(?i:hundred|thousand|million|billion|dozen|mio|tsd)\b`)
)

// wording is a text in which what the evidence says in words is replaced by marks: a rune for each part of evidence and each
// entity, an ellipsis for everything else.
type wording struct {
	text  string
	parts map[rune]string
	names map[rune]int // entities
}

// number is one number of a wording: as it is written, between which words, and behind the name of which part and of which
// entity, as far as there is one.
type number struct {
	text, before, after string
	part                string
	owner               string // name of an entity
	first               string // name of the entity that the sentence names first
}

// numbers are the numbers of a text in order.
func (w wording) numbers() []number {
	var all []number
	for _, at := range numerals.FindAllStringIndex(w.text, -1) {
		text := strings.TrimRight(w.text[at[0]:at[1]], ",.")
		n := number{text: text, before: w.text[:at[0]], after: w.text[at[0]+len(text):], owner: w.owner(at[0], at[0]+len(text)), first: w.first(at[0])}
		n.part = w.parts[lastRune(strings.TrimRight(n.before, " (,:"))]
		all = append(all, n)
	}
	return all
}

// marks are what no text may bring along itself.
var marks = regexp.MustCompile(`[\x{E000}-\x{F8FF}]`)

// Marks are of Unicode's private use area.
const (
	firstPart   = '\uE000'
	firstEntity = '\uF000'
)

// strip replaces what the cited evidence says in words, longest first.
func (v *Verifier) strip(text string, cited []*measure.Evidence) wording {
	w := wording{parts: map[rune]string{}, names: map[rune]int{}}
	text = marks.ReplaceAllString(text, " ")
	marked := map[string]rune{}
	phrases := slices.Clone(v.said)
	add := func(phrase string, mark rune) {
		if _, ok := marked[phrase]; !ok {
			phrases = append(phrases, phrase)
			marked[phrase] = mark
		}
	}
	for _, e := range cited {
		for _, part := range e.Parts() {
			mark := firstPart + rune(len(w.parts))
			w.parts[mark] = part
			add(part, mark)
		}
	}
	for i, entity := range v.entities {
		mark := firstEntity + rune(i)
		w.names[mark] = i
		for _, name := range entity.names {
			add(name, mark)
		}
	}
	for _, e := range cited {
		phrases = append(phrases, e.Phrases...)
		if e.Filter != nil {
			phrases = append(phrases, e.Filter.Words)
		}
	}
	slices.SortStableFunc(phrases, func(a, b string) int { return len(b) - len(a) })
	for _, p := range phrases {
		mark, ok := marked[p]
		if !ok {
			mark = '…'
		}
		if lettered(p) || strings.Contains(p, "–") {
			text = replace(replace(text, p, mark), fold.Capital(p), mark)
		}
	}
	w.text = text
	return w
}

func lastRune(s string) rune {
	r, _ := utf8.DecodeLastRuneInString(s)
	return r
}

func firstRune(s string) rune {
	r, _ := utf8.DecodeRuneInString(s)
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

// number returns nil where one of the pieces of evidence here has a value that is written so. Words beside the number that
// name a value, the part and the boats that it is said of, and the side that the words tell, must be that value's. Where
// names are given, the value has one of them.
func (v *Verifier) number(n number, here, cited []*measure.Evidence, names []string) error {
	if r := lastRune(n.before); unicode.IsLetter(r) || partOfName.MatchString(strings.TrimRight(n.before, " ")) {
		return fmt.Errorf("%s belongs to a name that no evidence has", n.text)
	}
	if negated.MatchString(n.before) || bounded.MatchString(n.before) || magnitude.MatchString(n.after) {
		return fmt.Errorf("%s is turned into another number", n.text)
	}
	has := func(e *measure.Evidence) bool {
		return n.part != "" && slices.ContainsFunc(v.values(e), func(w study.Value) bool { return w.Of == n.part })
	}
	known := slices.ContainsFunc(cited, has)
	for _, e := range here {
		values, of := v.values(e), ""
		if has(e) {
			of = n.part
		}
		named := nameBeside(n, values)
		for _, w := range values {
			switch {
			case w.String() != n.text, known && w.Of != of, named != "" && w.Name != named, names != nil && !slices.Contains(names, w.Name):
			case w.Unit == study.Count && sided.MatchString(n.after):
			case !v.speaksOf(e, n.owner), !v.agrees(e, w, n, cited):
			default:
				return nil
			}
		}
	}
	return fmt.Errorf("%s is not what the evidence yields here", n.text)
}

// nameBeside is the name of a value that stands directly before or behind a number, empty where there is none.
func nameBeside(n number, values []study.Value) string {
	before := " " + strings.ToLower(strings.TrimRight(n.before, " "))
	for _, link := range []string{" of", " is", ":", " gives"} {
		before = strings.TrimSuffix(before, link)
	}
	for _, w := range values {
		name := " " + strings.ToLower(w.Name)
		if strings.HasSuffix(before, name) || strings.HasPrefix(n.after, name) && !wordy(firstRune(n.after[len(name):])) {
			return w.Name
		}
	}
	return ""
}

// lettered reports whether a text has a letter of the plain alphabet.
func lettered(s string) bool {
	return strings.ContainsFunc(s, func(r rune) bool { return r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' })
}
