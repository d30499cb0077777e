package rpc

import (
	"errors"
	"strings"

	"google.golang.org/protobuf/encoding/protojson"
	"google.golang.org/protobuf/proto"

	pb "github.com/fairlead/fairlead/gen/fairlead/v1"
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
	if len(data) == 0 {
		return errors.New("the body is empty: a JSON object is wanted")
	}
	if err := (protojson.UnmarshalOptions{DiscardUnknown: !isQuery(m)}).Unmarshal(data, m); err != nil {
		// The library puts a no-break space behind its prefix, so that nobody relies on its words.
		text := strings.ReplaceAll(err.Error(), "\u00a0", " ")
		return errors.New(strings.TrimPrefix(text, "proto: "))
	}
	return nil
}

func messageOf(message any) (proto.Message, error) {
	m, ok := message.(proto.Message)
	if !ok {
		return nil, errors.New("not a message")
	}
	return m, nil
}
