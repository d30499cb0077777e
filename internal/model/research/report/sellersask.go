package report

import "regexp"

// sellersAsk are the sides of a sale that who sells asks after one by one, with what is told of each.
var sellersAsk = []struct {
	says *regexp.Regexp
	tell func(w *writer, s *section)
}{
	{regexp.MustCompile(`(?i)\b(?:when|time|season|month|spring|summer|autumn|winter|now or|wait\w*|wann|zeitpunkt|jahreszeit|warten|quand|saison|moment|attendre)\b`), (*writer).timing},
	{regexp.MustCompile(`(?i)\b(?:where|list|listed|advertis\w*|brokers?|privately|agents?|portals?|websites?|wo|inserier\w*|makler|privat|où|annonce|courtier)\b`), (*writer).whereToList},
	{regexp.MustCompile(`(?i)\b(?:papers?|paperwork|documents?|documentation|vat|title|hin|ce|bill of sale|papiere?n?|unterlagen|dokumente?n?|mehrwertsteuer|papiers|documents|tva)\b`), (*writer).inPaper},
	{regexp.MustCompile(`(?i)\b(?:repairs?|survey\w*|fix\w*|prepar\w*|clean\w*|photos?|photographs?|refit|upgrade\w*|invest\w*|show\w*|reparier\w*|gutachten|vorbereit\w*|réparer|préparer|expertise)\b`), (*writer).beforehand},
}

// asksAsSeller tells of a sale what its question asks after; it reports whether that is a side of it.
func (w *writer) asksAsSeller(s *section) bool {
	said := len(s.blocks)
	for _, side := range sellersAsk {
		if side.says.MatchString(w.Plan.Question) {
			side.tell(w, s)
		}
	}
	return len(s.blocks) > said
}

// timing is when to sell, and what waiting costs.
func (w *writer) timing(s *section) {
	w.tip(s, essential, "buying-selling", "late winter")
	w.waitingCosts(s)
	w.tip(s, usual, "buying-season", "second winter")
}

// whereToList is where to offer a boat, and by whom.
func (w *writer) whereToList(s *section) {
	w.buyersLookIn(s, essential)
	w.facts(s, essential, w.guides["buying-sell-broker-or-private"], 3)
	w.tip(s, usual, "buying-selling", "first weeks")
}

// inPaper is the papers of a sale.
func (w *writer) inPaper(s *section) {
	w.papers(s)
	w.facts(s, essential, w.guides["buying-papers"], 4)
}

// beforehand is what to do to a boat before she is offered.
func (w *writer) beforehand(s *section) {
	w.tip(s, essential, "buying-selling", "pre-sale survey")
	w.preparing(s)
	w.tip(s, usual, "buying-selling", "photos")
}
