// Package tools holds what models and typed clients can call: functions with a name, a JSON Schema of their arguments and a result.
package tools

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"reflect"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/fault"
)

// Tool is a function that can be called by name. It is safe for concurrent use.
type Tool struct {
	Name        string // snake case, unique in a registry
	Title       string // for people
	Description string // what it answers, for a model that chooses among tools
	Schema      json.RawMessage
	// Call checks the arguments, a JSON object that meets Schema, and does the work. A fault.Invalid names the argument,
	// the bound and the value; it may be shown to the caller.
	Call func(ctx context.Context, args json.RawMessage) (Result, error)
}

// Result is what a call gives.
type Result struct {
	Text    string          // Markdown for people and language models
	Data    any             // the same as values; marshals to a JSON object
	Sources []chat.Citation // numbered from 1 as in Text; may be empty
}

// Spec names and describes a tool.
type Spec struct{ Name, Title, Description string }

// New returns a tool that calls do. Its schema comes from In, a struct whose fields carry the tags json, description and,
// where they apply, minimum, maximum, default and enum (values parted by bars); a field with omitempty is optional.
// In must be made of strings, numbers, booleans and slices of these, else New panics: it is a mistake in the program.
func New[In any](spec Spec, do func(ctx context.Context, in In) (Result, error)) Tool {
	shape := shapeOf(reflect.TypeFor[In]())
	return Tool{
		Name: spec.Name, Title: spec.Title, Description: spec.Description,
		Schema: shape.schema(),
		Call: func(ctx context.Context, args json.RawMessage) (Result, error) {
			in, err := decode[In](args, shape)
			if err != nil {
				return Result{}, err
			}
			return do(ctx, in)
		},
	}
}

// decode reads arguments strictly and checks them against the tags.
func decode[In any](args json.RawMessage, shape shape) (In, error) {
	var in In
	if len(bytes.TrimSpace(args)) == 0 {
		args = json.RawMessage("{}")
	}
	given, err := fields(args)
	if err != nil {
		return in, err
	}
	full, err := shape.complete(given)
	if err != nil {
		return in, err
	}
	var wrong *json.UnmarshalTypeError
	switch err := json.Unmarshal(full, &in); {
	case errors.As(err, &wrong):
		return in, invalid(wrong.Field, "must be a %s, not a %s", jsonType(wrong.Type), wrong.Value)
	case err != nil:
		return in, fault.New(fault.Invalid, "the arguments cannot be read: %v", err)
	}
	return in, shape.check(reflect.ValueOf(in))
}

// fields reads a JSON object and nothing after it.
func fields(args json.RawMessage) (map[string]json.RawMessage, error) {
	var given map[string]json.RawMessage
	d := json.NewDecoder(bytes.NewReader(args))
	if err := d.Decode(&given); err != nil || given == nil {
		return nil, fault.New(fault.Invalid, "the arguments are not a JSON object").At("arguments").Coded("invalid_json")
	}
	if _, err := d.Token(); !errors.Is(err, io.EOF) {
		return nil, fault.New(fault.Invalid, "something follows the arguments").At("arguments").Coded("invalid_json")
	}
	return given, nil
}

func invalid(field, format string, args ...any) error {
	return fault.New(fault.Invalid, "%s %s", field, fmt.Sprintf(format, args...)).At("arguments." + field)
}
