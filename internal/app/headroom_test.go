package app_test

import (
	"context"
	"runtime/debug"
	"testing"

	"github.com/fairlead/fairlead/internal/app"
)

func TestHeadroomIsWhatASecondMakesWithinBounds(t *testing.T) {
	const live = 50 << 20
	for _, tt := range []struct {
		made uint64
		want int
	}{{0, 25}, {1 << 20, 25}, {15 << 20, 30}, {25 << 20, 50}, {100 << 20, 200}, {500 << 20, 400}} {
		if got := app.Headroom(live, tt.made); got != tt.want {
			t.Errorf("%d bytes a second: got %d %%, want %d", tt.made, got, tt.want)
		}
	}
	if got := app.Headroom(1, 1); got != 100 {
		t.Errorf("with one byte in use: got %d %%, want 100", got)
	}
}

func TestHeadroomIsGivenBackAtTheEnd(t *testing.T) {
	before := debug.SetGCPercent(77)
	defer debug.SetGCPercent(before)
	ctx, end := context.WithCancel(t.Context())
	end()
	app.KeepHeadroom(ctx)
	if got := debug.SetGCPercent(77); got != 77 {
		t.Errorf("got %d %%, want 77 again", got)
	}
}
