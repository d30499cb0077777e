package listings_test

import (
	"testing"

	"github.com/fairlead/fairlead/internal/chat"
)

func TestAdviceOnASearchOfItsOwnFollowsTheList(t *testing.T) {
	ask(t, 0, "which Bavaria sailboat would you buy for 60k?").holds(t, "| 1 | [", "I cannot decide that for you", "best value")
}

func TestTheBoatThatWasAdvisedCanBeOpened(t *testing.T) {
	advice := ask(t, 0, "Catalina 34 in Florida", "which of these would you buy?")
	if len(advice.listings) != 1 {
		t.Fatalf("advised are %+v", advice.listings)
	}
	s := after(t, "Catalina 34 in Florida", advice.text, chat.Message{Text: "tell me more about it"})
	if len(s.listings) != 1 || s.listings[0].ID != advice.listings[0].ID {
		t.Errorf("opened is %+v, want %+v", s.listings, advice.listings[0])
	}
}
