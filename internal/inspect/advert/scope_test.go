package advert_test

import "testing"

func TestAnotherBoatKeepsWhatIsSaidOfItUntilTheTextComesBack(t *testing.T) {
	reads(t, map[string]string{
		"1990 Sadler 34. Our neighbour's Moody has a cracked rudder and a soft deck, ours is fine. Engine smokes.":                                                        "engine defect smoke",
		"1990 Sadler 34. The seller keeps his Bavaria 46 with keel problem. New sails 2020.":                                                                              "sails renewed 2020",
		"1990 Sadler 34. Our last boat, a Westerly, had osmosis and a leaking keel. The deck was soft too. Rudder has play.":                                              "rudder defect play",
		"1990 Sadler 34, rig 2008. Also for sale: Westerly Centaur 1975 with leaking keel, new rig 2025, GBP 3,000.":                                                      "standing_rigging renewed 2008",
		"1985 Hunter 34. Standing rigging 2003. ALSO ON OUR DOCK: 2005 Hunter 36, blistered bottom, new rig 2025, $59k. And a 1979 Catalina 27 with cracked rudder, $4k.": "standing_rigging renewed 2003",
		"1983 Catalina 30. A buddy's Catalina 30 down the dock had a soft deck and rotten compression post base; ours is solid as a rock underfoot. Portlights weep.":     "windows defect leak",
		"1990 Sadler 34. We also own a Moody 33. It has a rotten bulkhead. Its engine is seized. Our Sadler has a new engine 2022.":                                       "engine renewed 2022",
		"1990 Sadler 34. Before that we had a Contessa 32. She had a soft deck. Standing rigging 2003.":                                                                   "standing_rigging renewed 2003",
		"1990 Sadler 34. Selling because we bought a Bavaria 46. She has a soft deck.":                                                                                    "deck defect soft",
		"1990 Sadler 34. Many Sadlers of this age have osmosis. Some owners had keel problems.":                                                                           "",
		"Sadler 34, 1990. Unser Nachbar hat eine Bavaria 32 mit gerissenem Ruder. Unser voriges Schiff hatte Osmose. Wanten 2010.":                                        "standing_rigging renewed 2010",
		"Sadler 34 de 1990. Le bateau de mon voisin a de l'osmose. Notre ancien bateau avait un safran fissuré. Haubans 2010.":                                            "standing_rigging renewed 2010",
		"1990 Sadler 34. The mast is from a Moody 33 and is bent. Stiffer than a Contessa 32 and the deck is soft.":                                                       "mast defect damage; deck defect soft",
		"1990 Sadler 34. A neighbour's boat dragged in 2021 and hit us, the toe rail is cracked.":                                                                         "deck defect crack",
		"My late husband's Westerly Centaur, built 1974. He replaced the standing rigging in 2013.":                                                                       "standing_rigging renewed 2013",
		"1986 Sabre 36. The yard's other Sabre 36 (1984) has delaminated decks. Ours was recored in 2016.":                                                                "deck repaired soft",
		"1986 Sabre 36, one of two we sell: the other boat has a rotten deck, this boat is sound. Engine smokes.":                                                         "engine defect smoke",
		"Dufour 34, 2004. Vendu cause double emploi (le vendeur garde son Bavaria 46 avec problème de quille). Capote déchirée.":                                          "canvas defect wear",
		"1988 Contessa 32. Before this I had an Achilles 24 with a rotten bulkhead and a leaking keel. Standing rigging 2014.":                                            "standing_rigging renewed 2014",
		"Lagoon 380 de 2005, ancien bateau de location en Grèce jusqu'en 2012. Trampoline à changer.":                                                                     "boat defect charter; canvas defect needs",
		"1995 Moody 38. The owner is upgrading to an Oyster 46 which needs new rigging and a rebuilt engine. Sails 2018.":                                                 "sails renewed 2018",
		"1986 Sabre 36. A friend who is a surveyor found a cracked chainplate.":                                                                                           "chainplates defect crack",
		"1990 Sadler 34. Her sister ship on the next berth has a rotten mast step and leaking windows. She was struck by lightning.\nThe rudder has play.":                "rudder defect play",
		"1990 Sadler 34. Our tender is a Zodiac with a leaking tube.":                                                                                                     "tender defect leak",
		"2001 Bavaria 34. My mate had the same boat and his keel fell off in 2018. Ours has a new rudder bearing of 2020.":                                                "rudder serviced 2020",
		"Westerly Fulmar 1984. The boat on the next mooring broke loose in the storm and holed three others; we were lucky. Seacocks seized.":                             "seacocks defect dead",
		"1990 Sadler 34. The man who keeps his boat beside us has had osmosis. Standing rigging 2015, running 2019.":                                                      "standing_rigging renewed 2015; running_rigging renewed 2019",
		"2001 Hanse 341. Der Voreigner hatte auf seinem anderen Boot Osmose. Der Vorbesitzer hat 2015 die Wanten erneuert.":                                               "standing_rigging renewed 2015",
		"1999 Bavaria 37. L'ancien propriétaire a changé les vannes en 2016. Chez notre voisin la quille a bougé.":                                                        "seacocks renewed 2016",
		"2001 Hanse 341. The boat we had before leaked like a sieve. This one is dry. Her sister ship's keel came loose.":                                                 "",
		"1995 Moody 38. A mate owned the identical boat and hers needed a new rudder. Rig 2018; mizzen rigging 2004.":                                                     "standing_rigging renewed 2018; standing_rigging renewed 2004",
		"1990 Sadler 34. Kept next to a boat that sank, so the topsides are scratched.":                                                                                   "hull defect wear",
		"1990 Sadler 34. A boat like ours was sold with a cracked mast step. Rig 2011.":                                                                                   "standing_rigging renewed 2011",
		"1987 Moody 31. Our harbour master's Moody 34 had osmosis, hers was never seen. Rig 2011.":                                                                        "standing_rigging renewed 2011",
		"2004 Bavaria 36. The yard also has a Bavaria 33 with a blown engine. Standing rigging 2016.":                                                                     "standing_rigging renewed 2016",
		"1999 Hunter 376. We looked at three others before her: one had a wet deck, one a bent mast. Ours has none. Rig 2013.":                                            "standing_rigging renewed 2013",
		"1987 Moody 31. All windows resealed 2020 bar the aft cabin one, still weeping.":                                                                                  "windows repaired leak; windows defect leak",
	})
}

func TestWhatStandsBehindAFigureAndACommaIsOfSomethingElse(t *testing.T) {
	reads(t, map[string]string{
		"1987 Catalina 30, Universal diesel 2100 hours, original standing rigging.": "standing_rigging original; engine_hours hours 2100",
		"1990 Sadler 34. 640 hours from new on the engine.":                         "engine_hours hours 640",
	})
}

func TestAQuestionMarkWithinAnAdvertTellsOnlyThatTheWriterIsNotSure(t *testing.T) {
	reads(t, map[string]string{
		"1978 Tayana 37. Engine not running, seized in 2022?":                                               "engine defect dead",
		"1990 Sadler 34. Gas locker drains into the bilge? Not sure.":                                       "gas defect vent",
		"1974 Swan 44. Engine Volvo D2-55 of 2010, 2,050 h, S-drive? no - shaft. Rig 2012.":                 "engine renewed 2010; standing_rigging renewed 2012; engine_hours hours 2050",
		"1991 Island Packet 35. Standing rigging same date? No, rig was last done 2010. Sails 2013.":        "standing_rigging renewed 2010; sails renewed 2013",
		"1990 Sadler 34. Keel bolts drawn in 2015 by the yard? Deck soft? What should I check?":             "keel_bolts serviced 2015",
		"1990 Sadler 34. Rudder bearing has play, perhaps the lower one? Hull is dry.":                      "rudder defect play; hull clear moisture",
		"1990 Sadler 34. Engine original or replaced? Any osmosis? Is the deck soft?":                       "",
		"1990 Sadler 34. Overplated? Never. Rig 2012.":                                                      "standing_rigging renewed 2012",
		"2025 Beneteau Oceanis 34.1, 38 engine hours, Yanmar 3YM30 shaft? saildrive version. Bow thruster.": "engine_hours hours 38; saildrive aboard",
	})
}
