package report

import (
	"regexp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/model/research/measure"
	"github.com/fairlead/fairlead/internal/model/research/verify"
	"github.com/fairlead/fairlead/internal/study"
)

// Sentences is what a study comes to in so many sentences, without heading and marks: the answer first, the figures of the market, what age
// does to them, and what follows. What the listings are is said behind them unless that was said before. It is the whole report where
// there is none.
func (s *Study) Sentences(n int, before bool) Report {
	r := s.Report(briefly)
	if s.plainly() != "" {
		return r
	}
	w := &writer{Study: s, index: map[*measure.Evidence]int{}}
	check := verifierOf(s.ix, s.Plan, w.cited)
	var chosen []string
	var cited []*measure.Evidence
	for _, c := range chosenOf(w.carrying(check), n) {
		for _, reference := range verify.References(c) {
			if e := w.cited(reference); e != nil && e.Kind != study.OfQuery && !slices.Contains(cited, e) {
				cited = append(cited, e)
			}
		}
		chosen = append(chosen, bare(strings.ReplaceAll(c, "[#", "[")))
	}
	if len(chosen) == 0 {
		return r
	}
	text := strings.Join(chosen, " ")
	if notice := s.notice(); !before && notice != "" && !strings.Contains(text, "sample") {
		text += "\n\n" + notice
	}
	r.Sections, r.Evidence, r.Citations = []study.Section{{Text: text}}, r.Evidence[:0], nil
	for _, e := range cited {
		named := *e
		named.Number = len(r.Citations) + 1
		r.Evidence = append(r.Evidence, named)
		r.Citations = append(r.Citations, citationOf(named))
	}
	return r
}

// byWeight are the headings of a study whose sentences may stand for all of it beside those of the summary.
var byWeight = []string{recommendations, detailedAnalysis, marketContext, technicalDive}

// carrying are the sentences of a study that may stand for all of it: those of the summary, then one of each other section in turn.
func (w *writer) carrying(check *verify.Verifier) []string {
	var all []string
	add := func(one string) {
		if !slices.Contains(all, one) && !ofMethod.MatchString(one) && check.Check(one, "") == nil {
			all = append(all, one)
		}
	}
	others, longest := make([][]string, len(byWeight)), 0
	for _, s := range w.sections() {
		if s.heading == technicalDive && len(w.findings) > 0 && !w.Plan.Focus.Technical { // which was not asked
			continue
		}
		if i := slices.Index(byWeight, s.heading); i >= 0 {
			others[i] = s.sentences()
			longest = max(longest, len(others[i]))
		} else if s.heading == ExecutiveSummary {
			for _, one := range s.sentences() {
				add(one)
			}
		}
	}
	for k := range longest {
		for _, of := range others {
			if k < len(of) {
				add(of[k])
			}
		}
	}
	return all
}

// sentences are those of a section, without its tables and without what stands apart, which tells how a question was read.
func (s section) sentences() []string {
	var all []string
	for _, b := range s.blocks {
		if b.apart {
			return all
		}
		for _, line := range b.lines {
			if b.form != table {
				all = append(all, sentencesOf(strings.TrimPrefix(line, "- "))...)
			}
		}
	}
	return all
}

// endsHere is where a sentence ends and another one begins.
var endsHere = regexp.MustCompile(`[.!?] [\p{Lu}“]`)

// sentencesOf cuts what is said in a line into its sentences.
func sentencesOf(line string) []string {
	var all []string
	for {
		at := endsHere.FindStringIndex(line)
		if at == nil {
			return append(all, line)
		}
		all, line = append(all, line[:at[0]+1]), line[at[0]+2:]
	}
}

// figure is a number of a sentence, with its currency.
var figure = regexp.MustCompile(`(?:[A-Z]{3} )?\d[\d.,]*\d|\d`)

// ofMethod are sentences of how the figures came about and how far they spread, which carry no result.
var ofMethod = regexp.MustCompile(`^(?:\[|Other currencies|Boats listed twice|Left out because|Among the listings|Of the [\d,]+ boats|Prices against age are|Boats of years|All [\d,]+ boats|Listings show|Taken as a random draw|No country has |For .{3,80} the middle half of asking prices spans |The middle half of asking prices spans |Only one country |Offers more than|.{0,30} = )`)

// lacking begins a sentence of what is not for sale, which is a result without a figure.
var lacking = regexp.MustCompile(`^(?:No |Only |None |Prices cannot|The (?:sample )?catalogue holds no )`)

// chosenOf are so many of some sentences, in their order: the first, then those with figures that none before them has, then others.
func chosenOf(all []string, n int) []string {
	if len(all) == 0 {
		return nil
	}
	told, chosen := map[string]bool{}, map[int]bool{}
	take := func(i int) {
		chosen[i] = true
		for _, f := range figuresOf(all[i]) {
			told[f] = true
		}
	}
	take(firstTelling(all, n))
	for _, fewest := range []int{1, 0} { // new figures
		for i, one := range all {
			fresh := slices.DeleteFunc(figuresOf(one), func(f string) bool { return told[f] })
			if len(chosen) < n && !chosen[i] && (len(fresh) >= fewest || lacking.MatchString(one)) {
				take(i)
			}
		}
	}
	var kept []string
	for i, one := range all {
		if chosen[i] {
			kept = append(kept, one)
		}
	}
	return kept
}

// firstTelling is the first sentence, or where only one is wanted the first with a figure.
func firstTelling(all []string, n int) int {
	if n > 1 {
		return 0
	}
	return max(0, slices.IndexFunc(all, func(one string) bool { return len(figuresOf(one)) > 0 }))
}

// figuresOf are the numbers of a sentence, without those of its marks.
func figuresOf(sentence string) []string {
	return figure.FindAllString(marked.ReplaceAllString(strings.ReplaceAll(sentence, "[#", "["), ""), -1)
}
