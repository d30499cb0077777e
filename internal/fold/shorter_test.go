package fold_test

import (
	"testing"

	"github.com/fairlead/fairlead/internal/fold"
)

func TestAWordIsFoundByWhatIsLeftOfItWithoutALetter(t *testing.T) {
	var s fold.Shorter
	for _, w := range []string{"anchor", "ballast", "boom", "broom", "rudder"} {
		s.Add(w, 1, len(w)-1)
	}
	s.Sort()
	for text, want := range map[string]string{
		"anchr": "anchor", "balast": "ballast", "bom": "boom", "room": "", "boom": "broom", "ruder": "rudder", "udder": "",
		"rudde": "", "rudder": "", "rudr": "", "": "",
	} {
		if got, ok := s.Find(text); got != want || ok != (want != "") {
			t.Errorf("%q is %q, %v; want %q", text, got, ok, want)
		}
	}
	if _, ok := new(fold.Shorter).Find("ruder"); ok {
		t.Error("one without words knows one")
	}
}
