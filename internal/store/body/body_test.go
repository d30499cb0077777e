package body_test

import (
	"encoding/json"
	"math"
	"reflect"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/catalog/sample"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/geo"
	"github.com/fairlead/fairlead/internal/store/body"
)

var samples = sync.OnceValue(func() []*catalog.Listing {
	designs, err := design.Load()
	if err != nil {
		panic(err)
	}
	places, err := geo.Load()
	if err != nil {
		panic(err)
	}
	return sample.Listings(designs, places)[:2000]
})

func written(t testing.TB, l *catalog.Listing) []byte {
	t.Helper()
	text, err := body.Append(nil, l)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

func TestAListingIsReadAsItWasWritten(t *testing.T) {
	var parser body.Parser
	for _, want := range append(samples(), full(t), &catalog.Listing{}) {
		got, err := parser.Parse(written(t, want))
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(want, got, cmpopts.EquateEmpty()); diff != "" {
			t.Fatalf("(-want +got):\n%s", diff)
		}
	}
}

func TestWhatIsWrittenIsPlainJSON(t *testing.T) {
	for _, want := range append(samples(), full(t), &catalog.Listing{}) {
		var got catalog.Listing
		if err := json.Unmarshal(written(t, want), &got); err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(want, &got, cmpopts.EquateEmpty()); diff != "" {
			t.Fatalf("(-want +got):\n%s", diff)
		}
	}
}

func TestWhatEncodingJSONWritesIsRead(t *testing.T) {
	want := full(t)
	indented, err := json.MarshalIndent(want, " ", "\t")
	if err != nil {
		t.Fatal(err)
	}
	got, err := new(body.Parser).Parse(indented)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// full has a value in every field.
func full(t *testing.T) *catalog.Listing {
	t.Helper()
	var l catalog.Listing
	fill(t, reflect.ValueOf(&l).Elem())
	return &l
}

func fill(t *testing.T, v reflect.Value) {
	t.Helper()
	if _, ok := v.Interface().(time.Time); ok {
		v.Set(reflect.ValueOf(time.Date(2026, 3, 1, 12, 0, 0, 123456789, time.UTC)))
		return
	}
	switch v.Kind() {
	case reflect.String:
		v.SetString("né <\"\\/\t\r\n\b\f\u2028\x01> ☸ 🚤")
	case reflect.Bool:
		v.SetBool(true)
	case reflect.Int:
		v.SetInt(-1234567)
	case reflect.Float64:
		v.SetFloat(-12.3456789e-7)
	case reflect.Slice:
		v.Set(reflect.MakeSlice(v.Type(), 2, 2))
		fill(t, v.Index(1))
	case reflect.Struct:
		for i := range v.NumField() {
			fill(t, v.Field(i))
		}
	default:
		t.Fatalf("no value for a %s", v.Type())
	}
}

func TestNumbersAndTimesThatJSONHasNotAreRefused(t *testing.T) {
	for member, l := range map[string]catalog.Listing{
		"LOA": {LOA: math.NaN()}, "Price": {Price: math.Inf(1)}, "KW": {Engines: []catalog.Engine{{KW: math.Inf(-1)}}},
		"ListedAt": {ListedAt: time.Date(10000, 1, 1, 0, 0, 0, 0, time.UTC)},
	} {
		if _, err := body.Append(nil, &l); err == nil || !strings.Contains(err.Error(), member) {
			t.Errorf("%s: %v", member, err)
		}
	}
}

func TestMembersThatAreNotKnownAreLeftOut(t *testing.T) {
	got, err := new(body.Parser).Parse([]byte(
		`{"New": {"a": [1, -2.5e3, "x\"", {}, []], "b": null}, "ID": "i", "Other": true, "Cabins": 3, "Last": false}`))
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(&catalog.Listing{ID: "i", Cabins: 3}, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func TestWhatIsNoListingIsRefused(t *testing.T) {
	for _, text := range []string{
		``, `{`, `{}x`, `[]`, `{"ID":1}`, `{"ID":"a}`, `{"ID":"\`, `{"ID":"\x"}`, `{"ID":"\u12"}`, `{"LOA":"a"}`, `{"LOA":}`, `{"Cabins":1.5}`,
		`{"Sample":1}`, `{"ListedAt":"noon"}`, `{"Classes":["a"`, `{"Engines":[1]}`, `{"ID":"a",}`, `{"New":` + strings.Repeat("[", 1000),
	} {
		if l, err := new(body.Parser).Parse([]byte(text)); err == nil {
			t.Errorf("%s was read as %+v", text, l)
		}
	}
}

func FuzzParse(f *testing.F) {
	f.Add(written(f, samples()[0]))
	f.Add([]byte(`{"ID": "\ud83d\ude00\ud83d", "LOA": 1e-7, "New": [null, {"a": -1}]}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		var parser body.Parser
		l, err := parser.Parse(data)
		if err != nil {
			return
		}
		text, err := body.Append(nil, l)
		if err != nil {
			t.Skip(err) // a time of another zone that is beyond the last year in ours
		}
		again, err := parser.Parse(text)
		if err != nil {
			t.Fatalf("%v of %s", err, text)
		}
		if twice := written(t, again); string(twice) != string(text) {
			t.Errorf("%s\nbecame\n%s", text, twice)
		}
	})
}

func BenchmarkAppend(b *testing.B) {
	all, size := samples(), 0
	var buffer []byte
	for i := 0; b.Loop(); i++ {
		buffer, _ = body.Append(buffer[:0], all[i%len(all)])
		size += len(buffer)
	}
	b.ReportMetric(float64(size)/float64(b.N), "B/listing")
}

func BenchmarkParse(b *testing.B) {
	var texts [][]byte
	for _, l := range samples() {
		texts = append(texts, written(b, l))
	}
	b.ReportAllocs()
	var parser body.Parser
	for i := 0; b.Loop(); i++ {
		if _, err := parser.Parse(texts[i%len(texts)]); err != nil {
			b.Fatal(err)
		}
	}
}
