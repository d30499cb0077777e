package amount

import (
	"iter"

	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
)

// Comparison says on which side of a number boats have to be.
type Comparison int

// The comparisons.
const (
	Same      Comparison = iota // no comparison
	Roughly                     // about
	Less                        // at most
	More                        // at least
	Older                       // before a year, more years than
	Newer                       // after a year, fewer years than
	NotOlder                    // from a year on, at most so many years
	NotNewer                    // up to a year, at least so many years
	UntilYear                   // at most, said of years rather than of prices
)

// leading are the words before a number that compare.
var leading = sentence.Table(map[Comparison]string{
	Roughly: "around|about|approximately|approx|roughly|circa|ca|c|some|near|nearly|close to|say|etwa|ungefahr|rund|um die|zirka|environ|autour de|vers|plus ou moins|give or take",
	Less: "under|below|less than|upto|max|maximum|maximal|max of|maximum of|no more than|not more than|at most|at the most|not over|no over|not above|" +
		"within|bis zu|bis max|bis maximal|maximal bis|unter|hochstens|weniger als|nicht uber|nicht mehr als|moins de|a moins de|maxi|au plus|au maximum|" +
		"inferieur a|inferieure a|cheaper than|shorter than|smaller than|lower than|nothing over|nothing above|not exceeding|doesn t exceed|" +
		"don t exceed|not exceed|capped at|upper limit|not longer than|no longer than|not bigger than|no bigger than|not larger than|no larger than|no larger|kleiner als|kurzer als|" +
		"billiger als|gunstiger als|pas plus de|spend up to|can spend|to spend|ceiling|sub|less|lower|moins cher que|nothing more than|not deeper than|shallower than|top|hochstens bis|fewer than|plus petit que|plus court que|au dessous de|en dessous de|sous|not costing more than|for up to|nicht langer als|nicht grosser als|nicht teurer als|pas plus grand que|pas plus long que|pas plus cher que|pas au dessus de|must be under|limit is|limited to|stretch to|stretching to|extend to|go to|go up to|went up to|bump to|bump up to|raise to|increase to|push to|as high as|go as high as|bis auf|erhohen auf|monter a|monter jusqu a",
	UntilYear: "up to|until|till|bis|jusqu a|jusqu en|jusque|through|bis einschliesslich|not after|no later than|not later than",
	More: "over|above|more than|at least|min|minimum|minimal|mini|minimum of|from|ab|mindestens|uber|mehr als|plus de|a partir de|au moins|starting at|starting from|upwards of|" +
		"longer than|bigger than|larger than|greater than|not under|not less than|no less than|no fewer than|not fewer than|not below|not shorter than|no shorter than|no smaller than|" +
		"not smaller than|nicht kleiner als|nicht kurzer als|nicht weniger als|nicht unter|nicht billiger als|nothing under|nothing below|nothing less than|nothing smaller than|nothing shorter than|pas moins de|pas plus petit que|pas plus court que|superieur a|superieure a|langer als|grosser als|des|depuis|since|seit|exceeding|beyond|north of|deeper than|plus long que|plus grand que|more expensive than|au dessus de|higher than|upward of|von mindestens|wider than|or above",
	Older:    "before|older than|earlier than|prior to|vor|alter als|avant|plus ancien que|plus vieux que|pre|built before|vor baujahr",
	Newer:    "newer than|after|later than|younger than|more recent than|nach|neuer als|junger als|apres|plus recent que|plus jeune que|post|built after|built since after",
	NotOlder: "no older than|not older than|nicht alter als|pas plus vieux que|pas plus ancien que|not before|nothing before|nothing older than|nothing earlier than|none before|none older than|nichts vor|nichts alteres als|rien avant|nicht vor|pas avant|not from before|no earlier than|not earlier than|max age|maximum age|hochstalter",
	NotNewer: "no newer than|not newer than|nicht neuer als|nicht junger als",
})

// trailing are the words behind a number that compare.
var trailing = sentence.Table(map[Comparison]string{
	Roughly: "or so|or thereabouts|oder so|ou a peu pres|ish|give or take|approximately|approx",
	Less: "as the maximum|as a maximum|as maximum|als maximum|als obergrenze|comme maximum|or less|or a bit less|or a little less|or slightly less|or a bit under|or just under|or under|or below|or smaller|or shorter|or cheaper|or lower|max|maximum|tops|at most|at the most|and under|and below|or fewer|oder weniger|ou moins|oder kleiner|oder kurzer|" +
		"top|maxi|maximal|or thereunder|and less|and shorter|hochstens|au maximum|limit|is my limit|is the limit|is my max|is my budget|budget|absolute max|et moins|und weniger|oder gunstiger",
	More: "as the minimum|as a minimum|as minimum|als minimum|als untergrenze|comme minimum|or more|or a bit more|or a little more|or slightly more|or a bit over|or over|or above|or longer|or bigger|or larger|or greater|and up|and above|and over|plus|upwards|min|mini|minimum|oder mehr|ou plus|und mehr|oder grosser|oder langer|" +
		"and longer|and more|et plus|and bigger|and larger|or better|mindestens|minimal|and upwards|or deeper|or up|up|ou davantage|und langer|und grosser",
	NotOlder: "at the earliest|fruhestens|au plus tot|or newer|and newer|or later|or younger|onwards|onward|on|and later|und neuer|oder neuer|oder junger|und junger|et apres|ou plus recent|and on|or after|and onwards|or more recent|et plus recent|and younger|or up|upward|up",
	NotNewer: "at the latest|spatestens|au plus tard|or older|and older|or earlier|oder alter|and earlier|ou plus ancien|und alter|or before|et avant|ou avant",
})

// Leading is the longest comparison that ends before word i, a number's first, of free words, and how many words it has.
func Leading(s *sentence.Sentence, i int) (c Comparison, words int, ok bool) {
	return sentence.EndingAt(s, leading, i)
}

// LeadingFrom is the longest comparison with a number behind it that starts with word i, of free words, and how many words it has.
func LeadingFrom(s *sentence.Sentence, i int) (c Comparison, words int, ok bool) {
	return sentence.StartingAt(s, leading, i)
}

// Trailing is the longest comparison with a number before it that starts with word j, of free words, and how many words it has.
func Trailing(s *sentence.Sentence, j int) (c Comparison, words int, ok bool) {
	return sentence.StartingAt(s, trailing, j)
}

// IsComparison reports whether a word compares with a number behind it.
func IsComparison(word string) bool {
	_, ok := leading[word]
	return ok
}

// BoundBehind reports whether the two figures before word j are a length that boats may go beyond: the "50" of "Swan 50 or bigger".
func BoundBehind(s *sentence.Sentence, j int) bool {
	if j >= len(s.Words) || len(s.Fold(j-1)) != 2 || sentence.Joins(s.Fold(j)) == "" {
		return false
	}
	c, n, ok := Trailing(s, j)
	return ok && n > 1 && (c == More || c == Less) && (j+n == len(s.Words) || !sentence.IsThan(s.Fold(j+n)) && !s.Figure(j+n))
}

// Phrases goes through what compares with a number behind it and what a number may be said to be of, in no order.
func Phrases() iter.Seq[string] {
	return func(yield func(string) bool) {
		for p := range leading {
			if !yield(p) {
				return
			}
		}
		for p := range subjects {
			if !yield(p) {
				return
			}
		}
	}
}
