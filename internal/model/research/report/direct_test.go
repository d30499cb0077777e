package report_test

import (
	"strings"
	"testing"
)

// summaryOf is the summary of a report on a question.
func summaryOf(t *testing.T, question string) string {
	t.Helper()
	text := reportOn(t, question, 6000).Text()
	_, text, _ = strings.Cut(text, "## Executive Summary\n\n")
	text, _, _ = strings.Cut(text, "\n\n## ")
	return text
}

func TestNamesInThePluralAreRead(t *testing.T) {
	if got := summaryOf(t, "What are Westerly Centaurs worth?"); !strings.Contains(got, "boats of the Westerly Centaur;") {
		t.Errorf("got %s", got)
	}
}

func TestTooNarrowBoundsAreWidenedOneByOneAndSaidToBe(t *testing.T) {
	got := summaryOf(t, "What is a fair price for a 1985 Catalina 30 in Canada?")
	if !strings.Contains(got, "are for sale in Canada, built in 1985: asked is CAD 25,900 and CAD 32,500; the figures are of those built 1983–1987.") || !strings.Contains(got, "Catalina 30 built 1983–1987; half") {
		t.Errorf("got %s", got)
	}
}

func TestAgeThatExplainsNothingGivesNoExpectedPrices(t *testing.T) {
	text := reportOn(t, "Market for the Amel 60", 6000).Text()
	if !strings.Contains(text, "Age explains little") || strings.Contains(text, "Expected asking price") || strings.Contains(text, "% under") {
		t.Errorf("got %s", text)
	}
}

func TestFewPricesAreSaidToBeARoughSpan(t *testing.T) {
	text := reportOn(t, "Trawlers of 36-42 ft in the Pacific Northwest, budget 100-220k USD", 6000).Text()
	if !strings.Contains(text, "as a rough span: one more offer moves them") || strings.Contains(text, "wrong below") {
		t.Errorf("got %s", text)
	}
}

func TestLimitOnThePriceIsSaidToLeaveOutTheDearer(t *testing.T) {
	text := reportOn(t, "Catamarans around 40 ft in the Caribbean under $350,000", 6000).Text()
	if !strings.Contains(text, "The limit on the price leaves out the dearer boats") || strings.Contains(text, "Ocean cruising monohulls") {
		t.Errorf("got %s", text)
	}
}

func TestNoMarketWithinALimitTellsWhatThereIsWithoutIt(t *testing.T) {
	text := reportOn(t, "Bluewater cruiser of at least 45 ft, built after 2015, for under 20,000 euros: what does the market offer?", 2000).Text()
	if !strings.Contains(text, "Without the limit on the price it holds") || !strings.Contains(text, "sample data; the cheapest asks EUR ") {
		t.Errorf("got %s", text)
	}
}

func TestMadeUpNameIsSaidToBeUnknownHoweverItIsAskedFor(t *testing.T) {
	text := reportOn(t, "I have a Zorblatt 39 in mind, what is the market for it?", 2000).Text()
	if !strings.Contains(text, "called Zorblatt 39 is known here") {
		t.Errorf("got %s", text)
	}
}

func TestWhatHoldsIsNamedFirstWhereItIsAsked(t *testing.T) {
	const least, most = "Asking prices of the Catalina 36 fall least", "Asking prices of the Bavaria Cruiser 37 fall most"
	if got := summaryOf(t, "Which keeps its value, a Catalina 36 or a Bavaria Cruiser 37?"); !strings.HasPrefix(got, least) {
		t.Errorf("got %s", got)
	}
	if got := summaryOf(t, "Which depreciates faster, a Catalina 36 or a Bavaria Cruiser 37?"); !strings.HasPrefix(got, most) {
		t.Errorf("got %s", got)
	}
}

func TestAFeatureIsComparedAmongBoatsOfAKind(t *testing.T) {
	got := summaryOf(t, "Do sailboats with teak decks sell for more or less?")
	if !strings.Contains(got, "not what it alone does to a price") || !strings.Contains(got, "not naming teak deck") {
		t.Errorf("got %s", got)
	}
}

func TestWhatIsNotForSaleIsStudiedWithoutItsEquipment(t *testing.T) {
	got := summaryOf(t, "Market for sailing yachts of 36 feet with electric drive")
	if !strings.HasPrefix(got, "No sailing monohulls of 10.42–11.52 m with electric propulsion are for sale: the figures are of ") {
		t.Errorf("got %s", got)
	}
}
