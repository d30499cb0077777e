package wish

import (
	"regexp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
)

// Question is what a turn asks about the boats that it describes, where it asks for more than to be shown them.
type Question int

// The questions.
const (
	NoQuestion     Question = iota
	FairPrice               // what they are worth, or whether Wish.Offer is a fair price
	TimeOnMarket            // how long they are for sale
	PricePerLength          // what a foot or a metre of them costs
	MostMakes               // which builders have most of them
	MostModels              // which models there are most of
	Alert                   // to be told when one comes
)

// askedBy is a question with the words that ask it, of which one of a few, folded, stands in each: to look for them takes a thousandth of
// the time.
type askedBy struct {
	question Question
	keys     map[string]bool
	words    *regexp.Regexp
}

// questions are told by their words, the first that fits.
var questions = []askedBy{
	{Alert, set("alert|alerts|notification|notifications|notify|email|mail|message|text|know|tell|benachrichtige|benachrichtigen|benachrichtigt|bescheid|prevenez|avertissez|previens|avertis|alerte|alertez|avertir|alerter|prevenir"), regexp.MustCompile(`(?i)\b(?:(?:send|give|set up|create|get|want|need) (?:me |up |us )?(?:an? |the )?(?:e-?mail |price )?(?:alerts?|notifications?)|(?:alert|notify|email|e-mail|message|text) me (?:when|if|as soon as|about)|let me know (?:when|if|as soon as)|tell me (?:when|as soon as) (?:a|an|one|the next)\b|benachrichtig\p{L}+ (?:mich|uns)|sag(?:t|en sie)? mir bescheid|(?:prévenez|avertissez|préviens|avertis|alerte[rz]?)[- ]moi|m['’](?:avertir|alerter|prévenir))`)},
	{TimeOnMarket, set("sell|sells|sold|selling|market|sale|listed|buyer|verkaufen|verkauft|verkauf|verkaufe|markt|inseriert|angeboten|vendre|vend|vendu|vendent|vente|marche"), regexp.MustCompile(`(?i)\b(?:how (?:long|quickly|fast|soon) (?:does|do|will|would|did|is|are|has|have|can|could|should)\b.{0,60}?\b(?:sell|sold|selling|on the market|for sale|listed|to find a buyer)|how (?:long|quickly|fast) to sell|(?:do|does|did|will|are) .{1,40}? (?:sell|selling) (?:quickly|fast|slowly|well|easily)|time (?:to sell|on (?:the )?market)|days (?:on (?:the )?market|to sell)|selling times?|wie (?:lange|schnell)\b.{0,60}?\b(?:verkau\p{L}*|am markt|auf dem markt|inseriert|angeboten)|combien de temps\b.{0,60}?\b(?:vend\p{L}*|vente|marché))`)},
	{PricePerLength, set("price|cost|costs|dollars|euros|pounds|much|preis|prix|kosten|kostet|viel|coute|combien"), regexp.MustCompile(`(?i)\b(?:(?:price|cost|costs|dollars|euros|pounds|much|preis|prix|kosten|kostet|viel|coûte|combien)\b.{0,40}?\b(?:per|a|an|pro|par|au|le) (?:foot|ft|feet|metre|meter|m|fuß|fuss|pied|mètre)\b|(?:a|one|per) (?:foot|metre|meter) of\b.{1,40}? costs?\b)`)},
	{MostModels, set("top|most|popular|common|frequent|numerous|model|models|haufigste|haufigsten|beliebteste|beliebtesten|meiste|meisten|courants|courant|frequents|frequent|populaires|populaire|repandus|repandu"), regexp.MustCompile(`(?i)\b(?:top \d+ (?:\p{L}+ )?models?|(?:most|more) (?:popular|common|frequent|numerous|listed|offered)(?: \p{L}+){0,2}? (?:boats?|models?|yachts?|sailboats?|catamarans?|designs?|motor ?boats?|powerboats?|cruisers?|trawlers?)|(?:which|what) (?:boats?|models?|yachts?|sailboats?|catamarans?)(?: \p{L}+){0,3}? (?:most common|most popular|most often|most frequent\p{L}*|most of)|(?:by|per) model(?:$|[^ ]| [^y])|(?:häufigsten?|beliebtesten?|meisten)(?: \p{L}+)? (?:modelle?|boote?|yachten?|schiffe?)|modèles? les plus (?:courants?|fréquents?|populaires?|répandus?)|bateaux les plus (?:courants|fréquents|populaires|répandus))`)},
	{MostMakes, set("top|make|makes|brand|brands|builder|builders|manufacturer|manufacturers|yard|yards|marke|marken|werft|werften|hersteller|marque|marques|chantier|chantiers|constructeur|constructeurs"), regexp.MustCompile(`(?i)\b(?:top \d+ (?:\p{L}+ )?(?:makes?|brands?|builders?|manufacturers?)|(?:by|per) (?:make|brand|builder|manufacturer|yard)|(?:which|what) (?:makes?|brands?|builders?|manufacturers?|yards?)\b|most (?:popular|common|frequent)(?: \p{L}+)? (?:makes?|brands?|builders?|manufacturers?)|nach (?:marke|werft|hersteller)|welche (?:marken?|werften?|hersteller)|par (?:marque|chantier|constructeur)|quel(?:le)?s? (?:marques?|chantiers?|constructeurs?))`)},
	{FairPrice, set("reasonable|fair|ok|okay|realistic|sensible|steep|lot|cheap|expensive|dear|price|deal|offer|value|buy|priced|overpriced|underpriced|too|bargain|steal|worth|rate|pay|ask|expect|get|preis|teuer|uberteuert|preiswert|wert|lohnt|prix|affaire|cher|chere|vaut|valeur"), regexp.MustCompile(`(?i)(?:\bis [£€$]? ?\d[\d.,]*(?: ?k| ?m)?(?: ?(?:€|\$|£|euros?|eur|usd|dollars?|pounds?|gbp))? (?:\p{L}+ )?(?:reasonable|fair|ok|okay|good|realistic|sensible|steep|high|a lot|cheap|expensive|dear)\b|, ?(?:is that|is this|is it|too) (?:\p{L}+ )?(?:ok|okay|fair|reasonable|realistic|a lot|much|cheap|good|high|steep|sensible)\b)|\b(?:(?:fair|good|reasonable|realistic|right|sensible|decent|great|bad|ok|okay) (?:price|deal|offer|value|buy)|fairly priced|over-?priced|under-?priced|too (?:much|expensive|dear|high)|a bargain|a steal|worth|(?:market |true |real |fair )?value of|going rate|what (?:should|would|could|can) (?:i|we|you|one) (?:pay|offer|ask|expect to pay|expect to get|get)\b|how much (?:should|would|could|can) (?:i|we|you|one) (?:pay|offer|ask|expect|get)\b|(?:fairer?|guter|angemessener|realistischer|zu hoher) preis|zu teuer|überteuert|preiswert|wert|lohnt|(?:bon|juste|bonne|mauvais) (?:prix|affaire)|trop cher|prix (?:correct|juste|raisonnable|réaliste)|vaut|valeur)\b`)},
}

// perLength are the words of PricePerLength that are nothing else: no "Pro" is asked for per metre.
var perLength = regexp.MustCompile(`(?i)\b(?:per|pro|par|au|le) (?:foot|ft|feet|metre|meter|m|fuß|fuss|pied|mètre)\b`)

// readPerLength uses the words of what a foot or a metre costs.
func (t *turn) readPerLength() {
	i := slices.IndexFunc(questions, func(a askedBy) bool { return a.question == PricePerLength })
	if per := questions[i]; t.holdsOne(per.keys) && per.words.MatchString(t.text) {
		t.pass(perLength)
	}
}

// worthless are what FairPrice's words mean where they are not about a price: a boat that is worth seeing.
var worthless = regexp.MustCompile(`(?i)\b(?:worth (?:it|the (?:money|price|extra|premium|effort|trouble|wait|work|cost|investment)|keeping|having|fitting|repairing|restoring|fixing|doing|going|getting|every|buying|seeing|a look|looking|visiting|considering|a visit|more than|less than|at least|at most|up to|over|under)|(?:good|great|best) (?:value|buy|deal)s?\b.{0,30}?\b(?:under|below|up to)|value for money|(?:not|n't) too (?:much|expensive|dear|high)|nicht zu teuer|pas trop cher|bateaux? pas cher|bonnes affaires|good deals|best deals|best value|bargains)\b`)

// readQuestion notices what a turn asks about the boats that it describes. A price without a bound that is asked about bounds nothing.
func (t *turn) readQuestion() {
	text := strings.TrimSpace(t.text)
	for _, a := range questions {
		if !t.holdsOne(a.keys) || a.question == FairPrice && !t.named() || !a.words.MatchString(text) {
			continue
		}
		if a.question == FairPrice && (worthless.MatchString(text) || t.bounded()) {
			continue
		}
		t.question = a.question
		t.pass(a.words)
		break
	}
	q := &t.query
	if t.question == FairPrice && q.PriceMax != nil && q.PriceMin == nil {
		t.offer, t.offered, q.PriceMax = *q.PriceMax, q.Currency, nil
	}
	t.about = t.about || t.question == MostMakes || t.question == MostModels || t.question != NoQuestion && t.base.ModelContains != ""
	if comparesAreas(*q) && len(q.Aggregate) == 0 {
		q.Aggregate = []string{catalog.AggregateMedianPrice}
	}
}

// named reports whether a turn names a model, or goes on with one that was named.
func (t *turn) named() bool {
	return t.query.ModelContains != "" || len(t.query.ModelsAny) > 0 || t.query.Make == "" && t.base.ModelContains != ""
}

// bounds stand before an amount of money that bounds a price rather than being one.
var bounds = regexp.MustCompile(`(?i)\b(?:under|below|up to|max(?:imum)?|less than|at most|no more than|over|above|from|between|budget(?: of| is)?|unter|bis|höchstens|maximal|moins de|jusqu['’]à|sous|à partir de) (?:about |around )?(?:[£€$] ?\d|\d[\d.,]*(?: ?[km]\b| ?(?:€|\$|£|euros?\b|eur\b|usd\b|dollars?\b|pounds?\b|gbp\b))|\d{5}|\d{1,3}[.,]\d{3})`)

func (t *turn) bounded() bool {
	return t.query.PriceMin != nil || t.query.PriceMax != nil && bounds.MatchString(t.text)
}

// pass uses the words of a question, so that they are not told back.
func (t *turn) pass(words *regexp.Regexp) {
	for _, at := range words.FindAllStringIndex(t.text, -1) {
		for i, w := range t.words {
			if w.start >= at[0] && w.end <= at[1] {
				t.use(i, i+1)
			}
		}
	}
}
