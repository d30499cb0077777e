package report_test

import (
	"strings"
	"testing"
)

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
