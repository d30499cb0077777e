package research_test

import (
	"regexp"
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/model/research"
	"github.com/fairlead/fairlead/internal/tokens"
)

// talk is the last answer to several questions of a user.
func talk(t *testing.T, questions ...string) string {
	t.Helper()
	req := chat.Request{Model: research.ID}
	for _, q := range questions {
		req.Messages = append(req.Messages, chat.Message{Role: chat.User, Text: q})
	}
	return textOf(t, req)
}

// textOf is what a request is answered with.
func textOf(t *testing.T, req chat.Request) string {
	t.Helper()
	var text strings.Builder
	_, err := newModel(t).Run(t.Context(), req, func(ev chat.Event) error {
		if piece, ok := ev.(chat.Text); ok {
			text.WriteString(string(piece))
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return text.String()
}

// after is the last answer of a conversation in which every turn was answered.
func after(t *testing.T, turns ...string) string {
	t.Helper()
	req, last := chat.Request{Model: research.ID}, ""
	for _, turn := range turns {
		req.Messages = append(req.Messages, chat.Message{Role: chat.User, Text: turn})
		last = textOf(t, req)
		req.Messages = append(req.Messages, chat.Message{Role: chat.Assistant, Text: last})
	}
	return last
}

func TestAPartIsToldAloneAndBriefly(t *testing.T) {
	const study = "Market for 40 ft cruising catamarans in the Mediterranean"
	for turn, want := range map[string]string{
		"and what should a seller do right now?": "Price a boat by those of her years",
		"what should I do as a buyer?":           "Judge these boats by year before price",
		"which year is best value?":              "Best value by what is asked are those built",
		"what are the risks?":                    "Loss with age: a year takes",
		"any pitfalls?":                          "Loss with age: a year takes",
		"how fast do they sell?":                 "seen for a median of",
		"who buys them?":                         "Nothing here answers that directly",
		"so should I wait?":                      "Whether asking prices will rise or fall cannot be told",
		"are there many?":                        "The sample catalogue holds ",
		"Welches Baujahr ist am besten?":         "Best value by what is asked are those built",
	} {
		got := after(t, study, turn)
		if !strings.Contains(got, want) || strings.Contains(got, "## ") || len(got) > 2400 {
			t.Errorf("%q: %d characters: %s", turn, len(got), got)
		}
	}
	for _, turn := range []string{"only in Greece please", "Write the study for monohulls too", "and monohulls?"} {
		if got := after(t, study, turn); !strings.Contains(got, "## Recommendations") {
			t.Errorf("%q is no whole study: %.300s", turn, got)
		}
	}
}

func TestSoManySentencesAreTold(t *testing.T) {
	ends := regexp.MustCompile(`[.!?](?: [\p{Lu}“]|$)`)
	for turn, want := range map[string]int{
		"can you sum that up in three sentences?": 3, "sum it up in 2 sentences": 2, "In five sentences please": 5, "in one sentence please": 1,
		"Fass das bitte in drei Sätzen zusammen": 3,
	} {
		for _, study := range []string{"compare electric and diesel propulsion for a 38ft cruising sailboat", "I'm selling my Hanse 385, what is the market like?", "What does a Bavaria Cruiser 46 cost?"} {
			got := strings.TrimPrefix(after(t, study, turn), "Meine Quellen sind auf Englisch, deshalb ist auch dieser Bericht auf Englisch.\n\n")
			if n := len(ends.FindAllString(got, -1)); n != want || strings.ContainsAny(got, "#\n[") || !strings.ContainsAny(got, "0123456789") {
				t.Errorf("%q, %q: %d sentences, want %d: %s", study, turn, n, want, got)
			}
		}
	}
}

func TestAStudyLeavesRoomForWhatIsAskedNext(t *testing.T) {
	most := 4000
	req := chat.Request{Model: research.ID, MaxTokens: &most, Messages: []chat.Message{{Role: chat.User, Text: "Compare the Lagoon 42 and the Bali 4.2"}}}
	text := textOf(t, req)
	if n := tokens.Count(text); n > chat.ContextTokens*6/10 || strings.Count("\n"+text, "\n## ") != 6 {
		t.Errorf("%d tokens, %d sections", n, strings.Count("\n"+text, "\n## "))
	}
}

func TestAnotherKindOfBoatIsStudiedWithinTheSameBounds(t *testing.T) {
	got := talk(t, "Market study of catamarans under 300,000 EUR in Greece", "What about monohulls then?")
	for _, want := range []string{"sailing monohulls in Greece", "EUR 300,000"} {
		if !strings.Contains(got, want) {
			t.Errorf("the study lacks %q: %.300s", want, got)
		}
	}
}

func TestTheYearsThatACostIsReckonedOverAreNoAgeOfBoats(t *testing.T) {
	got := talk(t, "Cost of ownership of a 45 ft monohull over 10 years")
	if strings.Contains(got, "years old") || !strings.Contains(got, "10 years of these boats come to between EUR ") {
		t.Errorf("the study is %.400s", got)
	}
}

func TestKnownIssuesAreToldBeforePrices(t *testing.T) {
	got := talk(t, "known issues of the Lagoon 450")
	issue, price := strings.Index(got, "bulkhead"), strings.Index(got, "half of those with a price")
	if issue < 0 || price < 0 || issue > price {
		t.Errorf("the issues stand at %d, the prices at %d: %.400s", issue, price, got)
	}
}

func TestBoundsHoldAlongAConversation(t *testing.T) {
	for _, c := range []struct {
		turns []string
		wants string
	}{
		{[]string{"Market for the Lagoon 42 in the Caribbean", "only those built after 2018", "how sure are these numbers?"}, "of the Lagoon 42 in the Caribbean, built from 2019"},
		{[]string{"Market for the Lagoon 42 in the Caribbean", "and the Lagoon 40?"}, "of the Lagoon 40 in the Caribbean"},
		{[]string{"Market for the Lagoon 42 in the Caribbean", "and the Lagoon 40?", "how sure are these numbers?", "only those built after 2018"}, "of the Lagoon 40 in the Caribbean, built from 2019"},
		{[]string{"Depreciation of catamarans", "and monohulls?"}, "sailing monohulls"},
		{[]string{"Compare the Amel 54 and the Hallberg-Rassy 48", "I have 400k"}, "it is taken to be in EUR"},
		{[]string{"Market for the Lagoon 42 in the Caribbean", "and the Lagoon 40 in the United States?"}, "of the Lagoon 40 in the United States"},
	} {
		if got := talk(t, c.turns...); !strings.Contains(got, c.wants) {
			t.Errorf("%q: the study lacks %q: %.400s", c.turns, c.wants, got)
		}
	}
}

func TestWhatAStudyCameToIsNoStudyOfItsOwn(t *testing.T) {
	const study = "I'm a journalist: how is the UK market for sailing boats under 30 ft?"
	for _, digest := range []string{"what is the headline in one sentence?", "the bottom line please", "kurz zusammengefasst bitte"} {
		if got := after(t, study, digest); !strings.Contains(got, "sailing monohulls of up to 9.14 m in the United Kingdom") || strings.Contains(got, "## Recommendations") {
			t.Errorf("%q: %s", digest, got)
		}
		if got := after(t, study, digest, "and what would you tell sellers?"); !strings.Contains(got, "Price a boat by those of her years") || strings.Contains(got, "Buyers:") {
			t.Errorf("%q: %s", digest, got)
		}
	}
}

func TestASideOfASaleIsToldAlone(t *testing.T) {
	for turn, want := range map[string]string{
		"what papers do I need?":            "Proof of VAT is the first invoice",
		"should I have her surveyed first?": "A pre-sale survey can help",
		"when is the best time?":            "late winter",
		"where should I list her?":          "No sale, no fee is usual",
		"how long will it take?":            "have been seen for a median of",
	} {
		got := after(t, "I'm selling my 2014 Hanse 385", turn)
		if !strings.Contains(got, want) || strings.Contains(got, "## ") || strings.Contains(got, "Ask between") {
			t.Errorf("%q: %s", turn, got)
		}
	}
}

func TestASideOfWhatPricesCannotCompareIsToldAlone(t *testing.T) {
	const study = "compare electric and diesel propulsion for a 38ft cruising sailboat"
	for turn, want := range map[string]string{"and what does a conversion cost?": "an electric drive US$10,000-30,000", "what are the risks?": "energy is the limit"} {
		if got := after(t, study, turn); !strings.Contains(got, want) || strings.Contains(got, "Regeneration") {
			t.Errorf("%q: %s", turn, got)
		}
	}
}

func TestAKindAloneKeepsThePlaceThatNarrowedTheOneBefore(t *testing.T) {
	if got := after(t, "Market study of 40 ft cruising catamarans in the Mediterranean", "only in Greece please", "and monohulls?"); !strings.Contains(got, "sailing monohulls of 11.58–12.80 m in Greece") {
		t.Errorf("got %.400s", got)
	}
}
