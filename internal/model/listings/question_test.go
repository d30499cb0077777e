package listings_test

import (
	"regexp"
	"strings"
	"testing"
)

func TestQuestionsAboutAllBoatsOfASearchAreAnswered(t *testing.T) {
	for _, c := range []struct {
		ask  []string
		want string // in the text
		not  string
	}{
		{[]string{"Is 45,000 USD a fair price for a 1995 Catalina 36?"}, `built 1993 to 1997[\s\S]*\*\*45,000 USD\*\* is \d+ % (above|below) the median[\s\S]*asking prices: boats sell for less`, `price up to`},
		{[]string{"Is 9000 too much for a Westerly Centaur?"}, `\*\*9,000 USD \(no currency was given\)\*\* is`, `price up to`},
		{[]string{"Ist 120.000 € zu teuer für eine Hanse 388 von 2018?"}, `\*\*120\.000 EUR\*\* liegt \d+ % (über|unter) dem Median`, `bis 120`},
		{[]string{"Hanse 388", "what should I pay?"}, `the middle half is asked for at [\d,]+ USD to [\d,]+ USD`, ``},
		{[]string{"What's a 1988 Contessa 32 worth in Monaco?"}, `No boat matches|Too few boats`, `middle half`},
		{[]string{"How long does a Lagoon 42 take to sell?"}, `for \*\*\d+ days\*\* in the median, half of them for \d+ to \d+[\s\S]*boats that are sold already are not counted`, ``},
		{[]string{"what's the price per foot of a Bavaria 46?"}, `\*\*[\d,]+ USD a foot\*\* \([\d,]+ USD a metre\)`, ``},
		{[]string{"Wie viel kostet eine Bavaria 46 pro Meter?"}, `USD je Fuß`, `Zodiac`},
		{[]string{"how many boats do you have in Spain by make?"}, `\| Beneteau \| \d+ \| [\d,]+ EUR \|`, ``},
		{[]string{"Which Contessa 32 are in Spain, and how many?"}, `\*\*\d boats?\*\*[\s\S]*\| 1 \| \[[^\]]*Contessa 32\]`, ``},
		{[]string{"how many Bavaria are there in Croatia?"}, `\*\*\d\d+ boats\*\*`, `\| 1 \|`},
		{[]string{"most popular boats for sale in the UK"}, `\| Westerly [\w ]+ \| \d+ \| [\d,]+ GBP \|`, ``},
		{[]string{"most popular boats"}, `\*\*25,\d+ boats\*\*[\s\S]*\| Boat \| Boats \| Median \|`, ``},
		{[]string{"Which is cheaper, Greece or Turkey, for a Bavaria 38?"}, `\| Greece \| \d+ \|[\s\S]*\| Turkey \| \d+ \|`, ``},
		{[]string{"sailboats on the market longer than a year in Italy"}, `listed for 365 days or longer`, `age from`},
		{[]string{"Send me an alert when a Contessa 32 appears"}, `I cannot send messages`, ``},
	} {
		text := ask(t, 0, c.ask...).text
		if !regexp.MustCompile(c.want).MatchString(text) {
			t.Errorf("%q: no %q in:\n%s", c.ask, c.want, text)
		}
		if c.not != "" && regexp.MustCompile(c.not).MatchString(text) {
			t.Errorf("%q: %q in:\n%s", c.ask, c.not, text)
		}
	}
}

func TestNoMoreModelsAreCountedThanATableHasRoomFor(t *testing.T) {
	text := ask(t, 0, "top 99 models in the UK").text
	if rows := strings.Count(text, " GBP |\n"); rows < 20 || rows > 25 {
		t.Errorf("%d models are told of, want 25 at most:\n%s", rows, text)
	}
}
