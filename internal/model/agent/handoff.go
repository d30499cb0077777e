package agent

import (
	"github.com/fairlead/fairlead/internal/quantity"
)

var (
	// forSale are requests to look for boats.
	forSale = phrasesOf(`
		for sale, on sale, on the market, listings, listing, boats under, boats below, yachts under, find me, find a boat, find boats, find a yacht, find yachts
		find some, show me boats, show me yachts, show me some, show me all, show me catamarans, show me sailboats, search for, search the, looking for a, looking for an
		looking to buy, want to buy a, want to buy an, shopping for, cheapest, available in, are available, any available, in stock, buy me
		zu verkaufen, gebrauchte, gebrauchtes, suche ein, suche eine, suche boot, suche segelboot, verkauf, à vendre, a vendre, je cherche, cherche un, cherche voilier, occasion`)
	// advice are questions about buying that ask for knowledge, not for boats.
	advice = phrasesOf(`
		how do i, how to, how can i, how should, what should i, should i, why, difference, checklist, process, before buying, before paying, when buying, is it worth, worth buying
		advice, tips, pitfalls, what to look, look for in, look out for, what do i look, what is the best time, explain, documents, paperwork, contract, negotiate, survey, vat, legal
		inspect, first boat for, how long does it take, how do you, is it safe, safe to`)
	// craft are what a search is for.
	craft = phrasesOf(`
		boat, boats, yacht, yachts, sailboat, sailboats, sailing boat, sailing boats, catamaran, catamarans, trimaran, trimarans, monohull, monohulls, sloop, sloops, ketch, ketches
		cutter, cutters, yawl, schooner, motorboat, motorboats, powerboat, powerboats, trawler, trawlers, motor yacht, motor yachts, rib, ribs, dinghy, dinghies, cruiser, cruisers
		bluewater, liveaboard, daysailer, motorsailer, segelboot, segelboote, segelyacht, segelyachten, motorboot, katamaran, katamarane, boot, boote, voilier, voiliers, bateau, bateaux`)
	// asking are the beginnings of questions, which a terse search has not.
	asking = phrasesOf(`what, why, how, when, where, who, is, are, do, does, can, should, could, would, will, if, i have, my, our, we, wie, was, warum, wann, ist, comment, pourquoi, est, quand`)
	// deeper are requests for a study.
	deeper = phrasesOf(`
		market study, market analysis, market report, market research, deep research, research report, in depth report, in depth study, in depth analysis, detailed report, full report
		competitive analysis, comprehensive analysis, comprehensive report, write a report, write me a report, prepare a report, detailed investigation, investigate the market
		price trends, market trends, resale value analysis, research the market, detailed comparison report, due diligence report, marktanalyse, marktstudie, étude de marché`)
	// surveying are requests to assess a boat's condition.
	surveying = phrasesOf(`
		survey, surveyed, assess, assessment, condition, inspect, inspection, evaluate, appraise, check this listing, check this boat, look at this listing, look at this boat, what do you think of this
		review this, review this listing, is this a good, is this boat, red flags, begutachte, gutachten, zustand, expertise, évalue, état`)
	// refining are turns that go on with a search.
	refining = phrasesOf(`
		only, just, cheaper, newer, older, bigger, larger, smaller, longer, shorter, and in, and under, and over, in, under, below, over, above, with, without, no, not, what about, how about
		the first, the second, the third, the fourth, the last, number, tell me more about the, show, more, sort, start over, drop the, also, or, any, next, nur, billiger, neuer, seulement, moins cher, plus`)
)

// wantsBoats reports whether the turn looks for boats for sale.
func (a *Agent) wantsBoats(t turn) bool {
	if t.plain.has(advice) {
		return false
	}
	named := a.namesBoat(t.text)
	if !named && !t.plain.has(craft) {
		return false
	}
	bounded, priced := bounds(t.text)
	switch {
	case t.plain.has(forSale), named && t.plain.has(showing):
		return true
	case priced && !t.plain.begins(asking) || priced && t.plain.has(showing):
		return true
	}
	return bounded && t.plain.words() <= 8 && !t.plain.begins(asking)
}

var showing = phrasesOf(`show me, find, list, get me, search`)

// namesBoat reports whether the text names a production boat or a builder.
func (a *Agent) namesBoat(text string) bool {
	return a.cfg.Designs != nil && len(a.cfg.Designs.Mentions(text)) > 0
}

// bounds reports whether a text has a length, price or year to search by, and whether one is a price.
func bounds(text string) (bounded, priced bool) {
	for _, q := range quantity.Find(text) {
		switch q.Dim {
		case quantity.Money:
			bounded, priced = true, true
		case quantity.Length, quantity.Calendar:
			bounded = true
		}
	}
	return bounded, priced
}

// wantsSurvey reports whether the turn has something to assess.
func (t turn) wantsSurvey() bool {
	return t.images || t.url != "" && (t.plain.has(surveying) || !t.plain.has(forSale))
}
