// Package wish reads what a buyer asks for in plain words and makes it a query of the catalogue.
//
// A turn goes one way. Its text is put into plain spelling (numeral, swap.go) and cut into words (sentence). turn.go reads what is said of
// the conversation (command), then calls the readers in their order: each looks for free words that mean something to it, uses them up and
// sets in the turn's query what they ask for. What was read is a demand, which is laid over what stood before (demand, wish.go); of it is
// told what no boat can meet (conflict) and what nothing was made of (told.go). Where a word is misspelt the turn is read once more (typo).
// The readers are of
//
//   - phrases: which of them are meant (meaning) and how (stance), and what they ask for, spans.go, effects.go, kind.go, kinds.go, opposed.go,
//     order.go; text.go;
//   - the boats that are named (boat, by what maker knows): boats.go, designer.go, refuse.go, lifted.go, like.go, upward.go;
//   - the areas that are named (area, by what place knows): where.go, unknown.go;
//   - numbers, by what amount reads around them: numbers.go and what they bound, counts.go, sleeps.go, howmany.go, length.go, years.go, notyears.go,
//     displacement.go, price.go, money.go, market.go, and what they do not, stray.go and what was done to a boat (work);
//   - what is asked of the boats: question.go, advice.go, search.go;
//   - what has a meaning only behind another turn: amend.go, restate.go, variant.go, relative.go, another.go, recall.go.
package wish

import (
	"cmp"
	"fmt"
	"regexp"
	"sync/atomic"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/catalog/wish/demand"
	"github.com/fairlead/fairlead/internal/catalog/wish/lexicon"
	"github.com/fairlead/fairlead/internal/catalog/wish/maker"
	"github.com/fairlead/fairlead/internal/catalog/wish/place"
	"github.com/fairlead/fairlead/internal/catalog/wish/spelling"
	"github.com/fairlead/fairlead/internal/catalog/wish/typo"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/geo"
)

// The languages of a Wish.
const (
	English = lexicon.English
	German  = lexicon.German
	French  = lexicon.French
)

// Wish is what a conversation asks for.
type Wish struct {
	// Query is what the last turn asks for, with what it leaves standing of the turns before. A turn that picks one
	// boat of the last list has only SelectIndex, one that compares several of them only Compare.
	Query catalog.Query
	// Context is what the turns before the last one asked for: the list that SelectIndex counts in.
	Context catalog.Query
	// More is how many pages further the last turns went.
	More int
	// NotUnderstood are words of the last turn that nothing was made of.
	NotUnderstood []string
	// Contradictions are sentences, in the language Lang, about demands of the last turn that no boat can meet together.
	Contradictions []string
	// Lang is what the conversation is written in: German, French, or English, which also stands for every other
	// language. A later turn changes it only where it is plainly in another.
	Lang string
	// Choose reports whether the last turn asks which boat of the last list to buy.
	Choose bool
	// Recommend reports whether the last turn asks which of the boats to buy that it looks for itself.
	Recommend bool
	// Judge reports whether the last turn asks if the boats of the list before, or the one that was shown, are good ones.
	Judge bool
	// Like reports whether the model of Query is an example: others like it are asked for, too.
	Like bool
	// Others is Query for any boat of the size and kind of its model, where Like is true.
	Others catalog.Query
	// Question is what the last turn asks about the boats.
	Question Question
	// Offer is the price that FairPrice asks about, 0 for none, and OfferIn its currency, empty where nobody named one.
	Offer   float64
	OfferIn string
	// About reports whether the last turn speaks of boats to buy at all.
	About bool
	// Inferred reports whether nobody named the currency of Query: it is the money of where boats are looked for.
	Inferred bool
	// Models are those that the conversation named last, by their builder: a later turn may mean one by the builder alone.
	Models map[string][]string
}

// Parser reads wishes. It is safe for concurrent use.
type Parser struct {
	designs    *design.Table
	places     *place.Atlas
	lexicon    *lexicon.Lexicon
	vocabulary []spelling.Word             // of the lexicon and the words beside numbers
	builders   atomic.Pointer[maker.Names] // what they are called by now
	models     maker.Models
	designers  maker.Designers
	cat        *catalog.Catalog
}

// New returns a parser whose vocabulary is the designs, the places and what the catalogue holds.
func New(designs *design.Table, places *geo.Gazetteer, cat *catalog.Catalog) (*Parser, error) {
	words, err := lexicon.New()
	if err != nil {
		return nil, fmt.Errorf("read the words of wishes: %w", err)
	}
	p := &Parser{
		designs: designs, places: place.New(places), lexicon: words, vocabulary: typo.Vocabulary(words), cat: cat,
		models: maker.NewModels(designs, cat), designers: maker.NewDesigners(designs),
	}
	p.Learn()
	return p, nil
}

// Learn takes over the builders that the catalogue has now. It takes some milliseconds; turns that are being read go on
// with what they began with.
func (p *Parser) Learn() {
	p.builders.Store(maker.NewNames(p.designs, p.cat.Snapshot().Models()))
}

// Parse reads the last turn of a conversation; earlier are the turns of the same person before it, oldest first. It
// never fails: what it cannot read is in NotUnderstood. A turn changes only what it mentions.
func (p *Parser) Parse(text string, earlier []string) Wish {
	var w Wish
	for _, before := range earlier {
		w = p.follow(w, before)
	}
	w = p.follow(w, text)
	w.Lang = cmp.Or(w.Lang, English)
	return w
}

// Query is what one text asks for, a price that it asks about as the highest: so a study reads it, which tells itself how it is meant.
func (p *Parser) Query(text string) catalog.Query {
	w := p.Parse(text, nil)
	if w.Offer > 0 {
		w.Query.PriceMax, w.Query.Currency = &w.Offer, cmp.Or(w.OfferIn, w.Query.Currency)
	}
	return w.Query
}

// follow reads one more turn.
func (p *Parser) follow(before Wish, text string) Wish {
	base := before.Query
	if base.SelectIndex != 0 || base.ID != "" || picksSeveral(base) {
		base = before.Context
	}
	base = demand.Lasting(base)
	t := p.read(text, base)
	t.recall(before.Models)
	t.amend(base)
	lang := cmp.Or(t.command.Lang, t.Language(before.Lang))
	w := Wish{
		Context: base, About: t.about && !t.opinion.ofNothing(before.About), NotUnderstood: t.leftover(), Contradictions: t.contradictions(lang), Lang: lang,
		Inferred: before.Inferred && !t.withdrawn.Everything, Models: demand.Remember(before.Models, t.query),
	}
	t.opinion.tell(&w, before.About)
	switch {
	case t.query.ID != "":
		w.Query = catalog.Query{ID: t.query.ID}
	case picksSeveral(t.query):
		w.Query = catalog.Query{Compare: t.query.Compare}
	case t.query.SelectIndex != 0:
		w.Query = catalog.Query{SelectIndex: t.query.SelectIndex}
	case w.Judge:
		w.Query, w.Context, w.More = before.Query, before.Context, before.More
	case t.command.Undo:
		w.Query, w.Context = demand.Lasting(before.Context), demand.Lasting(before.Context)
	case t.command.More:
		if before.Like {
			base = before.Others
		}
		w.Query, w.More = base, before.More+1
	default:
		if before.Like || t.wantsAnother() {
			base = t.loosened(base)
			w.Context = base
		}
		w.Query = t.over(base, before.Context)
		w.Question, w.Offer, w.OfferIn = t.question, t.offer.amount, t.offer.currency
		t.askAgain(&w, before)
		w.Like = t.like && w.Query.Make != "" && w.Query.ModelContains != ""
		if w.Like {
			w.Others = t.loosen(w.Query)
		}
		w.Inferred = p.places.InferCurrency(&w.Query, w.Inferred && t.query.Currency == "", demand.HasPlace(t.query), t.prices())
	}
	return w
}

// picksSeveral reports whether a query compares boats of the last list by their places.
func picksSeveral(q catalog.Query) bool { return len(q.Compare) > 0 && q.Compare[0].SelectIndex != 0 }

// correcting are the words of a turn that puts right the one before it, rather than asking for more.
var correcting = regexp.MustCompile(`(?i)^\W*(?:(?:oh|ah|hm+|ups)\W+)?(?:sorry|oops|wait|my mistake|my bad|correction|typo|wrong|pardon|entschuldigung|verzeihung|no[,.;:!]|nope|nein[,.;:!]?|non[,.;:!])(?:\W|$)|` +
	`\bi (?:mean|meant|should have said)\b|\bmeant\b|\bich meine\b|\bmeine ich\b|\bmeinte\b|\bje v(?:oulais|eux) dire\b`)

// over lays what the turn asks for over what stood before, or puts that right by it; earlier is what stood before the last turn.
func (t *turn) over(base, earlier catalog.Query) catalog.Query {
	asked := demand.Demand{
		Query: t.query, Guess: t.hints.kind, Adds: t.command.Add, AddsPlace: t.command.AddPlace, Withdrawn: t.withdrawn, Welcome: t.welcome,
	}
	if correcting.MatchString(t.Text) {
		asked.PutRight(&base, &earlier)
	}
	return asked.Over(base)
}
