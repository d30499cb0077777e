package research

import (
	"context"
	"strings"
	"time"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/model/research/measure"
	"github.com/fairlead/fairlead/internal/model/research/report"
	"github.com/fairlead/fairlead/internal/prose"
	"github.com/fairlead/fairlead/internal/study"
)

// answer is a report that is to be sent.
type answer struct {
	report.Report
	language string // of the question
	token    string // of the page of its evidence; empty where it is not kept
}

// closing is how long before the deadline a report stops in order to end properly.
const closing = 2 * time.Second

// send writes the text paragraph by paragraph. Shortly before the deadline it says what is left out and ends.
func (a answer) send(ctx context.Context, send chat.Send) (chat.Finish, error) {
	before := ""
	for i, s := range a.Sections {
		for paragraph := range strings.SplitSeq(s.Markdown(), "\n\n") {
			if out := outOfTime(ctx); out {
				return chat.FinishLength, send(chat.Text(before + a.closing(i)))
			}
			if err := send(chat.Text(before + paragraph)); err != nil {
				return "", err
			}
			before = "\n\n"
		}
	}
	return chat.FinishStop, nil
}

func outOfTime(ctx context.Context) bool {
	deadline, ok := ctx.Deadline()
	return ctx.Err() != nil || ok && time.Until(deadline) < closing
}

// closing ends a report whose section i could not be finished.
func (a answer) closing(i int) string {
	var rest []string
	for _, s := range a.Sections[i:] {
		if s.Heading != "" {
			rest = append(rest, s.Heading)
		}
	}
	return "The time for this report ended here. Not finished: " + prose.List(rest, "and") + "."
}

// result is an answer in its parts, which say the same as the text.
type result struct {
	chat.Plain
	Title    string             `json:"title"`
	Sections []study.Section    `json:"sections"`
	Evidence []measure.Evidence `json:"evidence"`
}

// result is the answer in structured form: the answer as text with its sources, as every model gives it, and its parts only for who
// may have named them in a schema.
func (a answer) result(kind chat.FormatKind) chat.Result {
	plain := chat.Plain{Answer: a.Text(), Citations: chat.SourcesOf(a.Citations)}
	if kind != chat.FormatSchema {
		return chat.Result{Data: plain}
	}
	return chat.Result{Data: result{plain, a.Title, append([]study.Section{}, a.Sections...), append([]measure.Evidence{}, a.Evidence...)}}
}

// unseen tells whose pictures are not looked at.
var unseen = map[string]string{
	"en": "*I do not look at pictures, svc-survey-agent does: this rests on the text alone.*",
	"de": "*Bilder sehe ich nicht an, das tut svc-survey-agent: dies beruht nur auf dem Text.*",
	"fr": "*Je ne regarde pas les images, svc-survey-agent le fait : ceci ne repose que sur le texte.*",
}
