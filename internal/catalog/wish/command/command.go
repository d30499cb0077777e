// Package command reads what a turn says of the conversation rather than of boats: start over, take a limit back, go on, show one of the
// boats of the list or compare some of them, answer in another language. It knows no boat; what is taken back are groups that demand names.
package command

import (
	"regexp"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog/wish/demand"
	"github.com/fairlead/fairlead/internal/catalog/wish/lexicon"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
)

// Command is what a turn says of the conversation.
type Command struct {
	About     bool              // it says so of boats
	More      bool              // show the next boats
	Undo      bool              // what the turn before asked for is wanted no longer
	Add       bool              // what it names is wanted beside what stood before, not in its stead
	AddPlace  bool              // the place it names is
	Withdrawn demand.Withdrawal // what it takes back
	Select    int               // the place on the last list of the boat that it picks, from 1; -1 for the end of the list, 0 for none
	Compare   []int             // the places of those that it compares
	Lang      string            // it wants to be answered in, as lexicon names it, "" where it names none
}

// Read reads what a sentence says of the conversation and uses the words that say it.
func Read(s *sentence.Sentence) Command {
	r := reader{Sentence: s}
	r.read()
	return r.Command
}

// reader reads one sentence.
type reader struct {
	*sentence.Sentence
	Command
}

func (r *reader) read() {
	if whole, ok := r.Phrase(0, len(r.Words)); ok && mores[whole] || r.asksNext() {
		r.More, r.About = true, true
		r.Use(0, len(r.Words))
		return
	}
	if r.readPositions(); len(r.Compare) > 0 {
		return
	}
	r.readSpoken()
	r.AddPlace = r.addsPlace()
	r.Add = len(r.Words) > 0 && sentence.IsOr(r.Fold(0))
	for i := 0; i < len(r.Words); i++ {
		if n, ok := r.After(i, resets, 4); ok && r.Free(i, i+n) && !(drops[r.Fold(i)] && r.namesGroup(i+n)) {
			r.Withdrawn.Everything, r.About = true, true
			r.Use(i, i+n)
		}
		if n, ok := r.After(i, elsewhere, 4); ok && r.Free(i, i+n) {
			r.withdraw(demand.Place)
			r.Use(i, i+n)
		}
		if n, ok := Adds(r.Sentence, i); ok && r.Free(i, i+n) && r.Fold(i) != "including" {
			r.Add = true
		}
		if n, ok := r.After(i, undoes, 4); ok && r.Free(i, i+n) && i+n == len(r.Words) {
			r.Undo, r.About = true, true
			r.Use(i, i+n)
		}
		r.readDrop(i)
	}
	r.readChoice()
}

// What is said of the search as a whole, and of the last list.
var (
	resets    = sentence.Set("start over|restart|start anew|start from scratch|from the top|neustart|ganz von vorne|start again|start afresh|new search|reset|clear filters|clear all|clear everything|clear the filters|forget everything|forget that|forget all that|forget it|forget all of that|from scratch|begin again|scratch that|start fresh|neue suche|von vorne|von vorn|neu anfangen|zurucksetzen|alles zurucksetzen|recommencer|recommence|nouvelle recherche|on recommence|repartir de zero|reinitialiser|new query|different search|lets start again|fresh start")
	undoes    = sentence.Set("drop that|drop it|drop that one|undo|undo that|take that back|without that|never mind that|remove that|leave that out|forget that one|go back one step|lass das weg|doch nicht|mach das ruckgangig|enleve ca|annule|sans ca")
	elsewhere = sentence.Set("wherever|no matter where|egal wo|wo auch immer|peu importe ou|anywhere|anywhere in the world|worldwide|world wide|any location|everywhere|weltweit|uberall|partout|n importe ou|dans le monde entier|globally")
	additions = sentence.Set("too|as well|also|aswell|add|plus|in addition|additionally|and also|include|including|auch|ebenfalls|dazu|zusatzlich|aussi|egalement|ajoute|ajoutez")
	mores     = sentence.Set("more|more please|show more|show me more|next|next page|more results|next ones|more boats|more of them|see more|weiter|mehr|mehr anzeigen|mehr boote|die nachsten|suite|page suivante|plus de resultats|encore|the next ones|another page|any more|any others|others|show others|show me others|show me some others|other ones|show me other ones|different ones|show me different ones|show the rest|show me the rest|the rest|the rest please|the rest of them|show me the rest of them|show next|andere|zeig mir andere|weitere|noch andere|d autres|montre m en d autres|les autres")
)

// spokenIn is a wish for a language at the end of a turn, which is no place: "in English please".
var spokenIn = regexp.MustCompile(`(?i)\b(?:in|into|to|auf|ins|en) (?:(english|englische?|anglais)|(german|deutsche?|allemand)|(french|franz(?:ö|oe?)sische?|fran[cç]ais))(?:[ ,]+(?:please|pls|bitte|now|then|s'il (?:vous|te) pla[iî]t))?[\s.!?]*$`)

// readSpoken reads which language a turn wants to be answered in.
func (r *reader) readSpoken() {
	m := spokenIn.FindStringSubmatchIndex(r.Text)
	if m == nil {
		return
	}
	for k, lang := range []string{lexicon.English, lexicon.German, lexicon.French} {
		if m[2*k+2] >= 0 {
			r.Lang = lang
		}
	}
	for i, w := range r.Words {
		if w.Start >= m[0] {
			r.Use(i, i+1)
		}
	}
}

// addsPlace reports whether a turn is an "and" with a place, as in "and Oregon". A question, "and Oregon?", and "and in Oregon"
// ask for the place instead.
func (r *reader) addsPlace() bool {
	if len(r.Words) < 2 || strings.Contains(r.Text, "?") || len(r.Mentions) != 1 {
		return false
	}
	switch r.Fold(0) {
	case "and", "und", "et":
		i, j := r.At(r.Mentions[0].Start, r.Mentions[0].End)
		return i == 1 && j == len(r.Words)
	}
	return false
}

// Adds reports whether words that add something to what stood before start with word i, and how many.
func Adds(s *sentence.Sentence, i int) (words int, ok bool) { return s.After(i, additions, 2) }

// showing are the words by which boats are to be shown, a number behind them or not.
var showing = sentence.Set("top|show me|show|list|give me|find me|find|first|best|the|zeig mir|zeige mir|die|les|montre moi|liste|only|just|get me|display|need|want|limit to|limit it to|limit results to|not more than|no more than")

// Shows reports whether words by which boats are to be shown end before word i, and how many.
func Shows(s *sentence.Sentence, i int) (words int, ok bool) { return s.Before(i, showing, 3) }

// IsShowing reports whether boats are to be shown by one word.
func IsShowing(word string) bool { return showing[word] }
