package foreign

import "strings"

// lexicon gives words and phrases of one language in English.
type lexicon struct {
	spell   func(string) string // a word in lower case as the lexicon spells it
	stem    func(string) string // what the forms of a word have in common, of one that is spelled so
	exact   map[string]string   // words, and phrases with blanks between their words; one that says nothing to a search is ""
	stems   map[string]string   // the same by the stems of their words
	longest int                 // words of the longest phrase
	joins   bool                // words are made of others
}

// newLexicon reads lines of "word, other word: English". Of two words that share a stem the first has it.
func newLexicon(text string, spell, stem func(string) string, joins bool) *lexicon {
	lex := &lexicon{spell: spell, stem: stem, joins: joins, exact: map[string]string{}, stems: map[string]string{}}
	for line := range strings.Lines(text) {
		foreign, english, ok := strings.Cut(line, ":")
		if !ok || strings.HasPrefix(line, "#") {
			continue
		}
		for name := range strings.SplitSeq(foreign, ",") {
			lex.add(tokens(name, spell), strings.TrimSpace(english))
		}
	}
	return lex
}

func (lex *lexicon) add(words []token, english string) {
	key := joined(words, same)
	if _, taken := lex.exact[key]; key == "" || taken {
		return
	}
	lex.exact[key] = english
	lex.longest = max(lex.longest, len(words))
	if stems := joined(words, lex.stem); english != "" || len(words) > 1 {
		if _, taken := lex.stems[stems]; !taken {
			lex.stems[stems] = english
		}
	}
}

// joined are the words as a key, each as it is made.
func joined(words []token, make func(string) string) string {
	var b strings.Builder
	for i, w := range words {
		if i > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(make(w.key))
	}
	return b.String()
}

// word gives a word in English: as it stands, in another of its forms, taken apart, or if it is a noun by the part of it that is known.
func (lex *lexicon) word(w token) (english string, ok bool) {
	if e, ok := lex.form(w.key); ok {
		return e, true
	}
	if !lex.joins {
		return "", false
	}
	e := lex.compound(w.key)
	if e == "" && w.large {
		e = lex.part(w.key)
	}
	return e, e != ""
}

// form gives a word in English, as it stands or in another of its forms.
func (lex *lexicon) form(key string) (english string, ok bool) {
	if e, ok := lex.exact[key]; ok {
		return e, true
	}
	if len(key) < leastForm {
		return "", false
	}
	e, ok := lex.stems[lex.stem(key)]
	return e, ok
}

const (
	leastForm  = 4 // letters of a word that is known in other forms than the one that is written
	leastPart  = 3 // letters of a part of a compound
	leastLast  = 5 // letters of the only part of a compound that is known, where it is the last
	leastFirst = 6 // and where it is the first: the brand of Brandenburg is no fire
	mostParts  = 4
)

// compound gives a word in English that is made wholly of others, of as few as possible; "" for any other.
func (lex *lexicon) compound(key string) string {
	for most := 2; most <= mostParts; most++ {
		if e := lex.split(key, most); e != "" {
			return e
		}
	}
	return ""
}

// part gives the one part of a compound in English that is known, the last before the first.
func (lex *lexicon) part(key string) string {
	for i := leastPart; len(key)-i >= leastLast; i++ {
		if e, ok := lex.form(key[i:]); ok && e != "" {
			return e
		}
	}
	for i := len(key) - leastPart; i >= leastFirst; i-- {
		if e := lex.exact[key[:i]]; e != "" {
			return e
		}
	}
	return ""
}

// links stand between the parts of a compound.
var links = []string{"", "s", "n", "en", "es", "er", "e"}

// split gives a word in English that is made of at most so many others, "" where it is not.
func (lex *lexicon) split(key string, most int) string {
	if most == 1 {
		e, _ := lex.form(key)
		return e
	}
	for i := len(key) - leastPart; i >= leastPart; i-- {
		first := lex.exact[key[:i]]
		if first == "" && i > leastPart {
			first = lex.stems[key[:i]]
		}
		if first == "" {
			continue
		}
		for _, link := range links {
			rest, ok := strings.CutPrefix(key[i:], link)
			if !ok || len(rest) < leastPart {
				continue
			}
			if e := lex.split(rest, most-1); e != "" {
				return first + " " + e
			}
		}
	}
	return ""
}
