package talk

import (
	"cmp"
	"regexp"
	"strings"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/fold"
	"github.com/fairlead/fairlead/internal/quantity"
)

// Wants is in which form an answer is wanted again.
type Wants struct {
	Shorter int    // how often it was wanted shorter
	List    bool   // as a list
	Plain   bool   // in words for a beginner
	Source  bool   // where it is from
	Sure    bool   // whether it is right
	Unit    string // symbol of the unit that its figures are wanted in, "" for none
	Back    bool   // the last list once more, after a boat of it was opened
	Lang    string // language it is wanted in, "en", "de" or "fr", "" for its own
	Claim   string // what somebody says instead, where it is doubted whether the answer is right
	Part    string // heading of the only section that is wanted of a study, "" for all
	Choice  string // the things of which only the one is wanted that the answer speaks for, "sell now or wait", "" for none
}

// and is what two turns want together.
func (w Wants) and(o Wants) Wants {
	w.Shorter += o.Shorter
	w.List, w.Plain = w.List || o.List, w.Plain || o.Plain
	w.Source, w.Sure, w.Claim = o.Source, o.Sure, o.Claim
	w.Choice = cmp.Or(o.Choice, w.Choice)
	if o.Unit != "" {
		w.Unit = o.Unit
	}
	if o.Lang != "" {
		w.Lang = o.Lang
	}
	return w
}

// form is how people say that they want an answer in a form, and how that changes what is wanted.
type form struct {
	says *regexp.Regexp
	set  func(*Wants)
}

var forms = []form{
	{saying(`(?:in |just )?(?:one|a single) (?:sentence|line|word)`, `(?:just|only) the (?:numbers?|figures?|answers?|results?|verdict|conclusion)`, `yes or no`, `tl;?dr`, `(?:in )?(?:ein|einem) satz`, `(?:en )?une (?:seule )?phrase`), func(w *Wants) { w.Shorter += 2 }},
	{saying(`shorter|short|briefer|brief|briefly|more concise|concise|summary|summari[sz]e|sum (?:it|that|this|them|all) up|sum up|(?:main|key|important|essential) points?|bottom line|gist|essentials|highlights|too long|(?:one|a single) paragraph|(?:two|three) lines|(?:two|three|few) sentences|few words|nutshell`+
		`|(?:less|fewer|too much|too many|so much) (?:text|words|detail|details|reading)|wall of text|half (?:as long|of that)|cut it down`,
		`kurzer|kurz|knapper|zusammenfass\S*|fass \S+ zusammen|wenigen worten`, `plus court|plus bref|en bref|resum\S+|trop long`), func(w *Wants) { w.Shorter++ }},
	{saying(`lists?|bullets?|bullet points|points|steps|checklist|step by step|stepwise|tables?`, `liste|stichpunkte\S*|schritt fur schritt|punkten?|tabelle`, `points|par etapes|etape par etape|tableau`), func(w *Wants) { w.List = true }},
	{saying(`beginners?|novices?|newbie|newcomer|layman(?:'s)?|child|kid|dummies|dummy|five year old|never sailed|simple|simpler|simply|plain(?:er)?(?: english)?|easier|everyday|(?:don't|dont|do not|didn't) (?:understand|get|follow)|too (?:complicated|technical|difficult|hard)|complicated|confused|confusing|lost me|(?:like|as if) (?:i'm|im|i am|i were|i was|we're|we are)(?: an?)? (?:stupid|an idiot|idiot|[\w-]+ years? old|\d{1,2}|four|five|six|seven|eight|nine|ten)|eli5|(?:normal|human|ordinary|simple) (?:words|language)|what does (?:that|this|it|all that) mean`,
		`anfanger\S*|verstehe?(?: ich| das)* nicht|kapiere? ich nicht|zu kompliziert|einfach|einfacher|einfachen|laien|kinder`, `debutante?s?|ne comprends(?: pas)?|trop complique|simple|simples|simplement|plus simple`), func(w *Wants) { w.Plain = true }},
	{saying(`sources?|references?|citations?|proof|evidence|says who|based on what|(?:where|how) (?:do|did|would) you (?:get|know|have|take|find)(?: (?:that|this|it|these|those|the)(?: \S+){0,6})?(?: from)?`+
		`|where (?:does|do|did|is|are) (?:that|this|it|these|those|they|the (?:number|figure|median|price|value|information|data)s?|(?:that|this|these|those) \S+) (?:come |coming |taken )?from|who says (?:so|that|this)`,
		`quellen?|belege?|woher (?:weisst|hast|kommt|kommen|stammt|stammen)(?: \S+){0,5}`, `d'ou (?:vient|viennent|tiens|tenez|sort)(?:-| )?(?:\S+ ?){0,5}|references?|qui dit ca`), func(w *Wants) { w.Source = true }},
	{saying(`(?:are|r) (?:you|u)(?: \S+)? (?:sure|certain|positive)(?: (?:about|of) \S+(?: \S+){0,3})?|is (?:that|this|it)(?: really)? (?:right|true|correct|certain)|can i (?:trust|rely on) (?:that|this|it)|sure about (?:that|this)`,
		`(?:bist|sind) (?:du|sie)(?: \S+)? sicher|sicher|stimmt (?:das|es)(?: wirklich)?|ist das (?:richtig|wahr|sicher)`, `(?:tu es|t'es|vous etes|etes-vous|es-tu)(?: \S+)? sure?|c'est (?:sur|vrai|certain)`), func(w *Wants) { w.Sure = true }},
	{spoken["en"], func(w *Wants) { w.Lang = "en" }},
	{spoken["de"], func(w *Wants) { w.Lang = "de" }},
	{spoken["fr"], func(w *Wants) { w.Lang = "fr" }},
}

// spoken are how people ask for a language.
var spoken = map[string]*regexp.Regexp{
	"en": saying(`(?:in|into|to) english`, `(?:auf|ins) englische?`, `en anglais`),
	"de": saying(`(?:in|into|to) german`, `(?:auf|ins) deutsche?`, `en allemand`),
	"fr": saying(`(?:in|into|to) french`, `(?:auf|ins) franzosische?`, `en francais`),
}

// Spoken is the language that a text, such as a system message, asks for in answers: "en", "de" or "fr", "" for none or several.
func Spoken(text string) (lang string) {
	text = words(text)
	for name, says := range spoken {
		if !says.MatchString(text) {
			continue
		}
		if lang != "" {
			return ""
		}
		lang = name
	}
	return lang
}

// saying joins what is said in several languages.
func saying(patterns ...string) *regexp.Regexp {
	return regexp.MustCompile(` (?:` + strings.Join(patterns, "|") + `) `)
}

// aside are the words around a wish for a form, which add nothing to it.
var aside = fold.Set(`
	and but ok okay so now then well sorry hm hmm please pls can could would will you i we me us want need like have get make give put write say tell show repeat explain describe translate do it that this all the
	a an your my is are was what what's how much bit little lot even again just only in into as to for of with at someone somebody who's who new total complete i'm answer version one once more language
	words terms way form any some exactly actually really use keep
	mean meant
	und aber bitte mal noch nochmal nochmals meine meinte ich etwas das es mir uns kannst du konntest mach gib sag ubersetze ubersetz erklar erklare als fur ein eine einen in auf genau die der ist eigentlich worten
	et mais peux-tu pouvez-vous s'il te vous plait stp svp le la les moi ca cela un une peu en pour sous forme de des fais dis traduis traduisez explique expliquez mots reponse encore quelle est votre ta`)

// mostWords is how long a turn may be that only wants a form.
const mostWords = 16

// formOf reads a turn that only wants the answer before it in another form; only is false for every other turn.
func formOf(m chat.Message) (w Wants, only bool) {
	if len(m.Images) > 0 || len(m.Text) > 120 {
		return w, false
	}
	text := words(m.Text)
	if n := strings.Count(text, " ") - 1; n < 1 || n > mostWords {
		return w, false
	}
	if claim := contested(m.Text); claim != "" {
		return Wants{Sure: true, Claim: claim}, true
	}
	if choice := choiceIn(text); choice != "" {
		return Wants{Shorter: 2, Choice: choice}, true
	}
	found := false
	for _, f := range forms {
		rest := f.says.ReplaceAllString(text, " ")
		if rest != text {
			f.set(&w)
			found = true
		}
		for ; rest != text; rest = f.says.ReplaceAllString(text, " ") { // what stands side by side shares a space
			text = rest
		}
	}
	if unit, rest, ok := unitIn(text); ok {
		w.Unit, text, found = unit, rest, true
	}
	return w, found && saysNothing(text)
}

var (
	// doubts begin a turn that holds something else against the answer before, behind a stop.
	doubts = regexp.MustCompile(`(?i)^\W*(?:(?:but|hm+|no|well|wait|sorry|aber|nein|mais|non)\W+)*(?:are you (?:really |quite )?(?:sure|certain)|really|is that (?:right|true|correct)|(?:i think )?(?:that|this|it)(?: is|'?s| was| can'?t be| cannot be| sounds| seems)(?: just| quite| not| all)? (?:wrong|incorrect|false|nonsense|not right|not true|not correct|right|true|mistaken)|you(?:'re| are|r) (?:wrong|mistaken)|i (?:don'?t|do not) (?:think|believe) (?:so|that|it|you)|i doubt (?:that|it)|bist du sicher|sicher|das stimmt(?: so)? nicht|das ist falsch|stimmt das|tu es sur|c'est faux)\s*[,.?!:;–-]+\s*(\S.{2,})$`)
	// reported is a turn that only tells what somebody else says.
	reported = regexp.MustCompile(`(?i)^\W*(?:(?:but|hm+|well|and|strange|funny|aber|mais)\W+)*((?:(?:my|our|the|a|another|some|many|most|mein|meine|mon|ma) (?:\pL[\pL-]* ){1,3}?|(?:he|she|they|everyone|everybody|people|others|somebody|someone) )(?:says?|said|told (?:me|us)|claims?|insists?|reckons?|thinks?|recommends?|sagt|meint|dit)\b.{3,}|i(?:'ve| have)? (?:read|heard|was told|been told|learned|learnt|was taught|thought|always thought)\b.{3,})$`)
	// figured is what a claim has to be held against: a number.
	figured = regexp.MustCompile(`(?i)\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|hundred|half|twice|double)\b`)
)

// ofBoat are those who tell of a boat for sale: what they say is a fact of hers.
var ofBoat = regexp.MustCompile(`(?i)\b(?:seller|owner|broker|advert|ad|listing|surveyor|survey|logbook|papers|verkäufer|eigner|makler|anzeige|vendeur|propriétaire|courtier|annonce)\b`)

// contested is what a turn holds against the answer before, "that's wrong, it is 3:1", "my rigger says 20 years"; "" where it asks for
// something, or holds nothing against it.
func contested(text string) string {
	if strings.HasSuffix(strings.TrimSpace(text), "?") && !doubts.MatchString(text) {
		return ""
	}
	m := doubts.FindStringSubmatch(text)
	if m == nil {
		m = reported.FindStringSubmatch(text)
	}
	if m == nil || !figured.MatchString(m[1]) || ofBoat.MatchString(m[1]) {
		return ""
	}
	return strings.TrimRight(m[1], " .!")
}

// saysNothing reports whether only words are left that add nothing.
func saysNothing(text string) bool {
	for word := range strings.FieldsSeq(text) {
		if !aside[word] {
			return false
		}
	}
	return true
}

var (
	sections = regexp.MustCompile(`(?m)^## (.+)$`)
	onlyThe  = regexp.MustCompile(` (?:only|just|nur|seulement|uniquement|juste) (?:(?:show|give|tell|zeig|me|mir|moi) )*(?:the|your|die|das|der|le|la|les) (?:executive )?(\S+?)s? `)
	// calledIn are the words for sections of studies in other languages, and other words for them.
	calledIn = map[string]string{"zusammenfassung": "summary", "fazit": "summary", "empfehlungen": "recommendation", "empfehlung": "recommendation", "quellen": "source",
		"resume": "summary", "recommandation": "recommendation", "conclusion": "recommendation", "advice": "recommendation", "result": "summary", "method": "methodology"}
)

// partOf is the heading of the only section that a turn wants of an answer with several, "just the summary please"; "" for none.
func partOf(said, turn string) string {
	m := onlyThe.FindStringSubmatch(words(turn))
	if m == nil || len(turn) > 60 {
		return ""
	}
	name := m[1]
	if other := calledIn[name]; other != "" {
		name = other
	}
	headings := sections.FindAllStringSubmatch(said, -1)
	if len(headings) < 2 {
		return ""
	}
	for _, h := range headings {
		if len(name) > 3 && strings.Contains(words(h[1]), name) {
			return h[1]
		}
	}
	return ""
}

var inUnit = regexp.MustCompile(` (?:in|en|into|meant?|meinte|meine) (?:(?:us|imperial|nautical) )?\S+(?: (?:per|pro|par|/) \S+| (?:gallons?|miles?|h|s))? `)

// unitIn finds the unit that figures are wanted in: "in feet", "en noeuds". The money of prices is none: it is a search's.
func unitIn(text string) (symbol, rest string, ok bool) {
	at := inUnit.FindStringIndex(text)
	if at == nil {
		return "", text, false
	}
	_, name, _ := strings.Cut(strings.TrimSpace(text[at[0]:at[1]]), " ")
	u, known := quantity.Lookup(name)
	if !known || u.Dim == quantity.Money || u.Dim == quantity.Bare || determiners[name] {
		return "", text, false
	}
	return u.Symbol, text[:at[0]] + " " + text[at[1]:], true
}

var inMoney = regexp.MustCompile(` (?:in|en|into|make (?:it|that|this|them|those)) (?:british |us |american )?(\S+) `)

// Currency is the money that a turn wants the figures of the answer before it in, where it asks for nothing else: "in euros
// please"; else "". For a search for boats that is a demand.
func (t Talk) Currency() string {
	if t.Said == "" {
		return ""
	}
	text := words(t.Came.Question())
	if at := inMoney.FindStringIndex(text); at == nil || !saysNothing(text[:at[0]]+" "+text[at[1]:]) {
		return ""
	}
	return MoneyIn(text)
}

// MoneyIn is the currency that a text wants figures in, "what would the repairs be in euros", "" for none.
func MoneyIn(text string) string {
	m := inMoney.FindStringSubmatch(words(text))
	if m == nil {
		return ""
	}
	return money(m[1])
}

// asksPrices begins a turn that asks for the prices of what was shown, with nothing before the money but that.
var asksPrices = regexp.MustCompile(`(?i)^\W*(?:(?:and|so|ok|okay|please|can|could|you|i|we|show|give|tell|list|see|have|me|the|their|all|those|these|und|et|bitte|zeig|mir|die|les) )*(?:prices?|preise?n?|prix|(?:what|how much) (?:are|is) (?:they|it|that|these|those|this)|(?:what|how much) (?:do|does) (?:they|it|these|those) cost)(?: please)? (?:in|en) `)

// PricesIn is the money that the last turn wants the prices of the boats in that were shown, "" where it wants none.
func (t Talk) PricesIn() string {
	if len(t.Shown) == 0 {
		return ""
	}
	if money := t.Currency(); money != "" {
		return money
	}
	text := t.Came.Question()
	if !asksPrices.MatchString(text) {
		return ""
	}
	return MoneyIn(text)
}

// money is the currency that a word names, "" for none. A pound of money is one where prices are spoken of.
func money(word string) string {
	switch word {
	case "pound", "pounds", "pfund", "livres", "quid", "sterling":
		return "GBP"
	}
	if found := quantity.Find("1 " + word); len(found) == 1 && found[0].Dim == quantity.Money {
		return found[0].Unit
	}
	return ""
}

// AsksSources reports whether the last turn only asks what the answer before it rests on, or whether that is right, and takes
// text for an answer.
func (t Talk) AsksSources() bool {
	return (t.Wants.Source || t.Wants.Sure) && t.Came.Format.Kind == chat.FormatText && !t.Came.Results
}
