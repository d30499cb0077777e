package listings_test

import (
	"context"
	"encoding/json"
	"errors"
	"regexp"
	"strings"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/catalog/sample"
	"github.com/fairlead/fairlead/internal/catalog/wish"
	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/geo"
	"github.com/fairlead/fairlead/internal/model/listings"
	"github.com/fairlead/fairlead/internal/tokens"
)

// made is the model over the sample inventory, made once.
var made = sync.OnceValue(func() *listings.Model {
	designs, err := design.Load()
	if err != nil {
		panic(err)
	}
	places, err := geo.Load()
	if err != nil {
		panic(err)
	}
	cat := catalog.New(catalog.NewIndex(sample.Listings(designs, places), catalog.LocateIn(places)))
	parser, err := wish.New(designs, places, cat)
	if err != nil {
		panic(err)
	}
	return listings.New(cat, parser, designs, "http://127.0.0.1:8000", nil)
})

// said is an answer taken apart.
type said struct {
	text      string
	listings  []chat.Listing
	citations []chat.Citation
	tools     []chat.ToolUse
	progress  int
	result    map[string]any
}

// ask has a conversation: every text is a turn of the person.
func ask(t *testing.T, maxTokens int, turns ...string) said {
	t.Helper()
	req := chat.Request{Model: listings.ID}
	for i, turn := range turns {
		if i > 0 {
			req.Messages = append(req.Messages, chat.Message{Role: chat.Assistant, Text: "(list)"})
		}
		req.Messages = append(req.Messages, chat.Message{Role: chat.User, Text: turn})
	}
	if maxTokens > 0 {
		req.MaxTokens = &maxTokens
	}
	var s said
	out, err := made().Run(context.Background(), req, func(e chat.Event) error {
		s.take(t, e)
		return nil
	})
	if err != nil {
		t.Fatalf("%q: %v", turns, err)
	}
	if out.Finish != chat.FinishStop {
		t.Errorf("%q: finish %q", turns, out.Finish)
	}
	return s
}

func (s *said) take(t *testing.T, e chat.Event) {
	t.Helper()
	switch e := e.(type) {
	case chat.Text:
		s.text += string(e)
	case chat.Listing:
		s.listings = append(s.listings, e)
	case chat.Citation:
		s.citations = append(s.citations, e)
	case chat.ToolUse:
		s.tools = append(s.tools, e)
	case chat.Progress:
		s.progress++
	case chat.Result:
		data, err := json.Marshal(e.Data)
		if err != nil {
			t.Fatal(err)
		}
		if err := json.Unmarshal(data, &s.result); err != nil {
			t.Fatal(err)
		}
	}
}

func (s said) holds(t *testing.T, want ...string) {
	t.Helper()
	for _, w := range want {
		if !strings.Contains(s.text, w) {
			t.Errorf("the answer lacks %q:\n%s", w, s.text)
		}
	}
}

func TestASearchStatesFilterCountPricesTableAndSource(t *testing.T) {
	s := ask(t, 0, "Show me Catalina 34 sailboats under $100k")
	s.holds(t, "Catalina", "model 34", "up to 100,000 USD", "cheapest", "median", "| # | Boat |", "/listings/s-", "sample data", "Sample data as of 1 November 2026", "[1]")
	if len(s.listings) != catalog.DefaultLimit || s.progress != 1 || len(s.tools) != 1 {
		t.Errorf("%d listings, %d progress, %d tools", len(s.listings), s.progress, len(s.tools))
	}
	for _, l := range s.listings {
		if l.Make != "Catalina" || !strings.HasPrefix(l.Model, "34") || !l.Sample || !strings.Contains(s.text, "("+l.URL+")") {
			t.Errorf("listing %+v does not belong here or has no row", l)
		}
	}
	if len(s.citations) != 1 || s.citations[0].URL == "" || s.citations[0].Number != 1 {
		t.Errorf("citations %+v", s.citations)
	}
	var q catalog.Query
	if err := json.Unmarshal(s.tools[0].Arguments, &q); err != nil || q.Make != "Catalina" {
		t.Errorf("tool arguments %s: %v", s.tools[0].Arguments, err)
	}
}

func TestASingleBoatHasNoMedian(t *testing.T) {
	s := ask(t, 0, "Amel 60 in Croatia")
	if len(s.listings) != 1 || strings.Contains(s.text, "median") {
		t.Errorf("%d boats:\n%s", len(s.listings), s.text)
	}
}

func TestTheResultHasTheFieldsOfInfo(t *testing.T) {
	var want []string
	for _, f := range made().Info().Result.Fields {
		want = append(want, f.Name)
	}
	for _, turn := range []string{"Catalina 34", "hello", "Catalina 34 under $5 in Monaco", "Sun Odyssey 349 vs Oceanis 35.1 price by year"} {
		s := ask(t, 0, turn)
		for _, name := range want {
			if _, ok := s.result[name]; !ok {
				t.Errorf("%q: the result has no %s", turn, name)
			}
		}
		if len(s.result) != len(want) {
			t.Errorf("%q: the result has %d fields, want %d", turn, len(s.result), len(want))
		}
	}
}

func TestAnAnswerKeepsWithinItsBudgetWithWholeRows(t *testing.T) {
	row := regexp.MustCompile(`(?m)^\| \d+ \|.*$`)
	for turn, bars := range map[string]int{"sailboats": 8, "Lagoon catamarans in the Caribbean 40-50 ft, 4 cabins, not ex-charter, with watermaker": 9} {
		for _, budget := range []int{120, 200, 300, 500, 1000, 2000} {
			s := ask(t, budget, turn)
			if got := tokens.Count(s.text); got > budget && budget >= 200 {
				t.Errorf("%q: %d tokens, budget %d", turn, got, budget)
			}
			rows := row.FindAllString(s.text, -1)
			if len(rows) != len(s.listings) {
				t.Errorf("%q, budget %d: %d rows, %d listings", turn, budget, len(rows), len(s.listings))
			}
			for _, r := range rows {
				if strings.Count(r, "|") != bars {
					t.Errorf("broken row %q", r)
				}
			}
		}
	}
	if s := ask(t, 1000, "sailboats"); len(s.listings) != catalog.DefaultLimit {
		t.Errorf("1000 tokens hold %d rows, want %d", len(s.listings), catalog.DefaultLimit)
	}
}

func TestNothingFoundNamesTheFilterAndTheNearest(t *testing.T) {
	s := ask(t, 0, "Catalina 34 between $500 and $2000")
	s.holds(t, "No boat matches", "Without the price filter there would be", "the nearest is the [")
	if got := s.result["total"]; got != 0.0 {
		t.Errorf("total %v", got)
	}
}

func TestContradictionsComeFirst(t *testing.T) {
	s := ask(t, 0, "boats under 30 ft and longer than 45 ft")
	if !strings.HasPrefix(s.text, "**Please check:** under 30 ft and longer than 45 ft contradict each other") {
		t.Errorf("the answer begins otherwise:\n%s", s.text)
	}
}

func TestAPriceWithoutCurrencyIsTakenInDollarsAndSaidSo(t *testing.T) {
	ask(t, 0, "catamaran under 200k").holds(t, "no currency was given", "USD")
}

func TestWhatIsNotUnderstoodIsSaid(t *testing.T) {
	ask(t, 0, "Catalina 34 with a zeppelin hangar").holds(t, "Not understood", "zeppelin hangar")
}

func TestInjectionIsJustText(t *testing.T) {
	s := ask(t, 0, "boats'; DROP TABLE listings;-- under 50k")
	s.holds(t, "up to 50,000 USD", "cheapest")
	if s = ask(t, 0, "how many boats are there?"); s.result["total"] == 0.0 {
		t.Error("the inventory is gone")
	}
}

func TestTheSecondOneIsShownInFull(t *testing.T) {
	list := ask(t, 0, "Beneteau Oceanis 40 to 46 ft, under 150k EUR, Spain")
	s := ask(t, 0, "Beneteau Oceanis 40 to 46 ft, under 150k EUR, Spain", "tell me more about the second one")
	if len(s.listings) != 1 || s.listings[0].ID != list.listings[1].ID {
		t.Fatalf("shown %+v, want %s", s.listings, list.listings[1].ID)
	}
	s.holds(t, "Length: ", "Seen: for", "The broker writes", "Sample data")
	want := map[string]any{"select_index": 2.0}
	if diff := cmp.Diff(want, s.result["query"]); diff != "" {
		t.Errorf("query (-want +got)\n%s", diff)
	}
}

func TestABoatThatIsNotOnTheListIsAskedBack(t *testing.T) {
	ask(t, 0, "Amel 54 in Norway", "number 40").holds(t, "There is no boat number 40")
}

func TestAListingIsFoundByItsID(t *testing.T) {
	want := ask(t, 0, "Amel 60 in Croatia").listings[0].ID
	s := ask(t, 0, "what about http://127.0.0.1:8000/listings/"+want+" ?")
	if len(s.listings) != 1 || s.listings[0].ID != want {
		t.Errorf("shown %+v", s.listings)
	}
}

func TestANumberThatNoListingHasIsSaidToBeUnknown(t *testing.T) {
	for _, text := range []string{"tell me about listing s-999999", "boat id 48213: still for sale?", "zeig mir Inserat 4711234", "annonce n° 4711234"} {
		s := ask(t, 0, text)
		if len(s.listings) != 0 || !regexp.MustCompile(`s-999999|48213|4711234`).MatchString(s.text) || strings.Contains(s.text, "|") {
			t.Errorf("%q: %s", text, s.text)
		}
	}
	ask(t, 0, "Hanse 400", "show listing 2").holds(t, "Hanse 400")
}

func TestMoreShowsTheNextBoats(t *testing.T) {
	first := ask(t, 0, "Lagoon catamarans")
	second := ask(t, 0, "Lagoon catamarans", "more")
	second.holds(t, "| 11 | ")
	seen := map[string]bool{}
	for _, l := range append(first.listings, second.listings...) {
		if seen[l.ID] {
			t.Errorf("%s is on both pages", l.ID)
		}
		seen[l.ID] = true
	}
	if len(seen) != 2*catalog.DefaultLimit {
		t.Errorf("two pages hold %d boats", len(seen))
	}
}

func TestTheEndOfAListIsSaid(t *testing.T) {
	ask(t, 0, "Catalina 34 in Monaco or Hallberg-Rassy 352 in Norway", "more", "more", "more").holds(t, "That was all")
}

func TestHowManyCountsWithoutATable(t *testing.T) {
	s := ask(t, 0, "how many catamarans are for sale in Greece?")
	if strings.Contains(s.text, "| # |") || len(s.listings) != 0 {
		t.Errorf("a count shows boats:\n%s", s.text)
	}
	s.holds(t, "boats**", "median", "mean")
}

func TestTwoModelsAreComparedByYear(t *testing.T) {
	s := ask(t, 0, "Sun Odyssey 349 vs Oceanis 35.1 price by year")
	s.holds(t, "| Year | Jeanneau 349 median", "Beneteau 35.1 median", "| 2015 |")
	if tokens.Count(s.text) > chat.DefaultMaxTokens {
		t.Errorf("%d tokens", tokens.Count(s.text))
	}
}

func TestManyYearsAreTakenTogether(t *testing.T) {
	s := ask(t, 400, "Catalina sailboats price by year")
	s.holds(t, "–19", "| 1985–1989 |")
	if got := tokens.Count(s.text); got > 400 {
		t.Errorf("%d tokens, budget 400", got)
	}
}

func TestAFollowUpKeepsWhatItDoesNotMention(t *testing.T) {
	s := ask(t, 0, "catamarans 38-45 ft under 350k euro", "only in France")
	s.holds(t, "catamaran", "350,000 EUR", "in France")
	for _, l := range s.listings {
		if l.Country != "FR" {
			t.Errorf("%s lies in %s", l.ID, l.Country)
		}
	}
}

func TestAGreetingIsAnsweredWithWhatCanBeAsked(t *testing.T) {
	s := ask(t, 0, "hello")
	s.holds(t, "I find boats for sale", "no real offers", "?")
	if len(s.tools) != 0 || len(s.listings) != 0 {
		t.Errorf("a greeting searched: %+v", s.tools)
	}
}

func TestUnknownValuesAreCounted(t *testing.T) {
	ask(t, 0, "sailboats 30-40 ft in the US under $50k").holds(t, "Left out because the value is not known:", "length", "price")
}

func TestTheSameQuestionHasTheSameAnswer(t *testing.T) {
	a, b := ask(t, 0, "cheapest ketch in Europe"), ask(t, 0, "cheapest ketch in Europe")
	if a.text != b.text {
		t.Error("two answers differ")
	}
}

func TestAnErrorOfSendIsReturned(t *testing.T) {
	gone := errors.New("gone")
	req := chat.Request{Messages: []chat.Message{{Role: chat.User, Text: "Catalina 34"}}}
	_, err := made().Run(context.Background(), req, func(chat.Event) error { return gone })
	if !errors.Is(err, gone) {
		t.Errorf("got %v, want %v", err, gone)
	}
}

func BenchmarkAnswer(b *testing.B) {
	m := made()
	for _, text := range []string{"catamaran 38-45 ft, 4 cabins, under 350k euro, Mediterranean", "Sun Odyssey 349 vs Oceanis 35.1 price by year"} {
		req := chat.Request{Messages: []chat.Message{{Role: chat.User, Text: text}}}
		b.Run(text, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				if _, err := m.Run(b.Context(), req, func(chat.Event) error { return nil }); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

func TestAnUnknownPlaceFindsNothing(t *testing.T) {
	for _, place := range []string{"Antarctica", "Timbuktu", "Bolivia"} {
		s := ask(t, 0, "sailboats in "+place)
		s.holds(t, "I do not know boats at “"+place+"”", "No boat matches")
		if len(s.listings) > 0 || s.result["total"] != 0.0 || !strings.HasPrefix(s.text, "I do not know") {
			t.Errorf("%s: total %v\n%s", place, s.result["total"], s.text)
		}
	}
}

func TestAKetchWithAPilothouseIsFound(t *testing.T) {
	s := ask(t, 0, "ketch with pilothouse")
	if len(s.listings) == 0 {
		t.Errorf("none found:\n%s", s.text)
	}
}

func TestADecisionIsLeftToTheBuyer(t *testing.T) {
	s := ask(t, 0, "Catalina 34 under $100k", "which of these would you buy?")
	s.holds(t, "I cannot decide that for you")
	if strings.Contains(s.text, "| # |") || len(s.listings) > 1 {
		t.Errorf("the list is repeated:\n%s", s.text)
	}
}

func TestAnOpinionOfTheBoatsIsLeftToASurvey(t *testing.T) {
	for _, turns := range [][]string{
		{"Catalina 34 under $100k", "is it a good boat?"}, {"Catalina 34 under $100k", "what do you think of them?"},
	} {
		s := ask(t, 0, turns...)
		s.holds(t, "a survey and a trial sail tell", "tell me more about the second one")
		if strings.Contains(s.text, "| # |") || len(s.listings) > 1 {
			t.Errorf("the list is repeated:\n%s", s.text)
		}
	}
	s := ask(t, 0, "Catalina 34 under $100k", "tell me more about the second one", "is it any good?")
	s.holds(t, "a survey and a trial sail tell", "Year:")
	if len(s.listings) != 1 {
		t.Errorf("%d boats are shown of the one that was asked about", len(s.listings))
	}
	ask(t, 0, "Bavaria 37 in Kroatien", "ist das ein gutes Boot?").holds(t, "Gutachten und eine Probefahrt")
	ask(t, 0, "Bavaria 37 en Croatie", "c'est un bon bateau ?").holds(t, "essai en mer")
}

func TestAPriceBelowNothingIsNotUsed(t *testing.T) {
	ask(t, 0, "boats under -5 euro").holds(t, "is below zero")
}

func TestACountOffersNoListToGoOnWith(t *testing.T) {
	s := ask(t, 0, "how many Hanse 388 are there?")
	if strings.Contains(s.text, "more”") || strings.Contains(s.text, "first. Sample") {
		t.Errorf("a count speaks of a list:\n%s", s.text)
	}
}

func TestBoatsAreCountedByCountry(t *testing.T) {
	s := ask(t, 0, "which countries have the most Lagoon 450?")
	s.holds(t, "| Country | Boats | Median |", "| Spain |", "USD |")
	s = ask(t, 0, "median price of Lagoon 450 by country in Spain")
	if strings.Contains(s.text, "| Country |") {
		t.Errorf("one country needs no table:\n%s", s.text)
	}
}

func TestAComparisonWithNoBoatKeepsItsCurrency(t *testing.T) {
	ask(t, 0, "Jeanneau 54 vs Hanse 548").holds(t, "Jeanneau 54 median USD (n)", "Hanse 548 median USD (n)", "0 boats")
	ask(t, 0, "compare J/105 and J/109 average price").holds(t, ", mean ")
}

func TestOfSeveralFiltersToBlameTheBoatAloneIsTold(t *testing.T) {
	ask(t, 0, "Amel 54 with less than 300 engine hours under 100k").holds(t, "No single filter is to blame", "Asked for nothing but this, Amel; model 54")
	s := ask(t, 0, "one-owner Hallberg-Rassy with new sails and a hard top and a tiller")
	blamed := map[string]bool{}
	for _, line := range regexp.MustCompile(`(?m)^- The .* alone matches.*$`).FindAllString(s.text, -1) {
		if blamed[line] {
			t.Errorf("one filter is blamed twice:\n%s", s.text)
		}
		blamed[line] = true
	}
	s.holds(t, "Asked for nothing but this, Hallberg-Rassy")
}

func TestEquipmentToBlameIsNamed(t *testing.T) {
	ask(t, 0, "one-owner Lagoon 42 with a watermaker and lithium batteries and a windvane under 150k euro").holds(t, "equipment (")
}

func TestAnUnknownCountKeepsItsPlace(t *testing.T) {
	s := ask(t, 0, "Bavaria Ocean 38 in Croatia", "tell me more about number 1")
	line := regexp.MustCompile(`(?m)^- Cabins, berths, heads: (.*)$`).FindStringSubmatch(s.text)
	if line == nil || strings.Count(line[1], ", ") != 2 {
		t.Errorf("%q in\n%s", line, s.text)
	}
}

func TestATableShowsWhatWasAskedOfTheBoats(t *testing.T) {
	ask(t, 0, "sloop, draft under 1.5 m, 3 cabins, less than 1000 engine hours").holds(t, "| Source | Asked for |\n|---|---|---|---|---|---|---|---|\n", " | draft 1.", ", cabins 3, engine hours ")
	if text := ask(t, 0, "sloops in Greece").text; strings.Contains(text, "Asked for") {
		t.Errorf("a column without need:\n%s", text)
	}
}

func TestAPriceThatIsAskedForStandsOut(t *testing.T) {
	ask(t, 0, "average price of a Lagoon 380").holds(t, ", mean **")
	ask(t, 0, "median price of a Lagoon 380").holds(t, ", median **")
}

func TestAFilterThatFindsNothingIsToldWithItsWord(t *testing.T) {
	ask(t, 0, "catamaran with a wing keel").holds(t, "Without the keel (wing) filter")
}
