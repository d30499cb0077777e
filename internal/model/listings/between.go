package listings

import (
	"cmp"
	_ "embed" // what is said of boats that are set against each other
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/prose"
	"github.com/fairlead/fairlead/internal/talk"
)

var (
	//go:embed between.txt
	betweenText string

	betweenWords = readNames(betweenText)
)

// between is a sentence of between.txt in the language of the answer.
func (a *answer) between(id string, values ...any) string { return a.filled(betweenWords[id], values) }

// behind answers turns that only a list before them makes plain: which of two boats to take, which is the longest of those that were shown,
// what is cheaper near by, and what such boats usually cost. ok is false for any other turn.
func (a *answer) behind() (ok bool, err error) {
	text := a.talk.Came.Question()
	if len(a.talk.Listed) == 0 && len(a.talk.Shown) == 0 {
		return false, nil
	}
	switch {
	case takes.MatchString(text):
		return a.takeOne(text)
	case a.talk.Outermost() && stateOf.MatchString(text) && a.wish.Query.Sort != "":
		return a.stateOfFirst()
	case asksContact(a.talk) && len(a.talk.Shown) == 1 && len(a.talk.Picks()) == 0:
		return a.contactOfShown()
	case likeIt.MatchString(text) && len(a.talk.Shown) == 1 && a.wish.Query.SelectIndex == 0:
		return a.likeShown()
	case cheaperNear.MatchString(text):
		return a.nearBy()
	case usually.MatchString(text):
		return a.usual()
	case a.talk.AmongShown() && len(a.talk.Picks()) == 0 && a.wish.Query.Sort != "" && !a.asksMore():
		return a.outermostShown()
	}
	return false, nil
}

// likeIt asks for boats like the one that was shown.
var likeIt = regexp.MustCompile(`(?i)^\W*(?:(?:and|ok|hmm?|so|show me|is there|are there|have you|got)\W+)*(?:more|something|anything|others?|any|ones?|boats?)? ?(?:\pL+ )?(?:like (?:it|her)|similar(?: ones?| boats?| to (?:it|her))?)(?: but (?:\pL+ ?){1,3})?\W*$`)

// likeShown looks for boats like the only one that was shown.
func (a *answer) likeShown() (bool, error) {
	boats, there := a.shownThere(a.talk.Shown)
	if !there || boats[0].Make == "" || boats[0].Model == "" {
		return false, nil
	}
	asks := "boats similar to a " + boats[0].Make + " " + boats[0].Model
	w := a.wishes.Parse(asks, nil)
	if !w.Like {
		return false, nil
	}
	w.Lang = a.wish.Lang
	a.wish = w
	return true, a.search(w.Query)
}

// stateOf asks what is wrong with a boat.
var stateOf = regexp.MustCompile(`(?i)\b(?:the catch|wrong with|problems? with|weak points? of|issues? with|haken an|où est le piège)\b`)

// stateOfFirst tells what to think of the state of the boat that comes first in the order that the turn names.
func (a *answer) stateOfFirst() (bool, error) {
	q := a.wish.Query
	q.Aggregate = nil
	page, ok, err := a.look(q, catalog.Paging{Limit: 1})
	if err != nil || !ok || len(page.Items) == 0 {
		return err != nil, err
	}
	a.cite(page)
	return true, a.judged(page.Items[0], talk.OfState, resultOf(q, page))
}

// asksMore reports whether the turn asks for particulars besides the one that boats are put in order by.
func (a *answer) asksMore() bool {
	if _, _, asks := a.talk.Extreme(); asks {
		return true
	}
	return slices.ContainsFunc(a.talk.Facts(), func(f talk.Fact) bool { return f != talk.Price && f != talk.Length && f != talk.Year })
}

// outermostShown tells in a line which of the boats that were shown comes first in an order, and how many there are beside them.
func (a *answer) outermostShown() (bool, error) {
	list, there := a.shownThere(a.talk.Listed)
	order := a.wish.Query.Sort
	by, descending := strings.CutSuffix(string(order), "_desc")
	by = strings.TrimSuffix(by, "_asc")
	tells := map[string]func(*catalog.Listing) string{
		"price":  a.priceOf,
		"length": func(l *catalog.Listing) string { return a.lengthOf(l.LOA) },
		"year":   func(l *catalog.Listing) string { return a.label("Year") + " " + fmt.Sprint(l.Year()) },
	}[by]
	if !there || tells == nil {
		return false, nil
	}
	l := first(list, order)
	side := map[bool]string{true: "most ", false: "least "}[descending]
	line := a.between(side+by, a.number(float64(len(list))), plain(l.Name()), a.links.Listing(l.ID), tells(l))
	var ties []string
	for _, o := range list {
		if o != l && tells(o) == tells(l) {
			ties = append(ties, fmt.Sprintf("[%s](%s)", plain(o.Name()), a.links.Listing(o.ID)))
		}
	}
	if len(ties) > 0 {
		line += " " + a.between("tie", prose.List(ties, a.and))
	}
	q := a.wish.Context
	if page, err := a.index.Search(q, catalog.Paging{Limit: 1}); err == nil && page.Total > len(list) {
		line += " " + a.between("of all", a.number(float64(page.Total)))
	}
	a.cited = l
	return true, a.sendAll(line+"\n\n"+a.lastLine("")+"\n", []*catalog.Listing{l}, result{Query: a.wish.Query})
}

// usually asks what such boats cost.
var usually = regexp.MustCompile(`(?i)\b(?:how much|what)\b.*\b(?:these|they|those|such boats|such a boat|it|she|one)\b.*\b(?:normally|usually|typically|generally|on average|go for|sell for)\b|\b(?:usual|normal|typical|going) (?:price|rate)\b.*\b(?:these|those|them|it|her|one)?|was kosten (?:die|solche).*\b(?:normalerweise|sonst|üblicherweise)|combien.*\bd'habitude`)

// usual tells what boats of the model cost that the last answers were about, whatever else was looked for.
func (a *answer) usual() (bool, error) {
	q := a.wish.Context
	turns := a.talk.Request.Earlier()
	for i := len(turns) - 1; i >= 0 && (q.Make == "" || q.ModelContains == ""); i-- {
		q = a.wishes.Parse(turns[i], turns[:i]).Query
	}
	if q.Make == "" || q.ModelContains == "" {
		if len(a.talk.Shown) != 1 {
			return false, nil
		}
		boats, there := a.shownThere(a.talk.Shown)
		if !there {
			return false, nil
		}
		q = catalog.Query{Make: boats[0].Make, ModelContains: boats[0].Model}
	}
	q = catalog.Query{Make: q.Make, ModelContains: q.ModelContains, Currency: q.Currency}
	page, ok, err := a.look(q, catalog.Paging{})
	if err != nil || !ok || page.Stats.N < fewestAlike {
		return false, err
	}
	a.wish.NotUnderstood = nil
	s := page.Stats
	said := a.between("usual", plain(q.Make+" "+q.ModelContains), a.number(float64(s.N)), a.money(s.Q1, s.Currency), a.money(s.Q3, s.Currency), a.money(s.Median, s.Currency), a.money(s.Min, s.Currency), a.money(s.Max, s.Currency))
	return true, a.sendAll(said+" "+a.notSold+"\n\n"+a.lastLine("")+"\n", nil, resultOf(q, page))
}

// contactOfShown tells how the seller of the only boat that was shown is reached.
func (a *answer) contactOfShown() (bool, error) {
	boats, there := a.shownThere(a.talk.Shown)
	if !there {
		return false, nil
	}
	a.cited = boats[0]
	return true, a.contact(boats[0], result{Query: a.wish.Query})
}

// contact tells how the seller of a boat is reached, or that her listing does not tell.
func (a *answer) contact(l *catalog.Listing, r result) error {
	lines := []string{fmt.Sprintf("**[%s](%s)**, %s, %s", plain(l.Name()), a.links.Listing(l.ID), a.priceOf(l), placeOf(l))}
	switch {
	case l.Sample:
		lines = append(lines, a.between("no contact sample", plain(cmp.Or(l.Broker, "–"))))
	case l.SourceURL != "":
		lines = append(lines, a.between("write to", l.SourceURL))
	default:
		lines = append(lines, a.between("no contact", plain(cmp.Or(l.Broker, "–")), l.ID))
	}
	return a.sendAll(strings.Join(append(lines, a.lastLine("")), "\n\n")+"\n", []*catalog.Listing{l}, r)
}

// asksContact reports whether the last question asks how a seller is reached.
func asksContact(t talk.Talk) bool {
	return slices.Contains(t.Facts(), talk.Broker) && contacting.MatchString(t.Came.Question())
}

// contacting are words of who wants to reach a seller.
var contacting = regexp.MustCompile(`(?i)\b(?:contact|phone|call|e-?mail|reach|write to|get in touch|number of the|kontakt|telefon|erreich|contacter|joindre)`)
