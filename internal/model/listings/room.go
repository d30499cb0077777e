package listings

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/tokens"
)

// fewestRows is how many boats a table shows at least: of fewer nobody can choose.
const fewestRows = 3

// ending is what stands below a list: notes that no answer leaves out, how to go on, and what the data are.
type ending struct {
	notes       []string
	hints, last string
}

// lines are the paragraphs of an ending, how to go on as it is given.
func (e ending) lines(hints string) []string {
	all := e.notes[:len(e.notes):len(e.notes)]
	if hints != "" {
		all = append(all, hints)
	}
	return append(all, e.last)
}

// table is the rows of a list. What a row costs is counted once, however often an answer is fitted.
type table struct {
	rows  []string
	costs []int // tokens, of the first rows
}

// cost is how many tokens a row has, of which all before it have been asked for.
func (t *table) cost(row int) int {
	if row == len(t.costs) {
		t.costs = append(t.costs, tokens.Count(t.rows[row]))
	}
	return t.costs[row]
}

// fitList is fit of an answer with a list of some that were found. Where rows are left out it says how many are shown and how to get the
// rest, and where there is no room for a list worth the name that there is none.
func (a *answer) fitList(head string, rows []string, e ending, q catalog.Query, total int) (text string, shown int) {
	t := &table{rows: rows}
	text, shown = a.fit(head, t, e.lines(e.hints))
	if shown == len(rows) {
		return text, shown
	}
	for _, hints := range slices.Compact([]string{cmp.Or(e.hints, a.goOn), a.goOn}) {
		for range 2 { // the note takes room itself
			note := fmt.Sprintf(a.cutShort, shown, a.number(float64(total))) + " " + hints
			text, shown = a.fit(head, t, []string{strings.Join(e.lines(note), "\n\n")})
		}
		if shown >= fewestRows {
			return text, shown
		}
	}
	return a.withoutList(head, e.notes, q, total), 0
}

// withoutList says what was found where there is no room for any list, as much of it as there is room for.
func (a *answer) withoutList(head string, notes []string, q catalog.Query, total int) (text string) {
	short := "**" + a.count(total) + "**" + a.sampleNote() + "."
	advice := fmt.Sprintf(a.noRoom, a.inWords(q))
	said := []string{strings.TrimRight(head, "\n"), advice}
	if tokens.Count(head+advice) > a.budget-margin {
		said[0] = short
	}
	for _, part := range append(said, notes...) {
		longer := text + part + "\n\n"
		if tokens.Count(longer) > a.budget-margin {
			break
		}
		text = longer
	}
	return cmp.Or(strings.TrimRight(text, "\n"), short) + "\n"
}

// fit composes an answer of at most so many tokens: as many rows as there is room for, then as much of the tail, whose
// last line comes first.
func (a *answer) fit(head string, t *table, tail []string) (text string, shown int) {
	last := "\n" + tail[len(tail)-1] + "\n"
	middle := ""
	for _, line := range tail[:len(tail)-1] {
		middle += "\n" + line + "\n"
	}
	top := ""
	if len(t.rows) > 0 {
		top = a.tableTop()
	}
	list := strings.Join(t.rows, "")
	if len(head)+len(top)+len(list)+len(middle)+len(last) <= a.budget-margin { // no token is shorter than a byte
		return strings.TrimRight(head+top+list, "\n") + "\n" + middle + last, len(t.rows)
	}
	room := a.budget - tokens.Count(head) - tokens.Count(last) - margin
	if len(t.rows) > 0 {
		room -= a.tableCost()
	}
	wanted := tokens.Count(middle)
	if spare := room - wanted; spare < 3*rowTokens && len(t.rows) > 0 {
		middle, wanted = "", 0
	}
	var fitting strings.Builder
	for i, row := range t.rows {
		cost := t.cost(i)
		if room-wanted < cost {
			break
		}
		room -= cost
		fitting.WriteString(row)
		shown++
	}
	if shown > 0 {
		head += top + fitting.String()
	}
	return strings.TrimRight(head, "\n") + "\n" + middle + last, shown
}

// rowTokens is about what a row costs; margin keeps clear of the budget where pieces join.
const (
	rowTokens = 60
	margin    = 8
)
