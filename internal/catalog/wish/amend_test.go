package wish_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestAPriceIsAmendedByItsNumberOrItsMoneyAlone(t *testing.T) {
	const before = "Najad under 200k euro"
	for text, want := range map[string]map[string]any{
		"make that 250":     {"make": "Najad", "price_max": 250000.0, "currency": "EUR"},
		"dollars, I meant":  {"make": "Najad", "price_max": 200000.0, "currency": "USD"},
		"in pounds please":  {"make": "Najad", "price_max": 200000.0, "currency": "GBP"}, // nobody named another amount
		"make that 3":       {"make": "Najad", "price_max": 200000.0, "currency": "EUR"},
		"no upper limit":    {"make": "Najad", "price_max": 200000.0, "currency": "EUR"},
		"no limit on price": {"make": "Najad"},
	} {
		if diff := cmp.Diff(want, fields(t, parser().Parse(text, []string{before}).Query)); diff != "" {
			t.Errorf("%q (-want +got)\n%s", text, diff)
		}
	}
}

func TestMoneyThatNobodyNamedFollowsThePlace(t *testing.T) {
	for _, c := range []struct {
		first, then, currency string
		inferred              bool
	}{
		{"Segelboot in Schweden bis 40000", "und in Holland?", "EUR", true},
		{"Segelboot in Schweden bis 40000 SEK", "und in Holland?", "SEK", false},
		{"boats in the UK under 40000", "with 2 cabins", "GBP", true},
		{"boats in the UK under 40000", "anywhere", "GBP", true},
		{"boats in the UK under 40000", "in Turkey", "GBP", true},
		{"boats in the UK under 40000", "in France, up to 50000 dollars", "USD", false},
	} {
		w := parser().Parse(c.then, []string{c.first})
		if w.Query.Currency != c.currency || w.Inferred != c.inferred {
			t.Errorf("%q then %q: %s, inferred %v; want %s, %v", c.first, c.then, w.Query.Currency, w.Inferred, c.currency, c.inferred)
		}
	}
}

func TestAQuestionForAnOpinionKeepsTheSearch(t *testing.T) {
	for text, want := range map[string]bool{
		"is it a good boat?": true, "are they any good?": true, "Ist das ein gutes Boot?": true, "c'est un bon bateau ?": true,
		"is it a good boat with 3 cabins?": false, "is it in Spain?": false,
	} {
		w := parser().Parse(text, []string{"Catalina 34"})
		if w.Judge != want || w.Query.Make != "Catalina" {
			t.Errorf("%q: asks for an opinion %v, want %v; %+v", text, w.Judge, want, w.Query)
		}
		if parser().Parse(text, nil).Judge {
			t.Errorf("%q judges boats of no list", text)
		}
	}
}

func TestTheVersionOfAModelStaysWithItsNumber(t *testing.T) {
	for text, want := range map[string]string{
		"Lagoon 400 S2": "400 S2", "lagoon 400 s2 in Greece": "400 S2", "Lagoon 400S2 under 300k": "400 S2", "Jeanneau 50 DS": "50 DS",
		"Moody 45 DS": "45 DS", "Bavaria 38 with AC": "38", "Gemini 105Mc": "105Mc", "Swan 47 S&S": "47",
	} {
		if got := parser().Parse(text, nil).Query.ModelContains; got != want {
			t.Errorf("%q: model %q, want %q", text, got, want)
		}
	}
}

func TestANumberBehindAnArticleIsAModel(t *testing.T) {
	const before = "Catalina 34 or 36 in California under $60k"
	want := map[string]any{"make": "Catalina", "model_contains": "36", "state": "CA", "country": "US", "price_max": 60000.0, "currency": "USD"}
	if diff := cmp.Diff(want, fields(t, parser().Parse("just the 36", []string{before}).Query)); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
}

func TestALaterTurnTakesBackOrChangesWhatItSays(t *testing.T) {
	for _, c := range []struct {
		turns []string
		want  map[string]any
	}{
		{[]string{"Hunter 33 or Catalina 34 in Florida", "drop the Hunter"}, map[string]any{"make": "Catalina", "model_contains": "34", "country": "US", "state": "FL"}},
		{[]string{"Najad in Sweden", "with a windlass", "ok drop that"}, map[string]any{"make": "Najad", "country": "SE"}},
		{[]string{"Najad in Sweden", "with wheel steering", "no, a tiller"}, map[string]any{"make": "Najad", "country": "SE", "features": []any{"tiller"}}},
		{[]string{"Najad in Sweden", "with a shallow draft", "less than 1.6 m"}, map[string]any{"make": "Najad", "country": "SE", "draft_max_m": 1.6}},
		{[]string{"Najad in Sweden", "with a shallow draft", "less than 1.6 m", "ok then 1.8"}, map[string]any{"make": "Najad", "country": "SE", "draft_max_m": 1.8}},
		{[]string{"Moody 33", "no sorry, 36"}, map[string]any{"make": "Moody", "model_contains": "36"}},
		{[]string{"Najad under 100k euros", "half of the budget"}, map[string]any{"make": "Najad", "price_max": 50000.0, "currency": "EUR"}},
		{[]string{"Najad under 100k euros", "double of my money"}, map[string]any{"make": "Najad", "price_max": 200000.0, "currency": "EUR"}},
		{[]string{"Najad under 100k euros", "half price"}, map[string]any{"make": "Najad", "price_max": 100000.0, "currency": "EUR"}},
		{[]string{"Najad", "mindestens 10 m lang", "höchstens 12 m für meine Familie"}, map[string]any{"make": "Najad", "length_min_m": 10.0, "length_max_m": 12.0}},
		{[]string{"Najad", "mindestens 10 m lang", "höchstens 12 m meine ich"}, map[string]any{"make": "Najad", "length_max_m": 12.0}},
		{[]string{"Najad 10 to 12 m under 100k euros", "hmm make that 130, and no ex charter"}, map[string]any{"make": "Najad", "length_min_m": 10.0, "length_max_m": 12.0, "price_max": 130000.0, "currency": "EUR", "exclude": []any{"ex_charter"}}},
		{[]string{"Najad 10 to 12 m under 100k euros", "make it 13 and add Sweden"}, map[string]any{"make": "Najad", "length_min_m": 10.0, "length_max_m": 13.0, "price_max": 100000.0, "currency": "EUR", "country": "SE"}},
		{[]string{"Najad under 100k euros", "change 100 to 140"}, map[string]any{"make": "Najad", "price_max": 140000.0, "currency": "EUR"}},
		{[]string{"Najad built after 2000", "make that 2005, with a tiller"}, map[string]any{"make": "Najad", "year_min": 2005.0, "features": []any{"tiller"}}},
		{[]string{"steel Najad ketch", "any hull material is fine"}, map[string]any{"make": "Najad", "rig": []any{"ketch"}, "type": "sail"}},
		{[]string{"diesel Najad with two engines", "any fuel"}, map[string]any{"make": "Najad", "engines_min": 2.0}},
		{[]string{"Lagoon 450F in Greece", "what about the sportop version"}, map[string]any{"make": "Lagoon", "model_contains": "450", "country": "GR"}},
		{[]string{"Lagoon 450F in Greece", "rather the 450S"}, map[string]any{"make": "Lagoon", "model_contains": "450S", "country": "GR"}},
		{[]string{"Sun Odyssey 42 DS", "not the DS"}, map[string]any{"make": "Jeanneau", "model_contains": "Sun Odyssey 42"}},
		{[]string{"Lagoon 42 under 400k euros", "make that 46 and 550"}, map[string]any{"make": "Lagoon", "model_contains": "46", "price_max": 550000.0, "currency": "EUR"}},
		{[]string{"Lagoon 42 in Greece", "42 or 46"}, map[string]any{"make": "Lagoon", "models_any": []any{"42", "46"}, "country": "GR"}},
		{[]string{"Lagoon 42 in Greece", "not 42, 46"}, map[string]any{"make": "Lagoon", "model_contains": "46", "exclude_models": []any{"42"}, "country": "GR"}},
		{[]string{"Najad under 100k euros", "lift the price to 140"}, map[string]any{"make": "Najad", "price_max": 140000.0, "currency": "EUR"}},
		{[]string{"Catalina 36 MkII", "the MkI is fine too"}, map[string]any{"make": "Catalina", "models_any": []any{"36 MkII", "36 MkI"}}},
		{[]string{"Najad under 900 euros", "make that 800"}, map[string]any{"make": "Najad", "price_max": 800.0, "currency": "EUR"}},
		{[]string{"Najad in Sweden", "in English please"}, map[string]any{"make": "Najad", "country": "SE"}},
	} {
		last := len(c.turns) - 1
		if diff := cmp.Diff(c.want, fields(t, parser().Parse(c.turns[last], c.turns[:last]).Query)); diff != "" {
			t.Errorf("%q (-want +got)\n%s", c.turns, diff)
		}
	}
}

func TestALanguageAtTheEndOfATurnIsTheAnswers(t *testing.T) {
	if got := parser().Parse("in English please", []string{"Segelboot in Schweden bis 40000 Euro"}).Lang; got != "en" {
		t.Errorf("the answer is in %q", got)
	}
}

func TestABuilderAloneMayStandForTheModelThatWasNamed(t *testing.T) {
	before := []string{"Lagoon 42", "Bali 4.3 in Greece"}
	for text, want := range map[string]string{
		"back to the Lagoon": "42", "the Lagoon then": "42", "the Lagoons": "", "any Lagoon": "", "the Lagoon range": "", "the Lagoon 450": "450",
	} {
		if got := parser().Parse(text, before).Query.ModelContains; got != want {
			t.Errorf("%q: model %q, want %q", text, got, want)
		}
	}
}
