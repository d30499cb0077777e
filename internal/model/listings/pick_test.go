package listings_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/model/listings"
)

// after asks behind an answer that the client sends back.
func after(t *testing.T, first, answer string, last chat.Message) said {
	t.Helper()
	last.Role = chat.User
	req := chat.Request{Model: listings.ID, Messages: []chat.Message{{Role: chat.User, Text: first}, {Role: chat.Assistant, Text: answer}, last}}
	var s said
	if _, err := made().Run(t.Context(), req, func(e chat.Event) error { s.take(t, e); return nil }); err != nil {
		t.Fatal(err)
	}
	return s
}

const search = "sailing boats of 10 m in the UK"

// reversed is a list as a client may keep it: not what a search of now would show.
func reversed(t *testing.T, n int) (answer string, boats []chat.Listing) {
	t.Helper()
	boats = slices.Clone(ask(t, 0, search).listings[:n])
	slices.Reverse(boats)
	var b strings.Builder
	for i, l := range boats {
		fmt.Fprintf(&b, "| %d | [%s](%s) | 10 m |\n", i+1, l.Title, l.URL)
	}
	return b.String(), boats
}

func TestBoatsAreComparedByTheirPlacesWhereTheListIsNotShown(t *testing.T) {
	all := ask(t, 0, search).listings
	s := after(t, search, "(a list of boats)", chat.Message{Text: "compare the first and the third"})
	if len(s.listings) != 2 || s.listings[0].ID != all[0].ID || s.listings[1].ID != all[2].ID {
		t.Errorf("compared %+v\n%s", s.listings, s.text)
	}
}

func TestABoatIsPickedFromTheListThatTheClientShows(t *testing.T) {
	list, boats := reversed(t, 4)
	s := after(t, search, list, chat.Message{Text: "how old is the second one?"})
	if len(s.listings) != 1 || s.listings[0].ID != boats[1].ID {
		t.Fatalf("shown are %+v, want %s", s.listings, boats[1].ID)
	}
	s.holds(t, fmt.Sprintf("Year: **%d", boats[1].Year))
}

func TestBoatsOfTheListAreSetSideBySide(t *testing.T) {
	list, boats := reversed(t, 4)
	s := after(t, search, list, chat.Message{Text: "compare the first two"})
	if len(s.listings) != 2 || s.listings[0].ID != boats[0].ID || s.listings[1].ID != boats[1].ID {
		t.Fatalf("shown are %+v, want %s and %s", s.listings, boats[0].ID, boats[1].ID)
	}
	s.holds(t, boats[0].URL, boats[1].URL, "| Engine |")
}

func TestTheOldestOfTheListIsFoundAmongIt(t *testing.T) {
	list, boats := reversed(t, 6)
	oldest := slices.MinFunc(boats, func(a, b chat.Listing) int { return a.Year - b.Year })
	s := after(t, search, list, chat.Message{Text: "which of these is the oldest?"})
	if len(s.listings) != 1 || s.listings[0].Year != oldest.Year {
		t.Errorf("shown are %+v, want one of %d", s.listings, oldest.Year)
	}
}

func TestTheBoatWithMostCabinsIsFoundAmongTheList(t *testing.T) {
	list, _ := reversed(t, 8)
	s := after(t, search, list, chat.Message{Text: "which has the most cabins?"})
	if len(s.listings) != 1 {
		t.Fatalf("shown are %+v, want one", s.listings)
	}
	s.holds(t, "Cabins, berths, heads: **")
}

func TestAPronounBehindSeveralBoatsIsAskedBack(t *testing.T) {
	list, _ := reversed(t, 4)
	after(t, search, list, chat.Message{Text: "and its price history?"}).holds(t, "Which of the 4 boats")
}

func TestABoatThatHasGoneIsLookedForAnew(t *testing.T) {
	gone := "| 1 | [1990 Nobody 30](http://127.0.0.1:8000/listings/none-1) | 9 m |\n| 2 | [1991 Nobody 30](http://127.0.0.1:8000/listings/none-2) | 9 m |\n"
	s := after(t, search, gone, chat.Message{Text: "tell me more about the second one"})
	if len(s.listings) != 1 || strings.Contains(s.text, "Nobody") {
		t.Errorf("the answer is %.300s", s.text)
	}
}

func TestAPictureIsNotIgnoredSilently(t *testing.T) {
	picture := []chat.Image{{URL: "data:image/png;base64,AAAA"}}
	s := after(t, search, "(list)", chat.Message{Text: "only under 20000 pounds", Images: picture})
	s.holds(t, "I do not look at pictures", "price up to 20,000 GBP")
	if strings.Count(s.text, "pictures") != 1 {
		t.Errorf("it is said more than once: %.300s", s.text)
	}
}
