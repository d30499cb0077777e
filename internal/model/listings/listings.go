// Package listings is the model that finds boats for sale and says what they are asked for.
package listings

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"regexp"
	"strings"
	"time"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/catalog/wish"
	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/fault"
	"github.com/fairlead/fairlead/internal/links"
	"github.com/fairlead/fairlead/internal/model/listings/judgement"
	"github.com/fairlead/fairlead/internal/schema"
	"github.com/fairlead/fairlead/internal/talk"
)

// ID is what clients name the model by.
const ID = "svc-listings-agent"

// toolName is how a search is reported.
const toolName = "search_listings"

// Model answers questions about boats for sale from a catalogue. It is safe for concurrent use.
type Model struct {
	catalog *catalog.Catalog
	wishes  *wish.Parser
	designs *design.Table
	links   links.Base
	watch   judgement.Watch
}

// New returns the model. The parser reads what is asked, the designs tell which boats are like one; addresses of listings are made under base,
// and watch tells what boats of a design are known for, nil for nothing.
func New(cat *catalog.Catalog, wishes *wish.Parser, designs *design.Table, base links.Base, watch judgement.Watch) *Model {
	return &Model{catalog: cat, wishes: wishes, designs: designs, links: base, watch: watch}
}

// resultShape is what a structured result may be, read off its type once: Info is asked with every request.
var resultShape = schema.Of(result{})

// Info describes the model.
func (m *Model) Info() chat.Info {
	return chat.Info{
		ID:   ID,
		Name: "Listings",
		Description: "Finds boats for sale by make, model, type, size, price, year, place, equipment and condition, in plain words, " +
			"with prices and how many there are.",
		Created:      time.Date(2026, time.November, 1, 0, 0, 0, 0, time.UTC),
		Style:        chat.Style{Name: "real-time", Cut: chat.CutWord, Pace: 5 * time.Millisecond},
		TimeLimit:    60 * time.Second,
		Capabilities: []string{"streaming", "listings", "citations", "structured_result"},
		Engine:       "embedded",
		Result:       resultShape,
	}
}

// Run answers the last question. Nothing found is an answer, not an error.
func (m *Model) Run(ctx context.Context, req chat.Request, send chat.Send) (chat.Outcome, error) {
	return m.Converse(ctx, talk.Of(req), send)
}

// Converse answers as Run does, of a conversation that was read.
func (m *Model) Converse(ctx context.Context, told talk.Talk, send chat.Send) (chat.Outcome, error) {
	if err := ctx.Err(); err != nil {
		return chat.Outcome{}, err
	}
	a := m.read(told)
	a.send = send
	if told.Came.Pictured() {
		a.send = a.noting(send)
	}
	if err := a.run(); err != nil {
		return chat.Outcome{}, err
	}
	return chat.Outcome{Finish: chat.FinishStop}, nil
}

// read is the answer to a conversation before it is given.
func (m *Model) read(told talk.Talk) *answer {
	req := told.Came
	a := m.answerTo(m.wishes.Parse(req.Question(), sought(req.Messages)), req.Budget())
	a.drafting, a.talk = req.Drafting, told
	if told.Wants.Back || !a.wish.About && told.Wants != (talk.Wants{}) { // the last list once more
		a.wish = m.wishes.Parse(told.Request.Question(), sought(told.Request.Messages))
	}
	if roomier.MatchString(req.Question()) && a.wish.Like { // "more space" is no word of an advert
		a.wish.Query.Text, a.wish.Others.Text = "", ""
	}
	if lang := cmp.Or(told.Wants.Lang, talk.Spoken(req.SystemText())); lang != "" {
		a.wish.Lang = lang
	}
	if told.AsksOfOne() {
		own := m.wishes.Parse(req.Question(), nil).Query
		a.has, a.placed = own.Features, own.Place+own.Country+own.Region+own.State != ""
	}
	return a
}

// answerTo is the answer to a wish, of at most so many tokens, before it is given.
func (m *Model) answerTo(w wish.Wish, budget int) *answer {
	return &answer{watch: m.watch, links: m.links, designs: m.designs, wishes: m.wishes, index: m.catalog.Snapshot(), wish: w, budget: budget}
}

// noting puts before the text that the pictures of the question are not looked at.
func (a *answer) noting(send chat.Send) chat.Send {
	noted := false
	return func(ev chat.Event) error {
		if text, ok := ev.(chat.Text); ok && !noted {
			noted, ev = true, chat.Text(a.picture+"\n\n")+text
		}
		return send(ev)
	}
}

// answer is one answer while it is given.
type answer struct {
	*phrases
	links      links.Base
	watch      judgement.Watch
	designs    *design.Table
	wishes     *wish.Parser
	index      *catalog.Index
	wish       wish.Wish
	budget     int // tokens
	send       chat.Send
	talk       talk.Talk
	has        []string         // features that the turn asks for of the boat that was opened
	placed     bool             // the turn asks whether the boat that was opened lies at a place
	shownIn    string           // the money that the prices of a list are told in, too; "" for only their own
	lead       string           // what is said before all else
	column     column           // of the table, besides those that it always has
	before     int              // boats of the list that were shown before
	drafting   bool             // another engine will word the answer
	hits, made int              // boats of what was searched, and how many of them are generated
	cited      *catalog.Listing // a boat of what was found, for the source
}

func (a *answer) run() error {
	a.phrases = phrasesOf(a.wish.Lang)
	q := a.wish.Query
	if ok, err := a.behind(); ok || err != nil {
		return err
	}
	if boats, ok := a.pointed(a.talk); ok {
		return a.picked(boats, a.askedFacts())
	}
	if ok, err := a.recommend(); ok || err != nil {
		return err
	}
	switch money := a.talk.PricesIn(); {
	case money != "":
		return a.exchange(money)
	case a.talk.AsksWhyList() && a.inWords(q) != "":
		return a.why(q)
	case a.talk.AsksWhyPrices() && a.inWords(q) != "":
		return a.whyPrices(q)
	case a.talk.Outermost() && q.Sort != "" && q.SelectIndex == 0:
		return a.outermost(q)
	case !a.wish.About && len(a.talk.Shown) > 1 && a.talk.PointsBack() && len(a.talk.Facts()) > 0:
		return a.sendAll(fmt.Sprintf(a.whichOne, len(a.talk.Shown)), nil, result{Query: q})
	case !a.wish.About && len(a.talk.Shown) > 0 && !helps.MatchString(a.talk.Request.Question()):
		return a.sendAll(a.notListed, nil, result{Query: q})
	case !a.wish.About:
		return a.introduce()
	case a.wish.Choose:
		return a.advise(a.wish.Query)
	case a.wish.Judge:
		return a.judge(q)
	case q.SelectIndex != 0:
		return a.selected(a.wish.Context, q.SelectIndex)
	case len(q.Compare) > 0 && q.Compare[0].SelectIndex != 0:
		return a.selectedOf(a.wish.Context, q.Compare)
	case len(q.Compare) > 0:
		return a.compare(q)
	}
	if ok, err := a.question(q); ok {
		return err
	}
	return a.search(q)
}

// look searches and reports the search. A query that cannot be searched is answered in words; then ok is false.
func (a *answer) look(q catalog.Query, p catalog.Paging) (page catalog.Page, ok bool, err error) {
	message := fmt.Sprintf(a.searching, a.number(float64(a.index.Len())))
	if err := a.send(chat.Progress{Stage: "search", Message: message}); err != nil {
		return catalog.Page{}, false, err
	}
	start := time.Now()
	page, failed := a.index.Search(q, p)
	use := chat.ToolUse{Name: toolName, Arguments: arguments(q), Took: time.Since(start)}
	if failed != nil {
		use.Error = fault.From(failed).Message
		return catalog.Page{}, false, errors.Join(a.send(use), a.sendAll(fmt.Sprintf(a.failed, use.Error, q.Currency), nil, result{Query: q}))
	}
	a.hits += page.Total
	a.made += page.Sample
	a.cite(page)
	use.Summary = fmt.Sprintf(a.found, a.count(page.Total))
	return page, true, a.send(use)
}

// cite takes the first boat found for the source of the answer.
func (a *answer) cite(page catalog.Page) {
	if a.cited == nil && len(page.Items) > 0 {
		a.cited = page.Items[0]
	}
}

func arguments(q catalog.Query) json.RawMessage {
	data, err := json.Marshal(q)
	if err != nil {
		return json.RawMessage("{}")
	}
	return data
}

// sendAll sends the listings that stand in the text, its source, the text, and the structured result.
func (a *answer) sendAll(text string, shown []*catalog.Listing, r result) error {
	for _, l := range shown {
		if err := a.send(a.event(l)); err != nil {
			return err
		}
	}
	if a.cited != nil && strings.Contains(text, "[1]") {
		if err := a.send(a.source(a.cited)); err != nil {
			return err
		}
	}
	if err := a.send(chat.Text(text)); err != nil {
		return err
	}
	r.fill(a, shown)
	return a.send(chat.Result{Data: r})
}

// source is what the boats come from.
func (a *answer) source(first *catalog.Listing) chat.Citation {
	c := chat.Citation{
		Number: 1, ID: first.ID, Title: fmt.Sprintf(a.phrases.source, a.day(a.index.AsOf())), Source: first.Source, URL: a.links.Listing(first.ID),
	}
	switch {
	case a.sample():
		c.Title = fmt.Sprintf(a.sampleSource, a.day(a.index.AsOf()))
		c.Source = a.sampleOrigin
	case a.made > 0:
		c.Source = a.mixedOrigin
	}
	return c
}

func (a *answer) event(l *catalog.Listing) chat.Listing {
	return chat.Listing{
		ID: l.ID, Title: l.Name(), Make: l.Make, Model: l.Model, Year: l.Year(), LengthM: l.LOA, Price: l.Price,
		Currency: l.Currency, Place: l.Place, Country: l.Country, URL: a.links.Listing(l.ID), Sample: l.Sample,
	}
}

// helps is a question for what the model can do.
var helps = regexp.MustCompile(`(?i)^\W*(?:what (?:can|do) you do|how (?:can|do) you help(?: me)?|help(?: me)?|who are you|what are you|what can i ask(?: you)?|was kannst du|wer bist du|hilfe|que (?:peux-tu|pouvez-vous) faire|qui (?:es-tu|êtes-vous)|aide)\W*$`)

// introduce says what can be asked, to a turn that asks for no boat.
func (a *answer) introduce() error {
	text := fmt.Sprintf(a.introduction, a.number(float64(a.index.Len())), a.day(a.index.AsOf()), a.sampleNote())
	return a.sendAll(text, nil, result{Query: a.wish.Query})
}

// sampleNote says in passing what of it is not real.
func (a *answer) sampleNote() string {
	switch {
	case a.sample():
		return a.phrases.sampleNote
	case a.made > 0:
		return fmt.Sprintf(a.someSample, a.number(float64(a.made)))
	}
	return ""
}

// sample reports whether all boats found are generated ones, or the whole inventory is.
func (a *answer) sample() bool { return a.index.Sample() || a.made > 0 && a.made == a.hits }
