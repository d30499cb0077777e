package spelling_test

import (
	"testing"

	"github.com/fairlead/fairlead/internal/catalog/wish/spelling"
)

func words(names ...string) []spelling.Word {
	var all []spelling.Word
	for _, name := range names {
		all = append(all, spelling.New(name))
	}
	return all
}

func TestAMisspeltWordIsFound(t *testing.T) {
	vocabulary := words("catamaran", "chartered", "ketch", "mainsail", "replaced", "sailboat", "steel", "trawler")
	for misspelt, want := range map[string]string{
		"catamarn": "catamaran", "cataman": "catamaran", "sailbots": "sailboat", "trawlr": "trawler", "trawlerr": "trawler", "ketcj": "", "ktech": "ketch", "charterd": "chartered",
		"replaces": "", "sailboats": "", "hatamaran": "", "catalogue": "",
	} {
		if got, ok := spelling.Closest(vocabulary, misspelt); got != want || ok != (want != "") {
			t.Errorf("%q stands for %q, want %q", misspelt, got, want)
		}
	}
}

func TestAWordThatStandsAloneHasNoForms(t *testing.T) {
	for _, c := range []struct {
		word spelling.Word
		want string
	}{{spelling.New("pounds"), ""}, {spelling.Alone("pounds"), "pounds"}} {
		if got, _ := spelling.Closest([]spelling.Word{c.word}, "pounde"); got != c.want {
			t.Errorf("got %q, want %q", got, c.want)
		}
	}
}

func TestAWordAsNearToTwoIsNeither(t *testing.T) {
	if got, ok := spelling.MixedUp(words("bolt", "bult"), "blt", spelling.ShortestSwap); ok {
		t.Errorf("got %q of two", got)
	}
	if got, ok := spelling.OneMissing(words("stern", "steen"), "sten"); ok {
		t.Errorf("got %q of two", got)
	}
	if got, _ := spelling.OneMissing(words("steel", "ketch"), "stel"); got != "steel" {
		t.Errorf("got %q, want steel", got)
	}
}
