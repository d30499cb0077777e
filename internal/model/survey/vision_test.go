package survey_test

import (
	"context"
	"errors"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/inspect"
	"github.com/fairlead/fairlead/internal/inspect/part"
	"github.com/fairlead/fairlead/internal/model/survey"
)

func seeing(t *testing.T, vision survey.Vision) *survey.Surveyor {
	t.Helper()
	l := load(t)
	return survey.New(l.inspector, survey.Config{Links: base, Boats: l.boats, Passages: l.passages, Vision: vision})
}

func TestWhatAVisionModelSeesIsAFindingThatCitesItsPicture(t *testing.T) {
	var asked []string
	used := chat.Upstream{Provider: "eyes", Usage: chat.Usage{Prompt: 900, Completion: 30}}
	s := seeing(t, func(_ context.Context, pictures []chat.Image, names []string) ([]inspect.Seen, int, chat.Upstream, error) {
		for _, p := range pictures {
			asked = append(asked, p.URL[:15])
		}
		asked = append(asked, names...)
		return []inspect.Seen{{Photo: names[0], Area: part.Hull, Observation: "dark line along the keel joint", Confidence: "medium", Alternative: "a shadow"}}, 0, used, nil
	})
	budget := 2000
	var found []chat.Finding
	out, err := s.Run(t.Context(), chat.Request{MaxTokens: &budget, Messages: []chat.Message{user("1985 Hallberg-Rassy 352", picture(t))}}, func(ev chat.Event) error {
		if f, ok := ev.(chat.Finding); ok && strings.Contains(f.Detail, "keel joint") {
			found = append(found, f)
		}
		return nil
	})
	if err != nil || len(found) != 1 || found[0].Confidence != "medium" || found[0].Grade != "C" {
		t.Errorf("got %+v, %v", found, err)
	}
	if diff := cmp.Diff([]string{"data:image/png;", "image 1"}, asked); diff != "" {
		t.Errorf("asked for (-want +got):\n%s", diff)
	}
	if diff := cmp.Diff(used, out.Upstream); diff != "" {
		t.Errorf("used (-want +got):\n%s", diff)
	}
}

func TestAVisionModelThatFailsIsSaidAndGoneOnWithout(t *testing.T) {
	s := seeing(t, func(context.Context, []chat.Image, []string) ([]inspect.Seen, int, chat.Upstream, error) {
		return nil, 0, chat.Upstream{}, errors.New("a secret cause")
	})
	a := ask(t, s, 3000, user("1985 Hallberg-Rassy 352", picture(t)))
	if a.err != nil || !strings.Contains(a.text, "could not be looked at this time") || strings.Contains(a.text, "secret") {
		t.Errorf("%v: %s", a.err, a.text)
	}
}

func TestObservationsThatAreSetAsideAreCounted(t *testing.T) {
	s := seeing(t, func(context.Context, []chat.Image, []string) ([]inspect.Seen, int, chat.Upstream, error) {
		return nil, 3, chat.Upstream{}, nil
	})
	a := ask(t, s, 3000, user("1985 Hallberg-Rassy 352", picture(t)))
	if a.err != nil || !strings.Contains(a.text, "3 observations of the vision model were set aside") {
		t.Errorf("%v: %s", a.err, a.text)
	}
}

func TestWithoutPicturesNoVisionModelIsAsked(t *testing.T) {
	s := seeing(t, func(context.Context, []chat.Image, []string) ([]inspect.Seen, int, chat.Upstream, error) {
		t.Error("it was asked")
		return nil, 0, chat.Upstream{}, nil
	})
	if a := ask(t, s, 1000, user("1985 Hallberg-Rassy 352, rig original")); a.err != nil {
		t.Error(a.err)
	}
}
