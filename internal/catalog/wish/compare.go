package wish

import (
	"strings"

	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
)

// comparison says on which side of a number boats have to be.
type comparison int

const (
	same      comparison = iota // no comparison
	roughly                     // about
	less                        // at most
	more                        // at least
	older                       // before a year, more years than
	newer                       // after a year, fewer years than
	notOlder                    // from a year on, at most so many years
	notNewer                    // up to a year, at least so many years
	untilYear                   // at most, said of years rather than of prices
)

// leading are the words before a number that compare.
var leading = sentence.Table(map[comparison]string{
	roughly: "around|about|approximately|approx|roughly|circa|ca|c|some|near|nearly|close to|say|etwa|ungefahr|rund|um die|zirka|environ|autour de|vers|plus ou moins|give or take",
	less: "under|below|less than|upto|max|maximum|maximal|max of|maximum of|no more than|not more than|at most|at the most|not over|no over|not above|" +
		"within|bis zu|bis max|bis maximal|maximal bis|unter|hochstens|weniger als|nicht uber|nicht mehr als|moins de|a moins de|maxi|au plus|au maximum|" +
		"inferieur a|inferieure a|cheaper than|shorter than|smaller than|lower than|nothing over|nothing above|not exceeding|doesn t exceed|" +
		"don t exceed|not exceed|capped at|upper limit|not longer than|no longer than|not bigger than|no bigger than|not larger than|no larger than|no larger|kleiner als|kurzer als|" +
		"billiger als|gunstiger als|pas plus de|spend up to|can spend|to spend|ceiling|sub|less|lower|moins cher que|nothing more than|not deeper than|shallower than|top|hochstens bis|fewer than|plus petit que|plus court que|au dessous de|en dessous de|sous|not costing more than|for up to|nicht langer als|nicht grosser als|nicht teurer als|pas plus grand que|pas plus long que|pas plus cher que|pas au dessus de|must be under|limit is|limited to|stretch to|stretching to|extend to|go to|go up to|went up to|bump to|bump up to|raise to|increase to|push to|as high as|go as high as|bis auf|erhohen auf|monter a|monter jusqu a",
	untilYear: "up to|until|till|bis|jusqu a|jusqu en|jusque|through|bis einschliesslich|not after|no later than|not later than",
	more: "over|above|more than|at least|min|minimum|minimal|mini|minimum of|from|ab|mindestens|uber|mehr als|plus de|a partir de|au moins|starting at|starting from|upwards of|" +
		"longer than|bigger than|larger than|greater than|not under|not less than|no less than|no fewer than|not fewer than|not below|not shorter than|no shorter than|no smaller than|" +
		"not smaller than|nicht kleiner als|nicht kurzer als|nicht weniger als|nicht unter|nicht billiger als|nothing under|nothing below|nothing less than|nothing smaller than|nothing shorter than|pas moins de|pas plus petit que|pas plus court que|superieur a|superieure a|langer als|grosser als|des|depuis|since|seit|exceeding|beyond|north of|deeper than|plus long que|plus grand que|more expensive than|au dessus de|higher than|upward of|von mindestens|wider than|or above",
	older:    "before|older than|earlier than|prior to|vor|alter als|avant|plus ancien que|plus vieux que|pre|built before|vor baujahr",
	newer:    "newer than|after|later than|younger than|more recent than|nach|neuer als|junger als|apres|plus recent que|plus jeune que|post|built after|built since after",
	notOlder: "no older than|not older than|nicht alter als|pas plus vieux que|pas plus ancien que|not before|nothing before|nothing older than|nothing earlier than|none before|none older than|nichts vor|nichts alteres als|rien avant|nicht vor|pas avant|not from before|no earlier than|not earlier than|max age|maximum age|hochstalter",
	notNewer: "no newer than|not newer than|nicht neuer als|nicht junger als",
})

// trailing are the words behind a number that compare.
var trailing = sentence.Table(map[comparison]string{
	roughly: "or so|or thereabouts|oder so|ou a peu pres|ish|give or take|approximately|approx",
	less: "as the maximum|as a maximum|as maximum|als maximum|als obergrenze|comme maximum|or less|or a bit less|or a little less|or slightly less|or a bit under|or just under|or under|or below|or smaller|or shorter|or cheaper|or lower|max|maximum|tops|at most|at the most|and under|and below|or fewer|oder weniger|ou moins|oder kleiner|oder kurzer|" +
		"top|maxi|maximal|or thereunder|and less|and shorter|hochstens|au maximum|limit|is my limit|is the limit|is my max|is my budget|budget|absolute max|et moins|und weniger|oder gunstiger",
	more: "as the minimum|as a minimum|as minimum|als minimum|als untergrenze|comme minimum|or more|or a bit more|or a little more|or slightly more|or a bit over|or over|or above|or longer|or bigger|or larger|or greater|and up|and above|and over|plus|upwards|min|mini|minimum|oder mehr|ou plus|und mehr|oder grosser|oder langer|" +
		"and longer|and more|et plus|and bigger|and larger|or better|mindestens|minimal|and upwards|or deeper|or up|up|ou davantage|und langer|und grosser",
	notOlder: "at the earliest|fruhestens|au plus tot|or newer|and newer|or later|or younger|onwards|onward|on|and later|und neuer|oder neuer|oder junger|und junger|et apres|ou plus recent|and on|or after|and onwards|or more recent|et plus recent|and younger|or up|upward|up",
	notNewer: "at the latest|spatestens|au plus tard|or older|and older|or earlier|oder alter|and earlier|ou plus ancien|und alter|or before|et avant|ou avant",
})

// setting is what the words around a number say of it.
type setting struct {
	comparison comparison
	subject    subject
	exclusive  bool // the number itself is left out: ">"
	refused    bool // the comparison is the opposite of one that is refused: "no boats over"
}

// around reads the words before word i and from word j on and uses those that say something of the number between.
func (t *turn) around(i, j int) setting {
	var s setting
	s.signs(t, i, j)
	t.lookBack(&s, i)
	t.lookAhead(&s, j)
	if s.refused {
		t.refusedAt = i
	}
	return s
}

// signs reads <, >, ≤, ≥, + and ~ beside a number.
func (s *setting) signs(t *turn, i, j int) {
	if i < len(t.Words) {
		before := strings.TrimRight(t.Text[:t.Words[i].Start], " =€$£")
		bare := strings.HasSuffix(before, "<") || strings.HasSuffix(before, ">")
		s.exclusive = bare && !strings.Contains(t.Text[len(before):t.Words[i].Start], "=")
		switch {
		case strings.HasSuffix(before, "<") || strings.HasSuffix(before, "≤"):
			s.comparison = less
		case strings.HasSuffix(before, ">") || strings.HasSuffix(before, "≥"):
			s.comparison = more
		case strings.HasSuffix(before, "~") || strings.HasSuffix(before, "≈"):
			s.comparison = roughly
		}
	}
	if j == 0 {
		return
	}
	switch after := strings.TrimLeft(t.Text[t.Words[j-1].End:], `'"€ `); {
	case strings.HasPrefix(after, "+/-"), strings.HasPrefix(after, "+-"), strings.HasPrefix(after, "±"):
		s.comparison = roughly
	case strings.HasPrefix(after, "+"):
		s.comparison = more
	}
}

// boundBehind reports whether the two figures before word j are a length that boats may go beyond: the "50" of "Swan 50 or bigger".
func (t *turn) boundBehind(j int) bool {
	if j >= len(t.Words) || len(t.Fold(j-1)) != 2 || sentence.Joins(t.Fold(j)) == "" {
		return false
	}
	c, n, ok := sentence.StartingAt(t.Sentence, trailing, j)
	return ok && n > 1 && (c == more || c == less) && (j+n == len(t.Words) || !sentence.IsThan(t.Fold(j+n)) && !t.Figure(j+n))
}

// asks are the words that make a question of an "about" behind them.
var asks = sentence.Set("what|how")

func (t *turn) lookBack(s *setting, i int) {
	for steps := 0; steps < 5 && i > 0; steps++ {
		if t.Breaks(i-1) && !strings.Contains(t.Gap(i-1), ":") {
			return
		}
		if i > 1 && t.Fold(i-1) == "about" && asks[t.Fold(i-2)] {
			return // "what about the 38"
		}
		if c, n, ok := sentence.EndingAt(t.Sentence, leading, i); ok && (s.comparison == same || s.comparison == roughly) {
			if s.subject != ofListing || c != more { // "from the last 5 years"
				s.comparison = c
				if other, ok := opposite[c]; ok && t.refusesBound(i-n) {
					s.comparison, s.refused = other, true
				}
			}
			t.Use(i-n, i)
			i -= n
			continue
		}
		if what, n, ok := sentence.EndingAt(t.Sentence, subjects, i); ok && s.subject == unsaid && what != ofAge {
			s.subject = what
			t.Use(i-n, i)
			i -= n
			continue
		}
		if w := t.Words[i-1]; w.Used || !fillers[w.Fold] {
			return
		}
		i--
	}
}

// opposite is what is asked for where a comparison is refused.
var opposite = map[comparison]comparison{less: more, more: less, older: notOlder, newer: notNewer, notOlder: older, notNewer: newer}

// refusers are the words that refuse a bound, ofBoats those that may stand between them and it: "keine Boote über 20 Jahre".
var (
	refusers = sentence.Set("no|not|don|doesn|none|nothing|avoid|skip|exclude|excluding|kein|keine|keinen|nicht|nichts|pas|aucun|aucune|rien|sans")
	ofBoats  = sentence.Set("boats|boat|yachts|yacht|vessel|vessels|ones|one|listings|listing|offers|offer|adverts|advert|ads|ad|results|result|hits|matches|angebote|inserate|anzeigen|offres|offre|boote|boot|schiffe|schiff|yachten|bateau|bateaux|annonces|built|gebaut|gebauten|" +
		"construit|construits|with|mit|avec|that|which|are|is|have|costing|d|de|a|qui|die|priced|anything|an|asking|to|be|been|t|want|need|from|von|aus")
)

// refusesBound reports whether a comparison that starts with word i is refused: "no boats over 20 years old".
func (t *turn) refusesBound(i int) bool {
	for ; i > 0 && !t.Breaks(i-1); i-- {
		w := t.Fold(i - 1)
		if sentence.Joins(w) == "or" && t.refusedBefore(i-1) {
			return true
		}
		if _, subject := subjects[w]; !subject && !ofBoats[w] {
			return refusers[w]
		}
	}
	return false
}

// refusedBefore reports whether the bound before word i is refused: that of "nothing before 2005 or longer than 42 ft".
func (t *turn) refusedBefore(i int) bool {
	if t.refusedAt == 0 || i-t.refusedAt > longestBound {
		return false
	}
	for k := t.refusedAt; k < i-1; k++ {
		if t.Breaks(k) {
			return false
		}
	}
	return true
}

// longestBound is how many words a number has with what tells its unit.
const longestBound = 4

// leads reports whether a comparison from word i to j is of the number behind it: the "max" of "12 m max 60,000 euros".
func (t *turn) leads(i, j int) bool {
	_, n, ok := sentence.EndingAt(t.Sentence, leading, j)
	return ok && n == j-i && t.Figure(j) && !t.Breaks(j-1)
}

func (t *turn) lookAhead(s *setting, j int) {
	for steps := 0; steps < 3 && j < len(t.Words); steps++ {
		if t.Breaks(j-1) || t.Words[j].Used {
			return
		}
		c, n, ok := sentence.StartingAt(t.Sentence, trailing, j)
		if ok && (s.comparison == same || s.comparison == roughly) && (t.Fold(j+n-1) != "on" || t.onwards(j, j+n)) {
			if t.leads(j, j+n) || j+n < len(t.Words) && t.Fold(j) == "up" && t.Fold(j+1) == "to" {
				return
			}
			s.comparison = c
			t.Use(j, j+n)
			j += n
			continue
		}
		what, n, ok := sentence.StartingAt(t.Sentence, subjects, j)
		if ok && (s.subject == unsaid || s.subject == ofRadius) && what != ofYear && what != ofRadius && what != ofListing && what != ofPrice {
			if t.beginsNext(what, j+n) {
				return
			}
			s.subject = what
			t.Use(j, j+n)
			j += n
			continue
		}
		if n, ok := t.After(j, spending, 2); ok && s.subject == unsaid {
			s.subject = ofPrice
			t.Use(j, j+n)
			return
		}
		if w := t.Fold(j); w != "of" && w != "in" && w != "de" && w != "on" && w != "the" && w != "for" || steps > 0 {
			return
		}
		j++
	}
}
