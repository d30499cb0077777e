package research_test

import (
	"strings"
	"testing"
)

// summaryOf is the summary of a report on a question.
func summaryOf(t *testing.T, question string) string {
	t.Helper()
	text := ask(t, newModel(t), question, 6000).text
	_, text, _ = strings.Cut(text, "## Executive Summary\n\n")
	text, _, _ = strings.Cut(text, "\n\n## ")
	return text
}

func TestQuestionsWithOneAnswerAreAnsweredInTheFirstSentence(t *testing.T) {
	for question, want := range map[string]string{
		"Which country of Europe has the cheapest Jeanneau Sun Odysseys between 36 and 40 feet?":  "Medians are lowest in ",
		"How fast do Lagoon 42s lose value?":                                                      "A year of age lowers the asking price by ",
		"Should I buy a Beneteau Oceanis 38 now or wait a year?":                                  "Whether asking prices will rise or fall cannot be told",
		"How long do Catalina 30s take to sell?":                                                  "Those now on sale have been seen for a median of ",
		"Charter return of a Bavaria 46 in Croatia: is it worth it?":                              "Charter income is not in the catalogue",
		"Market for Swan 65 yachts in New Zealand":                                                "Only one boat of the Nautor's Swan 65 is for sale in New Zealand",
		"What do Hallberg-Rassy 36s cost in Scandinavia, and is the market moving?":               "The sample catalogue holds ",
		"What should I buy for cruising the Baltic with 60,000 euros? Which sailboats are there?": "Look first at what is offered most within these bounds",
		"What has been the history of Bavaria yachts, who founded the yard?":                      "Bavaria (",
		"Is a Lagoon 42 as an investment a mistake?":                                              "A boat earns nothing by being owned",
		"The owner is asking 65,000 euros for a 2010 Bavaria 40":                                  "EUR 65,000 is ",
		"Are trimarans a market that is cooling?":                                                 "The catalogue is the asking prices of one day",
		"Which builder's yachts lose least, Dufour or Beneteau?":                                  "Asking prices of Dufour boats fall least ",
		"Should I put a new engine in my old sloop instead of selling her?":                       "Whether a refit pays cannot be told",
		"What would a new galley do to the value of a trimaran?":                                  "What one thing adds to a price cannot be told here",
		"Est-ce que le prix des catamarans augmente ?":                                            "The catalogue is the asking prices of one day",
		"Which used boats up to 30,000 euros are there on Lake Constance?":                        "Too few boats of one model are offered within these bounds",
		"Do yachts cost more in Croatia than in Spain?":                                           "The median of boats in Spain is ",
	} {
		if got := summaryOf(t, question); !strings.HasPrefix(got, want) {
			t.Errorf("%q begins with %.120q, want %q", question, got, want)
		}
	}
}

func TestNamesInThePluralAreRead(t *testing.T) {
	if got := summaryOf(t, "What are Westerly Centaurs worth?"); !strings.Contains(got, "boats of the Westerly Centaur;") {
		t.Errorf("got %s", got)
	}
}

func TestTooNarrowBoundsAreWidenedOneByOneAndSaidToBe(t *testing.T) {
	got := summaryOf(t, "What is a fair price for a 2005 Jeanneau Sun Odyssey 37 in France?")
	if !strings.Contains(got, "is for sale in France, built in 2005: the figures are of those in France.") || !strings.Contains(got, "Sun Odyssey 37 in France; half") {
		t.Errorf("got %s", got)
	}
}

func TestAgeThatExplainsNothingGivesNoExpectedPrices(t *testing.T) {
	text := ask(t, newModel(t), "Market for the Swan 65", 6000).text
	if !strings.Contains(text, "Age explains little") || strings.Contains(text, "Expected asking price") || strings.Contains(text, "% under") {
		t.Errorf("got %s", text)
	}
}

func TestFewPricesAreSaidToBeARoughSpan(t *testing.T) {
	text := ask(t, newModel(t), "Trawlers of 36-42 ft in the Pacific Northwest, budget 150-220k USD", 6000).text
	if !strings.Contains(text, "as a rough span: one more offer moves them") || strings.Contains(text, "wrong below") {
		t.Errorf("got %s", text)
	}
}

func TestLimitOnThePriceIsSaidToLeaveOutTheDearer(t *testing.T) {
	text := ask(t, newModel(t), "Catamarans around 40 ft in the Caribbean under $350,000", 6000).text
	if !strings.Contains(text, "The limit on the price leaves out the dearer boats") || strings.Contains(text, "Ocean cruising monohulls") {
		t.Errorf("got %s", text)
	}
}

func TestNoMarketWithinALimitTellsWhatThereIsWithoutIt(t *testing.T) {
	text := ask(t, newModel(t), "Bluewater cruiser of at least 45 ft, built after 2015, for under 20,000 euros: what does the market offer?", 2000).text
	if !strings.Contains(text, "Without the limit on the price it holds") || !strings.Contains(text, "sample data; the cheapest asks EUR ") {
		t.Errorf("got %s", text)
	}
}

func TestMadeUpNameIsSaidToBeUnknownHoweverItIsAskedFor(t *testing.T) {
	text := ask(t, newModel(t), "I have a Zorblatt 39 in mind, what is the market for it?", 2000).text
	if !strings.Contains(text, "called Zorblatt 39 is known here") {
		t.Errorf("got %s", text)
	}
}

func TestWhatHoldsIsNamedFirstWhereItIsAsked(t *testing.T) {
	const least, most = "Asking prices of the Lagoon 42 fall least", "Asking prices of the Fountaine Pajot Astréa 42 fall most"
	if got := summaryOf(t, "Which keeps its value, a Lagoon 42 or a Fountaine Pajot Astréa 42?"); !strings.HasPrefix(got, least) {
		t.Errorf("got %s", got)
	}
	if got := summaryOf(t, "Which depreciates faster, a Lagoon 42 or a Fountaine Pajot Astréa 42?"); !strings.HasPrefix(got, most) {
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
