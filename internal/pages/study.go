package pages

import (
	"context"
	"encoding/json"
	"errors"
	"math"
	"net/http"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/fault"
	"github.com/fairlead/fairlead/internal/study"
)

// Studies finds kept studies by the secret in the address of their page.
type Studies interface {
	// Page returns the study whose page has the token, or a fault.NotFound.
	Page(ctx context.Context, token string) (study.Study, error)
	// Recheck computes a study's evidence again, in its order.
	Recheck(s study.Study) []study.Recheck
}

// studyPage is what study.html shows.
type studyPage struct {
	study.Study
	Parts    []part
	Evidence []piece
	Again    bool // something was computed again
	Same     bool // and all of it is what it was
}

// part is a section of a report, cut into what HTML tells apart.
type part struct {
	Heading string
	Blocks  []block
}

// block is a paragraph, a list or a table; only one of the three is set.
type block struct {
	Prose []inline
	Items [][]inline
	Head  [][]inline
	Rows  [][][]inline
}

// inline is a piece of text, with an address where it refers to evidence.
type inline struct{ Text, Href string }

// piece is a piece of evidence with what it gives now, nil where that was not asked.
type piece struct {
	study.Evidence
	Anchor string
	Query  string // its JSON
	Set    *study.Set
	SameAs string // the ID of an earlier one that lists the same boats, "" for none
	Again  *study.Recheck
}

// study serves the page of a kept study. It needs no key: its address holds 130 random bits, so that only those read it whom
// its owner has given it to, as the answer that cites it. What it shows is a report on public offers; the conversation before
// the question and the owner's name are not in it. It is kept out of search engines, caches and the Referer of its links.
func (h *Handler) study(w http.ResponseWriter, r *http.Request, token string) {
	w.Header().Set("X-Robots-Tag", "noindex, nofollow, noarchive")
	w.Header().Set("Cache-Control", "private, no-store")
	s, err := h.studies.Page(r.Context(), token)
	var f *fault.Fault
	switch {
	case errors.As(err, &f) && f.Kind == fault.NotFound:
		h.write(w, r, http.StatusNotFound, "missing.html", missing("There is no study at this address. Studies are kept for 30 days."))
		return
	case err != nil:
		h.unread(w, r, err)
		return
	}
	h.write(w, r, http.StatusOK, "study.html", h.studyPage(s, r.URL.Query().Get("rerun")))
}

// unread answers for a study that could not be read.
func (h *Handler) unread(w http.ResponseWriter, r *http.Request, err error) {
	h.log.ErrorContext(r.Context(), "study not read", "error", err)
	status, f := http.StatusInternalServerError, fault.From(err)
	if f.Kind == fault.Overloaded {
		status = http.StatusServiceUnavailable
		w.Header().Set("Retry-After", strconv.Itoa(int(math.Ceil(f.RetryAfter.Seconds()))))
	}
	h.write(w, r, status, "missing.html", note{"Not readable now", "The study could not be read. Please try again later."})
}

// studyPage lays a study out; rerun names the evidence to compute again, "all" for everything, "" for nothing.
func (h *Handler) studyPage(s study.Study, rerun string) studyPage {
	page := studyPage{Study: s, Same: true}
	hrefs := map[string]string{}
	last := 0
	for _, e := range s.Document.Evidence {
		last = max(last, e.Number)
		p := piece{Evidence: e, Anchor: e.ID}
		if e.Number > 0 {
			hrefs["["+strconv.Itoa(e.Number)+"]"] = "#" + e.ID
		} else {
			hrefs["["+e.ID+"]"] = "#" + e.ID
		}
		if e.Filter != nil {
			text, _ := json.MarshalIndent(e.Filter.Query, "", "  ") // it was read from JSON
			p.Query = string(text)
		}
		for i := range s.Document.Sets {
			if set := &s.Document.Sets[i]; set.Name == e.Rows {
				p.Set, p.SameAs = set, listing(page.Evidence, set)
			}
		}
		page.Evidence = append(page.Evidence, p)
	}
	hrefs["["+strconv.Itoa(last+1)+"]"] = "#evidence" // what a report cites as its own page
	h.again(&page, rerun)
	for _, section := range s.Document.Sections {
		page.Parts = append(page.Parts, part{section.Heading, blocksOf(section.Text, hrefs)})
	}
	return page
}

// listing returns the ID of the first piece of evidence that lists the boats of a set, "" if none does.
func listing(evidence []piece, set *study.Set) string {
	for _, p := range evidence {
		if p.Set != nil && p.Set.Left == set.Left && slices.Equal(p.Set.Listings, set.Listings) {
			return p.ID
		}
	}
	return ""
}

// again computes the evidence again that is asked for, all of it at once.
func (h *Handler) again(page *studyPage, rerun string) {
	chosen := page.Study
	chosen.Document.Evidence = nil
	var asked []*piece
	for i := range page.Evidence {
		if p := &page.Evidence[i]; rerun == "all" || rerun == p.ID {
			chosen.Document.Evidence = append(chosen.Document.Evidence, p.Evidence)
			asked = append(asked, p)
		}
	}
	if len(asked) == 0 {
		return
	}
	for i, r := range h.studies.Recheck(chosen) {
		asked[i].Again = &r
		page.Again, page.Same = true, page.Same && r.Same
	}
}

// blocksOf reads the Markdown of reports: paragraphs, lists of "- " and tables.
func blocksOf(text string, hrefs map[string]string) []block {
	var blocks []block
	for paragraph := range strings.SplitSeq(text, "\n\n") {
		lines := strings.Split(strings.TrimSpace(paragraph), "\n")
		var b block
		switch {
		case strings.HasPrefix(lines[0], "| ") && len(lines) > 2:
			b.Head = cellsOf(lines[0], hrefs)
			for _, line := range lines[2:] { // the second one is the rule
				b.Rows = append(b.Rows, cellsOf(line, hrefs))
			}
		case strings.HasPrefix(lines[0], "- "):
			for _, line := range lines {
				b.Items = append(b.Items, inlinesOf(strings.TrimPrefix(line, "- "), hrefs))
			}
		default:
			b.Prose = inlinesOf(strings.Join(lines, " "), hrefs)
		}
		blocks = append(blocks, b)
	}
	return blocks
}

func cellsOf(line string, hrefs map[string]string) [][]inline {
	var cells [][]inline
	for cell := range strings.SplitSeq(strings.Trim(line, "| "), " | ") {
		cells = append(cells, inlinesOf(cell, hrefs))
	}
	return cells
}

var references = regexp.MustCompile(`\[Q?\d+\]`)

// inlinesOf cuts a text at its references to evidence.
func inlinesOf(text string, hrefs map[string]string) []inline {
	var pieces []inline
	last := 0
	for _, at := range references.FindAllStringIndex(text, -1) {
		href := hrefs[text[at[0]:at[1]]]
		if href == "" {
			continue
		}
		pieces = append(pieces, inline{Text: text[last:at[0]]}, inline{text[at[0]:at[1]], href})
		last = at[1]
	}
	return append(pieces, inline{Text: text[last:]})
}
