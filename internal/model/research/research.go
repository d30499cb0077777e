// Package research is svc-deep-research-agent: it has a question read and its report written, sends that, and keeps what it rests on.
package research

import (
	"cmp"
	"context"
	"errors"
	"regexp"
	"slices"
	"strconv"
	"strings"
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
	"github.com/fairlead/fairlead/internal/tokens"
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
	if answered(req) {
		question, earlier = withoutDigests(question, earlier)
	}
	s, err := m.study(ctx, question, earlier, money, progress)
	if err != nil {
		return answer{}, err
	}
	s.Plan.Language = cmp.Or(told.Wants.Lang, s.Plan.Language)
	if !answered(req) || told.Wants != (talk.Wants{}) || money != "" {
		s.Plan.Part = plan.Whole
	}
	a := answer{language: s.Plan.Language}
	if !m.keeps(ctx, req) {
		a.Report = written(s, told, question, budgetOf(told, question))
		return a, nil
	}
	budget := budgetOf(told, question)
	if budget >= report.Narrow {
		budget -= report.PageTokens
	}
	a.Report, a.token = written(s, told, question, budget), study.NewToken()
	if req.Budget() >= report.Narrow {
		a.CitePage(m.from.Links.Study(a.token))
	}
	return a, nil
}

// withoutDigests leaves out the turns that want what a study came to and nothing else; a last one stands for the question before it.
func withoutDigests(question string, earlier []string) (string, []string) {
	earlier = slices.DeleteFunc(slices.Clone(earlier), digest.MatchString)
	if n := len(earlier); n > 0 && digest.MatchString(question) {
		return earlier[n-1], earlier[:n-1]
	}
	return question, earlier
}

// written is the report as it is wanted: so many sentences, a section, a part, or the whole.
func written(s *report.Study, told talk.Talk, question string, budget int) report.Report {
	if n := cmp.Or(sentencesAsked(question), sentencesAsked(told.Came.Question())); n > 0 { // of the study before, maybe
		return s.Sentences(n, answered(told.Came))
	}
	if oneSentence.MatchString(question) || oneSentence.MatchString(told.Came.Question()) {
		return s.Sentences(1, answered(told.Came))
	}
	if told.Wants.Shorter > 1 {
		return s.Report(budget).Only(report.ExecutiveSummary)
	}
	if digest.MatchString(told.Came.Question()) || answered(told.Came) && s.Plan.Part == plan.Whole && brief.MatchString(question) {
		return s.Report(budget).Only(report.ExecutiveSummary)
	}
	return s.Brief(budget).Only(told.Wants.Part)
}

// share is what part of the context that is left a study takes at most, so that what is asked next, and its answer, find room behind it.
const share = 0.55

// budgetOf is how many tokens an answer may have.
func budgetOf(told talk.Talk, question string) int {
	budget := told.Budget(told.Came.Budget())
	if brief.MatchString(question) {
		return min(budget, briefBudget)
	}
	left := chat.ContextTokens
	for _, m := range told.Came.Messages {
		left -= tokens.Count(m.Text)
	}
	return min(budget, max(report.Narrow, int(share*float64(left))))
}

// answered reports whether an answer stands in the conversation, which a question may go on from.
func answered(req chat.Request) bool {
	return slices.ContainsFunc(req.Messages, func(m chat.Message) bool { return m.Role == chat.Assistant && m.Text != "" })
}

// briefBudget is how many tokens a study has that was asked for in short.
const briefBudget = 450

var (
	// brief asks for a short answer.
	brief = regexp.MustCompile(`(?i)\b(?:short (?:version|answer|summary|reply)|in short|in brief|briefly|brief(?: answer| summary| overview)|in a nutshell|in (?:one|two|a few|three) (?:sentences?|words|lines)|tl;?dr|kurz(?:e fassung|e antwort|fassung| gesagt|um)|in kürze|(?:ganz )?kurz bitte|in (?:einem|zwei|wenigen) (?:satz|sätzen|worten)|en bref|brièvement|en (?:une|deux|quelques) (?:phrases?|mots))\b`)
	// digest asks what a study came to, and nothing else.
	digest = regexp.MustCompile(`(?i)^\W*(?:(?:and|so|ok|okay|but|well|please|und|also|bitte|et|alors)\W+)*(?:(?:what(?:'s| is| was| are)?|give me|tell me|was ist|was war|quel(?:le)? est|donne[zs]?(?:-moi)?)\s+)?(?:the|your|das|der|die|la|le|l')?\s*(?:headline|gist|essence|takeaways?|take-away|bottom line|upshot|main (?:points?|messages?|findings?|result)|key (?:points?|messages?|findings?)|conclusions?|result|fazit|ergebnis|kernaussage|kurz zusammengefasst|zusammengefasst|essentiel|conclusion|résumé)\b(?: (?:in|of (?:it|that|this|all)|of the study|en)\b[^.?!]{0,30})?(?: please| bitte| s'il vous plaît)?\W*$`)
	// inSentences asks for so many sentences.
	inSentences = regexp.MustCompile(`(?i)\b(two|three|four|five|six|[2-6]|zwei|drei|vier|fünf|sechs|deux|trois|quatre|cinq)\s+(?:short |simple |plain |clear |kurzen? |courtes )?(?:sentences|sätzen?|phrases)\b`)
	// oneSentence asks for so little that only a summary can be sent.
	oneSentence = regexp.MustCompile(`(?i)\b(?:(?:one|a single|1) (?:short |simple |plain )?(?:sentence|line)|(?:in )?eine?m? satz|une (?:seule )?phrase)\b`)
)

// numbers are those of sentences.
var numbers = map[string]int{"two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "zwei": 2, "drei": 3, "vier": 4, "fünf": 5, "sechs": 6, "deux": 2, "trois": 3, "quatre": 4, "cinq": 5}

// sentencesAsked is how many sentences a question asks for, 0 where it asks for no such number.
func sentencesAsked(question string) int {
	m := inSentences.FindStringSubmatch(question)
	if m == nil {
		return 0
	}
	if n, err := strconv.Atoi(m[1]); err == nil {
		return n
	}
	return numbers[strings.ToLower(m[1])]
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
