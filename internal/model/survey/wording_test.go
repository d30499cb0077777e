package survey_test

import (
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/chat"
)

func TestADraftTellsWhichOfItsLinesNameWhatIsToBeLookedAt(t *testing.T) {
	for _, drafting := range []bool{true, false} {
		var text strings.Builder
		var looks []string
		req := chat.Request{Drafting: drafting, Messages: []chat.Message{user("1998 Bavaria 38. Teak deck leaking. Asking EUR 45,000.")}}
		_, err := newSurveyor(t).Run(t.Context(), req, func(ev chat.Event) error {
			switch ev := ev.(type) {
			case chat.Wording:
				if looks = ev.Looks; text.Len() > 0 {
					t.Error("the wording came after the text")
				}
			case chat.Text:
				text.WriteString(string(ev))
			}
			return nil
		})
		if err != nil || drafting != (len(looks) > 0) {
			t.Errorf("drafting %t: got %q, %v", drafting, looks, err)
		}
		for _, phrase := range looks {
			if !strings.Contains(text.String(), phrase) {
				t.Errorf("no line has %q:\n%s", phrase, text.String())
			}
		}
	}
}
