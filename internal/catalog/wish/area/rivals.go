package area

import (
	"regexp"

	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
	"github.com/fairlead/fairlead/internal/geo"
)

// cheaperWhere asks in which of several areas boats cost less.
var cheaperWhere = regexp.MustCompile(`(?i)\b(?:(?:where|which|is|are|do|does|wo|où|sind|ist|est|sont)\b(?: [\p{L}\d'-]+){0,10}? (?:cheaper|cheapest|dearer|more expensive|less expensive|better value|cost (?:less|more)|costs (?:less|more)|günstiger|billiger|teurer|moins ch[eè]re?s?|plus ch[eè]re?s?)|cheaper in)\b`)

// offering are words of a wish for cheaper boats, which compares no areas.
var offering = regexp.MustCompile(`(?i)\b(?:any|anything|something|some|ones?|there|show|find)\b(?: \p{L}+){0,2}? cheaper\b|\bcheaper (?:ones?|boats?|yachts?)\b`)

// SetAgainst reports whether a comparing word stands between each two areas, or they are a choice or a list of which the turn compares the
// prices or asks where they are lower.
func (r *Reader) SetAgainst(areas []Area) bool {
	asked := r.opensComparison(areas[0].I) || cheaperWhere.MatchString(r.Text) && !offering.MatchString(r.Text)
	for k := 1; k < len(areas); k++ {
		a, b := areas[k-1], areas[k]
		if a.I == b.I || a.Kind == geo.KindPlace && b.Kind == geo.KindPlace && a.Name == b.Name || r.places.Lies(a.Mention, b.Mention) || r.places.Lies(b.Mention, a.Mention) {
			return false
		}
		if r.comparesAt(a.J, b.I, asked) {
			continue
		}
		if !asked || r.Joint(a.J, b.I) == "" && r.Joint(a.J, r.skipIn(b.I)) == "" {
			return false
		}
	}
	return true
}

// comparesAt reports whether nothing but a comparing word and small ones stand between words i and j; "than" is one where the turn asks
// which is cheaper.
func (r *Reader) comparesAt(i, j int, asked bool) bool {
	found := false
	for ; i < j; i++ {
		switch w := r.Fold(i); {
		case sentence.IsVersus(w) || asked && sentence.IsThan(w):
			found = true
		case !sentence.Locates(w) && !sentence.IsArticle(w) && !besideComparing[w]:
			return false
		}
	}
	return found
}

// besideComparing are little words beside those that compare.
var besideComparing = sentence.Set("with|to|those|that|ones|mit|avec|ceux|celles")

// opensComparison reports whether a comparing word stands before word i.
func (r *Reader) opensComparison(i int) bool {
	for k := range i {
		if sentence.IsVersus(r.Fold(k)) && !r.Words[k].Used {
			return true
		}
	}
	return false
}
