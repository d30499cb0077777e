package listings

import (
	"cmp"
	_ "embed" // what is said of boats that are set against each other
	"fmt"
	"math"
	"regexp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/model/listings/judgement"
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
		boats, there := a.shownThere(a.talk.Shown)
		if !there {
			return false, nil
		}
		a.cited = boats[0]
		return true, a.contact(boats[0], result{Query: a.wish.Query})
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

var (
	takes       = regexp.MustCompile(`(?i)\b(?:which|what)(?: one| boat| of (?:them|these|the (?:(?:first|last|other) )?(?:two|three)|those))?(?: boat)? (?:would|should|do|shall) (?:you|i|we) (?:take|choose|pick|buy|prefer|recommend|go for|have|trust)\b|\bwhich(?: one| of (?:them|these|the (?:two|three)))? (?:is|would be) (?:the )?(?:better|best|safer|safest|more seaworthy|better suited)\b|\bwhich (?:one )?suits\b|\bwelche[ns]? (?:würdest|würden|soll)|\blequel (?:prendre|choisir|prendriez|prendrais)`)
	cheaperNear = regexp.MustCompile(`(?i)\b(?:cheaper|less expensive|for less)\b.*\b(?:near ?by|around there|close by|next door|neighbou?ring|in the area)\b|\b(?:near ?by|neighbou?ring)\b.*\b(?:cheaper|for less)\b|(?:günstiger|billiger).*\bin der nähe\b|moins cher.*à proximité`)
	usually     = regexp.MustCompile(`(?i)\b(?:how much|what)\b.*\b(?:these|they|those|such boats|such a boat|it|she|one)\b.*\b(?:normally|usually|typically|generally|on average|go for|sell for)\b|\b(?:usual|normal|typical|going) (?:price|rate)\b.*\b(?:these|those|them|it|her|one)?|was kosten (?:die|solche).*\b(?:normalerweise|sonst|üblicherweise)|combien.*\bd'habitude`)
)

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

// purposes are what a boat is to be taken for, with the words that tell it.
var purposes = []struct {
	id   string
	says *regexp.Regexp
}{
	{"sea", regexp.MustCompile(`(?i)\b(?:north sea|atlantic|pacific|oceans?|offshore|blue ?water|biscay|channel|irish sea|baltic|rough|heavy weather|winter|norway|scotland|ireland|passages?|cross(?:ing)?|seaworthy|safer|safest|round the world|nordsee|hochsee|atlantik|hauturi)`)},
	{"home", regexp.MustCompile(`(?i)\b(?:live ?aboard|living|live on|family|kids?|children|guests?|comfort|room|wohnen|familie|famille|vivre)`)},
	{"easy", regexp.MustCompile(`(?i)\b(?:alone|single|solo|short-?handed|beginners?|the two of us|couple|old|easy|einhand|anfänger|seul|débutant)`)},
}

// measure is a figure by which one boat is set before another: greater is better, less where it is turned round.
type measure struct {
	id     string
	of     func(*catalog.Listing) float64
	less   bool
	weight float64
	told   func(a *answer, v float64) string
}

// capsize is the capsize screening of a boat, beam in feet over the cube root of displacement in pounds over 64, 0 where it is not known.
func capsize(l *catalog.Listing) float64 {
	if l.Beam <= 0 || l.Displacement <= 0 || l.Category != "sail" && l.Category != "sailboat" && l.Category != "" {
		return 0
	}
	return l.Beam / 0.3048 / math.Cbrt(l.Displacement/0.45359237/64)
}

var (
	byLength  = measure{"length", func(l *catalog.Listing) float64 { return l.LOA }, false, 1, func(a *answer, v float64) string { return a.lengthOf(v) }}
	byWeight  = measure{"weight", func(l *catalog.Listing) float64 { return l.Displacement }, false, 1, func(a *answer, v float64) string { return a.number(v) + " kg" }}
	byCapsize = measure{"capsize", capsize, true, 1.5, func(a *answer, v float64) string { return a.decimal(v, 2) }}
	byCabins  = measure{"cabins", func(l *catalog.Listing) float64 { return float64(l.Cabins) }, false, 2, func(a *answer, v float64) string { return a.number(v) }}
	byBerths  = measure{"berths", func(l *catalog.Listing) float64 { return float64(l.Berths) }, false, 1, func(a *answer, v float64) string { return a.number(v) }}
	byYear    = measure{"year", func(l *catalog.Listing) float64 { return float64(l.Year()) }, false, 1, func(_ *answer, v float64) string { return fmt.Sprint(int(v)) }}
	byRigging = measure{"rigging", func(l *catalog.Listing) float64 { return float64(l.RiggingYear) }, false, 1, func(_ *answer, v float64) string { return fmt.Sprint(int(v)) }}
	bySize    = measure{"smaller", func(l *catalog.Listing) float64 { return l.LOA }, true, 1, func(a *answer, v float64) string { return a.lengthOf(v) }}

	measuresFor = map[string][]measure{"sea": {byCapsize, byWeight, byLength, byRigging}, "home": {byCabins, byBerths, byLength, byWeight}, "easy": {bySize, byYear, byRigging}, "": {byYear, byRigging, byLength}}
	gearFor     = map[string][]string{"sea": {"windvane", "liferaft", "epirb", "radar", "ais", "heating", "storm_sails", "wind_vane"}, "home": {"heating", "fridge", "watermaker", "solar", "shower", "generator"}, "easy": {"autopilot", "furling_genoa", "furling_main", "bow_thruster", "windlass", "electric_winches"}}
)

// takeOne takes one of the two or three boats that the last answer showed for what the turn names, by their figures.
func (a *answer) takeOne(text string) (bool, error) {
	few := a.talk.Shown
	if picks := a.talk.Picks(); len(picks) > 1 {
		few = picks
	}
	if len(few) < 2 || len(few) > 3 || len(a.talk.Facts()) > 0 && a.wish.Query.Sort != "" {
		return false, nil
	}
	boats, there := a.shownThere(few)
	if !there {
		return false, nil
	}
	purpose := ""
	for _, p := range purposes {
		if p.says.MatchString(text) {
			purpose = p.id
			break
		}
	}
	best, reasons, against := a.weighed(boats, purpose)
	if len(reasons) == 0 && purpose != "" { // nothing that the purpose asks for sets them apart
		best, reasons, against = a.weighed(boats, "")
	}
	a.cited = best
	lines := []string{a.between("take", plain(best.Name()), a.links.Listing(best.ID), a.between("for "+purpose))}
	if len(reasons) > 0 {
		lines = append(lines, a.between("because", strings.Join(reasons, "; ")))
	}
	if len(against) > 0 {
		lines = append(lines, a.between("against", strings.Join(against, "; ")))
	}
	if j := judgement.Of(best, a.index, a.watch); len(j.Due) > 0 {
		lines = append(lines, a.between("due", a.shortly(j)))
	}
	lines = append(lines, a.between("caveat"), a.lastLine(""))
	return true, a.sendAll(strings.Join(lines, "\n\n")+"\n", []*catalog.Listing{best}, result{Query: a.wish.Query})
}

// weighed is the boat for which most measures of a purpose speak, with what speaks for her and against her.
func (a *answer) weighed(boats []*catalog.Listing, purpose string) (best *catalog.Listing, reasons, against []string) {
	const apart = 0.02 // share by which two figures differ that count
	scores := map[*catalog.Listing]float64{}
	told := map[*catalog.Listing][]string{}
	for _, m := range measuresFor[purpose] {
		list := slices.Clone(boats)
		if slices.ContainsFunc(list, func(l *catalog.Listing) bool { return m.of(l) == 0 }) {
			continue
		}
		slices.SortStableFunc(list, func(x, y *catalog.Listing) int {
			if m.of(x) > m.of(y) == m.less {
				return 1
			}
			return -1
		})
		first, second := list[0], list[1]
		v, w := m.of(first), m.of(second)
		if math.Abs(v-w) <= apart*max(v, w) && m.id != "year" && m.id != "rigging" || v == w {
			continue
		}
		scores[first] += m.weight
		told[first] = append(told[first], a.between("by "+m.id, m.told(a, v), m.told(a, w)))
	}
	for _, l := range boats {
		var has []string
		for _, f := range gearFor[purpose] {
			if slices.Contains(l.Features, f) && !slices.ContainsFunc(boats, func(o *catalog.Listing) bool { return o != l && slices.Contains(o.Features, f) }) {
				has = append(has, f)
				scores[l] += 0.4
			}
		}
		if len(has) > 0 {
			told[l] = append(told[l], a.between("by gear", prose.List(a.features(has), a.and)))
		}
		if l.Grade == catalog.Restorable {
			scores[l] -= 2
			told[l] = append(told[l], a.between("by state"))
		}
	}
	best = slices.MaxFunc(boats, func(x, y *catalog.Listing) int {
		if scores[x] >= scores[y] {
			return 1
		}
		return -1
	})
	for _, l := range boats {
		if scores[l] > scores[best] {
			best = l
		}
	}
	for _, l := range boats {
		if l != best {
			for _, r := range told[l] {
				against = append(against, plain(l.Name())+": "+r)
			}
		}
	}
	return best, told[best], against
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
	tells := map[string]func(l *catalog.Listing) string{"price": a.priceOf, "length": func(l *catalog.Listing) string { return a.lengthOf(l.LOA) }, "year": func(l *catalog.Listing) string { return a.label("Year") + " " + fmt.Sprint(l.Year()) }}[by]
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

// beside are the countries whose boats lie next to those of one.
var beside = map[string][]string{
	"HR": {"SI", "IT", "ME", "GR"}, "GR": {"TR", "IT", "HR", "CY", "MT"}, "TR": {"GR", "CY"}, "IT": {"FR", "HR", "SI", "MT", "GR"}, "SI": {"HR", "IT"}, "ME": {"HR", "IT", "GR"}, "MT": {"IT", "GR"}, "CY": {"TR", "GR"},
	"FR": {"ES", "IT", "GB", "BE", "NL"}, "ES": {"FR", "PT", "GI"}, "PT": {"ES"}, "GB": {"IE", "FR", "NL", "BE"}, "IE": {"GB", "FR"}, "NL": {"BE", "DE", "GB"}, "BE": {"NL", "FR", "GB"}, "DE": {"NL", "DK", "PL", "SE"},
	"DK": {"DE", "SE", "NO"}, "SE": {"DK", "FI", "NO", "DE"}, "NO": {"SE", "DK", "GB"}, "FI": {"SE", "EE"}, "EE": {"FI", "LV", "SE"}, "PL": {"DE", "SE", "DK"}, "LV": {"EE", "LT"}, "US": {"CA", "BS", "MX"}, "CA": {"US"}, "AU": {"NZ"}, "NZ": {"AU"},
}

// nearBy looks for boats of the same kind that are asked for less, first where they were looked for, then in the countries beside that one.
func (a *answer) nearBy() (bool, error) {
	q := a.wish.Query
	boats, there := a.shownThere(a.talk.Shown)
	if !there {
		return false, nil
	}
	than := boats[0]
	if len(boats) > 1 {
		than = first(boats, catalog.PriceAsc)
	}
	if len(boats) <= 3 && q.Country == "" && q.CountriesAny == nil {
		q.Country = than.Country
	}
	around := beside[q.Country]
	if len(around) == 0 || than.Price <= 1 {
		return false, nil
	}
	below := than.Price - 1
	q.PriceMax, q.Currency, q.Sort, q.Aggregate = &below, than.Currency, catalog.PriceAsc, nil
	a.wish.NotUnderstood = nil
	here, err := a.index.Search(q, catalog.Paging{Limit: 1})
	if err != nil {
		return false, err
	}
	if here.Total > 0 {
		a.wish.Query = q
		return true, a.search(q)
	}
	said := a.between("none cheaper", fmt.Sprintf("%s ([%s](%s))", a.priceOf(than), plain(than.Name()), a.links.Listing(than.ID)), a.inCountry(q.Country)) + " "
	q.Country, q.Region, q.Place, q.State, q.RegionsAny, q.CountriesAny = "", "", "", "", nil, around
	page, ok, err := a.look(q, catalog.Paging{})
	if err != nil || !ok {
		return true, err
	}
	if page.Total == 0 {
		return true, a.sendAll(said+a.between("none around")+"\n", nil, result{Query: q})
	}
	a.wish.Query = q
	a.cite(page)
	return true, a.listed(said+a.between("some around")+"\n\n", q, page, resultOf(q, page))
}

// inCountry is a country as filters name it.
func (a *answer) inCountry(code string) string {
	return strings.TrimSpace(strings.TrimPrefix(a.inWords(catalog.Query{Country: code}), "in "))
}

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

// roomier asks for boats with more room than one.
var roomier = regexp.MustCompile(`(?i)\b(?:roomier|more room|more space|more spacious|bigger inside|larger inside|more cabins|more berths|wider|beamier|but (?:bigger|larger|longer)|geräumiger|mehr platz|plus spacieux|plus d'espace)`)

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

var contacting = regexp.MustCompile(`(?i)\b(?:contact|phone|call|e-?mail|reach|write to|get in touch|number of the|kontakt|telefon|erreich|contacter|joindre)`)
