package rpc

import (
	"errors"
	"strings"

	"google.golang.org/protobuf/encoding/protojson"
	"google.golang.org/protobuf/proto"
)

// strictJSON reads and writes messages as JSON. A field that nobody knows is an error: a misspelt filter would otherwise
// find every boat. Clients that are newer than the server are told so, which connect's own codec would keep from them.
type strictJSON struct{ name string }

// Name is the codec's name in a content type.
func (c strictJSON) Name() string { return c.name }

// Marshal writes a message.
func (strictJSON) Marshal(message any) ([]byte, error) {
	m, err := messageOf(message)
	if err != nil {
		return nil, err
	}
	return protojson.Marshal(m)
}

// Unmarshal reads a message.
func (strictJSON) Unmarshal(data []byte, message any) error {
	m, err := messageOf(message)
	if err != nil {
		return err
	}
	if len(data) == 0 {
		return errors.New("the body is empty: a JSON object is wanted")
	}
	if err := protojson.Unmarshal(data, m); err != nil {
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
