package survey

import (
	"container/list"
	"context"
	"sync"
	"time"

	"github.com/fairlead/fairlead/internal/fetch"
	"github.com/fairlead/fairlead/internal/keys"
)

// What was read is kept for the conversation's next turn.
const (
	keptFor   = 5 * time.Minute
	keptBytes = 64 << 20
)

// kept holds what was read lately, for each user by themselves. It is safe for concurrent use.
type kept struct {
	mu     sync.Mutex
	byKey  map[string]*list.Element
	recent list.List // of keptItem, the newest first
	bytes  int
}

type keptItem struct {
	key     string
	found   fetch.Found
	expires time.Time
}

func (k *keptItem) size() int { return len(k.key) + len(k.found.Page) + len(k.found.Picture) }

// read returns what stands at an address, from memory where the same user read it in the last minutes.
func (k *kept) read(ctx context.Context, from Fetcher, address string) (fetch.Found, error) {
	caller, _ := keys.From(ctx)
	key := caller.UserID + "\x00" + address
	if found, ok := k.get(key); ok {
		return found, nil
	}
	found, err := from.Read(ctx, address)
	if err != nil {
		return fetch.Found{}, err
	}
	k.put(&keptItem{key, found, time.Now().Add(keptFor)})
	return found, nil
}

func (k *kept) get(key string) (fetch.Found, bool) {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.drop(func(item *keptItem) bool { return time.Now().After(item.expires) })
	e, ok := k.byKey[key]
	if !ok {
		return fetch.Found{}, false
	}
	return e.Value.(*keptItem).found, true
}

func (k *kept) put(item *keptItem) {
	k.mu.Lock()
	defer k.mu.Unlock()
	if k.byKey == nil {
		k.byKey = map[string]*list.Element{}
	}
	if _, ok := k.byKey[item.key]; ok {
		return // another turn was faster
	}
	k.byKey[item.key] = k.recent.PushFront(item)
	k.bytes += item.size()
	k.drop(func(*keptItem) bool { return k.bytes > keptBytes })
}

// drop forgets the oldest as long as it is to go.
func (k *kept) drop(gone func(*keptItem) bool) {
	for e := k.recent.Back(); e != nil && gone(e.Value.(*keptItem)); e = k.recent.Back() {
		item := k.recent.Remove(e).(*keptItem)
		delete(k.byKey, item.key)
		k.bytes -= item.size()
	}
}
