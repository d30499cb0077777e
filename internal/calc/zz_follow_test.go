package calc_test

import (
	"encoding/json"
	"fmt"
	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/geo"
	"testing"
)

func TestZZFollow(t *testing.T) {
	g, _ := geo.Load()
	d, _ := design.Load()
	s := calc.New(g, d)
	fmt.Println(len(s.List()))
	for _, c := range [][]string{
		{"What's the hull speed of a 30 ft waterline?", "and for a 40 footer?"},
		{"How long does 120 nm take at 6 knots?", "what about at 7 knots?", "and 200 miles?"},
		{"What's my ETA for 100 nm at 5 kn?", "leaving at 08:00 UTC on 3 May"},
		{"SA/D for 700 sq ft?", "16,000 lb"},
		{"How much chain in 8 m at 5:1?", "and at 7:1?", "bow is 1.5 m above the water"},
		{"Apparent wind with 15 kn true at 60°?", "6 kn"},
		{"How far is Palma from Barcelona?", "and from Palma to Ibiza?", "at 6 knots?"},
		{"What is the hull speed of a 30 ft waterline?", "thanks, how do I anchor?"},
		{"What is the hull speed of a 30 ft waterline?", "Which anchor for a 40 ft boat?"},
		{"What's the hull speed of a Catalina 34?"},
		{"SA/D of a Hallberg-Rassy 352?"},
		{"comfort ratio of the Contessa 32"},
		{"What is the capsize ratio of a Bavaria 36?"},
		{"convert 20 knots to km/h", "and 25?", "in m/s?"},
		{"fuel for 100 nm at 5 kn and 3 L/h?", "with 20% reserve"},
		{"What is the range with 200 L at 3 L/h?", "6 knots"},
		{"12 m in feet", "and 14 m?"},
		{"Compass 210, variation 10 E, deviation 4 W, true?", "and with variation 5 W?"},
	} {
		var e []string
		for i, q := range c {
			r, ok := s.Read(q, e)
			e = append(e, q)
			fmt.Print("  ", i, " ", q, "  => ")
			if !ok {
				fmt.Println("-")
				continue
			}
			a, _ := json.Marshal(r.Args)
			fmt.Print(r.Calculator, " ", r.Follows, " ", string(a))
			if len(r.Missing) > 0 {
				fmt.Println(" missing ", r.Missing[0].Name)
				continue
			}
			res, err := s.Call(r.Calculator, r.Args)
			if err != nil {
				fmt.Println(err)
				continue
			}
			fmt.Println(" ", res.Sentence("en"))
		}
		fmt.Println()
	}
}
