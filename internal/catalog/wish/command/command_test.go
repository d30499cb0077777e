package command_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/fairlead/fairlead/internal/catalog/wish/command"
	"github.com/fairlead/fairlead/internal/catalog/wish/demand"
	"github.com/fairlead/fairlead/internal/catalog/wish/lexicon"
	"github.com/fairlead/fairlead/internal/catalog/wish/wishtest"
	"github.com/fairlead/fairlead/internal/geo"
)

// plain is a command without what it takes back.
func plain(c command.Command) command.Command {
	c.Withdrawn = demand.Withdrawal{}
	return c
}

func TestATurnSaysHowTheConversationGoesOn(t *testing.T) {
	for text, want := range map[string]command.Command{
		"show me more":                    {About: true, More: true},
		"noch andere":                     {About: true, More: true},
		"show me the next five please":    {About: true, More: true},
		"next to Kiel":                    {},
		"more cabins":                     {},
		"drop that":                       {About: true, Undo: true},
		"steel as well":                   {Add: true},
		"or a ketch":                      {Add: true},
		"ketch in English please":         {Lang: lexicon.English},
		"auf Deutsch bitte":               {Lang: lexicon.German},
		"the second one":                  {About: true, Select: 2},
		"tell me more about number 3":     {About: true, Select: 3},
		"#4":                              {About: true, Select: 4},
		"details of #4":                   {About: true, Select: 4},
		"die letzte bitte":                {About: true, Select: -1},
		"the last boat added":             {},
		"is listing 1 still available?":   {About: true, Select: 1},
		"cheaper than the second one":     {},
		"compare the first and the third": {About: true, Compare: []int{1, 3}},
		"compare the first three":         {About: true, Compare: []int{1, 2, 3}},
		"compare 1 with 4":                {About: true, Compare: []int{1, 4}},
		"compare steel with wood":         {},
	} {
		if diff := cmp.Diff(want, plain(command.Read(wishtest.Sentence(t, text))), cmp.AllowUnexported(demand.Withdrawal{})); diff != "" {
			t.Errorf("%q (-want +got)\n%s", text, diff)
		}
	}
}

func TestGroupsOfDemandsAreTakenBack(t *testing.T) {
	for text, want := range map[string][]demand.Group{
		"drop the price limit":         {demand.Price},
		"drop the price and the year":  {demand.Price, demand.Year},
		"drop that price":              {demand.Price},
		"no budget limit":              {demand.Price},
		"ohne Preisgrenze":             {demand.Price},
		"length doesn't matter":        {demand.Length},
		"worldwide":                    {demand.Place},
		"no budget":                    nil,
		"price drop":                   nil,
		"drop keel":                    nil, // is one that is let down
		"heaters whatever, budget 75k": nil,
	} {
		got := command.Read(wishtest.Sentence(t, text))
		for _, g := range []demand.Group{demand.Price, demand.Length, demand.Year, demand.Place, demand.Keel} {
			held := false
			for _, w := range want {
				held = held || w == g
			}
			if got.Withdrawn.Holds(g) != held {
				t.Errorf("%q: group %d is taken back: %v", text, g, !held)
			}
		}
		if got.About != (len(want) > 0) {
			t.Errorf("%q is about boats: %v", text, got.About)
		}
	}
	if all := command.Read(wishtest.Sentence(t, "start over")); !all.Withdrawn.Everything || !all.About {
		t.Errorf("starting over is read as %+v", all)
	}
}

func TestAPlaceAloneBehindAnAndIsAdded(t *testing.T) {
	for text, want := range map[string]bool{"and Oregon": true, "and Oregon?": false, "and in Oregon": false} {
		s := wishtest.Sentence(t, text)
		at := s.Words[len(s.Words)-1]
		s.Mentions = []geo.Mention{{Start: at.Start, End: at.End}}
		if got := command.Read(s); got.AddPlace != want {
			t.Errorf("%q: %v", text, got.AddPlace)
		}
	}
}

func TestABoatOfTheListMayOnlyBeComparedWith(t *testing.T) {
	s := wishtest.Sentence(t, "newer than the second one")
	if !command.PointsBack(s, 2) || command.PointsBack(s, 0) || !command.PointsBack(wishtest.Sentence(t, "cheaper than that"), 2) || command.PointsBack(wishtest.Sentence(t, "newer than 2 years"), 2) {
		t.Error("the second one points back, years do not")
	}
	command.TellCompared(s)
	for i, w := range s.Words {
		if told := i == 3; w.Unmet != told || w.Used != (i == 1 || i == 2) {
			t.Errorf("%q is told back: %v, used: %v", w.Fold, w.Unmet, w.Used)
		}
	}
}

func TestTheWordsOfACommandAreKnown(t *testing.T) {
	if g, ok := command.GroupOf("tiefgang"); !ok || g != demand.Draft || !command.IsGroup("tiefgang") || command.IsGroup("ketch") || command.IsGroup("price") {
		t.Errorf("group %d, %v", g, ok)
	}
	s := wishtest.Sentence(t, "filters too, still for sale")
	n, adds := command.Adds(s, 1)
	if !command.IsLimit("filters") || !adds || n != 1 || !command.Offered(s, 3) || command.Offered(s, 0) {
		t.Error("the words tell of the search")
	}
}
