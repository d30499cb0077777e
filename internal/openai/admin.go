package openai

import (
	"net"
	"net/http"
	"net/netip"
	"strings"

	"github.com/fairlead/fairlead/internal/fault"
	"github.com/fairlead/fairlead/internal/keys"
)

// adminUser owns the keys that the admin endpoint makes.
const adminUser = "dev"

// createdKey is what POST /admin/api-keys answers.
type createdKey struct {
	ID          string `json:"id"`
	Object      string `json:"object"`
	Name        string `json:"name"`
	Description string `json:"description"`
	Key         string `json:"key"`
	KeyPrefix   string `json:"key_prefix"`
	UserID      string `json:"user_id"`
	Created     int64  `json:"created"`
	Expires     *int64 `json:"expires_at"`
}

// createKey serves POST /admin/api-keys: in development only, to loopback peers, and never to another site's page.
func (h *Handler) createKey(w http.ResponseWriter, r *http.Request) error {
	if !isLoopback(r.RemoteAddr) || !isLocalName(r.Host) {
		return fault.New(fault.Forbidden, "keys are made here only from the same machine, under its own name")
	}
	if err := http.NewCrossOriginProtection().Check(r); err != nil {
		return fault.New(fault.Forbidden, "keys are not made for a page of another site").Because(err)
	}
	body, err := h.readBody(w, r)
	if err != nil {
		return err
	}
	o, err := parseBody(body)
	if err != nil {
		return err
	}
	o.require("name")
	params := keys.Params{Plan: h.cfg.Plan, Name: o.text("name"), Description: o.text("description")}
	if err := o.problem(); err != nil {
		return err
	}
	key, secret, err := h.keys.Create(r.Context(), adminUser, params)
	if err != nil {
		return err
	}
	return writeJSON(w, http.StatusCreated, mustMarshal(createdKey{
		ID: key.ID, Object: "api_key", Name: key.Name, Description: key.Description,
		Key: secret, KeyPrefix: key.Prefix, UserID: key.UserID, Created: key.Created.Unix(),
	}))
}

// isLocalName reports whether a request was sent to this machine under a name that no other site can take, so that a page
// whose name was made to point here afterwards gets nothing.
func isLocalName(host string) bool {
	name := host
	if h, _, err := net.SplitHostPort(host); err == nil {
		name = h
	}
	ip, err := netip.ParseAddr(strings.Trim(name, "[]"))
	return strings.EqualFold(name, "localhost") || err == nil && ip.Unmap().IsLoopback()
}

func isLoopback(address string) bool {
	host, _, err := net.SplitHostPort(address)
	if err != nil {
		return false
	}
	ip, err := netip.ParseAddr(host)
	return err == nil && ip.Unmap().IsLoopback()
}
