package listings

import (
	"testing"

	"github.com/fairlead/fairlead/internal/catalog"
)

func TestPicturesAndTheAdvertAreLinkedWhereTheirAddressIsOneOfTheWeb(t *testing.T) {
	l := &catalog.Listing{
		Source: "quay", SourceID: "7", SourceURL: "https://quay.example/7",
		Images: []catalog.Image{{URL: "https://quay.example/1.jpg"}, {URL: "javascript:alert(1)"}, {URL: "https://quay.example/a b.jpg"}, {URL: "https://quay.example/4.jpg)[x](http://y"},
			{URL: "http://quay.example/5.jpg"}, {}, {}, {}},
	}
	facts := map[string]string{}
	for _, f := range english.facts(l) {
		facts[f[0]] = f[1]
	}
	if got, want := facts["Pictures"], "[1](https://quay.example/1.jpg) 2 3 4 [5](http://quay.example/5.jpg) 6 +2"; got != want {
		t.Errorf("pictures %q, want %q", got, want)
	}
	if got, want := facts["Source"], "[quay 7](https://quay.example/7)"; got != want {
		t.Errorf("source %q, want %q", got, want)
	}
	if got := english.facts(&catalog.Listing{Source: "quay", SourceID: "8"}); got[len(got)-1][1] != "quay 8" {
		t.Errorf("source without an address: %q", got[len(got)-1][1])
	}
}
