package wish_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestALineAndItsNumberStandBesideTheBuilderInAnyOrder(t *testing.T) {
	for text, want := range map[string][2]string{
		"Boston Whaler 23 outrage":        {"Boston Whaler", "23 Outrage"},
		"Boston Whaler Outrage 23":        {"Boston Whaler", "23 Outrage"},
		"23 Outrage Boston Whaler":        {"Boston Whaler", "23 Outrage"},
		"Outrage 23":                      {"Boston Whaler", "23 Outrage"},
		"40 Oceanis Beneteau":             {"Beneteau", "Oceanis 40"},
		"Beneteau 44 Swift Trawler":       {"Beneteau", "Swift Trawler 44"},
		"Sunseeker 60 Manhattan":          {"Sunseeker", "Manhattan 60"},
		"36 Catalina in Florida":          {"Catalina", "36"},
		"20 Catalinas":                    {"Catalina", ""},
		"top 20 Catalina boats":           {"Catalina", ""},
		"Grady-White Freedom 275":         {"Grady-White", "275"},
		"Regal Commodore 2860":            {"Regal", "2860"},
		"Hinckley picnic boats":           {"Hinckley", "Picnic Boat"},
		"picnic boats":                    {"", ""},
		"Boston Whaler Montauk under 30k": {"Boston Whaler", "Montauk"},
	} {
		q := parser().Parse(text, nil).Query
		if got := [2]string{q.Make, q.ModelContains}; got != want || q.Place != "" {
			t.Errorf("%q: %q, want %q; %+v", text, got, want, q)
		}
	}
}

func TestFurtherModelsGoOnAListInTheirOwnWriting(t *testing.T) {
	for text, want := range map[string][]string{
		"Sabre 34 Mk1 or Mk2": {"34 MkI", "34 MkII"}, "Swan 46 mk2 or 48": {"46", "48"}, "Swan 411 & 391": {"411", "391"},
		"MacGregor 26X or 26M": {"26X", "26M"}, "Grand Soleil 43 BC or 45": {"43", "45"}, "Oceanis 40 Clipper or 43": {"Oceanis 40", "43"},
	} {
		q := parser().Parse(text, nil).Query
		if diff := cmp.Diff(want, q.ModelsAny); diff != "" || q.LengthMax > 0 || q.State != "" {
			t.Errorf("%q: %+v (-want +got)\n%s", text, q, diff)
		}
	}
}
