package usage

import (
	"context"
	"encoding/base64"
	"encoding/binary"
	"time"

	"github.com/fairlead/fairlead/internal/fault"
)

// Position is a place in a key's records, which are ordered by Created and then by ID. The zero Position is behind the
// newest record, so that every record is older.
type Position struct {
	Created time.Time
	ID      string
}

// List returns at most size of the key's records, newest first, from where token says; the empty token says from the
// newest. next is the token of the following page, empty if this was the last. A token that List did not make is a
// fault.Invalid.
func (m *Meter) List(ctx context.Context, keyID string, size int, token string) (records []Record, next string, err error) {
	before, err := parseToken(token)
	if err != nil {
		return nil, "", err
	}
	// One more than asked for tells whether there is another page.
	records, err = m.ledger.Records(ctx, keyID, before, size+1)
	if err != nil || len(records) <= size {
		return records, "", err
	}
	records = records[:size]
	last := records[size-1]
	return records, tokenOf(Position{last.Created, last.ID}), nil
}

func tokenOf(p Position) string {
	raw := binary.BigEndian.AppendUint64(nil, uint64(p.Created.UnixMicro()))
	return base64.RawURLEncoding.EncodeToString(append(raw, p.ID...))
}

func parseToken(token string) (Position, error) {
	if token == "" {
		return Position{}, nil
	}
	raw, err := base64.RawURLEncoding.DecodeString(token)
	if err != nil || len(raw) <= 8 {
		return Position{}, fault.New(fault.Invalid, "this page token is not one that a page ended with").At("page_token").Because(err)
	}
	return Position{
		Created: time.UnixMicro(int64(binary.BigEndian.Uint64(raw))).UTC(),
		ID:      string(raw[8:]),
	}, nil
}
