package catalog_test

import (
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/catalog"
)

// Texts are made small several bytes at a time: a word is found wherever it stands, whatever is beside it.
func TestAWordIsFoundWhereverItStands(t *testing.T) {
	for _, beside := range []string{" ", "_", "@", "[", "`", "{", "/", ":", "\n", " é ", "_É_", " ß "} {
		for n := range 20 {
			text := strings.Repeat("Z", n) + beside + "PetREL09" + beside + strings.Repeat("a", n)
			ix := catalog.NewIndex([]*catalog.Listing{{ID: "b", Status: catalog.Active, Description: text}}, nil)
			if !ix.Holds("petrel09") {
				t.Errorf("the word is not found in %q", text)
			}
		}
	}
}
