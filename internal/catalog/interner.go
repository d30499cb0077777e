package catalog

import (
	"slices"
	"strings"
)

// maxNames is how many different texts are kept apart from the listings that have them; further ones stay in their listings.
const maxNames = 1 << 21

// interner numbers texts from 1 in the order of their coming. Only one goroutine may call number; the slice that names returned
// before stays right.
type interner struct {
	texts   []string
	numbers map[string]uint32 // made at the first call of number
}

// number returns the number of a text, 0 if it has none and there is no room.
func (n *interner) number(text string) uint32 {
	if n.numbers == nil {
		n.numbers = make(map[string]uint32, len(n.texts))
		for i, t := range n.texts {
			n.numbers[t] = uint32(i + 1)
		}
	}
	if known, ok := n.numbers[text]; ok {
		return known
	}
	if len(n.texts) >= maxNames {
		return 0
	}
	text = strings.Clone(text)
	n.texts = append(n.texts, text)
	n.numbers[text] = uint32(len(n.texts))
	return uint32(len(n.texts))
}

// names returns the texts by number, from 1 on at index 0.
func (n *interner) names() []string { return slices.Clip(n.texts) }
