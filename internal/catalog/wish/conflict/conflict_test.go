package conflict_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/catalog/wish/conflict"
	"github.com/fairlead/fairlead/internal/catalog/wish/lexicon"
	"github.com/fairlead/fairlead/internal/catalog/wish/place"
	"github.com/fairlead/fairlead/internal/geo"
)

func atlas(t *testing.T) *place.Atlas {
	t.Helper()
	places, err := geo.Load()
	if err != nil {
		t.Fatal(err)
	}
	return place.New(places)
}

func amount(v float64) *float64 { return &v }

func TestWhatNoBoatCanMeetIsSaid(t *testing.T) {
	places, next := atlas(t), time.Now().Year()+conflict.YearsAhead+1
	for _, c := range []struct {
		turn conflict.Turn
		lang string
		want []string
	}{
		{conflict.Turn{Query: catalog.Query{LengthMin: 15.24, LengthMax: 9.14}}, lexicon.English, []string{"under 30 ft and longer than 50 ft contradict each other"}},
		{conflict.Turn{Query: catalog.Query{LengthMin: 15.2, LengthMax: 9.1}}, lexicon.French, []string{"moins de 9,1 m et plus de 15,2 m se contredisent"}},
		{
			conflict.Turn{Query: catalog.Query{PriceMin: amount(100_000), PriceMax: amount(50_000)}}, lexicon.German,
			[]string{"ein Preis von höchstens 50.000 und von mindestens 100.000 widersprechen sich"},
		},
		{conflict.Turn{Query: catalog.Query{State: "FL", Country: "GR"}}, lexicon.English, []string{"no boat lies both in Florida and in Greece"}},
		{conflict.Turn{Query: catalog.Query{Country: "GR", ExcludeRegions: []string{"mediterranean"}}}, lexicon.English, []string{"Greece is both asked for and excluded"}},
		{conflict.Turn{Query: catalog.Query{Features: []string{"teak_deck"}, Exclude: []string{"teak_deck"}}}, "nl", []string{"teak deck is both asked for and excluded"}},
		{conflict.Turn{Query: catalog.Query{YearMin: next}}, lexicon.English, []string{fmt.Sprintf("no boat has been built in %d yet", next)}},
		{conflict.Turn{Opposed: [2]string{"used", "new"}}, lexicon.German, []string{"gebraucht und neu widersprechen sich"}},
		{
			conflict.Turn{BelowZero: []string{"-5 euro"}, Opposed: [2]string{"petrol", "diesel"}}, lexicon.English,
			[]string{"-5 euro is below zero, so I did not use it", "petrol and diesel contradict each other"},
		},
	} {
		if diff := cmp.Diff(c.want, c.turn.Sentences(places, c.lang)); diff != "" {
			t.Errorf("%+v (-want +got)\n%s", c.turn, diff)
		}
	}
}

func TestWhatABoatCanMeetIsNoContradiction(t *testing.T) {
	places := atlas(t)
	for _, q := range []catalog.Query{
		{}, {LengthMin: 10, LengthMax: 12}, {State: "FL", Country: "US"}, {NewUsed: "new", YearMin: time.Now().Year() - 1},
		{Country: "FR", ExcludeRegions: []string{"mediterranean"}}, {AgeMin: 5, AgeMax: 10}, {Features: []string{"wheel"}, Exclude: []string{"tiller"}},
	} {
		turn := conflict.Turn{Query: q}
		if said := turn.Sentences(places, lexicon.English); said != nil {
			t.Errorf("%+v: %q", q, said)
		}
	}
}
