package rpc

import (
	"encoding/json"
	"reflect"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"google.golang.org/protobuf/encoding/protojson"
	"google.golang.org/protobuf/reflect/protoreflect"

	pb "github.com/fairlead/fairlead/gen/fairlead/v1"
	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/fault"
)

// fill sets everything in a value to something.
func fill(t *testing.T, v reflect.Value, depth int) {
	t.Helper()
	switch {
	case v.Type() == reflect.TypeFor[time.Time]():
		v.Set(reflect.ValueOf(time.Unix(1e9, 0).UTC()))
	case v.Kind() == reflect.String:
		v.SetString("x")
	case v.Kind() == reflect.Int:
		v.SetInt(2)
	case v.Kind() == reflect.Float64:
		v.SetFloat(1.5)
	case v.Kind() == reflect.Bool:
		v.SetBool(true)
	case v.Kind() == reflect.Pointer:
		v.Set(reflect.New(v.Type().Elem()))
		fill(t, v.Elem(), depth)
	case v.Kind() == reflect.Slice:
		if depth > 1 && v.Type().Elem().Kind() == reflect.Struct {
			return // a query compares queries
		}
		v.Set(reflect.MakeSlice(v.Type(), 1, 1))
		fill(t, v.Index(0), depth)
	case v.Kind() == reflect.Struct:
		for i := range v.NumField() {
			fill(t, v.Field(i), depth+1)
		}
	default:
		t.Fatalf("%s cannot be filled: teach this test", v.Type())
	}
}

func TestEveryFieldOfAQueryGoesBothWaysUnderItsName(t *testing.T) {
	var want catalog.Query
	fill(t, reflect.ValueOf(&want).Elem(), 0)
	message, err := queryTo(want)
	if err != nil {
		t.Fatal(err)
	}
	text, err := protojson.Marshal(message)
	if err != nil {
		t.Fatal(err)
	}
	var got catalog.Query
	if err := json.Unmarshal(text, &got); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("over JSON (-want +got)\n%s", diff)
	}
	fields := message.ProtoReflect().Descriptor().Fields()
	for i := range fields.Len() {
		if f := fields.Get(i); !message.ProtoReflect().Has(f) {
			t.Errorf("nothing fills %s", f.Name())
		} else if f.JSONName() != string(f.Name()) {
			t.Errorf("%s is called %s in JSON", f.Name(), f.JSONName())
		}
	}
}

func TestEverythingThatMayBeShownOfAListingIsInItsDetail(t *testing.T) {
	var l catalog.Listing
	fill(t, reflect.ValueOf(&l).Elem(), 0)
	l.LastSeen, l.HIN = l.FirstSeen.Add(48*time.Hour), "hidden"
	detail := (&listingService{}).detailOf(&l)
	checkFilled(t, detail.ProtoReflect())
	if text := protojson.Format(detail); strings.Contains(text, "hidden") {
		t.Errorf("the hull number is shown: %s", text)
	}
}

// checkFilled checks that every field of a message is set, and of the messages in it.
func checkFilled(t *testing.T, m protoreflect.Message) {
	t.Helper()
	if m.Descriptor().FullName().Parent() == "google.protobuf" {
		return
	}
	fields := m.Descriptor().Fields()
	for i := range fields.Len() {
		f := fields.Get(i)
		switch {
		case !m.Has(f):
			t.Errorf("%s is not filled", f.FullName())
		case f.Kind() != protoreflect.MessageKind:
		case f.IsList():
			checkFilled(t, m.Get(f).List().Get(0).Message())
		default:
			checkFilled(t, m.Get(f).Message())
		}
	}
}

func TestAQueryThatASearchCouldOnlyDropIsRefused(t *testing.T) {
	for text, param := range map[string]string{
		`{"type": "submarine"}`:                        "query.type",
		`{"types_any": ["sail", "x"]}`:                 "query.types_any[1]",
		`{"status": "gone"}`:                           "query.status",
		`{"tax": "paid"}`:                              "query.tax",
		`{"new_used": "old"}`:                          "query.new_used",
		`{"condition_grade": "good"}`:                  "query.condition_grade",
		`{"use": "racing"}`:                            "query.use",
		`{"engine_type": "steam"}`:                     "query.engine_type",
		`{"aggregate": ["mode_price"]}`:                "query.aggregate[0]",
		`{"length_min_m": -1}`:                         "query.length_min_m",
		`{"length_max_m": "NaN"}`:                      "query.length_max_m",
		`{"price_min": "Infinity"}`:                    "query.price_min",
		`{"cabins_max": 0}`:                            "query.cabins_max",
		`{"year_min": -3}`:                             "query.year_min",
		`{"select_index": 1}`:                          "query.select_index",
		`{"compare": [{"make": "Marlowe"}]}`:           "query.compare",
		`{"text": "` + strings.Repeat("x", 300) + `"}`: "query.text",
	} {
		var in pb.ListingQuery
		if err := protojson.Unmarshal([]byte(text), &in); err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		if _, err := queryOf(&in); fault.From(err).Param != param {
			t.Errorf("%s: got %v at %q, want it at %q", text, err, fault.From(err).Param, param)
		}
	}
	for _, text := range []string{`{}`, `{"price_max": 0}`, `{"price_min": 0, "cabins_min": 0}`, `{"type": "", "make": "Nobody"}`} {
		var in pb.ListingQuery
		if err := protojson.Unmarshal([]byte(text), &in); err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		if _, err := queryOf(&in); err != nil {
			t.Errorf("%s: %v", text, err)
		}
	}
}
