package openai

import (
	"net/http"
	"strconv"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/quote"
)

// whole collects an answer to write it as one JSON object.
type whole struct {
	shape   *shape
	start   chat.Start
	text    []byte
	sources []chat.Citation
	calls   []chat.ToolCall
}

func (a *whole) send(ev chat.Event) error {
	switch ev := ev.(type) {
	case chat.Start:
		a.start = ev
	case chat.Citation:
		a.sources = append(a.sources, ev)
	case chat.Text:
		a.text = append(a.text, ev...)
	case chat.CallPiece:
		a.calls = addCall(a.calls, ev)
	}
	return nil
}

// write writes the answer after its text.
func (a *whole) write(w http.ResponseWriter, outcome chat.Outcome) error {
	nameFallback(w.Header(), a.start)
	dst := make([]byte, 0, len(a.text)+len(a.text)/8+768)
	dst = a.shape.appendHead(dst, a.shape.whole, a.start)
	dst = append(dst, a.shape.open...)
	calls := a.shape.calls && len(a.calls) > 0
	if calls && len(a.text) == 0 {
		dst = append(dst[:len(dst)-1], "null"...) // clients tell a call by it
	} else {
		dst = append(quote.AppendText(dst, a.text), '"')
	}
	if a.shape.annotations {
		dst = append(dst, `,"refusal":null,"annotations":`...)
		dst = appendAnnotations(dst, a.text, a.sources)
	}
	if calls {
		dst = appendCalls(append(dst, `,"tool_calls":`...), a.calls)
	}
	dst = append(dst, a.shape.close...)
	dst = append(quote.Append(dst, string(outcome.Finish)), `}],"usage":`...)
	dst = appendUsage(dst, outcome.Usage)
	dst = append(dst, `,"citations":`...)
	dst = appendCitations(dst, a.text, a.sources)
	dst = append(dst, "}\n"...)
	return writeJSON(w, http.StatusOK, dst)
}

func writeJSON(w http.ResponseWriter, status int, body []byte) error {
	h := w.Header()
	h.Set("Content-Type", mediaJSON)
	h.Set("Content-Length", strconv.Itoa(len(body)))
	w.WriteHeader(status)
	_, err := w.Write(body)
	return err
}
