package pages_test

import (
	"log/slog"
	"net/http"
	"net/http/httptest"
	"regexp"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/geo"
	"github.com/fairlead/fairlead/internal/inspect"
	"github.com/fairlead/fairlead/internal/knowledge"
	"github.com/fairlead/fairlead/internal/pages"
)

const corpus = `# Rules

## Two boats <meeting>
id: rules-meeting
terms: crossing, meeting
source: Rule 12
region: international
date: 2025
summary: Port gives way.
facts:
- Port gives way to starboard on opposite tacks.
- Windward gives way to leeward on the same tack.
- An overtaking boat keeps clear of the boat ahead.
steps:
1. Look out.
2. Keep clear.

Everybody keeps a look-out at all times, by sight and by hearing, as far as the circumstances and conditions allow.

## Words of sails
id: words-sails
terms: words
source: seamanship
region: international
date: 2025
summary: Sails have words of their own.
words:
- luff; leading edge = The luff is the leading edge of a sail.

Each edge has one.
`

func newHandler(t *testing.T) *pages.Handler {
	t.Helper()
	passages, err := knowledge.Read(fstest.MapFS{"rules.md": {Data: []byte(corpus)}})
	if err != nil {
		t.Fatal(err)
	}
	designs, err := design.Load()
	if err != nil {
		t.Fatal(err)
	}
	inspector, err := inspect.Load(designs)
	if err != nil {
		t.Fatal(err)
	}
	places, err := geo.Load()
	if err != nil {
		t.Fatal(err)
	}
	boats := catalog.New(catalog.NewIndex([]*catalog.Listing{{
		ID: "s-1", Source: "sample", Sample: true, Make: "Catalina", Model: "34", YearBuilt: 1990, DesignID: "catalina-34",
		LOA: 10.52, Price: 39900, Currency: "USD", PriceType: catalog.Ask, Place: "Annapolis", Country: "US",
		Description: "<script>alert(1)</script> Well kept.", Features: []string{"bow_thruster"},
		FirstSeen: time.Date(2026, 10, 1, 0, 0, 0, 0, time.UTC), LastSeen: time.Date(2026, 11, 1, 0, 0, 0, 0, time.UTC),
	}, {
		ID: "b-3k9x2m7q4w1z", Source: "quay", SourceID: "A-77", SourceURL: "https://quay.example/a-77", Make: "Marlowe", Model: "Gannet",
		SetAside: []catalog.SetAside{{Field: "displacement_kg", Value: "450 lb", Reason: "too light for a boat of 12 m"}},
	}, {ID: "b-3k9x2m7q4w20", Source: "quay", SourceURL: "javascript:alert(1)",
		Price: 120000, Currency: "CHF", PriceType: catalog.Ask, Place: "La Rochelle, France", Country: "FR"}}, nil))
	return pages.New(boats, passages, designs, inspector, places, oneStudy{}, slog.New(slog.DiscardHandler))
}

func TestPagesShowWhatAnswersCite(t *testing.T) {
	h := newHandler(t)
	tests := []struct {
		path   string
		status int
		shows  []string
	}{
		{"/knowledge/rules-meeting", http.StatusOK, []string{"Two boats &lt;meeting&gt;", "Port gives way.", "<li>Keep clear.</li>", "Source: Rule 12", "As of 2025"}},
		{"/listings/s-1", http.StatusOK, []string{"1990 Catalina 34", "Asking $39,900, Annapolis, United States", "sample data", "10.52 m (34.5 ft)", "bow thruster", "1 October 2026", "&lt;script&gt;"}},
		{"/listings/b-3k9x2m7q4w1z", http.StatusOK, []string{"source quay (A-77)", `href="https://quay.example/a-77"`, "displacement kg “450 lb”: too light for a boat of 12 m"}},
		{"/listings/b-3k9x2m7q4w20", http.StatusOK, []string{`href="#ZgotmplZ"`, "Asking CHF\u00a0120,000, La Rochelle, France<"}},
		{"/designs/catalina-34", http.StatusOK, []string{"Catalina 34", "Ratios", "What surveyors look for", "Engine harness plugs", "boats of 1983–1990", "Length over all"}},
		{"/knowledge/words-sails", http.StatusOK, []string{"<dt>luff, leading edge</dt>", "<dd>The luff is the leading edge of a sail.</dd>"}},
		{"/knowledge/pages.css", http.StatusOK, []string{"color-scheme"}},
		{"/listings/s-2", http.StatusNotFound, []string{"There is nothing at this address"}},
		{"/designs/", http.StatusNotFound, []string{"There is nothing at this address"}},
		{"/knowledge/../pages.go", http.StatusNotFound, []string{"There is nothing at this address"}},
	}
	for _, tt := range tests {
		w := httptest.NewRecorder()
		h.ServeHTTP(w, httptest.NewRequest(http.MethodGet, tt.path, nil))
		if w.Code != tt.status {
			t.Errorf("%s: got %d, want %d", tt.path, w.Code, tt.status)
		}
		for _, text := range tt.shows {
			if !strings.Contains(w.Body.String(), text) {
				t.Errorf("%s does not show %q:\n%s", tt.path, text, w.Body)
			}
		}
		if strings.Contains(w.Body.String(), "<script") || !strings.Contains(w.Header().Get("Content-Security-Policy"), "default-src 'none'") {
			t.Errorf("%s could run a script", tt.path)
		}
	}
}

func TestTheStyleIsKeptByBrowsersUntilItChanges(t *testing.T) {
	h := newHandler(t)
	w := httptest.NewRecorder()
	h.ServeHTTP(w, httptest.NewRequest(http.MethodGet, "/listings/s-1", nil))
	style := regexp.MustCompile(`/knowledge/pages\.css\?[0-9a-f]{12}`).FindString(w.Body.String())
	w = httptest.NewRecorder()
	h.ServeHTTP(w, httptest.NewRequest(http.MethodGet, style, nil))
	if got := w.Header().Get("Cache-Control"); w.Code != http.StatusOK || !strings.Contains(got, "immutable") {
		t.Errorf("%q: got %d with Cache-Control %q", style, w.Code, got)
	}
}
