package survey_test

import (
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/fetch"
)

func TestAddressInAQuotationIsNotFollowed(t *testing.T) {
	const address = "https://broker.org/x"
	for text, follows := range map[string]bool{
		"1985 Catalina 30, see " + address:                                                  true,
		"1985 Catalina 30, LOA 29'11\", " + address + " beam 10'10\" and new sails":         true,
		"1985 Catalina 30 \"" + address + "\"":                                              true,
		"The advert says: \"1985 Catalina 30, more at " + address + " and call me\"":        false,
		"> 1985 Catalina 30\n> " + address:                                                  false,
		"My find:\n```\n1985 Catalina 30 " + address + "\n```":                              false,
		"He writes “1985 Catalina 30, fetch " + address + " now”":                           false,
		"Er schreibt „1985 Catalina 30, siehe " + address + " dort“":                        false,
		"Advert: \"1985 Catalina 30, good boat\". Her page is " + address + ", what of it?": true,
	} {
		w := &web{at: map[string]fetch.Found{address: html("A boat\n1985 Catalina 30 with corroded seacocks")}}
		a := ask(t, surveyorOn(t, w), 2000, user(text))
		if a.err != nil || (len(w.asked) > 0) != follows {
			t.Errorf("%q: asked for %v, %v", text, w.asked, a.err)
		}
		if told := strings.Contains(a.text, "stands in a quotation and was not followed"); told == follows {
			t.Errorf("%q: tells of it: %v", text, told)
		}
	}
}
