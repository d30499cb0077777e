// Package pages serves what answers cite, for people: a boat for sale, a knowledge passage, a production design, a research study.
package pages

import (
	"embed"
	"html/template"
	"log/slog"
	"net/http"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/geo"
	"github.com/fairlead/fairlead/internal/inspect"
	"github.com/fairlead/fairlead/internal/knowledge"
)

//go:embed *.html pages.css
var files embed.FS

// policy lets a page load nothing but its own style.
const policy = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

// Handler serves /listings/{id}, /knowledge/{id}, /designs/{id}, /research/{token} and their style. It is safe for concurrent use.
type Handler struct {
	boats     *catalog.Catalog
	passages  *knowledge.Base
	designs   *design.Table
	inspector *inspect.Inspector
	places    *geo.Gazetteer
	studies   Studies
	templates *template.Template
	log       *slog.Logger
}

// New returns a handler of the pages.
func New(boats *catalog.Catalog, passages *knowledge.Base, designs *design.Table, inspector *inspect.Inspector, places *geo.Gazetteer, studies Studies, log *slog.Logger) *Handler {
	return &Handler{
		boats: boats, passages: passages, designs: designs, inspector: inspector, places: places, studies: studies, log: log,
		templates: template.Must(template.New("").Funcs(functions).ParseFS(files, "*.html")),
	}
}

// ServeHTTP answers with a page, or with one that says that there is none.
func (h *Handler) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	header := w.Header()
	header.Set("Content-Security-Policy", policy)
	header.Set("X-Content-Type-Options", "nosniff")
	header.Set("Referrer-Policy", "no-referrer")
	kind, id, _ := strings.Cut(strings.TrimPrefix(r.URL.Path, "/"), "/")
	if id == "pages.css" {
		header.Set("Cache-Control", "public, max-age=31536000, immutable") // its address carries a hash of it
		http.ServeFileFS(w, r, files, "pages.css")
		return
	}
	if kind == "research" {
		h.study(w, r, id)
		return
	}
	if name, data, ok := h.find(kind, id); ok {
		h.write(w, r, http.StatusOK, name, data)
		return
	}
	h.write(w, r, http.StatusNotFound, "missing.html", missing("There is nothing at this address."))
}

// find returns the template and what it shows.
func (h *Handler) find(kind, id string) (name string, data any, ok bool) {
	switch kind {
	case "listings":
		boat, ok := h.boats.Snapshot().Get(id)
		if !ok {
			return "", nil, false
		}
		country := boat.Country
		if known, ok := h.places.Country(country); ok {
			country = known.Name
		}
		return "listing.html", listingPage{boat, placeName(boat.Place, country)}, true
	case "knowledge":
		data, ok = h.passages.Passage(id)
		return "passage.html", data, ok
	case "designs":
		d, ok := h.designs.ByID(id)
		return "design.html", designPage{d, h.inspector.Watch(d.Builder, d.Name, 0)}, ok
	}
	return "", nil, false
}

// note is what a page says that has nothing to show.
type note struct{ Title, Text string }

func missing(text string) note { return note{"Not found", text} }

// listingPage is a boat for sale with where it lies.
type listingPage struct {
	*catalog.Listing
	LiesIn string
}

// designPage is a design with what surveyors look for on its boats.
type designPage struct {
	design.Design
	Watch []inspect.Watch
}

func (h *Handler) write(w http.ResponseWriter, r *http.Request, status int, name string, data any) {
	var page strings.Builder
	if err := h.templates.ExecuteTemplate(&page, name, data); err != nil {
		h.log.ErrorContext(r.Context(), "page failed", "page", name, "error", err)
		status = http.StatusInternalServerError
		page.Reset()
	}
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	w.WriteHeader(status)
	_, _ = w.Write([]byte(page.String())) // the reader may be gone
}
