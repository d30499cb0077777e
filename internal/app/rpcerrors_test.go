package app_test

import (
	"encoding/base64"
	"encoding/json"
	"fmt"
	"net/http"
	"strings"
	"testing"

	"google.golang.org/genproto/googleapis/rpc/errdetails"
	"google.golang.org/protobuf/proto"

	"github.com/fairlead/fairlead/internal/app/apptest"
)

// rpcFailure is an error of the Connect protocol.
type rpcFailure struct {
	Code, Message string
	Details       []struct{ Type, Value string }
}

// info returns the ErrorInfo of an error, which it has to have.
func (f rpcFailure) info(t *testing.T) *errdetails.ErrorInfo {
	t.Helper()
	info := &errdetails.ErrorInfo{}
	for _, d := range f.Details {
		if raw, err := base64.RawStdEncoding.DecodeString(d.Value); err == nil && d.Type == "google.rpc.ErrorInfo" && proto.Unmarshal(raw, info) == nil {
			return info
		}
	}
	t.Errorf("no ErrorInfo in %+v", f)
	return info
}

func TestAMessageThatCannotBeReadIsRefusedAsAllElse(t *testing.T) {
	s := apptest.New(t)
	const ask = `{"conversation":{"model":"svc-agent","messages":[{"role":"ROLE_USER","text":"hello"}]`
	for _, tt := range []struct{ body, reason, param, says string }{
		{`{`, "invalid_json", "", "cannot be read"},
		{``, "invalid_json", "", "empty"},
		{`[]`, "invalid_json", "", "cannot be read"},
		{`{}x`, "invalid_json", "", "cannot be read"},
		{"{\"x\":\"\xff\"}", "invalid_json", "", "cannot be read"},
		{`{"conversation":{},"conversation":{}}`, "invalid_json", "", "conversation"},
		{`{"conversation":"x"}`, "invalid_type", "", "cannot be read"},
		{`{"conversation":{"maxTokens":1.5}}`, "invalid_type", "", "1.5"},
		{`{"conversation":{"newer":1,"messages":[{"role":"robot"}]}}`, "invalid_value", "conversation.messages[0].role", `"robot"`},
		{`{"conversation":{"messages":[{"role":"ROLE_USER"},{"role":99}]}}`, "invalid_value", "conversation.messages[1].role", "99"},
		{`{"conversation":{"messages":[{"text":"x"}]}}`, "invalid_value", "conversation.messages[0].role", "ROLE_USER"},
		{ask + `,"format":"FORMAT_JSON"}}`, "invalid_value", "conversation.format", `FORMAT_JSON_OBJECT, FORMAT_JSON_SCHEMA, not "FORMAT_JSON"`},
		{ask + `,"format":99}}`, "invalid_value", "conversation.format", "99"},
	} {
		res, text := call(t, s, http.MethodPost, "/fairlead.v1.ChatService/Complete", tt.body, "Authorization", "Bearer "+s.Key, "Content-Type", "application/json")
		var f rpcFailure
		if err := json.Unmarshal([]byte(text), &f); err != nil || res.StatusCode != http.StatusBadRequest || f.Code != "invalid_argument" {
			t.Errorf("%s: got %d %s", tt.body, res.StatusCode, text)
			continue
		}
		info := f.info(t)
		if info.GetReason() != tt.reason || info.GetMetadata()["param"] != tt.param || !strings.Contains(f.Message, tt.says) {
			t.Errorf("%s: got %v, %q", tt.body, info, f.Message)
		}
	}
	res, text := call(t, s, http.MethodPost, "/fairlead.v1.ChatService/Complete", ask+`,"newer":1}}`, "Authorization", "Bearer "+s.Key, "Content-Type", "application/json")
	if res.StatusCode != http.StatusOK {
		t.Errorf("a field that nobody knows: got %d %s", res.StatusCode, text)
	}
	_, text = call(t, s, http.MethodPost, "/fairlead.v1.ChatService/Complete", "\xff\xff", "Authorization", "Bearer "+s.Key, "Content-Type", "application/proto")
	var f rpcFailure
	if err := json.Unmarshal([]byte(text), &f); err != nil || f.info(t).GetReason() != "invalid_type" {
		t.Errorf("binary: got %s", text)
	}
}

func TestAStreamRefusesWhatItCannotRead(t *testing.T) {
	s := apptest.New(t)
	for body, reason := range map[string]string{
		`{`: "invalid_json",
		`{"conversation":{"model":"svc-agent","messages":[{"role":"ROLE_USER","text":"hello"}]},"pacing":"FAST"}`: "invalid_value",
		`{"conversation":{"model":"svc-agent","messages":[{"role":"ROLE_USER","text":"hello"}]},"pacing":7}`:      "invalid_value",
	} {
		envelope := fmt.Sprintf("\x00\x00\x00\x00%c%s", len(body), body)
		_, text := call(t, s, http.MethodPost, "/fairlead.v1.ChatService/Stream", envelope, "Authorization", "Bearer "+s.Key, "Content-Type", "application/connect+json")
		var end struct{ Error rpcFailure }
		if at := strings.IndexByte(text, '{'); at < 0 || json.NewDecoder(strings.NewReader(text[at:])).Decode(&end) != nil || end.Error.info(t).GetReason() != reason {
			t.Errorf("%s: got %q", body, text)
		}
	}
}

func TestAnswersToAKeyTellItsLimits(t *testing.T) {
	s := apptest.New(t)
	for path, method := range map[string]string{
		"/fairlead.v1.ModelService/ListModels": http.MethodPost, "/fairlead.v1.ChatService/Complete": http.MethodPost,
		"/v1/models": http.MethodGet, "/v1/nothing": http.MethodGet, "/v1/usage": http.MethodPost,
	} {
		res, _ := call(t, s, method, path, "{}", "Authorization", "Bearer "+s.Key, "Content-Type", "application/json")
		for _, name := range []string{"X-Ratelimit-Limit-Requests", "X-Ratelimit-Remaining-Requests", "X-Ratelimit-Reset-Requests", "X-Ratelimit-Limit-Tokens", "Openai-Processing-Ms", "X-Request-Id"} {
			if res.Header.Get(name) == "" {
				t.Errorf("%s %s: no %s in %v", method, path, name, res.Header)
			}
		}
		res, _ = call(t, s, method, path, "{}", "Content-Type", "application/json")
		if res.Header.Get("X-Ratelimit-Limit-Requests") != "" {
			t.Errorf("%s %s: limits for nobody", method, path)
		}
	}
}
