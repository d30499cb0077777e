package app_test

import (
	"context"
	"runtime/debug"
	"testing"

	"github.com/fairlead/fairlead/internal/app"
)

func TestHeadroomIsWhatIsMadeInATimeWithinBounds(t *testing.T) {
	const live = 50 << 20
	for _, tt := range []struct {
		last, least uint64
		want        int
	}{
		{0, 0, 10}, {1 << 20, 1 << 20, 10}, {9 << 20, 0, 10}, {9 << 20, 9 << 20, 10}, {25 << 20, 25 << 20, 100}, {18 << 20, 0, 36}, {40 << 20, 40 << 20, 160}, {40 << 20, 0, 80},
		{500 << 20, 0, 100}, {500 << 20, 75 << 20, 300}, {500 << 20, 500 << 20, 400}, {9 << 20, 500 << 20, 10},
	} {
		if got := app.Headroom(live, tt.last, tt.least); got != tt.want {
			t.Errorf("%d bytes in a second, at %d at the least: got %d %%, want %d", tt.last, tt.least, got, tt.want)
		}
	}
	if got := app.Headroom(0, 1, 0); got != 100 {
		t.Errorf("with nothing in use: got %d %%, want 100", got)
	}
}

func TestHeadroomIsGivenBackAtTheEnd(t *testing.T) {
	before := debug.SetGCPercent(77)
	defer debug.SetGCPercent(before)
	ctx, end := context.WithCancel(t.Context())
	end()
	app.KeepHeadroom(ctx, nil)
	if got := debug.SetGCPercent(77); got != 77 {
		t.Errorf("got %d %%, want 77 again", got)
	}
}
