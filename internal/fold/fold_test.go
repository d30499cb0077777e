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

func TestDistance(t *testing.T) {
	long := "a make whose name is longer than any word of a question"
	tests := []struct {
		a, b string
		most int
		want int
	}{
		{"hunter", "hunter", 2, 0}, {"hunter", "hutner", 2, 1}, {"hallberg", "halberk", 2, 2}, {"hallberg", "najad", 2, 3},
		{"abcdef", "badcfe", 3, 3}, {"abcdef", "badcfe", 2, 3}, {"", "ab", 2, 2}, {"", "abc", 2, 3}, {long, long[1:], 1, 1}, {long, long, 0, 0},
	}
	for _, tt := range tests {
		if got := fold.Distance(tt.a, tt.b, tt.most); got != tt.want {
			t.Errorf("%q to %q, at most %d: got %d, want %d", tt.a, tt.b, tt.most, got, tt.want)
		}
		if got := fold.Distance(tt.b, tt.a, tt.most); got != tt.want {
			t.Errorf("%q to %q, at most %d: got %d, want %d", tt.b, tt.a, tt.most, got, tt.want)
		}
	}
	if n := testing.AllocsPerRun(100, func() { fold.Distance("hallberg", "halberg", 2) }); n != 0 {
		t.Errorf("a short word costs %.0f allocations", n)
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

func TestASentenceBeginsWithACapital(t *testing.T) {
	for text, want := range map[string]string{"": "", "the hull": "The hull", "épaisse": "Épaisse", "12 m": "12 m", "Hull": "Hull", "\xff": "\xff"} {
		if got := fold.Capital(text); got != want {
			t.Errorf("Capital(%q) is %q, want %q", text, got, want)
		}
	}
}
