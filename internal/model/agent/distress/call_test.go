package distress_test

import (
	"regexp"
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/model/agent/distress"
)

// numbers finds what is dialled or tuned to.
var numbers = regexp.MustCompile(`\b(?:16|112|999|911)\b`)

func TestWhomToCallIsTheSameInEveryLanguage(t *testing.T) {
	for _, c := range []distress.Call{distress.Mayday, distress.Outside, distress.Vapour, distress.Medical, distress.Poison, distress.Fumes, distress.Alarm, distress.Crisis, distress.Concern, distress.Violence} {
		english := map[string]bool{}
		for _, n := range numbers.FindAllString(c.String(), -1) {
			english[n] = true
		}
		for _, lang := range []string{"de", "fr"} {
			said := c.In(lang)
			if said == c.String() || said == "" {
				t.Errorf("call %d is not said in %s", c, lang)
			}
			for n := range english {
				if !strings.Contains(said, n) {
					t.Errorf("call %d in %s lacks %s: %s", c, lang, n, said)
				}
			}
			if strings.HasPrefix(c.String(), "**") != strings.HasPrefix(said, "**") || strings.HasSuffix(c.String(), "**") != strings.HasSuffix(said, "**") {
				t.Errorf("call %d in %s is not marked as in English: %s", c, lang, said)
			}
		}
		if c.In("es") != c.String() {
			t.Errorf("call %d in another language is not said in English", c)
		}
	}
}
