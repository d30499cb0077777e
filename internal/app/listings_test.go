package app_test

import (
	"context"
	"encoding/json"
	"io"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"testing"

	"connectrpc.com/connect"
	"github.com/google/go-cmp/cmp"
	"google.golang.org/protobuf/proto"

	pb "github.com/fairlead/fairlead/gen/fairlead/v1"
	"github.com/fairlead/fairlead/gen/fairlead/v1/fairleadv1connect"
	"github.com/fairlead/fairlead/internal/app/apptest"
	"github.com/fairlead/fairlead/internal/keys"
)

// listingsOver is a client of ListingService with a key.
func listingsOver(s *apptest.Server, key string) fairleadv1connect.ListingServiceClient {
	return fairleadv1connect.NewListingServiceClient(s.Client(true), apptest.URL, connect.WithGRPC(),
		connect.WithInterceptors(withKey(key)))
}

// withKey sends a key with every call.
type withKey string

func (k withKey) WrapUnary(next connect.UnaryFunc) connect.UnaryFunc {
	return func(ctx context.Context, r connect.AnyRequest) (connect.AnyResponse, error) {
		r.Header().Set("Authorization", "Bearer "+string(k))
		return next(ctx, r)
	}
}

func (k withKey) WrapStreamingClient(next connect.StreamingClientFunc) connect.StreamingClientFunc {
	return func(ctx context.Context, spec connect.Spec) connect.StreamingClientConn {
		conn := next(ctx, spec)
		conn.RequestHeader().Set("Authorization", "Bearer "+string(k))
		return conn
	}
}

func (withKey) WrapStreamingHandler(next connect.StreamingHandlerFunc) connect.StreamingHandlerFunc {
	return next
}

// scoped makes a key that may do one thing.
func scoped(t *testing.T, s *apptest.Server, scope keys.Scope) string {
	t.Helper()
	_, secret, err := s.App.Keys.Create(t.Context(), "dev", keys.Params{Name: "boats", Scopes: []keys.Scope{scope}})
	if err != nil {
		t.Fatal(err)
	}
	return secret
}

// asJSON calls a procedure of ListingService with a body of JSON.
func asJSON(t *testing.T, s *apptest.Server, procedure, body string) (status int, answer map[string]any) {
	t.Helper()
	r, err := http.NewRequestWithContext(t.Context(), http.MethodPost, apptest.URL+"/fairlead.v1.ListingService/"+procedure, strings.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	r.Header.Set("Authorization", "Bearer "+s.Key)
	r.Header.Set("Content-Type", "application/json")
	response, err := s.Client(false).Do(r)
	if err != nil {
		t.Fatal(err)
	}
	defer response.Body.Close()
	if err := json.NewDecoder(response.Body).Decode(&answer); err != nil {
		t.Fatal(err)
	}
	return response.StatusCode, answer
}

func TestPlainWordsAreInterpretedAsAQueryOverJSON(t *testing.T) {
	s := apptest.New(t)
	for body, want := range map[string]string{
		`{"text": "Lagoon 42 in Greece under 300k euro"}`:          `{"query": {"make": "Lagoon", "model_contains": "42", "country": "GR", "price_max": 300000, "currency": "EUR"}}`,
		`{"text": "steel ketch, at least 3 cabins, no teak deck"}`: `{"query": {"type": "sail", "hull_material": ["steel"], "rig": ["ketch"], "cabins_min": 3, "exclude": ["teak_deck"]}}`,
		`{"text": "free boats"}`:                                   `{"query": {"price_max": 0}}`,
		`{"text": "only in France", "history": ["Hanse 388"]}`:     `{"query": {"make": "Hanse", "model_contains": "388", "country": "FR"}}`,
		`{"text": "a Catalina 36 with a zeppelin hangar"}`:         `{"query": {"make": "Catalina", "model_contains": "36"}, "not_understood": ["zeppelin hangar"]}`,
		`{"text": "built after 2010 and before 2000"}`:             `{"query": {"year_min": 2011, "year_max": 1999}, "contradictions": ["built before 2000 and after 2010 contradict each other"]}`,
		`{"text": "the second one", "history": [{"role": "user", "content": "Hanse 388"}, {"role": "assistant", "content": "1. ... 2. ..."}]}`: `{"query": {"select_index": 2}}`,
	} {
		var expected map[string]any
		if err := json.Unmarshal([]byte(want), &expected); err != nil {
			t.Fatal(err)
		}
		_, got := asJSON(t, s, "Interpret", body)
		if diff := cmp.Diff(expected, got); diff != "" {
			t.Errorf("%s (-want +got)\n%s", body, diff)
		}
	}
}

func TestBoatsAreSearchedPageByPage(t *testing.T) {
	s := apptest.New(t)
	client := listingsOver(s, s.Key)
	query := &pb.ListingQuery{Make: proto.String("Catalina"), PriceMax: proto.Float64(60000), Currency: proto.String("USD"), Sort: proto.String("price_asc")}
	var seen []string
	price, pages := 0.0, 0
	for token := ""; pages == 0 || token != "" && pages < 3; pages++ {
		page, err := client.Search(t.Context(), &pb.SearchRequest{Query: query, PageSize: 20, PageToken: token})
		if err != nil {
			t.Fatal(err)
		}
		if page.GetTotal() < 60 || page.GetStats().GetBoats() == 0 || page.GetStats().GetMax() > 60000 || len(page.GetFacets()) == 0 || !page.GetSample() {
			t.Errorf("page %d: %d boats, %v, %d facets", pages, page.GetTotal(), page.GetStats(), len(page.GetFacets()))
		}
		for _, l := range page.GetListings() {
			if l.GetMake() != "Catalina" || l.GetPrice() < price && l.GetCurrency() == "USD" || slices.Contains(seen, l.GetId()) || l.GetDescription() == "" {
				t.Errorf("page %d: %v", pages, l)
			}
			if l.GetCurrency() == "USD" {
				price = l.GetPrice()
			}
			seen = append(seen, l.GetId())
		}
		token = page.GetNextPageToken()
	}
	if len(seen) != 60 {
		t.Errorf("%d boats on three pages", len(seen))
	}
	one, err := client.Get(t.Context(), &pb.ListingServiceGetRequest{Id: seen[0]})
	if err != nil || one.GetListing().GetId() != seen[0] || one.GetListing().GetUrl() != apptest.URL+"/listings/"+seen[0] {
		t.Errorf("got %v, %v", one, err)
	}
}

func TestNothingFoundTellsWhatWouldHelp(t *testing.T) {
	s := apptest.New(t)
	page, err := listingsOver(s, s.Key).Search(t.Context(), &pb.SearchRequest{Query: &pb.ListingQuery{
		Make: proto.String("Catalina"), LengthMinM: proto.Float64(90),
	}})
	if err != nil || page.GetTotal() != 0 || len(page.GetRelaxed()) != 2 || page.GetRelaxed()[1].GetNearest().GetMake() != "Catalina" {
		t.Errorf("got %v, %v", page, err)
	}
}

func TestAGiftIsNotAnyPrice(t *testing.T) {
	s := apptest.New(t)
	_, all := asJSON(t, s, "Stats", `{}`)
	_, free := asJSON(t, s, "Stats", `{"query": {"price_max": 0}}`)
	if all["total"].(float64) < 20000 || free["total"] != nil && free["total"].(float64) > all["total"].(float64)/100 {
		t.Errorf("%v boats, %v given away", all["total"], free["total"])
	}
}

func TestPricesByYearAreToldWhereTheyAreAskedFor(t *testing.T) {
	s := apptest.New(t)
	got, err := listingsOver(s, s.Key).Stats(t.Context(), &pb.StatsRequest{Query: &pb.ListingQuery{
		Make: proto.String("Catalina"), ModelContains: proto.String("34"), Aggregate: []string{"price_by_year"},
	}})
	if err != nil || len(got.GetYears()) < 3 || got.GetYears()[0].GetStats().GetMedian() == 0 {
		t.Errorf("got %v, %v", got, err)
	}
}

func TestAFaultOfASearchNamesItsField(t *testing.T) {
	s := apptest.New(t)
	client := listingsOver(s, s.Key)
	search := func(in *pb.SearchRequest) error { _, err := client.Search(t.Context(), in); return err }
	interpret := func(in *pb.InterpretRequest) error { _, err := client.Interpret(t.Context(), in); return err }
	query := func(q *pb.ListingQuery) error { return search(&pb.SearchRequest{Query: q}) }
	tests := map[string]error{
		"page_size":      search(&pb.SearchRequest{PageSize: 101}),
		"page_token":     search(&pb.SearchRequest{PageToken: "x"}),
		"query.sort":     query(&pb.ListingQuery{Sort: proto.String("beauty")}),
		"query.currency": query(&pb.ListingQuery{PriceMax: proto.Float64(1), Currency: proto.String("XXX")}),
		"query.type":     query(&pb.ListingQuery{Type: proto.String("submarine")}),
		"text":           interpret(&pb.InterpretRequest{}),
	}
	_, err := client.Get(t.Context(), &pb.ListingServiceGetRequest{})
	tests["id"] = err
	for param, err := range tests {
		if connect.CodeOf(err) != connect.CodeInvalidArgument || paramOf(err) != param {
			t.Errorf("got %v at %q, want it at %q", err, paramOf(err), param)
		}
	}
	if _, err := client.Get(t.Context(), &pb.ListingServiceGetRequest{Id: "s-999999"}); connect.CodeOf(err) != connect.CodeNotFound {
		t.Errorf("an unknown listing: %v", err)
	}
	if status, answer := asJSON(t, s, "Interpret", `{"text": "x", "history": [{"role": "user"}]}`); status != http.StatusBadRequest {
		t.Errorf("a turn without content: %d %v", status, answer)
	}
}

func TestAFieldThatNobodyKnowsIsNoFilter(t *testing.T) {
	s := apptest.New(t)
	for body, want := range map[string]string{
		`{"query": {"price_maximum": 5000}}`: "price_maximum",
		`{"quary": {"make": "Hanse"}}`:       "quary",
		`{"query": {"make": 5}}`:             "make",
		`{"query": `:                         "unexpected",
		``:                                   "empty",
	} {
		status, answer := asJSON(t, s, "Search", body)
		if message, _ := answer["message"].(string); status != http.StatusBadRequest || !strings.Contains(message, want) || strings.Contains(message, "fairleadv1") {
			t.Errorf("%s: %d %v, want a message with %q", body, status, answer, want)
		}
	}
}

func TestAFaultOfASearchSaysWhatWouldBeRight(t *testing.T) {
	s := apptest.New(t)
	for body, want := range map[string]string{
		`{"query": {"price_min": -5}}`:                      "price_min: must be a number of at least 0, not -5",
		`{"query": {"sort": "beauty"}}`:                     `sort: "beauty" is none of price_asc, price_desc`,
		`{"query": {"country": "Holland"}}`:                 `country: "Holland" is no code of two letters`,
		`{"query": {"exclude_countries": ["FR", "Spain"]}}`: `exclude_countries[1]: "Spain" is no code of two letters`,
	} {
		status, answer := asJSON(t, s, "Search", body)
		if message, _ := answer["message"].(string); status != http.StatusBadRequest || !strings.HasPrefix(message, want) {
			t.Errorf("%s: %d %v, want %q", body, status, answer, want)
		}
	}
}

func TestAReadMayBeAGet(t *testing.T) {
	s := apptest.New(t)
	r, err := http.NewRequestWithContext(t.Context(), http.MethodGet,
		apptest.URL+"/fairlead.v1.ListingService/Interpret?connect=v1&encoding=json&message="+url.QueryEscape(`{"text":"Hanse 388"}`), nil)
	if err != nil {
		t.Fatal(err)
	}
	r.Header.Set("Authorization", "Bearer "+s.Key)
	response, err := s.Client(false).Do(r)
	if err != nil {
		t.Fatal(err)
	}
	defer response.Body.Close()
	if body, err := io.ReadAll(response.Body); err != nil || !strings.Contains(string(body), "Hanse") {
		t.Errorf("got %s, %v", body, err)
	}
}
