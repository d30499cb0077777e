package agent

import (
	"cmp"
	"fmt"
	"math"
	"regexp"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/quantity"
)

// inMoney answers a turn that only wants the prices of the answer before it in another currency, with the rate, since tables
// tell their currency once for many figures. ok is false where the turn wants something else, or that answer has no price.
func (w *answer) inMoney() (ok bool) {
	to := w.turn.told().Currency()
	if to == "" {
		return false
	}
	var lines, rates []string
	seen := map[string]bool{}
	for _, q := range quantity.Find(w.turn.told().Said) {
		rate, known := catalog.Convert(1, q.Unit, to)
		if q.Dim != quantity.Money || !known || q.Unit == to {
			continue
		}
		if !seen[q.Unit] {
			rates = append(rates, fmt.Sprintf("1 %s is %.4g %s", q.Unit, rate, to))
		}
		seen[q.Unit] = true
		switch told := fmt.Sprintf("- %s %s: **%s %s**", amount(q.Given), q.Unit, amount(q.Given*rate), to); {
		case len(lines) == mostConverted || seen[told]:
		default:
			seen[told] = true
			lines = append(lines, told)
		}
	}
	tables := tablesIn(w.turn.told().Said, to)
	if len(lines)+len(tables) == 0 {
		return false
	}
	if len(tables) > 0 {
		w.paragraph(tables)
	}
	w.paragraph(fmt.Sprintf("At the rates of %s %s. Prices of my last answer, rounded; all others go by the same rate:\n\n%s",
		catalog.RateDate().Format("2 January 2006"), strings.Join(rates, ", "), strings.Join(lines, "\n")))
	return true
}

var (
	monied = regexp.MustCompile(`US\$|\$|£|€|\b(?:USD|GBP|EUR|US dollars?|dollars?|pounds?|euros?)\b`)
	// tabled are amounts as tables have them, with their thousands parted.
	tabled = regexp.MustCompile(`\d{1,3}(?:,\d{3})+|\d{3,}`)
	parted = regexp.MustCompile(`\d{1,3}(?:,\d{3})+`) // never a year
	// codes are the currencies by how a table names them.
	codes = map[string]string{"US$": "USD", "$": "USD", "£": "GBP", "€": "EUR", "US dollar": "USD", "dollar": "USD", "pound": "GBP", "euro": "EUR"}
)

// tablesIn are the tables of a text whose head names a currency for all their sums, told in another; "" for none.
func tablesIn(text, to string) string {
	var tables []string
	for block := range strings.SplitSeq(text, "\n\n") {
		head, rows, ok := strings.Cut(block, "\n")
		names := monied.FindAllString(head, -1)
		if !ok || !strings.HasPrefix(head, "|") || len(names) == 0 {
			continue
		}
		from := cmp.Or(codes[strings.TrimSuffix(names[0], "s")], names[0])
		rate, known := catalog.Convert(1, from, to)
		if !known || from == to {
			continue
		}
		head = strings.ReplaceAll(monied.ReplaceAllLiteralString(head, to), to+", "+to, to)
		exchange := func(sum string) string {
			v, err := strconv.ParseFloat(strings.ReplaceAll(sum, ",", ""), 64)
			if err != nil {
				return sum
			}
			return amount(v * rate)
		}
		var table strings.Builder
		for row := range strings.Lines(rows) {
			first, cells, _ := strings.Cut(strings.TrimPrefix(row, "|"), "|")
			table.WriteString("|" + parted.ReplaceAllStringFunc(first, exchange) + "|" + tabled.ReplaceAllStringFunc(cells, exchange))
		}
		tables = append(tables, head+"\n"+table.String())
	}
	return strings.Join(tables, "\n\n")
}

// amount is a sum of money in three figures, with its thousands parted.
func amount(v float64) string {
	step := math.Pow(10, max(0, math.Floor(math.Log10(max(1, v)))-2))
	return quantity.Rounded(math.Round(v/step) * step)
}
