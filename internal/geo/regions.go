package geo

import (
	"slices"
	"strings"
)

// regionTable lists the regions. In aliases, which are English, German and French, "=" marks one whose letter case
// matters. Outlines are drawn generously over land, where no harbour is.
func regionTable() []Region {
	return slices.Concat(seas(), europeanCoasts(), europeanIslands(), northAmerica(), warmWaters(), continents())
}

// countries splits "DE DK".
func countries(codes string) []string { return strings.Fields(codes) }

// aliases splits "Ostsee|Baltique".
func aliases(names string) []string { return strings.Split(names, "|") }

func seas() []Region {
	return []Region{
		{ID: "baltic", Name: "Baltic Sea", Hub: "kiel-de", Aliases: aliases("Baltic|the Baltic|Baltics|Ostsee|Ostseeraum|mer Baltique|Baltique|Østersøen|Östersjön"),
			Whole: countries("AX EE FI LT LV PL"), within: countries("DE DK RU SE"),
			areas: []area{outline(53.4, 10.5, 54.2, 9.5, 54.75, 9.3, 55.5, 9.2, 56.6, 9.3, 57.75, 10.4, 57.85, 11.9, 57.3, 13, 58.5, 15.3,
				59.2, 16, 63, 17, 66, 21.5, 66, 26, 62, 24, 60.8, 28.9, 60.1, 30.7, 59.5, 30.7, 59.2, 25.5, 57.5, 25.5, 54.6, 22, 53.9, 19, 53.2, 14.9, 53.2, 14.3, 53.6, 12.5)}},
		{ID: "north_sea", Name: "North Sea", Aliases: aliases("the North Sea|Nordsee|Nordseeküste|mer du Nord|Noordzee|Nordsøen|German Bight|Deutsche Bucht"),
			Whole: countries("BE NL"), within: countries("DE DK FR GB NO"),
			areas: []area{outline(50.9, 1.7, 51.15, 1.45, 51.3, 0.3, 51.35, -0.2, 51.6, -0.2, 52.8, -0.5, 53.7, -1, 55, -1.9, 56, -3.6, 57.3, -4.6, 58.6, -3.6, 59.5, -3.5,
				61, -2.2, 62, 5.5, 60.4, 5.6, 58.3, 7.2, 57.7, 8.6, 57.1, 8.7, 56.6, 8.8, 55.5, 8.9, 54.2, 9.45, 53.6, 10.1, 53.3, 10.1, 53, 8.9, 53, 7, 51, 5)}},
		{ID: "mediterranean", Name: "Mediterranean", Aliases: aliases("the Mediterranean|Mediterranean Sea|Med|the Med|Mittelmeer|Mittelmeerraum|Méditerranée|mer Méditerranée|Mediterraneo|Mediterráneo"),
			Hub: "palma-de-mallorca-es", Whole: countries("AL BA CY GI GR HR IL LB LY MC ME MT PS SI SY TN"), within: countries("DZ EG ES FR IT MA TR"),
			areas: []area{mediterranean()}},
		{ID: "west_mediterranean", Name: "Western Mediterranean", Aliases: aliases("West Mediterranean|Western Med|West Med|westliches Mittelmeer|Méditerranée occidentale"),
			Hub: "palma-de-mallorca-es", Whole: countries("GI MC MT TN"), within: countries("DZ ES FR IT MA"),
			areas: []area{outline(34.5, -4.5, 35.2, -5.5, 35.95, -5.55, 36.3, -5.65, 38, -3, 42, -1.5, 43.5, 1, 44.2, 5, 44.7, 8.5, 43.5, 11.8, 41.5, 14, 40.2, 15.8, 38.9, 16.4, 37.9, 15.75, 36.4, 15.4, 35, 13, 33, 11.6, 33, 9, 36, 0)}},
		{ID: "east_mediterranean", Name: "Eastern Mediterranean", Aliases: aliases("East Mediterranean|Eastern Med|East Med|östliches Mittelmeer|Méditerranée orientale"),
			Hub: "marmaris-tr", Whole: countries("AL BA CY GR HR IL LB LY ME MT PS SI SY"), within: countries("EG IT TR"),
			areas: []area{outline(30.3, 20, 33, 11.6, 36, 12, 37.3, 12.3, 38.3, 15.5, 38.9, 16.4, 40.2, 15.8, 41.5, 14.2, 43.5, 12, 45.2, 11.7, 46.1, 13.3, 45.7, 15, 42, 20.5, 41.2, 26.6, 41.1, 29.1, 40.3, 30.2, 37.3, 31, 37.4, 36.8, 31.3, 35, 30.9, 32.5, 30.3, 29)}},
		{ID: "adriatic", Name: "Adriatic Sea", Aliases: aliases("Adriatic|the Adriatic|Adria|Adriatique|mer Adriatique|Adriatico|Jadran"),
			Hub: "split-hr", Whole: countries("BA HR ME SI"), within: countries("AL IT"),
			areas: []area{outline(40, 18.3, 40.4, 17.7, 41, 15.5, 42.5, 13.2, 44, 11.8, 45.2, 11.7, 46.1, 13, 45.6, 14.1, 44, 17, 42.5, 20, 40.3, 20, 40.15, 19)}},
		{ID: "aegean", Name: "Aegean Sea", Aliases: aliases("Aegean|the Aegean|Ägäis|mer Égée|Égée|Aegean Islands|Ege"),
			Hub: "athens-gr", within: countries("GR TR"),
			areas: []area{outline(36, 22.8, 36.7, 22.7, 37.4, 22.5, 38.2, 22.9, 39.3, 22.2, 41.2, 22.3, 41.2, 26.5, 40.3, 26.9, 39, 27.6, 37.2, 28.5, 36.6, 28.6, 36, 28.5, 35.2, 27.6, 35.1, 26.5, 35.05, 23.4, 35.9, 22.9)}},
		{ID: "ionian", Name: "Ionian Sea", Aliases: aliases("Ionian|the Ionian|Ionian Islands|Ionisches Meer|Ionische Inseln|mer Ionienne|îles Ioniennes|Ionienne"),
			Hub: "lefkada-gr", within: countries("AL GR IT"),
			areas: []area{outline(36.4, 21.4, 36.9, 22.3, 38.2, 22.2, 38.6, 21.6, 40, 20.4, 40, 19), outline(36.6, 14.9, 38, 15.35, 38.2, 16, 39.5, 16.5, 40.6, 16.8, 40.5, 17.6, 39.95, 18.4, 39.5, 18.6, 37, 16.5)}},
		{ID: "tyrrhenian", Name: "Tyrrhenian Sea", Aliases: aliases("Tyrrhenian|Tyrrhenisches Meer|mer Tyrrhénienne|Tirreno"), within: countries("FR IT"),
			areas: []area{outline(38, 12.3, 38.15, 15.75, 40, 15.9, 41.5, 13.8, 42.9, 11.7, 43.1, 10.1, 43, 9.2, 41.3, 9.1, 39.1, 9)}},
		{ID: "marmara", Name: "Sea of Marmara", Aliases: aliases("Marmara|Marmara Sea|Marmarameer|mer de Marmara"), within: countries("TR"),
			areas: []area{box(40.2, 26.3, 41.25, 30)}},
		{ID: "black_sea", Name: "Black Sea", Aliases: aliases("the Black Sea|Schwarzes Meer|Schwarzen Meer|mer Noire"),
			Whole: countries("BG GE RO UA"), within: countries("RU TR"), areas: []area{outline(41.15, 27.9, 41.15, 31, 40.8, 31, 40.8, 42, 47.5, 42, 47.5, 27.4)}},
		{ID: "red_sea", Name: "Red Sea", Aliases: aliases("the Red Sea|Rotes Meer|Roten Meer|mer Rouge"), Whole: countries("DJ ER JO SD"),
			within: countries("EG IL SA YE"), areas: []area{outline(30.1, 32.2, 30.1, 35.2, 12.4, 44.2, 12.4, 42.5, 22, 36, 27, 33)}},
		{ID: "persian_gulf", Name: "Persian Gulf", Aliases: aliases("Arabian Gulf|Gulf States|Persischer Golf|golfe Persique"), Whole: countries("AE BH KW QA"),
			within: countries("IQ IR OM SA"), areas: []area{box(23.8, 47.5, 30.7, 56.6)}},
		{ID: "english_channel", Name: "English Channel", Aliases: aliases("the Channel|the English Channel|Ärmelkanal|la Manche|en Manche|=Manche"),
			Whole: countries("GG JE"), within: countries("FR GB"),
			areas: []area{outline(49.8, -6.5, 50.15, -5.7, 50.35, -4.95, 50.75, -4.1, 51, -3, 51, 0.9, 51.25, 1.45, 50.95, 1.9, 50, 1.9, 49.2, 0.5, 48.5, -1.2, 48.4, -4.9)}},
		{ID: "atlantic_islands", Name: "Atlantic Islands", Aliases: aliases("Macaronesia|Makaronesien|Macaronésie|Atlantikinseln"),
			Whole: countries("CV"), within: countries("ES PT"), areas: []area{box(27.4, -18.4, 33.3, -13.2), box(36.5, -31.6, 40, -24.5)}},
		{ID: "indian_ocean", Name: "Indian Ocean", Aliases: aliases("the Indian Ocean|Indischer Ozean|Indischen Ozean|océan Indien"),
			Whole: countries("CC CX IO KE KM LK MG MU MV MZ RE SC SO TZ YT"), within: countries("AU ID IN MM OM TH YE ZA"),
			areas: []area{outline(22, 58, 26, 62, 24, 70, 17, 75, 9, 78, 20, 88, 15, 99, 6, 100, -7, 105, -10, 120, -21, 120, -35.3, 118.5, -36, 115, -36, 20, -30, 29, -20, 38, 12, 46)}},
	}
}

func mediterranean() area {
	return outline(34.5, -4.5, 35.2, -5.5, 35.95, -5.55, 36.3, -5.65, 38, -3, 42, -1.5, 43.5, 1, 44.2, 5, 44.7, 8.5, 43.8, 11.3, 45.2, 11.7, 46.1, 13.3, 45.7, 15, 42, 20.5,
		41.2, 26.6, 41.1, 29.1, 40.3, 30.2, 37.3, 31, 37.4, 36.8, 31.3, 35, 30.9, 32.5, 30.3, 29, 30.3, 20, 33, 11, 33, 9, 36, 0)
}
