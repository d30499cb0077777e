package plan

import (
	"reflect"
	"regexp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/design"
)

var (
	// comparing are words that set something beside something else.
	comparing = regexp.MustCompile(`(?i)compar|versus|\bvs\b|against|\bthan\b|differ|better|cheaper|vergleich|gegen`)
	// pointing are phrases for a boat that was spoken of before, where a comparison has them.
	pointing = regexp.MustCompile(`(?i)\b(?:compar\w*|versus|vs\.?|against|than|with|to|between|does|do|did|is|are|would|vergleich\w*)[\s-]` +
		`(?:it|its|that|this|them|these|those|they|both|the (?:former|first|other|last|previous)(?: one| boat)?|ihn|es|sie|das|dies\w*|le|la|les)(?:[\s?.,]|$)`)
	// suchBoats are those that were spoken of before.
	suchBoats = regexp.MustCompile(`(?i)\b(?:such|this|that|these|those|them|they|its?|solche?[rsnm]?|diese[rsnm]?|ce|cet|cette|ces|tels?|telles?)\b`)
	// instead is a question for something else in the place of what was asked before.
	instead = regexp.MustCompile(`(?i)^\W*(?:(?:and|so|ok|okay|but|und|et)\s+)*(?:what about|how about|was ist mit|wie ist es mit|et pour|qu'en est-il|(?:and|or|und|oder|et|ou) (?:between|under|over|above|below|built|zwischen|entre|for|with|a|an|the same|für|mit|ein|eine|einen|pour|avec|un|une))\b`)
	// narrowing begins a question for some of the boats that were asked for before.
	narrowing = regexp.MustCompile(`(?i)^\W*(?:(?:and|but|ok|okay|now|please|und|et)\s+)*(?:only|just|nur|seulement|uniquement|under|below|up to|less than|at most|bis|unter|moins de)\b`)
	// goesOn is a question that goes on from the one before, whatever of it it changes.
	goesOn = regexp.MustCompile(`(?i)^\W*(?:and|or|but|what about|how about|only|just|und|oder|aber|was ist mit|nur|et|ou|mais|seulement)\b|` + alike.String())
	// alike begins a question for the same of other boats.
	alike = regexp.MustCompile(`(?i)^\W*(?:(?:and|so|now|then|next|ok|okay|please|can you|could you|und|jetzt|nun|dann|et|maintenant|puis)\W+)*` +
		`(?:(?:do|give me|show me|tell me|make|run|mach\w*|gib mir|zeig\w*(?: mir)?|fais|faites|donne\w*(?:[ -]moi)?)\W+)?(?:all |exactly )?(?:the same|same|likewise|ditto|dasselbe|das ?gleiche|la même chose|même chose|pareil|idem)\b`)
	// whyNot asks for another thing too, and refuses none.
	whyNot = regexp.MustCompile(`(?i)^\W*(?:(?:and|so|but)\s+)*why not\s+`)
	// goingOn is a comparison that begins without its first side.
	goingOn = regexp.MustCompile(`(?i)^\W*(?:(?:and|now|please|then|so|und|et|how|what about|can you|could you)\s+)*(?:compare|compared|comparison|versus|vs|against|im vergleich)\b`)
)

// inContext reads a question; where it names no boats, with the one before it, and where it compares a boat with what was
// spoken of before, with the boats of the last question that named any.
func (p planner) inContext(question string, earlier []string) Plan {
	if len(earlier) > 0 {
		question = withUnit(whyNot.ReplaceAllString(question, "what about "), strings.Join(earlier, " "))
	}
	question, gone := withoutReplaced(question, earlier)
	plan := p.read(question)
	switch {
	case len(earlier) == 0:
	case gone != "" && len(plan.Subjects) == 1 && len(p.read(earlier[len(earlier)-1]).Subjects) > 1:
		return p.inPlaceOf(plan, gone, earlier)
	case !plan.HasDesigns() && (narrowing.MatchString(question) || goesOn.MatchString(question) && lonely.MatchString(question)):
		return p.withBefore(plan, question, earlier)
	case !plan.HasDesigns() && (instead.MatchString(question) || alike.MatchString(question) || p.isKindAlone(question)):
		before := earlier[len(earlier)-1]
		if len(kinds(p.Wish(before))) == 0 {
			before = p.standing(earlier)
		}
		if other, ok := p.otherKind(question, before); ok {
			return other
		}
		if len(plan.Subjects) == 0 || p.kindless(question) {
			return p.withBefore(plan, question, earlier)
		}
	case !plan.HasDesigns() && p.onlyBounds(question):
		return p.withBefore(plan, question, earlier)
	case len(plan.Subjects) == 0 || p.ofMarketAlone(question) && (!says(question, craft) || suchBoats.MatchString(question)):
		return p.withBefore(plan, question, earlier)
	case len(plan.Subjects) == 1 && goesOn.MatchString(question) && len(p.read(earlier[len(earlier)-1]).Subjects) > 1: // one more to compare
		return p.beside(plan, earlier)
	case len(plan.Subjects) == 1 && plan.HasDesigns() && goesOn.MatchString(question):
		return p.another(plan, question, earlier)
	case len(plan.Subjects) == 1 && comparing.MatchString(question) && (pointing.MatchString(question) || goingOn.MatchString(question)):
		return p.beside(plan, earlier)
	}
	return plan
}

// standing is what the earlier questions ask for together: the last that named boats, with what has narrowed them since.
func (p planner) standing(earlier []string) string {
	text := earlier[0]
	for _, question := range earlier[1:] {
		named := p.read(question)
		switch {
		case p.onlyBounds(question) && !named.HasDesigns():
			text = p.withoutSame(text, question) + " " + withUnit(question, text)
		case len(named.Subjects) > 0 && (named.HasDesigns() || !narrowing.MatchString(question)) && !p.ofMarketAlone(question):
			text = p.withinSame(question, text)
		case p.tellsBounds(question):
			text = p.withoutSame(text, question) + " " + withUnit(question, text)
		}
	}
	return text
}

// withinSame is a question that goes on to another design, with where, when built and at what price it was before, unless it says so itself.
func (p planner) withinSame(question, before string) string {
	none := catalog.Query{}
	if !goesOn.MatchString(question) || !reflect.DeepEqual(bounds(p.wish(question)), none) || reflect.DeepEqual(bounds(p.wish(before)), none) {
		return question
	}
	return question + " " + p.withoutNames(before)
}

// another reads a question that goes on to another design.
func (p planner) another(plan Plan, question string, earlier []string) Plan {
	within := p.withinSame(question, p.standing(earlier))
	with := p.read(within)
	if within == question || len(with.Subjects) != 1 || !with.HasDesigns() {
		return plan
	}
	with.note("Where and at what price is as in the question before.")
	return with
}

// withBefore reads a question that names no boats with those before it.
func (p planner) withBefore(plan Plan, question string, earlier []string) Plan {
	with := p.read(p.withoutSame(p.standing(earlier), question) + " " + question)
	if len(with.Subjects) == 0 {
		return plan
	}
	with.note("The boats are those of the question before.")
	with.follows = true
	return with
}

// isKindAlone reports whether a question goes on to a kind of boat and says nothing else: "and monohulls?".
func (p planner) isKindAlone(question string) bool {
	return goesOn.MatchString(question) && len(kinds(p.Wish(question))) == 1 && len(strings.Fields(question)) <= longestKind
}

// onlyBounds reports whether a question bounds boats and says nothing else: "now 42 ft".
func (p planner) onlyBounds(question string) bool {
	return len(strings.Fields(question)) <= longestKind && !says(question, craft) && p.kindless(question) && p.tellsBounds(question)
}

// kindless reports whether a question names no kind of boat, only bounds of one.
func (p planner) kindless(question string) bool {
	q := p.Wish(question)
	return reflect.DeepEqual(kindOf(q), catalog.Query{}) && len(q.MakesAny)+len(q.Compare)+len(further(q)) == 0
}

// longestKind is how many words a kind of boat has at most, with those that lead to it: "and steel ketches then?".
const longestKind = 5

// otherKind reads a question that names nothing but another kind of boat: it is asked about that kind what was asked before,
// within the same bounds.
func (p planner) otherKind(question, before string) (Plan, bool) {
	own, was := kinds(p.Wish(question)), p.Wish(before)
	if len(own) != 1 || len(kinds(was)) == 0 || p.kindless(question) {
		return Plan{}, false
	}
	within := bounds(was)
	within.LengthMin, within.LengthMax = was.LengthMin, was.LengthMax
	var plan Plan
	plan.Subjects = []Subject{p.ofKind(complete(own[0], within))}
	plan.note("Where and at what price is as in the question before.")
	return plan, true
}

// replaced names what something else is to stand in the place of: "instead of the 42".
var replaced = regexp.MustCompile(`(?i)\s*\b(?:instead of|in place of|rather than|in the place of|statt|anstelle (?:von|der|des)?|au lieu (?:de|du)|à la place (?:de|du))\s+(?:the |that |an? |der |die |das |dem |des |la |le |l')?([^?.!,;]+)`)

// withoutReplaced is a question that goes on without what is to be replaced, and that.
func withoutReplaced(question string, earlier []string) (rest, gone string) {
	m := replaced.FindStringSubmatchIndex(question)
	if m == nil || len(earlier) == 0 || !goesOn.MatchString(question) {
		return question, ""
	}
	return question[:m[0]] + question[m[1]:], strings.TrimSpace(question[m[2]:m[3]])
}

// inPlaceOf puts the boats of a plan in the place of those of the question before that are called so; beside all of them where none is.
func (p planner) inPlaceOf(plan Plan, gone string, earlier []string) Plan {
	before := p.read(earlier[len(earlier)-1])
	words := strings.Fields(design.Fold(gone))
	at := slices.IndexFunc(before.Subjects, func(s Subject) bool { return holds(design.Fold(s.Name), words) })
	if at < 0 {
		return p.beside(plan, earlier)
	}
	added := plan.Subjects[0]
	plan.Readings = append(slices.DeleteFunc(before.Readings, func(r string) bool { return strings.Contains(r, before.Subjects[at].Name) }), plan.Readings...)
	plan.note("The " + added.Name + " stands in the place of the " + before.Subjects[at].Name + ".")
	before.Subjects[at] = added
	plan.Subjects = before.Subjects
	return plan
}

// holds reports whether every one of some words is a word of a text.
func holds(text string, words []string) bool {
	all := strings.Fields(text)
	return len(words) > 0 && !slices.ContainsFunc(words, func(w string) bool { return !slices.Contains(all, w) })
}

// beside puts the boats of the last earlier question that named any before the one of a plan.
func (p planner) beside(plan Plan, earlier []string) Plan {
	for _, question := range slices.Backward(earlier) {
		before := p.read(question)
		same := func(s Subject) bool { return s.Name == plan.Subjects[0].Name }
		others := slices.DeleteFunc(before.Subjects, same)
		if len(others) == 0 {
			continue
		}
		added := plan.Subjects[0]
		plan.Subjects = append(others[:min(maxSubjects-1, len(others))], added)
		plan.Readings = append(before.Readings, plan.Readings...)
		plan.note("The " + added.Name + " is compared with what the question before was about.")
		return plan
	}
	return plan
}
