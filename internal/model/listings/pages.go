package listings

import (
	"fmt"

	"github.com/fairlead/fairlead/internal/catalog"
)

// mostListed is how far one can go on in a list.
const mostListed = 500

// paging finds the page that is asked for, going on behind the boats that were shown; there is false where the list has ended.
func (a *answer) paging(q catalog.Query) (p catalog.Paging, there bool) {
	a.before = min(a.wish.More*catalog.DefaultLimit, mostListed)
	if n := len(a.talk.Listed); n > 0 && a.wish.More > 0 {
		a.before = min(a.before, a.talk.Listed[n-1].Number) // a list may have been cut short for want of room
	}
	for left := a.before; left > 0; left -= p.Limit {
		p.Limit = min(left, catalog.MaxLimit)
		page, err := a.index.Search(q, p)
		if err != nil || page.Next == "" {
			return catalog.Paging{After: p.After}, false
		}
		p.After = page.Next
	}
	return catalog.Paging{After: p.After}, true
}

// further says how to see the boats that a page leaves out, "" where it ends the list.
func (a *answer) further(page catalog.Page) string {
	if page.Next == "" {
		return ""
	}
	return fmt.Sprintf(a.nextOnes, a.before+1, a.before+len(page.Items), a.number(float64(page.Total)))
}
