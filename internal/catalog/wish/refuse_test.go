package wish_test

import (
	"encoding/json"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// wishes checks what conversations mean, each written as its turns and the query in JSON.
func wishes(t *testing.T, all map[string][]string) {
	t.Helper()
	for want, turns := range all {
		var filter map[string]any
		if err := json.Unmarshal([]byte(want), &filter); err != nil {
			t.Fatal(err)
		}
		last := len(turns) - 1
		got := fields(t, parser().Parse(turns[last], turns[:last]).Query)
		if diff := cmp.Diff(filter, got, aboutEqual); diff != "" {
			t.Errorf("%q (-want +got)\n%s", turns, diff)
		}
	}
}

func TestAModelIsRefusedWithoutItsBuilder(t *testing.T) {
	wishes(t, map[string][]string{
		`{"make":"Beneteau","exclude_models":["First"]}`:                            {"Beneteau, but no First please"},
		`{"make":"Hanse","exclude_models":["388","418"]}`:                           {"Hanse but neither the 388 nor the 418"},
		`{"make":"Hanse","exclude_models":["388"]}`:                                 {"Hanse", "not the 388"},
		`{"country":"HR","exclude_models":["Bavaria 46"]}`:                          {"in Croatia, no Bavaria 46"},
		`{"make":"Bavaria","exclude_models":["46"]}`:                                {"Bavaria", "no Bavaria 46"},
		`{"make":"Beneteau","exclude_models":["Oceanis"],"country":"FR"}`:           {"a Beneteau in France other than the Oceanis range"},
		`{"make":"Beneteau","model_contains":"Oceanis","exclude_models":["First"]}`: {"Beneteau without the First", "only Oceanis"},
		`{"make":"Beneteau","model_contains":"First"}`:                              {"Beneteau without the First", "the First after all"},
		`{"exclude_makes":["Bavaria"],"country":"HR"}`:                              {"in Croatia, no Bavaria"},
	})
}

func TestWhatIsRefusedLaterIsAskedForNoLonger(t *testing.T) {
	wishes(t, map[string][]string{
		`{"type":"sail","rig":["ketch"]}`:                                {"ketch or cutter", "ok, but no cutters"},
		`{"country":"GR"}`:                                               {"boats in Croatia or Greece", "without Croatia"},
		`{"country":"NL"}`:                                               {"boats in the Netherlands or Germany", "remove Germany"},
		`{"hull_material":["steel","aluminium"]}`:                        {"steel hull", "aluminium would be fine too"},
		`{"make":"Bavaria"}`:                                             {"Bavaria, not ex charter", "ex charter is ok after all"},
		`{"make":"J/Boats","model_contains":"J/24","country":"ES"}`:      {"steel ketch, 12-15 m", "now find me a J/24 in Spain"},
		`{"type":"catamaran","length_min_m":11.58,"length_max_m":14.63}`: {"catamarans 38-45 ft", "a bit longer, up to 48"},
	})
}

func TestAWordBeforeANumberMayBeMistyped(t *testing.T) {
	wishes(t, map[string][]string{
		`{"year_min":2005,"year_max":2010}`:                          {"built betwen 2005 adn 2010"},
		`{"price_max":20000,"currency":"EUR"}`:                       {"boat undr 20000 euros"},
		`{"length_max_m":10.97,"type":"sail"}`:                       {"sailbots 36 feat or less"},
		`{"states_any":["NC","SC"]}`:                                 {"boats in the Carolinas"},
		`{"age_max_years":5,"length_min_m":15.24}`:                   {"boats from the last 5 years over 50ft"},
		`{"draft_max_m":1.2,"features":["shoal_draft"]}`:             {"shallow draft boat, max 1.2 m"},
		`{"cabins_min":2,"cabins_max":2}`:                            {"exactly 2 cabins"},
		`{"designer":"Robert Perry","type":"sail","rig":["cutter"]}`: {"cutter designed by Robert Perry"},
	})
}

func TestANumberIsReadInTheUnitOfWhatStoodBefore(t *testing.T) {
	wishes(t, map[string][]string{
		`{"length_min_m":12,"length_max_m":15}`:                                     {"boats 12-14 m", "up to 15"},
		`{"length_min_m":11.58,"length_max_m":14.63}`:                               {"boats 38-45 ft", "up to 48"},
		`{"length_min_m":12,"length_max_m":14,"price_max":350000,"currency":"EUR"}`: {"boats 12-14 m under 300k EUR", "up to 350"},
		`{"make":"Bavaria"}`: {"Bavaria with bow thruster", "bow thruster not needed"},
		`{"compare":[{"make":"Hanse","model_contains":"388"},{"make":"Dehler","model_contains":"38"}]}`: {"Hanse 388", "how does that compare to the Dehler 38"},
	})
}

func TestANumberBehindABuilderIsNotAlwaysAModel(t *testing.T) {
	wishes(t, map[string][]string{
		`{"make":"Bavaria","cabins_min":3}`:                       {"Bavaria 3 cabins"},
		`{"make":"Bavaria","cabins_min":3,"cabins_max":4}`:        {"Bavaria, 3 or 4 cabins"},
		`{"make":"Lagoon","model_contains":"42","cabins_min":4}`:  {"Lagoon 42 4 cabins"},
		`{"make":"Nautor's Swan","length_min_m":15.24}`:           {"Swan 50 or bigger"},
		`{"make":"Nautor's Swan","models_any":["50","55"]}`:       {"Swan 50 or 55"},
		`{"make":"Sweden Yachts","model_contains":"390"}`:         {"Sweden 390"},
		`{"country":"SE","cabins_min":3}`:                         {"Sweden 3 cabins"},
		`{"make":"X-Yachts","model_contains":"X-302"}`:            {"X-302"},
		`{"make":"Fountaine Pajot","model_contains":"Quagga 40"}`: {"Fountaine Pajot Quagga 40"},
		`{"make":"Grand Banks","model_contains":"42 Europa"}`:     {"Grand Banks 42 Europa"},
	})
}

func TestWhatNoSearchCanAskForIsToldBack(t *testing.T) {
	for text, want := range map[string][]string{
		"boats near me under 20k": {"near me"}, "trawler with a single engine": nil, "trawler, single diesel": nil, "ketch with twin rudders": {"twin rudders"},
		"New Zealand built sloop": {"New Zealand"}, "Lagoon sauf la 380": nil,
		"boats in Lorient or Brest": nil, "Segelboot ohne Motor": {"ohne Motor"}, "sloop, no engine hours limit": nil, "trawler for the ICW": {"ICW"}, "price reduced sloop in the last 30 days": {"last 30 days"},
		"voilier sans moteur, 8 m": {"sans moteur"}, "Segelyacht, manche Boote sind zu teuer": nil, "boats in Palma, Mallorca": nil,
	} {
		if diff := cmp.Diff(want, parser().Parse(text, nil).NotUnderstood); diff != "" {
			t.Errorf("%q (-want +got)\n%s", text, diff)
		}
	}
}
