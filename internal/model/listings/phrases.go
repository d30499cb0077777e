package listings

import (
	_ "embed" // the names
	"fmt"
	"strings"
	"time"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/catalog/wish"
)

// phrases is what an answer is made of in one language. The fields that take values are formats of fmt.
type phrases struct {
	column       int    // of names
	group, point string // in numbers: 12,345.6
	semicolon    string // with its spaces
	months       [12]string
	date         string  // day, month, year
	firstDay     string  // the first of a month, "" for one like the others
	horse        float64 // kilowatts of the unit of power
	or, and      string

	// the filter as it was understood
	lookingFor, pleaseCheck, everything                  string
	listing, model, designer, use, words                 string
	length, price, built, age, draft, beam, airDraft     string
	displacement                                         string
	cabins, berths, heads, engines, hours, power, listed string
	offered                                              string // for so many days
	between, from, upTo, least                           string
	noCurrency, nothing                                  string
	region, coast, around, notRegion                     string // coast: of coasts alone, "" where they are regions as others
	hull, keel, rig, fuel, engine, condition, status     string
	with, without                                        string

	// what was found
	boat, boats, free, onRequest, quoted   string
	sampleNote, someSample                 string
	merged, leftOut, unknown               string
	asking, figures, converted, thatWasAll string
	onlyPrice, freeAside                   string
	noFigure, besideNone                   string // figures of others, where no boat has what was asked for
	cutShort, goOn, noRoom, nextOnes       string // of a list that is shown in part
	silentMany, silent                     string // boats that do not tell what is refused
	tableHead, askedFor, days, decade      string
	notUnderstood, narrow, divide, more    string
	unknownPlace                           string
	advice, bestValue, noValue             string
	verdict, verdictOfList                 string
	closing, closingSample                 string
	noListing                              string // no listing has the identifier that was asked for
	noMatch, never, helps                  string
	noneToBlame, bothHelp                  string
	boatOnly                               string
	likeIt, noneLike, notHers, ofSize      string // boats like one that is named
	likeHead                               [5]string

	// what is asked about all that was found
	asksFor, notSold, tooFew, tooMany              string
	offerLies, aboveMedian, belowMedian            string
	withinHalf, underHalf, overHalf                string
	onMarket, perFoot, mostOf, noAlert, pricesVary string
	byYear, quartiles, meanOf, medianOf            string
	noNumber, also, brokerWrites, market           string
	loosely, firstOf, notListed                    string // a list explained; the first boat by an order; what no listing tells
	seen, since, horsepower                        string
	searching, found, failed                       string
	source, sampleSource                           string
	sampleOrigin, mixedOrigin                      string
	introduction                                   string

	// boats of the last list
	untold, aged, besideMarket, noMarket, picture, whichOne, named, unnamed string

	orders  map[catalog.Sort]string
	uses    map[string]string // by which measures boats are fit for a use
	filters map[string]string // names of the filters of a search; those that are missing are called by their own name
	labels  map[string]string // what stands in English in the code, where the language is another
}

// phrasesOf returns the phrases of a language of wish.
func phrasesOf(lang string) *phrases {
	switch lang {
	case wish.German:
		return &german
	case wish.French:
		return &french
	}
	return &english
}

var (
	//go:embed words.txt
	wordsText string
	//go:embed places.txt
	placesText string

	wordNames  = readNames(wordsText)
	placeNames = readNames(placesText)
)

// names is what an identifier is called in English, German and French.
type names map[string][3]string

// readNames reads lines of "id = English | German | French".
func readNames(text string) names {
	all := names{}
	for line := range strings.Lines(text) {
		id, called, ok := strings.Cut(strings.TrimSpace(line), " = ")
		if fields := strings.Split(called, " | "); ok && len(fields) == 3 && line[0] != '#' {
			all[id] = [3]string(fields)
		}
	}
	return all
}

// filled is a sentence of a table in the language of the answer, with values in it if it has places for them.
func (p *phrases) filled(sentence [3]string, values []any) string {
	if len(values) == 0 {
		return sentence[p.column]
	}
	return fmt.Sprintf(sentence[p.column], values...)
}

// word writes an identifier of the domain, which is its own English where the table does not have it.
func (p *phrases) word(id string) string {
	if called, ok := wordNames[strings.ReplaceAll(id, " ", "_")]; ok {
		return called[p.column]
	}
	return strings.ReplaceAll(id, "_", " ")
}

func (p *phrases) wordsOf(ids []string) []string {
	var out []string
	for _, id := range ids {
		out = append(out, p.word(id))
	}
	return out
}

// features names equipment; a dinghy is here one that the boat carries.
func (p *phrases) features(ids []string) []string {
	var out []string
	for _, id := range ids {
		if id == "dinghy" {
			id = "with_dinghy"
		}
		out = append(out, p.word(id))
	}
	return out
}

// place names a region, a country by its code or a state as in "US-FL"; an unknown one is written as it is.
func (p *phrases) place(id string) string {
	if called, ok := placeNames[id]; ok {
		return called[p.column]
	}
	return strings.ReplaceAll(id, "_", " ")
}

// state names a state by its code; without a country it is the first of those whose addresses have states.
func (p *phrases) state(country, code string) string {
	for _, c := range []string{country, "US", "CA", "AU"} {
		if called, ok := placeNames[c+"-"+code]; ok {
			return called[p.column]
		}
	}
	return code
}

// label translates a short text that the code has in English.
func (p *phrases) label(text string) string {
	if own, ok := p.labels[text]; ok {
		return own
	}
	return text
}

func (p *phrases) filter(name string) string {
	if own, ok := p.filters[name]; ok {
		return own
	}
	return strings.ReplaceAll(name, "_", " ")
}

func (p *phrases) day(t time.Time) string {
	month := p.months[t.Month()-1]
	if t.Day() == 1 && p.firstDay != "" {
		return fmt.Sprintf(p.firstDay, month, t.Year())
	}
	return fmt.Sprintf(p.date, t.Day(), month, t.Year())
}
