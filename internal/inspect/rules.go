package inspect

import (
	"embed"
	"encoding/csv"
	"fmt"
	"io"
	"slices"

	"github.com/fairlead/fairlead/internal/inspect/part"
)

//go:embed practice.csv materials.csv watchlist.csv founded.csv
var tables embed.FS

// rule is what a surveyor says about a problem of an item.
type rule struct {
	item       part.Item    // "*" for any
	problem    part.Problem // "*" for any
	grade      string       // A, B or C
	why        string       // it matters
	correction string
	standard   string
	job        string // of costs
	passage    string // of the knowledge base
}

type rules []rule

func loadRules() (rules, error) {
	rows, err := readTable("practice.csv", 8)
	if err != nil {
		return nil, err
	}
	var out rules
	for i, row := range rows {
		if row[0] == "boat" {
			row[0] = string(part.WholeBoat)
		}
		r := rule{part.Item(row[0]), part.Problem(row[1]), row[2], row[3], row[4], row[5], row[6], row[7]}
		switch {
		case r.grade != "A" && r.grade != "B" && r.grade != "C":
			return nil, fmt.Errorf("row %d: grade is %q, not A, B or C", i+2, r.grade)
		case r.job != "" && costOf(r.job, 0) == "":
			return nil, fmt.Errorf("row %d: no cost of %q", i+2, r.job)
		case r.item != "*" && !r.item.Known():
			return nil, fmt.Errorf("row %d: no item %q", i+2, r.item)
		}
		out = append(out, r)
	}
	if slices.IndexFunc(out, rule{item: "*", problem: "*"}.same) < 0 {
		return nil, fmt.Errorf("no row for any item and any problem")
	}
	return out, nil
}

func (r rule) same(other rule) bool { return r.item == other.item && r.problem == other.problem }

// find returns the most special rule: of the item and the problem, of the item, of the problem, of anything.
func (rs rules) find(item part.Item, problem part.Problem) rule {
	for _, want := range []rule{{item: item, problem: problem}, {item: item, problem: "*"}, {item: "*", problem: problem}, {item: "*", problem: "*"}} {
		if i := slices.IndexFunc(rs, want.same); i >= 0 {
			return rs[i]
		}
	}
	return rule{}
}

// Passages returns the passages of the knowledge base that the practice and the lifespans refer to, sorted.
func (in *Inspector) Passages() []string {
	var ids []string
	for _, r := range in.rules {
		ids = append(ids, r.passage)
	}
	for _, w := range in.materials {
		ids = append(ids, w.passage)
	}
	for _, l := range lifespans {
		ids = append(ids, l.Passage)
	}
	slices.Sort(ids)
	return slices.DeleteFunc(slices.Compact(ids), func(id string) bool { return id == "" })
}

// readTable reads an embedded table, its header left out, every row with the number of columns.
func readTable(name string, columns int) ([][]string, error) {
	file, err := tables.Open(name)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	r := csv.NewReader(file)
	r.FieldsPerRecord = columns
	r.Comment = '#'
	if _, err := r.Read(); err != nil {
		return nil, err
	}
	var rows [][]string
	for {
		row, err := r.Read()
		if err == io.EOF {
			return rows, nil
		}
		if err != nil {
			return nil, err
		}
		rows = append(rows, row)
	}
}
