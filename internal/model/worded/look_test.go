package worded_test

import (
	"context"
	"encoding/json"
	"errors"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/inspect"
	"github.com/fairlead/fairlead/internal/inspect/part"
	"github.com/fairlead/fairlead/internal/llm"
	"github.com/fairlead/fairlead/internal/model/worded"
)

// eyes answer every prompt the same.
type eyes struct {
	answer string
	err    error
	wait   bool
	asked  llm.Prompt
}

func (e *eyes) Look(ctx context.Context, p llm.Prompt) (json.RawMessage, llm.Written, error) {
	e.asked = p
	w := llm.Written{Provider: "eyes"}
	if e.wait {
		<-ctx.Done()
		return nil, w, ctx.Err()
	}
	return json.RawMessage(e.answer), w, e.err
}

var pictures = []chat.Image{{URL: "data:image/png;base64,AAAA"}}

func TestPicturesAreLookedAtWithoutConversationToolsOrSecrets(t *testing.T) {
	e := &eyes{answer: `{"seen":[{"image":1,"area":"rig","observation":"frayed shroud","left":0,"top":0,"right":0,"bottom":0,"confidence":"low","alternative":"tape"}]}`}
	seen, left, used, err := worded.Vision(e, "svc-survey-agent")(t.Context(), pictures, []string{"image 4"})
	want := []inspect.Seen{{Photo: "image 4", Area: part.Rig, Observation: "frayed shroud", Confidence: "low", Alternative: "tape"}}
	if diff := cmp.Diff(want, seen); diff != "" || err != nil || left != 0 || used.Provider != "eyes" {
		t.Errorf("%v by %+v (-want +got):\n%s", err, used, diff)
	}
	p := e.asked
	if len(p.Tools) != 0 || len(p.Messages) != 2 || p.Format.Kind != chat.FormatSchema || !json.Valid(p.Format.Schema) || p.MaxTokens == 0 || len(p.Messages[1].Images) != 1 {
		t.Errorf("asked %+v", p)
	}
	if !strings.Contains(p.Messages[0].Text, "at most 10") || p.Messages[1].Text != "1 photographs." {
		t.Errorf("asked %q", p.Messages)
	}
}

func TestWhatIsNoAnswerAboutPicturesIsAnError(t *testing.T) {
	for _, e := range []*eyes{{err: errDown}, {answer: `{"seen":"all is well"}`}, {answer: "[]"}} {
		if seen, _, _, err := worded.Vision(e, "m")(t.Context(), pictures, []string{"image 1"}); err == nil || len(seen) != 0 {
			t.Errorf("got %+v, %v", seen, err)
		}
	}
}

func TestLookingTakesOnlySoLong(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		began := time.Now()
		_, _, _, err := worded.Vision(&eyes{wait: true}, "m")(t.Context(), pictures, []string{"image 1"})
		if took := time.Since(began); !errors.Is(err, context.DeadlineExceeded) || took != 12*time.Second {
			t.Errorf("got %v after %s", err, took)
		}
	})
}
