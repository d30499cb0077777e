package research

import (
	"slices"
	"strings"
)

// Focus is what a question wants to know of its subjects, beside the market.
type Focus struct {
	Buying    bool // whether and what to buy
	Owning    bool // what keeping the boat costs
	Value     bool // how prices hold
	Technical bool // how the boat sails and is built
	Faults    bool // what is known to go wrong with her
	Where     bool // which place is cheapest
	Waiting   bool // whether prices will move
	Price     bool // what they cost, in so many words
	Time      bool // how long they take to sell
}

// aboutTheBoat reports whether only what a boat is was asked, not what it costs.
func (f Focus) aboutTheBoat() bool { return f.Technical && !f.Buying && !f.Owning && !f.Value }

// cues are the words that tell a focus, each the beginning of a word.
var cues = struct{ buying, owning, value, technical, faults, where, waiting, price, time []string }{
	buying: []string{"buy", "purchas", "should i", "worth it", "recommend", "best", "choose", "choice", "decid", "kauf", "achet", "achat", "first boat"},
	owning: []string{"ownership", "owning", "running cost", "annual cost", "upkeep", "maintenance", "cost per year", "yearly", "keep a", "charter return", "charter income", "return on investment", "unterhalt", "coût", "cost to own", "cost of"},
	value:  []string{"resale", "depreciat", "hold", "value", "trend", "investment", "invest in", "price develop", "wertverlust", "retain"},
	technical: []string{"ratio", "stability", "seaworth", "perform", "technical", "construction", "offshore", "bluewater", "ocean", "handling", "rigg", "keel",
		"hull", "comfort", "capsize", "speed", "design", "safe"},
	faults: []string{"issue", "problem", "weakness", "weak point", "weak spot", "defect", "known fault", "trouble", "goes wrong", "go wrong", "schwäche", "mängel", "mangel", "défaut"},
	where: []string{"where are", "where is", "where do", "where can", "where should", "which country", "which region", "which countries", "which regions", "cheapest country", "cheapest region",
		"wo sind", "wo gibt", "in welchem land", "où", "dans quel pays", "quel pays"},
	time:  []string{"how long do", "how long does", "days on market", "time on market", "days on sale", "take to sell", "takes to sell", "sell quickly", "sell fast", "wie lange"},
	price: []string{"how much", "what do", "what does", "price of", "prices of", "prices for", "was kosten", "was kostet", "wie viel", "combien", "quel prix"},
	waiting: []string{"or wait", "wait a", "wait until", "wait for", "better to wait", "good time to buy", "right time", "market moving", "prices moving", "price direction",
		"rising or falling", "going up", "going down", "prices rising", "prices falling", "will prices", "oder warten", "guter zeitpunkt", "ou attendre", "bon moment"},
}

func focusOf(question string) Focus {
	waiting := says(question, cues.waiting)
	return Focus{
		Where: says(question, cues.where), Waiting: waiting, Price: says(question, cues.price), Time: says(question, cues.time),
		Buying: says(question, cues.buying), Owning: says(question, cues.owning), Value: waiting || says(question, cues.value),
		Technical: says(question, cues.technical), Faults: says(question, cues.faults),
	}
}

// says reports whether a text holds a word that begins with one of the cues, or the cue where it is several words.
func says(text string, cues []string) bool {
	text = " " + strings.ToLower(text)
	return slices.ContainsFunc(cues, func(c string) bool { return strings.Contains(text, " "+c) })
}

// marketWords speak of boats as goods.
var marketWords = []string{
	"market", "price", "sale", "sell", "cheap", "expensive", "afford", "buy", "cost of owning", "own", "resale", "depreciat", "value", "offer", "listing",
	"markt", "preis", "kauf", "prix", "marché", "compet", "investment", "invest in", "budget",
}

// lacking are things that studies are asked for and no source here tells.
var lacking = []struct {
	cues []string
	says string
}{
	{cues.waiting, "Whether asking prices will rise or fall cannot be told: the catalogue is the asking prices of one day."},
	{[]string{"trend", "forecast", "outlook", "growth", "demand", "future", "over the last", "over the past", "prognos"},
		"The catalogue is the asking prices of one day: differences between build years are told, a change of the market over time is not."},
	{[]string{"sold", "sale price", "selling price", "transaction", "closing price"},
		"No sold prices are known here: every price is an asking price, from which buyers usually negotiate down."},
	{[]string{"charter income", "charter return", "roi", "return on investment", "rental", "charter business"},
		"Charter income is not in the catalogue, so a return on investment cannot be computed from it."},
	{[]string{"market share", "production number", "units sold", "how many were built", "new boat sales"},
		"Builders' sales figures are not known here; shares are shares of the boats offered."},
	{[]string{"who builds", "who makes", "best brand", "best builder", "best boat builder", "best manufacturer", "most reliable brand", "best boats"},
		"No source here ranks builders: name two or three, and their asking prices, ageing and designs are compared."},
	{[]string{"financ", "interest rate", "loan"},
		"Interest rates are not known here."},
}

func lackingFor(question string) []string {
	var sentences []string
	for _, l := range lacking {
		if says(question, l.cues) {
			sentences = append(sentences, l.says)
		}
	}
	return sentences
}
