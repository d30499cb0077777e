package search

import "unicode/utf8"

// word is a run of letters and digits, folded.
type word struct {
	text  string
	fresh bool // it begins a sentence or a line
}

// longest is how many bytes of a word count; what follows is ignored.
const longest = 48

// split appends the words of text to dst. Words are folded (see appendFolded); a point or comma between two digits is part
// of the number, an apostrophe ends the word with what follows it, % is percent, and every other sign separates.
func split(dst []word, text string) []word {
	buf := make([]byte, 0, len(text)+8) // of all words, one after the other
	begin, fresh, skip := 0, true, false
	from := 0 // where the word begins in the text
	flush := func() {
		if n := len(buf) - begin; n > 0 {
			w := word{fresh: fresh}
			switch as := text[from:min(from+n, len(text))]; {
			case as == string(buf[begin:]):
				w.text = as // most stand there as they are folded
			case as == "US":
				w.text = "usa" // only its capitals tell it from a word that says nothing
			default:
				w.text = string(buf[begin:])
			}
			dst = append(dst, w)
			fresh = false
		}
		begin, skip = len(buf), false
	}
	for i := 0; i < len(text); {
		r, n := rune(text[i]), 1
		if r >= utf8.RuneSelf {
			r, n = utf8.DecodeRuneInString(text[i:])
		}
		switch {
		case isLetter(r):
			if len(buf) == begin {
				from = i
			}
			if !skip && len(buf)-begin < longest {
				buf = appendFolded(buf, r)
			}
		case (r == '.' || r == ',') && betweenDigits(text, i):
			buf = append(buf, '.')
		case r == '\'' || r == '’':
			skip = len(buf) > begin
		case r == '%':
			flush()
			buf = append(buf, "percent"...)
			flush()
		case r == '.' || r == '\n' || r == '!' || r == '?' || r == ';' || r == '|':
			flush()
			fresh = true
		default:
			flush()
		}
		i += n
	}
	flush()
	return dst
}

func betweenDigits(text string, i int) bool {
	digit := func(j int) bool { return j >= 0 && j < len(text) && text[j] >= '0' && text[j] <= '9' }
	return digit(i-1) && digit(i+1)
}
