package tokens

const (
	rankBits   = 18 // of a token
	rankMask   = 1<<rankBits - 1
	bucketBits = 17 // one or two tokens a bucket
	lengthBits = 8
	lengthMask = 1<<lengthBits - 1
)

// A table finds tokens by a hash. The entries of a bucket lie side by side, so that it is small and built in two passes
// that do not branch; probing for free slots takes several times longer.
type table struct {
	starts  []uint32 // by bucket, which is the high bits of the hash: its first entry
	entries []entry
}

// newTable makes the table of the tokens from first on; hashes are by token.
func newTable(hashes []uint32, first token) table {
	t := table{make([]uint32, 1<<bucketBits+2), make([]entry, len(hashes)-int(first))}
	for _, hash := range hashes[first:] {
		t.starts[bucket(hash)+2]++
	}
	total := uint32(0)
	for i, n := range t.starts {
		total += n
		t.starts[i] = total
	}
	for i, hash := range hashes[first:] {
		next := &t.starts[bucket(hash)+1]
		t.entries[*next] = newEntry(hash, first+token(i))
		*next++
	}
	return t
}

// bucket returns the entries among which those of that hash are.
func (t *table) bucket(hash uint32) []entry {
	b := bucket(hash)
	return t.entries[t.starts[b]:t.starts[b+1]]
}

func bucket(hash uint32) uint32 { return hash >> (32 - bucketBits) }

// An entry is a token and, in the high bits, the low bits of its hash.
type entry uint32

func newEntry(hash uint32, t token) entry { return entry(hash<<rankBits | uint32(t)) }

func (e entry) token() token { return token(e & rankMask) }

// may reports whether the token may have that hash. It hardly ever does without having it.
func (e entry) may(hash uint32) bool { return (uint32(e)^hash<<rankBits)>>rankBits == 0 }

// A span is the place of a text: its start and, in the low bits, its length.
type span uint32

func newSpan(start, length int) span { return span(start<<lengthBits | length) }

func (s span) bounds() (start, length int) {
	return int(s >> lengthBits), int(s & lengthMask)
}
