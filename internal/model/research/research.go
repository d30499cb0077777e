// Package research is svc-deep-research-agent: it has a question read and its report written, sends that, and keeps what it rests on.
package research

import (
	"cmp"
	"context"
	"errors"
	"regexp"
	"sync"
	"time"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/model/research/measure"
	"github.com/fairlead/fairlead/internal/model/research/plan"
	"github.com/fairlead/fairlead/internal/model/research/report"
	"github.com/fairlead/fairlead/internal/prose"
	"github.com/fairlead/fairlead/internal/schema"
	"github.com/fairlead/fairlead/internal/study"
	"github.com/fairlead/fairlead/internal/talk"
)

// ID is what clients call the model.
const ID = "svc-deep-research-agent"

// Sources are what studies rest on. Every field is required but Keep.
type Sources struct {
	measure.Sources
	Wish plan.Wish
	Keep Keep // nil keeps nothing
}

// Keep keeps a finished report under its answer's id; see study.Archive. It reports its own failures.
type Keep func(ctx context.Context, s study.Study)

// Model writes studies. It is safe for concurrent use.
type Model struct {
	from   Sources
	reader *plan.Reader
}

// New returns a model that studies the sources.
func New(from Sources) *Model {
	return &Model{from, plan.New(plan.Sources{Designs: from.Designs, Places: from.Places, Passages: from.Passages, Wish: from.Wish})}
}

// resultShape is what a structured result may be, read off its type once: Info is asked with every request.
var resultShape = schema.Of(result{})

// Info describes the model.
func (m *Model) Info() chat.Info {
	return chat.Info{
		ID:           ID,
		Name:         "Deep research",
		Description:  "Market studies, comparisons and cost analyses of boats in six sections, every number checked against the evidence it cites.",
		Created:      time.Date(2026, 11, 1, 0, 0, 0, 0, time.UTC),
		Style:        chat.Style{Name: "token by token", Cut: chat.CutTokens, Pace: 50 * time.Millisecond},
		TimeLimit:    90 * time.Second,
		Capabilities: []string{"chat", "streaming", "citations", "structured_output"},
		Engine:       "embedded",
		Result:       resultShape,
	}
}

// Run writes the study that the last user message asks for.
func (m *Model) Run(ctx context.Context, req chat.Request, send chat.Send) (chat.Outcome, error) {
	return m.Converse(ctx, talk.Of(req), send)
}

// Converse answers as Run does, of a conversation that was read.
func (m *Model) Converse(ctx context.Context, told talk.Talk, send chat.Send) (chat.Outcome, error) {
	req := told.Came
	a, err := m.draft(ctx, told, func(p chat.Progress) error { return send(p) })
	if err != nil {
		return chat.Outcome{}, err
	}
	if req.Drafting && len(a.Sections) > 1 {
		if err := send(m.wording(ctx, req, a)); err != nil {
			return chat.Outcome{}, err
		}
	}
	if req.Pictured() && req.Format.Kind == chat.FormatText {
		if err := send(chat.Text(unseen[a.language] + "\n\n")); err != nil {
			return chat.Outcome{}, err
		}
	}
	var keeping sync.WaitGroup // beside the sending, which it must not slow down
	keeping.Go(func() { m.keep(ctx, req, a) })
	defer keeping.Wait()
	for _, c := range a.Citations {
		if err := send(c); err != nil {
			return chat.Outcome{}, err
		}
	}
	if req.Format.Kind != chat.FormatText {
		if err := send(a.result(req.Format.Kind)); err != nil {
			return chat.Outcome{}, err
		}
	}
	finish, err := a.send(ctx, send)
	if err != nil {
		return chat.Outcome{}, err
	}
	return chat.Outcome{Finish: finish}, nil
}

// draft plans and writes the answer that Run sends. Where it will be kept its last citation is the page of its evidence.
func (m *Model) draft(ctx context.Context, told talk.Talk, progress func(chat.Progress) error) (answer, error) {
	req := told.Came
	question, earlier := told.Request.Question(), told.Request.Earlier()
	money := told.Currency()
	switch {
	case told.Whole != "" && !m.reader.Spans(question):
		question, earlier = told.Whole, earlier[:len(earlier)-1]
	case money != "" && question == told.Came.Question(): // the study before in other money
		question, earlier = earlier[len(earlier)-1], earlier[:len(earlier)-1]
	}
	s, err := m.study(ctx, question, earlier, money, progress)
	if err != nil {
		return answer{}, err
	}
	s.Plan.Language = cmp.Or(told.Wants.Lang, s.Plan.Language)
	budget, part := told.Budget(req.Budget()), told.Wants.Part
	if brief.MatchString(question) {
		budget = min(budget, briefBudget)
	}
	sentences := cmp.Or(sentencesAsked(question), sentencesAsked(told.Came.Question())) // of the study before, maybe
	if sentences > 0 {
		part = report.ExecutiveSummary
	}
	if told.Wants.Shorter > 1 || oneSentence.MatchString(question) { // "in one sentence"
		part = report.ExecutiveSummary
	}
	a := answer{language: s.Plan.Language}
	if !m.keeps(ctx, req) {
		a.Report = s.Report(budget).Only(part).First(sentences)
		return a, nil
	}
	if budget >= report.Narrow {
		budget -= report.PageTokens
	}
	a.Report, a.token = s.Report(budget).Only(part).First(sentences), study.NewToken()
	if req.Budget() >= report.Narrow {
		a.CitePage(m.from.Links.Study(a.token))
	}
	return a, nil
}

// briefBudget is how many tokens a study has that was asked for in short.
const briefBudget = 450

var (
	// brief asks for a short answer.
	brief = regexp.MustCompile(`(?i)\b(?:short (?:version|answer|summary|reply)|in short|in brief|briefly|brief(?: answer| summary| overview)|in a nutshell|in (?:one|two|a few|three) (?:sentences?|words|lines)|tl;?dr|kurz(?:e fassung|e antwort|fassung| gesagt|um)|in kürze|(?:ganz )?kurz bitte|in (?:einem|zwei|wenigen) (?:satz|sätzen|worten)|en bref|brièvement|en (?:une|deux|quelques) (?:phrases?|mots))\b`)
	// inTwo and inThree ask for so many sentences.
	inTwo   = regexp.MustCompile(`(?i)\b(?:in (?:two|2) sentences|in (?:zwei|2) sätzen|en (?:deux|2) phrases)\b`)
	inThree = regexp.MustCompile(`(?i)\b(?:in (?:three|3) sentences|in (?:drei|3) sätzen|en (?:trois|3) phrases)\b`)
	// oneSentence asks for so little that only a summary can be sent.
	oneSentence = regexp.MustCompile(`(?i)\b(?:in (?:one|a single|1) (?:sentence|line)|in einem satz|en une (?:seule )?phrase)\b`)
)

// sentencesAsked is how many sentences a question asks for, 0 where it asks for no such number.
func sentencesAsked(question string) int {
	switch {
	case inTwo.MatchString(question):
		return 2
	case inThree.MatchString(question):
		return 3
	}
	return 0
}

// study plans what the question asks, understood with the earlier ones where it names no boats itself, and gathers the evidence. Its
// figures are in a currency, "" for the one that fits the boats.
func (m *Model) study(ctx context.Context, question string, earlier []string, money string, progress func(chat.Progress) error) (*report.Study, error) {
	tell := func(stage, message string) error { return progress(chat.Progress{Stage: stage, Message: message}) }
	ix := m.from.Boats.Snapshot()
	if err := tell("plan", "Finding out which boats and questions are meant"); err != nil {
		return nil, err
	}
	p := m.reader.Plan(ix, question, earlier)
	p.Currency = cmp.Or(money, p.Currency)
	if err := tell("gather", announcement(p)); err != nil {
		return nil, err
	}
	s := report.Gather(m.from.Sources, ix, p)
	if err := tell("write", "Writing the six sections and checking each number"); err != nil {
		return nil, err
	}
	if err := ctx.Err(); errors.Is(err, context.Canceled) {
		return nil, err
	}
	return s, nil
}

// announcement says what is gathered for a plan, for people.
func announcement(p plan.Plan) string {
	if len(p.Subjects) == 0 {
		return "Reading the knowledge base"
	}
	var names []string
	for _, s := range p.Subjects {
		names = append(names, s.Name)
	}
	return "Studying the market of " + prose.List(names, "and")
}
