package feed_test

import (
	"sync"
	"testing"
	"time"

	"github.com/fairlead/fairlead/internal/catalog/feed"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/geo"
)

var tables = sync.OnceValues(func() (feed.Config, error) {
	designs, err := design.Load()
	if err != nil {
		return feed.Config{}, err
	}
	places, err := geo.Load()
	return feed.Config{Designs: designs, Places: places, Now: time.Date(2025, 6, 1, 0, 0, 0, 0, time.UTC)}, err
})

func config(t testing.TB) feed.Config {
	t.Helper()
	cfg, err := tables()
	if err != nil {
		t.Fatal(err)
	}
	return cfg
}
