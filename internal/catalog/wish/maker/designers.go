package maker

import (
	"strings"

	"github.com/fairlead/fairlead/internal/catalog/wish/lexicon"
	"github.com/fairlead/fairlead/internal/design"
)

// Designers are those that the design table names, each office and person alone, by the words of their names and by what they are called
// for short. It is safe for concurrent use.
type Designers struct{ names map[string]string }

// NewDesigners gathers the designers of a table.
func NewDesigners(designs *design.Table) Designers {
	names := map[string]string{}
	for _, d := range designs.All() {
		for name := range strings.SplitSeq(strings.ReplaceAll(d.Designer, ";", "/"), "/") {
			name = strings.TrimSpace(name)
			key := lexicon.Key(name)
			if !strings.Contains(key, " ") {
				continue
			}
			names[key] = name
			if first, rest, _ := strings.Cut(key, " "); calledFor[first] != "" {
				names[calledFor[first]+" "+rest] = name
			}
			if first, second, two := strings.Cut(name, " & "); two {
				names[lexicon.Key(first[:1]+" "+second[:1])] = name // "S&S"
				for _, and := range []string{" and ", " und ", " et "} {
					names[lexicon.Key(first+and+second)] = name
				}
			}
		}
	}
	return Designers{names}
}

// calledFor is what people of a first name are called for short.
var calledFor = map[string]string{"robert": "bob", "william": "bill", "james": "jim", "charles": "chuck", "edward": "ted"}

// Find is the designer whose whole name words are, as the table writes it; ok is false for none.
func (d Designers) Find(phrase string) (name string, ok bool) {
	name, ok = d.names[phrase]
	return name, ok
}

// CalledLast reports whether a word is the last name of a designer.
func (d Designers) CalledLast(word string) bool {
	for name := range d.names {
		if strings.HasSuffix(name, " "+word) {
			return true
		}
	}
	return false
}
