package premise

import "github.com/fairlead/fairlead/internal/phrase"

// feed is something that only live data can tell.
type feed struct {
	name  string
	about phrase.List // what it is about
	asks  phrase.List // phrases that ask for it by themselves, without a word of time; may be nil
	lacks string      // what we do not have and where to look
	offer string      // what we can do instead
	id    string      // of the passage that helps; "" for none
}

var feeds = []feed{
	{"tides", phrase.Of(`whirlpool, overfalls, tidal race, race running, corryvreckan, maelstrom, high water, low water, high tide, low tide, tide, tides, tidal, hochwasser, niedrigwasser, marée, marées, pleine mer`),
		phrase.Of(`next high tide, next low tide, next high water, next low water`),
		"I have no live data and no tide tables for a date and place: take times and heights from the official tide tables of the country's " +
			"hydrographic office, a current almanac or the harbour office.",
		"Give me the times and heights of high and low water from them, and I work out the height at any time by the rule of twelfths, " +
			"the clearance over a bar or under a bridge, and the tidal gate.",
		"tides-height-clearance"},
	{"depths", phrase.Of(`depth, depths, how deep, the bar, sandbar, sand bar, shoal, silting, silted, dredged`),
		phrase.Of(`deep right now, depth right now, deep is it now, current depth`),
		"I have no live depths: a bar shifts, and what is there today only the latest chart with its notices, the harbour office or the pilot knows.",
		"Give me the charted depth, the height of tide and your draft, and I work out the clearance under the keel.",
		"tides-height-clearance"},
	{"weather", phrase.Of(`
		windy, rainy, stormy, sunny, foggy, wind, winds, weather, forecast, forecasts, gale warning, gale warnings, storm warning, gusts, swell, waves, sea state, rain, temperature
		fog, visibility, rough, choppy, bumpy, pressure, hurricane, storm, conditions, wetter, windvorhersage, sturm, météo, vent`),
		phrase.Of(`
		current noaa forecast, noaa forecast for, met office forecast for, shipping forecast for, show me the satellite, satellite picture of, satellite image of, show me the rain radar, show me the weather radar, show me the webcam, show me a webcam, show me the synoptic, show me the weather chart, current gulf stream, gulf stream position, position of the gulf stream, gulf stream today, gulf stream now, gulf stream right now, weather forecast for, current barometric, current pressure, current air pressure, current temperature, current water temperature, whats the weather in, what is the weather in, hows the weather in, how is the weather in, current weather, current wind, current swell, current wave height, current waves, current sea state, current conditions, current visibility, current forecast
		forecast for tomorrow, is it windy in, how windy is it in, how windy is it at, how windy is it off, how strong is the wind in, how rough is it in, how rough is it off, how big are the waves off, is it raining in, wie ist das wetter, wie wird das wetter, quel temps fait il, quelle est la météo`),
		"I have no live weather: I cannot see observations, warnings or forecasts. Look at the national weather service's marine forecast " +
			"and warnings for the area, listen to the coastguard's broadcast on VHF, or ask the harbour office.",
		"I can explain what a forecast means for your boat and plan: tell me the wind, sea and times it gives.",
		"weather-sources"},
	{"positions", phrase.Of(`ship, ships, vessel, vessels, ais, traffic, position of, boat called, ferry, tanker, sailing yacht, superyacht, megayacht, tall ship, where is my, wheres my, where is the boat, boat right now, yacht right now`),
		phrase.Of(`have just left, has just left, have just arrived, has just arrived, ferry delayed, is the ferry, ferry on time, where is the sailing yacht, where is the superyacht, where is the motor yacht, where is the tall ship, where is the cruise ship, where is the ferry, track the vessel, track the ship, track the yacht, live position, current position of`),
		"I have no live positions or traffic: look at the AIS on board, a public AIS service, or ask the vessel traffic service on its VHF channel.",
		"I can work out closest approach, collision bearings and crossing times from what you see.",
		"radio-ais"},
	{"berths", phrase.Of(`
		lock, locks, canal, bridge, marina, berth, berths, free berth, free berths, berth free, available berth, berths available, space on the, places left, space in the marina, room in the marina, marina full, bridge opening
		bridge open, lock open, lock closed, ferry running, harbour, harbor, port open, port closed, anchorage full, anchorage busy, anchorage crowded, office open, chandlery, chandler, restaurant open, harbour open, marina open, opening times, fuel dock open`),
		phrase.Of(`is berth, any free berths, a free berth in, free berths in, berth free in, berths free in, space free in the marina, book a berth, book me a berth, reserve a berth, reserve me a berth, fuel dock close, fuel dock closes, fuel dock open, fuel dock opens, fuel berth close, fuel berth closes, fuel berth open, fuel berth opens, open tonight, open tomorrow`),
		"I have no live information on berths, bridges, locks or opening hours: call the harbour, lock or bridge on its VHF channel or by phone.",
		"I can help you to plan the arrival: depth, tide, time and how to berth.",
		"navigation-pilotage"},
	{"prices", phrase.Of(`
		sold for, were sold, boats sold, yachts sold, selling price, sold price, sold prices, sale price, sell for, diesel price, fuel price, price of diesel, price of fuel, cost of diesel
		exchange rate, dollar rate, euro rate, pound rate, diesel cost, fuel cost, diesel, fuel dock, fuel berth, fuel, petrol, gasoline, price, prices`),
		phrase.Of(`did you sell, have you sold, current price, current prices, current cost, todays price, todays prices, price today, prices today, sell for last, sold for last, sold for recently, were sold last, sold last month, sold last week, sold last year, sold this month, sold this year, actually sell for, really sell for, selling for now, actual selling prices, actual sale prices, sold prices, recent sales, recently sold, exchange rate`),
		"I have no live prices: neither what boats were really sold for, nor today's fuel prices and exchange rates. Brokers, valuation " +
			"services and surveyors see sale prices; fuel berths and banks publish theirs.",
		"I can show asking prices of the boats in the inventory, which are usually above what is paid, and calculate costs from a price you give.",
		"buying-valuation"},
	{"notices", phrase.Of(`notices to mariners, navigation warnings, navigational warnings, news, race results, racing, race, regatta, leads, leader, leading, transat, vendée, vendee, fastnet, sydney hobart, middle sea race, americas cup, ocean race, sailgp, rescued, rescue operation, accident, incident, orca sightings, orca, orcas, killer whales, jellyfish, sharks, pirates, closures, restrictions`),
		phrase.Of(`latest navigation warnings, latest notices to mariners, who won the race, who won the regatta, who won the cup, who is winning, who is leading, whos leading, who leads the, race results, latest results, current standings`),
		"I have no live news, notices or warnings: read the latest notices to mariners of the hydrographic office and listen to Navtex and " +
			"the coastguard's safety broadcasts.",
		"I can explain what a notice means and what to do about it.",
		"radio-navtex"},
}

// present are words that ask for the state of things at a time near to now.
var present = phrase.Of(`
	now, right now, today, todays, tonight, tonights, tomorrow, tomorrows, this morning, this afternoon, this evening, this week, this weekend
	next week, next weekend, next month, next summer, next winter, next spring, next autumn, next year, next season, in five years, in ten years, currently, at the moment, at this moment, at this very moment, just now, this second, this hour, as we speak, at present, live, latest, real time, realtime, up to date, next 24 hours, next 48 hours
	next few hours, next few days, next days, monday, tuesday, wednesday, thursday, friday, saturday, sunday, yesterday, yesterdays, last night, last week, last month, an hour ago, hours ago, minutes ago, a minute ago, a moment ago, this past hour, last hour, earlier today, yet, this minute, this year, are waiting, is waiting, are queuing, are anchored now
	jetzt, heute, morgen, gerade, aktuell, maintenant, aujourd hui, aujourdhui, demain, actuellement, ce soir`)

// wondering are the ways to ask for data, rather than for what to do.
var wondering = phrase.Of(`
	what does, what do, is the, are the, has the, what is, whats, what are, what will, what was, how is, hows, how are, how strong, how deep, who won, how high, how much, how windy, is it, is there, are there, will it
	will there, when is, when are, when does, when will, how many boats are, how many ships are, how many yachts are, where is, wheres, where are, what time, give me, show me, tell me, check, get me, do you know
	which boats, which boat, which ships, which ship, which vessels, which yacht, which yachts, what ships, what vessels, who is, whos, who leads, did the, did they, has the, has any, have the, has hurricane, how many boats were, how many yachts were, has there, have they, was there, whats happening, can you check, can you tell, can you give, find out, look up, fetch, should i go, can i go, is today, is tomorrow, any, current, latest
	which berth, which berths, which marina, which marinas, which moorings, which lock, which bridge
	wie ist, wie wird, wann ist, wie stark, gibt es, quel, quelle, quand est, comment est`)

// notLive are signs that a question only supposes a state of things, or describes it.
var notLive = phrase.Of(`
	in summer, in winter, in spring, in autumn, in january, in february, in march, in april, in may, in june, in july, in august, in september, in october, in november, in december,
	from now on, if, when should, why, how do i, how do you, how to, how can i, how should, what should i do, explain, difference, mean, means, usually
	typically, normally, in general, on average, now what, what now, we heard, i heard, we saw, i saw, we met, we passed, what was that, did we do wrong, did i do wrong, i have, my boat, calculate, formula, rule`)

// Live is what only live data tells and a turn asks for: that there is none, where to look, and the passage that helps.
func Live(p phrase.Text) Finding {
	calm := p.Has(notLive)
	wonders := !calm && p.Has(wondering)
	asks := wonders && p.Has(present)
	for _, f := range feeds {
		if p.Has(f.asks) && !calm || (asks || wonders && f.name == "tides" && dated.MatchString(p.Spaced())) && p.Has(f.about) {
			return Finding{Says: f.lacks + " " + f.offer, About: f.id}
		}
	}
	return Finding{}
}
