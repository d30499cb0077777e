package quantity

import "strings"

// spelled gives the value of number words. Tens combine with the units after them.
var spelled = map[string]float64{
	"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10,
	"eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14, "fifteen": 15, "sixteen": 16, "seventeen": 17,
	"eighteen": 18, "nineteen": 19, "twenty": 20, "thirty": 30, "forty": 40, "fifty": 50, "sixty": 60,
	"seventy": 70, "eighty": 80, "ninety": 90, "a": 1, "an": 1, "half": 0.5, "dozen": 12,
	"ein": 1, "eine": 1, "einer": 1, "einen": 1, "zwei": 2, "drei": 3, "vier": 4, "fünf": 5, "sechs": 6, "sieben": 7,
	"acht": 8, "neun": 9, "zehn": 10, "elf": 11, "zwölf": 12, "fünfzehn": 15, "zwanzig": 20, "dreißig": 30,
	"dreissig": 30, "vierzig": 40, "fünfzig": 50, "anderthalb": 1.5, "eineinhalb": 1.5, "zweieinhalb": 2.5,
	"dreieinhalb": 3.5, "halbe": 0.5, "halben": 0.5,
	"un": 1, "une": 1, "deux": 2, "trois": 3, "quatre": 4, "cinq": 5, "sept": 7, "huit": 8, "neuf": 9, "dix": 10,
	"onze": 11, "douze": 12, "quinze": 15, "vingt": 20, "trente": 30, "quarante": 40, "cinquante": 50, "demi": 0.5,
	"demie": 0.5,
}

var multipliers = map[string]float64{
	"hundred": 100, "hundert": 100, "cent": 100, "thousand": 1e3, "thousands": 1e3, "tausend": 1e3, "tsd": 1e3,
	"mille": 1e3, "grand": 1e3, "million": 1e6, "millions": 1e6, "millionen": 1e6, "mio": 1e6, "mln": 1e6, "mil": 1e6,
}

// bareWords are the number words that may stand without a unit: those that are nothing else in English.
const bareWords = " two three four five six seven eight nine ten eleven twelve dozen thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety zwei drei vier fünf sechs " +
	"sieben zehn zwölf zwanzig dreißig deux trois quatre cinq huit dix douze vingt trente "

// idioms are numbers of several words.
var idioms = []struct {
	text  string
	value float64
}{
	{"half a dozen", 6}, {"half dozen", 6}, {"a couple of", 2}, {"couple of", 2}, {"half an", 0.5}, {"half a", 0.5}, {"a dozen", 12}, {"une demi", 0.5}, {"eine halbe", 0.5},
	{"a quarter of an", 0.25}, {"three quarters of an", 0.75},
}

// parts are parts of a whole in words, which count only right before a unit: "three quarters of a litre", "a quarter mile".
var parts = []struct {
	text  string
	value float64
}{
	{"three quarters of a", 0.75}, {"three-quarters of a", 0.75}, {"three-quarters of an", 0.75}, {"three quarter", 0.75}, {"three-quarter", 0.75},
	{"one quarter of a", 0.25}, {"one quarter of an", 0.25}, {"a quarter of a", 0.25}, {"quarter of a", 0.25}, {"quarter of an", 0.25}, {"a quarter", 0.25},
	{"two thirds of a", 2.0 / 3}, {"two thirds of an", 2.0 / 3}, {"two-thirds of a", 2.0 / 3}, {"two-thirds of an", 2.0 / 3},
	{"one third of a", 1.0 / 3}, {"one third of an", 1.0 / 3}, {"a third of a", 1.0 / 3}, {"a third of an", 1.0 / 3},
	{"one half of a", 0.5}, {"drei viertel", 0.75}, {"eine viertel", 0.25}, {"trois quarts d'", 0.75}, {"trois quarts de", 0.75}, {"un quart d'", 0.25}, {"un quart de", 0.25},
}

// part reads a part of a whole at i with a unit behind it.
func (s scanner) part(i int) (number, bool) {
	for _, p := range parts {
		end := i + len(p.text)
		if !strings.HasPrefix(s.low[i:], p.text) || p.text[len(p.text)-1] != '\'' && !s.ends(end) {
			continue
		}
		k := s.space(end)
		if k < len(s.text) && s.text[k] == '-' {
			k++
		}
		if u, _, ok := s.unitAt(k); ok && u.Dim != Angle {
			return number{value: p.value, end: end, words: true, small: true}, true
		}
	}
	return number{}, false
}

// spelledNumber reads "three", "twenty-five", "two hundred", "one and a half", "half a", "a couple of" at i.
func (s scanner) spelledNumber(i int) (number, bool) {
	word, end := s.wordAt(i)
	for _, idiom := range idioms {
		if strings.HasPrefix(s.low[i:], idiom.text) && s.ends(i+len(idiom.text)) {
			return number{value: idiom.value, end: i + len(idiom.text), words: true, small: idiom.value < 6}, true // dozens count without a unit, too
		}
	}
	if n, ok := s.part(i); ok {
		return n, true
	}
	if word == "zero" || word == "nought" { // a number only with decimals: "zero point five"
		n := s.point(number{end: end, words: true, small: true})
		return n, n.end > end
	}
	value, ok := spelledWord(word)
	if !ok {
		return number{}, false
	}
	n := number{value: value, end: end, words: true, small: !strings.Contains(bareWords, " "+word+" ")}
	n = s.spelledRest(n)
	n = s.point(n)
	if half := s.halves(n); half.end > n.end {
		half.words, half.small = true, n.small
		return half, true
	}
	return n, true
}

// point adds decimals in words: "seven point five".
func (s scanner) point(n number) number {
	const word = " point "
	if !strings.HasPrefix(s.low[n.end:], word) {
		return n
	}
	at, tenth := n.end+len(word), 0.1
	for {
		digit, end := s.wordAt(at)
		value, ok := spelled[digit]
		if digit == "zero" || digit == "oh" || digit == "nought" {
			value, ok = 0, true
		}
		if !ok || value > 9 || value != float64(int(value)) || len(digit) < 2 {
			return n
		}
		n.value, n.end, n.small = n.value+value*tenth, end, false
		tenth /= 10
		if next, _ := s.wordAt(s.space(end)); spelled[next] == 0 && next != "zero" || len(next) < 2 {
			return n
		}
		at = s.space(end)
	}
}

// spelledRest adds the words after the first: "twenty" "five", "two" "hundred" "fifty".
func (s scanner) spelledRest(n number) number {
	for range 6 {
		k := n.end
		if k < len(s.text) && (s.text[k] == '-' || s.text[k] == ' ') {
			k++
		}
		word, end := s.wordAt(k)
		if word == "and" && n.value >= 100 {
			word, end = s.wordAt(s.space(end))
		}
		value, small := spelledWord(word)
		times, big := multipliers[word]
		switch {
		case end == k || end == n.end:
			return n
		case big && times > n.value:
			n.value, n.end, n.small = n.value*times, end, false
		case small && value < 10 && value >= 1 && len(word) > 2 && n.value >= 20 && int(n.value)%10 == 0:
			n.value, n.end = n.value+value, end
		case small && value >= 10 && n.value >= 100:
			n.value, n.end = n.value+value, end
		default:
			return n
		}
	}
	return n
}

// spelledWord looks a word up; German joins units and tens: "fünfundzwanzig".
func spelledWord(word string) (float64, bool) {
	if v, ok := spelled[word]; ok {
		return v, true
	}
	ones, tens, ok := strings.Cut(word, "und")
	if !ok {
		return 0, false
	}
	a, okA := spelled[ones]
	b, okB := spelled[tens]
	return a + b, okA && okB && b >= 20
}
