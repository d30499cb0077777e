package wish_test

import "testing"

func TestAnUnknownPlaceIsKeptApart(t *testing.T) {
	for text, want := range map[string]string{
		"boats in Antarctica": "Antarctica", "sailboats near Timbuktu": "Timbuktu", "catamarans in Bolivia": "Bolivia",
		"boote in der Mongolei": "Mongolei", "boats at Lake Titicaca": "Titicaca", "bateaux en Bolivie": "Bolivie",
		"boats in Narnia": "Narnia", "boats in Greece": "", "Yacht in Topform": "", "Boot in Erstbesitz": "", "yacht in Steel": "", "ketch in Turnkey condition": "", "boats in Good condition": "",
		"boats not in Bolivia": "", "boats near Palma": "", "Boot in Griechenland": "",
	} {
		if got := parser().Parse(text, nil).Query.UnknownPlace; got != want {
			t.Errorf("%q: unknown place %q, want %q", text, got, want)
		}
	}
	if q := parser().Parse("in Greece", []string{"boats in Antarctica"}).Query; q.UnknownPlace != "" || q.Country != "GR" {
		t.Errorf("a known place does not replace an unknown one: %+v", q)
	}
}
