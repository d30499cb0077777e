package app_test

import (
	"bytes"
	"context"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"encoding/json"
	"encoding/pem"
	"errors"
	"io"
	"math/big"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"connectrpc.com/connect"
	"go.opentelemetry.io/otel"
	"go.opentelemetry.io/otel/attribute"
	"go.opentelemetry.io/otel/sdk/trace"
	"go.opentelemetry.io/otel/sdk/trace/tracetest"
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/status"

	pb "github.com/fairlead/fairlead/gen/fairlead/v1"
	"github.com/fairlead/fairlead/gen/fairlead/v1/fairleadv1connect"
	"github.com/fairlead/fairlead/internal/app/apptest"
)

// call sends a request by hand; headers are name, value, name, value.
func call(t *testing.T, s *apptest.Server, method, path, content string, headers ...string) (*http.Response, string) {
	t.Helper()
	req, err := http.NewRequestWithContext(t.Context(), method, apptest.URL+path, strings.NewReader(content))
	if err != nil {
		t.Fatal(err)
	}
	for i := 0; i < len(headers); i += 2 {
		req.Header.Set(headers[i], headers[i+1])
	}
	res, err := s.Client(false).Do(req)
	if err != nil {
		t.Fatal(err)
	}
	defer res.Body.Close()
	text, err := io.ReadAll(res.Body)
	if err != nil {
		t.Fatal(err)
	}
	return res, string(text)
}

const streamed = `{"model":"svc-agent","stream":true,"messages":[{"role":"user","content":"How do I set an anchor?"}]}`

// readStream asks for a stream, calls begun when it has begun or failed, and returns what came after its first bytes, with what failed.
func readStream(s *apptest.Server, client *http.Client, begun func()) string {
	begun = sync.OnceFunc(begun)
	defer begun()
	req, _ := http.NewRequestWithContext(context.Background(), http.MethodPost, apptest.URL+"/v1/chat/completions", strings.NewReader(streamed))
	req.Header.Set("Authorization", "Bearer "+s.Key)
	res, err := client.Do(req)
	if err != nil {
		return err.Error()
	}
	defer res.Body.Close()
	first := make([]byte, 6)
	_, err = io.ReadFull(res.Body, first)
	begun()
	rest, restErr := io.ReadAll(res.Body)
	return string(rest) + errText(errors.Join(err, restErr))
}

func TestDrainLetsStreamsFinishAndRefusesNewOnes(t *testing.T) {
	s := apptest.New(t, "-pacing", "5ms")
	var begun, ended sync.WaitGroup
	ends := make(chan string, 20)
	for i := range cap(ends) {
		client := s.Client(i%2 == 1) // half of them over HTTP/2
		begun.Add(1)
		ended.Go(func() { ends <- readStream(s, client, begun.Done) })
	}
	begun.Wait()
	s.Drain()
	ended.Wait()
	if err := s.Stop(); err != nil {
		t.Errorf("draining: %v", err)
	}
	for range cap(ends) {
		if end := <-ends; !strings.HasSuffix(end, "data: [DONE]\n\n") {
			t.Errorf("a stream was cut: it ended with %q", end[max(0, len(end)-200):])
		}
	}
	if err := s.App.Ready(t.Context()); err == nil {
		t.Error("the service says that it is ready although it drains")
	}
}

func TestStreamsThatOutlastTheDrainEndWithAnError(t *testing.T) {
	s := apptest.New(t, "-pacing", "1s", "-drain-time", "4s") // long enough for last words on a machine that does much else
	ends := make(chan string, 4)
	var begun sync.WaitGroup
	for i := range cap(ends) {
		begun.Add(1)
		go func() { ends <- readStream(s, s.Client(i%2 == 1), begun.Done) }()
	}
	begun.Wait()
	if err := s.Stop(); err == nil {
		t.Error("nothing is told of the answers that were cut")
	}
	for range cap(ends) {
		end := <-ends
		if !strings.HasSuffix(end, "\n\ndata: [DONE]\n\n") || !strings.Contains(end, `"code":"overloaded"`) {
			t.Errorf("a stream ended with %q", end[max(0, len(end)-200):])
		}
	}
}

func errText(err error) string {
	if err == nil {
		return ""
	}
	return err.Error()
}

func TestReadinessTellsWhetherTheServiceCanAnswer(t *testing.T) {
	s := apptest.New(t)
	for _, path := range []string{"/healthz", "/readyz", "/healthz/", "//readyz"} {
		if res, text := call(t, s, http.MethodGet, path, ""); res.StatusCode != http.StatusOK || text != `{"status":"ok"}`+"\n" {
			t.Errorf("%s: got %d %s", path, res.StatusCode, text)
		}
	}
}

func TestEveryAnswerHasARequestID(t *testing.T) {
	s := apptest.New(t)
	tests := []struct {
		name, given string
		kept        bool
	}{
		{"none", "", false}, {"sane", "abc-123", true}, {"too long", strings.Repeat("a", 65), false}, {"injection", "a b", false},
	}
	for _, tt := range tests {
		headers := []string{}
		if tt.given != "" {
			headers = []string{"X-Request-Id", tt.given}
		}
		for _, path := range []string{"/v1/models", "/nothing", "/fairlead.v1.ModelService/ListModels", "/"} {
			res, _ := call(t, s, http.MethodGet, path, "", headers...)
			got := res.Header.Get("X-Request-Id")
			if got == "" || (got == tt.given) != tt.kept {
				t.Errorf("%s, %s: got %q", path, tt.name, got)
			}
		}
	}
}

func TestPathsAreCleanedAndNeverRedirected(t *testing.T) {
	s := apptest.New(t)
	for _, path := range []string{"/v1/models/", "//v1//models", "/v1/models//svc-agent/"} {
		if res, text := call(t, s, http.MethodGet, path, "", "Authorization", "Bearer "+s.Key); res.StatusCode != http.StatusOK {
			t.Errorf("%s: got %d %s", path, res.StatusCode, text)
		}
	}
	if _, text := call(t, s, http.MethodPost, "/v1/chat/completions/", streamed, "Authorization", "Bearer "+s.Key); !strings.HasSuffix(text, "data: [DONE]\n\n") {
		t.Errorf("a trailing slash: got %s", text)
	}
}

func TestUnknownPathsAnswerInJSON(t *testing.T) {
	s := apptest.New(t)
	for _, path := range []string{"/nothing", "/v1", "/v1/nothing", "/assets/nothing.js", "/admin"} {
		res, text := call(t, s, http.MethodGet, path, "", "Authorization", "Bearer "+s.Key)
		if res.StatusCode != http.StatusNotFound || !json.Valid([]byte(text)) || !strings.Contains(text, `"unknown_url"`) {
			t.Errorf("%s: got %d %s", path, res.StatusCode, text)
		}
	}
}

func TestWhatCanOnlyBeReadRefusesToBeWritten(t *testing.T) {
	s := apptest.New(t)
	for _, path := range []string{"/", "/index.html", "/healthz", "/readyz", "/listings/s-1", "/listings/pages.css", "/knowledge/x", "/designs/x", "/research/x"} {
		for _, method := range []string{http.MethodPost, http.MethodPut, http.MethodDelete, http.MethodPatch} {
			res, text := call(t, s, method, path, "{}")
			if res.StatusCode != http.StatusMethodNotAllowed || res.Header.Get("Allow") != "GET, HEAD" || !json.Valid([]byte(text)) || !strings.Contains(text, `"method_not_supported"`) {
				t.Errorf("%s %s: got %d %v %s", method, path, res.StatusCode, res.Header, text)
			}
		}
		if res, _ := call(t, s, http.MethodHead, path, ""); res.StatusCode != http.StatusOK && res.StatusCode != http.StatusNotFound {
			t.Errorf("HEAD %s: got %d", path, res.StatusCode)
		}
	}
	if res, text := call(t, s, http.MethodPost, "/nothing", "{}"); res.StatusCode != http.StatusNotFound || !strings.Contains(text, `"unknown_url"`) {
		t.Errorf("nothing: got %d %s", res.StatusCode, text)
	}
}

func TestAPageOfAnotherSiteMayNotAskForAKey(t *testing.T) {
	s := apptest.New(t)
	for _, method := range []string{http.MethodOptions, http.MethodPost} {
		res, text := call(t, s, method, "/admin/api-keys", `{"name":"x"}`, "Origin", "https://evil.test", "Access-Control-Request-Method", "POST")
		if res.StatusCode < 400 || res.Header.Get("Access-Control-Allow-Origin") != "" || strings.Contains(text, "svc-user-") {
			t.Errorf("%s: got %d %v %s", method, res.StatusCode, res.Header, text)
		}
	}
}

func TestBrowsersOfOtherOriginsMayAskFirstWithoutAKey(t *testing.T) {
	s := apptest.New(t)
	for _, path := range []string{"/v1/chat/completions", "/fairlead.v1.ChatService/Stream"} {
		res, _ := call(t, s, http.MethodOptions, path, "", "Origin", "https://boats.test", "Access-Control-Request-Method", "POST",
			"Access-Control-Request-Headers", "authorization,content-type,x-stainless-os")
		if res.StatusCode >= 300 || res.Header.Get("Access-Control-Allow-Origin") != "*" ||
			!strings.Contains(res.Header.Get("Access-Control-Allow-Headers"), "authorization") {
			t.Errorf("%s: got %d %v", path, res.StatusCode, res.Header)
		}
	}
	res, _ := call(t, s, http.MethodGet, "/v1/models", "", "Origin", "https://boats.test")
	if !strings.Contains(strings.ToLower(res.Header.Get("Access-Control-Expose-Headers")), "x-request-id") {
		t.Errorf("a browser cannot read the request id: %v", res.Header)
	}
}

func TestTheAdminEndpointIsForDevelopmentOnly(t *testing.T) {
	s := apptest.New(t, "-env", "production")
	if res, text := call(t, s, http.MethodPost, "/admin/api-keys", `{"name":"x"}`); res.StatusCode != http.StatusNotFound {
		t.Errorf("in production: got %d %s", res.StatusCode, text)
	}
}

func TestARevokedKeyStopsWorkingAtOnce(t *testing.T) {
	s := apptest.New(t)
	client := fairleadv1connect.NewKeyServiceClient(s.Client(false), apptest.URL)
	as := func(secret string) context.Context {
		ctx, call := connect.NewClientContext(t.Context())
		call.RequestHeader().Set("Authorization", "Bearer "+secret)
		return ctx
	}
	made, err := client.CreateKey(as(s.Key), &pb.CreateKeyRequest{Name: "laptop"})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := client.ListKeys(as(made.GetSecret()), &pb.ListKeysRequest{}); err != nil {
		t.Fatalf("a new key does not work: %v", err)
	}
	rotated, err := client.RotateKey(as(s.Key), &pb.RotateKeyRequest{Id: made.GetKey().GetId()})
	if err != nil || rotated.GetKey().GetName() != "laptop" {
		t.Fatalf("rotation: got %v, %v", rotated, err)
	}
	if _, err := client.RevokeKey(as(s.Key), &pb.RevokeKeyRequest{Id: made.GetKey().GetId()}); err != nil {
		t.Fatal(err)
	}
	if _, err := client.ListKeys(as(made.GetSecret()), &pb.ListKeysRequest{}); reason(err) != "invalid_api_key" {
		t.Errorf("a revoked key: got %v", err)
	}
	list, err := client.ListKeys(as(rotated.GetSecret()), &pb.ListKeysRequest{})
	if err != nil || len(list.GetKeys()) != 3 {
		t.Errorf("the key that took its place: got %v, %v", list, err)
	}
	if _, err := client.RevokeKey(as(s.Key), &pb.RevokeKeyRequest{Id: "another"}); connect.CodeOf(err) != connect.CodeNotFound {
		t.Errorf("a key that is not there: got %v", err)
	}
}

func TestUsageIsThereWhenTheAnswerEnds(t *testing.T) {
	s := apptest.New(t)
	body(t, s, streamed)
	_, text := call(t, s, http.MethodGet, "/v1/usage", "", "Authorization", "Bearer "+s.Key)
	var page struct {
		Data []struct {
			Model, Engine, Protocol, Outcome string
			CompletionTokens                 int `json:"completion_tokens"`
		}
		Month []struct{ Requests, CompletionTokens int }
	}
	if err := json.Unmarshal([]byte(text), &page); err != nil || len(page.Data) != 1 {
		t.Fatalf("got %s, %v", text, err)
	}
	if rec := page.Data[0]; rec.Model != "svc-agent" || rec.Engine != "embedded" || rec.Protocol != "openai" || rec.Outcome != "ok" || rec.CompletionTokens == 0 {
		t.Errorf("got %+v", rec)
	}
	ctx, call := connect.NewClientContext(t.Context())
	call.RequestHeader().Set("Authorization", "Bearer "+s.Key)
	sums, err := fairleadv1connect.NewUsageServiceClient(s.Client(false), apptest.URL).GetUsage(ctx, &pb.GetUsageRequest{})
	if err != nil || len(sums.GetModels()) != 1 || sums.GetModels()[0].GetCompletionTokens() != int64(page.Data[0].CompletionTokens) {
		t.Errorf("UsageService: got %v, %v", sums, err)
	}
}

func TestARequestIsOneSpanWithoutItsText(t *testing.T) {
	spans := tracetest.NewInMemoryExporter()
	before := otel.GetTracerProvider()
	otel.SetTracerProvider(trace.NewTracerProvider(trace.WithSyncer(spans)))
	t.Cleanup(func() { otel.SetTracerProvider(before) })
	s := apptest.New(t)
	body(t, s, strings.Replace(streamed, "anchor", "anchor SECRETWORD", 1))
	var got tracetest.SpanStub
	names := make(map[string]bool)
	for _, span := range spans.GetSpans() {
		names[span.Name] = true
		if span.Name == "chat svc-agent" {
			got = span
		}
		var dump bytes.Buffer
		if err := json.NewEncoder(&dump).Encode(span); err != nil || strings.Contains(dump.String(), "SECRETWORD") || strings.Contains(dump.String(), s.Key) {
			t.Errorf("span %s carries what must stay private (%v)", span.Name, err)
		}
	}
	if !names["generate_content embedded"] || !names["execute_tool search_knowledge"] {
		t.Errorf("the spans of the engine and its tools are missing: %v", names)
	}
	attributes := attribute.NewSet(got.Attributes...)
	for _, name := range []attribute.Key{"gen_ai.request.model", "gen_ai.usage.input_tokens", "gen_ai.usage.output_tokens",
		"gen_ai.response.finish_reasons", "gen_ai.response.time_to_first_chunk", "fairlead.engine"} {
		if !attributes.HasValue(name) {
			t.Errorf("the span %q lacks %s: %v", got.Name, name, got.Attributes)
		}
	}
}

func TestTooLargeBodiesAre413OnEveryProtocol(t *testing.T) {
	s := apptest.New(t)
	for path, size := range map[string]int{"/v1/chat/completions": 33 << 20, "/fairlead.v1.ChatService/Complete": 13 << 20, "/fairlead.v1.ModelService/ListModels": 100 << 10} {
		res, text := call(t, s, http.MethodPost, path, strings.Repeat(" ", size), "Authorization", "Bearer "+s.Key, "Content-Type", "application/json")
		if res.StatusCode != http.StatusRequestEntityTooLarge {
			t.Errorf("%s: got %d %s", path, res.StatusCode, text)
		}
	}
}

// certificate writes a self-signed certificate and its key for the server's name.
func certificate(t *testing.T) (cert, key string) {
	t.Helper()
	private, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	template := &x509.Certificate{SerialNumber: big.NewInt(1), NotAfter: time.Now().Add(time.Hour), DNSNames: []string{"fairlead.test"}}
	public, err := x509.CreateCertificate(rand.Reader, template, template, &private.PublicKey, private)
	if err != nil {
		t.Fatal(err)
	}
	secret, err := x509.MarshalPKCS8PrivateKey(private)
	if err != nil {
		t.Fatal(err)
	}
	cert, key = filepath.Join(t.TempDir(), "cert.pem"), filepath.Join(t.TempDir(), "key.pem")
	for file, block := range map[string]*pem.Block{cert: {Type: "CERTIFICATE", Bytes: public}, key: {Type: "PRIVATE KEY", Bytes: secret}} {
		if err := os.WriteFile(file, pem.EncodeToMemory(block), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return cert, key
}

func TestWithACertificateThePortSpeaksTLS(t *testing.T) {
	cert, key := certificate(t)
	s := apptest.New(t, "-tls-cert", cert, "-tls-key", key)
	trusted, err := os.ReadFile(cert)
	if err != nil {
		t.Fatal(err)
	}
	pool := x509.NewCertPool()
	pool.AppendCertsFromPEM(trusted)
	for _, want := range []string{"HTTP/2.0", "HTTP/1.1"} {
		client := s.Client(false)
		transport := client.Transport.(*http.Transport)
		transport.TLSClientConfig = &tls.Config{RootCAs: pool}
		transport.Protocols.SetHTTP2(want == "HTTP/2.0")
		transport.Protocols.SetHTTP1(want == "HTTP/1.1")
		res, err := client.Get("https://fairlead.test/healthz")
		if err != nil {
			t.Fatal(err)
		}
		if res.Body.Close(); res.Proto != want || res.StatusCode != http.StatusOK {
			t.Errorf("got %s %s, want %s", res.Proto, res.Status, want)
		}
	}
}

func TestAnotherKeyIsNoOtherQuota(t *testing.T) {
	s := apptest.New(t, "-plan-development", "0,0,2,0")
	client := fairleadv1connect.NewKeyServiceClient(s.Client(false), apptest.URL)
	ctx, info := connect.NewClientContext(t.Context())
	info.RequestHeader().Set("Authorization", "Bearer "+s.Key)
	second, err := client.CreateKey(ctx, &pb.CreateKeyRequest{Name: "second"})
	if err != nil {
		t.Fatal(err)
	}
	for i, key := range []string{s.Key, second.GetSecret(), s.Key, second.GetSecret()} {
		res, text := call(t, s, http.MethodPost, "/v1/chat/completions", streamed, "Authorization", "Bearer "+key)
		want := map[bool]int{true: http.StatusOK, false: http.StatusForbidden}[i < 2]
		if res.StatusCode != want {
			t.Errorf("request %d: got %d %s, want %d", i+1, res.StatusCode, text, want)
		}
	}
}

func TestUnknownProceduresAnswerInTheCallersProtocol(t *testing.T) {
	s := apptest.New(t)
	for _, path := range []string{"/fairlead.v1.ChatService/Nope", "/fairlead.v1.Nope/Nope"} {
		res, text := call(t, s, http.MethodPost, path, "{}", "Authorization", "Bearer "+s.Key, "Content-Type", "application/json")
		if res.StatusCode != http.StatusNotFound && res.StatusCode != http.StatusNotImplemented || !json.Valid([]byte(text)) {
			t.Errorf("%s: got %d %s", path, res.StatusCode, text)
		}
		err := dialGRPC(t, s).Invoke(t.Context(), path, &pb.CompleteRequest{}, &pb.CompleteResponse{})
		if code := status.Code(err); code != codes.Unimplemented {
			t.Errorf("%s over gRPC: got %v", path, err)
		}
	}
}
