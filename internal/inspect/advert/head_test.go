package advert_test

import "testing"

func TestAFaultBelongsToTheNounThatHeadsItsPhrase(t *testing.T) {
	reads(t, map[string]string{
		"1990 Sabre 36. Windscreen wiper motor u/s.":                                  "other defect dead",
		"1990 Sabre 36. Engine serviced, passerelle stuck.":                           "engine serviced; other defect dead",
		"1990 Sabre 36. Rudder position indicator does not work.":                     "other defect dead",
		"1990 Sabre 36. The cover of the mainsail has torn stitching.":                "canvas defect wear",
		"1990 Sabre 36. Rope guard on the propeller shaft missing.":                   "other defect missing",
		"1990 Sabre 36. Bilge: automatic pump switch stuck.":                          "other defect dead",
		"1990 Sabre 36. Radar arch has a crack at the base.":                          "other defect crack",
		"1990 Sabre 36. The shaft seal of the trash compactor leaks.":                 "other defect leak",
		"1990 Sabre 36. Propeller nut cover lost.":                                    "other defect damage",
		"1990 Sabre 36. Steering wheel leather worn.":                                 "other defect wear",
		"1990 Sabre 36. Mandrel bearing noisy.":                                       "other defect trouble",
		"1990 Sabre 36. There are a few spider cracks around the base of the pulpit.": "deck defect wear",
		"1990 Sabre 36. Rudder bearings noisy.":                                       "rudder defect trouble",
		"1990 Sabre 36. A cracked chainplate.":                                        "chainplates defect crack",
		"1990 Sabre 36. The keel stub shows fine cracks.":                             "keel defect crack",
		"1990 Sabre 36. Windows fitted 2010, two of them leak.":                       "windows renewed 2010; windows defect leak",
		"1990 Sabre 36. Bilge keels, needs TLC.":                                      "boat defect needs",
		"1990 Sabre 36. Flares need to be replaced in 2028.":                          "",
		"1985 Bianca 111. Schalter der Bilgenpumpe klemmt.":                           "other defect dead",
		"1985 Bianca 111. Fäkalientank: Füllstandsanzeige defekt.":                    "other defect dead",
		"1985 Bianca 111. Fenster links undicht.":                                     "windows defect leak",
		"1985 First 30. Housse de barre à roue déchirée.":                             "canvas defect wear",
		"1985 First 30. Frigo : thermostat HS.":                                       "other defect dead",
		"1985 First 30. Fuite au hublot de la cabine avant.":                          "windows defect leak",
	})
}
