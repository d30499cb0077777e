package geo

import (
	"slices"
	"strings"
)

// Mention is a place, country, state or region named in a text.
type Mention struct {
	Start, End     int // bytes in the text; of "Newport, RI" both words
	Kind           Kind
	ID             string // Place.ID, country code, state code such as "FL", or region id
	Name           string // as the gazetteer writes it
	Country, State string // where it lies, as far as it is one country or state
	// Places are the places that may be meant, the likeliest first: one or more for a place. For another kind it is the
	// one that stands for it, from where a passage may be counted, if there is one.
	Places []Place
}

// spot is a run of words that names something.
type spot struct {
	first, last int // words
	meanings    []meaning
	weak        bool // an everyday word, which only its neighbours can make a name
	small       bool // an everyday word in small letters, which only its country can make a name
	code        bool // two or three capital letters
}

// scan finds spots in one text.
type scan struct {
	g     *Gazetteer
	text  string
	words []word
}

// Mentions returns the names in a text in their order, without overlap; of names that overlap the longest counts. Two-letter
// codes count in capitals after a comma or a place. Everyday words that are names too ("Nice", "Bath", "Cork") count when
// capitalised after a preposition or comma, or beside another name, as in "Nice to Calvi". A name that several places
// share means the one that the rest of the text makes likely, else the heaviest.
func (g *Gazetteer) Mentions(text string) []Mention {
	s := scan{g: g, text: text, words: words(text)}
	spots := s.qualify(s.spots())
	return s.resolve(s.dropWeak(spots))
}

// spots marks the longest names first, then codes.
func (s scan) spots() []spot {
	var found []spot
	taken := make([]bool, len(s.words))
	for n := min(s.g.names.longest, len(s.words)); n > 0; n-- {
		for i := 0; i+n <= len(s.words); i++ {
			if slices.Contains(taken[i:i+n], true) {
				continue
			}
			if sp, ok := s.named(i, i+n-1); ok {
				found = append(found, sp)
				for k := i; k < i+n; k++ {
					taken[k] = true
				}
			}
		}
	}
	for i := range s.words {
		if sp, ok := s.coded(i); ok && !taken[i] {
			found = append(found, sp)
		}
	}
	slices.SortFunc(found, func(a, b spot) int { return a.first - b.first })
	return slices.DeleteFunc(found, func(sp spot) bool { return sp.code && !s.codeAllowed(sp, found) })
}

// named looks words first to last up as one name.
func (s scan) named(first, last int) (spot, bool) {
	all := s.g.names.meanings[foldOf(s.words[first:last+1])]
	if len(all) == 0 || !s.joined(first, last) {
		return spot{}, false
	}
	raw := s.text[s.words[first].start:s.words[last].end]
	fits := func(m meaning) bool { return m.exact == "" || m.exact == raw }
	sp := spot{first: first, last: last}
	for _, m := range all {
		if fits(m) {
			sp.meanings = append(sp.meanings, m)
		}
	}
	if len(sp.meanings) == 0 || s.isModel(first, last) || s.notAPlace(first, last) {
		return spot{}, false
	}
	if _, everyday := everydayWords[s.words[first].fold]; everyday && first == last {
		sp.small = !s.words[first].capitalised(s.text)
		sp.weak = sp.small || !s.introduced(first)
	}
	return sp, true
}

// joined is true when only spaces, hyphens, apostrophes, points and the like are between the words.
func (s scan) joined(first, last int) bool {
	for i := first; i < last; i++ {
		if strings.Trim(s.gap(i), " -'’ʻ.&/()\u00a0") != "" {
			return false
		}
	}
	return true
}

// gap is the text between word i and the next.
func (s scan) gap(i int) string { return s.text[s.words[i].end:s.words[i+1].start] }

// coded reads a state's code in capitals.
func (s scan) coded(i int) (spot, bool) {
	raw := s.text[s.words[i].start:s.words[i].end]
	if len(raw) < 2 || len(raw) > 3 || !upper(raw, len(raw)) {
		return spot{}, false
	}
	all := s.g.codes(raw)
	return spot{first: i, last: i, meanings: all, code: true}, len(all) > 0
}

// codeAllowed keeps a code that follows a place, or, when it is no word and that of a state, a comma or preposition.
func (s scan) codeAllowed(sp spot, found []spot) bool {
	if sp.first == 0 {
		return sp.meanings[0].kind == KindState && s.followed(sp, found)
	}
	gap := strings.TrimSpace(s.gap(sp.first - 1))
	for _, f := range found {
		if f.last == sp.first-1 && !f.code && !f.small && (gap == "" || gap == "," || gap == "(") {
			return slices.ContainsFunc(f.meanings, func(m meaning) bool { return m.kind == KindPlace || m.kind == KindState })
		}
	}
	raw := s.text[s.words[sp.first].start:s.words[sp.first].end]
	if sp.meanings[0].kind != KindState || codesLikeWords[raw] {
		return s.followed(sp, found) && gap == ","
	}
	return gap == "," || gap == "" && clearCodes[raw] && locating[s.lower(sp.first-1)]
}

// followed is true for a state's code before its country: "ON, Canada".
func (s scan) followed(sp spot, found []spot) bool {
	for _, f := range found {
		if f.first == sp.last+1 && strings.TrimSpace(s.gap(sp.last)) == "," {
			return slices.ContainsFunc(f.meanings, func(m meaning) bool { return m.kind == KindCountry && m.id == sp.meanings[0].country })
		}
	}
	return false
}

func (s scan) lower(i int) string { return strings.ToLower(s.text[s.words[i].start:s.words[i].end]) }

// qualify joins a place or state with the state or country behind it, and keeps the meanings that lie there. A region
// behind it only chooses: "Cowes, Solent" are two names.
func (s scan) qualify(spots []spot) []spot {
	var out []spot
	for _, sp := range spots {
		if len(out) == 0 {
			out = append(out, sp)
			continue
		}
		before := &out[len(out)-1]
		gap := strings.TrimSpace(s.gap(before.last))
		adjacent := before.last+1 == sp.first && (gap == "" || gap == "," || gap == "(")
		kept := s.g.inside(before.meanings, sp.meanings)
		switch {
		case adjacent && len(kept) > 0 && (gap != "" || !sp.weak && !before.small):
			before.meanings, before.weak, before.small = kept, false, false
			if sp.meanings[0].kind == KindRegion {
				out = append(out, sp)
				continue
			}
			before.last = sp.last
		case adjacent && sp.code && before.meanings[0].kind == KindPlace:
			out[len(out)-1] = sp // a place of that name in another state is meant: "Paris, TX"
		default:
			out = append(out, sp)
		}
	}
	return slices.DeleteFunc(out, func(sp spot) bool { return sp.code && sp.meanings[0].kind != KindState })
}

// inside returns the places and states among all that lie in one of the areas.
func (g *Gazetteer) inside(all, areas []meaning) []meaning {
	var kept []meaning
	for _, m := range all {
		lies := func(a meaning) bool {
			if m.kind == KindPlace {
				return a.holds(g.places[m.place])
			}
			return m.kind == KindState && a.kind == KindCountry && a.id == m.country
		}
		if slices.ContainsFunc(areas, lies) {
			kept = append(kept, m)
		}
	}
	return kept
}

// dropWeak removes everyday words except beside a sure name: "Nice to Calvi", "Bastia and Nice".
func (s scan) dropWeak(spots []spot) []spot {
	var kept []spot
	for i, sp := range spots {
		after := i+1 < len(spots) && !spots[i+1].weak && s.connects(sp, spots[i+1], " to - – — → bis nach à ")
		before := i > 0 && !spots[i-1].weak && s.connects(spots[i-1], sp, " to - – — → bis nach à and or & und oder et ou / ")
		if !sp.weak || !sp.small && (before || after) {
			kept = append(kept, sp)
		}
	}
	return kept
}

// connects is true when one of the words, or a hyphen, is all there is between two spots.
func (s scan) connects(a, b spot, joins string) bool {
	between := strings.ToLower(strings.TrimSpace(s.text[s.words[a.last].end:s.words[b.first].start]))
	return between != "" && strings.Contains(joins, " "+between+" ")
}
