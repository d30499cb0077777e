package agent

import (
	"regexp"
	"strings"

	"github.com/fairlead/fairlead/internal/design/particulars"
	"github.com/fairlead/fairlead/internal/knowledge"
	"github.com/fairlead/fairlead/internal/model/agent/boatname"
	"github.com/fairlead/fairlead/internal/phrase"
	"github.com/fairlead/fairlead/internal/talk"
)

var (
	// forSale are requests to look for boats.
	forSale = phrase.Of(`
		for sale, on sale, on the market, listings, listing, find me, find a boat, find boats, find a yacht, find yachts
		find some, show me boats, show me yachts, show me some, show me all, show me catamarans, show me sailboats, search for, search the, looking for a, looking for an
		looking to buy, want to buy a, want to buy an, shopping for, cheapest, available in, are available, any available, in stock, buy me, are there any, any bargains, bargains in
		need a boat for, need a boat with, need a boat in, need a boat under, need a boat that, need a boat to, need a yacht for, need a yacht with, need a sailboat for, need a sailboat with
		need a catamaran for, need a catamaran with, want a boat for, want a boat with, want a boat under, want a boat that, want a yacht for, want a yacht with, want a sailboat for
		zu verkaufen, gebrauchte, gebrauchtes, suche ein, suche eine, suche boot, suche segelboot, verkauf, à vendre, a vendre, je cherche, busco un, busco una, busco barco, busco velero, en venta, cerco una barca, in vendita, te koop, cherche un, cherche voilier, occasion`)
	// advice are questions about buying that ask for knowledge, not for boats.
	advice = phrase.Of(`
		how do i, how to, how can i, how should, what should i, should i, why, difference, checklist, process, before buying, before paying, when buying, is it worth, worth buying
		advice, tips, pitfalls, what to look, look for in, look out for, what do i look, what is the best time, explain, documents, paperwork, contract, negotiate, survey, vat, legal
		inspect, inspection, import, importing, first boat for, how long does it take, how do you, is it safe, safe to`)
	// craft are what a search is for.
	craft = phrase.Of(`
		boat, boats, yacht, yachts, sailboat, sailboats, sailing boat, sailing boats, catamaran, catamarans, ft cat, ft cats, foot cat, foot cats, footer, trimaran, trimarans, monohull, monohulls, sloop, sloops, ketch, ketches
		cutter, cutters, yawl, schooner, motorboat, motorboats, powerboat, powerboats, trawler, trawlers, motor yacht, motor yachts, rib, ribs, dinghy, dinghies, cruiser, cruisers
		bluewater, liveaboard, daysailer, motorsailer, superyacht, superyachts, megayacht, megayachts, velero, veleros, barco, barcos, yate, yates, catamarán, catamaranes, zeilboot, zeilboten, barca a vela, barche a vela, segelboot, segelboote, segelyacht, segelyachten, motorboot, katamaran, katamarane, boot, boote, voilier, voiliers, bateau, bateaux`)
	// pricing are questions for what boats of a name are offered at.
	pricing = phrase.Of(`price, prices, asking price, asking prices, how much is, how much are, how much for, cost, costs, how much does, worth, preis, preise, was kostet, was kosten, prix, combien coûte`)
	// running are costs and figures of another kind, which no listing has.
	running = phrase.Of(`
		insure, insurance, survey, maintain, maintenance, mooring, berth, berthing, marina, own, owning, run, running, keep, keeping, yearly, antifoul*, antifouling, per year, a year, annual, refit, repair, worth the, worth it, worth buying
		replace, replacing, replacement, renew, renewing, fixing, repairing, mending, weigh, weighs, draw, draws, new sails, new engine, transport, ship, deliver, delivery, charter, rent, hire, depreciate, water, fuel, sold, sell for, sale prices`)
	// gear are parts of a boat that one asks for rather than for a boat.
	gear = phrase.Of(`
		anchor, anchors, chain, rode, rope, ropes, line, lines, sheet, sheets, halyard, halyards, sail, sails, mainsail, genoa, jib, spinnaker, engine, engines, motor, outboard, oil, filter
		battery, batteries, solar, panel, panels, cable, wire, antifouling, antifoul, paint, mast, boom, rig, rigging, shroud, shrouds, fender, fenders, cover, sprayhood, bimini, trailer, cradle
		winch, winches, windlass, propeller, prop, rudder, keel, pump, pumps, toilet, heater, watermaker, fridge, stove, liferaft, lifejacket, lifejackets, flares, radio, radar, autopilot, chartplotter
		insurance, mooring, berth, marina, licence, license, crew, skipper, thruster, drogue, sea anchor, warp, warps, dock lines, size, sizes, diameter, thickness, length, name, names, surveyor`)
	// near are words before the place of a search.
	near = phrase.Of(`in, near, around, close to, at, nähe, bei, près de, en, au`)
	// weatherly are what a boat is in that is no place.
	weatherly = phrase.Of(`
		in a, in an, in heavy, in strong, in light, in rough, in big, in bad, in high, in waves, in storm, in storms, in wind, in winds, in gale, in gales, in general, in detail, in feet, in metres, in meters
		at anchor, at sea, at 30, at speed, in irons, in mast, in race, in races, in racing, in charter, in reverse, in terms, in comparison, in order`)
	// used are boats that someone has to sell.
	used = phrase.Of(`used, second hand, secondhand, pre owned, preowned, gebraucht, gebrauchte, d occasion`)
	// asking are the beginnings of questions, which a terse search has not.
	asking = phrase.Of(`must, may, what, why, how, when, where, who, is, are, do, does, can, should, could, would, will, if, i have, my, our, we, wie, was, warum, wann, ist, comment, pourquoi, est, quand`)
	// which begins a question too, but where boats are what it asks for.
	which     = phrase.Of(`which, who, welche, welcher, welches, quel, quelle, quels, quelles`)
	whichBoat = phrase.Of(`which boats, which boat, which yachts, which yacht, which used, which sailboats, which catamarans, which ones, welche boote, welche yachten, welche gebrauchten, quels bateaux, quels voiliers`)
	// boatsUnder looks for boats up to a price or a length, but for a question whether something holds for such boats.
	boatsUnder = phrase.Of(`boats under, boats below, boats between, yachts under, yachts between, catamarans between, sailboats between`)
	underSail  = phrase.Of(`under sail, under sails, under power, under way, under engine, under motor, under oars, under spinnaker, under gennaker, under genoa, under jib, under main, under mainsail, under bare, under tow, under the`)
	// deeper are requests for a study.
	deeper = phrase.Of(`
		market study, market analysis, market report, market research, deep research, research report, in depth report, in depth study, in depth analysis, detailed report, full report
		competitive analysis, comprehensive analysis, comprehensive report, write a report, write me a report, prepare a report, detailed investigation, investigate the market
		research on the market, price trends, market trends, resale value analysis, research the market, detailed comparison report, due diligence report, marktanalyse, marktstudie, étude de marché`)
	// surveying are requests to assess a boat's condition.
	surveying = phrase.Of(`
		survey, surveyed, assess, assessment, condition, inspect, inspection, evaluate, appraise, check this listing, check this boat, look at this listing, look at this boat, what do you think of this
		review this, review this listing, is this a good, is this boat, red flags, begutachte, gutachten, zustand, expertise, évalue, état`)
	// refining are turns that go on with a search.
	refining = phrase.Of(`
		only, just, cheaper, newer, older, bigger, larger, smaller, longer, shorter, and in, and under, and over, in, under, below, over, above, with, without, no, not, what about, how about
		the first, the second, the third, the fourth, the last, number, tell me more about the, show, more, sort, start over, drop the, also, or, any, next, nur, billiger, neuer, seulement, moins cher, plus`)
)

// wantsBoats reports whether the turn looks for boats for sale.
func (a *Agent) wantsBoats(t turn) bool {
	named := a.namesBoat(t) || t.plain.Has(limits) && boatname.Plural(t.plain) || a.wantsOne(t) || t.plain.Has(bargains) && !t.plain.Has(gear)
	if a.asksMarket(t, named) || t.tellsBudget() {
		return true
	}
	if t.asksFaults() || !named && !t.plain.Has(craft) || t.plain.Has(advice) || aboutGear(t.plain, named) || t.plain.Has(bought) && !seeks(t.plain) {
		return false
	}
	if seeks(t.plain) && !sought(t.plain).Has(gear) || named && a.likens(t) {
		return true
	}
	bounded, priced := bounds(t.text)
	asks := t.plain.Begins(asking) || t.plain.Begins(which) && !t.plain.Begins(whichBoat) || len(t.earlier) > 0 && t.plain.Less(talk.Conjunctions).Begins(asking)
	switch {
	case t.plain.Has(boatsUnder) && !t.plain.Has(underSail) && (priced || knowledge.FormOf(t.text) != knowledge.Judgement):
		return true
	case t.plain.Has(forSale), offered.MatchString(t.text), named && (t.plain.Has(showing) || t.plain.Begins(some)):
		return true
	case priced && !asks || priced && t.plain.Has(showing), t.plain.Has(affordable) && spends(t.text):
		return true
	case named && t.plain.Has(pricing) && !t.plain.Has(running) && !t.plain.Has(gear):
		return true
	case t.plain.Has(used) && t.plain.Has(near) && !asks, boatsThere.MatchString(withoutMarkup(t.text)):
		return true
	}
	if bounded && t.plain.Begins(aBoat) && !t.plain.Has(asking) && t.plain.Words() <= longestWish && !t.plain.Has(weatherly) {
		return true
	}
	terse := t.plain.Words() <= 8 && !asks && !t.tellsFailure() && !t.plain.Has(weatherly) && !particulars.Asked(t.plain) && !t.plain.Has(running)
	return terse && (bounded && !t.plain.Has(gear) || a.boats.Names(t.text) && t.plain.Has(near) && knowledge.FormOf(t.text) == knowledge.General)
}

// faulting are words of who asks what is wrong with boats, or worries about his own.
var faulting = phrase.Of(`
	problem, problems, fault, faults, issue, issues, defect, defects, weakness, weaknesses, weak point, weak points, weak spot, weak spots, worry, worried, worries, concerned, go wrong, goes wrong, suffer from, suffers from, to watch for, watch out for, complaints
	schwachstelle, schwachstellen, schwächen, probleme, mängel, kinderkrankheiten, sorgen, problème, problèmes, défaut, défauts, point faible, points faibles, inquiéter`)

// viewing are words of who asks what to look at in a boat that he has found.
var viewing = phrase.Of(`
	what do i look for, what should i look for, what do we look for, what should we look for, what to look for, what should i check, what should we check, what do i check, what to check, what should i look at, what to look at, look out for
	worauf soll ich achten, worauf achten, worauf muss ich achten, que vérifier, que regarder, que dois je vérifier`)

// asksFaults reports whether a turn asks what is or may be wrong with a boat, and wants none shown.
func (t turn) asksFaults() bool {
	return (t.plain.Has(faulting) || t.plain.Has(viewing)) && !t.plain.Has(forSale) && !t.plain.Has(showing) && !seeks(t.plain.Less(viewing))
}

// offered asks which boats there are to be bought: "Welche Boote um 12 m gibt es an der Ostsee zu kaufen?".
var offered = regexp.MustCompile(`(?i)\b(?:gibt(?:'s| es)|habt ihr|haben sie|finde ich|finden wir|bekomme ich)\b.*\b(?:zu kaufen|zum kauf|zum verkauf|zu verkaufen|im angebot)\b|\bstehe?n?\b.*\bzum verkauf\b|\b(?:what|which)\b.*\b(?:is|are) (?:there )?(?:to buy|on offer)\b|\b(?:is|are) there\b.*\b(?:to buy|on offer)\b|\b(?:y a[ -]t[ -]il|il y a|trouve[ -]t[ -]on|quels?)\b.*\b(?:à|a) (?:vendre|acheter)\b`)

// bought are words of somebody who has what he asks about.
var bought = phrase.Of(`i bought, we bought, ive bought, weve bought, i have bought, we have bought, just bought, recently bought, i recently bought, have just bought, i got a used, we got a used, habe gekauft, haben gekauft, gekauft habe, ai acheté, avons acheté`)

// searches reports whether a turn lists what a boat has to be and nothing else: "€80-120k, 12-14 m, 2005 to 2012, Balearics".
func (a *Agent) searches(t turn) bool {
	const most = 30 // words
	forGear := aboutGear(t.plain, false) || t.plain.After(which).Begins(gear)
	return a.cfg.Wishes != nil && !forGear && !strings.Contains(t.text, "?") && t.plain.Words() <= most && !t.plain.Begins(asking) && !t.tellsFailure() && !t.asksFaults() && a.cfg.Wishes.Searches(t.text)
}

// namesListing reports whether a turn asks about one listing by its identifier or its address.
func (a *Agent) namesListing(t turn) bool {
	return a.cfg.Wishes != nil && a.cfg.Wishes.NamesListing(t.text)
}

// likens reports whether a turn asks which boats are like one that it names, and not what to think of such boats.
func (a *Agent) likens(t turn) bool {
	return a.cfg.Wishes != nil && t.plain.Has(likening) && !t.plain.Begins(weighing) && a.cfg.Wishes.Likens(t.text)
}

// asksMarket reports whether a turn asks what only the boats for sale tell together.
func (a *Agent) asksMarket(t turn, named bool) bool {
	goesOn := len(t.told().Shown) > 1 && t.goesOn() // "and a 2003?" behind what such boats cost
	wonders := goesOn || t.plain.Has(ofMarket) || t.plain.Has(cheaper) && !t.plain.Has(running) && !t.plain.Has(gear)
	return a.cfg.Wishes != nil && wonders && (named || t.plain.Has(craft) || len(t.earlier) > 0) && a.cfg.Wishes.AsksMarket(t.text, t.earlier)
}

// likening, ofMarket and cheaper are words of which one stands in every turn that is to be read for what it asks of the boats for sale:
// reading one takes as long as answering it.
var (
	cheaper  = phrase.Of(`cheaper, cheapest, dearer, more expensive, less expensive, cost more, cost less, costs more, costs less, better value, prices, price difference, difference in price, median price, average price, billiger, günstiger, teurer, preise, preisunterschied, moins cher, moins chers, moins chère, moins chères, plus cher, plus chers, plus chère, prix`)
	likening = phrase.Of(`like, similar, comparable, alternative, alternatives, equivalent, rival, rivals, competitor, competitors, along the lines, in the style, in the spirit, wie, ähnlich, vergleichbar, vergleichbare, alternativen, comme, semblable, semblables, similaire, similaires, comparables, genre`)
	ofMarket = phrase.Of(`sell, sold, selling, market, for sale, listed, popular, common, frequent, most, brand, brands, builder, builders, make, makes, manufacturer, manufacturers, models, foot, metre, meter, fair, worth, too much, too dear, too expensive, overpriced, bargain, good price, good deal, reasonable price, pay, offer, alert, notify, let me know, tell me when
		verkauf*, verkauft, markt, inseriert, häufigsten, beliebtesten, meisten, marken, werften, hersteller, fuß, zu teuer, guter preis, fairer preis, wert, benachrichtige, bescheid, vendre, vendu, marché, courants, populaires, marques, chantiers, pied, mètre, trop cher, vaut, juste prix, bon prix, prix correct, prévenez`)
)

var weighing = phrase.Of(`how, why, when, where, who, should, can, could, would, will, does, did, is it, is a, is an, is the, are boats, are yachts, are they, are a, do boats, do yachts, do you think, wie, warum, wann, kann, sollte, ist, sind, comment, pourquoi, quand, peut on, est il, sont`)

// boatsThere is a search of nothing but boats and a place, told by its capital: "sailboats in Greece".
var boatsThere = regexp.MustCompile(`^\W*(?:(?i:used|sailing|motor|cruising|small|big|large|cheap) )?(?i:boats|yachts|sailboats|sailing boats|catamarans|trimarans|monohulls|motorboats|powerboats|trawlers|segelboote|katamarane|voiliers|catamarans) (?:in|near|around|off|bei|en|au) (?:the )?\p{Lu}\S*(?: \p{Lu}\S*)*\W*$`)

// aBoat begins a search that is no sentence: "a sailboat built after 2015 with three cabins, please". longestWish is how many words it may have.
var aBoat = phrase.Of(`a boat, a yacht, a sailboat, a sailing boat, a sailing yacht, a catamaran, a motorboat, a motor boat, a powerboat, a trawler, a ketch, a sloop, a used boat, a used yacht, a used sailboat, a used catamaran, boats with, boats built, yachts with, yachts built, sailboats with, sailboats built, catamarans with, catamarans built, ein boot, ein segelboot, eine segelyacht, un bateau, un voilier`)

const longestWish = 16

// seeks reports whether a text begins with a request to be shown boats, whatever they have to be like.
func seeks(p phrase.Text) bool {
	const reach = 6 // words from the request to the boat
	rest := p.Less(courtesies)
	if !rest.Begins(seeking) && (!rest.Begins(needing) || rest.Has(running) || !strings.ContainsAny(rest.Spaced(), "0123456789")) {
		return false
	}
	words := strings.Fields(rest.Spaced())
	return phrase.Plain(strings.Join(words[:min(reach, len(words))], " ")).Has(craft) && !rest.Has(explaining)
}

// sought is a text up to what a boat is to have: gear behind that is hers, gear before it is what is sought.
func sought(p phrase.Text) phrase.Text {
	head, _, _ := strings.Cut(p.Spaced(), " with ")
	return phrase.Plain(head)
}

var (
	seeking    = phrase.Of(`show, show me, find, find me, list, list me, search, search for, look for, display, get me, zeig, zeige, zeig mir, finde, suche, montre, montre moi, trouve, trouve moi, cherche, busco, buscar, muéstrame, cerco, zoek, ik zoek`)
	needing    = phrase.Of(`i need a, i need an, i want a, i want an, we need a, we need an, we want a, we want an, i would like a, id like a, im looking for, i am looking for, were looking for, we are looking for, looking for`)
	courtesies = phrase.Of(`please, can you, could you, would you, hi, hello, bitte, s il vous plaît`)
	explaining = phrase.Of(`how, why, what, difference, mean, means, works, picture, pictures, photo, photos, diagram, video, wie, warum, comment, pourquoi, name, names, lights, light, signal, signals, rule, rules, route, way, hook, lift, ramp, loan, mortgage, finance, builder, yard, broker, surveyor, course, school, club, partner, share, job`)
)

// wantsOne reports whether a turn asks to find one of the boats that were spoken of: "find me one under 80k".
func (a *Agent) wantsOne(t turn) bool {
	if len(t.earlier) == 0 || !t.plain.Begins(findOne) {
		return false
	}
	before := phrase.Plain(t.earlier[len(t.earlier)-1])
	return before.Has(craft) || a.namesBoat(turn{text: before.Spaced(), plain: before})
}

var findOne = phrase.Of(`find me one, find one, show me one, get me one, find me some, find some, show me some, any for sale, find mir eins, zeig mir eins, trouve m en un, montre m en un`)

// aboutGear reports whether a text asks for something for a boat, as in "rope for a 10 m boat", not for a boat.
func aboutGear(p phrase.Text, named bool) bool {
	thing, whose, ok := strings.Cut(p.Less(forSale).Spaced(), " for ")
	what := phrase.Plain(thing)
	return ok && (what.Has(gear) || what.Has(tenders)) && !what.Less(tenders).Has(craft) && (named || phrase.Plain(whose).Has(craft))
}

// tenders are boats that go with another one: "which dinghy for a 36 footer?".
var tenders = phrase.Of(`dinghy, tender, inflatable, rib, inflatable dinghy, rib tender`)

var (
	bargains = phrase.Of(`any bargains, bargains in, bargain boats, bargain boat, any good deals in, schnäppchen in, bonnes affaires en, bonnes affaires à`)
	showing  = phrase.Of(`show me, find, list, get me, search`)
	some     = phrase.Of(`any, some, is there a, is there any`)
	limits   = phrase.Of(`under, below, less than, up to, max, maximum, budget, no more than, at most, bis, unter, höchstens, moins de, jusqu à, maximum de`)
)

// wantsStudy reports whether the turn asks for a study.
func (a *Agent) wantsStudy(t turn) bool {
	comparesMarkets := knowledge.FormOf(t.text) == knowledge.Compare && t.plain.Less(marketValue).Has(markets)
	return t.plain.Has(deeper) || (t.plain.Begins(studying) || comparesMarkets) && (a.namesBoat(t) || t.plain.Has(craft))
}

// markets are the words for what is studied.
var markets = phrase.Of(`market, markets, markt, märkte, marché, marchés`)

// marketValue is a term of insurance, not a market.
var marketValue = phrase.Of(`market value, market values, market price, market prices, marktwert, valeur de marché, valeur marchande`)

// studying are the beginnings of requests to study a boat.
var studying = phrase.Of(`research, please research, can you research, could you research, do research on, do some research on, i want you to research, recherchiere, étudie`)

// assessing are requests to assess a boat that the turn itself describes.
var assessing = phrase.Of(`
	survey this, survey her, survey it, survey my boat, survey the boat, survey of this, survey for this, assess this, assess her, assess the condition, assess my boat, evaluate this, inspect this boat, appraise this
	check this advert, check this ad, check this listing, this advert, this ad, this listing, this boat ok, this boat okay, advert ok, ad ok, the advert says, advert text, condition report
	begutachte dieses, begutachte das boot, diese anzeige, dieses inserat, cette annonce, expertise ce, évalue ce bateau`)

// describes reports whether a turn asks to assess a boat and tells of her: an advert has a boat, figures and a number of words.
func (a *Agent) describes(t turn) bool {
	const least = 9
	if !strings.ContainsAny(t.text, "0123456789") {
		return false
	}
	if requested.MatchString(t.text) && (a.namesBoat(t) || ofYear.MatchString(t.text)) {
		return true
	}
	if s, knows := a.cfg.Survey.(Assessor); knows && factual(t.text) && judging.MatchString(t.text) && (a.namesBoat(t) || t.plain.Has(craft)) && s.Describes(t.text) {
		return true
	}
	return t.plain.Has(assessing) && !t.plain.Begins(askingHow) && t.plain.Words() >= least && (a.namesBoat(t) || t.plain.Has(craft))
}

// requested is a request to assess some boat, with facts of her behind it that have a figure: "Can you survey a boat for me? 1987 Catalina 30, …".
var requested = regexp.MustCompile(`(?is)^\W*(?:(?:hi|hello|please|can|could|would|will|you|i|we|i['’]d|like|want|need|to|do|give|me|us|have|get|a quick|an|a|proper) ){0,8}(?:survey|assess|assessment|evaluate|appraise|inspect|check|review|opinion|begutachte\w*|évalue\w*)(?: (?:of|on|for))? (?:an?|another|this|the|my|our|one|some|ein|eine|un|une)(?: (?:used|old|second[- ]hand|possible|potential))? (?:boat|yacht|sail(?:ing )?boat|catamaran|motorboat|boot|yacht|bateau|voilier)\b[^.?!:;\n]{0,30}[.?!:;\n–-]+\s*[^?]*\d[^?]{12,}`)

// judging begins a request for what to think of a boat, or of her condition, that is told behind it: "Can you check the condition of a 2004
// Bavaria 38? Ex charter, 4,500 engine hours".
var judging = regexp.MustCompile(`(?i)^\W*(?:(?:hi|hello|please|can|could|would|will|you|i|we|i['’]d|like|want|need|to|help|me|have|take|give|a|quick|your|kannst|können|könnten|du|sie|bitte|mal|pouvez|vous|peux|tu)\W+){0,9}` +
	`(?:(?:check|assess|assessment|evaluate|appraise|inspect|judge|review|rate|look|go|begutachte\w*|prüfe\w*|bewerte\w*|beurteile\w*|évaluer?|examiner?)\b.{0,30}?\b(?:condition|state|shape|over|boat|yacht|zustand|boot|yacht|état|bateau|voilier)\b` +
	`|(?:survey|gutachten|begutachtung|expertise)\s*(?:request|please|bitte|svp)?\s*[:–]` +
	`|what (?:do|would|should) (?:you|i|we) (?:make|think|say) (?:of|about|to)\b|(?:opinion|view|thoughts|verdict|take) (?:of|on|about)\b|what['’]?s your (?:opinion|view|verdict) (?:of|on)\b|(?:thoughts|opinions?) (?:on|about)\b|would you buy (?:an?|this|that|the|my)\b` +
	`|was (?:hältst du|halten sie|meinst du|sagst du) (?:von|zu)\b|würdest du .{0,40}\bkaufen\b|que (?:penses-tu|pensez-vous) (?:de|du|d['’])|achèteri(?:ez-vous|ais-tu)\b)`)

// factual reports whether a text lists facts, as an advert does, and is no plain question.
func factual(text string) bool {
	const least = 2 // commas, stops and the like before which facts stand
	return len(facts.FindAllStringIndex(text, least)) == least
}

// facts is what stands between facts of a list.
var facts = regexp.MustCompile(`[,;:.?!\n](?:\s|$)`)

// askingHow are the beginnings of questions for how a survey is made.
var askingHow = phrase.Of(`how, why, when, what should, what does, what is, should i, do i, wie, warum, comment, pourquoi`)

// wantsSurvey reports whether the turn has something to assess.
func (t turn) wantsSurvey() bool {
	return t.images || t.url != "" && (t.plain.Has(surveying) || !t.plain.Has(forSale))
}
