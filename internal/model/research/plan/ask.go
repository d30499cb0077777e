package plan

import (
	"cmp"
	_ "embed"
	"regexp"
	"slices"
	"strings"
)

//go:embed asks.txt
var asksText string

// Ask is what a question asks of the boats on offer, as its grammar tells: see asks.txt. The zero Ask speaks of no market.
type Ask struct {
	Measures []string // it speaks of; of them the first is what the boats are told apart by, where Way is More or Most
	Way      string
	Least    bool   // of Most, that what is least is sought
	Top      int    // how many of the first are asked for, 0 where none is said
	By       string // the property of which one is sought that is first of all, or that has an effect; empty where Way is neither Most nor Effect
}

// Ways of asking.
const (
	Level    = "level" // how much it is
	More     = "more"  // of which side it is more
	Most     = "most"  // of which it is most or least
	Change   = "change"
	Forecast = "forecast"
	Cause    = "cause"
	Aged     = "aged"   // how it goes with age
	Effect   = "effect" // what a property does to it
)

// Ranks reports whether it asks which group by a property is first in a measure.
func (a Ask) Ranks(measure string) bool {
	return a.Way == Most && a.By != "" && a.Measures[0] == measure
}

// Divides reports whether it asks of a measure by a property.
func (a Ask) Divides(measure string) bool { return a.By != "" && a.Measures[0] == measure }

// Of reports whether it asks of a measure in a way. Only the first sets boats apart.
func (a Ask) Of(measure, way string) bool {
	at := slices.Index(a.Measures, measure)
	return a.Way == way && (at == 0 || at > 0 && way != More && way != Most)
}

// Speaks reports whether a measure is the first that it speaks of.
func (a Ask) Speaks(measure string) bool { return len(a.Measures) > 0 && a.Measures[0] == measure }

// wordsOf are the words of a text as sayings have them.
func wordsOf(text string) []string {
	text = takes.ReplaceAllString(text, "how long does it take")
	text = strings.NewReplacer("more expensive", "dearer", "less expensive", "cheaper",
		"plus cher que", "dearer que", "plus chers que", "dearer que", "plus chères que", "dearer que").Replace(strings.ToLower(text)) // "more" of no boats
	return strings.FieldsFunc(plainly(text), func(r rune) bool { return strings.ContainsRune(" '?!.,;:–—", r) })
}

// takes asks how long something takes, not what will become of it.
var takes = regexp.MustCompile(`(?i)\bhow long (?:will|would|might|may|could) (?:it|she|he|this|that|they) (?:probably |likely )?take\b`)

// askOf reads what a text asks of boats on offer.
func askOf(text string) Ask {
	words := withoutBounds(wordsOf(meant(text)))
	a, modes := measuresIn(words)
	if len(a) == 0 && topIn(words) > 0 && propertyIn(words) != "" { // "the top three countries"
		a, modes = []string{"number"}, map[string]string{"number": Level}
	}
	if len(a) == 0 {
		return Ask{}
	}
	if ask, ok := ofComparative(words, a, modes); ok {
		return ask
	}
	ask, first := Ask{Measures: a}, modes[a[0]]
	way := slices.IndexFunc(asks.ways, func(w named[sayings]) bool { return w.of.in(words) })
	switch {
	case way >= 0:
		ask.Way = asks.ways[way].name
	case first == least || first == Most:
		ask.Way, ask.Least = Most, first == least
	default:
		ask.Way = first
	}
	if topIn(words) > 0 && ask.Way == Level {
		ask.Way = Most
	}
	if ask.Way == Most || ask.Way == Effect {
		ask.By, ask.Top = propertyIn(words), topIn(words)
	}
	if ask.By == "" && slices.Contains([]string{"length", "hours", "cuts", "days", "stay", "number"}, a[0]) {
		ask.By = behindBy(words)
	}
	if single := ask.Speaks("age") || ask.Speaks("stay"); ask.Way == Most && ask.By == "" && !single && whichCraft.in(slices.DeleteFunc(slices.Clone(words), measuring)) {
		ask.By = "model"
	}
	return ask
}

// whichCraft asks for models, where it asks which boat is first of all.
var whichCraft = readSayings("which .. $craft | welche* .. $craft | quel* .. $craft")

// measuring reports whether a word only tells how long boats are: "which 36 to 40 ft cruisers".
func measuring(word string) bool {
	return word[0] >= '0' && word[0] <= '9' || slices.Contains([]string{"ft", "feet", "foot", "m", "metre", "metres", "meter", "meters", "to", "bis", "à"}, word)
}

// ofComparative reads a measure that is asked of boats which a comparative tells apart: "do larger boats lose more?"
func ofComparative(words, measures []string, mode map[string]string) (Ask, bool) {
	i := slices.IndexFunc(asks.before, func(p named[sayings]) bool { return p.of.in(words) })
	of := slices.DeleteFunc(slices.Clone(measures), func(m string) bool { return m == "age" || m == "length" || mode[m] == Level })
	if i < 0 || len(of) == 0 || asks.tells[of[0]+" "+Effect] == nil {
		return Ask{}, false
	}
	return Ask{Measures: of, Way: Effect, By: asks.before[i].name}, true
}

// withoutBounds are words without those that bound boats by a number, and set nothing above anything: "more than 30 years", "mehr als 12 m".
func withoutBounds(words []string) []string {
	var kept []string
	for i := 0; i < len(words); i++ {
		if i+2 < len(words) && comparative.MatchString(words[i]) && slices.Contains([]string{"than", "als", "que", "de"}, words[i+1]) && numeric(words[i+2]) && !listed(words[i+2], "article") {
			i += 2
			continue
		}
		kept = append(kept, words[i])
	}
	return kept
}

// comparative is a word that may bound something by a number behind "than".
var comparative = regexp.MustCompile(`^(?:.*er|more|less|mehr|plus|moins)$`)

// numeric reports whether a word is a number in digits or in letters.
func numeric(word string) bool { return word[0] >= '0' && word[0] <= '9' || numeral(word) > 0 }

// least is a mode that is asked in the way Most.
const least = "least"

// modes are how words speak of a measure, the strongest first.
var modes = []string{least, Most, More, Level}

// measuresIn are the measures that words speak of, those of the strongest mode first, with the mode of each.
func measuresIn(words []string) (names []string, mode map[string]string) {
	mode = map[string]string{}
	for _, m := range asks.measures {
		i := slices.IndexFunc(modes, func(one string) bool { return asks.modes[m][one].in(words) })
		if i < 0 {
			continue
		}
		mode[m] = modes[i]
		if other, ok := mode[asks.stand[m]]; ok { // of which it takes the mode where that is stronger
			mode[m] = modes[min(i, slices.Index(modes, other))]
			delete(mode, asks.stand[m])
		}
	}
	for _, one := range modes {
		for _, m := range asks.measures {
			if mode[m] == one {
				names = append(names, m)
			}
		}
	}
	return names, mode
}

// numerous are properties that are themselves numbers of things: "three cabins" are not the first three.
var numerous = []string{"cabins", "engines", "engine hours", "decade"}

// topIn is how many of the first are asked for: "the five dearest countries", "the top 10 brands".
func topIn(words []string) int {
	for i, word := range words {
		n := numeral(word)
		if n < 2 || n > 10 || i+1 == len(words) {
			continue
		}
		ranked := slices.ContainsFunc(words[i+1:min(len(words), i+behind)], func(w string) bool {
			by := propertyIn([]string{w})
			return by != "" && !slices.Contains(numerous, by)
		})
		if ranked || i > 0 && words[i-1] == "top" {
			return n
		}
	}
	return 0
}

// propertyIn is the property that is named first.
func propertyIn(words []string) string {
	for i := range words {
		for _, p := range asks.properties {
			if slices.ContainsFunc(p.of, func(said []string) bool { return begin(words[i:], said) }) {
				return p.name
			}
		}
	}
	return ""
}

// behindBy is the property that stands behind "by", "per" or "nach".
func behindBy(words []string) string {
	for i, w := range words[:max(0, len(words)-1)] {
		if w != "by" && w != "per" && w != "nach" && w != "par" {
			continue
		}
		if by := propertyIn(words[i+1 : min(len(words), i+3)]); by != "" {
			return by
		}
	}
	return ""
}

// tells are the names of the matters that the table has for it, those taken back behind "-". Where one measure sets boats apart, the
// others are asked for by their level.
func (a Ask) tells() []string {
	var all []string
	for i, m := range a.Measures {
		way := a.Way
		if i > 0 && (way == More || way == Most) {
			way = Level
		}
		for _, name := range a.row(m, way) {
			if by, ok := strings.CutSuffix(name, "*"); ok {
				name = by + a.By
			}
			all = append(all, name)
		}
	}
	return all
}

// row is what the table has for a measure and a way: for the property before any, and for what is least before what is most.
func (a Ask) row(measure, way string) []string {
	by := cmp.Or(a.By, "none")
	keys := []string{measure + " " + way + " " + by, measure + " " + way}
	if a.Least && way == Most {
		keys = append([]string{measure + " " + least + " " + by}, keys...)
	}
	for _, key := range keys {
		if row, ok := asks.tells[key]; ok {
			return row
		}
	}
	return nil
}

// apply adds to the matters that phrases raised those of the table, and takes back those that it excludes. Where one property is asked
// by, boats are divided by no other.
func (a Ask) apply(raised matters) matters {
	tells := a.tells()
	return slices.DeleteFunc(slices.Clone(allMatters), func(m matter) bool {
		by, divides := strings.CutPrefix(m.name, "by ")
		switch {
		case slices.Contains(tells, "-"+m.name), divides && a.By != "" && by != a.By:
			return true
		}
		return !raised.has(m.name) && !slices.Contains(tells, m.name)
	})
}
