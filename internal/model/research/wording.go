package research

import (
	"sync"

	"github.com/fairlead/fairlead/internal/chat"
)

// wording lets another engine word the report: each of its sentences has to hold as the report's own do.
func (r Report) wording() chat.Wording {
	var mu sync.Mutex
	return chat.Wording{Holds: func(sentence string) bool {
		mu.Lock()
		defer mu.Unlock()
		return r.Holds(sentence, "")
	}}
}
