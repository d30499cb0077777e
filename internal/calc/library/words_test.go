package library_test

import (
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// beforeUnit is a whole number of one or two figures before the name of a unit.
var beforeUnit = regexp.MustCompile(`(?:^|[ (])([1-9]\d?) (?:knots|kn|nm|miles|hours|days|litres|m|metres|ft|feet|amps|degrees|minutes|weeks|gallons|people|percent|kg|tonnes|years|months|volts|watts|L|A)\b`)

// otherLanguage tells questions whose numbers are not spelled in English.
var otherLanguage = regexp.MustCompile(`(?i)\b(?:der|die|das|und|wie|le|la|les|combien|mit|für|bei|avec|quelle?|von)\b`)

var (
	ones = strings.Fields("zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen")
	tens = strings.Fields("- - twenty thirty forty fifty sixty seventy eighty ninety")
)

// inWords spells a number below a hundred.
func inWords(n int) string {
	if n < len(ones) {
		return ones[n]
	}
	if n%10 == 0 {
		return tens[n/10]
	}
	return tens[n/10] + "-" + ones[n%10]
}

// TestANumberInWordsIsReadLikeOneInFigures spells the numbers of the questions one by one: none may be lost, so that another amount is told.
func TestANumberInWordsIsReadLikeOneInFigures(t *testing.T) {
	set := newSet(t)
	first := func(question string) (sentence string, sure bool) {
		reading, ok := set.Read(question, nil)
		if !ok || len(reading.Missing) > 0 || reading.Doubtful {
			return "", false
		}
		result, err := set.Call(reading.Calculator, reading.Args)
		if err != nil {
			return "", false
		}
		return result.Sentence("en"), true
	}
	pairs, lost := 0, 0
	for _, line := range lines(t, questionsOfRooms) {
		question := strings.Split(line, "\t")[1]
		want, ok := first(question)
		if !ok || otherLanguage.MatchString(question) {
			continue
		}
		for _, at := range beforeUnit.FindAllStringSubmatchIndex(question, -1) {
			n, _ := strconv.Atoi(question[at[2]:at[3]])
			spelled := question[:at[2]] + inWords(n) + question[at[3]:]
			pairs++
			got, sure := first(spelled)
			switch {
			case !sure:
				lost++
			case figuresOf(got) != figuresOf(want):
				t.Errorf("%q comes to %s, want %s", spelled, got, want)
			}
		}
	}
	for question, want := range map[string]string{
		"The bar dries zero point five m, my draught is 1.6 m and I want half a metre under the keel. Required height of tide?": "2.6",
		"Charted depth two point three m, tide one point six m, draft two point one m. Clearance under the keel?":               "1.8",
		"How long for thirty-three and three quarters miles at six and three quarter knots?":                                    "5",
	} {
		if got, sure := first(question); !sure || !holds(got, want) {
			t.Errorf("%q comes to %s, want %s", question, got, want)
		}
	}
	if lost*50 > pairs {
		t.Errorf("%d of %d numbers in words are not read", lost, pairs)
	}
}

// figuresOf are the amounts of a sentence.
func figuresOf(sentence string) string {
	return strings.Join(numberInText.FindAllString(sentence, -1), " ")
}
