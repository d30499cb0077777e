package written

import (
	"strings"

	"github.com/fairlead/fairlead/internal/fold"
)

// WithoutContacts takes telephone numbers and e-mail addresses out of a text, where they are plain to see. Who sells a
// boat is asked through the source.
func WithoutContacts(s string) string {
	if strings.IndexByte(s, '@') >= 0 {
		s = withoutMail(s)
	}
	return withoutPhones(s)
}

func withoutMail(s string) string {
	var b strings.Builder
	rest := s
	for {
		at := strings.IndexByte(rest, '@')
		if at < 0 {
			b.WriteString(rest)
			return b.String()
		}
		start, end := at, at+1
		for start > 0 && mailByte(rest[start-1]) {
			start--
		}
		for end < len(rest) && mailByte(rest[end]) {
			end++
		}
		domain := strings.TrimRight(rest[at+1:end], ".-")
		if start == at || !strings.Contains(domain, ".") {
			b.WriteString(rest[:at+1])
			rest = rest[at+1:]
			continue
		}
		b.WriteString(rest[:start])
		b.WriteString("[e-mail]")
		rest = rest[at+1+len(domain):]
	}
}

func mailByte(c byte) bool {
	return IsLetter(c) || IsDigit(c) || c == '.' || c == '-' || c == '_' || c == '+' || c == '%'
}

// withoutPhones replaces runs of figures that are telephone numbers: nine to fifteen figures that begin with a plus, a
// nought or a bracket, ten that are grouped as in America, or any behind a word for a telephone.
func withoutPhones(s string) string {
	var b strings.Builder
	done := 0
	for i := 0; i < len(s); {
		if i+8 <= len(s) {
			// In each byte less than 128 the first sum has its highest bit from '(' on, and the second behind '9'.
			x := fold.EightBytes(s[i:])
			if (x+(0x80-'(')*eachByte)&^(x+(0x80-'9'-1)*eachByte)&highBits == 0 && x&highBits == 0 {
				i += 8
				continue
			}
		}
		if !beginsPhone[s[i]] {
			i++
			continue
		}
		end, figures, groups := phoneRun(s, i)
		inWord := i > 0 && (IsLetter(s[i-1]) || IsDigit(s[i-1]))
		if !inWord && (end == len(s) || !IsLetter(s[end])) && isPhone(s[i:end], s[done:i], figures, groups) {
			b.WriteString(s[done:i])
			b.WriteString("[telephone]")
			done = end
		}
		i = max(end, i+1)
	}
	if done == 0 {
		return s
	}
	b.WriteString(s[done:])
	return b.String()
}

// beginsPhone tells the bytes that a telephone number may begin with.
var beginsPhone = func() (table [256]bool) {
	for c := range table {
		table[c] = IsDigit(byte(c)) || c == '+' || c == '('
	}
	return table
}()

// figureGroups is how many figures stand together in a number, of the first groups, of which american looks at four.
type figureGroups struct {
	sizes [4]int
	n     int
}

func (g *figureGroups) add(size int) {
	if size == 0 {
		return
	}
	if g.n < len(g.sizes) {
		g.sizes[g.n] = size
	}
	g.n++
}

// american reports whether figures are grouped as in America: 305 555 0123, with or without the 1 of the country.
func (g figureGroups) american() bool {
	return g.n == 3 && g.sizes == [4]int{3, 3, 4} || g.n == 4 && g.sizes == [4]int{1, 3, 3, 4}
}

// phoneRun is how far figures go with the separators that telephone numbers have.
func phoneRun(s string, i int) (end, figures int, groups figureGroups) {
	group := 0
	for j := i; j < len(s); j++ {
		switch c := s[j]; {
		case IsDigit(c):
			figures++
			group++
			end = j + 1
		case c == '+' && j == i, c == '(' || c == ')' || c == '-' || c == ' ' || c == '/' || c == '.':
			groups.add(group)
			group = 0
			if end > 0 && j-end >= 2 {
				return end, figures, groups
			}
		default:
			groups.add(group)
			return max(end, i+1), figures, groups
		}
	}
	groups.add(group)
	return max(end, i+1), figures, groups
}

var phoneWords = []string{"tel", "phone", "mobile", "mob", "call", "fax", "whatsapp", "telephone", "handy", "cell", "text", "contact"}

func isPhone(run, before string, figures int, groups figureGroups) bool {
	if figures < 7 || figures > 15 {
		return false
	}
	word := strings.ToLower(strings.TrimRight(cutTail(before, 14), " :.-"))
	for _, w := range phoneWords {
		if strings.HasSuffix(word, w) {
			return true
		}
	}
	switch {
	case strings.HasPrefix(run, "+"):
		return figures >= 9
	case groups.american():
		return true
	case run[0] == '0' && groups.n > 1:
		return figures >= 9 && !strings.ContainsAny(run, ".") // 0.5 and dates have points
	case run[0] == '0':
		return figures >= 10
	}
	return false
}

func cutTail(s string, n int) string {
	if len(s) > n {
		return s[len(s)-n:]
	}
	return s
}
