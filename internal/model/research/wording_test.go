package research_test

import (
	"strings"
	"sync"
	"testing"

	"github.com/fairlead/fairlead/internal/chat"
)

func TestADraftLendsItsVerifier(t *testing.T) {
	var wordings []chat.Wording
	var text strings.Builder
	req := chat.Request{Drafting: true, Messages: []chat.Message{{Role: chat.User, Text: "Beneteau Oceanis 40.1 market study"}}}
	_, err := newModel(t).Run(t.Context(), req, func(ev chat.Event) error {
		switch ev := ev.(type) {
		case chat.Wording:
			wordings = append(wordings, ev)
			if text.Len() > 0 {
				t.Error("the wording came after text")
			}
		case chat.Text:
			text.WriteString(string(ev))
		}
		return nil
	})
	if err != nil || len(wordings) != 1 || wordings[0].Keep {
		t.Fatalf("got %+v, %v", wordings, err)
	}
	first := strings.SplitAfterN(strings.SplitN(text.String(), "\n\n", 3)[1], "].", 2)[0]
	var all sync.WaitGroup
	for range 4 {
		all.Go(func() {
			if !wordings[0].Holds(first) || wordings[0].Holds(strings.Replace(first, "median is EUR 255,000", "median is EUR 201,000", 1)+" It is EUR 7 [Q1].") {
				t.Errorf("%q was misjudged", first)
			}
		})
	}
	all.Wait()
}

func TestASentenceOfAnotherEngineIsHeldAgainstTheEvidence(t *testing.T) {
	r := reportOn(t, "Should I buy a Catalina 34 or a Hunter 34?", 1000)
	right, wrong := "", ""
	for _, e := range r.Evidence {
		for _, v := range e.Values {
			if e.Measure != "prices" || v.Name != "median" {
				continue
			}
			if right == "" {
				right = "Buyers meet a median of " + v.String() + " for the " + e.Filter.Words + " [" + e.ID + "]."
			} else {
				wrong = strings.Replace(right, strings.Split(strings.Split(right, "median of ")[1], " for")[0], v.String(), 1)
			}
		}
	}
	if err := r.Admit(right); err != nil {
		t.Errorf("%s: %v", right, err)
	}
	for _, sentence := range []string{
		wrong, "The Hunter 34 costs half of it.", "A boat like this asks about USD 22,300.", "| Catalina 34 | USD 41,500 |",
		"Prices fell by twenty per cent.", "The Hunter 34 has a median of USD 22,300 [Q99].",
	} {
		if sentence == "" || r.Admit(sentence) == nil {
			t.Errorf("admitted: %q", sentence)
		}
	}
	for _, sentence := range []string{"No survey is in these figures.", "Half of what is asked is hope."} {
		if got := r.Admit(sentence) == nil; got != strings.HasPrefix(sentence, "No") {
			t.Errorf("%q: %v", sentence, got)
		}
	}
	for _, s := range r.Sections {
		for line := range strings.Lines(s.Text) {
			if err := r.Admit(line); err != nil {
				t.Errorf("our own %q: %v", line, err)
			}
		}
	}
}

// FuzzAdmit holds that no sentence brings the verifier down, and that none forges the marks it works with.
func FuzzAdmit(f *testing.F) {
	for _, sentence := range []string{
		"The median is EUR 399,000 [Q1].", "- between EUR 1 and EUR 2 [Q1][1]", "| a | 1 | [Q2]", "\ue000 (8) [Q4]", "\uf000 12.80 m [1]", "[Q1", "1 to 2 [Q1]", "–,.",
	} {
		f.Add(sentence, "")
	}
	f.Add("| Lagoon 42 [Q1] | 1 |", "| Built [Q2] | Priced |")
	r := reportOn(f, "Market study of the Lagoon 42", 1000)
	f.Fuzz(func(t *testing.T, sentence, head string) {
		_ = r.Admit(sentence)
		held := r.Verify(sentence, head) == nil
		if held && strings.ContainsAny(sentence, "\ue000\uf000") && digit.MatchString(strings.NewReplacer("\ue000", "", "\uf000", "").Replace(reference.ReplaceAllString(sentence, ""))) && !r.Holds(strings.NewReplacer("\ue000", " ", "\uf000", " ").Replace(sentence), head) {
			t.Errorf("%q holds by its marks", sentence)
		}
	})
}
