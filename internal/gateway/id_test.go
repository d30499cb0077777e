package gateway_test

import (
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/fairlead/fairlead/internal/gateway"
)

func TestIDsAscendInTheOrderInWhichTheyAreMade(t *testing.T) {
	const each = 5000
	lists := make([][]string, 4)
	var all sync.WaitGroup
	for i := range lists {
		all.Go(func() {
			for range each {
				lists[i] = append(lists[i], gateway.NewID(time.Now()))
			}
		})
	}
	all.Wait()
	for _, list := range lists {
		for i := 1; i < len(list); i++ {
			if list[i] <= list[i-1] {
				t.Fatalf("%s came after %s", list[i], list[i-1])
			}
		}
	}
	made := slices.Concat(lists...)
	slices.Sort(made)
	if n := len(slices.Compact(made)); n != len(lists)*each {
		t.Errorf("%d of %d ids differ", n, len(lists)*each)
	}
	now := gateway.NewID(time.Now())
	if before := gateway.NewID(time.Now().Add(-time.Hour)); before <= now || len(before) != len(now) {
		t.Errorf("%s came after %s", before, now)
	}
}
