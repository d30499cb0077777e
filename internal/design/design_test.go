package design_test

import (
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/design"
)

const header = "builder,name,aliases,designer,category,loa_m,lwl_m,beam_m,draft_min_m,draft_max_m,displacement_kg," +
	"ballast_kg,sail_area_m2,rig,keel,hull_material,first_built,last_built,cabins,berths,engine_kw,engines,fuel,class\n"

// fleet is a small table with every kind of name that the finder must tell apart.
const fleet = header +
	`Albin,36 Trawler,,,power,10.9,,,,,,,,,,,,,,,,,,trawler
Alubat,Ovni 395,,,sail,11.95,,,,,,,,,,aluminium,1998,,,,,,,
Bavaria,46 Cruiser,,,sail,14.4,,,,,,,,,,,2004,2009,,,,,,
Beneteau,First 30,,,sail,9.15,,,,,,,,,,,1977,1983,,,,,,
Beneteau,First 40.7,,Farr,sail,11.93,,,,,,,,,,,1998,,,,,,,
Beneteau,Oceanis 35.1,,,sail,10.45,,,,,,,,,,,2016,,,,,,,
Beneteau,Oceanis 40,,,sail,12.24,,,,,,,,,,,2007,,,,,,,
Beneteau,Oceanis 40.1,,,sail,12.87,,,,,,,,,,,2020,,,,,,,
C&C,34,,,sail,10.24,,,,,,,,,,,1977,,,,,,,
Catalina,34,,,sail,10.52,,,,,,,,,,,1986,,,,,,,
Catalina,36,,,sail,11.05,,,,,,,,,,,1982,,,,,,,
Corsair,F-27,,,trimaran,8.26,,,,,,,,,,,1985,,,,,,,
Fountaine Pajot,Lucia 40,,,catamaran,11.73,,,,,,,,,,,2016,,,,,,,
Hallberg-Rassy,352,,,sail,10.54,,,,,,,,,,,1978,1991,,,,,,
Hallberg-Rassy,42 (1980),42 Enderlein,,sail,12.93,,,,,,,,,,,1980,1991,,,,,,
Hunter,34 (1983),,,sail,10.46,,,,,,,,,,,1983,1987,,,,,,
Hunter,34 (1998),340,,sail,10.2,,,,,,,,,,,1998,2003,,,,,,
Island Packet,38,,,sail,11.58,,,,,,,,,,,1986,,,,,,,
J/Boats,J/105,,,sail,10.52,,,,,,,,,,,1991,,,,,,,
J/Boats,J/24,,,sail,7.32,,,,,,,,,,,1977,,,,,,,
Jeanneau,Sun Odyssey 349,,,sail,10.34,,,,,,,,,,,2014,,,,,,,
Jeanneau,Sun Odyssey 36i,,,sail,10.94,,,,,,,,,,,2007,,,,,,,
Lagoon,450,450 F;450 S,,catamaran,13.96,,,,,,,,,,,2010,,,,,,,
Laser,Laser,ILCA 7,,dinghy,4.23,,,,,,,,,,,1971,,,,,,,
Nautor's Swan,Swan 45,,,sail,13.83,,,,,,,,,,,2001,,,,,,,
Sea Ray,Sundancer 320,320 DA,,power,9.75,,,,,,,,,,,2003,,,,,,,
Westerly,Centaur,,,sail,7.92,,,,,,,,,,,1969,1980,,,,,,
`

func table(t *testing.T, text string) *design.Table {
	t.Helper()
	table, err := design.Parse(strings.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	return table
}

func ids(matches []design.Match) string {
	var out []string
	for _, m := range matches {
		out = append(out, m.Design.ID)
	}
	return strings.Join(out, " ")
}
