package research_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/model/research/measure"
	"github.com/fairlead/fairlead/internal/study"
)

func TestAKindOfBoatWithALengthIsNoDesign(t *testing.T) {
	for _, s := range planOf(t, "Market report: used Princess and Sunseeker motor yachts 50 to 60 ft").Subjects {
		if s.Design != nil {
			t.Errorf("the %s is studied", s.Name)
		}
	}
}

func TestAPriceAloneIsAMarket(t *testing.T) {
	plan := planOf(t, "Which first boat under 30,000 EUR in the Netherlands? Detailed report")
	if len(plan.Subjects) != 1 || plan.Currency != "EUR" {
		t.Errorf("the plan is %+v", plan)
	}
}

func TestAnAdviceForThisYearIsNotOnNewBoats(t *testing.T) {
	if text := reportOn(t, "Is the Amel Super Maramu still a good buy in 2026?", 1000).Text(); strings.Contains(text, "built 2026") {
		t.Errorf("the report is\n%s", text)
	}
}

func TestWhatBoundsAComparisonBoundsBothSides(t *testing.T) {
	for question, want := range map[string][]string{
		"Compare Beneteau and Jeanneau 40 ft boats in France": {
			"Beneteau boats of 11.58–12.80 m in France", "Jeanneau boats of 11.58–12.80 m in France",
		},
		"Is a used catamaran over 45 ft a better buy in the Caribbean or in the Mediterranean?": {
			"used sailing catamarans of 13.72 m and more in the Caribbean", "used sailing catamarans of 13.72 m and more in the Mediterranean",
		},
	} {
		var got []string
		for _, s := range planOf(t, question).Subjects {
			got = append(got, s.Name)
		}
		if !slices.Equal(got, want) {
			t.Errorf("%q studies %q, want %q", question, got, want)
		}
	}
}

func TestTheMainTableIsInTheSummaryOfADefaultReport(t *testing.T) {
	for _, question := range questions {
		r := reportOn(t, question, 1000)
		priced := slices.ContainsFunc(r.Evidence, func(e measure.Evidence) bool {
			return e.Measure == "prices" && slices.ContainsFunc(e.Values, func(v study.Value) bool { return v.Name == "median" })
		})
		summary := slices.IndexFunc(r.Sections, func(s study.Section) bool { return s.Heading == "Executive Summary" })
		if priced && !strings.Contains(r.Sections[summary].Text, "|---|") {
			t.Errorf("%q has no table in its summary:\n%s", question, r.Sections[summary].Text)
		}
	}
}

func TestASummaryOfSeveralSentencesIsCutAtItsStops(t *testing.T) {
	for _, question := range questions {
		if text := reportOn(t, question, 3000).Text(); strings.Contains(text, "]. .") || strings.Contains(text, ". . ") {
			t.Errorf("%q: a sentence is only a full stop:\n%s", question, text)
		}
	}
}

func TestEquipmentThatIsAskedForIsSaidNotToBound(t *testing.T) {
	if text := reportOn(t, "Research: does a teak deck lower the price of a Hallberg-Rassy 36?", 1000).Text(); !strings.Contains(text, "with and without teak deck") {
		t.Errorf("the report is\n%s", text)
	}
}

func TestTheNameOfADesignAsksForNothing(t *testing.T) {
	if plan := planOf(t, "Annual cost of owning a Beneteau Oceanis 46.1"); plan.Focus.Technical || !plan.Focus.Owning {
		t.Errorf("the focus is %+v", plan.Focus)
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

func TestAmountsAreInACurrencyThatPeopleReckonIn(t *testing.T) {
	if got := planOf(t, "Marktstudie Hallberg-Rassy in der Ostsee").Currency; got != "EUR" {
		t.Errorf("the currency is %s", got)
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
	if text := reportOn(t, "Market study of the Lagoon 42", 3000).Text(); !strings.Contains(text, "| USD 355,000 (EUR ") {
		t.Errorf("the report is\n%s", text)
	}
}

func TestAgeIsNoGroundWhereItExplainsNothing(t *testing.T) {
	text := reportOn(t, "Should I buy a Catalina 34 or a Hunter 34?", 1000).Text()
	if strings.Contains(text, "for the Hunter 34 (R² 0.0") || !strings.Contains(text, "Age explains next to nothing of the prices of the Hunter 34 (R² 0.00)") {
		t.Errorf("the report is\n%s", text)
	}
}
