package advert_test

import "testing"

func TestWhatIsCuredDisownedOrToComeIsNoFaultOfNow(t *testing.T) {
	reads(t, map[string]string{
		"1990 Sabre 36. Hull dried and epoxied in 2006 after blisters were found, no return since.":                                  "hull serviced 2006; hull repaired blister",
		"1990 Sabre 36. Hull: was epoxied 1998, when there were some blisters.":                                                      "hull serviced 1998; hull repaired blister",
		"1990 Sabre 36. Im Winter 2014 wurde ein Osmosebefall festgestellt und von der Werft behandelt.":                             "hull repaired blister",
		"1990 Sabre 36. Fuel polished 2022 after diesel bug.":                                                                        "fuel_tank serviced 2022; fuel_tank repaired fuel",
		"1990 Sabre 36. Stern gland drips as it ought to.":                                                                           "",
		"1990 Sabre 36. Balise EPIRB, pile à changer en 2027.":                                                                       "",
		"1990 Sabre 36. Hull: moisture measured Oct 2024, dry.":                                                                      "hull clear moisture; hull serviced 2024",
		"1990 Sabre 36. The old owner had a claim for hurricane Irma - that was for his dock, not this boat.":                        "",
		"1990 Sabre 36. Our sister Blackwater smack next to her at the quay rotted away.":                                            "",
		"1990 Sabre 36. A Moody belonging to a club member lost its rudder.":                                                         "",
		"1990 Sabre 36. Friends of ours with a sistership had rudder bearing play and a leaking saloon window; ours has none of it.": "",
		"1990 Sabre 36. No smoking, no pets.":                                                                                        "",
		"1990 Sabre 36. A marina fire in 2020 burned the pontoon opposite.":                                                          "",
		"1990 Sabre 36. Im Hafen brannte 2021 die Winterlagerhalle.":                                                                 "",
		"1990 Sabre 36. Genoa 2011 needs its UV strip restitched, staysail original but serviceable.":                                "sails defect needs; sails renewed 2011; sails original",
		"1990 Sabre 36. Exhaust temperature alarm goes off now and then for no reason.":                                              "",
		"1990 Sabre 36. Carpet mildew smell none.":                                                                                   "interior clear mould; interior clear trouble",
		"1990 Sabre 36. Keel off and rebedded 2019.":                                                                                 "keel repaired",
		"1990 Sabre 36. All seacocks work except head discharge one is frozen open.":                                                 "seacocks defect wear; seacocks defect dead",
		"1990 Sabre 36. Dinghy 2016 with soft floor.":                                                                                "tender defect soft; tender renewed 2016",
	})
}
