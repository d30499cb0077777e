package body_test

import (
	"encoding/hex"
	"encoding/json"
	"maps"
	"math"
	"reflect"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"
	"unsafe"

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
	text, err := body.Append(nil, l, nil)
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

// former is a listing as bodies were before: JSON without what is unknown.
func former(t *testing.T, l *catalog.Listing) []byte {
	t.Helper()
	text, err := json.Marshal(l)
	if err != nil {
		t.Fatal(err)
	}
	var members map[string]any
	if err := json.Unmarshal(text, &members); err != nil {
		t.Fatal(err)
	}
	maps.DeleteFunc(members, func(_ string, v any) bool { return v == nil || v == "" || v == 0.0 || v == false })
	if text, err = json.Marshal(members); err != nil {
		t.Fatal(err)
	}
	return text
}

func TestAListingThatWasWrittenAsJSONIsRead(t *testing.T) {
	var parser body.Parser
	for _, want := range append(samples(), full(t), &catalog.Listing{}) {
		got, err := parser.Parse(former(t, want))
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(want, got, cmpopts.EquateEmpty()); diff != "" {
			t.Fatalf("(-want +got):\n%s", diff)
		}
		if raw, err := body.Whole([]byte("raw"), former(t, want)); string(raw) != "raw" || err != nil {
			t.Fatalf("its record was kept whole, and is %q, %v", raw, err)
		}
	}
}

// What is on record has these numbers: where a member moves it is read as another one.
func TestMembersKeepTheirNumbers(t *testing.T) {
	l := &catalog.Listing{
		ID: "b-1", Status: catalog.Active, ListedAt: time.UnixMicro(2000).UTC(), LOA: 10.5, AirDraft: 1e-7,
		Engines: []catalog.Engine{{Make: "Volvo", Position: "port"}}, HIN: "X", SetAside: []catalog.SetAside{{Field: "beam_m", Reason: "r"}},
	}
	want := "01 00 00" + " 42 06 616374697665" + " 48 a01f" + " d001 d0e80c" + " f901 48afbc9af2d77a3e" +
		" ca02 0d 0a05566f6c766f 4204706f7274" + " 8a04 01 58" + " 9204 0b 0a066265616d5f6d 1a0172" + " 0a 03 622d31"
	if got := hex.EncodeToString(written(t, l)); got != strings.ReplaceAll(want, " ", "") {
		t.Errorf("%s", got)
	}
}

func TestWhatABodyHoldsIsLeftOutOfTheRecord(t *testing.T) {
	const said = "She has been looked after by the same yard since she was new."
	for name, raw := range map[string][]byte{
		"inside": []byte("1,Petrel," + said + ",10.4"), "alone": []byte(said), "none": nil, "elsewhere": []byte("1,Petrel,a boat,10.4"),
	} {
		at := strings.Index(string(raw), said)
		l := &catalog.Listing{ID: "b", Description: said}
		if at >= 0 {
			l.Description = unsafe.String(&raw[at], len(said))
		}
		text, err := body.Append(nil, l, raw)
		if err != nil {
			t.Fatal(err)
		}
		before, behind := body.Rest(text, raw)
		rest := slices.Concat(before, behind)
		if strings.Contains(string(rest), said) {
			t.Errorf("%s: %q is kept twice", name, said)
		}
		if got, err := body.Whole(rest, text); string(got) != string(raw) || err != nil {
			t.Errorf("%s: %q became %q, %v", name, raw, got, err)
		}
		if got, err := new(body.Parser).Parse(text); err != nil || got.Description != said {
			t.Errorf("%s: %+v, %v", name, got, err)
		}
	}
}

func TestARecordThatItsBodyDoesNotFitIsRefused(t *testing.T) {
	for _, text := range []string{"", "\x01", "\x01\x05", "\x01\x05\x03", "\x01\x05\x03\x0a", "\x01\x00\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01"} {
		if raw, err := body.Whole([]byte("raw"), []byte(text)); err == nil {
			t.Errorf("%q gave %q", text, raw)
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
		if _, err := body.Append(nil, &l, nil); err == nil || !strings.Contains(err.Error(), member) {
			t.Errorf("%s: %v", member, err)
		}
	}
}

func TestMembersThatAreNotKnownAreLeftOut(t *testing.T) {
	for _, text := range []string{
		`{"New": {"a": [1, -2.5e3, "x\"", {}, []], "b": null}, "ID": "i", "Other": true, "Cabins": 3, "Last": false}`,
		"\x01\x00\x00" + "\xc2\x3e\x03abc" + "\x0a\x01i" + "\xc8\x3e\x05" + "\xb0\x02\x06" + "\xc1\x3e12345678" + "\xc5\x3e1234",
	} {
		got, err := new(body.Parser).Parse([]byte(text))
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(&catalog.Listing{ID: "i", Cabins: 3}, got); diff != "" {
			t.Errorf("%q (-want +got):\n%s", text, diff)
		}
	}
}

func TestWhatIsNoListingIsRefused(t *testing.T) {
	for _, text := range []string{
		``, `{`, `{}x`, `[]`, `{"ID":1}`, `{"ID":"a}`, `{"ID":"\`, `{"ID":"\x"}`, `{"ID":"\u12"}`, `{"LOA":"a"}`, `{"LOA":}`, `{"Cabins":1.5}`,
		`{"Sample":1}`, `{"ListedAt":"noon"}`, `{"Classes":["a"`, `{"Engines":[1]}`, `{"ID":"a",}`, `{"New":` + strings.Repeat("[", 1000),
		"\x01", "\x01\x00", "\x01\x00\x00\x0a", "\x01\x00\x00\x0a\x05b", "\x01\x00\x00\x08\x01", "\x01\x00\x00\x0a\x01\xff", "\x01\x00\x00\x00",
		"\x01\x00\x00\x4a\x01\x00", "\x01\x00\x00\xba\x02\x02\x0a\x05", "\x02\x00\x00",
	} {
		if l, err := new(body.Parser).Parse([]byte(text)); err == nil {
			t.Errorf("%s was read as %+v", text, l)
		}
	}
}

func FuzzParse(f *testing.F) {
	f.Add(written(f, samples()[0]))
	f.Add([]byte("\x01\x00\x00\x0a\x03b-1\x4a\x04\xd0\x0f\x80\x01\xc2\x3e\x03abc"))
	f.Add([]byte(`{"ID": "\ud83d\ude00\ud83d", "LOA": 1e-7, "New": [null, {"a": -1}]}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		var parser body.Parser
		l, err := parser.Parse(data)
		if err != nil {
			return
		}
		text, err := body.Append(nil, l, nil)
		if err != nil {
			t.Skip(err) // a time of another zone that is beyond the last year in ours
		}
		again, err := parser.Parse(text)
		if err != nil {
			t.Fatalf("%v of %q", err, text)
		}
		if twice := written(t, again); string(twice) != string(text) {
			t.Errorf("%q\nbecame\n%q", text, twice)
		}
	})
}

func BenchmarkAppend(b *testing.B) {
	all, size := samples(), 0
	var buffer []byte
	for i := 0; b.Loop(); i++ {
		buffer, _ = body.Append(buffer[:0], all[i%len(all)], nil)
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
