package statement

import (
	"math"
	"regexp"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/fairlead/fairlead/internal/fold"
	"github.com/fairlead/fairlead/internal/quantity"
)

// fact is a number in a text that has to be in the evidence.
type fact struct {
	value float64 // without its sign: words say whether something falls or rises
	unit  string  // "" for a bare number
	text  string  // as it stands
	name  string  // "channel 16": the word before it where the number is part of a name, and the number
	by    quantity.Dimension
}

// said are the facts of a text, and its codes: words of letters and digits such as "s-005843" or "NMEA2000".
type said struct {
	facts []fact
	codes []string // in lower case
}

// ordinals such as "2nd", which are not knots but numbers.
var ordinals = regexp.MustCompile(`\b(\d{1,2})(st|nd|rd|th|er|ème|e)\b`)

// naming are words whose number is a name, not an amount, in lower case.
var naming = fold.Set(`channel channels ch kanal canal rule rules regel règle force beaufort bft category kategorie catégorie class klasse
	chapter article part annex section type iso din abyc mark mk no nr number row step phase grade`)

// smallCount is the largest number without a unit that needs no evidence: people count on their fingers.
const smallCount = 10

// read finds the facts of a text. Words that name a number are only looked at where named reports them so, or where they
// are always names.
func read(text string, named func(word string, first bool) bool) said {
	var s said
	if !quantity.Counts(text) {
		return s
	}
	plain := text
	if digitBeforeLetter(text) {
		plain = ordinals.ReplaceAllString(text, "$1 #")
	}
	var room [8]span
	covered := room[:0]
	for _, q := range quantity.Find(plain) {
		if wordy(plain, q.Start, q.End) {
			continue
		}
		covered = append(covered, span{q.Start, q.End})
		f := fact{value: math.Abs(q.Given), unit: q.Unit, text: strings.TrimSpace(q.Text), by: q.Dim}
		if q.Dim == quantity.Bare {
			f.name = nameBefore(plain, q, named)
		}
		if q.Dim == quantity.Clock {
			if v, ok := quantity.Number(f.text); ok {
				f.value = v // "from 1.34 times" is no time of day
			}
		}
		s.facts = append(s.facts, f)
	}
	if !uncovered(plain, 0, len(plain), covered) {
		return s
	}
	for start, end := 0, 0; ; {
		if start, end = nextCode(plain, end); end == 0 {
			return s
		}
		if uncovered(plain, start, end, covered) {
			s.codes = append(s.codes, strings.ToLower(plain[start:end]))
		}
	}
}

// nextCode finds from an offset on a word of letters and digits, which single marks may join; end is 0 for none.
func nextCode(text string, from int) (start, end int) {
	start = -1
	for i, r := range text[from:] {
		i += from
		switch {
		case unicode.IsLetter(r) || '0' <= r && r <= '9':
			if start < 0 {
				start = i
			}
			end = i + utf8.RuneLen(r)
		case start >= 0 && (i > end || !strings.ContainsRune("-/.&'", r)):
			return start, end
		}
	}
	return start, end
}

// digitBeforeLetter reports whether a text may have an ordinal such as "2nd".
func digitBeforeLetter(text string) bool {
	for i := 1; i < len(text); i++ {
		if '0' <= text[i-1] && text[i-1] <= '9' && (text[i] >= 'a' || text[i] >= utf8.RuneSelf) {
			return true
		}
	}
	return false
}

// wordy reports whether the digits found are a part of a longer word, such as those of "s-005843" or "D2-40".
func wordy(text string, start, end int) bool {
	before, _ := utf8.DecodeLastRuneInString(text[:start])
	if unicode.IsLetter(before) {
		return true
	}
	if before != '-' && before != '/' {
		return false
	}
	r, _ := utf8.DecodeLastRuneInString(text[:start-1])
	return unicode.IsLetter(r) && len(strings.TrimSpace(text[start:end])) == end-start && onlyDigits(text[start:end]) && end-start > 1
}

func onlyDigits(s string) bool {
	return !strings.ContainsFunc(s, func(r rune) bool { return r < '0' || r > '9' })
}

// span is a part of a text by its offsets.
type span struct{ start, end int }

// uncovered reports whether a digit of a part of a text belongs to none of the spans, which are in order.
func uncovered(text string, from, to int, spans []span) bool {
	for i := from; i < to; i++ {
		if text[i] < '0' || text[i] > '9' {
			continue
		}
		for len(spans) > 0 && spans[0].end <= i {
			spans = spans[1:]
		}
		if len(spans) == 0 || i < spans[0].start {
			return true
		}
	}
	return false
}

// trivial reports whether a fact is none: a count on the fingers, or "a year".
func (f *fact) trivial() bool {
	if f.name != "" {
		return false
	}
	if !strings.ContainsFunc(f.text, unicode.IsDigit) && f.value <= 1 {
		return true
	}
	return f.unit == "" && f.value <= smallCount && f.value == math.Trunc(f.value)
}

// nameBefore is the word before a bare number together with it, where the two are a name.
func nameBefore(text string, q quantity.Quantity, named func(string, bool) bool) string {
	if !strings.ContainsFunc(q.Text, unicode.IsDigit) {
		return ""
	}
	before := strings.TrimRight(text[:q.Start], " -")
	if len(text[:q.Start])-len(before) > 1 || len(before) == q.Start {
		return ""
	}
	start := strings.LastIndexFunc(before, func(r rune) bool { return !unicode.IsLetter(r) && r != '\'' }) + 1
	word := before[start:]
	first := strings.TrimRight(before[:start], " *_\"“(-") == ""
	if word == "" || !naming[strings.ToLower(word)] && !named(word, first) {
		return ""
	}
	return strings.ToLower(word) + " " + strings.TrimSpace(q.Text)
}

// appendKey adds to a buffer how a fact is looked up.
func (f *fact) appendKey(to []byte) []byte { return strconv.AppendFloat(to, f.value, 'g', 9, 64) }
