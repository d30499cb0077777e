package calc_test

import (
	"fmt"
	"os"
	"strings"
	"testing"
)

func TestZZNew(t *testing.T) {
	b, err := os.ReadFile(os.Getenv("ZN"))
	if err != nil {
		t.Skip()
	}
	set := newSet(t)
	n, good := 0, 0
	for line := range strings.Lines(string(b)) {
		c := strings.Split(strings.TrimRight(line, "\n"), "\t")
		n++
		r, ok := set.Read(c[1], nil)
		text, why := "", ""
		if !ok {
			why = "none"
		} else if len(r.Missing) > 0 {
			why = "missing " + r.Missing[0].Name
		} else if res, err := set.Call(r.Calculator, r.Args); err != nil {
			why = err.Error()
		} else {
			text = res.Markdown("en")
			for want := range strings.SplitSeq(c[2], " | ") {
				if want != "" && !holds(text, want) {
					why = "lacks " + want
				}
			}
			if why == "" && r.Calculator != c[0] {
				why = "calculator"
			}
		}
		if why == "" {
			good++
			continue
		}
		fmt.Printf("Q %s\n   want %s; %s: %s %.1f %v\n   => %s\n", c[1], c[0], why, r.Calculator, r.Score, r.Args, strings.SplitN(text, "\n", 2)[0])
	}
	fmt.Printf("SHARE %d/%d\n", good, n)
}
