package agent

import (
	"regexp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/fold"
	"github.com/fairlead/fairlead/internal/knowledge"
	"github.com/fairlead/fairlead/internal/phrase"
)

// How a sentence of a passage is chosen that answers a turn.
const (
	ofForm      = 1.5 // what it counts that tells what is asked for, beside a word
	besideFound = 0.8 // share of the best one's count that those told beside it have
	mostLines   = 4   // sentences told
	stemmed     = 5   // characters by which a word is known again
)

// lookedFor is what a sentence has to tell that answers a question.
type lookedFor struct {
	plain phrase.Text // the question
	words []string    // those of it by which such a sentence is known
	form  *formAsked  // what kind of a sentence that is, nil for any
}

// looksFor is what a sentence has to tell that answers the turn.
func (t turn) looksFor() lookedFor { return lookedForBy(t.english()) }

// lookedForBy is what a sentence has to tell that answers a question in English.
func lookedForBy(english string) lookedFor {
	plain := phrase.Plain(english)
	return lookedFor{plain, wordsAsked(plain), formOf(plain)}
}

// formAsked is what kind of a sentence a form of question wants; strict where no other one answers it.
type formAsked struct {
	asks   phrase.List
	tells  *regexp.Regexp
	strict bool
	bare   bool // such a sentence is enough, whatever else it has
}

// isStrict reports whether there is a form that no sentence of another kind answers.
func (f *formAsked) isStrict() bool { return f != nil && f.strict }

// toldIn reports whether a text has what the form asks for; no form asks for anything.
func (f *formAsked) toldIn(text string) bool {
	return f != nil && f.tells.MatchString(strings.ToLower(text))
}

var formsAsked = []*formAsked{
	{phrase.Of(`how often, how frequently, what interval, every how, wie oft, combien de fois`), regexp.MustCompile(`\b(?:every|each|yearly|annual(?:ly)?|seasons?|monthly|weekly|daily|once a|twice a|hours|intervals?|per year|a year)\b`), true, false},
	forPrice,
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

// forPrice asks for a price.
var forPrice = &formAsked{phrase.Of(`how much does, how much would, how much is, how much will, how much for, what do they charge, what do you charge, charge, charges, fee, fees, what does it cost, what would it cost, cost, costs, price, expensive, cheap, was kostet, combien coûte`), regexp.MustCompile(`[€$£]|\b(?:eur|usd|gbp|euros?|dollars?|pounds|per cent of the price|thousand)\b`), true, false}

// comparingCosts ask whether something costs more, which no price answers.
var comparingCosts = phrase.Of(`more expensive, less expensive, cheaper, dearer`)

// formOf is the form of question that a text is one of, nil for none that asks for a certain kind of sentence.
func formOf(plain phrase.Text) *formAsked {
	for _, form := range formsAsked {
		if plain.Has(form.asks) && !(form == forPrice && plain.Has(comparingCosts)) {
			return form
		}
	}
	return nil
}

// alikeWords are words that stand for each other.
var alikeWords = []map[string]bool{
	fold.Set(`change changed changing replace replaced replacing renew renewed swap`), fold.Set(`fix repair mend repaired fixed mended`), fold.Set(`put fit fitted mount mounted place placed install installed fits`),
	fold.Set(`tie tied tying knot`), fold.Set(`wait stay delay postpone`), fold.Set(`leave depart sailing departure leaving`), fold.Set(`pill pills tablet tablets medicine medicines drug drugs`),
	fold.Set(`noise sound sounds signal signals`), fold.Set(`clean wash cleaned washed`), fold.Set(`kid child children kids`), fold.Set(`boat yacht vessel`), fold.Set(`prop propeller`), fold.Set(`dinghy tender`),
	fold.Set(`rip remove removed strip`), fold.Set(`licence license certificate certificates`), fold.Set(`slow slower slowly`), fold.Set(`call calling hail`),
}

// emptyWords are words that tell nothing of what is asked.
var emptyWords = fold.Set(`the a an and or but so of to in on at for with from by as is are was were be been am do does did done can could will would should shall must may might have has had having i we you he she it they them him her me us my our your his its their this that these those
	there here what which who whom when where why how much many often long big large if then than too also only just even again still yet really actually exactly please ok okay thanks thank cheers lol haha hey hi well oh sorry no not yes dont im ive ill id thats whats about any some one ones thing things
	get got go going make made take took need want like know think say said tell give let use used mean meant good bad better best right sure anyway sort kind lot bit more most less first last next before after now today other another different question stupid matter shy buddy friend friends wife husband mate partner dad mom mum brother sister guy else shes hes theyre youre weve theyve hasnt isnt arent wasnt wont cant doesnt didnt boat boats yacht yachts vessel`)

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

// countIn is how many of some words a text of plain words has.
func countIn(spaced string, words []string) (n int) {
	for _, word := range words {
		if hasWord(spaced, word) {
			n++
		}
	}
	return n
}

// hasAny reports whether a title has one of some words.
func hasAny(title string, words []string) bool {
	return countIn(phrase.Plain(title).Spaced(), words) > 0
}

// saysAll reports whether a sentence has all words that are looked for and tells what the form asks for.
func (s lookedFor) saysAll(sentence string) bool {
	return s.form.toldIn(sentence) && countIn(phrase.Plain(sentence).Spaced(), s.words) == len(s.words)
}

// aloud is what of a passage answers a turn.
type aloud struct {
	passage knowledge.Passage
	lines   []string
	score   float64
}

// tellingOf is what of a passage has the words that are looked for, and tells what the form asks for.
func (s lookedFor) tellingOf(p knowledge.Passage) aloud {
	type scored struct {
		text  string
		score float64
	}
	var all []scored
	found, title := aloud{passage: p}, phrase.Plain(p.Title).Spaced()
	for _, text := range pieces(p) {
		if score, ok := s.scoreOf(text, title); ok {
			all = append(all, scored{text, score})
			found.score = max(found.score, score)
		}
	}
	for _, one := range all {
		if one.score >= besideFound*found.score && len(found.lines) < mostLines && !slices.Contains(found.lines, one.text) {
			found.lines = append(found.lines, one.text)
		}
	}
	return found
}

// scoreOf is what a sentence under a title counts, each in plain words; ok is false where it does not answer what is looked for.
func (s lookedFor) scoreOf(sentence, title string) (score float64, ok bool) {
	spaced, n, own, plainly := phrase.Plain(sentence).Spaced(), 0, 0, false // words that it has with its title, and without; one of two is a plain one
	for _, word := range s.words {
		switch {
		case hasWord(spaced, word):
			n++
			own++
			plainly = plainly || len(word) >= stemmed && len(s.words) == 2
		case hasWord(title, word):
			n++
		}
	}
	tells := s.form.toldIn(sentence)
	if score = float64(n); tells {
		score += ofForm
	}
	switch {
	case s.form.isStrict() && !tells, own == 0 && !(tells && s.form.bare), s.form == nil && 2*n < len(s.words):
		return 0, false
	case len(s.words) > 1 && n < 2 && !(tells && s.form.strict) && !plainly:
		return 0, false
	}
	return score, true
}

// saidIn are the sentences, headings and list items of an answer.
func saidIn(answer string) []string { return sentencesOf(strings.ReplaceAll(answer, "\n", ". ")) }

// linesThat are the sentences and steps of a passage that tell something, each once and at most so many.
func linesThat(p knowledge.Passage, most int, tell func(text string) bool) (lines []string) {
	for _, text := range pieces(p) {
		if len(lines) < most && tell(text) && !slices.Contains(lines, text) {
			lines = append(lines, text)
		}
	}
	return lines
}
