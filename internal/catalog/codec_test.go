package catalog_test

import (
	"fmt"
	"reflect"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/fairlead/fairlead/internal/catalog"
)

// fill gives every field of a value another content.
func fill(v reflect.Value, next *int) {
	*next++
	n := *next
	if v.Type() == reflect.TypeFor[time.Time]() {
		v.Set(reflect.ValueOf(time.Unix(1_700_000_000+int64(n), int64(n)).UTC()))
		return
	}
	switch v.Kind() {
	case reflect.String:
		v.SetString(fmt.Sprint("text ", n))
	case reflect.Int:
		v.SetInt(int64(n * (1 - n%2*2)))
	case reflect.Float64:
		v.SetFloat([]float64{float64(n), float64(n) / 100, -1 / float64(n), 1e300}[n%4])
	case reflect.Bool:
		v.SetBool(true)
	case reflect.Slice:
		v.Set(reflect.MakeSlice(v.Type(), 3, 3))
		for i := range v.Len() {
			fill(v.Index(i), next)
		}
	case reflect.Struct:
		for i := range v.NumField() {
			fill(v.Field(i), next)
		}
	default:
		panic("a listing has a field of a new kind: " + v.Type().String())
	}
}

func TestEveryFieldOfAListingSurvives(t *testing.T) {
	var want catalog.Listing
	n := 0
	fill(reflect.ValueOf(&want).Elem(), &n)
	ix := catalog.NewIndex([]*catalog.Listing{&want, {ID: "bare"}}, nil)
	got, ok := ix.Get(want.ID)
	if !ok {
		t.Fatal("the listing is not there")
	}
	if diff := cmp.Diff(&want, got); diff != "" {
		t.Errorf("listing (-put +got)\n%s", diff)
	}
	bare, _ := ix.Get("bare")
	if diff := cmp.Diff(&catalog.Listing{ID: "bare"}, bare); diff != "" {
		t.Errorf("listing without anything (-put +got)\n%s", diff)
	}
}

func TestTheSampleInventorySurvives(t *testing.T) {
	all, ix := inventory()
	for _, want := range all[:2000] {
		got, ok := ix.Get(want.ID)
		if !ok {
			t.Fatalf("%s is not there", want.ID)
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Fatalf("%s (-put +got)\n%s", want.ID, diff)
		}
	}
}
