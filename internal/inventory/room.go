package inventory

import "slices"

// room is where the bodies of a batch lie one after the other, so that few of them cost an allocation.
type room struct {
	blocks [][]byte
	filled int // blocks before the one that is written to
}

// blockBytes is as large that what is left over at its end is little.
const blockBytes = 512 << 10

// free returns where a body of about so many bytes can be written to. A longer one finds itself another place.
func (r *room) free(size int) []byte {
	for ; r.filled < len(r.blocks); r.filled++ {
		if block := r.blocks[r.filled]; cap(block)-len(block) >= size {
			return block[len(block):]
		}
	}
	r.blocks = append(r.blocks, make([]byte, 0, max(size, blockBytes)))
	return r.blocks[r.filled]
}

// keep keeps what was written to where free said, and returns it without the room behind it.
func (r *room) keep(written []byte) []byte {
	if block := r.blocks[r.filled]; cap(written) == cap(block)-len(block) {
		r.blocks[r.filled] = block[:len(block)+len(written)]
	}
	return slices.Clip(written)
}

// empty makes room for the next batch. It lets go of blocks that were made for a body of unusual size.
func (r *room) empty() {
	kept := r.blocks[:0]
	for _, block := range r.blocks {
		if cap(block) == blockBytes {
			kept = append(kept, block[:0])
		}
	}
	clear(r.blocks[len(kept):])
	r.blocks, r.filled = kept, 0
}
