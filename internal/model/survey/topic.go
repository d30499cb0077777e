package survey

import (
	"regexp"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/talk"
)

// topic is what the last turn asks about a boat that was assessed before.
type topic int

const (
	aboutBoat topic = iota // everything, or an area
	aboutCosts
	aboutOffer
	aboutBuying // would you buy her
	aboutAsking // what to ask the seller
	aboutMeaning
	aboutFirst // what to look at, or do, first
	aboutGoing // whether she may be taken to sea
	aboutItem  // what one thing that was found means
	aboutPrice // whether to buy her for a sum that is named

	aboutOwnWork // what an owner may do
	aboutWaiting // what can wait
	aboutNormal  // whether what was found is usual at her age
	aboutTime    // how long the work takes
	aboutInsurer // what an insurer asks
	aboutSurvey  // whether she needs a survey
	aboutGood    // what speaks for her
	aboutTelling // what to tell the seller
	aboutUnknown // what was not assessed
	aboutViewing // what to look at aboard
)

// offering and costing are how people ask what to pay for the boat and for her repairs, buying and inquiring whether to buy
// her and what to ask for; sum is an amount they name.
var (
	buying = regexp.MustCompile(`(?i)\b((?:would|should|do|could|can) (?:you|i|we)\b.{0,20}\b(?:buy|purchase) (?:it|her|this|that|one|the boat|this boat)\b|worth (?:buying|it|a look|viewing)\b|(?:good|bad|safe|sensible) (?:buy|purchase)\b|` +
		`^\W*(?:so )?buy (?:it|her)\W*$|walk away|(?:is|are|was) (?:the|those|these|that|this|her|its?|a|two|three|\w+ed|\d)\b.{0,40}\b(?:bad|serious|dangerous|worrying|alarming|cosmetic|harmless|urgent|a worry|a (?:big )?problem|a (?:big )?concern|to be expected)\b|(?:schlimm|gefährlich|bedenklich|grave|dangereu(?:x|se)|pericolos[oaie]|gravi?|ernstig|gevaarlijk)\b|urgent(?:ly)?\b|dringend\w*|how (?:bad|serious|worrying|grave) (?:is|are|was|were)|should i (?:be )?worr\w*|(?:how|so) worried|(?:is|are) (?:that|this|it|they|these|those) (?:bad|serious|urgent|grave|a (?:big )?problem|dangerous)|wie schlimm|c'est grave|deal[ -]?breakers?|red flags?|(?:biggest|main|worst|most (?:serious|urgent|important|pressing)) (?:concern|worry|problem|risk|issue|thing|fault|defect|finding|of (?:it|them|all|these|those|this))s?|worst (?:about|with) her|schlimmste\w*|le pire|plus grave|(?:your|the) verdict|(?:what|any|the|her|its) .{0,12}(?:positives?|strengths?|strong points?|good points?|plus points?|upsides?|advantages?|pros)|what(?:'s| is| speaks) (?:good|for her)|you(?:r)? recommend(?:ation)?|yes or no|` +
		`(?:lo|la) compr\w+|kopen|koop ik|comprarla|comprarlo|kaufen|kaufst|kauf(?:t|en) (?:sie|ihr)|finger weg|ach[eè]te\w*|achat)`)
	inquiring = regexp.MustCompile(`(?i)\b((?:what|which|anything|questions?|else)\b.{0,40}\b(?:ask|questions?)\b|questions? (?:for|to) (?:the |her )?(?:seller|owner|broker)|ask (?:(?:the |her )?(?:seller|owner|broker)|him|them)\b|what (?:else|more|other \w+|information) (?:do|would|should) (?:you|i|we) (?:need|want|like|have)\b|what(?:'s| is) (?:still )?missing\b|` +
		`(?:was|welche fragen).{0,40}(?:fragen|verkäufer)|(?:quoi|que|quelles questions).{0,40}\b(?:demander|poser|vendeur))`)

	offering = regexp.MustCompile(`(?i)\b(offer\w*|bid|bidding|negotiat\w*|haggl\w*|worth|fair price|a fair\b|(?:is|was|be|seem) .{0,20}\bfair|asking price|overpriced|too (?:much|dear)|is [£$€]?\d[\d,.]*k? (?:ok|okay|right|too much|good|reasonable|fair)|knock off|(?:ask|get|take|have) .{0,12}\boff (?:the price|it)|walk[- ]away price|(?:should|would|could|do|shall|to) (?:i|you|we|one )?\s?pay\b|what .{0,20}\bpay\b|anbieten|angebot|bieten|verhandeln|offrir\w*|offrire\w*|offro|offre|proposer|quel prix|che prezzo|bieden|bod|ofrecer\w*|oferta|preis(?:lich)? .{0,20}(?:ok|fair|angemessen))\b`)
	costing  = regexp.MustCompile(`(?i)\b((?:repairs?|works?|jobs?|that|it|they|fixing \S+|(?:every|all)thing|all)\b.{0,20}\b(?:be|come|run|amount) (?:to|in)\b|costs?|costing|(?:repair|total|whole|yard) bill|what(?:'s| is) the (?:bill|total|sum)|budget\w*|how much (?:would|will|to|for|money|is|are|in|all|altogether|total)|all[- ]in|altogether|expensive|price of|kost|kosten|kostet|hoeveel|cu[aá]nto|quanto cost\w*|teuer|coût\w*|coute\w*|combien)`)
	sum      = regexp.MustCompile(`(?i)\b(\d[\d,.']*)\s*(k|grand|tsd)?\b`)
)

// meaningOf asks what a word of the report means, whatever else is asked with it.
var meaningOf = regexp.MustCompile(`(?i)\b(?:what (?:does|do) .+ mean|what(?:'s| is) meant by|was (?:bedeutet|heißt)|que (?:veut|signifie))\b`)

// firstly is how people ask what to look at before all else, and how many such things.
var (
	firstly = regexp.MustCompile(`(?i)\b((?:look at|check|fix|do|tackle|start with|inspect|sort(?: out)?|address|repair|attend to)\b.{0,12} first|(?:what|which|where) .{0,30}\bfirst\b|first things?|most (?:urgent|pressing)\W*$|where (?:do|should|would) (?:i|we|you) (?:start|begin)|priorit\w*|most important|top (?:two|three|four|five|\d)|zuerst|wichtigste\w*|en premier|priorités?|d'abord)`)
	howMany = regexp.MustCompile(`(?i)\b(one|two|three|four|five|[1-9]|zwei|drei|vier|fünf|deux|trois|quatre|cinq)\b`)
	figures = map[string]int{"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "zwei": 2, "drei": 3, "vier": 4, "fünf": 5, "deux": 2, "trois": 3, "quatre": 4, "cinq": 5}
)

// going is how people ask whether she may be taken to sea as she is.
var going = regexp.MustCompile(`(?i)\b(?:(?:safe|fit|ready|okay|ok|fine|wise|sensible|possible) (?:enough )?(?:to|for) (?:\w+ ){0,2}?(?:sail\w*|take|run|go|motor|cross|leave|move|bring|deliver|use|a passage|sea)\b|(?:can|could|may|should|would|shall|dare) (?:i|we|you|one|she|it) (?:\w+ )?(?:sail|take (?:her|it|the boat)|run (?:her|it)|go to sea|go out|motor|cross|deliver|bring (?:her|it)|move (?:her|it))\b|how soon (?:can|could|may)|seaworth\w*|(?:sail|motor|take|bring|drive|run) (?:her|it) (?:home|back|away|out|across|from|to|down|up)|` +
	`(?:all ?right|up to|suitable|good|ok|okay|fit) for (?:a|an|the) .{0,20}(?:trip|passage|cruise|crossing|delivery|voyage)|seetüchtig|(?:raus|aus|los)(?:fahren|laufen|segeln)|so segeln|(?:kann|können|darf) (?:ich|wir|man)\b.{0,50}\b(?:segeln|fahren|auslaufen)|naveg\w+|safe (?:for|with) .{0,30}(?:day|trip|sail|weekend|cruise|passage)|(?:rentrer|naviguer|convoyer|partir|sortir|prendre la mer|traverser)\b|navigar\w*|salpare|uscire in mare|portarla|traversata|zarpar|kan ik .{0,30}\b(?:zeilen|varen)|(?:uitvaren|wegvaren|naar huis varen|oversteken))|überführ(?:en|ung)`)

// atSum asks whether to buy her at a price.
var atSum = regexp.MustCompile(`(?i)\b(?:would|should|do|could|can) (?:you|i|we)\b.{0,20}\b(?:buy|take|pay)\b.{0,12}\d|\b(?:get|have|had|buy|bought|take) (?:it|her|this|that) (?:for|at|down to) [£$€]?\d|\b(?:is|would) .{0,20}\b(?:at|for) [£$€]?\d[\d,.]*k? (?:be )?(?:a )?(?:good|bad|ok|okay|fair|reasonable|too much|steal|bargain)|(?:kaufen|nehmen).{0,12}\d.{0,12}\?|ach[eè]ter.{0,10}\bà \d`)

// offPrice asks what comes off the price, or above which to walk away.
var offPrice = regexp.MustCompile(`(?i)\boff (?:the|her|its|his|their) (?:asking )?price\b|\bwalk[- ]away price\b|\b(?:discount|price reduction|preisnachlass|nachlass|rabais)\b`)

// firstYear asks what she costs to begin with, firstBoat whether she suits a beginner: neither asks what comes first.
var (
	firstYear = regexp.MustCompile(`(?i)\b(?:spend|cost\w*|put into|budget)\b.{0,25}\b(?:first|next) (?:year|season|winter)\b|\b(?:the|grand|in) total\b`)
	firstBoat = regexp.MustCompile(`(?i)\b(?:as|for) (?:a |my |our )?(?:first (?:boat|yacht)|beginners?|novices?)\b|\bmakes? sense\b|\b(?:good|right|suitable) first boat\b`)
)

// leastOffer is the smallest number that is taken for a price of a boat.
const leastOffer = 500

// offersFirst reports whether a turn speaks of an offer before it speaks of asking: "what shall I offer if they ask 50,000?"
func offersFirst(text string) bool {
	offer, ask := offering.FindStringIndex(text), inquiring.FindStringIndex(text)
	return offer != nil && offer[0] < ask[1] && sumIn(text) != 0
}

// sumIn reads the first sum of a text: "7k", "7,500", "$7.500".
func sumIn(text string) float64 {
	for _, m := range sum.FindAllStringSubmatch(text, -1) {
		digits := strings.NewReplacer(",", "", "'", "", ".", "").Replace(m[1])
		if m[2] != "" {
			digits = strings.Replace(strings.TrimRight(m[1], ",.'"), ",", ".", 1)
		}
		n, err := strconv.ParseFloat(digits, 64)
		if m[2] != "" {
			n *= 1000
		}
		if err == nil && n >= leastOffer {
			return n
		}
	}
	return 0
}

// purchase are words of a turn that thinks of buying her.
var purchase = regexp.MustCompile(`(?i)\b(?:buy|purchase|worth|walk away|kauf\w*|ach[eè]te\w*|achat|deal)`)

// gravity asks how serious one thing of her is: "is that hairline serious?"
var gravity = regexp.MustCompile(`(?i)\bhow (?:bad|serious|worrying|grave)\b|\b(?:is|are|was) (?:that|those|these|this|the|a|two|three|\w+ed|\d)\b.{0,40}\b(?:bad|serious|dangerous|worrying|alarming|cosmetic|harmless|a worry|a (?:big )?(?:problem|concern))\b|\bist (?:das|der|die)\b.{0,60}\bschlimm`)

// explaining asks what of her something is, without more.
var explaining = regexp.MustCompile(`(?i)^\W*(?:(?:and|so|but|ok|okay|please|can you|could you)\W+)*(?:explain|why|how come|what(?:'s| is) (?:with|up with|going on with)|tell me (?:more )?about|erkläre?|warum|explique|pourquoi)\b`)

// topic reads what a follow-up asks that brings nothing new, and the sum it names.
func (s *Surveyor) topic(last turn) (topic, float64) {
	if len(last.found.listings)+len(last.found.outside) > 0 || s.inspector.Names(last.text) {
		return aboutBoat, 0
	}
	if more := furtherTopic(last.text); more != aboutBoat {
		return more, 0
	}
	switch {
	case offPrice.MatchString(last.text):
		return aboutOffer, sumIn(last.text)
	case inquiring.MatchString(last.text) && !offersFirst(last.text):
		return aboutAsking, 0
	case going.MatchString(last.text) && !costing.MatchString(last.text):
		return aboutGoing, 0
	case meaningOf.MatchString(last.text) && s.asksMeaning(last.text):
		return aboutMeaning, 0
	case firstYear.MatchString(last.text):
		return aboutCosts, 0
	case firstBoat.MatchString(last.text):
		return aboutBuying, 0
	case firstly.MatchString(last.text):
		return aboutFirst, 0
	case talk.MoneyIn(last.text) != "" && !offering.MatchString(last.text):
		return aboutCosts, 0
	case buying.MatchString(last.text) && sumIn(last.text) == 0:
		return aboutBuying, 0
	case buying.MatchString(last.text), atSum.MatchString(last.text) && sumIn(last.text) != 0:
		return aboutPrice, sumIn(last.text)
	case offering.MatchString(last.text):
		return aboutOffer, sumIn(last.text)
	case costing.MatchString(last.text):
		return aboutCosts, 0
	case explaining.MatchString(last.text):
		return aboutItem, 0
	case s.asksMeaning(last.text):
		return aboutMeaning, 0
	}
	return aboutBoat, 0
}
