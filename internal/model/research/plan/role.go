package plan

import "regexp"

// Role is who asks.
type Role int

// Who asks: who looks for a boat, who has one to sell, or who does neither, such as a broker or a journalist.
const (
	Anyone Role = iota
	Buyer
	Seller
	Both
)

// ofTrade are who neither buys nor sells for himself.
const ofTrade = `(?:brokers?|dealers?|journalists?|reporters?|writers?|editors?|authors?|bloggers?|insurers?|underwriters?|surveyors?|apprais\w+|valuers?|lenders?|bankers?|analysts?|researchers?|students?|economists?|makler\w*|journalist\w*|redakteur\w*|versicherer|gutachter\w*|händler\w*|analyst\w*|courtiers?|assureurs?|experts? maritimes?|étudiante?|analystes?)`

var (
	// trades tell that somebody asks by his trade, or for others.
	trades = regexp.MustCompile(`(?i)\b(?:i'?m|i am|we'?re|we are|i work as|as|ich bin|wir sind|als|je suis|nous sommes|en tant que?|comme)\s+(?:(?:an?|the|ein|eine|une?|professional|independent|freelance)\s+)?(?:[\pL-]+\s+){0,2}?` + ofTrade + `\b` +
		`|\bfor (?:an?|my|our|the) (?:[\pL-]+ ){0,2}(?:article|magazine|newspaper|newsletter|thesis|paper|podcast|blog|clients?|customers?|readers)\b|\bmy (?:clients?|readers)\b|\bfür (?:einen artikel|meine kunden|meine leser)\b|\bpour (?:un article|mes clients|mes lecteurs)\b`)
	// eachSide names both who buys and who sells.
	eachSide = regexp.MustCompile(`(?i)\bbuyers? (?:and|or) (?:an? )?sellers?\b|\bsellers? (?:and|or) (?:an? )?buyers?\b|\bboth sides\b|\bkäufer (?:und|oder) verkäufer|\bverkäufer (?:und|oder) käufer|\bacheteurs? (?:et|ou) vendeurs?\b|\bvendeurs? (?:et|ou) acheteurs?\b`)
	// someone's part is asked for: what is to be done by one who sells, or buys.
	asSeller = regexp.MustCompile(`(?i)\b(?:as|for|from|of|about|to|with|tell|advise|should|shall|must|can|could|would|may|might|do|does|if|what|where|when|how)\s+(?:(?:an?|any|private|most|the|would-be)\s+)*(?:sellers?|vendors?)\b(?:'s?| (?:should|do|does|expect|ask|need|list|want))?|\b(?:als|für|sollte|muss|kann)\s+(?:(?:ein|einen|den|der|die)\s+)?verkäufer\w*|\b(?:le|les|un|en tant que|comme|au|aux|pour les?) vendeurs?\b|\bselling side\b` +
		`|\b(?:my|our|an?|the) (?:clients?|customers?|friends?|father|mother|brother|sister|parents|uncle|owner|family|estate) (?:wants?|would like|is|are|has|have|plans?|intends?|needs?|wishe?s?)\b[^.?!]{0,20}\b(?:sell|selling)\b` +
		`|\b(?:time|moment|month|season|year) to sell\b|\bmoment (?:pour|de) vendre\b|\bzeitpunkt\b[^.?!]{0,20}\bverkauf\w*`)
	asBuyer = regexp.MustCompile(`(?i)\b(?:as|for|from|of|about|to|with|tell|advise|should|shall|must|can|could|would|may|might|do|does|if|what|where|when|how)\s+(?:(?:an?|any|private|most|the|would-be|first-time)\s+)*(?:buyers?|purchasers?)\b|\b(?:als|für|sollte|muss|kann)\s+(?:(?:ein|einen|den|der|die)\s+)?käufer\w*|\b(?:un|en tant qu'|comme|pour les?|l')\s?acheteurs?\b`)
	// ofSeller are words of the seller whom a buyer speaks of.
	ofSeller = regexp.MustCompile(`(?i)\b(?:the|this|that) (?:sellers?|vendors?)\b.*\b(?:wants?|asks?|asking|says?|offers?|fixe?s?|accepts?)\b|\b(?:i|we) (?:want|plan|intend|mean|hope|would like|'d like) to buy\b`)
	// sells tells that somebody has a boat to sell; again is a sale that comes long after a purchase.
	sells = regexp.MustCompile(`(?i)\b(?:sell|selling|list|listing|advertise|offload|part with|get rid of)\s+(?:my|our|mine|ours)\b|\b(?:put|putting|bring|have) (?:my|our|her|him|it|mine) (?:[\pL\d'.-]+ ){0,4}(?:on the market|up for sale|to sell)\b|\bhave (?:an?|one) (?:[\pL\d'.-]+ ){1,5}(?:to sell|for sale)\b` +
		`|\b(?:i'?m|i am|we'?re|we are|i have been|thinking (?:of|about)|i(?:'d| would)? like to|we(?:'d| would)? like to|i want to|we want to|i need to|we need to|i plan to|we plan to|i have to|we have to|i intend to|about to|planning to|should i|should we|can i|how do i|how can i) (?:thinking (?:of|about) |planning (?:on|to) |now |just )?(?:sell|selling)\b|\bwhat should i ask\b` +
		`|\b(?:ich|wir) (?:möchten?|wollen|will|verkaufen?|muss|müssen)\b[^.?!]{0,40}\bverkaufen?\b|\b(?:ich|wir) verkaufen?\b|\bverkaufen? (?:wir )?(?:meine?n?|unsere?n?)\b|\b(?:je vends|nous vendons|vendre (?:mon|ma|mes|notre)|veux vendre|voudrais vendre|voulons vendre)\b`)
	again = regexp.MustCompile(`(?i)\b(?:sell|selling|resell\w*)\b[^.?!]{0,25}\b(?:again|later|after|in (?:a few|some|\w+) years?|years? later|one day|eventually|down the line)\b|\b(?:when|if|before|once) (?:i|we) (?:sell|resell)\b`)
	// buys tells that somebody looks for a boat.
	buys = regexp.MustCompile(`(?i)\b(?:i|we)(?:'d| would)? (?:(?:want|like|plan|intend|need|hope|wish) to (?:buy|purchase|get|own)|am looking for|are looking for)\b|\b(?:i'?m|we'?re|i am|we are) (?:looking for|shopping for|in the market for|thinking (?:of|about) (?:buying|getting)|buying|after an?)\b|\b(?:should|can|could|would|shall) (?:i|we) (?:buy|get|pay|offer|bid|purchase|look for)\b|\b(?:my|our) budget\b|\b(?:i|we) have (?:about |around |up to |only )?(?:[€$£]|(?:eur|usd|gbp) ?)?\d[\d.,]*\s?(?:k|grand|thousand|euros?|dollars?|pounds?|eur|usd|gbp)?\b(?: (?:to spend|and want|for))?` +
		`|\b(?:ich|wir) (?:möchten?|wollen|will|suchen?)\b[^.?!]{0,40}\b(?:kaufen|anschaffen|suchen?)\b|\b(?:ich|wir) suchen?\b|\bsoll(?:te)? ich\b[^.?!]{0,40}\bkaufen\b|\b(?:je cherche|nous cherchons|veux acheter|voudrais acheter|dois-je acheter|voulons acheter)\b`)
)

// howLong asks of who sells how long that will take.
var howLong = regexp.MustCompile(`(?i)^\W*(?:(?:and|so|but|und|et)\W+)*(?:how (?:long|soon|quickly|fast)|wie (?:lange|schnell)|combien de temps|en combien de temps)\b`)

// roleOf is the part that a text speaks in, Anyone where it tells none: whose part is asked for goes before who asks.
func roleOf(text string) Role {
	seller, buyer := lastOf(asSeller, text), lastOf(asBuyer, text)
	if ofSeller.MatchString(text) {
		seller = -1
	}
	switch {
	case eachSide.MatchString(text):
		return Both
	case seller > buyer: // where both are named, the one that was put in the place of the other
		return Seller
	case buyer >= 0:
		return Buyer
	case trades.MatchString(text):
		return Both
	case sells.MatchString(text) && !again.MatchString(text):
		return Seller
	case buys.MatchString(text):
		return Buyer
	}
	return Anyone
}

// lastOf is where the last match of a pattern begins in a text, -1 for none.
func lastOf(pattern *regexp.Regexp, text string) int {
	all := pattern.FindAllStringIndex(text, -1)
	if len(all) == 0 {
		return -1
	}
	return all[len(all)-1][0]
}

// roleIn is the part in which the last turn speaks, else the one of the latest turn before it that tells any.
func roleIn(question string, earlier []string) Role {
	role := roleOf(question)
	for i := len(earlier) - 1; role == Anyone && i >= 0; i-- {
		role = roleOf(earlier[i])
	}
	return role
}

// hear notes who asks, by what he says and by what he asks.
func (plan *Plan) hear(role Role) {
	if plan.Role = role; role == Anyone && plan.Focus.Selling {
		plan.Role = Seller
	}
	plan.Focus.Selling = plan.Focus.Selling || role == Seller
	plan.Focus.Time = plan.Focus.Time || plan.Role == Seller && howLong.MatchString(plan.Question)
}
