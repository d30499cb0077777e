package llm_test

import (
	"encoding/json"
	"fmt"
	"log/slog"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/fairlead/fairlead/internal/llm"
)

const providersFile = `
first_token = "5s"

[[provider]]
name        = "near"
base_url    = "http://127.0.0.1:8080/v1"
model       = "small"
models      = { svc-agent = "large" }
window      = 32768
vision      = true
first_token = "2s"

[[provider]]
name        = "far"
kind        = "anthropic"
base_url    = "https://llm.test/v1"
api_key     = "env:FAR_KEY"
model       = "huge"
input_cost  = 3.0
output_cost = 15.0
currency    = "EUR"
`

func lookup(name string) (string, bool) {
	return map[string]string{"FAR_KEY": "sk-far", "EMPTY": ""}[name], name == "FAR_KEY" || name == "EMPTY"
}

func TestAFileOfProvidersIsRead(t *testing.T) {
	got, err := llm.Parse(providersFile, lookup, []string{"svc-agent"})
	if err != nil {
		t.Fatal(err)
	}
	want := llm.Config{FirstToken: 5 * time.Second, Providers: []llm.Provider{
		{Name: "near", BaseURL: "http://127.0.0.1:8080/v1", Model: "small", Models: map[string]string{"svc-agent": "large"}, Window: 32768, Vision: true, FirstToken: 2 * time.Second},
		{Name: "far", Kind: llm.Anthropic, BaseURL: "https://llm.test/v1", Key: "sk-far", Model: "huge", InputCost: 3, OutputCost: 15, Currency: "EUR"},
	}}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	e, err := llm.New(got)
	if err != nil || e.Window("svc-agent") != 32768 {
		t.Error(err)
	}
}

func TestABadProviderIsNamedWithWhatIsWrong(t *testing.T) {
	const head = "[[provider]]\nname = \"near\"\nbase_url = \"http://127.0.0.1/v1\"\nmodel = \"m\"\n"
	tests := map[string]string{
		"no [[provider]]":              "first_token = \"5s\"",
		"setting provider.windw":       head + "windw = 1",
		"window":                       head + "window = -1",
		"at least 1000 tokens, not 10": head + "window = 10",
		"invalid duration":             head + "idle = \"soon\"",
		"does not belong in the":       head + "api_key = \"sk-1234\"",
		"variable NONE is not set":     head + "api_key = \"env:NONE\"",
		"variable EMPTY is not set":    head + "api_key = \"env:EMPTY\"",
		`no model "svc-cook"`:          head + "models = { svc-cook = \"m\" }",
		`the name "near" is taken`:     head + head,
		"kind must be":                 head + "kind = \"x\"",
		"model is missing":             "[[provider]]\nbase_url = \"http://127.0.0.1/v1\"",
		"base URL must be":             "[[provider]]\nbase_url = \"127.0.0.1:80\"\nmodel = \"m\"",
		"no user, query or fragment":   "[[provider]]\nbase_url = \"http://me:sk-1234@host/v1\"\nmodel = \"m\"",
	}
	for want, file := range tests {
		cfg, err := llm.Parse(file, lookup, []string{"svc-agent"})
		if err == nil {
			_, err = llm.New(cfg)
		}
		if err == nil || !strings.Contains(err.Error(), want) || strings.Contains(err.Error(), "sk-1234") {
			t.Errorf("got %v, want it to say %q", err, want)
		}
	}
}

func TestNoFormatShowsASecret(t *testing.T) {
	p := llm.Provider{Name: "far", Key: "sk-far"}
	var log strings.Builder
	slog.New(slog.NewJSONHandler(&log, nil)).Info("settings", "provider", p, "key", p.Key)
	asJSON, err := json.Marshal(p)
	if err != nil {
		t.Fatal(err)
	}
	all := log.String() + string(asJSON) + fmt.Sprintf("%v %+v %#v %s %q %x", p, p, p, p.Key, p.Key, p.Key)
	if strings.Contains(all, "sk-far") || strings.Contains(all, "736b2d666172") {
		t.Error(all)
	}
}
