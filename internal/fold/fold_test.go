package fold_test

import (
	"testing"
	"unicode/utf8"

	"github.com/fairlead/fairlead/internal/fold"
)

func TestLettersLoseCaseAndAccent(t *testing.T) {
	for in, want := range map[string]string{
		"Bénéteau Océanis": "beneteau oceanis", "Größe": "grosse", "Ålesund": "alesund", "Œuvre": "oeuvre",
		"Łódź": "lodz", "e\u0301": "e", "Ирина": "ирина", "40.1": "40.1", "": "",
	} {
		if got := fold.String(in); got != want {
			t.Errorf("%q folds to %q, want %q", in, got, want)
		}
	}
}

func TestOneEdit(t *testing.T) {
	tests := []struct {
		a, b string
		want bool
	}{
		{"hunter", "hunter", true}, {"hunter", "hunte", true}, {"unter", "hunter", true}, {"huntar", "hunter", true},
		{"hutner", "hunter", true}, {"hunter", "huntress", false}, {"hutnre", "hunter", false}, {"", "a", true}, {"", "ab", false},
	}
	for _, tt := range tests {
		if fold.WithinOneEdit(tt.a, tt.b) != tt.want || fold.WithinOneEdit(tt.b, tt.a) != tt.want {
			t.Errorf("%q and %q: want %v", tt.a, tt.b, tt.want)
		}
	}
}

func FuzzString(f *testing.F) {
	f.Add("Bénéteau")
	f.Add("\xff")
	f.Fuzz(func(t *testing.T, s string) {
		once := fold.String(s)
		if !utf8.ValidString(once) || fold.String(once) != once {
			t.Errorf("%q folds to %q and then to %q", s, once, fold.String(once))
		}
	})
}
