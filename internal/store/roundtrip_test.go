package store_test

import (
	"reflect"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/store"
)

// fillAll gives every field below v a value that is not zero.
func fillAll(t *testing.T, v reflect.Value) {
	t.Helper()
	if _, ok := v.Interface().(time.Time); ok {
		v.Set(reflect.ValueOf(noon.Add(time.Hour)))
		return
	}
	switch v.Kind() {
	case reflect.String:
		v.SetString("né <\"\\\t\u2028\x01> ☸")
	case reflect.Bool:
		v.SetBool(true)
	case reflect.Int:
		v.SetInt(-1234567)
	case reflect.Float64:
		v.SetFloat(12.3456789e-7)
	case reflect.Slice:
		v.Set(reflect.MakeSlice(v.Type(), 2, 2))
		fillAll(t, v.Index(0)) // and one with nothing in it
	case reflect.Struct:
		for i := range v.NumField() {
			fillAll(t, v.Field(i))
		}
	default:
		t.Fatalf("no value for a %s", v.Type())
	}
}

func testRoundTrip(t *testing.T, s *store.Store) {
	var full catalog.Listing
	fillAll(t, reflect.ValueOf(&full).Elem())
	full.ID = "full"
	empty := &catalog.Listing{ID: "empty"}
	raw := []byte("<boat>\x00\xff</boat>")
	put(t, s, catalog.Change{Listing: &full, Raw: raw, RawType: "application/xml"}, catalog.Change{Listing: empty})
	for _, want := range []*catalog.Listing{&full, empty} {
		if diff := cmp.Diff(want, listing(t, s, want.ID)); diff != "" {
			t.Errorf("(-want +got):\n%s", diff)
		}
	}
	got, kind, err := s.RawListing(t.Context(), "full")
	if string(got) != string(raw) || kind != "application/xml" || err != nil {
		t.Errorf("raw %q, %q, %v", got, kind, err)
	}
	if got, kind, err := s.RawListing(t.Context(), "empty"); len(got) != 0 || kind != "" || err != nil {
		t.Errorf("raw of empty %q, %q, %v", got, kind, err)
	}
}
