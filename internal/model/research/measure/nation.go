package measure

import (
	_ "embed"
	"slices"
	"strings"
)

//go:embed nations.txt
var nationsText string

// Nation is a country with the builders that are of it.
type Nation struct {
	Name, Adjective string
	Builders        []string // of whom boats are offered here, maybe none
}

// Nations are those that builders of boats are known to be of.
var Nations = readNations(nationsText)

func readNations(text string) []Nation {
	var all []Nation
	for line := range strings.Lines(text) {
		names, builders, ok := strings.Cut(strings.TrimSpace(line), " |")
		if !ok || line[0] == '#' {
			continue
		}
		name, adjective, _ := strings.Cut(names, ", ")
		n := Nation{Name: name, Adjective: adjective}
		if builders != "" {
			n.Builders = strings.Split(strings.TrimSpace(builders), ", ")
		}
		all = append(all, n)
	}
	return all
}

// nationOf is the name of the country that a builder is of, empty where it is not known.
func nationOf(builder string) string {
	i := slices.IndexFunc(Nations, func(n Nation) bool { return slices.Contains(n.Builders, builder) })
	if i < 0 {
		return ""
	}
	return Nations[i].Name
}
