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

func TestAMessageInAnotherLanguageIsToldThatReportsAreInEnglish(t *testing.T) {
	german := "Verkaufe unsere Bavaria 38, Baujahr 2005. Stehendes Gut noch original, Gasprüfung ist 2021 abgelaufen."
	for text, want := range map[string]string{
		german: "auf Englisch",
		"Vends Dufour 34 de 2004, gréement dormant d'origine, moteur révisé tous les ans.": "en anglais",
		"1998 Bavaria 38. Teak deck leaking.":                                              "",
		"Please assess this boat for me before I go:\n" + german:                           "",
	} {
		got := ask(t, newSurveyor(t), 1000, user(text)).text
		if told := strings.Contains(got, "auf Englisch") || strings.Contains(got, "en anglais"); told != (want != "") || !strings.Contains(got, want) {
			t.Errorf("%q: got %.80q, want %q", text, got, want)
		}
	}
}

func TestNamesInCapitalsStayInASentence(t *testing.T) {
	got := ask(t, newSurveyor(t), 2000, user("1998 Bavaria 38. EPIRB battery expired 2020. Asking EUR 45,000."), user("What should I offer?")).text
	if _, quoted, _ := strings.Cut(got, "once quoted: "); !strings.HasPrefix(quoted, "EPIRB") {
		t.Errorf("got %.900q", got)
	}
}
