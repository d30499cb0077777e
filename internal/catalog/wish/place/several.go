package place

import (
	"strings"

	"github.com/fairlead/fairlead/internal/geo"
	"github.com/fairlead/fairlead/internal/phrase"
)

// several are the names that stand for some areas together, folded, each with the states, countries and regions that it is made of.
var several = readSeveral(`
great loop | great loop route | loop route = region:us_east_coast region:us_gulf_coast region:great_lakes
tri state area | tri state | tristate area | tristate = state:US-NY state:US-NJ state:US-CT
panhandle | florida panhandle | emerald coast = state:US-FL
delmarva | delmarva peninsula = state:US-DE state:US-MD state:US-VA
balkans | balkan | balkan peninsula = country:HR country:ME country:AL country:GR country:SI
iberia | iberian peninsula | iberische halbinsel | peninsule iberique = country:ES country:PT
dach = country:DE country:AT country:CH
low countries = country:NL country:BE
antipodes | australasia = country:AU country:NZ
wadden sea | wattenmeer | waddenzee | wadden islands | frisian islands | friesische inseln | friesischen inseln = country:NL country:DE country:DK
east frisian islands | ostfriesische inseln | ostfriesischen inseln = country:DE
north frisian islands | nordfriesische inseln | nordfriesischen inseln = country:DE country:DK
west frisian islands | westfriesische inseln | westfriesischen inseln = country:NL
`)

func readSeveral(text string) map[string][]string {
	of := map[string][]string{}
	for line := range phrase.Lines(text) {
		names, areas, _ := strings.Cut(line, " = ")
		for name := range strings.SplitSeq(names, " | ") {
			of[name] = strings.Fields(areas)
		}
	}
	return of
}

// LongestSeveral is how many words such a name has at most.
const LongestSeveral = 3

// severalBegin are the words that they begin with.
var severalBegin = func() map[string]bool {
	begin := map[string]bool{}
	for name := range several {
		first, _, _ := strings.Cut(name, " ")
		begin[first] = true
	}
	return begin
}()

// BeginsSeveral reports whether such a name may begin with a folded word.
func BeginsSeveral(word string) bool { return severalBegin[word] }

// Several are the areas that a folded name stands for together, none where it is no such name.
func (a *Atlas) Several(name string) (areas []geo.Mention) {
	for _, one := range several[name] {
		kind, id, _ := strings.Cut(one, ":")
		switch kind {
		case "state":
			country, code, _ := strings.Cut(id, "-")
			if s, ok := a.State(country, code); ok {
				areas = append(areas, ofState(s))
			}
		case "country":
			if c, ok := a.Country(id); ok {
				areas = append(areas, ofCountry(c))
			}
		default:
			if r, ok := a.Region(id); ok {
				areas = append(areas, ofRegion(r))
			}
		}
	}
	return areas
}
