package wish

import (
	_ "embed" // the builders
	"maps"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog/wish/lexicon"
	"github.com/fairlead/fairlead/internal/catalog/wish/spelling"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/fold"
)

// named is what a name of a builder or of a model line stands for.
type named struct {
	make string
	line string // empty for the builder itself
}

// makes is the vocabulary of builders and model lines.
type makes struct {
	names    map[string]named // by folded words
	longest  int
	typable  []spelling.Word // names of at least five letters, in which errors are forgiven, in order
	lines    map[lineName]string
	prefixes map[string]string // builders by the folded letters before their models' numbers, "x" of "X-332"
	numbered map[string]bool   // names that are words or places too, folded: they need a model number
}

// lineName is how the models of a builder begin in the catalogue, in folded words.
type lineName struct{ make, words string }

//go:embed makes.txt
var makesText string

// furtherMakes are the names of builders that neither the designs nor a catalogue need to have, each in the place of a line;
// numbered is those that are words as well and need a model number, folded.
func furtherMakes() (all []named, numbered map[string]bool) {
	numbered = set("vancouver|ontario|niagara|bristol|victoria|whitby|windsor|essex|cabo|norfolk")
	for line := range strings.Lines(makesText) {
		line = strings.TrimSpace(line)
		if line == "" || line[0] == '#' {
			continue
		}
		names, needs := strings.CutPrefix(line, "number: ")
		for name := range strings.SplitSeq(strings.TrimPrefix(names, "also: "), " | ") {
			name, stands, other := strings.Cut(name, " = ")
			if !other {
				stands = name
			}
			all = append(all, named{make: stands, line: name})
			if needs {
				numbered[lexicon.Key(name)] = true
			}
		}
	}
	return all, numbered
}

// ordinary are names of builders and lines that are everyday words, folded. They count behind their builder, before a
// number, or where a capital is not explained by the start of the text.
var ordinary = set("first|sense|excess|match|formula|if|it|sun|victoria|seal|hawk|mirage|admiral|discovery|post|cabo|jupiter|legacy|eastern|" +
	"compass|adventure|eagle|comet|sly|more|via|meta|adams|perry|fusion|dolphin|voyage|balance|harmony|atlantic|parker|absolute|rio|brig|" +
	"scout|contender|offshore|endurance|omega|swede|winner|wasa|phantom|standfast|trapper|achilles|kingfisher|mustang|cobalt|tiki|mirror|" +
	"enterprise|lightning|regal|cruisers|viking|pilot|vision|ocean|legend|classic|express|sprint|" +
	"performance|exploration|impression|storm|horizon|vista|sport|cruiser|boreal|solaris|sigma|rival|shannon|passport|meridian|morgan|fisher|" +
	"freedom|maxi|roberts|whaler|grady|structures|quorning|j|hr|ip|fp|gs|gb|hc|pae|psc|kk|wanderer|triton|vanguard|ensign|ballad|vega|dana|" +
	"corsair|centaur|griffon|pageant|typhoon|arpege|hood|gladiateur|mallard|antal|stealth|ker|ino|hydra|ice|rm|hunter|regulator|robalo|intrepid|" +
	"pursuit|everglades|tiara|rampage|luhrs|mumm|farr|melges|morris|aloha|ontario|niagara|cutlass|jaguar|frances|kinetic|lightwave|flipper|buster|" +
	"windy|saga|avon|williams|broom|hardy|haines|riviera|riva|zar|american marine|west sail|structures|northshore|moorings|picnic boat|bowrider|swift|wakesetter|" +
	"nicholson|puma|prestige|kenner|shipman|regina|scampi|carena|avance|invicta|santana|olson|larson|steeler|elling|seafarer|nautique")

// everydayPhrases are no misspelt builder or line either, folded.
var everydayPhrases = set("pacific coast|solas yachts|four lines")

// generic are names of lines that mean nothing without their builder.
var generic = set("cruiser|pilot|vision|ocean|legend|classic|express|sprint|sport|performance|exploration|impression|storm|horizon|vista|match|clipper|yacht|open|picnic boat|bermuda|sundancer commodore|motor yacht|convertible|trawler|rf|esprit|mariner|goldline|slx|wakesetter|picnic")

func newMakes(designs *design.Table, models map[string][]string) makes {
	further, numbered := furtherMakes()
	m := makes{names: map[string]named{}, lines: map[lineName]string{}, numbered: numbered, prefixes: prefixesOf(designs)}
	for _, b := range designs.Makes() {
		m.add(b.Name, named{make: b.Name})
		for _, a := range b.Aliases {
			m.add(a, named{make: b.Name})
		}
	}
	for _, b := range designs.Makes() {
		for _, line := range b.Lines {
			m.add(line, named{make: b.Name, line: line})
		}
	}
	for _, d := range designs.All() {
		if !strings.ContainsAny(d.Name, "0123456789") && len(d.Name) > 3 {
			m.add(d.Name, named{make: d.Builder, line: d.Name})
		}
	}
	for _, d := range designs.All() {
		if letters, _, two := strings.Cut(lexicon.Key(d.Name), " "); two && len(letters) == 2 && letters[0] == 'x' {
			m.add(d.Name, named{make: d.Builder, line: d.Name})
		}
	}
	for _, n := range further {
		m.add(n.line, named{make: n.make})
	}
	for _, b := range slices.Sorted(maps.Keys(models)) {
		if b != "Custom" {
			m.add(b, named{make: b})
		}
		for _, model := range models[b] {
			m.addLine(b, model)
		}
	}
	for name := range m.names {
		if len(name) >= 5 && !ordinary[name] && !numbered[name] && !hasShortWord(name) {
			m.typable = append(m.typable, spelling.New(name))
		}
	}
	slices.SortFunc(m.typable, func(a, b spelling.Word) int { return strings.Compare(a.Name, b.Name) })
	return m
}

// prefixesOf lists the letters that only one builder puts before the numbers of several of its models.
func prefixesOf(designs *design.Table) map[string]string {
	of, models := map[string]string{}, map[string]int{}
	for _, d := range designs.All() {
		at := strings.IndexAny(d.Name, "-/")
		if at < 1 || at > longestPrefix || at+1 == len(d.Name) || !isDigit(d.Name[at+1]) || isDigit(d.Name[0]) {
			continue
		}
		key := lexicon.Key(d.Name[:at])
		if have, seen := of[key]; seen && have != d.Builder {
			models[key] = -len(designs.All()) // of two builders
		}
		of[key] = d.Builder
		models[key]++
	}
	maps.DeleteFunc(of, func(key, _ string) bool { return models[key] < 2 })
	return of
}

const longestPrefix = 2

// hasShortWord reports whether a name of several words has one that is too short to be told apart, beside no long one.
func hasShortWord(name string) bool {
	words := strings.Fields(name)
	long := slices.ContainsFunc(words, func(w string) bool { return len(w) >= longName && !boatWords[w] })
	return len(words) > 1 && slices.ContainsFunc(words, func(w string) bool { return len(w) < 3 || len(w) < 4 && !long })
}

// longName is how many letters make a word long enough that errors in it are forgiven beside a short one: "Sun Odysey".
const longName = 6

// longJoined is how many letters the words of a name have that may be written as one.
const longJoined = 9

// longestLine is how many words of a model are taken as its line.
const longestLine = 3

// addLine stores the words that a model begins with, up to its number.
func (m *makes) addLine(builder, model string) {
	words := strings.Fields(model)
	for n := range min(longestLine, len(words)) {
		if isDigit(words[n][0]) {
			return
		}
		line := strings.Join(words[:n+1], " ")
		if at := (lineName{builder, lexicon.Key(line)}); m.lines[at] == "" {
			m.lines[at] = line
		}
	}
}

// add stores a name under its words; the first meaning stands.
func (m *makes) add(name string, n named) {
	key := lexicon.Key(name)
	if key == "" || generic[key] && n.line != "" {
		return
	}
	if _, known := m.names[key]; known {
		return
	}
	m.names[key] = n
	if joined := strings.ReplaceAll(key, " ", ""); len(joined) >= longJoined && m.names[joined].make == "" {
		m.names[joined] = n // "hallbergrassy"
	}
	m.longest = max(m.longest, strings.Count(key, " ")+1)
}

// find looks words up as they are, then as an English plural.
func (m *makes) find(phrase string) (named, bool) {
	if n, ok := m.names[phrase]; ok {
		return n, true
	}
	if single, ok := strings.CutSuffix(phrase, "s"); ok && len(single) > 3 {
		n, ok := m.names[single]
		return n, ok && !m.numbered[single]
	}
	if strings.HasSuffix(phrase, " yacht") { // "an X-Yacht"
		n, ok := m.names[phrase+"s"]
		return n, ok
	}
	return named{}, false
}

// everyday reports whether a name is an everyday word too, or the plural of one.
func (m *makes) everyday(name string) bool {
	if _, known := m.names[name]; known {
		return ordinary[name]
	}
	return ordinary[name] || ordinary[strings.TrimSuffix(name, "s")]
}

// abbreviated finds the name of which a short word misses one letter, if there is only one such: "Najd", "Hans".
func (m *makes) abbreviated(word string) (named, bool) {
	name, ok := spelling.OneMissing(m.typable, word)
	return m.names[name], ok
}

// resembling finds the name of which a word is a misspelling: one error, two in a word of at least longWord letters; in
// a name of four letters only one that is doubled.
func (m *makes) resembling(word string) (named, bool) { return m.resemblingOf(word, longWord) }

// longWord is from how many letters on two of a word may be wrong.
const longWord = 8

// resemblingOf is resembling with another number of letters from which on two may be wrong.
func (m *makes) resemblingOf(word string, long int) (named, bool) {
	if len(word) < 5 {
		return named{}, false
	}
	for i := 1; i < len(word); i++ {
		if name := word[:i] + word[i+1:]; word[i] == word[i-1] && !ordinary[name] && !m.numbered[name] && m.names[name].make != "" {
			return m.names[name], true // "Swann"
		}
	}
	best, least := "", 3
	letters := spelling.LettersOf(word)
	for _, t := range m.typable {
		name := t.Name
		if t.Unlike(letters) > 4 || max(len(name)-len(word), len(word)-len(name)) > 2 {
			continue // more than two errors
		}
		allowed := 1
		if len(word) >= long && len(name) >= 7 {
			allowed = 2
		}
		if word[0] != name[0] && allowed == 1 || strings.Count(word, " ") != strings.Count(name, " ") {
			continue
		}
		if at := strings.IndexByte(name, ' '); at == 3 && !strings.HasPrefix(word, name[:at+1]) {
			continue // a short word has to be right
		}
		if d := fold.Distance(word, name, allowed); d > 0 && d <= allowed && d < least {
			best, least = name, d
		}
	}
	return m.names[best], best != ""
}
