package survey_test

import (
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/fetch"
	"github.com/fairlead/fairlead/internal/model/survey"
)

func TestAnotherPortOfOurHostIsAnotherServer(t *testing.T) {
	l := load(t)
	for address, want := range map[string]string{
		"http://127.0.0.1:9999/boat.html": "http://127.0.0.1:9999/boat.html may not be read by this server",
		"http://127.0.0.1/boat.html":      "http://127.0.0.1/boat.html may not be read by this server",
		"http://127.0.0.1:8000/boat.html": "http://127.0.0.1:8000/boat.html is a page of this server, but no listing",
	} {
		w := &web{at: map[string]fetch.Found{address: html("Catalina 30\n" + plainAdvert)}}
		s := survey.New(l.inspector, survey.Config{Links: "http://127.0.0.1:8000", Boats: l.boats, Fetch: w, ReadPage: readPage})
		a := ask(t, s, 2000, user(address))
		if a.err == nil || !strings.Contains(a.err.Error(), want) {
			t.Errorf("%s: got %v, want %q", address, a.err, want)
		}
		if len(w.asked) > 0 {
			t.Errorf("%q was asked for", w.asked)
		}
	}
}

func TestTheWebsTwoPortsOfOurHostAreOurs(t *testing.T) {
	s := survey.New(load(t).inspector, survey.Config{Links: base, Fetch: &web{at: map[string]fetch.Found{}}, ReadPage: readPage})
	if a := ask(t, s, 2000, user("https://fairlead.test/boat.html")); a.err == nil || !strings.Contains(a.err.Error(), "a page of this server") {
		t.Errorf("got %v", a.err)
	}
}
