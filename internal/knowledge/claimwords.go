package knowledge

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/fairlead/fairlead/internal/fold"
	snowball "github.com/kljensen/snowball/english"
)

// claimReader reads the words that claim something. It is not changed once all claims are learnt, and is safe for concurrent use then.
type claimReader struct {
	stems  map[string]string // of the words of claims, as they stand there
	begins map[string]bool   // the first letters of these stems: other words need no stem, for no claim has it
}

func newClaimReader() claimReader {
	r := claimReader{map[string]string{}, map[string]bool{}}
	for s := range alike {
		r.begins[beginning(s)] = true
	}
	return r
}

// learn reads a claim.
func (r *claimReader) learn(claim string) []string {
	return r.read(claim, func(w string) string {
		s := stemOf(w)
		r.stems[w] = s
		r.begins[beginning(s)] = true
		return s
	})
}

// words reads a text.
func (r *claimReader) words(text string) []string {
	return r.read(text, func(w string) string {
		s, ok := r.stems[w]
		switch {
		case ok:
			return s
		case r.begins[beginning(w)]:
			return stemOf(w)
		}
		return w
	})
}

// beginning is the first letters of a word, so few that its stem has them too.
func beginning(word string) string { return word[:min(3, len(word))] }

func stemOf(word string) string {
	s := snowball.Stem(word, true)
	if first, ok := alike[s]; ok {
		return first
	}
	return s
}

// read cuts a text into words, of which those that are written in one or in two become one.
func (r *claimReader) read(text string, stem func(string) string) []string {
	text = fold.String(strings.ToLower(text))
	words := make([]string, 0, len(text)/5+1)
	before := ""
	add := func(w string) {
		if n := len(words); n > 0 && words[n-1] == w && (w == denied || w == apart || w == asked) {
			return
		}
		words = append(words, w)
	}
	for w := range pieces(text) {
		one, two := joins[[2]string{before, w}]
		switch {
		case w == apart:
			before = ""
			add(apart)
			continue
		case w == "what" && before == "is": // "the keel is what makes her float"
		case asking[w]:
			add(asked)
		case denials[w]:
			add(denied)
		case two:
			words[len(words)-1] = stem(one)
			w = one
		case bare[w]:
			if w == "is" {
				before = w
			}
			continue
		default:
			add(stem(w))
		}
		before = w
	}
	return words
}

// pieces yields the words and figures of a text in lower case without their apostrophes, and apart for each end of a sentence.
func pieces(text string) func(yield func(string) bool) {
	return func(yield func(string) bool) {
		start, short := -1, false
		for i := 0; i <= len(text); {
			r, n := utf8.DecodeRuneInString(text[i:])
			switch {
			case i < len(text) && (unicode.IsLetter(r) || unicode.IsDigit(r)):
				if start < 0 {
					start = i
				}
			case start >= 0 && (r == '\'' || r == '’'):
				short = true
			case start >= 0:
				w := text[start:i]
				if short {
					w = apostrophes.Replace(w)
				}
				if start, short = -1, false; !yield(w) {
					return
				}
				continue // what ends the word may end the sentence
			case r == '.' && i+1 < len(text) && text[i+1] > ' ': // of a number or an address
			case strings.ContainsRune(".?!;\n", r):
				if !yield(apart) {
					return
				}
			}
			i += max(n, 1)
		}
	}
}

var apostrophes = strings.NewReplacer("'", "", "’", "")

// ordering are words that say which of two things stands on which side.
var ordering = strings.Fields("than to from into befor after giveway keepclear rightofway standon prioriti beat")

var (
	// bare are words that claim nothing.
	bare = fold.Set(`the a an of my your our his her their its this that these those i we you he she it they is are was were be been being am do does did
		will would shall can could should may might must have has had having and or so if when while then there here just also really very quite too still
		in on at by for with as about but because since please tell me us them him let get got any some s t ve re ll m d`)
	// asking are words that begin a question, behind which something else is said.
	asking = fold.Set(`who what which how why where`)
	// denials are all ways to say no.
	denials = fold.Set(`no not never without cannot cant none nobody nothing nor neither hardly isnt arent dont doesnt didnt wont neednt shouldnt mustnt wouldnt couldnt havent hasnt wasnt werent`)
	// alike are words for the same, by their stems; the first stands for all.
	alike = likeOf(`
		boat yacht vessel ship craft
		motorboat powerboat
		gybe jibe
		lpg propane butane
		lamp light
		fibreglass fiberglass grp
		harbour harbor
		mobile cellphone
		insurance insurer insured
		lifejacket pfd vest
		saltwater seawater
		licence license`)
	// joins make one word of two.
	joins = joinsOf(`
		lifejacket: life jacket, life jackets, life vest, life vests
		saltwater: salt water, sea water
		freshwater: fresh water
		liferaft: life raft
		motorboat: motor boat, motor boats, power boat, power boats
		sailboat: sail boat, sail boats, sailing boat, sailing boats, sailing yacht, sailing yachts, sailing vessel, sailing vessels, sailing ship, sailing ships
		headon: head on
		lookout: look out
		autopilot: auto pilot
		underway: under way
		sidelight: side light, side lights
		sternlight: stern light, stern lights
		giveway: give way, gives way, giving way
		keepclear: keep clear, keeps clear
		rightofway: right way
		standon: stand on`)
)

func likeOf(lines string) map[string]string {
	like := map[string]string{}
	for line := range strings.SplitSeq(strings.TrimSpace(lines), "\n") {
		words := strings.Fields(line)
		for _, w := range words {
			like[snowball.Stem(w, true)] = snowball.Stem(words[0], true)
		}
	}
	return like
}

func joinsOf(lines string) map[[2]string]string {
	joins := map[[2]string]string{}
	for line := range strings.SplitSeq(strings.TrimSpace(lines), "\n") {
		one, pairs, _ := strings.Cut(strings.TrimSpace(line), ":")
		for pair := range strings.SplitSeq(pairs, ",") {
			words := strings.Fields(pair)
			joins[[2]string{words[0], words[1]}] = one
		}
	}
	return joins
}
