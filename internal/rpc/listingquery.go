package rpc

import (
	"encoding/json"
	"fmt"
	"math"
	"slices"
	"strings"

	"google.golang.org/protobuf/encoding/protojson"
	"google.golang.org/protobuf/reflect/protoreflect"

	pb "github.com/fairlead/fairlead/gen/fairlead/v1"
	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/fault"
)

// words are the fields of a query that know only some words. Words that the data brings, such as makes, are not here: one
// that no boat has finds nothing, and the answer says so.
var words = map[protoreflect.Name][]string{
	"type": types, "types_any": types, "exclude_types": types,
	"use":             {"bluewater", "liveaboard"},
	"engine_type":     {"inboard", "saildrive", "outboard", "sterndrive", "pod"},
	"new_used":        {"new", "used"},
	"condition_grade": {string(catalog.Bristol), string(catalog.AboveAverage), string(catalog.Average), string(catalog.Fair), string(catalog.Restorable), "project"},
	"tax":             {string(catalog.VATPaid), string(catalog.VATNotPaid), string(catalog.VATExcluded), string(catalog.TaxNA)},
	"status":          {string(catalog.Active), string(catalog.UnderOffer), string(catalog.OnOrder), string(catalog.Sold), string(catalog.Withdrawn)},
	"aggregate": {catalog.AggregateCount, catalog.AggregateMedianPrice, catalog.AggregateMeanPrice, catalog.AggregatePriceRange,
		catalog.AggregateByYear, catalog.AggregateByCountry, catalog.AggregateByMake, catalog.AggregateByModel, catalog.AggregateDays,
		catalog.AggregatePerLength},
}

var types = []string{
	string(design.Sail), string(design.Power), string(design.Catamaran), string(design.PowerCat), string(design.Trimaran),
	string(design.Motorsailer), string(design.RIB), string(design.Dinghy), "barge", "pwc", "other",
}

// queryOf is a query as a search takes it. The fields are called the same in the JSON of both, which is why JSON carries
// them over: what one side has and the other has not is an error, not a field that is forgotten.
func queryOf(in *pb.ListingQuery) (catalog.Query, error) {
	var q catalog.Query
	if in == nil {
		return q, nil
	}
	if err := checkQuery(in); err != nil {
		return q, err
	}
	data, err := protojson.MarshalOptions{UseProtoNames: true}.Marshal(in)
	if err == nil {
		err = json.Unmarshal(data, &q)
	}
	if err != nil {
		return q, fmt.Errorf("carry a query over: %w", err)
	}
	return q, nil
}

// queryTo is a query as clients get it.
func queryTo(q catalog.Query) (*pb.ListingQuery, error) {
	out := &pb.ListingQuery{}
	data, err := json.Marshal(q)
	if err == nil {
		err = protojson.Unmarshal(data, out)
	}
	if err != nil {
		return nil, fmt.Errorf("carry a query over: %w", err)
	}
	return out, nil
}

// maxQueryText bounds a word of a query in bytes, maxQueryList the length of a list.
const (
	maxQueryText = 200
	maxQueryList = 100
)

// checkQuery refuses what a search could only drop in silence.
func checkQuery(in *pb.ListingQuery) error {
	if in.SelectIndex != nil {
		return queryFault("select_index", "a search has no list before it: give the query of that list and take its boat")
	}
	if len(in.GetCompare()) > 0 {
		return queryFault("compare", "a search is one query: search for each of the compared ones")
	}
	var bad error
	in.ProtoReflect().Range(func(field protoreflect.FieldDescriptor, v protoreflect.Value) bool {
		if field.IsList() {
			bad = checkList(field, v.List())
		} else {
			bad = checkValue(field, string(field.Name()), v)
		}
		return bad == nil
	})
	return bad
}

func checkList(field protoreflect.FieldDescriptor, list protoreflect.List) error {
	if list.Len() > maxQueryList {
		return queryFault(string(field.Name()), "at most %d values are possible, not %d", maxQueryList, list.Len())
	}
	for i := range list.Len() {
		if err := checkValue(field, fmt.Sprintf("%s[%d]", field.Name(), i), list.Get(i)); err != nil {
			return err
		}
	}
	return nil
}

func checkValue(field protoreflect.FieldDescriptor, at string, v protoreflect.Value) error {
	switch field.Kind() {
	case protoreflect.StringKind:
		return checkWord(field.Name(), at, v.String())
	case protoreflect.DoubleKind:
		return checkNumber(field.Name(), at, v.Float())
	case protoreflect.Int32Kind:
		return checkNumber(field.Name(), at, float64(v.Int()))
	}
	return nil
}

func checkWord(name protoreflect.Name, at, word string) error {
	if len(word) > maxQueryText {
		return queryFault(at, "at most %d bytes are possible, not %d", maxQueryText, len(word))
	}
	if known := words[name]; word != "" && known != nil && !slices.Contains(known, word) {
		return queryFault(at, "%q is none of %s", fault.Clip(word), strings.Join(known, ", "))
	}
	if slices.Contains(countries, name) && word != "" && !isCountry(word) {
		return queryFault(at, "%q is no code of two letters, as ISO 3166-1 has them", fault.Clip(word))
	}
	return nil
}

// countries are the fields that hold codes of countries.
var countries = []protoreflect.Name{"country", "countries_any", "exclude_countries"}

func isCountry(word string) bool {
	return len(word) == 2 && strings.Trim(strings.ToUpper(word), "ABCDEFGHIJKLMNOPQRSTUVWXYZ") == ""
}

// checkNumber refuses bounds that nothing can meet. Only a price may have the upper bound 0: of boats that are given away.
func checkNumber(name protoreflect.Name, at string, v float64) error {
	switch {
	case math.IsNaN(v) || math.IsInf(v, 0) || v < 0:
		return queryFault(at, "must be a number of at least 0, not %v", v)
	case v == 0 && strings.Contains(string(name), "max") && name != "price_max":
		return queryFault(at, "must be greater than 0; leave it out to ask for nothing")
	}
	return nil
}

func queryFault(field, format string, args ...any) error {
	return fault.New(fault.Invalid, field+": "+format, args...).At("query." + field)
}
