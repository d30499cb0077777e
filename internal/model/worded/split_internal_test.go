package worded

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// FuzzPartsAreTheSameWhereNothingIsPutOff holds the splitter, which looks at a text only where it may end, against one that looks at
// each piece.
func FuzzPartsAreTheSameWhereNothingIsPutOff(f *testing.F) {
	for _, text := range []string{
		"Set the anchor. Then back down [1]. \n\n- Look out\n- Ease 1.5 m e.g. of sheet! Wait…\n", "## Head\n\n| a | b |\n\n[[table 1]]\n\nMore? [1] Yes",
		strings.Repeat("word ", 200), "12. item 3 z. B. so. Next\n", "a \r\nb",
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		read := func(always bool) (kinds []kind, all string) {
			var s splitter
			gather := func(list []part) {
				for _, p := range list {
					kinds = append(kinds, p.kind)
					all += strings.Repeat("\n", p.breaks) + strings.Join(strings.Fields(p.prefix+" "+p.text), " ") + "|"
				}
			}
			for piece := range strings.SplitAfterSeq(text, " ") {
				s.ends = s.ends || always
				gather(s.add(piece))
			}
			gather(s.end())
			return kinds, all
		}
		wantKinds, want := read(true)
		kinds, got := read(false)
		if diff := cmp.Diff(wantKinds, kinds); diff != "" || got != want {
			t.Errorf("%q was read as %q, want %q", text, got, want)
		}
	})
}
