package listings

import (
	"reflect"
	"regexp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/model/listings/proposal"
	"github.com/fairlead/fairlead/internal/talk"
)

// Owns reports whether the last turn asks for boats for sale, or of those that were shown what their listings tell: else another model
// may know more.
func (m *Model) Owns(told talk.Talk) bool {
	a := m.read(told)
	if _, ok := a.pointed(told); ok || told.Opinion() != talk.NoOpinion || told.AsksWhyList() || told.AsksWhyPrices() || told.Outermost() || told.PricesIn() != "" {
		return true
	}
	if q := told.Came.Question(); len(told.Listed)+len(told.Shown) > 0 && (takes.MatchString(q) || cheaperNear.MatchString(q) || usually.MatchString(q) || asksContact(told)) {
		return true
	}
	if step, _, _ := proposal.Of(told); step != proposal.None {
		return true
	}
	if len(told.Shown) > 0 && theirs.MatchString(told.Came.Question()) && slices.ContainsFunc(told.Facts(), ofHers) {
		return true
	}
	w := a.wish
	switch {
	case told.Wants != (talk.Wants{}), w.Choose, w.Judge, w.More > 0, w.Question != 0, w.Like:
		return true
	case !w.About, len(w.NotUnderstood) > 0:
		return seeking.MatchString(told.Came.Question()) || demands(m.wishes.Parse(told.Came.Question(), nil).Query) > 1
	}
	return !reflect.DeepEqual(w.Query, w.Context)
}

// seeking begin questions for boats whatever else they hold.
var seeking = regexp.MustCompile(`(?i)^\W*(?:any\b|anything\b|are there (?:any|more|other)|is there (?:one|a|any)|do you have|have you got|who sells|which of (?:these|those|them)|can (?:we|i|you) (?:stretch|go up|go to|find|show)|gibt es|habt ihr|haben sie|y a-t-il|avez-vous)`)

// demands is how many things a query asks of a boat: one alone, "in 8 m" or "a steel hull", may be of any question about boats.
func demands(q catalog.Query) (n int) {
	for _, asked := range []bool{
		q.Make != "" || q.MakesAny != nil, q.ModelContains != "" || q.ModelsAny != nil, q.Type != "" || q.TypesAny != nil || q.Category != nil,
		q.Country+q.Region+q.State+q.Place != "" || q.CountriesAny != nil || q.RegionsAny != nil || q.StatesAny != nil || q.PlacesAny != nil,
		q.PriceMin != nil || q.PriceMax != nil, q.LengthMin > 0 || q.LengthMax > 0, q.DraftMin > 0 || q.DraftMax > 0, q.AirDraft > 0,
		q.DisplacementMin > 0 || q.DisplacementMax > 0,
		q.YearMin > 0 || q.YearMax > 0, q.CabinsMin > 0, q.BerthsMin > 0, q.HullMaterial != nil, q.Keel != nil, q.Rig != nil, q.Features != nil,
		q.Fuel != "", q.ListedWithin > 0,
	} {
		if asked {
			n++
		}
	}
	return n
}

// theirs are words for the boats that were shown.
var theirs = regexp.MustCompile(`(?i)\b(?:their|theirs|deren|leurs?)\b`)

// ofHers reports whether a particular is one that listings tell, and nothing else does.
func ofHers(f talk.Fact) bool { return f != talk.Price && f != talk.Worth && f != talk.Length }

// elsewhere is how answers look that no search gave: a passage under its title, a sum with its working.
var elsewhere = regexp.MustCompile(`(?m)^\*\*[^*\[\n]+\*\*$|^- (?:Working|Formula|Rechnung|Formel|Calcul|Formule)\s?: `)

// sought are the earlier turns that a search goes on from: those that were answered as another question add nothing to it.
func sought(messages []chat.Message) (turns []string) {
	asked := false
	for _, m := range messages {
		switch {
		case m.Role == chat.User:
			turns, asked = append(turns, m.Text), true
		case m.Role == chat.Assistant && asked && !strings.Contains(m.Text, "/listings/") && elsewhere.MatchString(m.Text):
			turns, asked = turns[:len(turns)-1], false
		}
	}
	if len(turns) == 0 {
		return nil
	}
	return turns[:len(turns)-1]
}
