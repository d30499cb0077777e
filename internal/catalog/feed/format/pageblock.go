package format

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/fairlead/fairlead/internal/catalog/feed/written"
	"github.com/fairlead/fairlead/internal/fold"
)

// elsewhere begins what a page shows of other boats, ownPart what it goes on with of its own. Both are folded.
var (
	elsewhere = []string{"similar boats", "similar yachts", "similar listings", "similar vessels", "similar models", "similar adverts", "you may also like", "you might also like",
		"you may also be interested", "you might also be interested", "more boats", "more yachts", "more from this", "more listings", "other boats", "other yachts",
		"other listings", "related boats", "related yachts", "related listings", "recommended boats", "recommended for you", "recently viewed", "recently sold",
		"people also viewed", "others also viewed", "customers also viewed", "featured boats", "featured yachts", "latest boats", "new listings", "sister ships",
		"ahnliche boote", "ahnliche yachten", "ahnliche angebote", "ahnliche anzeigen", "weitere boote", "weitere yachten", "weitere angebote", "weitere anzeigen",
		"andere boote", "das konnte sie auch interessieren", "das konnte dir auch gefallen", "zuletzt angesehen", "auch interessant",
		"annonces similaires", "bateaux similaires", "voiliers similaires", "annonces similaire", "autres bateaux", "autres annonces", "autres voiliers", "vous aimerez aussi",
		"vous aimerez peut-etre", "vous pourriez aussi aimer", "cela peut vous interesser", "vus recemment", "ces annonces peuvent vous interesser",
		"vergelijkbare boten", "soortgelijke boten", "barche simili", "annunci simili", "barcos similares", "anuncios similares"}
	ownPart = []string{"description", "specification", "full specification", "details", "detail", "equipment", "inventory", "engine", "accommodation", "features", "remarks",
		"condition", "history", "beschreibung", "ausstattung", "technische daten", "descriptif", "equipements", "caracteristiques", "broker's comments", "seller's comments", "broker’s comments"}
)

// longestHeading is how many bytes a block may have to be a heading of other boats.
const longestHeading = 60

// sections are elements that hold what belongs together: a part about other boats ends with the one it began in.
var sections = map[string]bool{"section": true, "aside": true, "main": true, "article": true}

// titles are the ends of elements that may hold a heading without being one; a link in a menu ends with another.
var titles = map[string]bool{"/p": true, "/div": true, "/header": true, "/summary": true, "/legend": true}

// block tells which part of a page is being read: of the advert itself or of other boats, and whether in its main element.
type block struct {
	open  []string // sections, the outermost first
	depth int      // of open where other boats began, -1 while none are shown
}

// mostOpen bounds the sections that are followed; a page nests more only to do harm.
const mostOpen = 100

func (b *block) start(name string) {
	if sections[name] && len(b.open) < mostOpen {
		b.open = append(b.open, name)
	}
}

func (b *block) end(name string) {
	if !sections[name] {
		return
	}
	for i := len(b.open) - 1; i >= 0; i-- {
		if b.open[i] == name {
			b.open = b.open[:i]
			break
		}
	}
	if b.depth > len(b.open) {
		b.depth = -1
	}
}

// main reports whether the main element is being read.
func (b *block) main() bool { return slices.Contains(b.open, "main") }

// others reports whether other boats are being read, once the heading that a tag ends was taken into account.
func (b *block) others(tag, text string) bool {
	heading := len(tag) == 3 && tag[:2] == "/h" && tag[2] >= '1' && tag[2] <= '6'
	if len(text) > longestHeading || text == "" {
		return b.depth >= 0
	}
	name := strings.TrimRight(fold.String(text), " :.!?")
	switch {
	case slices.ContainsFunc(elsewhere, func(s string) bool { return name == s && titles[tag] || heading && strings.HasPrefix(name, s) }):
		if b.depth < 0 {
			b.depth = len(b.open)
		}
	case tag == "/h1" || heading && b.depth >= 0 && slices.Contains(ownPart, name):
		b.depth = -1
	}
	return b.depth >= 0
}

// leastMain is how many bytes the main element has to hold to be the advert, leastDescription those of a description in
// the markup that stands for the page where it has no main element.
const (
	leastMain        = 120
	leastDescription = 300
)

// own are the lines of the advert itself: those of the main element where the page has one.
func (p *Page) own() []string {
	size := 0
	for _, l := range p.main {
		size += len(l)
	}
	if size >= leastMain {
		return p.main
	}
	return p.lines
}

// Told is what the advert says: what people see of it, which is shown, or the description in the markup and the labelled facts where the
// page does not tell which part of it is the advert. A description that breaks off is not the whole.
func (p *Page) Told(shown, description string) string {
	whole := !strings.HasSuffix(description, "...") && !strings.HasSuffix(description, "…")
	if len(p.main) > 0 || !whole || len(description) < leastDescription || !utf8.ValidString(description) {
		return shown
	}
	lines := []string{description}
	for _, l := range p.lines {
		if len(l) <= longestHeading && strings.ContainsAny(l, "0123456789") && p.isFact(l) {
			lines = append(lines, l)
		}
	}
	return clipped(written.WithoutContacts(strings.Join(lines, "\n")))
}

// isFact reports whether a line is a labelled fact of the advert, or the value of one.
func (p *Page) isFact(text string) bool {
	for label, value := range p.Facts {
		if strings.Contains(text, label) && strings.Contains(text, value) {
			return true
		}
	}
	return false
}
