package inventory

import (
	"math"
	"reflect"
	"slices"
	"testing"
	"time"

	"github.com/fairlead/fairlead/internal/catalog"
)

// filledByImports are the fields that the source does not tell.
var filledByImports = []string{"ID", "Source", "SourceID", "FeedID", "DupGroup", "FirstSeen", "LastSeen"}

func TestEveryFieldOfAListingIsInTheDigest(t *testing.T) {
	var d digester
	empty := d.sum(&catalog.Listing{}, nil)
	fields := reflect.TypeFor[catalog.Listing]()
	for i := range fields.NumField() {
		field := fields.Field(i)
		var l catalog.Listing
		fill(t, reflect.ValueOf(&l).Elem().Field(i))
		changed := d.sum(&l, nil) != empty
		if want := !slices.Contains(filledByImports, field.Name); changed != want {
			t.Errorf("%s changes the digest: %v, want %v", field.Name, changed, want)
		}
	}
	if d.sum(&catalog.Listing{}, []byte("x")) == empty {
		t.Error("the raw record is not in the digest")
	}
}

// Fields of the parts of a listing are told apart one by one.
func TestEveryFieldOfAPartIsInTheDigest(t *testing.T) {
	var d digester
	sum := func(part any) [16]byte {
		var l catalog.Listing
		switch p := part.(type) {
		case *catalog.Engine:
			l.Engines = []catalog.Engine{*p}
		case *catalog.PriceChange:
			l.PriceHistory = []catalog.PriceChange{*p}
		case *catalog.Image:
			l.Images = []catalog.Image{*p}
		case *catalog.SetAside:
			l.SetAside = []catalog.SetAside{*p}
		}
		return d.sum(&l, nil)
	}
	for _, part := range []any{&catalog.Engine{}, &catalog.PriceChange{}, &catalog.Image{}, &catalog.SetAside{}} {
		before := sum(part)
		v := reflect.ValueOf(part).Elem()
		for i := range v.NumField() {
			v.Field(i).SetZero()
			fill(t, v.Field(i))
			if sum(part) == before {
				t.Errorf("%s of %s is not in the digest", v.Type().Field(i).Name, v.Type())
			}
			v.Field(i).SetZero()
		}
	}
}

// fill sets a field to something.
func fill(t *testing.T, v reflect.Value) {
	t.Helper()
	switch {
	case v.Type() == reflect.TypeFor[time.Time]():
		v.Set(reflect.ValueOf(time.Unix(1, 0)))
	case v.Kind() == reflect.String:
		v.SetString("x")
	case v.Kind() == reflect.Int:
		v.SetInt(1)
	case v.Kind() == reflect.Float64:
		v.SetFloat(1)
	case v.Kind() == reflect.Bool:
		v.SetBool(true)
	case v.Kind() == reflect.Slice:
		v.Set(reflect.MakeSlice(v.Type(), 1, 1))
	default:
		t.Fatalf("%s cannot be filled: teach this test", v.Type())
	}
}

func TestAnIdentityIsReadAsItIsWritten(t *testing.T) {
	for _, id := range []identity{0, 1, 31, 1<<60 - 1, identify("north", "a")} {
		if got, err := parseIdentity(id.String()); err != nil || got != id {
			t.Errorf("%d is written %s and read as %d, %v", id, id, got, err)
		}
	}
	for _, text := range []string{"", "b-", "s-000123", "b-3k9x2m7q4w1", "b-3k9x2m7q4w1zz", "b-3k9x2m7q4w1l"} {
		if id, err := parseIdentity(text); err == nil {
			t.Errorf("%q is read as %d", text, id)
		}
	}
}

func TestWhatTheRecordHasNoFormForIsUnfit(t *testing.T) {
	var d digester
	for _, l := range []catalog.Listing{{LOA: math.NaN()}, {Price: math.Inf(1)}, {ListedAt: time.Date(12000, 1, 1, 0, 0, 0, 0, time.UTC)}} {
		if d.sum(&l, nil); d.unfit == nil {
			t.Errorf("%+v is fit", l)
		}
		if d.sum(&catalog.Listing{LOA: 10}, nil); d.unfit != nil {
			t.Errorf("the next one: %v", d.unfit)
		}
	}
}
