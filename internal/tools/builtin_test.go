package tools_test

import (
	"context"
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/calc/library"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/fault"
	"github.com/fairlead/fairlead/internal/geo"
	"github.com/fairlead/fairlead/internal/knowledge"
	"github.com/fairlead/fairlead/internal/tools"
)

// all is a registry of every tool that needs no inventory.
func all(t *testing.T) *tools.Registry {
	t.Helper()
	base, err := knowledge.Load()
	if err != nil {
		t.Fatal(err)
	}
	designs, err := design.Load()
	if err != nil {
		t.Fatal(err)
	}
	places, err := geo.Load()
	if err != nil {
		t.Fatal(err)
	}
	list := []tools.Tool{tools.SearchKnowledge(base, "http://host"), tools.FindDesign(designs, "http://host")}
	r, err := tools.NewRegistry(append(list, tools.Calculators(library.New(places, designs))...)...)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func TestEveryToolIsDescribedAndHasAnObjectSchema(t *testing.T) {
	r := all(t)
	if n := len(r.List()); n < 32 {
		t.Errorf("there are %d tools, want at least 32", n)
	}
	for _, tool := range r.List() {
		var schema struct {
			Type       string
			Properties map[string]struct{ Description string }
		}
		if err := json.Unmarshal(tool.Schema, &schema); err != nil {
			t.Errorf("%s: %v", tool.Name, err)
			continue
		}
		if schema.Type != "object" || len(schema.Properties) == 0 || tool.Title == "" || tool.Description == "" {
			t.Errorf("%s is not described: %s", tool.Name, tool.Schema)
		}
		for name, p := range schema.Properties {
			if p.Description == "" {
				t.Errorf("%s: the argument %s has no description", tool.Name, name)
			}
		}
	}
}

func TestKnowledgeIsFoundWithItsSources(t *testing.T) {
	result, err := all(t).Call(t.Context(), tools.SearchKnowledgeName, json.RawMessage(`{"question":"How do I tie a bowline?","limit":2}`))
	if err != nil {
		t.Fatal(err)
	}
	found := result.Data.(tools.KnowledgeFound)
	if len(found.Passages) != 2 || found.Passages[0].ID != "knots-bowline" {
		t.Errorf("found %+v", found.Passages)
	}
	if len(result.Sources) == 0 || result.Sources[0].URL != "http://host/knowledge/knots-bowline" {
		t.Errorf("sources are %+v", result.Sources)
	}
	if !strings.Contains(result.Text, "[1]") {
		t.Errorf("the text names no source: %s", result.Text)
	}
}

func TestNothingIsFoundOutsideOfSailing(t *testing.T) {
	result, err := all(t).Call(t.Context(), tools.SearchKnowledgeName, json.RawMessage(`{"question":"Explain photosynthesis"}`))
	if err != nil {
		t.Fatal(err)
	}
	if got := result.Data.(tools.KnowledgeFound); len(got.Passages) != 0 || result.Text != "" {
		t.Errorf("got %+v and %q", got, result.Text)
	}
}

func TestDesignIsFoundByName(t *testing.T) {
	result, err := all(t).Call(t.Context(), tools.FindDesignName, json.RawMessage(`{"name":"Catalina 34","limit":1}`))
	if err != nil {
		t.Fatal(err)
	}
	found := result.Data.(tools.DesignsFound).Designs
	if len(found) != 1 || !found[0].Exact || found[0].LOA < 10 || found[0].LOA > 11 {
		t.Errorf("found %+v", found)
	}
	if !strings.Contains(result.Text, "length 10.") {
		t.Errorf("text is %q", result.Text)
	}
}

func TestCalculatorIsCalledByName(t *testing.T) {
	result, err := all(t).Call(t.Context(), "hull_speed", json.RawMessage(`{"waterline_length":"36 ft"}`))
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(result.Text, "8.04 kn") {
		t.Errorf("text is %q", result.Text)
	}
}

func TestCalculatorRefusesByField(t *testing.T) {
	_, err := all(t).Call(t.Context(), "hull_speed", json.RawMessage(`{"waterline_length":"-3 m"}`))
	var f *fault.Fault
	if !errors.As(err, &f) || f.Param != "arguments.waterline_length" {
		t.Errorf("error is %v, want a fault at arguments.waterline_length", err)
	}
}

func TestListingsAreSearchedByPlainWords(t *testing.T) {
	tool := tools.SearchListings(func(_ context.Context, words string, limit int) (tools.Result, error) {
		return tools.Result{Text: words, Data: limit}, nil
	})
	result, err := tool.Call(t.Context(), json.RawMessage(`{"query":"ketch in Greece"}`))
	if err != nil {
		t.Fatal(err)
	}
	if result.Text != "ketch in Greece" || result.Data != 10 {
		t.Errorf("got %q and %v", result.Text, result.Data)
	}
}
