package listings

import (
	"cmp"
	"fmt"
	"math"
	"regexp"
	"slices"
	"strings"
	"time"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/prose"
	"github.com/fairlead/fairlead/internal/talk"
	"github.com/fairlead/fairlead/internal/tokens"
)

// pointed are the boats of the last list that the turn speaks of, in its order: those that it names by their places, the
// first by the order that it asks for among them, or the one that was opened. ok is false where it speaks of none.
func (a *answer) pointed(t talk.Talk) (boats []*catalog.Listing, ok bool) {
	fact, most, asks := t.Extreme()
	switch picks := t.Picks(); {
	case t.Wants.Back:
		return nil, false
	case len(picks) > 0:
		return a.shownThere(picks)
	case asks:
		list, ok := a.shownThere(t.Listed)
		if !ok {
			return nil, false
		}
		return []*catalog.Listing{extreme(list, most, measures[fact])}, true
	case t.AmongShown() && a.wish.Query.Sort != "":
		list, ok := a.shownThere(t.Listed)
		if !ok {
			return nil, false
		}
		return []*catalog.Listing{first(list, a.wish.Query.Sort)}, true
	case len(a.has) > 0 || a.placed:
		return a.shownThere(t.Shown)
	case len(t.Shown) == 1 && opens.MatchString(t.Request.Question()):
		return a.shownThere(t.Shown)
	case t.Opinion() != talk.NoOpinion:
		return a.shownThere(t.Shown)
	case !t.PointsBack() || len(t.Facts()) == 0:
		return nil, false
	case len(t.Shown) == 1:
		return a.shownThere(t.Shown)
	case a.wish.Context.Sort != "" && len(t.Shown) > 0: // "the cheapest Contessa 32", "where is it?"
		return a.shownThere(t.Shown[:1])
	}
	return nil, false
}

// shownThere are the listings of boats that were shown; ok is false where one has gone.
func (a *answer) shownThere(boats []talk.Boat) (list []*catalog.Listing, ok bool) {
	for _, b := range boats {
		l, there := a.index.Get(b.ID)
		if !there {
			return nil, false
		}
		list = append(list, l)
	}
	return list, len(list) > 0
}

// opens is a wish to see the only boat that was shown, which an advice may have named.
var opens = regexp.MustCompile(`(?i)^(?:please |ok(?:ay)?,? |yes,? )?(?:tell me more|(?:tell me |show me )?more (?:details?|info(?:rmation)?|about|on)|details|open|show(?: me)?|(?:erzähl(?:e)? (?:mir )?)?mehr (?:details|infos?|dazu|darüber|zu|über|von)|zeig(?:e)?(?: mir)?|öffne|ouvre|montre[- ]moi|plus de détails|en savoir plus)` +
	`(?: (?:about|on|of|über|zu|von|dazu|darüber|sur))?(?: (?:it|her|that|this|that one|this one|(?:that|this|the) boat|es|sie|das boot|ihm|ihr|le|la|ce bateau))?[ .!?]*$`)

// first is the boat of a list that comes first in an order.
func first(list []*catalog.Listing, order catalog.Sort) *catalog.Listing {
	by, descending := strings.CutSuffix(string(order), "_desc")
	by = strings.TrimSuffix(by, "_asc")
	return extreme(list, descending, func(l *catalog.Listing) (v float64) {
		switch by {
		case "price":
			v, _ = catalog.Convert(l.Price, l.Currency, catalog.DefaultCurrency)
		case "length":
			v = l.LOA
		case "year":
			v = float64(l.Year())
		case "listed":
			v = float64(-l.SeenDays())
		}
		return v
	})
}

// measures are the particulars by which a boat of a list can be the first, 0 where her listing does not tell.
var measures = map[talk.Fact]func(l *catalog.Listing) float64{
	talk.Beam:    func(l *catalog.Listing) float64 { return l.Beam },
	talk.Draft:   (*catalog.Listing).Draft,
	talk.Weight:  func(l *catalog.Listing) float64 { return l.Displacement },
	talk.Tanks:   func(l *catalog.Listing) float64 { return l.Fuel + l.Water },
	talk.Cabins:  func(l *catalog.Listing) float64 { return float64(l.Cabins) },
	talk.Rigging: func(l *catalog.Listing) float64 { return float64(l.RiggingYear) },
	talk.Sails:   func(l *catalog.Listing) float64 { return float64(l.SailsYear) },
	talk.EngineYear: func(l *catalog.Listing) (year float64) {
		for _, e := range l.Engines {
			year = max(year, float64(e.Year))
		}
		return year
	},
	talk.Seen: func(l *catalog.Listing) float64 { return float64(l.SeenDays()) },
	talk.Engine: func(l *catalog.Listing) (kw float64) {
		for _, e := range l.Engines {
			kw += e.KW
		}
		return kw
	},
}

// extreme is the boat of which a measure is the greatest, or the least; those of which it is not known come last.
func extreme(list []*catalog.Listing, most bool, of func(*catalog.Listing) float64) *catalog.Listing {
	return slices.MinFunc(list, func(x, y *catalog.Listing) int {
		u, v := of(x), of(y)
		switch {
		case (u == 0) != (v == 0):
			return cmp.Compare(btoi(u == 0), btoi(v == 0))
		case most:
			return cmp.Compare(v, u)
		}
		return cmp.Compare(u, v)
	})
}

func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}

// picked answers about boats of the last list: about one with what was asked of it before what is known, about several side
// by side.
func (a *answer) picked(boats []*catalog.Listing, asked []talk.Fact) error {
	r := result{Query: a.wish.Query, Total: len(boats)}
	for _, l := range boats {
		a.hits++
		if l.Sample {
			a.made++
		}
	}
	a.cited = boats[0]
	if len(boats) == 1 {
		opinion := a.talk.Opinion()
		if a.wish.Judge && opinion == talk.NoOpinion {
			opinion = talk.OfBoat
		}
		if opinion != talk.NoOpinion {
			return a.judged(boats[0], opinion, r)
		}
		if asksContact(a.talk) {
			return a.contact(boats[0], r)
		}
		a.lead += a.told(boats[0], asked)
		return a.detail(boats[0], r)
	}
	return a.beside(boats, r)
}

// askedFacts are the particulars that the turn asks for, her place where it asks whether she lies at one.
func (a *answer) askedFacts() []talk.Fact {
	facts := a.talk.Facts()
	if a.placed && !slices.Contains(facts, talk.Place) {
		facts = append(facts, talk.Place)
	}
	return facts
}

// exchanged is the price of a boat in the money that the turn wants it in, "" where it wants none.
func (a *answer) exchanged(l *catalog.Listing) string {
	money := talk.MoneyIn(a.talk.Came.Question())
	v, ok := catalog.Convert(l.Price, l.Currency, money)
	if !ok || money == l.Currency || l.Price == 0 {
		return ""
	}
	return a.label("Price") + ": " + a.priceOf(l) + " = **" + a.money(math.Round(v), money) + "**. " + fmt.Sprintf(a.converted, a.day(catalog.RateDate()))
}

// told says of a boat what was asked, "" where nothing particular was.
func (a *answer) told(l *catalog.Listing, asked []talk.Fact) string {
	var lines, lacking, with, without []string
	for _, f := range a.has {
		if slices.Contains(l.Features, f) {
			with = append(with, f)
			continue
		}
		without = append(without, f)
	}
	if len(with) > 0 {
		lines = append(lines, fmt.Sprintf(a.named, prose.List(a.features(with), a.and)))
	}
	if len(without) > 0 {
		lines = append(lines, fmt.Sprintf(a.unnamed, prose.List(a.features(without), a.or)))
	}
	known := a.particulars(l)
	if price := a.exchanged(l); price != "" {
		lines = append(lines, price)
	}
	for _, fact := range asked {
		if fact == talk.Worth {
			lines = append(lines, a.proportion(l))
			continue
		}
		i := slices.IndexFunc(known, func(f [2]string) bool { return f[0] == string(fact) })
		switch {
		case i < 0:
		case known[i][1] == "":
			lacking = append(lacking, a.label(known[i][0]))
		default:
			lines = append(lines, a.label(known[i][0])+": **"+known[i][1]+"**")
		}
	}
	if len(lacking) > 0 {
		lines = append(lines, fmt.Sprintf(a.untold, strings.Join(lacking, ", ")))
	}
	if len(lines) == 0 {
		return ""
	}
	return strings.Join(lines, "\n\n") + "\n\n"
}

// particulars are the facts of a boat with her age, her price and her place.
func (a *answer) particulars(l *catalog.Listing) [][2]string {
	facts := append([][2]string{{"Price", a.priceOf(l)}, {"Place", placeOf(l)}}, a.facts(l)...)
	if year := l.Year(); year > 0 {
		i := slices.IndexFunc(facts, func(f [2]string) bool { return f[0] == string(talk.Year) })
		facts[i][1] += fmt.Sprintf(" ("+a.aged+")", max(0, time.Now().Year()-year))
	}
	return facts
}

// proportion sets the price of a boat beside those of boats like her.
func (a *answer) proportion(l *catalog.Listing) string {
	market, share, ok := a.marketOf(l)
	if !ok {
		return a.noMarket
	}
	return fmt.Sprintf(a.besideMarket, a.priceOf(l), a.number(100*share), a.money(l.Price/share, l.Currency), a.number(float64(market.N)))
}

// beside sets boats side by side, a column each.
func (a *answer) beside(boats []*catalog.Listing, r result) error {
	var columns [][][2]string
	head, rule := "| ", "|---"
	for _, l := range boats {
		columns = append(columns, a.particulars(l))
		head += fmt.Sprintf("| [%s](%s) ", plain(l.Name()), a.links.Listing(l.ID))
		rule += "|---"
	}
	tail := a.advice + "\n\n" + a.lastLine("") + "\n"
	room := a.budget - tokens.Count(head+rule+tail) - margin
	var table strings.Builder
	for i, f := range columns[0] {
		row, any := "| "+a.label(f[0]), false
		for _, c := range columns {
			row += " | " + plain(cmp.Or(c[i][1], "–"))
			any = any || c[i][1] != ""
		}
		row += " |\n"
		if cost := tokens.Count(row); any && f[0] != "Source" && cost <= room {
			room -= cost
			table.WriteString(row)
		}
	}
	if err := a.fixed(); err != nil {
		return err
	}
	return a.sendAll(head+"|\n"+rule+"|\n"+table.String()+"\n"+tail, boats, r)
}
