package wish

import (
	"regexp"

	"github.com/fairlead/fairlead/internal/catalog"
)

// correcting are the words of a turn that puts right the one before it, rather than asking for more.
var correcting = regexp.MustCompile(`(?i)^\W*(?:(?:oh|ah|hm+|ups)\W+)?(?:sorry|oops|wait|my mistake|my bad|correction|typo|wrong|pardon|entschuldigung|verzeihung|no[,.;:!]|nope|nein[,.;:!]?|non[,.;:!])(?:\W|$)|` +
	`\bi (?:mean|meant|should have said)\b|\bmeant\b|\bich meine\b|\bmeine ich\b|\bmeinte\b|\bje v(?:oulais|eux) dire\b`)

// putRight is what stood before, without the bounds that the last turn gave where this one puts them right: who asked for more than 12 m
// and meant less wants no boat of just 12 m. Earlier is what stood before the last turn.
func (t *turn) putRight(base, earlier catalog.Query) catalog.Query {
	if !correcting.MatchString(t.text) {
		return base
	}
	q := t.query
	if q.LengthMin+q.LengthMax > 0 {
		base.LengthMin, base.LengthMax = earlier.LengthMin, earlier.LengthMax
	}
	if q.DraftMin+q.DraftMax > 0 {
		base.DraftMin, base.DraftMax = earlier.DraftMin, earlier.DraftMax
	}
	if q.DisplacementMin+q.DisplacementMax > 0 {
		base.DisplacementMin, base.DisplacementMax = earlier.DisplacementMin, earlier.DisplacementMax
	}
	if q.YearMin+q.YearMax+q.AgeMin+q.AgeMax > 0 {
		base.YearMin, base.YearMax, base.AgeMin, base.AgeMax = earlier.YearMin, earlier.YearMax, earlier.AgeMin, earlier.AgeMax
	}
	if q.CabinsMin+q.CabinsMax > 0 {
		base.CabinsMin, base.CabinsMax = earlier.CabinsMin, earlier.CabinsMax
	}
	if q.BerthsMin+q.BerthsMax > 0 {
		base.BerthsMin, base.BerthsMax = earlier.BerthsMin, earlier.BerthsMax
	}
	if q.PriceMin != nil || q.PriceMax != nil {
		base.PriceMin, base.PriceMax = earlier.PriceMin, earlier.PriceMax
	}
	return base
}
