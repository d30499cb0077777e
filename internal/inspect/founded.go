package inspect

import (
	"fmt"
	"strconv"

	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/inspect/advert"
	"github.com/fairlead/fairlead/internal/inspect/part"
)

// loadFounded reads in which year builders began, by their folded names.
func loadFounded() (map[string]int, error) {
	rows, err := readTable("founded.csv", 2)
	if err != nil {
		return nil, err
	}
	out := map[string]int{}
	for i, row := range rows {
		if out[design.Fold(row[0])], err = strconv.Atoi(row[1]); err != nil {
			return nil, fmt.Errorf("row %d: year: %w", i+2, err)
		}
	}
	return out, nil
}

// beforeBuilder finds a boat that is older than who is said to have built her.
func beforeBuilder(b boat, _ history, _ int) []Contradiction {
	if b.Year == 0 || b.founded == 0 || b.Year >= b.founded {
		return nil
	}
	return []Contradiction{contradict(part.Hull, "Who built her, and which year is on the builder's plate or in the hull number?",
		[]Evidence{{Kind: "practice", Source: "builders' histories", Quote: fmt.Sprintf("%s since %d", b.Make, b.founded)}},
		"She is offered as built in %d, but %s has built boats only since %d: either the year or the builder is wrong.", b.Year, advert.Quote(b.Make), b.founded)}
}
