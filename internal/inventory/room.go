package inventory

// room is where the bodies of a batch lie one after the other, so that few of them cost an allocation.
type room struct {
	blocks [][]byte
	filled int // blocks before the one that is written to
}

// blockBytes is as large that what is left over at its end is little.
const blockBytes = 512 << 10

// begin returns where a body of about so many bytes can be written to.
func (r *room) begin(size int) []byte {
	for r.filled < len(r.blocks) {
		if block := r.blocks[r.filled]; cap(block)-len(block) >= size {
			return block
		}
		r.filled++
	}
	r.blocks = append(r.blocks, make([]byte, 0, max(size, blockBytes)))
	return r.blocks[r.filled]
}

// end keeps what was written behind what begin returned, unless it has not found room there.
func (r *room) end(written []byte) {
	if block := &r.blocks[r.filled]; cap(*block) == cap(written) {
		*block = written
	}
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
