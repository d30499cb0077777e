// Package rpc serves fairlead.v1 over Connect, gRPC and gRPC-Web from the gateway's one call.
package rpc

import (
	"context"
	"net/http"
	"strings"
	"time"

	"connectrpc.com/connect"
	"connectrpc.com/grpchealth"
	"connectrpc.com/grpcreflect"
	"google.golang.org/protobuf/reflect/protoreflect"
	"google.golang.org/protobuf/reflect/protoregistry"

	"github.com/fairlead/fairlead/gen/fairlead/v1/fairleadv1connect"
	"github.com/fairlead/fairlead/internal/fault"
	"github.com/fairlead/fairlead/internal/gateway"
	"github.com/fairlead/fairlead/internal/keys"
	"github.com/fairlead/fairlead/internal/tools"
	"github.com/fairlead/fairlead/internal/usage"
)

// Bounds of a request message in bytes. A conversation may carry pictures.
const (
	maxChat  = 12 << 20
	maxOther = 64 << 10
	maxPart  = 1<<20 + 1<<10 // of an imported file
)

// Bounds of an imported file: its bytes, and how long they may take to come.
const (
	maxImport  = 1 << 30
	importTime = time.Hour
)

// Keys authenticates callers and manages the keys of a user.
type Keys interface {
	Bearer(r *http.Request) (context.Context, error)
	Create(ctx context.Context, userID string, p keys.Params) (key keys.Key, secret string, err error)
	List(ctx context.Context, userID string) ([]keys.Key, error)
	Revoke(ctx context.Context, userID, id string) (keys.Key, error)
	Rotate(ctx context.Context, userID, id string, oldExpires time.Time) (key keys.Key, secret string, err error)
}

// Usage tells what a key has used.
type Usage interface {
	Summary(ctx context.Context, keyID string, from, to time.Time) ([]usage.Sum, error)
	Quota(ctx context.Context, userID string, plan usage.Plan) (usage.Quota, error)
	List(ctx context.Context, keyID string, size int, token string) (records []usage.Record, next string, err error)
}

// Config is what the handler may be told.
type Config struct {
	Plans        map[string]usage.Plan
	Health       grpchealth.Checker
	Reports      Reports
	Interceptors []connect.Interceptor // such as tracing
	Research     Research
}

// New returns the handler of every service, of health and of reflection. Paths are those of the protocol: /package.Service/Method.
func New(g *gateway.Gateway, ring Keys, meter Usage, registry *tools.Registry, boats Boats, cfg Config) http.Handler {
	m := &mux{ServeMux: http.NewServeMux(), keys: ring, errors: connect.NewErrorWriter(), gateway: g}
	options := func(limit int) connect.HandlerOption {
		return connect.WithHandlerOptions(connect.WithReadMaxBytes(limit), withGzip(int64(limit)),
			connect.WithCompressMinBytes(minCompress), connect.WithInterceptors(cfg.Interceptors...), connect.WithInterceptors(reading{}),
			connect.WithCodec(binary{}), connect.WithCodec(queryJSON{"json"}), connect.WithCodec(queryJSON{"json; charset=utf-8"}))
	}
	large, small := options(maxChat), options(maxOther)
	path, handler := fairleadv1connect.NewChatServiceHandler(&chatService{g}, large)
	m.closed(path, handler, maxChat)
	path, handler = fairleadv1connect.NewSurveyServiceHandler(&surveyService{g, cfg.Reports}, large)
	m.closed(path, handler, maxChat)
	path, handler = fairleadv1connect.NewModelServiceHandler(&modelService{g}, small)
	m.closed(path, handler, maxOther)
	path, handler = fairleadv1connect.NewKeyServiceHandler(&keyService{ring}, small)
	m.closed(path, handler, maxOther)
	path, handler = fairleadv1connect.NewUsageServiceHandler(&usageService{meter, cfg.Plans}, small)
	m.closed(path, handler, maxOther)
	path, handler = fairleadv1connect.NewToolServiceHandler(&toolService{registry}, small)
	m.closed(path, handler, maxOther)
	path, handler = fairleadv1connect.NewResearchServiceHandler(&researchService{g, cfg.Research}, large)
	m.closed(path, handler, maxChat)
	path, handler = fairleadv1connect.NewListingServiceHandler(&listingService{boats}, options(maxPart))
	m.closed(path, handler, maxImport)

	m.HandleFunc("/", m.unknown)

	reflector := grpcreflect.NewStaticReflector(Services()...)
	m.Handle(grpcreflect.NewHandlerV1(reflector, small))
	m.Handle(grpcreflect.NewHandlerV1Alpha(reflector, small))
	m.Handle(grpchealth.NewHandler(cfg.Health, small))
	return m
}

// Services names every service, for health and reflection.
func Services() []string {
	return []string{
		fairleadv1connect.ChatServiceName, fairleadv1connect.ModelServiceName,
		fairleadv1connect.KeyServiceName, fairleadv1connect.UsageServiceName, fairleadv1connect.ToolServiceName,
		fairleadv1connect.ResearchServiceName,
		fairleadv1connect.SurveyServiceName,
		fairleadv1connect.ListingServiceName,
	}
}

// mux routes to services and lets nobody without a key reach the closed ones.
type mux struct {
	*http.ServeMux
	keys    Keys
	errors  *connect.ErrorWriter
	gateway *gateway.Gateway
}

// closed mounts a service that needs a key, which is checked before the body is read.
func (m *mux) closed(path string, service http.Handler, limit int64) {
	// An envelope adds a few bytes to a message.
	service = http.MaxBytesHandler(service, limit+1<<10)
	known := proceduresOf(strings.Trim(path, "/"))
	m.Handle(path, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		began := time.Now()
		if !known[r.URL.Path] {
			m.unknown(w, r) // the service itself would answer in plain text
			return
		}
		if r.ContentLength > limit+1<<10 {
			m.tooLarge(w, r, limit)
			return
		}
		ctx, err := m.keys.Bearer(r)
		if err != nil {
			w.Header().Set("WWW-Authenticate", "Bearer")
			_ = m.errors.Write(w, r, errorOf(err)) // the client may be gone
			return
		}
		if r.URL.Path == fairleadv1connect.ListingServiceImportProcedure {
			// A large file takes longer than a request may else. Where the deadline cannot be set, the usual one holds.
			_ = http.NewResponseController(w).SetReadDeadline(time.Now().Add(importTime))
		}
		service.ServeHTTP(&response{ResponseWriter: w, gateway: m.gateway, ctx: ctx, started: began}, r.WithContext(ctx))
	}))
}

// proceduresOf are the paths of a service's procedures.
func proceduresOf(service string) map[string]bool {
	known := make(map[string]bool)
	d, err := protoregistry.GlobalFiles.FindDescriptorByName(protoreflect.FullName(service))
	if s, ok := d.(protoreflect.ServiceDescriptor); ok && err == nil {
		for i := range s.Methods().Len() {
			known["/"+service+"/"+string(s.Methods().Get(i).Name())] = true
		}
	}
	return known
}

// unknown answers a path that no service has, in the caller's protocol.
func (m *mux) unknown(w http.ResponseWriter, r *http.Request) {
	kind, supported := fault.NotFound, m.errors.IsSupported(r)
	if supported {
		kind = fault.MethodUnsupported
	}
	err := errorOf(fault.New(kind, "there is no procedure at %s", fault.Clip(r.URL.Path)).Coded("unknown_url"))
	if supported {
		_ = m.errors.Write(w, r, err) // the client may be gone
		return
	}
	writeJSON(w, http.StatusNotFound, err)
}

// tooLarge answers a body that announces more than the limit. Connect's own status for it would be 429, which clients retry.
func (m *mux) tooLarge(w http.ResponseWriter, r *http.Request, limit int64) {
	err := errorOf(fault.New(fault.TooLarge, "a message may have at most %d bytes", limit))
	if strings.HasPrefix(r.Header.Get("Content-Type"), "application/grpc") {
		_ = m.errors.Write(w, r, err) // the client may be gone
		return
	}
	w.Header().Set("X-Should-Retry", "false")
	writeJSON(w, http.StatusRequestEntityTooLarge, err)
}
