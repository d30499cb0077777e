package research

import (
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/knowledge"
)

// guides are the passages on how prices, costs and purchases work that studies quote.
var guides = []string{
	"buying-valuation", "costs-depreciation", "costs-annual-ownership", "costs-berth", "costs-insurance", "buying-viewing-checklist",
	"buying-process", "buying-ex-charter", "design-ratios-interpretation", "costs-refit",
}

// read finds the passages that the question brings and those that studies quote.
func (s *Study) read() {
	for _, id := range guides {
		if p, ok := s.from.Passages.Passage(id); ok {
			s.guides[id] = s.passage(&p)
		}
	}
	s.search(subjectOf(s.Plan.Question), 0.5, nil)
	if len(s.passages) == 0 {
		return
	}
	var topics []string
	for _, e := range s.passages[:min(2, len(s.passages))] {
		topics = append(topics, s.texts[e].Topic)
	}
	best := s.texts[s.passages[0]]
	s.search(best.Title+". "+strings.Join(best.Terms, ". "), 0.12, topics)
}

// mostPassages is how many passages a question brings.
const mostPassages = 7

// search adds the passages whose score is at least a share of the best one's, of some topics only if there are any.
func (s *Study) search(question string, share float64, topics []string) {
	hits := s.from.Passages.Search(question, nil)
	for _, h := range hits {
		if h.Score < share*hits[0].Score || len(s.passages) == mostPassages {
			return
		}
		e := s.passage(h.Passage)
		if (topics == nil || slices.Contains(topics, h.Passage.Topic)) && !slices.Contains(s.passages, e) {
			s.passages = append(s.passages, e)
		}
	}
}

// errand are words that ask for a report and say nothing of its subject.
var errand = []string{
	"deep", "research", "report", "detailed", "investigate", "investigation", "study", "analysis", "market", "full", "write", "please", "me", "a", "an",
}

// subjectOf is a question without the words that only ask for a report.
func subjectOf(question string) string {
	words := strings.Fields(question)
	return strings.Join(slices.DeleteFunc(words, func(w string) bool {
		return slices.Contains(errand, strings.ToLower(strings.Trim(w, ".,:;?!")))
	}), " ")
}

// passage makes a passage evidence, each only once.
func (s *Study) passage(p *knowledge.Passage) *Evidence {
	for e, known := range s.texts {
		if known.ID == p.ID {
			return e
		}
	}
	e := passageEvidence(p, s.from.Links)
	s.texts[e] = p
	return e
}

// know finds the passage that is about the subject's design.
func (s *Study) know(f *finding) {
	if f.Design == nil || s.Plan.Outside {
		return
	}
	name := design.Fold(nameOf(*f.Design))
	for _, h := range s.from.Passages.Search(nameOf(*f.Design)+" known problems", nil) {
		about := design.Fold(h.Passage.Title + " " + strings.Join(h.Passage.Terms, " ") + " " + h.Passage.Summary)
		if holdsAll(about, name) {
			f.known = s.passage(h.Passage)
			return
		}
	}
}

// holdsAll reports whether every word of a folded name is a word of a folded text.
func holdsAll(text, name string) bool {
	text = " " + text + " "
	for w := range strings.FieldsSeq(name) {
		if !strings.Contains(text, " "+w+" ") {
			return false
		}
	}
	return true
}
