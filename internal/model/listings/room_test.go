package listings_test

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/model/listings"
	"github.com/fairlead/fairlead/internal/tokens"
)

func TestAListThatIsCutSaysHowMuchOfItIsShown(t *testing.T) {
	s := ask(t, 500, "catamarans in Florida")
	s.holds(t, fmt.Sprintf("%d of 110 shown, for want of room. Narrow it by", len(s.listings)))
	if got := tokens.Count(s.text); got > 500 {
		t.Errorf("%d tokens, budget 500", got)
	}
}

func TestWhereThereIsNoRoomForAListItIsSaidInWords(t *testing.T) {
	for _, budget := range []int{30, 60, 150, 280} {
		s := ask(t, budget, "small catamarans in Florida")
		s.holds(t, "**110 boats**")
		if got := tokens.Count(s.text); got > budget || strings.Contains(s.text, "| # |") || len(s.listings) > 0 {
			t.Errorf("%d tokens of %d, %d boats:\n%s", got, budget, len(s.listings), s.text)
		}
	}
	ask(t, 150, "small catamarans in Florida").holds(t, "There is no room left here for a list", "catamaran; in Florida", "“small”")
}

func TestMoreGoesOnBehindTheLastBoatThatWasShown(t *testing.T) {
	const budget = 500
	most := budget
	first := ask(t, budget, "catamarans in Florida")
	req := chat.Request{Model: listings.ID, MaxTokens: &most, Messages: []chat.Message{
		{Role: chat.User, Text: "catamarans in Florida"}, {Role: chat.Assistant, Text: first.text}, {Role: chat.User, Text: "more"},
	}}
	var second said
	if _, err := made().Run(t.Context(), req, func(e chat.Event) error { second.take(t, e); return nil }); err != nil {
		t.Fatal(err)
	}
	row := regexp.MustCompile(`(?m)^\| (\d+) \|`).FindStringSubmatch(second.text)
	if row == nil || row[1] != fmt.Sprint(len(first.listings)+1) {
		t.Errorf("%d boats were shown, then:\n%s", len(first.listings), second.text)
	}
	if strings.Contains(second.text, "Asking prices: cheapest") || strings.Contains(second.text, "Narrow it") {
		t.Errorf("told once more:\n%s", second.text)
	}
}

func TestTheNearestIsNextInWhatFailed(t *testing.T) {
	ask(t, 0, "Bavaria 34 under 45k euro").holds(t, "the nearest is the [2012 Bavaria 31 Cruiser]")
	ask(t, 0, "Contessa 32 with new engine").holds(t, ", Engine: ")
}

func TestWhatAListingNeitherAffirmsNorDeniesIsCounted(t *testing.T) {
	ask(t, 0, "aluminium yacht 11 to 13 metres, no teak decks").holds(t, "Not told either way by the listing, so ask: 37 teak deck.")
	ask(t, 0, "Aluyacht 11 bis 13 m, kein Teakdeck").holds(t, "weder bejaht noch verneint")
}

func TestOfNoBoatThereIsNoAverage(t *testing.T) {
	ask(t, 0, "average price of a Bavaria 37 built 2003 to 2008").holds(t, "no price to tell", "Bavaria; model 36; built 2003 to 2008: 28 boats, mean ")
}
