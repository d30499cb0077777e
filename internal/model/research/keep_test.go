package research_test

import (
	"context"
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/model/research/report"

	"github.com/fairlead/fairlead/internal/model/research/researchtest"

	"github.com/google/go-cmp/cmp"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/keys"
	"github.com/fairlead/fairlead/internal/model/research"
	"github.com/fairlead/fairlead/internal/study"
)

// keeping is a model that keeps into a slice.
func keeping(t *testing.T) (*research.Model, *[]study.Study) {
	t.Helper()
	from := sources(t)
	kept := &[]study.Study{}
	from.Keep = func(_ context.Context, s study.Study) { *kept = append(*kept, s) }
	return research.New(from), kept
}

func asCaller(t *testing.T) context.Context {
	t.Helper()
	return keys.With(t.Context(), keys.Caller{UserID: "u"})
}

func discard(chat.Event) error { return nil }

func TestEveryReportIsKeptWithAllThatItCites(t *testing.T) {
	for _, question := range researchtest.Questions {
		m, kept := keeping(t)
		req := request(question)
		req.ID = "a"
		var page chat.Citation
		var text strings.Builder
		_, err := m.Run(asCaller(t), req, func(ev chat.Event) error {
			switch ev := ev.(type) {
			case chat.Citation:
				page = ev
			case chat.Text:
				text.WriteString(string(ev))
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
		if len(*kept) != 1 {
			t.Fatalf("%q: %d studies are kept", question, len(*kept))
		}
		s := (*kept)[0]
		if s.ID != "a" || s.UserID != "u" || len(s.Token) != 26 || page.URL != "http://localhost/research/"+s.Token || !page.Own {
			t.Errorf("%q: kept as %s of %s, its page is %+v", question, s.ID, s.UserID, page)
		}
		if !strings.Contains(text.String(), s.Document.Sections[0].Text) || len(s.Document.Evidence) < 5 {
			t.Errorf("%q: kept is %d pieces of evidence and\n%s", question, len(s.Document.Evidence), s.Document.Markdown())
		}
		sets := map[string]study.Set{}
		for _, set := range s.Document.Sets {
			sets[set.Name] = set
			if len(set.Listings)+set.Left != set.Boats {
				t.Errorf("%q: set %s has %d ids and %d left out of %d", question, set.Name, len(set.Listings), set.Left, set.Boats)
			}
		}
		for _, e := range s.Document.Evidence {
			if _, ok := sets[e.Rows]; e.Kind == study.OfQuery && (!ok || e.Measure == "" || e.AsOf == "" || e.Currency == "") {
				t.Errorf("%q: %+v cannot be run again", question, e)
			}
			if e.Kind == study.OfPassage && len(e.Says) == 0 {
				t.Errorf("%q: %s says nothing", question, e.ID)
			}
		}
	}
}

func TestNothingIsKeptOfNobody(t *testing.T) {
	m, kept := keeping(t)
	req := request("Market study of the Lagoon 42")
	for name, ctx := range map[string]context.Context{"no id": asCaller(t), "no caller": t.Context()} {
		if name == "no caller" {
			req.ID = "a"
		}
		if _, err := m.Run(ctx, req, discard); err != nil || len(*kept) > 0 {
			t.Errorf("%s: %v, %d studies are kept", name, err, len(*kept))
		}
		req.ID = ""
	}
}

// reread is a kept study's evidence after its way through JSON, as a store gives it back.
func reread(t *testing.T, question string) []study.Evidence {
	t.Helper()
	from, _ := researchtest.Built(t)
	ix := from.Boats.Snapshot()
	r := report.Gather(from, ix, researchtest.Reader(t).Plan(ix, question, nil)).Report(3000)
	text, err := json.Marshal(r.Document())
	if err != nil {
		t.Fatal(err)
	}
	var d study.Document
	if err := json.Unmarshal(text, &d); err != nil {
		t.Fatal(err)
	}
	return d.Evidence
}

func TestOnTheSameSnapshotEverythingIsTheSameAgain(t *testing.T) {
	m := newModel(t)
	for _, question := range researchtest.Questions {
		evidence := reread(t, question)
		for i, r := range m.Recheck(evidence) {
			if !r.Same || r.Gone || r.ID != evidence[i].ID {
				t.Errorf("%q: %s (%s) is not the same: %+v", question, evidence[i].ID, evidence[i].Title, r)
			}
		}
	}
}

func TestOnAnotherCatalogueWhatHasChangedIsTold(t *testing.T) {
	from := sources(t)
	evidence := reread(t, "Market study of the Lagoon 42")
	boats, err := from.Boats.Snapshot().Match(catalog.Query{Make: "Lagoon"})
	if err != nil {
		t.Fatal(err)
	}
	cited := slices.IndexFunc(evidence, func(e study.Evidence) bool { return e.Kind == study.OfListing })
	if cited < 0 {
		t.Fatal("no boat is cited")
	}
	boats = slices.DeleteFunc(boats[:len(boats)/2], func(l *catalog.Listing) bool { return "L-"+l.ID == evidence[cited].ID })
	from.Boats = catalog.New(catalog.NewIndex(boats, nil)) // the cheaper half, without a boat that is cited
	changed, gone := 0, 0
	for _, r := range research.New(from).Recheck(evidence) {
		if !r.Same {
			changed++
		}
		if r.Gone {
			gone++
		}
	}
	if changed < 5 || gone == 0 {
		t.Errorf("%d of %d are told to have changed and %d to be gone", changed, len(evidence), gone)
	}
}

func TestEvidenceThatNobodyCanComputeIsGone(t *testing.T) {
	for _, e := range []study.Evidence{
		{ID: "Q1", Kind: study.OfQuery, Measure: "prices"}, {ID: "Q1", Kind: study.OfQuery, Measure: "nonsense", Filter: &study.Filter{}},
		{ID: "Q1", Kind: study.OfQuery, Measure: "compared", Filter: &study.Filter{}}, {ID: "L-none", Kind: study.OfListing}, {ID: "x", Kind: "y"},
	} {
		if r := newModel(t).Recheck([]study.Evidence{e})[0]; !r.Gone || r.Same {
			t.Errorf("%+v: got %+v", e, r)
		}
	}
}

func TestTheStructuredReportIsForWhoAsksForItsParts(t *testing.T) {
	for kind, want := range map[chat.FormatKind][]string{
		chat.FormatJSON: {"answer", "citations"}, chat.FormatSchema: {"answer", "citations", "title", "sections", "evidence"},
	} {
		req := request("Market study of the Lagoon 42")
		req.Format.Kind = kind
		var got map[string]any
		if _, err := newModel(t).Run(t.Context(), req, func(ev chat.Event) error {
			if r, ok := ev.(chat.Result); ok {
				text, err := json.Marshal(r.Data)
				return errors.Join(err, json.Unmarshal(text, &got))
			}
			return nil
		}); err != nil {
			t.Fatal(err)
		}
		names := map[string]bool{}
		for name := range got {
			names[name] = true
		}
		wanted := map[string]bool{}
		for _, name := range want {
			wanted[name] = true
		}
		if diff := cmp.Diff(wanted, names); diff != "" {
			t.Errorf("(-want +got):\n%s", diff)
		}
	}
}
