package geo

func northAmerica() []Region {
	us, ca := countries("US"), countries("CA US")
	return []Region{
		{ID: "us_east_coast", Name: "US East Coast", Aliases: aliases("East Coast|US Eastern Seaboard|Eastern Seaboard|East Coast of the US|East Coast USA|East Coast US|Atlantic coast of the US|American East Coast|ICW|Intracoastal Waterway|US-Ostküste|Ostküste der USA|Ostküste|USA Ostküste|côte est des États-Unis|côte est américaine"),
			Hub: "newport-us-ri", within: us, states: []string{"US-ME", "US-NH", "US-MA", "US-RI", "US-CT", "US-NJ", "US-DE", "US-MD", "US-VA", "US-NC", "US-SC", "US-GA", "US-DC"},
			areas: []area{outline(24.3, -82.2, 24.9, -81.9, 25.25, -81, 30.5, -82.5, 33, -82.5, 38, -78.5, 40.5, -76, 42.9, -74.2, 43.5, -72.5, 45.5, -70, 47.5, -68, 44.8, -66.8, 43, -66, 35, -74, 30, -79, 24.3, -79.5)}},
		{ID: "us_gulf_coast", Name: "US Gulf Coast", Aliases: aliases("Gulf Coast|Gulf of Mexico|Gulf of Mexico coast|the Gulf Coast|Golf von Mexiko|Golfküste|golfe du Mexique|côte du golfe"),
			Hub: "galveston-us-tx", within: us, states: []string{"US-AL", "US-MS", "US-LA", "US-TX"},
			areas: []area{outline(24.4, -83, 24.4, -81.7, 25.3, -81, 28.5, -81.9, 30.3, -83, 31.2, -85, 31.2, -91, 30.3, -96, 28.5, -98, 25.8, -98, 25.8, -97, 28, -92, 28.5, -88, 27, -84)}},
		{ID: "us_west_coast", Name: "US West Coast", Aliases: aliases("West Coast|the Pacific coast|West Coast of the US|West Coast USA|West Coast US|Pacific coast of the US|Pacific coast|American West Coast|US-Westküste|Westküste der USA|USA Westküste|côte ouest des États-Unis|côte ouest américaine"),
			Hub: "san-francisco-us-ca", within: us, states: []string{"US-CA", "US-OR", "US-WA"}, areas: []area{outline(32.4, -117, 34, -117.2, 35, -119, 38.8, -121.2, 49.1, -121.5, 49.1, -125.5, 40, -125.5, 33, -121, 32.4, -118.7)}},
		{ID: "great_lakes", Name: "Great Lakes", Aliases: aliases("the Great Lakes|Große Seen|Großen Seen|Grands Lacs|Lake Michigan|Lake Superior|Lake Huron|Lake Erie|Lake Ontario|Georgian Bay"),
			Hub: "chicago-us-il", within: ca, states: []string{"US-MI", "US-WI", "US-IL", "US-IN", "US-OH", "US-MN"},
			areas: []area{outline(41.2, -88.2, 41.2, -80.5, 42.4, -78.5, 43, -75.8, 44.5, -75.6, 44.8, -79.3, 46.8, -79.9, 49, -85, 49, -89.5, 47, -92.7, 46.2, -91, 44.3, -88.4)}},
		{ID: "chesapeake", Name: "Chesapeake Bay", Aliases: aliases("Chesapeake|the Chesapeake|Chesapeakebucht|baie de Chesapeake"), Hub: "annapolis-us-md", within: us,
			areas: []area{outline(36.7, -77.2, 36.7, -75.95, 37.1, -75.9, 38, -75.6, 39.65, -75.75, 39.65, -77.3)}},
		{ID: "new_england", Name: "New England", Aliases: aliases("Neuengland|Nouvelle-Angleterre|New England coast"), Hub: "newport-us-ri", within: us,
			states: []string{"US-ME", "US-NH", "US-MA", "US-RI", "US-CT", "US-VT"},
			areas:  []area{outline(40.98, -73.66, 41.05, -73, 41.2, -72.3, 41.29, -71.9, 41.1, -71.8, 41, -71, 41, -69.5, 43, -68, 44.5, -66.8, 47.5, -67.7, 47.5, -70.5, 45, -73.3, 42, -73.5)}},
		{ID: "mid_atlantic", Name: "Mid-Atlantic", Aliases: aliases("Mid Atlantic States|Mid-Atlantic coast"), Hub: "annapolis-us-md", within: us, states: []string{"US-NJ", "US-DE", "US-MD", "US-VA", "US-DC"},
			areas: []area{outline(36.5, -77.6, 36.5, -75, 40.4, -73, 41.3, -71.8, 41.15, -72.3, 40.95, -73.6, 42.8, -73.6, 42.8, -74.2, 40.5, -76)}},
		{ID: "florida", Name: "Florida", Aliases: aliases("Floride|Florida coast"), Hub: "fort-lauderdale-us-fl", within: us, states: []string{"US-FL"}, areas: []area{box(24.3, -87.5, 30.71, -79.8)}},
		{ID: "florida_keys", Name: "Florida Keys", Aliases: aliases("the Keys|=Keys|Keys de Floride"), Hub: "key-west-us-fl", within: us, areas: []area{outline(24.3, -82.3, 24.9, -82.3, 24.95, -81, 25.35, -80.4, 25.3, -80.1, 24.3, -81)}},
		{ID: "southern_california", Name: "Southern California", Aliases: aliases("SoCal|Südkalifornien|Californie du Sud"), Hub: "san-diego-us-ca", within: us, areas: []area{box(32.4, -121, 35, -116.9)}},
		{ID: "san_francisco_bay", Name: "San Francisco Bay", Aliases: aliases("SF Bay|Bay Area|the Bay Area|Bucht von San Francisco|baie de San Francisco"), Hub: "san-francisco-us-ca", within: us, areas: []area{box(37.35, -122.6, 38.3, -121.7)}},
		{ID: "pacific_nw", Name: "Pacific Northwest", Aliases: aliases("the Pacific Northwest|PNW|Pacific North West|Salish Sea|Inside Passage|pazifischer Nordwesten|Nordwestküste|Nord-Ouest Pacifique|nord-ouest du Pacifique"),
			Hub: "seattle-us-wa", within: ca, states: []string{"US-WA", "US-OR", "CA-BC"}, areas: []area{box(42, -133, 55, -121.3)}},
		{ID: "vancouver_island", Name: "Vancouver Island", Aliases: aliases("Gulf Islands|Southern Gulf Islands|Vancouver-Insel|île de Vancouver"), Hub: "victoria-ca-bc", within: countries("CA"),
			areas: []area{outline(48.2, -123.2, 48.9, -123.15, 49.3, -123.85, 50, -125.1, 51, -127, 50.8, -128.6, 48.2, -125.5)}},
		{ID: "puget_sound", Name: "Puget Sound", Aliases: aliases("the Puget Sound|San Juan Islands|San Juans|the San Juans"), Hub: "seattle-us-wa", within: us, areas: []area{box(46.9, -123.3, 49.05, -122)}},
		{ID: "long_island_sound", Name: "Long Island Sound", Aliases: aliases("Long Island"), Hub: "greenwich-us-ct", within: us, areas: []area{outline(40.5, -74, 40.8, -74, 41.1, -73.7, 41.5, -72.9, 41.4, -71.85, 40.95, -71.8)}},
		{ID: "cape_cod", Name: "Cape Cod", Aliases: aliases("Cape and Islands|Cape Cod and the Islands"), within: us, areas: []area{box(41.2, -70.75, 42.1, -69.9)}},
		{ID: "canadian_maritimes", Name: "Canadian Maritimes", Aliases: aliases("Maritimes|Atlantic Canada|Maritime Provinces|Provinces maritimes|Bras d'Or|Bras d'Or Lakes"), Hub: "halifax-ca-ns", within: countries("CA"),
			states: []string{"CA-NS", "CA-NB", "CA-PE", "CA-NL"}, areas: []area{box(43.3, -67.5, 52, -52.5)}},
		{ID: "sea_of_cortez", Name: "Sea of Cortez", Aliases: aliases("Gulf of California|Baja|Baja California|Mar de Cortés|Golf von Kalifornien|mer de Cortez"), Hub: "la-paz-mx", within: countries("MX"), areas: []area{outline(22.8, -110.5, 22.8, -105.5, 26, -108.5, 31.9, -112.5, 32.6, -117.2, 28, -116)}},
	}
}

func warmWaters() []Region {
	return []Region{
		{ID: "caribbean", Name: "Caribbean", Aliases: aliases("the Caribbean|Caribbean Sea|Carib|Karibik|Caraïbes|Caraïbe|Antilles|Antillen|West Indies|Caribe|mer des Caraïbes|mer des Antilles"), Hub: "english-harbour-ag",
			Whole: countries("AG AI AW BB BL BQ BS BZ CU CW DM DO GD GP HT JM KN KY LC MF MQ MS PR SX TC TT VC VG VI"), within: countries("CO CR GT HN MX NI PA VE"),
			areas: []area{outline(21.7, -86.2, 21.7, -87.6, 18, -89, 15.2, -89.2, 15, -85, 10.5, -84.1, 9, -82.6, 9.05, -80, 8.5, -76.9, 10, -73, 10, -61.5, 13, -61.5, 16, -80)}},
		{ID: "leeward_islands", Name: "Leeward Islands", Aliases: aliases("Leewards|Leeward Antilles|Inseln unter dem Winde|îles du Nord"), Hub: "english-harbour-ag", Whole: countries("AG AI BL GP KN MF MS SX VG VI")},
		{ID: "windward_islands", Name: "Windward Islands", Aliases: aliases("Windwards|Inseln über dem Winde|îles du Vent"), Hub: "rodney-bay-lc", Whole: countries("DM GD LC MQ VC")},
		{ID: "lesser_antilles", Name: "Lesser Antilles", Aliases: aliases("Eastern Caribbean|Kleine Antillen|Petites Antilles|Leewards and Windwards|French Antilles|Antilles françaises|French West Indies"), Hub: "le-marin-mq", Whole: countries("AG AI BB BL DM GD GP KN LC MF MQ MS SX VC VG VI")},
		{ID: "virgin_islands", Name: "Virgin Islands", Aliases: aliases("the Virgins|Jungferninseln|îles Vierges|Virgin Isles"), Hub: "road-town-vg", Whole: countries("VG VI")},
		{ID: "abc_islands", Name: "ABC Islands", Aliases: aliases("ABC-Inseln|îles ABC"), Hub: "willemstad-cw", Whole: countries("AW BQ CW")},
		{ID: "bahamas", Name: "Bahamas", Aliases: aliases("the Bahamas|Abacos|the Abacos|Exumas|the Exumas"), Hub: "nassau-bs", Whole: countries("BS")},
		{ID: "central_america", Name: "Central America", Aliases: aliases("Mittelamerika|Zentralamerika|Amérique centrale"), Whole: countries("BZ CR GT HN NI PA SV")},
		{ID: "south_pacific", Name: "South Pacific", Aliases: aliases("South Seas|the Pacific|Pacific Ocean|South Pacific Ocean|Pazifik|Stiller Ozean|océan Pacifique|Südpazifik|Südsee|Pacifique Sud|Pacific Islands|Polynesian islands|Pazifische Inseln|Coconut Milk Run"), Hub: "papeete-pf",
			Whole: countries("AS CK FJ KI NC NR NU PF PN SB TK TO TV VU WF WS")},
		{ID: "se_asia", Name: "South-East Asia", Aliases: aliases("Southeast Asia|South East Asia|SE Asia|Südostasien|Asie du Sud-Est|Far East Asia"), Hub: "phuket-th", Whole: countries("BN ID KH MM MY PH SG TH TL VN")},
		{ID: "nz_au", Name: "Australia and New Zealand", Aliases: aliases("Australasia|NZ and Australia|New Zealand and Australia|NZ/AU|AU/NZ|Australie et Nouvelle-Zélande|Antipodes|ANZ"), Hub: "sydney-au-nsw", Whole: countries("AU NZ")},
		{ID: "whitsundays", Name: "Whitsundays", Aliases: aliases("Whitsunday Islands|Great Barrier Reef|the Whitsundays"), Hub: "airlie-beach-au-qld", within: countries("AU"), areas: []area{box(-21.3, 148, -19.9, 149.6)}},
		{ID: "bay_of_islands", Name: "Bay of Islands", Aliases: aliases("Northland"), Hub: "opua-nz", within: countries("NZ"), areas: []area{box(-36.1, 173, -34.3, 174.9)}},
		{ID: "hauraki_gulf", Name: "Hauraki Gulf", Aliases: aliases("the Hauraki"), Hub: "auckland-nz", within: countries("NZ"), areas: []area{box(-37.2, 174.5, -36.1, 175.9)}},
		{ID: "middle_east", Name: "Middle East", Aliases: aliases("the Middle East|Naher Osten|Nahen Osten|Moyen-Orient|Mideast"), Hub: "dubai-ae", Whole: countries("AE BH CY EG IL IQ IR JO KW LB OM QA SA SY TR YE")},
		{ID: "north_africa", Name: "North Africa", Aliases: aliases("Nordafrika|Afrique du Nord|Maghreb|Northern Africa"), Hub: "tunis-tn", Whole: countries("DZ EG EH LY MA TN")},
		{ID: "west_africa", Name: "West Africa", Aliases: aliases("Westafrika|Afrique de l'Ouest"), Hub: "dakar-sn", Whole: countries("BJ CI CV GH GM GN GW LR MR NG SL SN TG")},
	}
}

func continents() []Region {
	return []Region{
		{ID: "scandinavia", Name: "Scandinavia", Aliases: aliases("Skandinavien|Scandinavie|Nordic countries|the Nordics|Nordics|Nordische Länder|pays nordiques"), Hub: "gothenburg-se", Whole: countries("AX DK FI NO SE")},
		{ID: "baltic_states", Name: "Baltic States", Aliases: aliases("Baltikum|pays baltes|États baltes"), Whole: countries("EE LT LV")},
		{ID: "british_isles", Name: "British Isles", Aliases: aliases("UK and Ireland|Britische Inseln|îles Britanniques"), Hub: "southampton-gb", Whole: countries("GB GG IE IM JE")},
		{ID: "benelux", Name: "Benelux", Aliases: aliases("Low Countries"), Hub: "enkhuizen-nl", Whole: countries("BE LU NL")},
		{ID: "northern_europe", Name: "Northern Europe", Aliases: aliases("North Europe|Nordeuropa|Europe du Nord"), Whole: countries("AX BE DE DK EE FI FO GB GG IE IM IS JE LT LV NL NO PL SE")},
		{ID: "europe", Name: "Europe", Aliases: aliases("Europa|Continental Europe|European waters|europäische Gewässer"),
			Whole:  countries("AL AT AX BA BE BG CH CY CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC ME MT NL NO PL PT RO RS SE SI SJ SK UA"),
			within: countries("RU TR"), areas: []area{box(40.2, 25.9, 42.1, 29.05), box(43, 19, 70, 45)}},
		{ID: "eu", Name: "European Union", Aliases: aliases("=EU|the EU|=UE|Europäische Union|Europäischen Union|Union européenne|l'UE|European Union waters|Eurozone"),
			Whole: countries("AT AX BE BG CY CZ DE DK EE ES FI FR GF GP GR HR HU IE IT LT LU LV MF MQ MT NL PL PT RE RO SE SI SK YT")},
		{ID: "north_america", Name: "North America", Aliases: aliases("Nordamerika|Amérique du Nord"), Whole: countries("BM CA GL MX PM US")},
		{ID: "south_america", Name: "South America", Aliases: aliases("Südamerika|Amérique du Sud"), Whole: countries("AR BR CL CO EC FK GF GY PE SR UY VE")},
		{ID: "latin_america", Name: "Latin America", Aliases: aliases("Lateinamerika|Amérique latine"), Whole: countries("AR BR BZ CL CO CR CU DO EC GT HN MX NI PA PE PR SV UY VE")},
		{ID: "africa", Name: "Africa", Aliases: aliases("Afrika|Afrique"),
			Whole: countries("AO BJ CD CG CI CM CV DJ DZ EG EH ER GA GH GM GN GQ GW KE KM LR LY MA MG MR MU MZ NA NG RE SC SD SH SL SN SO ST TG TN TZ YT ZA")},
		{ID: "asia", Name: "Asia", Aliases: aliases("Asien|Asie|Far East|Ferner Osten|Extrême-Orient"), Whole: countries("AE BD BH BN CN HK ID IL IN IQ IR JO JP KH KP KR KW LB LK MM MO MV MY OM PH PK QA SA SG SY TH TL TM TW VN YE")},
		{ID: "oceania", Name: "Oceania", Aliases: aliases("Ozeanien|Océanie"), Whole: countries("AS AU CC CK CX FJ FM GU KI MH MP NC NF NR NU NZ PF PG PN PW SB TK TO TV VU WF WS")},
	}
}
