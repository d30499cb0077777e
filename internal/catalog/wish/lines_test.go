package wish_test

import "testing"

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
