package calc_test

import (
	"bufio"
	"fmt"
	"os"
	"testing"
)

func TestZZTry(t *testing.T) {
	path := os.Getenv("ZZ")
	if path == "" {
		t.Skip()
	}
	f, _ := os.Open(path)
	set := newSet(t)
	s := bufio.NewScanner(f)
	for s.Scan() {
		q := s.Text()
		r, ok := set.Read(q, nil)
		if !ok {
			fmt.Printf("Q %s\n    -- none\n", q)
			continue
		}
		if len(r.Missing) > 0 {
			fmt.Printf("Q %s\n    %s MISSING %s %v\n", q, r.Calculator, r.Missing[0].Name, r.Args)
			continue
		}
		res, err := set.Call(r.Calculator, r.Args)
		if err != nil {
			fmt.Printf("Q %s\n    %s ERR %v %v\n", q, r.Calculator, err, r.Args)
			continue
		}
		fmt.Printf("Q %s\n    %s %.1f %v\n    => %s\n", q, r.Calculator, r.Score, r.Args, res.Sentence("en"))
	}
}
