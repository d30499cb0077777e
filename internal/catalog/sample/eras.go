package sample

import "github.com/fairlead/fairlead/internal/design"

// era is the first and the last year that boats of a design are offered from.
type era struct{ first, last int }

// eras are of designs of which the table has no years: none is offered that is older than her design, nor one younger than it
// is likely. They are narrower than what was built, and no source for anything but sample boats.
var eras = map[string]era{
	"lagoon-421": {2010, 2017}, "lagoon-570": {2000, 2010}, "highfield-classic-310": {2012, 2024}, "highfield-classic-340": {2012, 2024},
	"linssen-grand-sturdy-33-9": {2005, 2016}, "linssen-grand-sturdy-34-9": {2007, 2016}, "linssen-grand-sturdy-40-9": {2006, 2018},
	"fountaine-pajot-bahia-46": {1998, 2006}, "fountaine-pajot-salina-48": {2007, 2014}, "neel-45": {2013, 2020},
	"dragonfly-32": {2013, 2020}, "dragonfly-1200": {2000, 2012}, "dragonfly-800": {1988, 2000}, "dragonfly-920": {1998, 2008}, "gemini-105m": {1997, 2003},
	"maine-cat-30": {1997, 2012}, "maine-cat-41": {2005, 2016}, "prout-snowgoose-37": {1979, 1990},
	"jeanneau-sun-odyssey-37": {1996, 2001}, "jeanneau-sun-legende-41": {1984, 1989}, "beneteau-oceanis-321": {1995, 2000}, "bavaria-ocean-38": {1998, 2003},
	"beneteau-swift-trawler-34": {2010, 2018}, "beneteau-swift-trawler-52": {2009, 2014}, "beneteau-antares-7": {2018, 2024}, "beneteau-antares-8": {2014, 2022},
	"beneteau-antares-11": {2018, 2024}, "beneteau-barracuda-8": {2014, 2022}, "beneteau-barracuda-9": {2012, 2018},
	"jeanneau-merry-fisher-695": {2015, 2024}, "jeanneau-merry-fisher-855": {2012, 2018}, "jeanneau-merry-fisher-895": {2017, 2024},
	"back-cove-26": {2006, 2012}, "back-cove-30": {2010, 2020}, "back-cove-33": {2008, 2012}, "c-dory-tomcat-255": {2006, 2016}, "cutwater-28": {2012, 2020},
	"nimbus-365-coupe": {2012, 2020}, "nimbus-3003": {1997, 2003}, "fjord-36-open": {2014, 2022}, "nord-star-31": {2008, 2020}, "malibu-wakesetter-23-lsv": {2013, 2024},
	"kraken-50": {2019, 2024}, "albin-36-trawler": {1979, 1990}, "albin-40-trawler": {1988, 1992}, "antares-44": {2004, 2024}, "bayliner-3055-ciera": {1991, 1994},
	"bayliner-3288-motor-yacht": {1989, 1994}, "bayliner-2859": {1994, 2000}, "bayliner-2452": {1993, 2000}, "cape-dory-22": {1981, 1985}, "cape-dory-28-power": {1985, 1992},
	"chb-34": {1974, 1985}, "defever-41": {1980, 1989}, "ericson-32-200": {1988, 1990}, "fisher-25": {1975, 1988}, "grand-banks-36-classic": {1990, 2003},
	"grand-banks-46-classic": {1990, 2005}, "hylas-46": {1996, 2010}, "island-gypsy-32": {1980, 1992}, "island-gypsy-36": {1980, 1992}, "mainship-400-trawler": {2003, 2009},
	"marine-trader-34": {1975, 1988}, "marine-trader-36": {1976, 1990}, "marine-trader-38": {1979, 1990}, "marine-trader-44": {1977, 1988}, "maxi-999": {1984, 1987},
	"oday-23": {1978, 1983}, "oyster-43": {1981, 1986}, "rival-32": {1971, 1978}, "sabre-30": {1980, 1985}, "shannon-28": {1979, 1986}, "tayana-48": {1992, 2005},
	"vancouver-32": {1982, 1990}, "westerly-berwick-31": {1973, 1978}, "westerly-conway-36": {1975, 1979}, "westerly-jouster-21": {1979, 1982},
	"westerly-longbow": {1972, 1978}, "westerly-pentland": {1974, 1979}, "westerly-renown": {1973, 1978}, "westsail-28": {1976, 1979}, "willard-30": {1964, 1976},
	"ribcraft-4-8": {2005, 2024}, "ribcraft-5-85": {2005, 2024}, "zodiac-cadet-310": {2010, 2024}, "zodiac-cadet-340": {2010, 2024}, "zodiac-medline-580": {2014, 2022},
	"zodiac-medline-6-8": {2017, 2024}, "zodiac-medline-7-5": {2017, 2024}, "zodiac-open-5-5": {2016, 2024}, "zodiac-open-6-5": {2018, 2024}, "zodiac-pro-500": {2008, 2014},
	"southerly-42": {2010, 2013}, "nordic-tugs-34": {2007, 2018}, "grady-white-306-bimini": {1999, 2014},
	"zodiac-pro-550": {2008, 2016}, "zodiac-pro-650": {2008, 2016},
}

// builtIn is when boats of the design that are offered were built: its era, else the years by which designs are weighed.
func builtIn(d design.Design) (first, last int) {
	if e, ok := eras[d.ID]; ok && d.FirstBuilt == 0 {
		return e.first, e.last
	}
	return yearsOf(d)
}
