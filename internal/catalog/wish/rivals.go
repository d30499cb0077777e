package wish

import (
	"regexp"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
	"github.com/fairlead/fairlead/internal/geo"
)

// cheaperWhere asks in which of several areas boats cost less.
var cheaperWhere = regexp.MustCompile(`(?i)\b(?:(?:where|which|is|are|do|does|wo|où|sind|ist|est|sont)\b(?: [\p{L}\d'-]+){0,10}? (?:cheaper|cheapest|dearer|more expensive|less expensive|better value|cost (?:less|more)|costs (?:less|more)|günstiger|billiger|teurer|moins ch[eè]re?s?|plus ch[eè]re?s?)|cheaper in)\b`)

// offering are words of a wish for cheaper boats, which compares no areas.
var offering = regexp.MustCompile(`(?i)\b(?:any|anything|something|some|ones?|there|show|find)\b(?: \p{L}+){0,2}? cheaper\b|\bcheaper (?:ones?|boats?|yachts?)\b`)

// rivals makes a comparison of areas that are set against each other: "cheaper in Croatia or the Caribbean?", "Florida vs the Bahamas". What
// else the turn says holds for each. False where the areas are only where to look.
func (t *turn) rivals(areas []area) bool {
	if len(areas) < 2 || len(t.query.Compare) > 0 || !t.setAgainst(areas) {
		return false
	}
	for _, a := range areas {
		var part catalog.Query
		t.setArea(&part, a)
		t.query.Compare = append(t.query.Compare, part)
	}
	for i, w := range t.Words {
		if sentence.IsVersus(w.Fold) {
			t.Use(i, i+1)
		}
	}
	t.about = true
	return true
}

// setAgainst reports whether a comparing word stands between each two areas, or they are a choice or a list of which the turn compares the
// prices or asks where they are lower.
func (t *turn) setAgainst(areas []area) bool {
	asked := t.opensComparison(areas[0].i) || cheaperWhere.MatchString(t.Text) && !offering.MatchString(t.Text)
	for k := 1; k < len(areas); k++ {
		a, b := areas[k-1], areas[k]
		if a.i == b.i || a.Kind == geo.KindPlace && b.Kind == geo.KindPlace && a.Name == b.Name || t.places.Lies(a.Mention, b.Mention) || t.places.Lies(b.Mention, a.Mention) {
			return false
		}
		if t.comparesAt(a.j, b.i, asked) {
			continue
		}
		if !asked || t.Joint(a.j, b.i) == "" && t.Joint(a.j, t.skipIn(b.i)) == "" {
			return false
		}
	}
	return true
}

// comparesAt reports whether nothing but a comparing word and small ones stand between words i and j; "than" is one where the turn asks
// which is cheaper.
func (t *turn) comparesAt(i, j int, asked bool) bool {
	found := false
	for ; i < j; i++ {
		switch w := t.Fold(i); {
		case sentence.IsVersus(w) || asked && sentence.IsThan(w):
			found = true
		case !sentence.Locates(w) && !sentence.IsArticle(w) && !besideComparing[w]:
			return false
		}
	}
	return found
}

var besideComparing = sentence.Set("with|to|those|that|ones|mit|avec|ceux|celles")

// opensComparison reports whether a comparing word stands before word i.
func (t *turn) opensComparison(i int) bool {
	for k := range i {
		if sentence.IsVersus(t.Fold(k)) && !t.Words[k].Used {
			return true
		}
	}
	return false
}
