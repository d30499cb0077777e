package advert_test

import (
	"strings"
	"testing"
)

// reads holds what is read of texts against what is to be read of them.
func reads(t *testing.T, want map[string]string) {
	t.Helper()
	rd := load(t)
	for text, want := range want {
		if got := strings.Join(cues(rd, text), "; "); got != want {
			t.Errorf("%q: got %q, want %q", text, got, want)
		}
	}
}

func TestDenialsAndPraiseAreNoFindings(t *testing.T) {
	reads(t, map[string]string{
		"1990 Sadler 34. Osmosis none found at 2023 haul out. Rust: no. Blisters were none at the last lift.":                                   "hull clear blister; hull clear corrosion",
		"2004 Dufour 34. Osmose: non, carène saine au dernier passage en 2025. Fissures: aucune. Feuchtigkeit: keine.":                          "hull clear blister; hull clear crack; hull clear moisture",
		"1979 Grand Banks 42. Twin Ford Lehman 120s with 6,200 hours and low oil consumption. Oil consumption is normal.":                       "engine clear oil; engine_hours hours 6200",
		"1990 Sadler 34. Engine uses hardly any oil. Oil consumption is low. Engine burns no oil. Oil consumption high.":                        "engine clear oil; engine defect oil",
		"1982 Nauticat 33. Stern gland drips as it should. Exhaust smokes as it should not.":                                                    "",
		"1990 Sadler 34. Stern gland drips normally. The gland drips more than it should. Stopfbuchse tropft wie sie soll.":                     "shaft defect leak",
		"1978 Tayana 37. No title issues. No problems with papers. No title.":                                                                   "papers clear trouble; papers defect missing",
		"1985 Koopmans 40 steel ketch. Teak deck none, steel painted with sand. No liferaft.":                                                   "liferaft defect missing",
		"1986 HR 42. Osmosis treated 2004 (full peel and Gelshield, ten year guarantee).":                                                       "hull repaired blister; hull repaired blister",
		"1991 Island Packet 35. Deck has no soft spots; walnut sized blisters were ground and filled in 2020 haul out, barrier coat same year.": "deck clear soft; hull repaired blister",
		"2025 Oceanis 34.1. VAT excluded EUR 168,900. VAT: not paid. VAT not paid.":                                                             "papers defect untaxed",
		"1990 Sadler 34. CO alarm none fitted at present. Life jackets none aboard. Extinguishers: none. Liferaft: no.":                         "alarms defect missing; lifejackets defect missing; extinguishers defect missing; liferaft defect missing",
		"1990 Sadler 34. No sign of osmosis was found at the last lift. Delamination nil. Soft spots not found anywhere.":                       "hull clear blister; hull clear delamination; deck clear soft",
		"1990 Sadler 34. Cracks none except at the mast step. No rust no blisters.":                                                             "hull clear crack; hull defect crack; hull clear corrosion; hull clear blister",
		"Bavaria 36, 2002. Osmose nein, Feuchte normal, Ölverbrauch gering. Wasser in der Bilge: nein.":                                         "hull clear blister; hull clear moisture; engine clear oil; bilge clear leak",
	})
}

func TestADefectStaysWithThePartItIsToldOf(t *testing.T) {
	reads(t, map[string]string{
		"2002 First 40.7. Standing rigging (Dyform) 2019. Guardwires 2011, swaged, a little rust at the terminals.":                                         "standing_rigging renewed 2019; lifelines renewed 2011; lifelines defect corrosion",
		"Ribeye A600 RIB, 2015. Starboard tube has a slow leak, needs topping up every other day. Tubes re-glued 2023.":                                     "hull defect leak; hull defect needs; hull repaired",
		"57ft trad narrowboat built 2005, steel. Morso Squirrel stove 2005, rope seals worn, smoke a bit in the cabin when the wind blows. Engine Beta 43.": "heating renewed 2005; heating defect wear; heating defect smoke",
		"1996 Bayliner 2855. Mercruiser 7.4. Fuel hoses look original. Swim platform has a small soft spot by the ladder. Rub rail loose.":                  "fuel_hoses original; deck defect soft; deck defect damage",
		"2003 Sea Ray 290. Kohler 5E gas generator - 188 hours - runs but needs carb cleaning. Mercruiser engines run well.":                                "charging defect needs",
		"1985 Koopmans 40 steel ketch. Inside under the engine light surface corrosion. Corrosion behind the fridge.":                                       "hull defect corrosion",
		"Ovni 385 de 2001, aluminium. Corrosion sous le coffre moteur constatée en 2022, traitée par un chantier.":                                          "hull repaired corrosion",
		"Nordic Folkboat 1962, clinker. Canvas deck with a few splits, painted.":                                                                            "deck defect crack",
		"Linssen 36.9, 2005, Stahl. Rost an den Fensterrahmen außen.":                                                                                       "windows defect corrosion",
		"1991 Island Packet 35. Yanmar 3JH2E, PSS shaft seal bellows 2015.":                                                                                 "shaft renewed 2015",
		"1979 Grand Banks 42. Twin Ford Lehman 120s with 6,200 hours. Westerbeke 8kW rebuilt 2018. Onan 7kW generator, impeller 2024.":                      "charging renewed 2018; charging serviced 2024; engine_hours hours 6200",
		"1986 HR 42. Standing rigging both masts renewed 2017. Running rigging on the mizzen mast 2020.":                                                    "standing_rigging renewed 2017; running_rigging renewed 2020",
		"1978 Tayana 37. Bowsprit new in 2020. New boom 2021. Mast unstepped.":                                                                              "mast serviced 2020; mast serviced 2021; mast serviced",
		"1990 Sadler 34. The shore power inlet is browned and runs warm. Shore power inlet slightly browned (50A).":                                         "wiring defect overheating",
		"1982 Nauticat 33 ketch. Rigging 2012 main, mizzen 1996. Sails fair.":                                                                               "standing_rigging renewed 2012; standing_rigging renewed 1996",
		"1978 Tayana 37. No wiring left, panel removed. Deck sounds dull in several places.":                                                                "wiring defect missing; deck defect delamination",
		"1990 Sadler 34. EPIRB 2017 with battery to 2027. Engine runs warm. Charger runs hot.":                                                              "epirb serviced; engine defect overheating; charging defect overheating",
	})
}

func TestADateIsThatOfWhatItDates(t *testing.T) {
	reads(t, map[string]string{
		"2004 Bavaria 38. Six-man liferaft (2012, last serviced 2018). Liferaft serviced 2021.":                                                            "liferaft renewed 2012; liferaft serviced 2018; liferaft serviced 2021",
		"2001 Princess 42. Fire suppression in the engine room (service sticker 2016). Engines last serviced spring 2022.":                                 "extinguishers serviced 2016; engine serviced 2022",
		"Ribeye A600 RIB, 2015, Yamaha F115 four stroke 2015 with 480 hrs, serviced by dealer each year until 2022.":                                       "engine renewed 2015; engine serviced 2022; engine_hours hours 480",
		"1985 Koopmans 40 steel ketch. Ultrasound thickness measurement 2016: some plates below 4 mm. Keel bolts last drawn 2001. Gas tested 2019.":        "keel_bolts serviced 2001; gas serviced 2019; hull serviced 2016",
		"2008 Boston Whaler 170, 322 hours. Registration current through 2027. Insurance through 2027. Berth till April 2027.":                             "papers serviced; engine_hours hours 322",
		"2002 First 40.7. EPIRB 2017 with battery to 2027. EPIRB battery valid until 2028.":                                                                "epirb serviced",
		"57ft narrowboat 2005. BSS certificate until March 2026. Licence to Jan 2027.":                                                                     "papers defect expiring",
		"1990 Sadler 34. BSS certificate until 2024. Used until 2020. Chartered until 2019. Warranty to 2027.":                                             "papers defect expired; boat defect charter",
		"1974 Swan 44. Steering cables original. Navtec rod rigging re-headed in 2014, mast inspected then.":                                               "steering original; rod_rigging serviced 2014; mast serviced 2014",
		"1996 Bayliner 2855, Mercruiser. Bellows 2017. Manifolds and risers 2016. Fuel hoses 2010. Trim pump replaced 2023. Fire extinguishers 2014.":      "sterndrive renewed 2017; exhaust renewed 2016; fuel_hoses renewed 2010; sterndrive serviced 2023; extinguishers renewed 2014",
		"1990 Sadler 34. Engine serviced annually. Engine serviced 2019, new engine 2020. Extinguishers serviced 2025. TÜV bis 2027. Gasprüfung bis 2025.": "engine serviced; engine serviced 2019; engine renewed 2020; extinguishers serviced 2025; papers serviced; gas defect expired",
	})
}

func TestHoursAndOriginalsAreReadForWhatTheyAre(t *testing.T) {
	reads(t, map[string]string{
		"1990 Sadler 34. 100 hour service done. 1,322 engine hours.":                                                                   "engine serviced; engine_hours hours 1322",
		"2008 Boston Whaler 170 Montauk, repowered in 2019 with Mercury 90 hp FourStroke, 322 hours, 100 hr service done August 2025.": "engine renewed 2019; engine serviced 2025; engine_hours hours 322",
		"1996 Bayliner 2855 Ciera. Mercruiser 7.4 MPI, 190 hours on 2014 reman long block; boat shows 890 hrs total on meter.":         "engine renewed 2014; engine_hours hours 190; engine_hours hours 890",
		"2000 Amel Super Maramu. Volvo TMD22 5,600 hours. Hours at last survey (2021): 5,900.":                                         "engine_hours hours 5600; engine_hours hours 5900",
		"2001 Princess 42. Twin Volvo on shafts, just 640 hours from new on each.":                                                     "engine_hours hours 640",
		"1983 Catalina 30. The original Atomic 4 was pulled in 1998 and replaced with a Universal M-25XP diesel (2,150 hours on it).":  "engine renewed 1998; engine renewed; engine_hours hours 2150",
		"1974 Swan 44. Batteries LiFePO4 2024, 400 Ah, professionally installed with certificate.":                                     "lithium_batteries renewed 2024",
		"2014 Lagoon 450, ex-charter until 2019, now privately owned.":                                                                 "boat defect charter",
		"1986 HR 42. Full survey by an IIMS surveyor in 2012 described her condition as excellent.":                                    "",
		"1990 Sadler 34. Original engine. Engine is original. Original sails replaced 2015. 220 hours since the rebuild in 2019.":      "engine original; sails renewed 2015; engine_hours hours 220",
		"1988 Sadler 34, 2,100 hours when surveyed in 2019, now 1,800 hours.":                                                          "engine_hours hours 2100; engine_hours hours 1800",
	})
}

func TestWhatOwnersTellBesideTheWayIsFound(t *testing.T) {
	reads(t, map[string]string{
		"2004 Dufour 34. Jeu dans le safran. Gouvernail avec du jeu.":                                                                                                            "rudder defect play",
		"2003 Sea Ray 290. Bilge pump on manual only, float switch is on order. Bellows never done that I know.":                                                                 "bilge_pump defect dead; bilge_pump defect needs; sterndrive original",
		"2014 Lagoon 450. 800Ah LiFePO4 bank installed by owner 2023 with Victron MultiPlus; the alternators remain standard.":                                                   "lithium_batteries renewed 2023; lithium_batteries defect untested",
		"1985 Koopmans 40 steel ketch. Gas bottle is kept in the cockpit locker. Electrics 12/24V, extended over the years by several owners, adventurous but everything works.": "gas defect untested; wiring defect wear",
		"1962 Nordic Folkboat clinker. She takes up in about a week after launch and then the pump runs twice a day. She makes some water.":                                      "bilge defect leak",
		"57ft narrowboat 2005, steel. Hull survey 2019 found pitting and recommended overplating within five years, not done yet. Engine hole floor has some water in it.":       "hull defect corrosion; hull defect needs; bilge defect leak",
		"2000 Amel Super Maramu. Bow thruster sometimes does not retract fully. Watermaker makes 60 l/h water.":                                                                  "thruster defect dead",
		"Ovni 385 de 2001, dériveur lesté aluminium. Peinture antifouling au cuivre appliquée par l'ancien propriétaire.":                                                        "hull defect copper",
		"1982 Nauticat 33. Hull was dry-peeled and epoxied 1999, a few small blisters have come back which the yard (2017) called cosmetic.":                                     "hull repaired blister; hull serviced 1999; hull defect blister",
		"Garcia 45, 2005, aluminium. No copper antifouling. Copper free antifouling 2025. Coppercoat 2015.":                                                                      "hull defect copper",
		"1990 Sadler 34. DIY lithium conversion 2022. Gas system installed by owner. New wiring done by a marine electrician.":                                                   "lithium_batteries renewed 2022; lithium_batteries defect untested; gas renewed; gas defect untested; wiring renewed",
	})
}

func TestBoatsBesideHerAndPapersKeepWhatIsTheirs(t *testing.T) {
	reads(t, map[string]string{
		"1990 Sadler 34. VHF not included. Plotter negotiable, not included. Engine needs attention. The gearbox could do with some TLC.": "engine defect needs; gearbox defect needs",
		"1990 Sadler 34. Rust none. Leaks: nil. Wet core: never. Cracks no.":                                                              "hull clear corrosion; deck clear leak; deck clear moisture; hull clear crack",
		"1990 Sadler 34. Insurance until 2028, MOT bis 2027, battery of the EPIRB until 2029. Gas test till 2023.":                        "epirb serviced; gas defect expired",
		"1995 Moody 38. Winter layup ashore beside a boat with osmosis. Prop shaft gland drips as intended when turning.":                 "",
		"1995 Moody 38. A mate owned the identical boat and hers needed a new rudder. We had the stanchions rebedded in 2020.":            "lifelines repaired leak",
		"1995 Moody 38 ketch. Main mast rigging 2018; mizzen rigging 2004.":                                                               "standing_rigging renewed 2018; standing_rigging renewed 2004",
	})
}
