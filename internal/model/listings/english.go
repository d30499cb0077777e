package listings

import (
	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/quantity"
)

var english = phrases{
	column: 0, group: ",", point: ".", semicolon: "; ",
	months: [12]string{"January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"},
	date:   "%d %s %d", horse: quantity.Horsepower / 1000, or: "or", and: "and",

	lookingFor: "Looking for: %s.", pleaseCheck: "**Please check:** %s.", everything: "every boat",
	listing: "listing %s", model: "model %s", designer: "designed by %s", use: "fit for %s", words: "with the words “%s”",
	length: "length %s", price: "price %s", built: "built %s", age: "age %s years", draft: "draft %s", beam: "beam %s", airDraft: "air draft %s", displacement: "displacement %s",
	cabins: "cabins %s", berths: "berths %s", heads: "heads %s", engines: "engines %s", hours: "engine hours %s", power: "from %s hp",
	listed: "listed within %s days", between: "%s to %s", from: "from %s", upTo: "up to %s", least: "from %s",
	noCurrency: "(no currency was given)", nothing: "0 (given away)",
	region: "in %s", coast: "on %s", around: "within %s nm of %s", notRegion: "not in %s",
	hull: "hull %s", keel: "keel %s", rig: "rig %s", fuel: "fuel %s", engine: "engine %s", condition: "condition %s", status: "status %s",
	with: "with %s", without: "without %s",

	boat: "1 boat", boats: "%s boats", free: "free", onRequest: "on request", quoted: "“%s”",
	sampleNote: " (sample data, no real offers)", someSample: " (%s of them sample data, no real offers)", merged: "; duplicates merged: %d",
	leftOut: " Left out because the value is not known: %s.", unknown: "%[1]s %[2]s",
	asking: "Asking prices: cheapest %s, median %s", figures: ", mean %s, middle half %s to %s, dearest %s (%s with a price)",
	converted:  "Converted at the rates of %s.",
	thatWasAll: "That was all: the list has %s%s. Ask for something else, or drop a filter.\n",
	tableHead:  "| # | Boat | Length | Price | Place | Seen | Source |", askedFor: "Asked for", days: "%d d", decade: "%ss",
	unknownPlace:  "I do not know boats at “%s”: it is not among the places I know, or it has no coast.",
	advice:        "I cannot decide that for you: survey, equipment and taste weigh more than a list.",
	bestValue:     "By asking price alone the best value of the %s I showed is the [%s](%s) at %s: %s %% below the median of %s for %s boats of about its type, length and year%s [1].",
	noValue:       "None of the %s I showed is asked for less than the median of boats of about its type, length and year%s.",
	verdict:       "Whether a boat is a good one a survey and a trial sail tell, not an advert.",
	verdictOfList: "Say “tell me more about the second one” for what is known of one of the %s I found; how a model sails, and its weak points, are questions by its name.",
	notUnderstood: "Not understood: %s.", narrow: "Narrow it by %s; or say “more”.", divide: "They divide by %s.",
	more:    "Say “more” for the next boats, or narrow it by price, year or equipment.",
	closing: "%s. As of %s [1].", closingSample: "%s. Sample data as of %s, no real offers [1].",
	noListing: "No listing here has the number %s: the boat may have been sold or withdrawn, or the number is another site’s.\n",
	noMatch:   "**No boat matches**%s.", never: "- The %s alone matches no boat of the inventory.\n",
	helps:       "- Without the %s filter there would be %s; the nearest is the %s, %s, %s, %s.\n",
	noneToBlame: "- No single filter is to blame.\n", bothHelp: "- Without the filters %s and %s there would be %s.\n",
	boatOnly:    "- Asked for nothing but this, %s, the inventory has %s; the cheapest is the %s, %s, %s, %s.\n",
	offered:     "listed for %s days or longer",
	asksFor:     "Of %s with a price the middle half is asked for at %s to %s, the median is %s.",
	notSold:     "These are asking prices: boats sell for less, how much less no advert tells, and condition, engine, sails and equipment decide more than a median.",
	tooFew:      "Too few boats with a price tell what one is worth.",
	tooMany:     "There are more than %s, too many to go through for that: narrow the search.",
	offerLies:   "**%s** is %s, %s; %s of %s are asked for that or less.",
	aboveMedian: "%s %% above the median",
	belowMedian: "%s %% below the median",
	withinHalf:  "within the middle half of what such boats are asked for",
	underHalf:   "below the middle half of what such boats are asked for: ask why",
	overHalf:    "above the middle half of what such boats are asked for",
	onMarket:    "So far these %s have been for sale for **%s days** in the median, half of them for %s to %s; %s for more than a year. That is not how long one takes to sell: boats that are sold already are not counted, and many had been listed before they were first seen here.",
	perFoot:     "The median is **%s a foot** (%s a metre) of length over all, of %s with price and length; the middle half %s to %s a foot.",
	mostOf:      "Of these %s there are most of:",
	pricesVary:  "Age tells most of a price, then condition: engine hours, rig, sails, survey, equipment, tax status and place make the rest, and an advert tells only some of them. No year is the best by itself: a younger boat costs more, an older one has lost most of her price already.",
	noAlert:     "I cannot send messages when a boat comes: ask again, “newest first”, to see what is new.",
	likeIt:      "**Like the %s** by length, displacement, beam, ballast, sail area, keel, cabins and age, as far as they are published (not by quality or sailing), and for sale within the rest of the search:",
	noneLike:    "Of designs like the %s, by their published measures, I find none for sale within the rest of the search, or too little is known of her.",
	likeHead:    [5]string{"Design", "Length", "For sale", "Cheapest", "Median"},
	byYear:      "Asking prices by year%s.", quartiles: ", median %s, middle half %s to %s", meanOf: ", mean %s", medianOf: "%s median %s (n)",
	noNumber: "There is no boat number %d: the last list has %s. Which one do you mean?\n",
	also:     "Also listed by %s for %s", brokerWrites: "The broker writes: “%s”",
	market: "%s boats of the model are for sale: median %s, middle half %s to %s.",
	seen:   "for %d days, last on %s", since: "%s since %s", horsepower: "hp",
	loosely: "Without the %s filter there would be %s.", notListed: "That no listing tells. Of the boats I showed I can tell more, “the second one”, compare them, or search anew with another price, place, length or year; questions about buying and sailing svc-agent answers.\n",
	firstOf: "%s: of %s this is the first.",
	untold:  "The listing does not tell: %s.", aged: "%d years old",
	besideMarket: "She is asked for at %s, which is %s %% of the median of %s for %s boats of about her type, length and year. The listing gives no reason for it: her condition, engine, sails and equipment decide, so have them looked at.",
	noMarket:     "There are too few boats of her type, length and year to tell whether that is much or little.",
	picture:      "*I do not look at pictures, svc-survey-agent does: I go by the text alone.*",
	whichOne:     "Which of the %d boats that I showed do you mean? Say for example “the second one”, or its number.\n",
	named:        "The listing names: **%s**.", unnamed: "The listing does not name: **%s**. Ask the broker.",
	searching: "Searching %s listings", found: "%s found", failed: "%[1]s. Please ask in another way.\n",
	source: "Listings as of %s", sampleSource: "Sample inventory as of %s",
	sampleOrigin: "generated for demonstration from published design data; no real offers",
	mixedOrigin:  "real listings beside generated ones, which are no offers",
	introduction: "I find boats for sale: %s listings of sailing boats, multihulls and motor boats, as of %s%s.\n\n" +
		"Tell me what you look for in plain words: make or model, type, length, price, year, place, keel, rig, cabins, equipment. " +
		"For example:\n" +
		"- Catalina 34 under $50k on the US east coast\n" +
		"- catamaran 40-45 ft, 4 cabins, not ex-charter, in Greece\n" +
		"- Segelyacht 10 bis 12 m bis 60.000 € an der Ostsee\n\n" +
		"What should the boat be, where, and for how much?\n",

	orders: map[catalog.Sort]string{
		"": "Newest listings first", catalog.ListedDesc: "Newest listings first", catalog.ListedAsc: "Longest on the market first",
		catalog.PriceAsc: "Cheapest first", catalog.PriceDesc: "Dearest first", catalog.LengthAsc: "Shortest first",
		catalog.LengthDesc: "Longest first", catalog.YearAsc: "Oldest first", catalog.YearDesc: "Newest first",
		catalog.EngineHoursAsc: "Fewest engine hours first", catalog.DistanceAsc: "Nearest first",
	},
	filters: map[string]string{
		"make": "make", "makes_any": "make", "model_contains": "model", "models_any": "model", "type": "type", "types_any": "type",
		"category": "class", "use": "use", "hull_material": "hull material", "regions_any": "place", "region": "region", "unknown_place": "place",
		"new_used": "new or used", "condition_grade": "condition", "tax": "tax status", "features": "equipment", "exclude": "exclusion",
		"exclude_makes": "excluded make", "exclude_models": "excluded model", "exclude_types": "excluded type", "engine_hours": "engine hours", "engine_type": "kind of engine",
		"engine_power": "engine power", "displacement": "displacement", "air_draft": "air draft", "listed_within_days": "time of listing", "listed_min_days": "time of listing", "text": "text",
	},
}
