package rpc

import (
	"bytes"
	"encoding/json"
	"errors"
	"strings"
	"unicode/utf8"

	"google.golang.org/protobuf/encoding/protojson"
	"google.golang.org/protobuf/proto"

	pb "github.com/fairlead/fairlead/gen/fairlead/v1"
	"github.com/fairlead/fairlead/internal/fault"
)

// queryJSON reads and writes messages as JSON. Fields that nobody knows are ignored, as connect's own codec does for
// clients that are newer than the server, but for those of a query for boats: a misspelt filter would find every boat.
type queryJSON struct{ name string }

// isQuery tells the messages in which every field counts.
func isQuery(m proto.Message) bool {
	switch m.(type) {
	case *pb.SearchRequest, *pb.StatsRequest:
		return true
	}
	return false
}

// Name is the codec's name in a content type.
func (c queryJSON) Name() string { return c.name }

// Marshal writes a message.
func (queryJSON) Marshal(message any) ([]byte, error) {
	m, err := messageOf(message)
	if err != nil {
		return nil, err
	}
	return protojson.Marshal(m)
}

// Unmarshal reads a message.
func (queryJSON) Unmarshal(data []byte, message any) error {
	m, err := messageOf(message)
	if err != nil {
		return err
	}
	if f := read(data, m); f != nil {
		return keepFault(m, f)
	}
	return nil
}

// read reads a message. That it is read strictly first spares nearly everybody the search for names of enums, which the library takes
// for fields that nobody knows.
func read(data []byte, m proto.Message) *fault.Fault {
	if len(data) == 0 {
		return fault.New(fault.Invalid, "the body is empty: a JSON object is wanted").Coded("invalid_json")
	}
	err := protojson.Unmarshal(data, m)
	if err == nil {
		return nil
	}
	object := isObject(data)
	if object {
		if f := unknownName(data, m.ProtoReflect().Descriptor(), ""); f != nil {
			return f
		}
	}
	if !isQuery(m) {
		err = protojson.UnmarshalOptions{DiscardUnknown: true}.Unmarshal(data, m)
	}
	if err == nil {
		return nil
	}
	code := "invalid_json"
	if object && !strings.Contains(err.Error(), "duplicate") {
		code = "invalid_type"
	}
	// The library puts a no-break space behind its prefix, so that nobody relies on its words.
	text := strings.ReplaceAll(err.Error(), "\u00a0", " ")
	return fault.New(fault.Invalid, "the message cannot be read: %s", strings.TrimPrefix(text, "proto: ")).Coded(code).Because(err)
}

// isObject reports whether data is an object in JSON, whatever it holds.
func isObject(data []byte) bool {
	return json.Valid(data) && utf8.Valid(data) && bytes.HasPrefix(bytes.TrimSpace(data), []byte("{"))
}

func messageOf(message any) (proto.Message, error) {
	m, ok := message.(proto.Message)
	if !ok {
		return nil, errors.New("not a message")
	}
	return m, nil
}
