package catalog

import (
	"math/bits"
	"slices"
)

// Segments are merged like the digits of a number: of one size there are at most tierWidth-1, and sizes grow by tierWidth, so
// that a listing is written again once for each size, and a search looks into few segments. Nothing larger than largest is made:
// it would make a change wait for a second, and over so many listings a further segment costs a search next to nothing.
const (
	tierWidth = 4
	tierBits  = 2    // of tierWidth
	smallest  = 1000 // listings of the first size
	largest   = 1 << 19
)

// hollow is the share of a segment that has to be left, in parts of four.
const hollow = 2

// tidied returns the same listings in fewer segments, if there are too many or one is mostly gone.
func (ix *Index) tidied() (tidy *Index, changed bool) {
	if chosen := chooseMerge(ix.parts); len(chosen) > 0 {
		rest := slices.DeleteFunc(slices.Clone(ix.parts), func(p *part) bool { return slices.Contains(chosen, p) })
		return ix.with(append(rest, newPart(merge(chosen)))), true
	}
	return ix, false
}

// chooseMerge picks the parts to be made one.
func chooseMerge(parts []*part) []*part {
	tiers := map[int][]*part{}
	for _, p := range parts {
		if p.live*4 < p.size*hollow {
			return []*part{p}
		}
		tiers[tierOf(p.live)] = append(tiers[tierOf(p.live)], p)
	}
	for tier := range bits.UintSize {
		chosen, live := tiers[tier], 0
		for _, p := range chosen {
			live += p.live
		}
		if len(chosen) >= tierWidth && live <= largest {
			return chosen
		}
	}
	return nil
}

func tierOf(live int) int { return bits.Len(uint(live/smallest)) / tierBits }
