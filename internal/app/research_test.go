package app_test

import (
	"encoding/json"
	"net/http"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"connectrpc.com/connect"

	pb "github.com/fairlead/fairlead/gen/fairlead/v1"
	"github.com/fairlead/fairlead/gen/fairlead/v1/fairleadv1connect"
	"github.com/fairlead/fairlead/internal/app/apptest"
	"github.com/fairlead/fairlead/internal/keys"
)

func researcher(s *apptest.Server, key string) fairleadv1connect.ResearchServiceClient {
	client := s.Client(true)
	client.Transport = bearer{client.Transport, key}
	return fairleadv1connect.NewResearchServiceClient(client, apptest.URL)
}

// bearer sends a key with each request.
type bearer struct {
	http.RoundTripper
	key string
}

func (b bearer) RoundTrip(r *http.Request) (*http.Response, error) {
	r.Header.Set("Authorization", "Bearer "+b.key)
	return b.RoundTripper.RoundTrip(r)
}

func asking(question string) *pb.Conversation {
	return &pb.Conversation{Messages: []*pb.Message{{Role: pb.Role_ROLE_USER, Text: question}}}
}

// get asks /v1 and decodes the answer.
func get(t *testing.T, s *apptest.Server, method, path, key string) (int, map[string]any) {
	t.Helper()
	res, text := call(t, s, method, path, "", "Authorization", "Bearer "+key)
	var v map[string]any
	if err := json.Unmarshal([]byte(text), &v); err != nil {
		t.Fatalf("%s: %v: %s", path, err, text)
	}
	return res.StatusCode, v
}

func otherUser(t *testing.T, s *apptest.Server) string {
	t.Helper()
	_, secret, err := s.App.Keys.Create(t.Context(), "other", keys.Params{Name: "other"})
	if err != nil {
		t.Fatal(err)
	}
	return secret
}

func TestWhatAnAnswerRestsOnCanBeReadAndRunAgain(t *testing.T) {
	s := apptest.New(t)
	for model, question := range map[string]string{"svc-deep-research-agent": "Market study of the Lagoon 42", "svc-agent": "Please write a market study of the Catalina 34"} {
		_, text := call(t, s, http.MethodPost, "/v1/chat/completions",
			`{"model":"`+model+`","messages":[{"role":"user","content":"`+question+`"}]}`, "Authorization", "Bearer "+s.Key)
		var answer struct {
			ID        string   `json:"id"`
			Citations []string `json:"citations"`
		}
		if err := json.Unmarshal([]byte(text), &answer); err != nil || len(answer.Citations) == 0 {
			t.Fatalf("%s: %v: %s", model, err, text)
		}
		status, evidence := get(t, s, http.MethodGet, "/v1/research/"+answer.ID+"/evidence?rerun=true", s.Key)
		pieces, _ := evidence["evidence"].([]any)
		again, _ := evidence["rerun"].([]any)
		if status != http.StatusOK || evidence["question"] != question || evidence["all_same"] != true || len(pieces) < 5 || len(again) != len(pieces) {
			t.Errorf("%s: got %d %v", model, status, evidence)
		}
		if status, body := get(t, s, http.MethodGet, "/v1/research/"+answer.ID, otherUser(t, s)); status != http.StatusNotFound {
			t.Errorf("%s: another user got %d %v", model, status, body)
		}
		res, report := call(t, s, http.MethodGet, "/v1/research/"+answer.ID+"?format=markdown", "", "Authorization", "Bearer "+s.Key)
		if res.Header.Get("Content-Type") != "text/markdown; charset=utf-8" || !strings.Contains(report, "## Executive Summary") {
			t.Errorf("%s: got %v\n%s", model, res.Header, report)
		}
		page := strings.TrimPrefix(answer.Citations[len(answer.Citations)-1], apptest.URL)
		if res, html := call(t, s, http.MethodGet, page+"?rerun=all", ""); res.StatusCode != http.StatusOK || !strings.Contains(html, "everything is what it was") {
			t.Errorf("%s: %s: got %d\n%s", model, page, res.StatusCode, html)
		}
		if status, body := get(t, s, http.MethodDelete, "/v1/research/"+answer.ID, s.Key); status != http.StatusOK || body["deleted"] != true {
			t.Errorf("%s: delete: got %d %v", model, status, body)
		}
		if res, _ := call(t, s, http.MethodGet, page, ""); res.StatusCode != http.StatusNotFound {
			t.Errorf("%s: the page of a deleted study: got %d", model, res.StatusCode)
		}
	}
}

func TestTheSameQuestionOfTwoUsersHasAPageForEach(t *testing.T) {
	s := apptest.New(t)
	page := regexp.MustCompile(`/research/[a-z0-9]{26}`)
	body := `{"model":"svc-agent","messages":[{"role":"user","content":"Please write a market study of the Catalina 34"}]}`
	_, mine := call(t, s, http.MethodPost, "/v1/chat/completions", body, "Authorization", "Bearer "+s.Key)
	_, theirs := call(t, s, http.MethodPost, "/v1/chat/completions", body, "Authorization", "Bearer "+otherUser(t, s))
	if a, b := page.FindString(mine), page.FindString(theirs); a == "" || b == "" || a == b {
		t.Errorf("the pages are %q and %q", a, b)
	}
}

func TestAStudyInTheBackgroundIsWatchedAndRead(t *testing.T) {
	s := apptest.New(t)
	c := researcher(s, s.Key)
	started, err := c.Start(t.Context(), &pb.StartRequest{Conversation: asking("Compare the Catalina 34 with the Hunter 34")})
	if err != nil {
		t.Fatal(err)
	}
	id := started.GetStudy().GetId()
	watch, err := c.Watch(t.Context(), &pb.WatchRequest{Id: id, AfterEvent: 1})
	if err != nil {
		t.Fatal(err)
	}
	var text strings.Builder
	var last *pb.Study
	next := int64(2)
	for watch.Receive() {
		if last = watch.Msg().GetStudy(); last != nil {
			continue
		}
		ev := watch.Msg().GetEvent()
		if ev.GetNumber() != next {
			t.Errorf("event %d came where %d was due", ev.GetNumber(), next)
		}
		next++
		text.WriteString(ev.GetEvent().GetText().GetText())
	}
	if err := watch.Err(); err != nil || last.GetState() != pb.StudyState_STUDY_STATE_DONE {
		t.Fatalf("ended with %v, %v", last, err)
	}
	got, err := c.Get(t.Context(), &pb.GetRequest{Id: id, AfterEvent: next - 2})
	if err != nil {
		t.Fatal(err)
	}
	if len(got.GetEvents()) != 1 || !strings.HasSuffix(got.GetReport().GetMarkdown(), text.String()+"\n") || !strings.Contains(text.String(), "## Recommendations") {
		t.Errorf("%d events; the report is\n%s\nand the events gave\n%s", len(got.GetEvents()), got.GetReport().GetMarkdown(), text.String())
	}
	evidence, err := c.GetEvidence(t.Context(), &pb.GetEvidenceRequest{Id: id, Rerun: true})
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range evidence.GetRechecks() {
		if !r.GetSame() {
			t.Errorf("%s is not the same: %v", r.GetId(), r)
		}
	}
	if len(evidence.GetRechecks()) != len(evidence.GetEvidence()) || len(evidence.GetSubjects()) != 2 {
		t.Errorf("got %v", evidence)
	}
	if list, err := c.List(t.Context(), &pb.ListRequest{}); err != nil || len(list.GetStudies()) != 1 || list.GetStudies()[0].GetUrl() == "" {
		t.Errorf("the list is %v, %v", list, err)
	}
	other := researcher(s, otherUser(t, s))
	_, a := other.Get(t.Context(), &pb.GetRequest{Id: id})
	_, b := other.Cancel(t.Context(), &pb.CancelRequest{Id: id})
	_, d := other.GetEvidence(t.Context(), &pb.GetEvidenceRequest{Id: id})
	for _, err := range []error{a, b, d} {
		if connect.CodeOf(err) != connect.CodeNotFound {
			t.Errorf("another user got %v", err)
		}
	}
	if _, err := c.Delete(t.Context(), &pb.DeleteRequest{Id: id}); err != nil {
		t.Error(err)
	}
	if _, err := c.Get(t.Context(), &pb.GetRequest{Id: id}); connect.CodeOf(err) != connect.CodeNotFound {
		t.Errorf("after it was deleted: %v", err)
	}
}

func TestAStudyThatCannotBeWrittenIsRefusedAtOnce(t *testing.T) {
	s := apptest.New(t)
	c := researcher(s, s.Key)
	other := asking("Market study of the Lagoon 42")
	other.Model = "svc-agent"
	silent := asking("Market study of the Lagoon 42")
	silent.Messages = append(silent.Messages, asking(" \n").GetMessages()...)
	told := &pb.Conversation{Messages: []*pb.Message{{Role: pb.Role_ROLE_SYSTEM, Text: "Be brief."}}}
	for name, tt := range map[string]struct {
		in    *pb.Conversation
		param string
	}{
		"none": {nil, "conversation"}, "another model": {other, "conversation.model"}, "no message": {&pb.Conversation{}, "messages"},
		"no text": {asking(""), "conversation.messages[0].text"}, "no text at last": {silent, "conversation.messages[1].text"},
		"no question": {told, "conversation.messages"},
	} {
		_, err := c.Start(t.Context(), &pb.StartRequest{Conversation: tt.in})
		if connect.CodeOf(err) != connect.CodeInvalidArgument || paramOf(err) != tt.param {
			t.Errorf("%s: got %v about %q", name, err, paramOf(err))
		}
	}
}

func TestStudiesOutliveARestart(t *testing.T) {
	path := filepath.Join(t.TempDir(), "studies.db")
	first := apptest.New(t, "-database-url", "sqlite://"+path)
	var ids []string
	c := researcher(first, first.Key)
	for range 12 {
		started, err := c.Start(t.Context(), &pb.StartRequest{Conversation: asking("Full market analysis for 38 to 42 ft cruising catamarans in the Mediterranean")})
		if err != nil {
			t.Fatal(err)
		}
		ids = append(ids, started.GetStudy().GetId())
	}
	if err := first.Stop(); err != nil {
		t.Fatal(err)
	}
	second := apptest.New(t, "-database-url", "sqlite://"+path)
	c = researcher(second, first.Key)
	for _, id := range ids {
		watch, err := c.Watch(t.Context(), &pb.WatchRequest{Id: id})
		if err != nil {
			t.Fatal(err)
		}
		var last *pb.Study
		for watch.Receive() {
			last = watch.Msg().GetStudy()
		}
		if last.GetState() != pb.StudyState_STUDY_STATE_DONE || watch.Err() != nil {
			t.Errorf("%s ended as %v, %v", id, last, watch.Err())
		}
	}
}
