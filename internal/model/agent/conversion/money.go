package conversion

import (
	"cmp"
	"fmt"
	"math"
	"regexp"
	"strconv"
	"strings"
	"time"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/quantity"
)

// Sums are the sums of money of a text in another currency, rounded to three figures.
type Sums struct {
	Tables string    // those of the text whose head names the currency of all their sums, converted whole; "" for none
	Lines  []string  // the other sums, a line of a list each, "- 3,000 USD: **2,390 GBP**": the first eight, each once
	Rates  []string  // of the currencies of those lines, "1 USD is 0.798 GBP"
	Day    time.Time // that the rates are of
}

// Money returns the sums of money of a text in a currency, which is a code such as "EUR". It has neither tables nor lines where the text has no
// sum in another one with a rate.
func Money(text, to string) Sums {
	sums := Sums{Tables: tablesIn(text, to), Day: catalog.RateDate()}
	seen := map[string]bool{}
	for _, q := range quantity.Find(text) {
		rate, known := catalog.Convert(1, q.Unit, to)
		if q.Dim != quantity.Money || !known || q.Unit == to {
			continue
		}
		if !seen[q.Unit] {
			sums.Rates = append(sums.Rates, fmt.Sprintf("1 %s is %.4g %s", q.Unit, rate, to))
		}
		seen[q.Unit] = true
		switch told := fmt.Sprintf("- %s %s: **%s %s**", amount(q.Given), q.Unit, amount(q.Given*rate), to); {
		case len(sums.Lines) == most || seen[told]:
		default:
			seen[told] = true
			sums.Lines = append(sums.Lines, told)
		}
	}
	return sums
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
