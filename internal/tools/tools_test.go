package tools_test

import (
	"context"
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/fairlead/fairlead/internal/fault"
	"github.com/fairlead/fairlead/internal/tools"
)

type order struct {
	Name  string   `json:"name" description:"whose" minimum:"2" maximum:"5"`
	Count int      `json:"count" description:"how many" minimum:"1" maximum:"9" default:"3"`
	Size  float64  `json:"size,omitempty" description:"in m" maximum:"2.5"`
	Kind  string   `json:"kind,omitempty" description:"of what" enum:"rope|chain"`
	Tags  []string `json:"tags,omitempty" description:"any"`
}

func echo(context.Context, order) (tools.Result, error) { return tools.Result{}, nil }

func TestSchemaComesFromTheStruct(t *testing.T) {
	tool := tools.New(tools.Spec{Name: "order"}, echo)
	var got any
	if err := json.Unmarshal(tool.Schema, &got); err != nil {
		t.Fatal(err)
	}
	want := map[string]any{
		"type": "object",
		"properties": map[string]any{
			"name":  map[string]any{"type": "string", "description": "whose", "minLength": 2.0, "maxLength": 5.0},
			"count": map[string]any{"type": "integer", "description": "how many", "minimum": 1.0, "maximum": 9.0, "default": 3.0},
			"size":  map[string]any{"type": "number", "description": "in m", "maximum": 2.5},
			"kind":  map[string]any{"type": "string", "description": "of what", "enum": []any{"rope", "chain"}},
			"tags":  map[string]any{"type": "array", "description": "any", "items": map[string]any{"type": "string"}},
		},
		"required":             []any{"name"},
		"additionalProperties": false,
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

func TestArgumentsReachTheFunctionWithTheirDefaults(t *testing.T) {
	var got order
	tool := tools.New(tools.Spec{Name: "order"}, func(_ context.Context, in order) (tools.Result, error) {
		got = in
		return tools.Result{Text: "done"}, nil
	})
	result, err := tool.Call(t.Context(), json.RawMessage(`{"name":"Ada","size":1.5,"tags":["a","b"]}`))
	if err != nil {
		t.Fatal(err)
	}
	want := order{Name: "Ada", Count: 3, Size: 1.5, Tags: []string{"a", "b"}}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	if result.Text != "done" {
		t.Errorf("text is %q", result.Text)
	}
}

func TestWrongArgumentsAreRefusedByFieldBoundAndValue(t *testing.T) {
	tool := tools.New(tools.Spec{Name: "order"}, echo)
	for name, c := range map[string]struct{ args, message, param string }{
		"missing":        {`{}`, "name is missing: whose", "arguments.name"},
		"no arguments":   {``, "name is missing: whose", "arguments.name"},
		"null":           {`{"name":null}`, "name is missing: whose", "arguments.name"},
		"too short":      {`{"name":"A"}`, "name must be at least 2 bytes long, not 1", "arguments.name"},
		"too long":       {`{"name":"Adaline"}`, "name must be at most 5 bytes long, not 7", "arguments.name"},
		"below":          {`{"name":"Ada","count":0}`, "count must be at least 1, not 0", "arguments.count"},
		"above":          {`{"name":"Ada","size":3}`, "size must be at most 2.5, not 3", "arguments.size"},
		"not in list":    {`{"name":"Ada","kind":"wire"}`, `kind must be one of rope, chain, not "wire"`, "arguments.kind"},
		"wrong type":     {`{"name":7}`, "name must be a string, not a number", "arguments.name"},
		"not an integer": {`{"name":"Ada","count":1.5}`, "count must be a integer, not a number 1.5", "arguments.count"},
		"unknown":        {`{"name":"Ada","colour":"red"}`, "colour is not an argument of this tool; it takes name, count, size, kind, tags", "arguments.colour"},
		"no object":      {`[1]`, "the arguments are not a JSON object", "arguments"},
		"two values":     {`{"name":"Ada"} {}`, "something follows the arguments", "arguments"},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := tool.Call(t.Context(), json.RawMessage(c.args))
			var f *fault.Fault
			if !errors.As(err, &f) {
				t.Fatalf("error is %v, want a fault", err)
			}
			if f.Kind != fault.Invalid || f.Message != c.message || f.Param != c.param {
				t.Errorf("got %v %q at %q, want %q at %q", f.Kind, f.Message, f.Param, c.message, c.param)
			}
		})
	}
}

func TestRegistryKeepsTheOrderAndRefusesTwins(t *testing.T) {
	a, b := tools.New(tools.Spec{Name: "a"}, echo), tools.New(tools.Spec{Name: "b"}, echo)
	r, err := tools.NewRegistry(b, a)
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, tool := range r.List() {
		names = append(names, tool.Name)
	}
	if got := strings.Join(names, " "); got != "b a" {
		t.Errorf("order is %q, want %q", got, "b a")
	}
	if _, err := tools.NewRegistry(a, b, a); err == nil {
		t.Error("two tools of one name were taken")
	}
}

func TestUnknownToolIsNotFound(t *testing.T) {
	r, err := tools.NewRegistry()
	if err != nil {
		t.Fatal(err)
	}
	_, err = r.Call(t.Context(), "nothing", nil)
	if got := fault.From(err).Kind; got != fault.NotFound {
		t.Errorf("kind is %v, want %v", got, fault.NotFound)
	}
}

func FuzzCallNeverPanics(f *testing.F) {
	f.Add(`{"name":"Ada","count":2}`)
	f.Add(`{"name":{"a":[1]}}`)
	f.Add(`null`)
	tool := tools.New(tools.Spec{Name: "order"}, func(_ context.Context, in order) (tools.Result, error) {
		if len(in.Name) < 2 || len(in.Name) > 5 || in.Count < 1 || in.Count > 9 || in.Size > 2.5 {
			return tools.Result{}, errors.New("out of bounds")
		}
		return tools.Result{}, nil
	})
	f.Fuzz(func(t *testing.T, args string) {
		_, err := tool.Call(t.Context(), json.RawMessage(args))
		if err != nil && fault.From(err).Kind != fault.Invalid {
			t.Errorf("%q: %v", args, err)
		}
	})
}
