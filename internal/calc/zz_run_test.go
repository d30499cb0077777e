package calc_test

import (
	"bufio"
	"encoding/json"
	"fmt"
	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/geo"
	"os"
	"strings"
	"testing"
)

func TestZZRun(t *testing.T) {
	g, err := geo.Load()
	if err != nil {
		t.Fatal(err)
	}
	d, err := design.Load()
	if err != nil {
		t.Fatal(err)
	}
	s := calc.New(g, d)
	f, _ := os.Open(os.Getenv("Q"))
	sc := bufio.NewScanner(f)
	verbose := os.Getenv("V") != ""
	out, _ := os.Create("/tmp/run/answers.jsonl")
	for sc.Scan() {
		line := sc.Text()
		var q struct{ ID, Kind, Question string }
		if strings.HasPrefix(line, "{") {
			json.Unmarshal([]byte(line), &q)
		} else {
			parts := strings.Split(line, "\t")
			q.Question = parts[0]
			if len(parts) > 1 {
				q.ID = strings.Join(parts[1:], " ")
			}
		}
		if q.Question == "" {
			continue
		}
		r, ok := s.Read(q.Question, nil)
		ans := ""
		desc := "-"
		if ok {
			desc = r.Calculator
			if len(r.Missing) > 0 {
				desc += " MISSING"
				for _, m := range r.Missing {
					desc += " " + m.Name
				}
			} else {
				res, err := s.Call(r.Calculator, r.Args)
				if err != nil {
					desc += " ERR " + err.Error()
				} else {
					ans = res.Markdown("en")
					desc += " => " + res.Sentence("en")
				}
			}
			a, _ := json.Marshal(r.Args)
			desc += fmt.Sprintf("   [%.1f] ", r.Score) + string(a)
		}
		if q.Kind == "general" || q.Kind == "adversarial" {
			if ok {
				fmt.Println("WRONGLY", q.Question, "\n     ", desc)
			}
			continue
		}
		fmt.Println(q.ID, q.Question, "\n     ", desc)
		if verbose {
			fmt.Println(ans)
		}
		b, _ := json.Marshal(map[string]string{"id": q.ID, "answer": ans})
		fmt.Fprintln(out, string(b))
	}
}
