package plan

import (
	_ "embed"
	"regexp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/model/research/measure"
)

//go:embed matters.txt
var mattersText string

// matter is something that a question may want to know beside the market; see matters.txt.
type matter struct {
	name   string
	cues   [][]phrase // it is raised by any of them, of which each part has to be said
	says   string     // what no source here can tell of it, as a sentence; empty where it is answered
	quotes []Quotation
	wide   bool // it is asked of all boats where no kind is named: "is now a good time to buy a yacht?"
	first  bool // it is told before prices also where these are asked for
}

// matters are some of them, in the order of matters.txt.
type matters []matter

// phrase is words of which any one has to begin a word of a question, and then, where there are any, one of then with none of
// not between.
type phrase struct{ any, then, not []string }

// Quotation is a passage with a word of the fact that is quoted.
type Quotation struct{ Passage, Word string }

// allMatters are those of matters.txt in its order, wordGroups its groups of words.
var allMatters, wordGroups = readMatters(mattersText)

func readMatters(text string) (all matters, groups map[string][]string) {
	groups = map[string][]string{}
	for line := range strings.SplitSeq(text, "\n") {
		said := strings.TrimSpace(line)
		switch {
		case said == "" || line[0] == '#':
		case line[0] == '$':
			name, members, _ := strings.Cut(said, " = ")
			for member := range strings.SplitSeq(members, " | ") {
				groups[name] = append(groups[name], plainly(member))
			}
		case line[0] != ' ':
			name, cues, _ := strings.Cut(said, ":")
			all = append(all, matter{name: name, cues: readCues(cues, groups)}) // none, where only grammar raises it
		default:
			last := &all[len(all)-1]
			switch kind, rest, _ := strings.Cut(said, " "); kind {
			case "is":
				last.wide, last.first = strings.Contains(rest, "wide"), strings.Contains(rest, "first")
			case "says":
				last.says = rest
			case "quote":
				passage, word, _ := strings.Cut(rest, " ")
				last.quotes = append(last.quotes, Quotation{passage, word})
			}
		}
	}
	return all, groups
}

func readCues(text string, groups map[string][]string) [][]phrase {
	words := func(said string) []string {
		if group, ok := groups[strings.TrimSpace(said)]; ok {
			return group
		}
		return []string{plainly(said)}
	}
	var all [][]phrase
	if strings.TrimSpace(text) == "" {
		return nil
	}
	for cue := range strings.SplitSeq(text, "|") {
		var parts []phrase
		for part := range strings.SplitSeq(cue, " + ") {
			first, second, ok := strings.Cut(part, " .. ")
			p := phrase{any: words(first)}
			if ok {
				p.then, p.not = words(second), groups["$not"]
			}
			parts = append(parts, p)
		}
		all = append(all, parts)
	}
	return all
}

// spaced are the marks between words that a cue does not tell apart.
var spaced = strings.NewReplacer("-", " ", "/", " ", "(", " ", "\n", " ", "“", " ", "\"", " ", "’", "'", ",", " ")

// plainly is a text in lower case with a blank before each word.
func plainly(text string) string {
	words := strings.Fields(spaced.Replace(strings.ToLower(text)))
	for i, w := range words {
		words[i] = strings.TrimPrefix(w, "l'")
	}
	return " " + strings.Join(words, " ")
}

// behind is within how many words a word stands behind another one.
const behind = 4

// in reports whether a plain text has the phrase.
func (p phrase) in(text string) bool {
	for _, word := range p.any {
		for rest := text; ; {
			_, after, ok := strings.Cut(rest, word)
			if !ok {
				break
			}
			if p.then == nil || p.follows(after) {
				return true
			}
			rest = after
		}
	}
	return false
}

// follows reports whether a text has a word of then near its beginning.
func (p phrase) follows(text string) bool {
	words := strings.Fields(text)
	for _, word := range words[:min(behind, len(words))] {
		begins := func(cue string) bool { return strings.HasPrefix(" "+word, cue) }
		if slices.ContainsFunc(p.then, begins) {
			return true
		}
		if slices.ContainsFunc(p.not, func(cue string) bool { return cue == " "+word }) {
			return false
		}
	}
	return false
}

// raisedBy are the matters that a text raises by its phrases or by its grammar, in their order.
func raisedBy(text string) matters {
	text = meant(costsUnder.ReplaceAllString(gapBetween.ReplaceAllString(text, "price difference between"), "$1 $2"))
	raised := byPhrases(text)
	if lossRate.MatchString(text) && raised.has("owning") && !byPhrases(lossRate.ReplaceAllString(text, "$1")).has("owning") { // "what does it cost, and what does it lose a year?"
		raised = slices.DeleteFunc(raised, func(m matter) bool { return m.name == "owning" })
	}
	return askOf(text).apply(raised)
}

var (
	// gapBetween sets two kinds of boat apart, and asks for no gap in a market.
	gapBetween = regexp.MustCompile(`(?i)\bprice gap between\b`)
	// costsUnder is a limit on the price, which sets nothing above anything: "that cost less than 15,000".
	costsUnder = regexp.MustCompile(`(?i)\b(?:costs?|costing|asks?|asking|sells? for|worth)\s+((?:less|more) than)\s+((?:about |around )?(?:(?:eur|usd|gbp)\s?)?[\d$€£])`)
)

// lossRate is what is lost in a year, which is no cost.
var lossRate = regexp.MustCompile(`(?i)\b((?:verlier|verlor|los[eti]|depreciat|perd|fall|fäll|sink|sank|baiss|diminu|chut|drop|wertverlust)\pL*(?:\s+[\pL'’]+){0,5}?)\s+(?:per year|a year|each year|every year|pro jahr|im jahr|par an|per annum|annually|yearly)`)

// byPhrases are the matters that a text raises by its phrases.
func byPhrases(text string) matters {
	text = plainly(text)
	var raised matters
	for _, m := range allMatters {
		if slices.ContainsFunc(m.cues, func(parts []phrase) bool {
			return !slices.ContainsFunc(parts, func(p phrase) bool { return !p.in(text) })
		}) {
			raised = append(raised, m)
		}
	}
	return raised
}

// has reports whether a matter is among them.
func (all matters) has(name string) bool {
	return slices.ContainsFunc(all, func(m matter) bool { return m.name == name })
}

// asksPrice reports whether a text asks what boats cost, not a berth, a permit or a repair.
func (all matters) asksPrice(text string) bool {
	return all.has("price") && says(text, wordGroups["$priced"]) && !says(text, wordGroups["$service"])
}

// says reports whether a text holds a word that begins with one of a group of matters.txt.
func says(text string, group []string) bool {
	text = plainly(text)
	return slices.ContainsFunc(group, func(word string) bool { return strings.Contains(text, word) })
}

var marketWords = wordGroups["$market"]

var craft = wordGroups["$craft"]

// untellable are what no source here tells of the matters, as sentences. What is compared or divided needs none for builders, which
// are named, and for what a thing adds, which is measured.
func (all matters) untellable(compared bool) []string {
	var sentences []string
	for _, m := range all {
		if m.says != "" && !(compared && (m.name == "builders" || m.name == "effect")) {
			sentences = append(sentences, m.says)
		}
	}
	return sentences
}

// figures are those that the matters ask for.
func (all matters) figures() []measure.Figure {
	var asked []measure.Figure
	for _, f := range measure.Figures {
		if all.has(f.Matter) {
			asked = append(asked, f)
		}
	}
	return asked
}

// wide reports whether a matter that is asked of all boats is among them.
func (all matters) wide() bool {
	return slices.ContainsFunc(all, func(m matter) bool { return m.wide })
}
