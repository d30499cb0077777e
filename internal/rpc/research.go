package rpc

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"connectrpc.com/connect"

	pb "github.com/fairlead/fairlead/gen/fairlead/v1"
	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/fault"
	"github.com/fairlead/fairlead/internal/gateway"
	"github.com/fairlead/fairlead/internal/keys"
	"github.com/fairlead/fairlead/internal/links"
	"github.com/fairlead/fairlead/internal/study"
)

// Studies gives kept studies back to their users.
type Studies interface {
	Get(ctx context.Context, userID, id string) (study.Study, error)
	List(ctx context.Context, userID string, size int, token string) (list []study.Study, next string, err error)
	Delete(ctx context.Context, userID, id string) error
	Recheck(s study.Study) []study.Recheck
}

// Runs writes studies in the background.
type Runs interface {
	Start(ctx context.Context, req chat.Request) (study.Study, error)
	Cancel(ctx context.Context, userID, id string) (study.Study, error)
	Events(ctx context.Context, userID, id string, after int64, follow bool, send func(study.Event) error) (study.Study, error)
}

// Research is what ResearchService rests on.
type Research struct {
	Model   string // id of the model that studies are asked of
	Studies Studies
	Runs    Runs
	Links   links.Base // of the pages of studies
}

// studyTokens is how long a study in the background is where nothing is asked.
const studyTokens = 3000

// researchService serves fairlead.v1.ResearchService for the studies of the caller's own user.
type researchService struct {
	gateway *gateway.Gateway
	Research
}

// reader returns the user whose studies the caller may see.
func reader(ctx context.Context) (userID string, err error) {
	caller, _ := keys.From(ctx)
	if !caller.May(keys.ScopeChat) {
		return "", fault.New(fault.Forbidden, "this key may not read studies: it lacks the scope %q", keys.ScopeChat)
	}
	return caller.UserID, nil
}

// Start queues a study.
func (s *researchService) Start(ctx context.Context, in *pb.StartRequest) (*pb.StartResponse, error) {
	req, err := requestOf(in.GetConversation())
	if err == nil {
		err = s.complete(ctx, &req)
	}
	if err != nil {
		return nil, errorOf(err)
	}
	started, err := s.Runs.Start(ctx, req)
	if err != nil {
		return nil, errorOf(err)
	}
	return &pb.StartResponse{Study: s.study(started)}, nil
}

// asksInWords refuses a conversation that a study could not be about: one whose last question has no text.
func asksInWords(req chat.Request) error {
	for i, m := range slices.Backward(req.Messages) {
		if m.Role != chat.User {
			continue
		}
		if strings.TrimSpace(m.Text) == "" {
			return fault.New(fault.Invalid, "text is empty: a study needs a question in words").
				At(fmt.Sprintf("conversation.messages[%d].text", i)).Coded("missing_required_parameter")
		}
		return nil
	}
	return fault.New(fault.Invalid, "a study needs a question: a message with the role ROLE_USER and a text").
		At("conversation.messages").Coded("missing_required_parameter")
}

// complete fills what a request leaves open and checks it, so that what is wrong is told at once.
func (s *researchService) complete(ctx context.Context, req *chat.Request) error {
	switch req.Model {
	case "", s.Model:
		req.Model = s.Model
	default:
		return fault.New(fault.Invalid, "a study is written by %s, not by %q", s.Model, fault.Clip(req.Model)).At("conversation.model")
	}
	if req.Format.Kind != chat.FormatText {
		return fault.New(fault.Invalid, "a study is written as Markdown; its parts are in the report that Get returns").At("conversation.format")
	}
	if req.MaxTokens == nil {
		n := studyTokens
		req.MaxTokens = &n
	}
	req.ID, req.Protocol = gateway.NewID(time.Now()), protocol(ctx)
	if err := s.gateway.Check(ctx, *req); err != nil {
		return err
	}
	return asksInWords(*req)
}

// Get returns a study with its events and report.
func (s *researchService) Get(ctx context.Context, in *pb.GetRequest) (*pb.GetResponse, error) {
	out := &pb.GetResponse{}
	found, err := s.events(ctx, in.GetId(), in.GetAfterEvent(), false, func(ev *pb.StudyEvent) error {
		out.Events = append(out.Events, ev)
		return nil
	})
	if err != nil {
		return nil, errorOf(err)
	}
	out.Study = s.study(found)
	if found.State == study.Done {
		out.Report = reportOf(found.Document)
	}
	return out, nil
}

// Watch sends the events of a study until it has ended.
func (s *researchService) Watch(ctx context.Context, in *pb.WatchRequest, stream *connect.ServerStream[pb.WatchResponse]) error {
	var left error // of the client
	found, err := s.events(ctx, in.GetId(), in.GetAfterEvent(), true, func(ev *pb.StudyEvent) error {
		left = stream.Send(&pb.WatchResponse{Message: &pb.WatchResponse_Event{Event: ev}})
		return left
	})
	switch {
	case err == nil:
		return stream.Send(&pb.WatchResponse{Message: &pb.WatchResponse_Study{Study: s.study(found)}})
	case left != nil || errors.Is(err, ctx.Err()):
		return err
	}
	return errorOf(err)
}

// events sends the events of the caller's study.
func (s *researchService) events(ctx context.Context, id string, after int64, follow bool, send func(*pb.StudyEvent) error) (study.Study, error) {
	user, err := reader(ctx)
	if err != nil {
		return study.Study{}, err
	}
	if after < 0 {
		return study.Study{}, fault.New(fault.Invalid, "after_event must be at least 0, not %d", after).At("after_event")
	}
	return s.Runs.Events(ctx, user, id, after, follow, func(ev study.Event) error {
		return send(&pb.StudyEvent{Number: ev.Number, Event: responseOf(ev.Event)})
	})
}

// List lists studies, newest first.
func (s *researchService) List(ctx context.Context, in *pb.ListRequest) (*pb.ListResponse, error) {
	user, err := reader(ctx)
	if err != nil {
		return nil, errorOf(err)
	}
	list, next, err := s.Studies.List(ctx, user, int(in.GetPageSize()), in.GetPageToken())
	if err != nil {
		return nil, errorOf(err)
	}
	out := &pb.ListResponse{NextPageToken: next}
	for _, found := range list {
		out.Studies = append(out.Studies, s.study(found))
	}
	return out, nil
}

// Cancel stops a study.
func (s *researchService) Cancel(ctx context.Context, in *pb.CancelRequest) (*pb.CancelResponse, error) {
	user, err := reader(ctx)
	if err != nil {
		return nil, errorOf(err)
	}
	found, err := s.Runs.Cancel(ctx, user, in.GetId())
	if err != nil {
		return nil, errorOf(err)
	}
	return &pb.CancelResponse{Study: s.study(found)}, nil
}

// Delete deletes a study.
func (s *researchService) Delete(ctx context.Context, in *pb.DeleteRequest) (*pb.DeleteResponse, error) {
	user, err := reader(ctx)
	if err == nil {
		err = s.Studies.Delete(ctx, user, in.GetId())
	}
	if err != nil {
		return nil, errorOf(err)
	}
	return &pb.DeleteResponse{}, nil
}

// GetEvidence returns what a study rests on.
func (s *researchService) GetEvidence(ctx context.Context, in *pb.GetEvidenceRequest) (*pb.GetEvidenceResponse, error) {
	user, err := reader(ctx)
	if err != nil {
		return nil, errorOf(err)
	}
	found, err := s.Studies.Get(ctx, user, in.GetId())
	if err != nil {
		return nil, errorOf(err)
	}
	out, err := evidenceOf(found.Document)
	if err != nil {
		return nil, errorOf(err)
	}
	out.Study = s.study(found)
	if in.GetRerun() {
		for _, r := range s.Studies.Recheck(found) {
			out.Rechecks = append(out.Rechecks, recheckOf(r))
		}
	}
	return out, nil
}
