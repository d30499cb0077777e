package app

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/talk/talktest"
)

func TestConversationsAreUnderstoodByEveryModel(t *testing.T) {
	if testing.Short() {
		t.Skip("one goroutine asks everything: left to make test")
	}
	_, s := models(t)
	byName := map[string]chat.Model{}
	for _, m := range s.models {
		byName[strings.TrimSuffix(strings.TrimPrefix(m.Info().ID, "svc-"), "-agent")] = m
	}
	byName["research"] = byName["deep-research"]
	files, err := filepath.Glob("testdata/conversations*.txt")
	if err != nil || len(files) == 0 {
		t.Fatal("no conversations", err)
	}
	held, all := 0, 0
	for _, file := range files {
		for _, c := range talktest.Read(t, file) {
			m := byName[c.Model]
			if m == nil {
				t.Fatalf("there is no model %q", c.Model)
			}
			all++
			answers, lacks := c.Hold(t, m)
			if lacks == "" {
				held++
				continue
			}
			t.Logf("%s\n\tlacks %s in: %.500s", c, lacks, answers[len(answers)-1])
		}
	}
	const floor = 0.94
	share := float64(held) / float64(all)
	t.Logf("%d of %d conversations, %.3f", held, all, share)
	if !(share >= floor) {
		t.Errorf("share %.3f of the conversations is understood, want at least %.2f", share, floor)
	}
}

func TestTheAgentHandsOnWhatLooksForBoats(t *testing.T) {
	if testing.Short() {
		t.Skip("one goroutine does everything: left to make test")
	}
	d, s := models(t)
	boats, err := d.boats.Snapshot().Match(catalog.Query{Make: "Contessa"})
	if err != nil || len(boats) == 0 {
		t.Fatal("no boat", err)
	}
	var general chat.Model
	for _, m := range s.models {
		if m.Info().ID == "svc-agent" {
			general = m
		}
	}
	for question, listed := range map[string]bool{
		"€80-120k, 12-14 m, 2005 to 2012, Balearics":                 true,
		"what boats are similar to a Catalina 36?":                   true,
		"alternatives to a Lagoon 42":                                true,
		"what's the price of " + boats[0].ID + "?":                   true,
		"How much is boat ID 99999999999?":                           true,
		"How long do catamarans take to sell?":                       true,
		"Is 9000 too much for a Westerly Centaur?":                   true,
		"Ist 120.000 € zu teuer für eine Hanse 388 von 2018?":        true,
		"Which builders have the most boats in Florida?":             true,
		"Are boats like the Catalina 22 safe offshore?":              false,
		"Is a Hallberg-Rassy worth the money?":                       false,
		"what does anchor chain cost per metre?":                     false,
		"What brand of anchor is best for a sailboat?":               false,
		"how much does a marina cost per foot in Croatia?":           false,
		"how long does it take to sell a boat?":                      false,
		"how does a boat like the Westsail 32 behave in a gale?":     false,
		"Which passage between Greece and Turkey has current in it?": false,
	} {
		var searched bool
		_, err := general.Run(t.Context(), chat.Request{Model: "svc-agent", Messages: []chat.Message{{Role: chat.User, Text: question}}}, func(e chat.Event) error {
			if use, ok := e.(chat.ToolUse); ok {
				searched = searched || use.Name == "search_listings"
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
		if searched != listed {
			t.Errorf("%q: boats for sale are searched: %v", question, searched)
		}
	}
}
