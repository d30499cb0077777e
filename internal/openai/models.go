package openai

import (
	"encoding/json"
	"net/http"
	"strings"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/fault"
)

// model is an item of the model list: the convention's four fields, and what tools and people look for beyond them.
type model struct {
	ID              string   `json:"id"`
	Object          string   `json:"object"`
	Created         int64    `json:"created"`
	OwnedBy         string   `json:"owned_by"`
	Name            string   `json:"name"`
	Description     string   `json:"description"`
	ContextLength   int      `json:"context_length"`
	MaxModelLen     int      `json:"max_model_len"`
	MaxOutputTokens int      `json:"max_output_tokens"`
	StreamingStyle  string   `json:"streaming_style"`
	Capabilities    []string `json:"capabilities"`
	Engine          string   `json:"engine"`
}

func modelOf(info chat.Info) model {
	return model{
		ID: info.ID, Object: "model", Created: info.Created.Unix(), OwnedBy: "fairlead",
		Name: info.Name, Description: info.Description,
		ContextLength: chat.ContextTokens, MaxModelLen: chat.ContextTokens, MaxOutputTokens: chat.ContextTokens,
		StreamingStyle: info.Style.Name, Capabilities: info.Capabilities, Engine: info.Engine,
	}
}

// modelBodies are the list and each item as they go out; models do not change while the process lives.
type modelBodies struct {
	list []byte
	item map[string][]byte
}

func newModelBodies(infos []chat.Info) modelBodies {
	b := modelBodies{item: make(map[string][]byte)}
	list := struct {
		Object string  `json:"object"`
		Data   []model `json:"data"`
	}{Object: "list", Data: []model{}}
	for _, info := range infos {
		m := modelOf(info)
		list.Data = append(list.Data, m)
		b.item[info.ID] = mustMarshal(m)
	}
	b.list = mustMarshal(list)
	return b
}

// mustMarshal marshals a value of our own types, which cannot fail.
func mustMarshal(v any) []byte {
	body, err := json.Marshal(v)
	if err != nil {
		panic(err)
	}
	return append(body, '\n')
}

func (h *Handler) listModels(w http.ResponseWriter, _ *http.Request) error {
	return writeJSON(w, http.StatusOK, h.models.list)
}

func (h *Handler) getModel(w http.ResponseWriter, r *http.Request) error {
	id := strings.TrimPrefix(r.URL.Path, "/v1/models/")
	body, ok := h.models.item[id]
	if !ok {
		return fault.New(fault.NotFound, "Invalid model specified: The model `%s` does not exist or you do not have access to it.", fault.Clip(id)).
			At("model").Coded("model_not_found")
	}
	return writeJSON(w, http.StatusOK, body)
}
