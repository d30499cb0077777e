package llm_test

import (
	"context"
	"crypto/tls"
	"net"
	"net/http"
	"net/http/httptest"
	"sync/atomic"
	"testing"

	"github.com/fairlead/fairlead/internal/llm"
)

func TestStreamsShareAConnectionOverTLS(t *testing.T) {
	ok := faulty(t, "ok", "ok", "hang-mid-answer")
	var versions, connections atomic.Int64
	left := make(chan struct{})
	server := httptest.NewUnstartedServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		versions.Add(int64(r.ProtoMajor))
		ok.ServeHTTP(w, r)
		if ok.Calls() == 3 {
			close(left)
		}
	}))
	server.EnableHTTP2 = true
	server.Config.ConnContext = func(ctx context.Context, _ net.Conn) context.Context { connections.Add(1); return ctx }
	server.StartTLS()
	t.Cleanup(server.Close)
	e, err := llm.New(llm.Config{
		Providers: []llm.Provider{{BaseURL: server.URL + "/v1", Model: "m"}},
		TLS:       &tls.Config{RootCAs: server.Client().Transport.(*http.Transport).TLSClientConfig.RootCAs, MinVersion: tls.VersionTLS12},
	})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(e.Close)
	for range 2 {
		if _, _, err := write(t.Context(), e); err != nil {
			t.Fatal(err)
		}
	}
	ctx, leave := context.WithCancel(t.Context())
	_, err = e.Write(ctx, &question, func(llm.Piece) error { leave(); return nil })
	<-left // the server hears that the client has left
	if err == nil || versions.Load() != 6 || connections.Load() != 1 {
		t.Errorf("got %v; versions add up to %d on %d connections", err, versions.Load(), connections.Load())
	}
}
