package catalog_test

import (
	"encoding/json"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/fairlead/fairlead/internal/catalog"
)

func TestAQuerySurvivesJSON(t *testing.T) {
	for _, want := range []string{
		`{}`,
		`{"make":"Catalina","model_contains":"34","type":"sail","price_max":100000,"currency":"USD"}`,
		`{"price_max":0,"currency":null}`,
		`{"region":"baltic","exclude":["teak_deck"],"sort":"price_asc"}`,
		`{"aggregate":["price_by_year"],"compare":[{"make":"Jeanneau"},{"price_min":5,"currency":"EUR"}]}`,
	} {
		var q catalog.Query
		if err := json.Unmarshal([]byte(want), &q); err != nil {
			t.Fatal(err)
		}
		got, err := json.Marshal(q)
		if err != nil {
			t.Fatal(err)
		}
		var a, b any
		json.Unmarshal([]byte(want), &a)
		json.Unmarshal(got, &b)
		if diff := cmp.Diff(a, b); diff != "" {
			t.Errorf("%s (-want +got)\n%s", want, diff)
		}
	}
}

func TestModelsThatAreNotWantedAreLeftOut(t *testing.T) {
	boats := []*catalog.Listing{}
	for _, name := range [][2]string{{"Beneteau", "First 35"}, {"Beneteau", "Oceanis 35"}, {"Bavaria", "35"}, {"Bavaria", "350"}} {
		boats = append(boats, &catalog.Listing{ID: name[0] + " " + name[1], Make: name[0], Model: name[1], Status: catalog.Active})
	}
	ix := catalog.NewIndex(boats, nil)
	for _, tt := range []struct {
		query catalog.Query
		want  []string
	}{
		{catalog.Query{ExcludeModels: []string{"first"}}, []string{"Bavaria 35", "Bavaria 350", "Beneteau Oceanis 35"}},
		{catalog.Query{ExcludeModels: []string{"Bavaria 35"}}, []string{"Bavaria 350", "Beneteau First 35", "Beneteau Oceanis 35"}},
		{catalog.Query{Make: "Beneteau", ExcludeModels: []string{"Oceanis", "340"}}, []string{"Beneteau First 35"}},
		{catalog.Query{Make: "Beneteau", ExcludeModels: []string{"35"}}, nil},
	} {
		page, err := ix.Search(tt.query, catalog.Paging{})
		if err != nil {
			t.Fatal(err)
		}
		got := ids(page.Items)
		slices.Sort(got)
		if diff := cmp.Diff(tt.want, got); diff != "" {
			t.Errorf("without %q (-want +got)\n%s", tt.query.ExcludeModels, diff)
		}
	}
}

func TestModelsAreFoundByWholeWords(t *testing.T) {
	boats := []*catalog.Listing{}
	for _, model := range []string{"34", "34 MkII", "340", "Oceanis 40", "Oceanis 40.1", "Sun Odyssey 36i", "450F", "J/24", "J/240"} {
		boats = append(boats, &catalog.Listing{ID: model, Model: model, Status: catalog.Active})
	}
	ix := catalog.NewIndex(boats, nil)
	for words, want := range map[string][]string{
		"34": {"34", "34 MkII"}, "40": {"Oceanis 40"}, "40.1": {"Oceanis 40.1"}, "oceanis": {"Oceanis 40", "Oceanis 40.1"},
		"36i": {"Sun Odyssey 36i"}, "36": {"Sun Odyssey 36i"}, "450": {"450F"}, "J/24": {"J/24"}, "5": nil,
	} {
		page, err := ix.Search(catalog.Query{ModelContains: words}, catalog.Paging{})
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(want, ids(page.Items)); diff != "" {
			t.Errorf("%q (-want +got)\n%s", words, diff)
		}
	}
}
