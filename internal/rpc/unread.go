package rpc

import (
	"context"
	"encoding/json"

	"connectrpc.com/connect"
	"google.golang.org/protobuf/encoding/protowire"
	"google.golang.org/protobuf/proto"

	"github.com/fairlead/fairlead/internal/fault"
)

// Of what a codec returns connect tells clients nothing but the words. So a codec puts the fault of a message that it cannot read into the
// message itself, as a field that nobody knows, and the interceptor that stands before every handler returns it as all others are.

// faultField is the number of that field, the last there is. No codec lets a client send it.
const faultField = protowire.MaxValidNumber

type unread struct{ Code, Param, Message string }

// keepFault empties the message and puts the fault into it.
func keepFault(m proto.Message, f *fault.Fault) error {
	text, err := json.Marshal(unread{f.Code, f.Param, f.Message})
	if err != nil {
		return err
	}
	proto.Reset(m)
	m.ProtoReflect().SetUnknown(protowire.AppendBytes(protowire.AppendTag(nil, faultField, protowire.BytesType), text))
	return nil
}

// keptFault is the fault of a message that could not be read; nil where it could.
func keptFault(message any) error {
	m, ok := message.(proto.Message)
	if !ok {
		return nil
	}
	field := m.ProtoReflect().GetUnknown()
	number, kind, n := protowire.ConsumeTag(field)
	if number != faultField || kind != protowire.BytesType {
		return nil
	}
	text, _ := protowire.ConsumeBytes(field[n:])
	var u unread
	if err := json.Unmarshal(text, &u); err != nil {
		return err
	}
	return errorOf(fault.New(fault.Invalid, "%s", u.Message).At(u.Param).Coded(u.Code))
}

// reading lets no message that could not be read reach a handler.
type reading struct{}

// WrapUnary looks at the request.
func (reading) WrapUnary(next connect.UnaryFunc) connect.UnaryFunc {
	return func(ctx context.Context, req connect.AnyRequest) (connect.AnyResponse, error) {
		if err := keptFault(req.Any()); err != nil {
			return nil, err
		}
		return next(ctx, req)
	}
}

// WrapStreamingClient changes nothing: there are no clients here.
func (reading) WrapStreamingClient(next connect.StreamingClientFunc) connect.StreamingClientFunc {
	return next
}

// WrapStreamingHandler looks at each message.
func (reading) WrapStreamingHandler(next connect.StreamingHandlerFunc) connect.StreamingHandlerFunc {
	return func(ctx context.Context, conn connect.StreamingHandlerConn) error {
		return next(ctx, readingConn{conn})
	}
}

type readingConn struct{ connect.StreamingHandlerConn }

// Receive reads the next message.
func (c readingConn) Receive(message any) error {
	if err := c.StreamingHandlerConn.Receive(message); err != nil {
		return err
	}
	return keptFault(message)
}

// binary reads and writes messages as gRPC does, without fields that nobody knows.
type binary struct{}

// Name is the codec's name in a content type.
func (binary) Name() string { return "proto" }

// Marshal writes a message.
func (b binary) Marshal(message any) ([]byte, error) { return b.MarshalAppend(nil, message) }

// MarshalAppend appends a message.
func (binary) MarshalAppend(dst []byte, message any) ([]byte, error) {
	m, err := messageOf(message)
	if err != nil {
		return nil, err
	}
	return proto.MarshalOptions{}.MarshalAppend(dst, m)
}

// MarshalStable writes a message always alike, for addresses.
func (binary) MarshalStable(message any) ([]byte, error) {
	m, err := messageOf(message)
	if err != nil {
		return nil, err
	}
	return proto.MarshalOptions{Deterministic: true}.Marshal(m)
}

// IsBinary reports that what is written is no text.
func (binary) IsBinary() bool { return true }

// Unmarshal reads a message.
func (binary) Unmarshal(data []byte, message any) error {
	m, err := messageOf(message)
	if err != nil {
		return err
	}
	if err := (proto.UnmarshalOptions{DiscardUnknown: true}).Unmarshal(data, m); err != nil {
		return keepFault(m, fault.New(fault.Invalid, "the message cannot be read: it is no %s", m.ProtoReflect().Descriptor().FullName()).Coded("invalid_type"))
	}
	return nil
}
