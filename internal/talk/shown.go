package talk

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/fold"
)

// Boat is a boat for sale that an answer shows.
type Boat struct {
	Number int    // by which it can be asked for, from 1
	ID     string // of its listing
	Name   string
}

// figure is a number of a boat as people write it.
const figure = `\d{1,2}|one|two|three|four|five|eins|zwei|drei|vier|funf|un|deux|trois|quatre|cinq`

// shown is a link to a listing, with the number before it where it stands in a table.
var shown = regexp.MustCompile(`(?m)(?:^\|\s*(\d+)\s*\|\s*)?\[([^\]\n]{1,120})\]\([^)\s]*/listings/([\w-]{1,40})\)`)

// boatsIn are the boats that an answer shows by their addresses, each once.
func boatsIn(text string) []Boat {
	if !strings.Contains(text, "/listings/") {
		return nil
	}
	var list []Boat
	seen := map[string]bool{}
	for _, m := range shown.FindAllStringSubmatch(text, -1) {
		if seen[m[3]] {
			continue
		}
		seen[m[3]] = true
		n, err := strconv.Atoi(m[1])
		if err != nil {
			n = len(list) + 1
		}
		list = append(list, Boat{n, m[3], m[2]})
	}
	return list
}

var (
	// countOf are the first or last few: "the first two", "die letzten drei".
	countOf = regexp.MustCompile(` (first|last|ersten|letzten|premiers|premieres|derniers|dernieres|top) (two|three|four|five|[2-5]|zwei|beiden|drei|vier|funf|deux|trois|quatre|cinq) |(?: les | die )(deux|trois|quatre|zwei|drei) (premiers|premieres|derniers|dernieres) `)
	// other is the one of two that was not opened.
	other  = regexp.MustCompile(` (?:the other|das andere|die andere|der andere|l'autre)(?: one| boat)? `)
	next   = saying(`(?:the )?next(?: one| boat)?|(?:das|die|der) nachste|(?:le|la) suivante?`)
	beside = saying(`compare|compared|comparison|versus|vs|against|than|difference|beside|vergleich|vergleiche|verglichen|als|compare[rz]?|que|par rapport`)
	both   = regexp.MustCompile(` (?:both|the two|these two|those two|either|beide|beiden|die zwei|les deux) `)
	counts = map[string]int{"one": 1, "eins": 1, "un": 1, "two": 2, "2": 2, "zwei": 2, "beiden": 2, "deux": 2, "three": 3, "3": 3, "drei": 3, "trois": 3, "four": 4, "4": 4, "vier": 4, "quatre": 4, "five": 5, "5": 5, "funf": 5, "cinq": 5}
	// counted is a number that names a boat: "number 3", "#2", "boats 1 and 4".
	counted  = regexp.MustCompile(` (?:#|(?:numbers?|nos?|nr|nummer|numero|boats?|listings?|options?|items?|results?|boot|bateaux?) #?)(` + figure + `)(?: (?:and|und|et|or|vs|versus|with|to|&|oder|ou) #?(` + figure + `))? `)
	articles = fold.Set(`beim vom zum am the das die der den dem le la number no and und et or oder ou vs versus with to of`)
	// numbers are boats by their numbers alone, behind a word that sets them side by side.
	numbers = regexp.MustCompile(` (?:compare|comparing|vergleiche|vergleich|comparez?|between|zwischen|entre|show|open|zeig) #?(\d{1,2}) (?:and|und|et|or|vs|versus|with|to|&|oder|ou|mit|avec) #?(\d{1,2}) `)
	// pair is two boats by their numbers alone, in a turn that sets them side by side.
	pair = regexp.MustCompile(` #?(\d{1,2}) (?:and|und|et|or|vs|versus|with|to|&|oder|ou|mit|avec) #?(\d{1,2}) `)
	// things may stand behind a place that names a boat.
	things = fold.Set(`one ones boat boats yacht yachts listing option result entry ad boot angebot yacht bateau voilier annonce`)
)

// Picks are the boats of the last list that the last question names by their places, in the order in which it names them.
func (t Talk) Picks() []Boat {
	if len(t.Shown) == 0 && len(t.Listed) == 0 {
		return nil
	}
	text := words(t.Request.Question())
	list := t.Listed
	if list == nil {
		list = t.Shown
	}
	if some, ok := countedOf(list, text); ok {
		return some
	}
	picked := pickedFrom(list, text)
	if len(t.Shown) == 1 {
		if len(picked) == 1 && beside.MatchString(text) && pointing.MatchString(text) && picked[0].ID != t.Shown[0].ID {
			return []Boat{t.Shown[0], picked[0]}
		}
		if after, ok := t.following(); ok && len(strings.Fields(text)) <= 5 && next.MatchString(text) {
			return []Boat{after}
		}
	}
	switch {
	case len(picked) == 0 && both.MatchString(text) && len(list) == 2:
		return list
	case len(picked) == 0 && other.MatchString(text) && len(t.Shown) == 1 && len(t.Listed) == 2:
		for _, b := range t.Listed {
			if b != t.Shown[0] && !slices.Contains(picked, b) {
				picked = append(picked, b)
			}
		}
	}
	return picked
}

// pickedFrom are the boats of a list that a text picks by their numbers or their places, each once.
func pickedFrom(list []Boat, text string) (picked []Boat) {
	pick := func(b Boat, ok bool) {
		if ok && !slices.Contains(picked, b) {
			picked = append(picked, b)
		}
	}
	for _, naming := range []*regexp.Regexp{counted, numbers} {
		if m := naming.FindStringSubmatch(text); m != nil {
			pick(numbered(list, m[1]))
			pick(numbered(list, m[2]))
		}
	}
	if m := pair.FindStringSubmatch(text); m != nil && len(picked) == 0 && beside.MatchString(text) {
		pick(numbered(list, m[1]))
		pick(numbered(list, m[2]))
	}
	for _, n := range placesIn(text) {
		switch {
		case n == lastPlace && len(list) > 0:
			pick(list[len(list)-1], true)
		case n <= len(list) && n > 0:
			pick(list[n-1], true)
		}
	}
	return picked
}

// countedOf are the first or the last few of a list, as many as a text says: "the first three". It is false for a text without such.
func countedOf(list []Boat, text string) ([]Boat, bool) {
	m := countOf.FindStringSubmatch(text)
	if m == nil {
		return nil, false
	}
	n := max(counts[m[2]], counts[m[3]])
	switch {
	case n > len(list):
		return list, true
	case strings.HasPrefix(m[1]+m[4], "l"), strings.HasPrefix(m[1]+m[4], "dern"):
		return list[len(list)-n:], true
	}
	return list[:n], true
}

// following is the boat of the last list behind the one that was opened.
func (t Talk) following() (Boat, bool) {
	for i, b := range t.Listed {
		if b.ID == t.Shown[0].ID && i+1 < len(t.Listed) {
			return t.Listed[i+1], true
		}
	}
	return Boat{}, false
}

func numbered(list []Boat, number string) (Boat, bool) {
	n, err := strconv.Atoi(number)
	if word := counts[number]; word > 0 {
		n, err = word, nil
	}
	for _, b := range list {
		if err == nil && b.Number == n {
			return b, true
		}
	}
	return Boat{}, false
}

// lastPlace is the place of the last boat of a list.
const lastPlace = -1

var lasts = fold.Set(`last letzte letzten letztes dernier derniere`)

// placesIn are the places in a list that a text names: an ordinal behind an article, or before a thing.
func placesIn(text string) []int {
	var found []int
	all := strings.Fields(text)
	for i, w := range all {
		n := Ordinal(w)
		if lasts[w] {
			n = lastPlace
		}
		if n == 0 {
			continue
		}
		thing := i+1 < len(all) && things[all[i+1]]
		ends := i+1 == len(all) || articles[all[i+1]] || !nounLike(all[i+1])
		if thing || i > 0 && articles[all[i-1]] && ends {
			found = append(found, n)
		}
	}
	return found
}

// nounLike reports whether a word behind an ordinal may be what it counts: "the first owner" is no boat of a list.
func nounLike(word string) bool { return !verbs[word] }

var verbs = fold.Set(`which what who where how when is was has have had does did do can could would will looks seems costs cost lies please in more worth still come comes sounds draws need needs got get ist hat war kostet liegt est a coute again cheaper newer older so then though instead side beside together next please pls both a an ein eine un une est-il est-elle vaut-il vaut-elle good fair ok overpriced worth check prufen achten anschauen ansehen kontrollieren beachten uberteuert and bitte nebeneinander cote`)
