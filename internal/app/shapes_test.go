package app

import (
	"encoding/json"
	"fmt"
	"slices"
	"testing"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/schema"
)

func TestResultsHaveTheShapeThatInfoTells(t *testing.T) {
	_, s := models(t)
	for _, m := range s.models {
		info, seen := m.Info(), 0
		if info.Result == nil {
			continue
		}
		for _, question := range append(slices.Clone(asked[info.ID]), "Catalina 34 under 60k and Bavaria 37 in France or Spain, median price by year",
			"1985 Catalina 30, asking $12,000, soft deck around the mast, engine rebuilt, new sails, osmosis treated") {
			req := chat.Request{Messages: []chat.Message{{Role: chat.User, Text: question}}, Format: chat.Format{Kind: chat.FormatSchema}}
			_, err := m.Run(t.Context(), req, func(ev chat.Event) error {
				r, ok := ev.(chat.Result)
				if !ok {
					return nil
				}
				seen++
				text, err := json.Marshal(r.Data)
				if err != nil {
					return err
				}
				var v any
				if err := json.Unmarshal(text, &v); err != nil {
					return err
				}
				return holds(info.Result, v, info.ID)
			})
			if err != nil {
				t.Errorf("%s, %q: %v", info.ID, question, err)
			}
		}
		if seen == 0 {
			t.Errorf("%s gave no result", info.ID)
		}
	}
}

// holds returns what of a value is not in the shape.
func holds(s *schema.Shape, v any, at string) error {
	if v == nil && s.Null || s.Type == "" {
		return nil
	}
	switch v := v.(type) {
	case map[string]any:
		if s.Type == "object" {
			return fieldsHeld(s, v, at)
		}
	case []any:
		if s.Type == "array" {
			for _, item := range v {
				if err := holds(s.Items, item, at+"[]"); err != nil {
					return err
				}
			}
			return nil
		}
	case float64:
		if s.Type == "number" || s.Type == "integer" && v == float64(int64(v)) {
			return nil
		}
	case string:
		if s.Type == "string" {
			return nil
		}
	case bool:
		if s.Type == "boolean" {
			return nil
		}
	}
	return fmt.Errorf("%s is %v, want %s", at, v, s.Type)
}

func fieldsHeld(s *schema.Shape, v map[string]any, at string) error {
	for _, f := range s.Fields {
		value, ok := v[f.Name]
		if !ok && f.Always {
			return fmt.Errorf("%s has no %s", at, f.Name)
		}
		if !ok {
			continue
		}
		if err := holds(f.Shape, value, at+"."+f.Name); err != nil {
			return err
		}
	}
	for name, value := range v {
		if slices.Contains(s.Names(), name) {
			continue
		}
		if s.Items == nil {
			return fmt.Errorf("%s has a field %s", at, name)
		}
		if err := holds(s.Items, value, at+"."+name); err != nil {
			return err
		}
	}
	return nil
}
