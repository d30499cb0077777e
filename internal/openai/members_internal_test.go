package openai

import (
	"encoding/json"
	"testing"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"
)

func FuzzMembersAreThoseOfEncodingJSON(f *testing.F) {
	for _, body := range []string{
		`{"a":1,"b":[{"c":"}]"},null],"\u0061":"x\"","d":{}}`, ` [ 1 , "a\\" ,[ ],{"b" : true } ] `, `{}`, `[]`, "\n{\"a\" :\t-1e5\r\n}", `{"":"","a":false}`, `{"\ud800":"\ud800"}`,
	} {
		f.Add(body)
	}
	f.Fuzz(func(t *testing.T, body string) {
		if !utf8.ValidString(body) {
			return
		}
		object, list := map[string]json.RawMessage{}, []json.RawMessage{}
		var want, got any
		switch {
		case json.Unmarshal([]byte(body), &object) == nil && object != nil:
			fields := map[string]json.RawMessage{}
			members([]byte(body), func(name string, value json.RawMessage) { fields[name] = value })
			want, got = object, fields
		case json.Unmarshal([]byte(body), &list) == nil && list != nil:
			items := []json.RawMessage{}
			members([]byte(body), func(_ string, value json.RawMessage) { items = append(items, value) })
			want, got = list, items
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%s (-want +got):\n%s", body, diff)
		}
	})
}

func FuzzTextsAreThoseOfEncodingJSON(f *testing.F) {
	for _, text := range []string{`""`, `"a"`, `"a\nb\u00e9"`, `"\ud83d\ude00\ud800"`, `"é\\"`} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, raw string) {
		var want string
		if !utf8.ValidString(raw) || raw == "" || raw[0] != '"' || raw[len(raw)-1] != '"' || json.Unmarshal([]byte(raw), &want) != nil {
			return
		}
		if got := unquoted([]byte(raw)); got != want {
			t.Errorf("%s is %q, want %q", raw, got, want)
		}
	})
}
