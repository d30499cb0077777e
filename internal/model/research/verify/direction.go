package verify

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/model/research/measure"
	"github.com/fairlead/fairlead/internal/study"
)

// Words that tell to which side a number lies.
var (
	lesser  = regexp.MustCompile(`(?i)\b(?:below|under|beneath|less|lower|lowers|lowered|cheaper|loses?|lost|falls?|fell|takes?|off|drops?|reduced?)\b`)
	greater = regexp.MustCompile(`(?i)\b(?:above|over|more|higher|raises?|raised|dearer|gains?|rises?|rose|adds?|increased?|costlier)\b`)
	sides   = regexp.MustCompile(lesser.String() + "|" + greater.String())
)

// side is -1 for a word of less, 1 for one of more.
func side(word string) float64 {
	if lesser.MatchString(word) {
		return -1
	}
	return 1
}

// lastSide is the side of the last such word in a text, 0 where there is none.
func lastSide(text string) float64 {
	found := sides.FindAllString(text, -1)
	if len(found) == 0 {
		return 0
	}
	return side(found[len(found)-1])
}

// firstSide is the side of the first such word in a text before its next number, 0 where there is none.
func firstSide(text string) float64 {
	if next := strings.IndexAny(text, "0123456789;"); next >= 0 {
		text = text[:next]
	}
	if word := sides.FindString(text); word != "" {
		return side(word)
	}
	return 0
}

// agrees reports whether the words around a number tell the side to which the value really lies.
func (v *Verifier) agrees(e *measure.Evidence, w study.Value, n number, cited []*measure.Evidence) bool {
	said := firstSide(n.after)
	if said == 0 {
		said = lastSide(sinceNumber(n.before))
	}
	switch {
	case measure.Grouped(e.Measure) && !v.foremost(e, w, n):
		return false
	case w.Unit != study.Percent && strings.HasPrefix(strings.TrimSpace(n.after), "of the median"): // a share, not a number of boats
		return false
	case w.Name == "median gap" || w.Name == "gap within models" || w.Name == "gap at equal age" || w.Name == "gap at equal age and length":
		return said == 0 || said*w.Number > 0 == v.inOrder(e, n)
	case w.Name == "a year" && !v.outpaced(w, n, cited):
		return false
	case w.Name == "a year" || w.Name == "below" && e.Measure == measure.ByBargain:
		return !slices.ContainsFunc(beside(n), func(word string) bool { return side(word)*w.Number < 0 })
	case e.Measure == measure.ByTime && w.Name == "median":
		return v.outlasted(e, w, n, cited)
	case w.Name == "level":
		return said == 0 || said*w.Number > 0
	case w.Name == "reduced", e.Measure == measure.ByCuts && (w.Name == "boats" || strings.HasSuffix(w.Name, "lowered")):
		return said <= 0
	case w.Name == "spread":
		return v.extreme(w, n, cited)
	case w.Name == "under offer":
		return strings.Contains(n.after, w.Name)
	case w.Name == "lower quartile" || w.Name == "upper quartile": // high prices are those above the upper one, not above the lower one
		at := sides.FindString(lastWord(n.before))
		return at == "" || side(at) > 0 == (w.Name == "upper quartile")
	case e.Measure == measure.ByPrice && w.Name == "median":
		return v.lowest(w, n, cited)
	case e.Measure == measure.ByModel && w.Name == "median":
		return v.ranked(e, w, n)
	case e.Measure == measure.ByCountry && w.Name == "median":
		return v.outermost(e, w, n)
	}
	return true
}

// beside are the words of a side between the number before and the number after one.
func beside(n number) []string {
	after := n.after
	if next := strings.IndexAny(after, "0123456789;"); next >= 0 {
		after = after[:next]
	}
	return sides.FindAllString(sinceNumber(n.before)+" "+after, -1)
}

// lastWord is the word that a text ends with.
func lastWord(text string) string {
	text = strings.TrimRight(text, " ")
	return text[strings.LastIndexByte(text, ' ')+1:]
}

// sinceNumber is what stands behind the last number of a text.
func sinceNumber(text string) string {
	return text[strings.LastIndexAny(text, "0123456789")+1:]
}

// inOrder reports whether a text names the boats that are compared before those they are compared with.
func (v *Verifier) inOrder(e *measure.Evidence, n number) bool {
	return e.Against == nil || n.first == "" || !slices.ContainsFunc(v.entities[int(firstRune(n.first)-firstEntity)].names, func(name string) bool {
		return name == e.Against.Words
	})
}

// lowest reports whether the median that is called the lowest or the highest is so among those cited.
func (v *Verifier) lowest(w study.Value, n number, cited []*measure.Evidence) bool {
	sentence := n.before[strings.LastIndex(n.before, ". ")+1:]
	low, high := strings.Contains(sentence, "lowest median"), strings.Contains(sentence, "highest median")
	if numerals.MatchString(sentence) || !low && !high {
		return true
	}
	for _, e := range cited {
		for _, other := range v.values(e) {
			if e.Measure == measure.ByPrice && other.Name == w.Name && (low && other.Number < w.Number || high && other.Number > w.Number) {
				return false
			}
		}
	}
	return true
}

// extreme reports whether a spread that is called the widest or the narrowest is so among those cited.
func (v *Verifier) extreme(w study.Value, n number, cited []*measure.Evidence) bool {
	after := n.after
	if next := numerals.FindStringIndex(after); next != nil {
		after = after[:next[0]]
	}
	widest, narrowest := strings.Contains(after, "widest"), strings.Contains(after, "narrowest")
	for _, e := range cited {
		for _, other := range v.values(e) {
			if other.Name == w.Name && other.Of == w.Of && (widest && other.Number > w.Number || narrowest && other.Number < w.Number) {
				return false
			}
		}
	}
	return true
}

// ageing reports whether evidence is of what a year of age takes.
func ageing(e *measure.Evidence) bool {
	return slices.Contains([]string{measure.ByAge, measure.ByModelAge, measure.ByBuilderAge}, e.Measure) || measure.Ageings(e.Measure)
}

// outpaced reports whether a loss with age that is called the most or the least is so among those cited.
func (v *Verifier) outpaced(w study.Value, n number, cited []*measure.Evidence) bool {
	said := " " + sinceNumber(n.before)
	most, least := strings.LastIndex(said, " most "), strings.LastIndex(said, " least")
	for _, e := range cited {
		for _, other := range v.values(e) {
			if ageing(e) && other.Name == w.Name && (most > least && other.Number < w.Number || least > most && other.Number > w.Number) {
				return false
			}
		}
	}
	return true
}

// outlasted reports whether offers that are said to have stood shorter or longer than these have done so.
func (v *Verifier) outlasted(e *measure.Evidence, w study.Value, n number, cited []*measure.Evidence) bool {
	said := sinceNumber(n.before)
	shorter, longer := strings.Contains(said, "shorter than"), strings.Contains(said, "longer than")
	for _, other := range cited {
		if other == e || other.Measure != e.Measure {
			continue
		}
		stood := other.Value(w.Name).Number
		if shorter && stood >= w.Number || longer && stood <= w.Number {
			return false
		}
	}
	return true
}

// ranked reports whether a model that is called dearer or cheaper than the one studied is so: "it stands below" the dearer.
func (v *Verifier) ranked(e *measure.Evidence, w study.Value, n number) bool {
	own := strings.TrimPrefix(e.Filter.Words, measure.RivalsWords)
	mine, designs := study.Value{}, 0
	for _, other := range v.values(e) {
		if other.Name == w.Name && (other.Of == own || strings.HasPrefix(other.Of, own+" built ")) {
			mine = other
			designs++
		}
	}
	if designs != 1 || w.Of == mine.Of { // of several of one name it is not told which is studied
		return true
	}
	said := lastSide(n.before)
	words := sides.FindAllString(n.before, -1)
	if len(words) > 0 && slices.Contains([]string{"below", "above"}, words[len(words)-1]) {
		said = -said // of the one studied, not of this one
	}
	switch {
	case strings.Contains(n.before, "asks least") && w.Number < mine.Number, strings.Contains(n.before, "asks most") && w.Number > mine.Number:
		return false
	}
	return said == 0 || said*(w.Number-mine.Number) >= 0
}

// outermost reports whether a country whose median is called the lowest or the highest has it.
func (v *Verifier) outermost(e *measure.Evidence, w study.Value, n number) bool {
	low, high := strings.LastIndex(n.before, "lowest"), strings.LastIndex(n.before, "highest")
	for _, other := range v.values(e) {
		if other.Name == w.Name && (low > high && other.Number < w.Number || high > low && other.Number > w.Number) {
			return false
		}
	}
	return true
}

// Words that a group alone among those of its grouping deserves.
var (
	leastOf = regexp.MustCompile(`(?i)\b(?:least|lowest|shortest|smallest)\b`)
	mostOf  = regexp.MustCompile(`(?i)\b(?:most|highest|longest|largest)\b`)
)

// foremost reports whether a group that is said to have the least or the most of something has it.
func (v *Verifier) foremost(e *measure.Evidence, w study.Value, n number) bool {
	said := sinceNumber(n.before)
	least, most := leastOf.MatchString(said), mostOf.MatchString(said)
	return !slices.ContainsFunc(v.values(e), func(other study.Value) bool {
		return other.Name == w.Name && (least && other.Number < w.Number || most && other.Number > w.Number)
	})
}

// ranges are two numbers that are said to be the ends of one span.
var ranges = regexp.MustCompile(`(?:between (` + amount + `) and|(` + amount + `) to) (` + amount + `)`)

const amount = `(?:[A-Z]{3} )?\d+(?:,\d{3})*(?:\.\d+)?(?: %| m²| (?:m|kg|kn|days)\b)?`

// upperEnds are the names of the upper ends of spans by those of the lower ones.
var upperEnds = map[string]string{
	"lower quartile": "upper quartile", "low": "high", "berth from": "berth up to", "lowest": "highest", "first built": "last built",
	"slowest": "fastest", "lowest tenth": "highest tenth", "gap from": "gap up to",
}

// ends returns an error where the two ends of a span are not those of one span of the evidence.
func (v *Verifier) ends(words wording, here []*measure.Evidence) error {
	for _, m := range ranges.FindAllStringSubmatch(words.text, -1) {
		low, high := m[1]+m[2], m[3]
		if !slices.ContainsFunc(here, func(e *measure.Evidence) bool { return v.spans(e, low, high) }) {
			return fmt.Errorf("%s and %s are not the ends of one span", low, high)
		}
	}
	return nil
}

func (v *Verifier) spans(e *measure.Evidence, low, high string) bool {
	values := v.values(e)
	for _, a := range values {
		if upper := upperEnds[a.Name]; upper != "" && a.String() == low && slices.ContainsFunc(values, func(b study.Value) bool {
			return b.Name == upper && b.Of == a.Of && b.String() == high
		}) {
			return true
		}
	}
	return false
}
