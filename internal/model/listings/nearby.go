package listings

import (
	"fmt"
	"regexp"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
)

// cheaperNear asks for boats near by that are asked less for.
var cheaperNear = regexp.MustCompile(`(?i)\b(?:cheaper|less expensive|for less)\b.*\b(?:near ?by|around there|close by|next door|neighbou?ring|in the area)\b|\b(?:near ?by|neighbou?ring)\b.*\b(?:cheaper|for less)\b|(?:günstiger|billiger).*\bin der nähe\b|moins cher.*à proximité`)

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
