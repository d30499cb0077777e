package rpc

import (
	"context"
	"fmt"

	pb "github.com/fairlead/fairlead/gen/fairlead/v1"
	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/fault"
	"github.com/fairlead/fairlead/internal/gateway"
	"github.com/fairlead/fairlead/internal/inspect"
	"github.com/fairlead/fairlead/internal/inspect/picture"
	"github.com/fairlead/fairlead/internal/inspect/report"
)

// Reports is what SurveyService rests on.
type Reports struct {
	Model string       // id of the model whose results are reports
	Page  *report.Page // how they look
}

// surveyService serves fairlead.v1.SurveyService.
type surveyService struct {
	gateway *gateway.Gateway
	Reports
}

// GetReport asks the survey model through the gateway, as every answer is asked for, and keeps the result instead of the text.
func (s *surveyService) GetReport(ctx context.Context, in *pb.GetReportRequest) (*pb.GetReportResponse, error) {
	req, err := requestOf(in.GetConversation())
	if err != nil {
		return nil, errorOf(err)
	}
	if req.Model != "" && req.Model != s.Model {
		return nil, errorOf(fault.New(fault.Invalid, "reports are made by %s, not %s", s.Model, fault.Clip(req.Model)).At("conversation.model"))
	}
	if req.Format.Kind != chat.FormatText {
		return nil, errorOf(fault.New(fault.Invalid, "a report has a form of its own: leave format unset").At("conversation.format"))
	}
	req.Model, req.Protocol, req.Results = s.Model, protocol(ctx), true
	var paper report.Paper
	outcome, err := s.gateway.Run(ctx, &req, func(ev chat.Event) error {
		switch ev := ev.(type) {
		case chat.Start:
			paper.Number, paper.Date = ev.ID, ev.Created
		case chat.Picture:
			paper.Pictures = append(paper.Pictures, report.Picture{Name: ev.Name, Alt: ev.Alt, JPEG: ev.JPEG})
		case chat.Result:
			document, ok := ev.Data.(report.Document)
			if !ok {
				return fmt.Errorf("the result is a %T, not a report", ev.Data)
			}
			paper.Document = document
		}
		return nil
	})
	if err != nil {
		return nil, errorOf(err)
	}
	out := surveyReportOf(paper)
	if out.Html, err = s.Page.HTML(paper); err != nil {
		return nil, errorOf(err)
	}
	return &pb.GetReportResponse{Report: out, Usage: usageOf(outcome.Usage)}, nil
}

// surveyReportOf is a report as typed clients get it, still without its page.
func surveyReportOf(p report.Paper) *pb.SurveyReport {
	b := p.Boat
	out := &pb.SurveyReport{
		Id: p.Number, CreateTime: timestampOf(p.Date), Summary: p.Summary, Coverage: p.Coverage, Band: p.Band, PhotoNotes: p.PhotoNotes,
		Questions: p.Inquiries(), SurveyorChecks: p.Surveyor, NotAssessed: p.NotAssessed, Listing: p.Listing, Sample: p.Sample,
		Read: p.Read, NotRead: p.NotRead, Disclaimer: p.Disclaimer,
		Identification: &pb.Identification{Name: b.Name, Year: int32(b.Year), Make: b.Make, Model: b.Model, DesignId: b.DesignID, LengthM: b.LengthM, Source: b.Source},
	}
	for _, a := range p.Areas {
		out.Areas = append(out.Areas, areaOf(a))
	}
	for _, f := range p.Findings {
		out.Findings = append(out.Findings, &pb.ReportFinding{
			Grade: f.Grade, Area: string(f.Area), Title: f.Title, Deficiency: f.Deficiency, Why: f.Why, Correction: f.Correction,
			Standard: f.Standard, Cost: f.Cost, Confidence: f.Confidence, Evidence: restsOn(f.Evidence),
		})
	}
	for _, c := range p.Contradictions {
		out.Contradictions = append(out.Contradictions, &pb.Contradiction{Text: c.Text, Ask: c.Ask, Evidence: restsOn(c.Evidence)})
	}
	for _, photo := range p.Photos {
		out.Photos = append(out.Photos, photoOf(photo, p.Pictures))
	}
	if p.Value.N > 0 {
		out.Value = marketOf(p.Value)
	}
	return out
}

func areaOf(a inspect.AreaScore) *pb.AreaScore {
	out := &pb.AreaScore{Area: string(a.Area), Title: a.Title, Assessed: a.Assessed, Score: int32(a.Score), Confidence: a.Confidence}
	for _, m := range a.Moves {
		out.Moves = append(out.Moves, &pb.ScoreMove{Points: m.Points, Why: m.Why, Evidence: restsOn(m.Evidence)})
	}
	return out
}

func restsOn(list []inspect.Evidence) []*pb.ReportEvidence {
	var out []*pb.ReportEvidence
	for _, e := range list {
		out = append(out, &pb.ReportEvidence{Kind: e.Kind, Source: e.Source, Quote: e.Quote, Id: e.ID})
	}
	return out
}

func photoOf(p picture.Photo, pictures []report.Picture) *pb.Photo {
	out := &pb.Photo{Name: p.Name, Format: p.Format, Width: int32(p.Width), Height: int32(p.Height), Taken: p.Taken, Blurred: p.Blurred, Exposure: p.Exposure}
	for _, i := range p.Indicators {
		out.Indicators = append(out.Indicators, &pb.Indicator{
			Kind: i.Kind, Share: i.Share, Left: int32(i.Left), Top: int32(i.Top), Right: int32(i.Right), Bottom: int32(i.Bottom),
			Otherwise: i.Otherwise, Confidence: i.Confidence,
		})
	}
	for _, picture := range pictures {
		if picture.Name == p.Name {
			out.Annotated = picture.JPEG
		}
	}
	return out
}

func marketOf(m report.Market) *pb.MarketContext {
	out := &pb.MarketContext{What: m.What, Count: int32(m.N), Currency: m.Currency, LowerQuartile: m.Low, Median: m.Median, UpperQuartile: m.High,
		Asking: m.Asking, Sample: m.Sample}
	for _, c := range m.Comparables {
		out.Comparables = append(out.Comparables, &pb.Listing{Id: c.ID, Title: c.Name, Price: c.Price, Currency: c.Currency, Place: c.Place, Url: c.URL, Sample: m.Sample})
	}
	return out
}
