package report_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/model/research/researchtest"

	"github.com/fairlead/fairlead/internal/model/research/measure"
	"github.com/fairlead/fairlead/internal/study"
)

func TestAnAdviceForThisYearIsNotOnNewBoats(t *testing.T) {
	if text := reportOn(t, "Is the Amel Super Maramu still a good buy in 2026?", 1000).Text(); strings.Contains(text, "built 2026") {
		t.Errorf("the report is\n%s", text)
	}
}

// Of fewer than twenty boats no span of years may have the five that a row takes.
func TestTheMainTableIsInTheSummaryOfADefaultReport(t *testing.T) {
	for _, question := range researchtest.Questions {
		r := reportOn(t, question, 1000)
		priced := slices.ContainsFunc(r.Evidence, func(e measure.Evidence) bool {
			return e.Measure == "prices" && e.Boats >= 20 && slices.ContainsFunc(e.Values, func(v study.Value) bool { return v.Name == "median" })
		})
		summary := slices.IndexFunc(r.Sections, func(s study.Section) bool { return s.Heading == "Executive Summary" })
		if priced && !strings.Contains(r.Sections[summary].Text, "|---|") {
			t.Errorf("%q has no table in its summary:\n%s", question, r.Sections[summary].Text)
		}
	}
}

func TestASummaryOfSeveralSentencesIsCutAtItsStops(t *testing.T) {
	for _, question := range researchtest.Questions {
		if text := reportOn(t, question, 3000).Text(); strings.Contains(text, "]. .") || strings.Contains(text, ". . ") {
			t.Errorf("%q: a sentence is only a full stop:\n%s", question, text)
		}
	}
}

func TestEquipmentThatIsAskedForIsSaidNotToBound(t *testing.T) {
	if text := reportOn(t, "Research: does a washing machine lower the price of a Hallberg-Rassy 36?", 1000).Text(); !strings.Contains(text, "with and without washing machine") {
		t.Errorf("the report is\n%s", text)
	}
}

func TestAnExactNameIsReadOpenlyToo(t *testing.T) {
	if text := reportOn(t, "Market study of the Hunter 34", 1000).Text(); !strings.Contains(text, "is read as the Hunter 34 built from 1982 to 1987") {
		t.Errorf("the report is\n%s", text)
	}
}

func TestBoatsOlderThanTheDesignOfTheirNameAreSaid(t *testing.T) {
	if text := reportOn(t, "Market study of the Beneteau First 35", 1000).Text(); !strings.Contains(text, "were built before the design of 2009") {
		t.Errorf("the report is\n%s", text)
	}
}

func TestAQuestionOnWhatABoatIsIsAnsweredBeforeItsPrice(t *testing.T) {
	text := reportOn(t, "Is a Westsail 32 a safe offshore boat? Technical investigation", 1000).Text()
	capsize, median, ratios := strings.Index(text, "capsize screening value"), strings.Index(text, "the median is"), strings.Index(text, "| Ratio |")
	if capsize < 0 || capsize > median || ratios < 0 || ratios > strings.Index(text, "## Detailed Analysis") {
		t.Errorf("the report is\n%s", text)
	}
}

func TestABoatAskedInAnotherCurrencyIsAlsoToldInTheReportsOwn(t *testing.T) {
	if text := reportOn(t, "Market study of the Lagoon 42", 3000).Text(); !regexp.MustCompile(`\| EUR [\d,]+ \(USD `).MatchString(text) {
		t.Errorf("the report is\n%s", text)
	}
}

func TestAgeIsNoGroundWhereItExplainsNothing(t *testing.T) {
	text := reportOn(t, "Should I buy a Catalina 34 or a Hunter 34?", 1000).Text()
	if strings.Contains(text, "for the Hunter 34 (R² 0.0") || !strings.Contains(text, "Age explains next to nothing of the prices of the Hunter 34 (R² 0.0") {
		t.Errorf("the report is\n%s", text)
	}
}
