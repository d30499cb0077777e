package listings_test

import (
	"strings"
	"testing"
)

func TestBoatsLikeOneAreToldWithWhatTheyCost(t *testing.T) {
	for _, c := range []struct {
		ask  []string
		want []string // in this order
		not  []string
	}{
		{ask: []string{"alternatives to a Catalina 36 under 60k"}, want: []string{"**Like the Catalina 36**", "[Sabre 362](http://127.0.0.1:8000/designs/sabre-362)", "| # | Boat |"}},
		{ask: []string{"Hanse 388", "what similar boats are there?"}, want: []string{"**Like the Hanse 388**", "[Dehler 38]"}},
		{ask: []string{"something like a Contessa 32 but bigger"}, want: []string{"[Sabre 34]"}, not: []string{"[Sadler 32]", "[Hallberg-Rassy 312]"}},
		{ask: []string{"boats comparable to a J/109"}, want: []string{"**Like the J/109**", "[C&C 110]"}},
		{ask: []string{"Alternativen zur Hallberg-Rassy 352"}, want: []string{"**Ähnlich der Hallberg-Rassy 352**", "[Sadler 34]"}},
		{ask: []string{"quelque chose comme un Sun Odyssey 410"}, want: []string{"**Proches du Jeanneau 410**", "[Beneteau Oceanis 40.1]"}},
		{ask: []string{"I'd like a Catalina 36"}, not: []string{"**Like the"}},
		{ask: []string{"something like a Contessa 32 in Bolivia under $1"}, not: []string{"Like the"}},
	} {
		text := ask(t, 0, c.ask...).text
		rest := text
		for _, want := range c.want {
			at := strings.Index(rest, want)
			if at < 0 {
				t.Errorf("%q: no %q in its place in:\n%s", c.ask, want, text)
				break
			}
			rest = rest[at:]
		}
		for _, not := range c.not {
			if strings.Contains(text, not) {
				t.Errorf("%q: %q in:\n%s", c.ask, not, text)
			}
		}
	}
}
