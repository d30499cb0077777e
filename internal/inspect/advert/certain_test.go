package advert_test

import (
	"testing"

	"github.com/fairlead/fairlead/internal/inspect/advert"
)

func TestAPlaceACountAndTheWorkToComeMakeAFaultNoLessPlain(t *testing.T) {
	tellsPlainly(t, map[string]string{
		"Deck has a couple of soft spots by the mast.":                                           "deck defect soft",
		"The cockpit floor is spongy by the fuel tank hatch.":                                    "deck defect soft",
		"Some softness in the lower stem, the yard has quoted 2,400 to scarf in a piece.":        "hull defect soft",
		"Two of the saloon windows have crazed.":                                                 "windows defect wear",
		"Gas hose is dated 2013 so wants doing.":                                                 "gas defect needs",
		"Trailer brakes need attention.":                                                         "trailer defect needs",
		"Bow thruster, not working at present (owner believes relay).":                           "thruster defect dead",
		"The heads has a seacock that is seized open.":                                           "seacocks defect dead",
		"Bilge pump new this year, auto switch doesn't work.":                                    "bilge_pump defect dead",
		"The forward window weeps, I have the new seal but have not fitted it.":                  "windows defect leak",
		"Original fuel tank, aluminium, has some pinholes at the corner weeping into the bilge.": "fuel_tank defect leak",
		"Liferaft 8 p Viking out of date since 2023.":                                            "liferaft defect expired",
		"Main engine rear seal leaks.":                                                           "engine defect leak",
		"Trim gauge dead.":                                                                       "other defect dead",
	})
}

func TestAMisreadWordSpeaksForNothing(t *testing.T) {
	leavesDoubt(t, map[string]doubted{
		"Rigging galvanised, served, rewired 2012.":     {"wiring renewed 2012", advert.ManySenses},
		"Toe rail teak is thin.":                        {"teak_deck defect wear", advert.OfPiece},
		"Fore deck sound, no soft spots.":               {"deck clear soft", advert.OfSome},
		"Air-X wind generator that is noisy.":           {"charging defect trouble", advert.Proper},
		"Small leak somewhere, I suspect the log.":      {"deck defect leak", advert.Hedged},
		"Small leak at the saloon window, sealed 2023.": {"windows defect leak", advert.Cured},
	})
}

func TestTheNextBoatAndARefitNameNoBoat(t *testing.T) {
	head := "Sealine F33 2002 flybridge, twin Volvo diesels on outdrives. Based at Hamble, and offered at 59,000. Canopies were new in 2020 and are still good. Carpets new. The engines are serviced every year and she is kept ashore in winter under a cover. "
	for text, year := range map[string]int{
		head + "We've bought a Princess 42 so she must go.":                                                                            2002,
		"Lovely 1957 Hillyard 9 ton, carvel, built Littlehampton. Restored by previous owner 2004 to 2007 when 14 ribs were sistered.": 1957,
	} {
		f := load(t).Facts(advert.Text{Body: text}, thisYear)
		if f.Year != year || f.Make == "Princess" {
			t.Errorf("%q: read as %d %s %s", text, f.Year, f.Make, f.Model)
		}
	}
}
