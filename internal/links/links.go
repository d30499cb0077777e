// Package links makes the addresses under which what an answer cites can be looked up.
package links

import "strings"

// Base is the address people reach this server under, such as "http://127.0.0.1:8000", without a slash at its end.
type Base string

// Listing is the page of a boat for sale.
func (b Base) Listing(id string) string { return string(b) + "/listings/" + id }

// Passage is the page of a knowledge passage.
func (b Base) Passage(id string) string { return string(b) + "/knowledge/" + id }

// Design is the page of a production design.
func (b Base) Design(id string) string { return string(b) + "/designs/" + id }

// Study is the page of a kept study; the token is the secret that opens it.
func (b Base) Study(token string) string { return string(b) + "/research/" + token }

// ListingID returns the id in the address of one of our own listings; ok is false for any other address.
func (b Base) ListingID(url string) (id string, ok bool) {
	id, ok = strings.CutPrefix(url, string(b)+"/listings/")
	id, _, _ = strings.Cut(id, "?")
	return strings.TrimSuffix(id, "/"), ok && id != ""
}
