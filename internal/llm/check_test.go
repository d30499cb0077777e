package llm_test

import (
	"net/http"
	"strings"
	"testing"
	"testing/synctest"

	"github.com/fairlead/fairlead/internal/llm"
	"github.com/fairlead/fairlead/internal/llm/llmtest"
)

// checked is what a check says about a server and settings.
func checked(t *testing.T, h http.Handler, p llm.Provider) (r llm.CheckResult) {
	t.Helper()
	synctest.Test(t, func(t *testing.T) {
		n := llmtest.NewNetwork()
		serve(t, n, "one.test:80", h)
		r = engines(t, n, p).Check(t.Context())[0]
	})
	return r
}

func TestACheckTellsWhatIsWrong(t *testing.T) {
	ok := faulty(t, "ok")
	elsewhere, misspelt, keyed := provider("one"), provider("one"), provider("one")
	elsewhere.BaseURL, misspelt.Model, keyed.Key = "http://one.test", "mm", "sk-1"
	mux := http.NewServeMux()
	mux.Handle("/v1/", ok)
	tests := map[string]struct {
		server   http.Handler
		provider llm.Provider
	}{
		"should end in /v1: http://one.test/v1": {mux, elsewhere},
		`it has no model "mm"; it has m`:        {llmtest.NewScripted(llmtest.VLLM, llmtest.Script{Text: "Yes."}), misspelt},
		"it wants an API key":                   {faulty(t, "401"), provider("one")},
		"it refuses the API key":                {faulty(t, "403"), keyed},
		"no /chat/completions under":            {faulty(t, "404"), provider("one")},
		"over its rate":                         {faulty(t, "429"), provider("one")},
		"loading its model":                     {faulty(t, "503"), provider("one")},
		"status 500":                            {faulty(t, "500"), provider("one")},
		"it does not stream":                    {faulty(t, "wrong-content-type"), provider("one")},
		"never followed":                        {faulty(t, "redirect-308"), provider("one")},
		"writes nothing for 1m0s":               {faulty(t, "hang-after-headers"), provider("one")},
		"it fails: the answer is empty":         {faulty(t, "empty-answer"), provider("one")},
		"it fails: no answer":                   {faulty(t, "reset-before-headers"), provider("one")},
	}
	for want, test := range tests {
		if r := checked(t, test.server, test.provider); !strings.Contains(r.Problem, want) {
			t.Errorf("got %q, want it to say %q", r.Problem, want)
		}
	}
}

func TestACheckTellsWhatWorks(t *testing.T) {
	calling := llmtest.Script{Text: "Bow, stern.", Calls: []llmtest.Call{{Name: "depth", Arguments: `{"mark":7}`}}}
	for flavour, window := range map[string]int{llmtest.Cloud: 0, llmtest.LlamaCpp: 131072, llmtest.Ollama: 0, llmtest.VLLM: 32768, llmtest.Messages: 0} {
		r := checked(t, llmtest.NewScripted(flavour, calling), speaking(flavour))
		if r.Problem != "" || len(r.Notes) > 0 || r.Window != window || r.Provider != "one" || r.Model != "m" {
			t.Errorf("%s: got %+v", flavour, r)
		}
	}
}

func TestACheckTellsWhatWorksInPart(t *testing.T) {
	large := provider("one")
	large.Window = 100000
	if r := checked(t, llmtest.NewScripted(llmtest.VLLM, llmtest.Script{Text: "Bow."}), large); len(r.Notes) != 2 ||
		!strings.Contains(r.Notes[0], "less than the window of 100000") || !strings.Contains(r.Notes[1], "called no tool") {
		t.Errorf("got %+v", r)
	}
	if r := checked(t, faulty(t, "no-done", "400"), provider("one")); len(r.Notes) != 2 ||
		!strings.Contains(r.Notes[0], "no usage") || !strings.Contains(r.Notes[1], "refuses tools (status 400)") {
		t.Errorf("got %+v", r)
	}
}
