package llm

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/fairlead/fairlead/internal/chat"
)

// A prompt with an empty stop sequence, which is left out, asks for the same as one without and is written by reflection.
func FuzzTheUsualHeadIsThatOfReflection(f *testing.F) {
	f.Add("m", "auto", 100, true, true, "http://127.0.0.1/v1")
	f.Add("", "", 0, false, false, "https://api.openai.com/v1")
	f.Add("ein \"großes\" <model>\u2028", "none", -1, true, false, "https://x.openai.azure.com/v1")
	f.Add("a\\b\tc", "required", 1, false, true, "")
	f.Fuzz(func(t *testing.T, model, choice string, bound int, stream, tools bool, base string) {
		for _, c := range model {
			if c == 0xfffd || c == '\b' || c == '\f' {
				t.Skip() // two ways to write them
			}
		}
		w := openAIWire{base: base}
		p := Prompt{ToolChoice: choice, MaxTokens: bound}
		if tools {
			p.Tools = []chat.ToolSpec{{Name: "depth"}}
		}
		got, err := w.head(nil, &p, model, stream)
		if err != nil {
			t.Fatal(err)
		}
		p.Stop = []string{""}
		want, err := w.head(nil, &p, model, stream)
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(string(want), string(got)); diff != "" {
			t.Errorf("the heads differ (-reflected +usual):\n%s", diff)
		}
	})
}
