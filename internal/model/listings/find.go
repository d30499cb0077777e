package listings

import (
	"context"

	"github.com/fairlead/fairlead/internal/chat"
)

// toolBudget is how many tokens the text of Find may have.
const toolBudget = 2000

// Find answers plain words as a tool does: the answer's text, its structured result and its sources, with at most limit
// boats. What follows on an earlier search is not understood here.
func (m *Model) Find(ctx context.Context, words string, limit int) (text string, data any, sources []chat.Citation, err error) {
	if err := ctx.Err(); err != nil {
		return "", nil, nil, err
	}
	a := m.answerTo(m.wishes.Parse(words, nil), toolBudget)
	a.wish.Query.Count = limit
	a.send = func(ev chat.Event) error {
		switch ev := ev.(type) {
		case chat.Text:
			text += string(ev)
		case chat.Result:
			data = ev.Data
		case chat.Citation:
			sources = append(sources, ev)
		}
		return nil
	}
	err = a.run()
	return text, data, sources, err
}
