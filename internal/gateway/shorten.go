package gateway

import (
	"encoding/json"
	"maps"
	"slices"
	"sort"

	"github.com/fairlead/fairlead/internal/tokens"
)

// fit marshals the fields. Where they have more tokens than the budget, the longest array loses its last item until they fit. How
// many are lost is found by halving, because each try marshals and counts all that is left.
func (o fields) fit(budget int) ([]byte, error) {
	text, err := json.Marshal(o)
	if err != nil || tokens.Count(string(text)) <= budget {
		return text, err
	}
	arrays := o.arrays()
	lost := losses(arrays)
	n := sort.Search(len(lost), func(n int) bool {
		short, err := o.without(arrays, lost[:n])
		if err != nil || tokens.Count(string(short)) > budget {
			return false
		}
		text = short
		return true
	})
	if n == len(lost) {
		return o.without(arrays, lost)
	}
	return text, nil
}

// array is a field that holds one, with its items as they are marshalled.
type array struct {
	name  string
	items []json.RawMessage
}

// arrays are the fields that can lose items, in the order of their names.
func (o fields) arrays() []array {
	var all []array
	for _, name := range slices.Sorted(maps.Keys(o)) {
		var items []json.RawMessage
		if o[name][0] == '[' && json.Unmarshal(o[name], &items) == nil {
			all = append(all, array{name, items})
		}
	}
	return all
}

// losses is the order in which arrays lose items: for each loss the index of the array that is the longest in bytes by then.
func losses(arrays []array) []int {
	left, size, total := make([]int, len(arrays)), make([]int, len(arrays)), 0
	for i, a := range arrays {
		left[i] = len(a.items)
		for _, item := range a.items {
			size[i] += len(item) + len(",")
		}
		total += left[i]
	}
	order := make([]int, 0, total)
	for range total {
		longest := 0
		for i := range size {
			if size[i] > size[longest] {
				longest = i
			}
		}
		left[longest]--
		size[longest] -= len(arrays[longest].items[left[longest]]) + len(",")
		order = append(order, longest)
	}
	return order
}

// without marshals the fields after the losses.
func (o fields) without(arrays []array, lost []int) ([]byte, error) {
	left := make([]int, len(arrays))
	for i, a := range arrays {
		left[i] = len(a.items)
	}
	for _, i := range lost {
		left[i]--
	}
	short := maps.Clone(o)
	for i, a := range arrays {
		text, err := json.Marshal(a.items[:left[i]])
		if err != nil {
			return nil, err
		}
		short[a.name] = text
	}
	return json.Marshal(short)
}
