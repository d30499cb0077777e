package worded

import (
	"maps"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/model/worded/statement"
)

// close adds what the engine left out: sections, grave findings, tables, that boats are sample data, and the notices.
func (w *writer) close(d *draft) error {
	if w.sections != nil {
		if err := w.enter(len(w.sections)); err != nil {
			return err
		}
	}
	w.heading = ""
	for _, title := range slices.Sorted(maps.Keys(w.grave)) {
		if !statement.Tells(w.spoken.String(), title) {
			if err := w.block(w.grave[title]); err != nil {
				return err
			}
		}
	}
	for n := range w.tables {
		if err := w.table(n); err != nil {
			return err
		}
	}
	if w.sampled && !w.samples {
		if err := w.block(lastSampled(d.text)); err != nil {
			return err
		}
	}
	for _, notice := range w.notices {
		if err := w.block(notice); err != nil {
			return err
		}
	}
	return nil
}

// lastSampled is the last paragraph of a draft that calls sample data so.
func lastSampled(text string) string {
	blocks := strings.Split(strings.TrimSpace(text), "\n\n")
	for i := len(blocks) - 1; i >= 0; i-- {
		if saysSample(blocks[i]) && !strings.HasPrefix(blocks[i], "|") {
			return strings.TrimSpace(blocks[i])
		}
	}
	return "Sample data, no real offers."
}

// saysSample reports whether a text calls sample data so.
func saysSample(text string) bool {
	text = strings.ToLower(text)
	for _, word := range []string{"sample", "beispiel", "demonstration", "démonstration", "exemple", "échantillon"} {
		if strings.Contains(text, word) {
			return true
		}
	}
	return false
}
