package calc

import (
	"fmt"
	"github.com/fairlead/fairlead/internal/geo"
	"os"
	"testing"
)

func TestDbg(t *testing.T) {
	g, _ := geo.Load()
	s := New(g, nil)
	q := s.newQuestion(os.Getenv("QQ"))
	for _, x := range q.tokens {
		fmt.Print(x.text, "|")
	}
	fmt.Println()
	for _, x := range q.quantities {
		fmt.Printf("  %q %s %v\n", x.Text, x.Dim, x.Unit)
	}
	for _, p := range q.places {
		fmt.Println("  place", p.name)
	}
	fmt.Println("talk", q.has(talk()), "always", q.has(alwaysTalk()))
	for i, c := range s.calculators {
		r := s.patterns()[i]
		cue := cueScore(q, r)
		nv := ""
		for k, p := range r.never {
			if len(p.find(q.tokens)) > 0 {
				nv += " NEVER:" + c.never[k]
			}
		}
		if cue == 0 {
			continue
		}
		d := newDraft(&s.calculators[i], q)
		if c.read != nil {
			c.read(q, d)
		}
		d.assign(q, q.locate(r))
		d.phrases(q, r)
		ms := ""
		for _, m := range d.missing() {
			ms += m.Name + " "
		}
		dd := s.try(i, q)
		sc := 0.0
		if dd != nil {
			sc = dd.score
		}
		if len(d.args) > 0 || dd != nil {
			fmt.Printf("%-22s cue %.1f left %.1f missing [%s] score %.1f %v%s\n", c.Name, cue, d.leftover(q), ms, sc, d.args, nv)
		}
	}
}
