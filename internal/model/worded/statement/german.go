package statement

import "github.com/fairlead/fairlead/internal/fold"

// germanScanner finds words that only a German sentence has.
//
//	(?i)\b(?:der|die|das|und|ist|mit|für|ein|eine|einen|den|dem|nicht|auf|bei|sind|bis|oder|zu)\b
type germanScanner struct{}

// german finds words that only a German sentence has: there a capital makes no name.
var german germanScanner

var germanWords = fold.Set("der die das und ist mit ein eine einen den dem nicht auf bei sind bis oder zu")

// MatchString reports whether a text has such a word.
func (germanScanner) MatchString(text string) bool {
	var low [len("einen")]byte
	for i := 0; i < len(text); i++ {
		start := i
		for i < len(text) && asciiWord(text[i]) {
			if i-start < len(low) {
				low[i-start] = text[i] | 0x20
			}
			i++
		}
		switch n := i - start; {
		case n == 1 && low[0] == 'f':
			if rest := text[i:]; len(rest) >= 3 && (rest[:2] == "ü" || rest[:2] == "Ü") && rest[2]|0x20 == 'r' && (len(rest) == 3 || !asciiWord(rest[3])) {
				return true
			}
		case 2 <= n && n <= len(low) && germanWords[string(low[:n])]:
			return true
		}
	}
	return false
}

func asciiWord(c byte) bool {
	return 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || '0' <= c && c <= '9' || c == '_'
}
