package report

import (
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/knowledge"
	"github.com/fairlead/fairlead/internal/model/research/measure"
	"github.com/fairlead/fairlead/internal/model/research/plan"
	"github.com/fairlead/fairlead/internal/prose"
)

// guides are the passages on how prices, costs and purchases work that studies quote.
var guides = []string{
	"costs-depreciation", "costs-annual-ownership", "costs-berth", "costs-insurance", "buying-viewing-checklist",
	"buying-process", "buying-ex-charter", "design-ratios-interpretation", "costs-refit", "buying-builders",
	"buying-selling", "buying-write-advert", "buying-papers", "buying-sell-broker-or-private", "buying-season",
}

// read finds the passages that the question brings and those that studies quote.
func (s *Study) read() {
	ids := guides
	for _, q := range s.Plan.Quotes {
		ids = append(slices.Clip(ids), q.Passage)
	}
	for _, id := range ids {
		if p, ok := s.from.Passages.Passage(id); ok {
			s.guides[id] = s.passage(&p)
		}
	}
	if s.Plan.Language != "en" {
		s.translated()
	} else if s.search(); len(s.passages) > 0 {
		s.related(s.texts[s.passages[0]])
	}
	if len(s.passages) > 0 && len(s.Plan.Subjects) == 0 {
		s.price()
	}
}

const (
	mostPassages = 7    // that a question brings
	fewestShare  = 0.4  // of the question's words, by weight, that the best passage has
	nearBest     = 0.5  // score of a further passage as a share of the best one's
	nearShare    = 0.55 // the same for its share of the question's words
	surely       = 0.5  // Answer.Score from which the best passage is about the question, whatever its title says
	relatedShare = 0.4  // of the words of the best passage's title and terms that a related one has
	headedShare  = 0.9  // and of those of its heading alone
)

// search adds the passages that are about a question's subject: they score near the best one, have as many of its words, and
// their title and terms name the subject; or the knowledge base answers the question from one for certain.
func (s *Study) search() {
	question, subject := s.Plan.Topic, s.Plan.TopicWords
	hits := s.from.Passages.Search(question, nil)
	i := slices.IndexFunc(hits, func(h knowledge.Hit) bool { return h.Share >= fewestShare && h.Score >= nearBest*hits[0].Score })
	if len(subject) == 0 || i < 0 {
		return
	}
	best := hits[i]
	near := slices.IndexFunc(hits, func(h knowledge.Hit) bool { return h.Score < nearBest*hits[0].Score })
	if near > 0 {
		hits = hits[:near]
	}
	topic := topicOf(hits, subject)
	hits = sortedBy(hits, func(h knowledge.Hit) int { // those of the topic, but the nearest has its say, too
		if h.Passage.Topic == topic {
			return 0
		}
		return 1
	})
	if i := slices.IndexFunc(hits, func(h knowledge.Hit) bool { return h.Passage == best.Passage }); i > 2 {
		hits = slices.Insert(slices.Delete(hits, i, i+1), 2, best)
	}
	found := s.from.Passages.Answer(knowledge.Question{Text: question})
	for _, h := range hits {
		about := (isAbout(h.Passage, subject, topic) || isAbout(h.Passage, subject, best.Passage.Topic)) && h.Share >= nearShare*best.Share
		sure := found.Score >= surely && found.Sources[0] == h.Passage
		if (about || sure) && len(s.passages) < mostPassages {
			s.passages = append(s.passages, s.passage(h.Passage))
		}
	}
}

// topicOf is the topic that those of the passages which name the subject score most in together: one passage may be nearest by its
// words and of another, as that on fires of batteries is for a question about batteries. It is empty where none names it.
func topicOf(hits []knowledge.Hit, subject plan.Words) string {
	scores, most := map[string]float64{}, ""
	for _, h := range hits {
		if isAbout(h.Passage, subject, "") {
			scores[h.Passage.Topic] += h.Score
		}
		if scores[h.Passage.Topic] > scores[most] {
			most = h.Passage.Topic
		}
	}
	return most
}

// isAbout reports whether a passage's title and terms name most words of a subject, or one where the passage is of the best
// one's topic; the topic is empty for the best one itself.
func isAbout(p *knowledge.Passage, subject plan.Words, topic string) bool {
	named := subject.In(p.Title + " " + strings.Join(p.Terms, " "))
	return 2*named > len(subject) || named > 0 && (topic == "" || p.Topic == topic)
}

// related adds passages close to the best one, by all that it is called and then by its heading alone, that have facts on the subject.
func (s *Study) related(best *knowledge.Passage) {
	subject := s.Plan.TopicWords
	heading, _, _ := strings.Cut(best.Title, ":")
	for _, by := range []struct {
		called string
		share  float64
	}{{best.Title + ". " + strings.Join(best.Terms, ". "), relatedShare}, {heading, headedShare}} {
		for _, h := range s.from.Passages.Search(by.called, nil) {
			e := s.passage(h.Passage)
			onSubject := func(fact string) bool { return subject.In(fact) > 0 }
			if h.Share >= by.share && len(s.passages) < mostPassages && !slices.Contains(s.passages, e) &&
				slices.ContainsFunc(h.Passage.Facts, onSubject) {
				s.passages = append(s.passages, e)
			}
		}
	}
}

// translated adds the passages that answer a question in another language.
func (s *Study) translated() {
	found := s.from.Passages.Answer(knowledge.Question{Text: s.Plan.Question, Lang: s.Plan.Language})
	if found.Evidence != knowledge.Solid {
		return
	}
	for _, p := range found.Sources {
		if p.Topic != found.Sources[0].Topic {
			continue
		}
		s.passages = append(s.passages, s.passage(p))
	}
}

// price adds the two passages on what the question's subject costs that are nearest, from the topics of the guides on costs and buying.
func (s *Study) price() {
	topics := map[string]bool{}
	for _, id := range []string{"costs-refit", "buying-process"} {
		if e := s.guides[id]; e != nil {
			topics[s.texts[e].Topic] = true
		}
	}
	hits := s.from.Passages.Search(s.Plan.Topic+" cost price", nil)
	for _, h := range hits {
		if h.Score < nearBest*hits[0].Score || len(s.money) == 2 {
			return
		}
		e := s.passage(h.Passage)
		if topics[h.Passage.Topic] && len(s.onSubject(e)) > 0 && !slices.Contains(s.passages[:min(2, len(s.passages))], e) {
			s.money = append(s.money, e)
		}
	}
}

// onSubject are the facts of a passage that name the question's subject.
func (s *Study) onSubject(e *measure.Evidence) []string {
	return slices.DeleteFunc(slices.Clone(s.texts[e].Facts), func(fact string) bool { return s.Plan.TopicWords.In(fact) == 0 })
}

// passage makes a passage evidence, each only once.
func (s *Study) passage(p *knowledge.Passage) *measure.Evidence {
	for e, known := range s.texts {
		if known.ID == p.ID {
			return e
		}
	}
	e := measure.Passage(p, s.from.Links)
	s.texts[e] = p
	return e
}

// know finds the passage that is about the subject's design, or about what makes its kind of boat.
func (s *Study) know(f *finding) {
	if s.Plan.Outside {
		return
	}
	d := f.Design
	if d == nil {
		d = f.Asked
	}
	if s.asksOfBuilder() {
		f.builder = s.ofBuilder(f.maker())
	}
	if d == nil {
		f.known = s.kindOf(f.Filter.Query)
		if f.known == nil && s.Plan.Raises("history") && len(f.builder) > 0 && !strings.ContainsAny(f.builder[0].Title, "0123456789") {
			f.known = f.builder[0]
		}
		return
	}
	name := design.Fold(measure.NameOf(*d))
	for _, h := range s.from.Passages.Search(measure.NameOf(*d)+" known problems", nil) {
		about := design.Fold(h.Passage.Title + " " + strings.Join(h.Passage.Terms, " ") + " " + h.Passage.Summary)
		if holdsAll(about, name) {
			f.known = s.passage(h.Passage)
			return
		}
	}
}

// kindOf finds the passage whose title names the hull material, the rig, the class or the type of a kind of boat; nil where
// there is none.
func (s *Study) kindOf(q catalog.Query) *measure.Evidence {
	for _, kind := range slices.Concat(q.HullMaterial, q.Rig, q.Category, []string{q.Type}) {
		name := prose.Spaced(kind)
		if name == "" || kind == string(design.Sail) || kind == string(design.Power) {
			continue
		}
		for _, h := range s.from.Passages.Search(name+" yachts", nil) {
			if (plan.Words{plan.Stem(design.Fold(name))}).In(h.Passage.Title) > 0 {
				return s.passage(h.Passage)
			}
		}
	}
	return nil
}

// onTrait is the passage whose title names what some of the boats of a study name and others do not; nil where there is none.
func (s *Study) onTrait() *measure.Evidence {
	if !s.Plan.Divided {
		return nil
	}
	_, thing, _ := strings.Cut(s.Plan.Subjects[1].Name, " naming ")
	var words plan.Words
	for w := range strings.FieldsSeq(design.Fold(thing)) {
		words = append(words, plan.Stem(w))
	}
	for _, h := range s.from.Passages.Search(thing, nil) {
		if len(words) > 0 && words.In(h.Passage.Title) == len(words) {
			return s.passage(h.Passage)
		}
	}
	return nil
}

// asksOfBuilder reports whether what is known of a builder's boats is asked: her history, their faults, how they are thought of.
func (s *Study) asksOfBuilder() bool {
	return s.Plan.Raises("history") || s.Plan.Raises("reputation") || s.Plan.Focus.Faults
}

// ofBuilder finds the passages on a builder's boats, those on a range of them before those on one; none where there are none.
func (s *Study) ofBuilder(maker string) []*measure.Evidence {
	name := design.Fold(maker)
	words := strings.Fields(name)
	if len(words) == 0 {
		return nil
	}
	var ranges, models []*measure.Evidence
	for _, h := range s.from.Passages.Search(maker+" yachts", nil) {
		title := design.Fold(h.Passage.Title)
		switch about := strings.HasPrefix(title+" ", name+" ") || strings.HasPrefix(title+" ", words[len(words)-1]+" "); {
		case about && strings.ContainsAny(h.Passage.Title, "0123456789"):
			models = append(models, s.passage(h.Passage))
		case about:
			ranges = append(ranges, s.passage(h.Passage))
		}
	}
	all := append(ranges, models...)
	return all[:min(mostOfBuilder, len(all))]
}

// mostOfBuilder is how many passages on a builder's boats are quoted.
const mostOfBuilder = 3

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
