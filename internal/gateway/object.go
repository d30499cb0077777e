package gateway

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strconv"

	"github.com/fairlead/fairlead/internal/schema"
)

// In textFields stands by their marks, [1] or [Q1], what the items of sourceFields are the sources of.
var (
	textFields   = []string{"answer", "sections"}
	sourceFields = []string{"citations", "evidence"}
)

// fields of a JSON object, by name.
type fields map[string]json.RawMessage

// object is a structured result that may have to be shortened.
type object struct {
	fields
	whole   []byte    // as it was before the client's schema cut it
	sources []sources // found where it has to be shortened
}

// sources is a field with what the text cites.
type sources struct {
	name  string
	items []json.RawMessage
	marks []string // how each item stands in the text
}

// objectOf marshals a result and keeps of it what the cut leaves.
func objectOf(result any, cut *schema.Cut) (object, error) {
	whole, err := json.Marshal(result)
	if err != nil {
		return object{}, err
	}
	left := json.RawMessage(whole)
	if cut != nil {
		if left, err = cut.Apply(whole); err != nil {
			return object{}, fmt.Errorf("cut a result: %w", err)
		}
	}
	o := object{whole: whole}
	if err := json.Unmarshal(left, &o.fields); err != nil {
		return object{}, fmt.Errorf("take a result apart: %w", err)
	}
	return o, nil
}

// sourcesOf are the fields left that a text left cites. A source is known by its mark, even where the client wants neither its number nor
// its name.
func sourcesOf(all, left fields) (list []sources) {
	for _, name := range sourceFields {
		s := sources{name: name}
		var named []struct {
			ID     string
			Number int
		}
		if !left.has(name) || json.Unmarshal(left[name], &s.items) != nil || json.Unmarshal(all[name], &named) != nil {
			continue
		}
		for _, n := range named {
			mark := n.ID
			if n.Number > 0 {
				mark = strconv.Itoa(n.Number)
			}
			s.marks = append(s.marks, "["+mark+"]")
		}
		if slices.ContainsFunc(s.marks, left.cite) {
			list = append(list, s)
		}
	}
	return list
}

func (f fields) has(name string) bool { return len(f[name]) > 0 }

// marshal writes the fields with those of the sources that their texts cite.
func (o object) marshal(f fields) ([]byte, error) {
	if len(o.sources) == 0 {
		return json.Marshal(f)
	}
	f = maps.Clone(f)
	for _, s := range o.sources {
		cited := []json.RawMessage{}
		for i, item := range s.items {
			if f.cite(s.marks[i]) {
				cited = append(cited, item)
			}
		}
		text, err := json.Marshal(cited)
		if err != nil {
			return nil, err
		}
		f[s.name] = text
	}
	return json.Marshal(f)
}

// cite reports whether a text among the fields has the mark.
func (f fields) cite(mark string) bool {
	return slices.ContainsFunc(textFields, func(name string) bool { return bytes.Contains(f[name], []byte(mark)) })
}

// isSource reports whether a field holds what the texts cite.
func (o object) isSource(name string) bool {
	return slices.ContainsFunc(o.sources, func(s sources) bool { return s.name == name })
}
