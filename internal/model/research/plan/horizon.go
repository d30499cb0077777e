package plan

import (
	"regexp"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/quantity"
)

var (
	// horizon is for how long a boat is to be kept, where a question is for what that costs: no boat's age.
	horizon = regexp.MustCompile(`(?i)\b(?:over|for|within|during|in|across|after)\s+(?:(?:the|its|her|their)\s+)?(?:next\s+|coming\s+|first\s+|a period of\s+)?(\d+|two|three|four|five|six|seven|eight|ten|fifteen|twenty)[\s-]years?\b(\s+(?:old|of age))?`)
	// abroad is such a time in German and French: "in den nächsten fünf Jahren", "dans les trois prochaines années".
	abroad = regexp.MustCompile(`(?i)\b(?:in|über|während|innerhalb(?: von)?|nach|dans|sur|pendant|après|en)\s+(?:(?:den|der|die|les?)\s+)?(?:(?:nächsten|kommenden|ersten|prochaine?s|premières)\s+)?` +
		`(\d+|zwei|drei|vier|fünf|sechs|sieben|acht|zehn|fünfzehn|zwanzig|deux|trois|quatre|cinq|six|sept|huit|dix|quinze|vingt)\s+(?:(?:nächsten|kommenden|prochaine?s|premières)\s+)?(?:jahren?|ans|années)\b(\s+(?:alt|d'âge))?`)
	// spanning is such a time before what it costs: "the five-year cost".
	spanning = regexp.MustCompile(`(?i)\b(\d+|two|three|four|five|six|seven|eight|ten|fifteen|twenty)[\s-]years?(?:\s+of)?\s+(?:total\s+|running\s+|ownership\s+)?(?:costs?|budget|ownership|owning|keeping|bill|outlay)\b`)
	// ahead is a year that something is to have happened by.
	ahead = regexp.MustCompile(`(?i)\b(?:by|until|till|before|through|in|to|bis|d'ici|en)\s+(?:the year\s+)?(20\d\d)\b`)
	// nowadays begins this year as the time of a market, making what precedes a year of build.
	nowadays = regexp.MustCompile(`(?i)^(?:in|en)\b`)
	making   = regexp.MustCompile(`(?i)\b(?:built|made|launched|delivered|new|model|gebaut|baujahr|construite?s?|neue?[rns]?|neufs?)\s*$`)
)

// until is a year to come up to which something is reckoned.
var until = regexp.MustCompile(`(?i)\b(?:worth in|wert sein im jahr|until|till|by|up to|bis(?: zum jahr)?|d'ici(?: à)?|jusqu'en)\s+(?:the year\s+)?(20\d\d)\b`)

// inYearsToCome is a text that tells for how many years a boat is kept where it tells until when.
func inYearsToCome(text string, today int) string {
	return until.ReplaceAllStringFunc(text, func(found string) string {
		year, _ := strconv.Atoi(found[len(found)-4:])
		if year <= today+1 || year > today+mostYears || yearsAhead(text) > 0 {
			return found
		}
		kept := ""
		if strings.HasPrefix(strings.ToLower(found), "worth") {
			kept = "worth "
		}
		return kept + "over the next " + strconv.Itoa(year-today) + " years"
	})
}

// withoutHorizon is a question for costs or values without the years that it reckons with.
func withoutHorizon(text string) string {
	if raised := raisedBy(text); !raised.has("owning") && !raised.has("value") && !raised.has("forecast") {
		return text
	}
	text = spanning.ReplaceAllString(text, "cost")
	for _, times := range []*regexp.Regexp{horizon, abroad} {
		text = times.ReplaceAllStringFunc(text, func(found string) string {
			if times.FindStringSubmatch(found)[2] != "" {
				return found
			}
			return " "
		})
	}
	return text
}

var (
	// befell is when a yard fared badly or well, in which none of the boats need have been built: "went bankrupt in 2018".
	befell = regexp.MustCompile(`(?i)\b((?:bankrupt|insolv|bust|collaps|taken over|bought (?:out|by)|acquired|restructur|merged|founded|clos(?:ed|ing)|stopped|ceased|pleite|konkurs|faillite|gegründet|übernommen)\pL*(?:\s+[\pL'’]+){0,4}?)\s+(?:in|since|during|im jahr|seit|en|depuis)\s+((?:19|20)\d\d)\b`)
	// changedSince is since when a market is asked after: "have prices fallen since 2020".
	changedSince = regexp.MustCompile(`(?i)\b((?:collaps|fall|fell|dropp|ris|rose|gone|went|chang|develop|grow|grew|declin|slump|increas|decreas|moved|climb|gestiegen|gefallen|gesunken|entwickel|augment|baiss|chut|évolu)\pL*(?:\s+[\pL'’]+){0,4}?)\s+(?:since|seit|depuis)\s+((?:19|20)\d\d)\b`)
	// priceIn is when something was asked, not built: "asking prices in 2023", "what did she cost in 2015".
	priceIn = regexp.MustCompile(`(?i)\b((?:prices?|asked|asking|cost|fetch|preise?n?|kostete?n?|prix|coûtai\pL+)(?:\s+(?:were|was|back|then|asked|waren|étaient))?)\s+(?:in|during|im jahr|en)\s+((?:19|20)\d\d)\b`)
	// pastIn is such a year behind what was, wherever it stands in the sentence.
	pastIn = regexp.MustCompile(`(?i)\b((?:did|were|was)\b[^.?!;]*\b(?:prices?|priced|cost|sell|fetch|worth|ask)\b[^.?!;]*?)\s(?:in|during)\s+((?:19|20)\d\d)\b`)
)

// takePast takes out of a text the years of what happened to a yard or to the market, which boats need not have been built in.
func takePast(text string, today int, plan *Plan) string {
	for _, past := range []*regexp.Regexp{befell, changedSince, priceIn, pastIn} {
		text = past.ReplaceAllStringFunc(text, func(found string) string {
			m := past.FindStringSubmatch(found)
			year, err := strconv.Atoi(m[2])
			if err != nil || year >= today || making.MatchString(m[1]) {
				return found
			}
			if past == priceIn || past == pastIn {
				plan.past = year
			}
			return m[1]
		})
	}
	return text
}

// mostYears is for how long costs are told ahead.
const mostYears = 30

// yearsAhead is for how many years a text says that a boat is to be kept, 0 where it says no such thing.
func yearsAhead(text string) int {
	found := horizon.FindStringSubmatch(text)
	if found == nil {
		found = abroad.FindStringSubmatch(text)
	}
	if spans := spanning.FindStringSubmatch(text); spans != nil {
		found = append(spans, "")
	}
	if found == nil || found[2] != "" {
		return 0
	}
	years := numeral(found[1])
	if years > mostYears {
		return 0
	}
	return years
}

// numeral is a whole number in digits or in a word, 0 for none.
func numeral(text string) int {
	n, ok := quantity.Number(text)
	if q, spelled := quantity.Parse(text + " years"); !ok && spelled {
		n = q.Value
	}
	return int(n)
}

// withoutFuture is a text without the years to come, which no boat was built in, and without "in" this one, which is today unless
// boats are built in it.
func withoutFuture(text string, today int) string {
	var kept strings.Builder
	from := 0
	for _, at := range ahead.FindAllStringSubmatchIndex(text, -1) {
		year, err := strconv.Atoi(text[at[2]:at[3]])
		now := year == today && nowadays.MatchString(text[at[0]:at[1]]) && !making.MatchString(text[:at[0]])
		if err == nil && (year > today+1 || now) {
			kept.WriteString(text[from:at[0]] + " ")
			from = at[1]
		}
	}
	return kept.String() + text[from:]
}
