package rpc

import (
	"encoding/json"
	"fmt"

	pb "github.com/fairlead/fairlead/gen/fairlead/v1"
	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/study"
)

var stateOf = map[study.State]pb.StudyState{
	study.Queued:      pb.StudyState_STUDY_STATE_QUEUED,
	study.Running:     pb.StudyState_STUDY_STATE_RUNNING,
	study.Interrupted: pb.StudyState_STUDY_STATE_INTERRUPTED,
	study.Done:        pb.StudyState_STUDY_STATE_DONE,
	study.Failed:      pb.StudyState_STUDY_STATE_FAILED,
	study.Cancelled:   pb.StudyState_STUDY_STATE_CANCELLED,
}

var kindOf = map[study.Kind]pb.EvidenceKind{
	study.OfQuery:   pb.EvidenceKind_EVIDENCE_KIND_QUERY,
	study.OfDesign:  pb.EvidenceKind_EVIDENCE_KIND_DESIGN,
	study.OfPassage: pb.EvidenceKind_EVIDENCE_KIND_PASSAGE,
	study.OfListing: pb.EvidenceKind_EVIDENCE_KIND_LISTING,
}

func (s *researchService) study(from study.Study) *pb.Study {
	out := &pb.Study{
		Id: from.ID, Title: from.Title, CreateTime: timestampOf(from.Created), ExpireTime: timestampOf(from.Created.Add(study.Keep)),
		State: stateOf[from.State], FinishReason: finishOf[chat.Finish(from.Finish)], Error: from.Error,
	}
	if from.Token != "" {
		out.Url = s.Links.Study(from.Token)
	}
	return out
}

func reportOf(d study.Document) *pb.Report {
	out := &pb.Report{Title: d.Title, Markdown: d.Markdown()}
	for _, section := range d.Sections {
		out.Sections = append(out.Sections, &pb.ReportSection{Heading: section.Heading, Text: section.Text})
	}
	return out
}

// evidenceOf is what a document rests on.
func evidenceOf(d study.Document) (*pb.GetEvidenceResponse, error) {
	out := &pb.GetEvidenceResponse{Question: d.Question, Assumptions: d.Plan.Assumptions, Unanswered: d.Plan.Unanswered}
	for _, s := range d.Plan.Subjects {
		out.Subjects = append(out.Subjects, s.Name)
	}
	for _, from := range d.Evidence {
		e, err := pieceOf(from)
		if err != nil {
			return nil, err
		}
		out.Evidence = append(out.Evidence, e)
	}
	for _, set := range d.Sets {
		out.Sets = append(out.Sets, &pb.BoatSet{
			Name: set.Name, Words: set.Filter.Words, Boats: int32(set.Boats), ListingIds: set.Listings, LeftOut: int32(set.Left),
		})
	}
	return out, nil
}

func pieceOf(e study.Evidence) (*pb.Evidence, error) {
	out := &pb.Evidence{
		Id: e.ID, Kind: kindOf[e.Kind], Title: e.Title, Measure: e.Measure, Set: e.Rows, Boats: int32(e.Boats), AsOf: e.AsOf,
		Currency: e.Currency, RateDate: e.RateDate, Sample: e.Sample, Url: e.URL, Number: int32(e.Number), Says: e.Says,
	}
	if e.Filter != nil {
		query, err := json.Marshal(e.Filter.Query)
		if err != nil {
			return nil, fmt.Errorf("write the query of %s: %w", e.ID, err)
		}
		out.Words, out.Query, out.ExceptDesigns = e.Filter.Words, string(query), e.Filter.Except
	}
	if e.Against != nil {
		query, err := json.Marshal(e.Against.Query)
		if err != nil {
			return nil, fmt.Errorf("write the query of %s: %w", e.ID, err)
		}
		out.AgainstQuery = string(query)
	}
	for _, v := range e.Values {
		out.Values = append(out.Values, &pb.EvidenceValue{Name: v.Name, Of: v.Of, Number: v.Number, Unit: string(v.Unit), Text: v.String()})
	}
	return out, nil
}

func recheckOf(r study.Recheck) *pb.Recheck {
	out := &pb.Recheck{Id: r.ID, Same: r.Same, Gone: r.Gone, Boats: int32(r.Boats), AsOf: r.AsOf, RateDate: r.RateDate}
	for _, v := range r.Values {
		out.Values = append(out.Values, &pb.RecheckedValue{Name: v.Name, Of: v.Of, Unit: string(v.Unit), Then: v.Then, Now: v.Now, Same: v.Same})
	}
	return out
}
