package llm

import (
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"syscall"
	"time"

	"github.com/tidwall/gjson"
)

// listWait bounds how long a list of models is awaited.
const listWait = 5 * time.Second

// listedModel is a model that a provider says it has.
type listedModel struct {
	id     string
	window int
}

// models asks the provider for its models. The status is 0 where it did not answer.
func (p *provider) models(ctx context.Context) (list []listedModel, status int) {
	return p.modelsAt(ctx, p.BaseURL+"/models")
}

func (p *provider) modelsAt(ctx context.Context, address string) (list []listedModel, status int) {
	ctx, cancel := context.WithTimeout(ctx, listWait)
	defer cancel()
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, address, nil)
	if err != nil {
		return nil, 0
	}
	p.wire.sign(req.Header, p.Key)
	res, err := p.transport.RoundTrip(req)
	if err != nil {
		return nil, 0
	}
	defer func() { _ = res.Body.Close() }()
	body, err := io.ReadAll(io.LimitReader(res.Body, maxLine))
	if err != nil || res.StatusCode != http.StatusOK || check(body) != nil || !gjson.ValidBytes(body) {
		return nil, res.StatusCode
	}
	for _, m := range gjson.GetBytes(body, "data").Array() {
		l := listedModel{id: m.Get("id").Str}
		for _, field := range []string{"max_model_len", "meta.n_ctx", "context_length", "meta.n_ctx_train"} {
			if n := m.Get(field).Int(); n > 0 && l.window == 0 {
				l.window = int(n)
			}
		}
		list = append(list, l)
	}
	return list, res.StatusCode
}

func windowOf(list []listedModel, model string) int {
	if i := slices.IndexFunc(list, func(l listedModel) bool { return l.id == model }); i >= 0 {
		return list[i].window
	}
	if len(list) == 1 {
		return list[0].window // a server of one model answers to any name
	}
	return 0
}

// diagnosis tells a newcomer what is wrong with a provider's settings, in one line.
func (p *provider) diagnosis(ctx context.Context, err error, known []listedModel, status int) string {
	var f *failure
	if !errors.As(err, &f) {
		return "the trial was broken off"
	}
	if f.status != 0 {
		return p.statusDiagnosis(ctx, f.status, known, status)
	}
	host := p.BaseURL
	if u, err := url.Parse(p.BaseURL); err == nil {
		host = u.Host
	}
	var dns *net.DNSError
	var cert *tls.CertificateVerificationError
	var record tls.RecordHeaderError
	switch {
	case errors.As(err, &dns):
		return fmt.Sprintf("the host of %s cannot be resolved: is the base URL spelled right?", host)
	case errors.Is(err, syscall.ECONNREFUSED):
		return fmt.Sprintf("nothing listens at %s: is the server started, and the port right?", host)
	case errors.As(err, &cert):
		return fmt.Sprintf("the certificate of %s is not trusted: %v", host, cert.Err)
	case errors.As(err, &record):
		return fmt.Sprintf("%s does not speak TLS: should the base URL begin with http://?", host)
	case errors.Is(err, errSlow):
		return fmt.Sprintf("%s accepts the request and writes nothing for %s: is the model too large for the machine?", host, checkWait)
	case f.reason == reasonNoStream:
		return "it does not stream: the answer is no event stream"
	}
	return "it fails: " + f.Error()
}

func (p *provider) statusDiagnosis(ctx context.Context, status int, known []listedModel, listed int) string {
	switch status {
	case http.StatusUnauthorized, http.StatusForbidden:
		if p.Key == "" {
			return fmt.Sprintf("it wants an API key (status %d), and none is set", status)
		}
		return fmt.Sprintf("it refuses the API key (status %d)", status)
	case http.StatusNotFound, http.StatusMethodNotAllowed, http.StatusBadRequest, http.StatusUnprocessableEntity:
		if unknown := p.unknownModel(known); unknown != "" {
			return unknown
		}
		if found, _ := p.modelsAt(ctx, p.BaseURL+"/v1/models"); listed != http.StatusOK && found != nil {
			return "the base URL should end in /v1: " + p.BaseURL + "/v1"
		}
		if status == http.StatusNotFound {
			return fmt.Sprintf("there is no %s under the base URL (status 404): should it end in /v1?", strings.TrimPrefix(p.endpoint(), p.BaseURL))
		}
	case http.StatusTooManyRequests:
		return "it is over its rate or its credit is spent (status 429)"
	case http.StatusServiceUnavailable:
		return "it is not ready (status 503): a local server may still be loading its model"
	}
	if status >= 300 && status < 400 {
		return fmt.Sprintf("it redirects (status %d), which is never followed: give the final address as the base URL", status)
	}
	return fmt.Sprintf("it answers with status %d", status)
}

// unknownModel names models that exist where the configured one does not, "" where it does or nobody knows.
func (p *provider) unknownModel(known []listedModel) string {
	const shown = 5
	var names []string
	for _, m := range known {
		if m.id == p.Model || m.id == p.Model+":latest" {
			return ""
		}
		names = append(names, m.id)
	}
	if len(names) == 0 {
		return ""
	}
	text := strings.Join(names[:min(shown, len(names))], ", ")
	if len(names) > shown {
		text += fmt.Sprintf(" and %d more", len(names)-shown)
	}
	return fmt.Sprintf("it has no model %q; it has %s", p.Model, text)
}

func (p *provider) endpoint() string {
	address, _, err := p.wire.request(nil, &Prompt{}, p.Model, false)
	if err != nil {
		return p.BaseURL
	}
	return address
}
