package plan_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/fairlead/fairlead/internal/model/research/plan"
)

func TestAQuestionIsReadAsMeasureWayAndProperty(t *testing.T) {
	for question, want := range map[string]plan.Ask{
		"How old is the typical boat for sale in the UK?":           {Measures: []string{"age"}, Way: plan.Level},
		"Are motor yachts or sailing yachts younger on average?":    {Measures: []string{"age"}, Way: plan.More},
		"Rank the five most expensive countries for sailing yachts": {Measures: []string{"price"}, Way: plan.Most, By: "country", Top: 5},
		"Which countries have the oldest boats for sale?":           {Measures: []string{"age"}, Way: plan.Most, Least: true, By: "country"},
		"Which brands keep their value best?":                       {Measures: []string{"value"}, Way: plan.Most, By: "builder"},
		"Welche Bootsgröße verkauft sich am schnellsten?":           {Measures: []string{"days"}, Way: plan.Most, By: "size"},
		"Which catamaran under 15 years old sells fastest?":         {Measures: []string{"days"}, Way: plan.Most, By: "model"},
		"Are 50 footers dearer per foot than 40 footers?":           {Measures: []string{"per foot"}, Way: plan.More},
		"Has the market for trawlers shrunk since last year?":       {Measures: []string{"number", "market"}, Way: plan.Change},
		"Wird der Preis für Segelyachten nächstes Jahr steigen?":    {Measures: []string{"price"}, Way: plan.Forecast},
		"Why are Lagoons so popular with charter companies?":        {Measures: []string{"demand"}, Way: plan.Cause},
		"What do engine hours do to the asking price?":              {Measures: []string{"price", "hours"}, Way: plan.Effect, By: "engine hours"},
		"Do larger boats depreciate faster?":                        {Measures: []string{"value"}, Way: plan.Effect, By: "size"},
		"What do most boats cost?":                                  {Measures: []string{"price"}, Way: plan.Level},
		"What share of boats is more than thirty years old?":        {Measures: []string{"number"}, Way: plan.Level},
		"Why do some boats have two rudders?":                       {},
	} {
		if diff := cmp.Diff(want, planOf(t, question).Ask); diff != "" {
			t.Errorf("%q (-want +got):\n%s", question, diff)
		}
	}
}

func TestAQuestionOfNothingButAMarketIsOfAllBoats(t *testing.T) {
	for question, want := range map[string]string{
		"Will prices drop next spring?":                     "sailing monohulls",
		"What percentage of sellers hide the price?":        "boats",
		"How much does a boat lose in its first ten years?": "sailing monohulls",
		"What does a new mainsail cost?":                    "",
		"How many days of water does a boat need?":          "",
		"Why do some boats have two rudders?":               "",
	} {
		if got := strings.Join(namesOf(planOf(t, question)), ", "); got != want {
			t.Errorf("%q studies %q, want %q", question, got, want)
		}
	}
}

func TestWhatNoListingTellsIsSaidInsteadOfComparingByIt(t *testing.T) {
	lacking := strings.Join(planOf(t, "Do boats in fresh water cost more?").Lacking, " ")
	if want := "found in “fresh” and “water”, so no boats are compared by it"; !strings.Contains(lacking, want) {
		t.Errorf("what is lacking is %q, want in it %q", lacking, want)
	}
}
