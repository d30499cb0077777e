package agent

import (
	"errors"
	"regexp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/knowledge"
	"github.com/fairlead/fairlead/internal/phrase"
)

// ofWaters are words of who asks what it is like to sail somewhere.
var ofWaters = phrase.Of(`
	sail, sails, sailing, sailed, get to, go to, come to, visit, visiting, cruise, cruising, cruised, anchoring, anchorage, anchorages, marina, marinas, harbour, harbours, harbor, harbors, port, ports, winter, wintering, permit, permits, visa
	where is, where lies, safe, dangerous, safety, tides, tide, crossing, cross, passing, passage, yacht, yachts, by yacht, with a yacht, by boat, boat, pirates, weather, wind, winds, season, rules, licence, license`)

// waters answers a turn about a place: it says of one that no passage names that it is unknown, and leads the question to a passage that
// names it where another would be told. It reports whether there is no more to tell.
func (w *answer) waters(q *knowledge.Question) (done bool) {
	t := w.turn
	if !t.plain.Has(ofWaters) || t.told().Whole != "" {
		return false
	}
	name, known := w.agent.premises.Place(t.premise())
	switch {
	case name == "":
		return false
	}
	rest := strings.Replace(q.Text, name, "", 1)
	tells := w.agent.base.Tells(phrase.Plain(rest).Less(ofWaters).String())
	switch {
	case known && tells:
		return false
	case known:
		q.About = w.agent.passageOf(name, *q)
		if w.agent.base.Answer(*q).Evidence != knowledge.Outside {
			return false
		}
	}
	w.say("unknown place", name)
	if tells {
		q.Text = rest
	}
	return !tells || w.agent.base.Answer(*q).Evidence != knowledge.Solid
}

// cruising is how the ids of passages about waters begin.
const cruising = "cruising-areas-"

// passageOf is the id of the passage about waters that is about a place, or else that names it, where what answers the question does not;
// where there is none, of the one that the question is to be answered from, if any.
func (a *Agent) passageOf(name string, q knowledge.Question) string {
	if found := a.base.Answer(q); len(found.Sources) > 0 && isAbout(found.Sources[0], name) {
		return q.About
	}
	hits := a.base.Search(name+" "+q.Text, nil)
	for _, holds := range []func(*knowledge.Passage, string) bool{isAbout, tellsOf} {
		for _, hit := range hits {
			if strings.HasPrefix(hit.Passage.ID, cruising) && holds(hit.Passage, name) {
				return hit.Passage.ID
			}
		}
	}
	return q.About
}

// isAbout reports whether a passage is about a name, tellsOf whether it has it anywhere else.
func isAbout(p *knowledge.Passage, name string) bool {
	return hasIn(name, p.Title, p.Summary) || hasIn(name, p.Terms...)
}

func tellsOf(p *knowledge.Passage, name string) bool {
	return hasIn(name, slices.Concat(p.Facts, p.Steps, p.Body)...)
}

func hasIn(name string, texts ...string) bool {
	return slices.ContainsFunc(texts, func(text string) bool { return strings.Contains(text, name) })
}

// ends are the two names between which a distance is asked for.
var ends = regexp.MustCompile(`\b(?:from|between|is) (?:the )?` + placeName + ` (?:to|and|from) (?:the )?` + placeName)

const placeName = `(\p{Lu}[\pL'’.-]*(?: (?:of |de |da |la |le )?\p{Lu}[\pL'’.-]*){0,3})`

// apart are words of who asks how far two places are from each other.
var apart = phrase.Of(`distance, how far, how many miles, how many nautical miles, how long, how many days, how many hours, course, bearing, route`)

// unknownEnd tells of two places between which a turn asks for a distance which of them nobody knows, "" where both are known or the turn asks
// for none.
func (a *Agent) unknownEnd(t turn) string {
	if a.cfg.Calcs == nil || !t.plain.Has(apart) {
		return ""
	}
	m := ends.FindStringSubmatch(t.withoutURL())
	if m == nil {
		return ""
	}
	var wrong *calc.InputError
	if _, err := a.cfg.Calcs.Call("distance_between", map[string]any{"from": m[1], "to": m[2]}); errors.As(err, &wrong) {
		return wrong.Problem
	}
	return ""
}
