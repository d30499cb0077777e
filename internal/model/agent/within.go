package agent

import (
	"regexp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/fold"
	"github.com/fairlead/fairlead/internal/knowledge"
	"github.com/fairlead/fairlead/internal/phrase"
)

// How a sentence of what was told is chosen that answers a turn.
const (
	farWithin   = 1.2 // count of what has to do with the turn where it stands in no passage told last
	ofSpoken    = 0.1 // and what it counts more for a word of that one's title that stands in the last answer
	ofForm      = 1.5 // what it counts that tells what is asked for, beside a word
	ofNeighbour = 0.6 // and what is left of that where it stands in another passage of the subject
	besideFound = 0.8 // share of the best one's count that those told beside it have
	mostWithin  = 4   // sentences told
	mostAsked   = 16  // words of a turn that is looked for so
	stemmed     = 5   // characters by which a word is known again
)

// formAsked is what kind of a sentence a form of question wants; strict where no other one answers it.
type formAsked struct {
	asks   phrase.List
	tells  *regexp.Regexp
	strict bool
	bare   bool // such a sentence is enough, whatever else it has
}

var formsAsked = []formAsked{
	{phrase.Of(`how often, how frequently, what interval, every how, wie oft, combien de fois`), regexp.MustCompile(`\b(?:every|each|yearly|annual(?:ly)?|seasons?|monthly|weekly|daily|once a|twice a|hours|intervals?|per year|a year)\b`), true, false},
	{phrase.Of(`how much does, how much would, how much is, how much will, how much for, what do they charge, what do you charge, charge, charges, fee, fees, what does it cost, what would it cost, cost, costs, price, expensive, cheap, was kostet, combien coûte`), regexp.MustCompile(`[€$£]|\b(?:eur|usd|gbp|euros?|dollars?|pounds|per cent of the price|thousand)\b`), true, false},
	{phrase.Of(`how long, how many hours, how many days, how many minutes, how much before, how early, how soon, how long before, wie lange, combien de temps`), regexp.MustCompile(`\b(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|evening before|day before)\b`), true, false},
	{phrase.Of(`how heavy, what weight, what does it weigh, how much does it weigh, wie schwer`), regexp.MustCompile(`\d ?(?:kg|lb|tonnes?|tons?|grams?|kilos?)\b`), true, false},
	{phrase.Of(`mistake, mistakes, do wrong, get wrong, fehler, erreurs`), regexp.MustCompile(`\b(?:never|do not|don't|avoid|mistakes?|too late|danger|instead of|wrong|not )\b`), true, true},
	{phrase.Of(`how many, how much, how big, how large, how thick, how high, how deep, how far, how fast, what size, which size, how wide, wie viel, wie viele, wie groß, combien`), regexp.MustCompile(`\d|\b(?:one|two|three|four|five|six|half|double|twice)\b`), true, false},
	{phrase.Of(`when, at what point, wann, quand`), regexp.MustCompile(`\b(?:when|whenever|after|before|until|as soon as|once|early|late|as long as|hours?|days?|season|month|year)\b`), false, false},
	{phrase.Of(`why, how come, warum, pourquoi`), regexp.MustCompile(`\b(?:because|since|so that|otherwise|therefore|the reason|due to)\b`), false, false},
	{phrase.Of(`where, wo, où`), regexp.MustCompile(`\b(?:at|on|in|near|above|below|behind|under|high|low|height|away from|inside|outside)\b`), false, false},
	{phrase.Of(`what do i say, what do we say, what should i say, what shall i say, what words, what to say, how do i say, was sage ich, que dire`), regexp.MustCompile(`["“]`), true, true},
	{phrase.Of(`what if, what happens, risk, risks, dangerous, danger, safe, go wrong`), regexp.MustCompile(`\b(?:never|danger|dangerous|risk|kill|injur|break|fail|lost|damage|otherwise)`), false, false},
	{phrase.Of(`sign, signs, how do i know, how can i tell, how would i know, how do i tell, notice, recognise, recognize`), regexp.MustCompile(`\b(?:signs?|shows?|means?|when|if|until|or wait|beyond|more than|smell|see|feel|noise)\b`), false, false},
}

// ofPrice is which of them asks for a price.
const ofPrice = 1

// alikeWords are words that stand for each other.
var alikeWords = []map[string]bool{
	fold.Set(`change changed changing replace replaced replacing renew renewed swap`), fold.Set(`fix repair mend repaired fixed mended`), fold.Set(`put fit fitted mount mounted place placed install installed fits`),
	fold.Set(`tie tied tying knot`), fold.Set(`wait stay delay postpone`), fold.Set(`leave depart sailing departure leaving`), fold.Set(`pill pills tablet tablets medicine medicines drug drugs`),
	fold.Set(`noise sound sounds signal signals`), fold.Set(`clean wash cleaned washed`), fold.Set(`kid child children kids`), fold.Set(`boat yacht vessel`), fold.Set(`prop propeller`), fold.Set(`dinghy tender`),
	fold.Set(`rip remove removed strip`), fold.Set(`licence license certificate certificates`), fold.Set(`slow slower slowly`), fold.Set(`call calling hail`),
}

// empty are words that tell nothing of what is asked.
var emptyWords = fold.Set(`the a an and or but so of to in on at for with from by as is are was were be been am do does did done can could will would should shall must may might have has had having i we you he she it they them him her me us my our your his its their this that these those
	there here what which who whom when where why how much many often long big large if then than too also only just even again still yet really actually exactly please ok okay thanks thank cheers lol haha hey hi well oh sorry no not yes dont im ive ill id its thats whats about any some one ones thing things
	get got go going make made take took need want like know think say said tell give let use used mean meant good bad better best right sure anyway sort kind lot bit more most less first last next before after now today other another different question stupid matter im shy buddy friend friends wife husband mate partner dad mom mum brother sister guy else shes hes theyre youre weve theyve hasnt isnt arent wasnt wont cant doesnt didnt boat boats yacht yachts vessel`)

// wordsAsked are the words of a turn by which a sentence is known that answers it.
func wordsAsked(plain phrase.Text) (list []string) {
	for word := range strings.FieldsSeq(plain.String()) {
		if (len(word) > 2 || len(word) == 2 && strings.Trim(word, "0123456789") == "") && !emptyWords[word] && !slices.Contains(list, word) {
			list = append(list, word)
		}
	}
	return list
}

// hasWord reports whether a text of plain words has a word, in another form or another word for it.
func hasWord(spaced, word string) bool {
	stem := func(w string) string { return " " + w[:min(len(w), stemmed)] }
	if len(word) <= 3 && strings.Contains(spaced, " "+word+" ") || len(word) > 3 && strings.Contains(spaced, stem(word)) {
		return true
	}
	for _, group := range alikeWords {
		if !group[word] {
			continue
		}
		for other := range group {
			if strings.Contains(spaced, " "+other+" ") {
				return true
			}
		}
	}
	return false
}

// pieces are the sentences and steps of a passage.
func pieces(p knowledge.Passage) (list []string) {
	list = append(list, sentencesOf(p.Summary)...)
	list = append(list, p.Facts...)
	list = append(list, p.Steps...)
	for _, para := range p.Body {
		if !strings.HasPrefix(para, "|") {
			list = append(list, sentencesOf(para)...)
		}
	}
	return list
}

// sentencesOf cuts a paragraph into its sentences.
func sentencesOf(text string) []string {
	return strings.Split(sentenceEnd.ReplaceAllString(text, "$1\n$2"), "\n")
}

// aloud is what of a passage answers a turn.
type aloud struct {
	passage knowledge.Passage
	lines   []string
	score   float64
}

// tellingOf is what of a passage has the words of a turn, and tells what its form asks for.
func tellingOf(p knowledge.Passage, words []string, form *formAsked) (found aloud) {
	type scored struct {
		text  string
		score float64
	}
	var all []scored
	title := phrase.Plain(p.Title).Spaced()
	for _, text := range pieces(p) {
		spaced, n, own, plainly := phrase.Plain(text).Spaced(), 0, 0, false
		for _, word := range words {
			switch {
			case hasWord(spaced, word):
				n++
				own++
				plainly = plainly || len(word) >= stemmed && len(words) == 2
			case hasWord(title, word):
				n++
			}
		}
		tells := form != nil && form.tells.MatchString(strings.ToLower(text))
		score := float64(n)
		if tells {
			score += ofForm
		}
		switch {
		case form != nil && form.strict && !tells, own == 0 && !(tells && form.bare), len(words) > 1 && n < 2 && !(tells && form.strict) && !plainly, form == nil && 2*n < len(words):
			continue
		}
		all = append(all, scored{text, score})
		found.score = max(found.score, score)
	}
	found.passage = p
	for _, s := range all {
		if s.score >= besideFound*found.score && len(found.lines) < mostWithin && !slices.Contains(found.lines, s.text) {
			found.lines = append(found.lines, s.text)
		}
	}
	return found
}

// comparingCosts ask whether something costs more, which no price answers.
var comparingCosts = phrase.Of(`more expensive, less expensive, cheaper, dearer`)

// formOf is the form of question that a text is one of, nil for none that asks for a certain kind of sentence.
func formOf(plain phrase.Text) *formAsked {
	for i := range formsAsked {
		if plain.Has(formsAsked[i].asks) && !(i == ofPrice && plain.Has(comparingCosts)) {
			return &formsAsked[i]
		}
	}
	return nil
}

// toldLately are the passages that the last answers stood under, the newest first.
func (a *Agent) toldLately(t turn) (list []knowledge.Passage) {
	const mostBack = 3
	for _, answer := range t.answers(mostBack) {
		for _, m := range append(titled.FindAllStringSubmatch(answer, -1), titleNamed.FindAllStringSubmatch(answer, 1)...) {
			p, ok := a.base.Titled(m[1])
			if ok && len(p.Words) == 0 && !slices.ContainsFunc(list, func(q knowledge.Passage) bool { return q.ID == p.ID }) {
				list = append(list, p)
			}
		}
	}
	return list
}

// withinTold is what the passages that were told, and their neighbours of the same subject, have on a turn that nothing else answers. nearest is
// the title of the one that comes nearest to it where they have nothing; about is the title of the passage told last, "" for none.
func (a *Agent) withinTold(t turn) (found aloud, nearest, about string) {
	told := a.toldLately(t)
	if len(told) == 0 {
		return aloud{}, "", ""
	}
	about = told[0].Title
	plain := phrase.Plain(t.english())
	if plain.Words() > mostAsked {
		return aloud{}, "", about
	}
	words := wordsAsked(plain)
	form := formOf(plain)
	for i, p := range told {
		one := tellingOf(p, words, form)
		if i > 0 {
			one.score *= ofNeighbour
		}
		if i > 0 && one.score < farWithin {
			continue
		}
		if len(one.lines) > 0 && one.score > found.score {
			found = one
		}
	}
	for _, hit := range a.base.Search(t.english(), t.earlier) {
		p := *hit.Passage
		if len(p.Words) > 0 || slices.ContainsFunc(told, func(q knowledge.Passage) bool { return q.ID == p.ID }) {
			continue
		}
		spoken := spokenOf(p.Title, t.heard(), about)
		if !(p.Topic == told[0].Topic && spoken > 0 && hasAny(p.Title, words)) && !sharesName(p, told) {
			continue
		}
		if nearest == "" {
			nearest = p.Title
		}
		one := tellingOf(p, words, form)
		one.score *= ofNeighbour + ofSpoken*float64(spoken)
		named := sharesName(p, told) && len(words) == 1 && len(words[0]) > stemmed && one.score >= ofNeighbour // "can she take stugeron"
		if len(one.lines) > 0 && len(words) > 0 && (one.score >= farWithin || named) && one.score > found.score {
			found = one
		}
	}
	return found, nearest, about
}

// hasAny reports whether a title has one of some words.
func hasAny(title string, words []string) bool {
	spaced := phrase.Plain(title).Spaced()
	return slices.ContainsFunc(words, func(word string) bool { return hasWord(spaced, word) })
}

// spokenOf is how many telling words of a title stand in an answer, and not in the title that this stands under.
func spokenOf(title, answer, about string) (n int) {
	const least = 3 // characters
	spaced, named := phrase.Plain(answer).Spaced(), phrase.Plain(about).Spaced()
	for word := range strings.FieldsSeq(phrase.Plain(title).String()) {
		if len(word) >= least && !emptyWords[word] && strings.Contains(spaced, " "+word+" ") && !hasWord(named, word) {
			n++
		}
	}
	return n
}

// sharesName reports whether the first telling word of a passage's title stands in the title of one that was told.
func sharesName(p knowledge.Passage, told []knowledge.Passage) bool {
	const least = 5 // characters
	for word := range strings.FieldsSeq(phrase.Plain(p.Title).String()) {
		if len(word) >= least && !emptyWords[word] && !hasWord(phrase.Plain(p.Topic).Spaced(), word) {
			return slices.ContainsFunc(told, func(q knowledge.Passage) bool { return hasWord(phrase.Plain(q.Title).Spaced(), word) })
		}
	}
	return false
}

// tellWithin answers a turn from within what was told, or says that there is nothing on it and what is nearest; false where nothing was told.
func (w *answer) tellWithin(lacks lack) bool {
	found, nearest, about := w.agent.withinTold(w.turn)
	switch {
	case about == "", len(found.lines) == 0 && lacks == lacksOwn:
		return false
	case len(found.lines) == 0 && formOf(phrase.Plain(w.turn.english())) == &formsAsked[ofPrice]:
		w.say("no price within", about)
	case len(found.lines) == 0 && nearest == "":
		w.say("nothing within", about)
	case len(found.lines) == 0:
		w.say("nothing within but", about, nearest)
	default:
		w.tellLines(found.passage, found.lines)
		if told := w.agent.toldLately(w.turn); told[0].ID != found.passage.ID {
			w.paragraph(doseOf(told[0]))
		}
		w.paragraph(caveatFor(knowledge.Answer{Sources: []*knowledge.Passage{&found.passage}}, w.turn))
	}
	return true
}

// doseOf is the sentence of a passage on first aid that tells by whom a medicine is given, "" where it has none: it holds whatever else is told.
func doseOf(p knowledge.Passage) string {
	if !strings.HasPrefix(p.ID, "first-aid-") && !strings.HasPrefix(p.ID, "kids-") {
		return ""
	}
	for _, text := range pieces(p) {
		if dosed.MatchString(text) {
			return text
		}
	}
	return ""
}

var dosed = regexp.MustCompile(`(?i)\b(?:dose|pharmacist|doctor)\b`)

// tellLines writes some sentences of a passage under its title.
func (w *answer) tellLines(p knowledge.Passage, lines []string) {
	if w.turn.lang != "en" {
		w.say("sources in English")
	}
	n := w.citePassage(&p, w.agent.cfg.Links)
	w.paragraph("**" + p.Title + "**")
	w.paragraph(lines[0] + reference(n))
	if len(lines) > 1 {
		w.paragraph("- " + strings.Join(lines[1:], "\n- ") + reference(n))
	}
}

// tellByItself answers a turn that names what it asks a figure of, "and how often do I change the filter?", by the passage that its own words lead to
// and that has a sentence with all of them, where the answer found has none; false for any other turn.
func (w *answer) tellByItself(found knowledge.Answer) bool {
	const fewest, most = 2, 3 // words that tell something; passages looked at
	t := w.turn
	if len(t.earlier) == 0 || t.alone || w.full || t.told().Whole != "" || len(t.told().Shown) > 0 || t.boats != "" || t.plain.Has(pronouns) || t.changesCircumstances() || savesLives(found) {
		return false
	}
	plain := phrase.Plain(t.english())
	form, words := formOf(plain), wordsAsked(plain)
	if form == nil || !form.strict || form == &formsAsked[ofPrice] || len(words) < fewest || plain.Words() > mostAsked {
		return false
	}
	if slices.ContainsFunc(sentencesOf(strings.ReplaceAll(found.Text(), "\n", ". ")), func(s string) bool { return saysAll(s, words, form) }) {
		return false
	}
	for i, hit := range w.agent.base.Search(t.english(), nil) {
		if i == most {
			break
		}
		p := *hit.Passage
		if len(p.Words) > 0 || !hasAny(p.Title, words) {
			continue
		}
		var lines []string
		for _, s := range pieces(p) {
			if saysAll(s, words, form) && len(lines) < mostWithin && !slices.Contains(lines, s) {
				lines = append(lines, s)
			}
		}
		if len(lines) > 0 {
			w.tellLines(p, lines)
			return true
		}
	}
	return false
}

// saysAll reports whether a sentence has all of some words and tells what a form asks for.
func saysAll(sentence string, words []string, form *formAsked) bool {
	spaced := phrase.Plain(sentence).Spaced()
	return form.tells.MatchString(strings.ToLower(sentence)) && !slices.ContainsFunc(words, func(word string) bool { return !hasWord(spaced, word) })
}
