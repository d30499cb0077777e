package app_test

import (
	"encoding/json"
	"fmt"
	"net/http"
	"strings"
	"testing"

	"github.com/google/jsonschema-go/jsonschema"

	"github.com/fairlead/fairlead/internal/app/apptest"
)

// formed returns the status, the param of an error and the content of an answer to a question with a response format.
func formed(t *testing.T, s *apptest.Server, model, question, format string, maxTokens int) (status int, param, content, finish string) {
	t.Helper()
	body := fmt.Sprintf(`{"model":%q,"messages":[{"role":"user","content":%q}],"max_completion_tokens":%d,"response_format":%s}`, model, question, maxTokens, format)
	res, text := call(t, s, http.MethodPost, "/v1/chat/completions", body, "Authorization", "Bearer "+s.Key)
	var a struct {
		Error   struct{ Code, Param string }
		Choices []struct {
			Finish  string `json:"finish_reason"`
			Message struct{ Content string }
		}
	}
	if err := json.Unmarshal([]byte(text), &a); err != nil {
		t.Fatalf("%v: %s", err, text)
	}
	if len(a.Choices) == 0 {
		if a.Error.Code != "unsupported_value" {
			t.Errorf("%s %s: got %s", model, format, text)
		}
		return res.StatusCode, a.Error.Param, "", ""
	}
	return res.StatusCode, "", a.Choices[0].Message.Content, a.Choices[0].Finish
}

func schemaFormat(schema string) string {
	return `{"type":"json_schema","json_schema":{"name":"x","strict":true,"schema":` + schema + `}}`
}

// questions are several for each model, so that results with and without their parts are seen.
var questions = map[string][]string{
	"svc-agent":               {"How do I heave to?", "hello"},
	"svc-listings-agent":      {"catamaran under 400k euro", "J/24", "hello", "Catalina 34 under $5 in Monaco", "Sun Odyssey 349 vs Oceanis 35.1 price by year"},
	"svc-survey-agent":        {"1986 Catalina 36 with soft deck and 3850 engine hours", "Beneteau Oceanis 40, 2009"},
	"svc-deep-research-agent": {"Market study of the Hallberg-Rassy 352", "hello"},
}

func TestASchemaThatIsAcceptedIsMet(t *testing.T) {
	s := apptest.New(t)
	for model, schemas := range map[string][]string{
		"svc-agent": {
			`{}`, `{"type":"object"}`,
			`{"type":"object","properties":{"answer":{"type":"string","description":"x","title":"y","default":"z","examples":["a"]}},"required":["answer"],"additionalProperties":false}`,
			`{"type":["object","null"],"properties":{"answer":{"type":"string"}},"required":["answer"]}`,
			`{"type":"object","properties":{"answer":{"type":"string"},"citations":{"type":"array","items":{"type":"object","properties":{"title":{"type":"string"},"url":{"type":"string"}},"required":["title","url"],"additionalProperties":false}}},"required":["answer","citations"],"additionalProperties":false}`,
			`{"allOf":[{"type":"object","properties":{"answer":{"type":"string"}},"additionalProperties":false}]}`,
			`{"type":"object","properties":{"citations":{"type":"array","items":{"$ref":"#/$defs/c"}}},"required":["citations"],"$defs":{"c":{"type":"object","additionalProperties":false,
				"properties":{"number":{"type":"integer"},"id":{"type":"string"},"title":{"type":"string"},"source":{"type":"string"},"url":{"type":"string","format":"uri"}},
				"required":["number","id","title","source","url"]}}}`,
		},
		"svc-listings-agent": {
			`{"type":"object","properties":{"total":{"type":"integer"},"listings":{"type":"array","items":{"type":"object","properties":{"price":{"type":"number"},"title":{"type":"string"}},"required":["title","url","id"]}}},"required":["total","listings"],"additionalProperties":false}`,
			`{"$schema":"http://json-schema.org/draft-07/schema#","type":"object","properties":{"total":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"listings":{"type":"array","items":{"$ref":"#/definitions/boat"}}},
				"required":["total","listings"],"additionalProperties":false,"definitions":{"boat":{"type":"object","additionalProperties":false,
				"properties":{"title":{"type":"string"},"url":{"type":"string","format":"uri"},"year":{"anyOf":[{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},{"type":"null"}]},
				"price":{"type":["number","null"]},"country":{"type":["string","null"]},"state":{"anyOf":[{"type":"string"},{"type":"null"}]}},"required":["title","url","year","price","country","state"]}}}`,
			`{"type":"object","properties":{"stats":{"anyOf":[{"type":"object","properties":{"median":{"type":"number"},"currency":{"type":["string","null"]},"rate_date":{"type":["string","null"]}},
				"required":["median","currency","rate_date"],"additionalProperties":false},{"type":"null"}]}},"required":["stats"],"additionalProperties":false}`,
			`{"properties":{"stats":{"anyOf":[{"type":"object","required":["n","median"]},{"type":"null"}]},"query":{"type":"object","properties":{"make":{"type":"string"},"currency":{"type":["string","null"]},"compare":{"items":{"properties":{"year_min":{"type":"integer"}}}}}}},"required":["sample","as_of"]}`,
		},
		"svc-survey-agent": {
			`{"type":"object","properties":{"summary":{"type":"array","items":{"type":"string"}},"findings":{"type":"array","items":{"type":"object","properties":{"title":{"type":"string"},"grade":{"type":"string"},"cost":{"type":["string","null"]},
				"budget":{"anyOf":[{"type":"object","properties":{"low":{"type":"number"},"high":{"type":"number"}},"required":["low","high"],"additionalProperties":false},{"type":"null"}]}},
				"required":["title","grade","cost","budget"],"additionalProperties":false}}},"required":["summary","findings"],"additionalProperties":false}`,
			`{"properties":{"areas":{"type":"array","items":{"type":"object","required":["area","score","moves"],"properties":{"moves":{"type":"array","items":{"required":["points","why"]}}}}},
				"findings":{"type":"array","items":{"required":["grade","evidence"],"properties":{"budget":{"type":"object"}}}},"value":{"type":"object","required":["n"]}},"required":["areas","findings","value","disclaimer"]}`,
		},
		"svc-deep-research-agent": {
			`{"properties":{"title":{"type":"string"},"sections":{"type":"array","items":{"type":"object","required":["heading","text"],"additionalProperties":false,"properties":{"heading":{"type":"string"},"text":{"type":"string"}}}}},"required":["title","sections"],"additionalProperties":false}`,
			`{"type":"object","properties":{"answer":{"type":"string"},"evidence":{"type":"array","items":{"type":"object","properties":{"id":{"type":"string"},"url":{"type":["string","null"]},"values":{"type":["array","null"],"items":{"type":"object",
				"properties":{"name":{"type":"string"},"of":{"type":["string","null"]},"number":{"type":"number"}},"required":["name","of","number"],"additionalProperties":false}}},"required":["id","url","values"],"additionalProperties":false}}},"required":["answer","evidence"],"additionalProperties":false}`,
			`{"properties":{"evidence":{"type":"array","items":{"required":["id","kind"],"properties":{"values":{"type":"array","items":{"required":["name","number"]}},"filter":{"properties":{"query":{"type":"object"}}}}}}},"required":["evidence"]}`,
		},
	} {
		for _, schema := range schemas {
			var asks jsonschema.Schema
			if err := json.Unmarshal([]byte(schema), &asks); err != nil {
				t.Fatal(err)
			}
			judge, err := asks.Resolve(nil)
			if err != nil {
				t.Fatal(err)
			}
			for _, question := range questions[model] {
				status, param, content, finish := formed(t, s, model, question, schemaFormat(schema), 4000)
				var got any
				if err := json.Unmarshal([]byte(content), &got); status != http.StatusOK || finish != "stop" && finish != "length" || err != nil {
					t.Errorf("%s, %q: got %d at %s, %s, %v for %s", model, question, status, param, finish, err, schema)
					continue
				}
				if err := judge.Validate(got); err != nil {
					t.Errorf("%s, %q violates %s: %v\n%.500s", model, question, schema, err, content)
				}
			}
		}
	}
}

func TestASchemaThatAnAnswerMayViolateIsRefused(t *testing.T) {
	s := apptest.New(t)
	const base = "response_format.json_schema.schema"
	type refusal struct{ schema, path string }
	for model, refusals := range map[string][]refusal{
		"svc-agent": {
			{`{"type":"object","properties":{"answer":{"type":"string"},"citations":{"type":"array","items":{"type":"string"}}},"required":["answer","citations"],"additionalProperties":false}`, ".properties.citations.items.type"},
			{`{"properties":{"citations":{"items":{"properties":{"page":{"type":"string"}},"additionalProperties":false}}}}`, ".properties.citations.items.additionalProperties"},
			{`{"properties":{"citations":{"items":{"properties":{"url":{"type":"string"},"page":{"type":["integer","null"]}},"required":["url","page"],"additionalProperties":false}}}}`, ".properties.citations.items.required"},
			{`{"type":"object","properties":{},"additionalProperties":false}`, ".additionalProperties"},
			{`{"not":{}}`, ".not"}, {`{"minProperties":5}`, ".minProperties"}, {`{"maxProperties":1}`, ".maxProperties"},
			{`{"allOf":[{"type":"object","properties":{"answer":{"type":"string"}},"additionalProperties":false},{"type":"object"}]}`, ".allOf.0.additionalProperties"},
			{`{"anyOf":[{"required":["foo"]}]}`, ".anyOf.0.required"}, {`{"oneOf":[{"required":["foo"]}]}`, ".oneOf.0.required"},
			{`{"patternProperties":{"^a":{"type":"number"}}}`, ".patternProperties"}, {`{"propertyNames":{"maxLength":3}}`, ".propertyNames"},
			{`{"if":{},"then":{"required":["foo"]}}`, ".if"}, {`{"dependentRequired":{"answer":["foo"]}}`, ".dependentRequired"},
			{`{"const":{}}`, ".const"}, {`{"enum":[1]}`, ".enum"}, {`{"unevaluatedProperties":false}`, ".unevaluatedProperties"},
			{`{"$ref":"#/$defs/b","$defs":{"b":{"type":"object","properties":{"answer":{"type":"number"}}}}}`, ".$defs.b.properties.answer.type"},
			{`{"properties":{"answer":{"type":"string","minLength":9}}}`, ".properties.answer.minLength"},
			{`{"properties":{"answer":{"type":"string"}},"required":["citations","foo"]}`, ".required"},
			{`{"properties":{"sentiment":{"type":"string"}}}`, ".properties"},
		},
		"svc-listings-agent": {
			{`{"properties":{"listings":{"items":{"properties":{"price":{"type":"string"}}}}}}`, ".properties.listings.items.properties.price.type"},
			{`{"properties":{"listings":{"items":{"properties":{"price":{"type":"integer"}}}}}}`, ".properties.listings.items.properties.price.type"},
			{`{"properties":{"listings":{"items":{"required":["title","length_m"]}}}}`, ".properties.listings.items.required"},
			{`{"properties":{"listings":{"items":{"additionalProperties":false,"required":["title","country"],"properties":{"title":{"type":"string"},"country":{"type":"string"}}}}}}`, ".properties.listings.items.required"},
			{`{"properties":{"stats":{"type":["object","null"],"required":["foo"]}}}`, ".properties.stats.required"},
			{`{"properties":{"stats":{"type":"object"}}}`, ".properties.stats.type"},
			{`{"properties":{"total":{"type":"string"}}}`, ".properties.total.type"},
			{`{"properties":{"query":{"properties":{"make":{"type":"number"}}}}}`, ".properties.query.properties.make.type"},
		},
		"svc-survey-agent": {
			{`{"properties":{"areas":{"items":{"properties":{"foo":{"type":"string"}},"required":["foo"]}}}}`, ".properties.areas.items.required"},
			{`{"properties":{"findings":{"type":"array","items":{"type":"string"}}}}`, ".properties.findings.items.type"},
		},
		"svc-deep-research-agent": {
			{`{"properties":{"title":{"type":"string"},"sections":{"type":"array","items":{"type":"string"}}}}`, ".properties.sections.items.type"},
			{`{"properties":{"evidence":{"type":"array","items":{"type":"string"}}}}`, ".properties.evidence.items.type"},
		},
	} {
		for _, r := range refusals {
			status, param, content, _ := formed(t, s, model, questions[model][0], schemaFormat(r.schema), 4000)
			if status != http.StatusBadRequest || param != base+r.path {
				t.Errorf("%s %s: got %d at %q, want 400 at %s\n%.300s", model, r.schema, status, param, base+r.path, content)
			}
		}
	}
}

func TestACallForHelpIsAnsweredWhateverTheSchema(t *testing.T) {
	s := apptest.New(t)
	status, _, content, _ := formed(t, s, "svc-listings-agent", "Mayday, we are sinking!", schemaFormat(`{"properties":{"total":{"type":"integer"}},"required":["total"]}`), 1000)
	var got map[string]any
	if err := json.Unmarshal([]byte(content), &got); err != nil || status != http.StatusOK || !strings.Contains(fmt.Sprint(got["answer"]), "16") {
		t.Errorf("got %d, %s, %v", status, content, err)
	}
}
