package geo

import (
	"slices"
	"strings"
)

// withArticle are parts of the names of countries and regions that take "the".
var withArticle = []string{
	"United ", "Netherlands", "Bahamas", "Islands", "Philippines", "Maldives", "Seychelles", " Sea", "Sea of", "Mediterranean", "Caribbean",
	"Channel", "Coast", " Ocean", "Gulf", "Lakes", "Solent", "Balearics", "Antilles", "Pacific", "Atlantic", "Keys",
}

// Article puts "the" before the names of countries and regions that take it.
func Article(name string) string {
	if slices.ContainsFunc(withArticle, func(part string) bool { return strings.Contains(name, part) }) {
		return "the " + name
	}
	return name
}
