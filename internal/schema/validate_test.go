package schema_test

import (
	"encoding/json"
	"strings"

	"github.com/google/jsonschema-go/jsonschema"
)

// violated is what a validator that is not ours says of a value and a schema; nil also where it cannot read the schema, or
// would not know a keyword.
func violated(text string, value any) error {
	if strings.Contains(text, `"nullable"`) {
		return nil
	}
	var s jsonschema.Schema
	if err := json.Unmarshal([]byte(text), &s); err == nil {
		if resolved, err := s.Resolve(nil); err == nil {
			return resolved.Validate(value)
		}
	}
	return nil
}
