package rpc

import (
	"context"
	"errors"
	"math"
	"slices"

	pb "github.com/fairlead/fairlead/gen/fairlead/v1"
	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/catalog/wish"
	"github.com/fairlead/fairlead/internal/fault"
	"github.com/fairlead/fairlead/internal/keys"
	"github.com/fairlead/fairlead/internal/links"
)

// Boats is what ListingService serves. Every field is required.
type Boats struct {
	Catalog  *catalog.Catalog
	Wishes   *wish.Parser
	Links    links.Base
	Importer Importer
	Feeds    Feeds
}

// Feeds tells how the regular reading of feeds goes, in the order of their names.
type Feeds interface {
	FeedStates(ctx context.Context) ([]catalog.FeedState, error)
}

// listingService serves fairlead.v1.ListingService.
type listingService struct {
	Boats
}

// writer reports whether the caller may change the catalogue and see what belongs to that.
func writer(c keys.Caller) bool { return c.May(keys.ScopeListings) || c.May(keys.ScopeAdmin) }

// mayRead refuses keys that may neither ask nor write.
func mayRead(ctx context.Context) (keys.Caller, error) {
	caller, _ := keys.From(ctx)
	if !caller.May(keys.ScopeChat) && !writer(caller) {
		return caller, fault.New(fault.Forbidden, "this key may not search boats: it lacks the scope %q", keys.ScopeChat)
	}
	return caller, nil
}

// Search finds boats.
func (s *listingService) Search(ctx context.Context, in *pb.SearchRequest) (*pb.SearchResponse, error) {
	if n := in.GetPageSize(); n < 0 || n > catalog.MaxLimit {
		return nil, errorOf(fault.New(fault.Invalid, "page_size must be between 0 and %d, not %d", catalog.MaxLimit, n).At("page_size"))
	}
	ix := s.Catalog.Snapshot()
	page, err := s.find(ctx, ix, in.GetQuery(), catalog.Paging{Limit: int(in.GetPageSize()), After: in.GetPageToken()})
	if err != nil {
		return nil, errorOf(err)
	}
	out := &pb.SearchResponse{
		NextPageToken: page.Next, Total: int32(page.Total), Merged: int32(page.Merged), Stats: statsOf(page.Stats),
		Facets: facetsOf(page.Facets), Unknown: unknownOf(page.Unknown), Sample: page.Sample > 0 || ix.Sample(), AsOfTime: timestampOf(ix.AsOf()),
	}
	for _, l := range page.Items {
		out.Listings = append(out.Listings, s.detailOf(l))
	}
	for _, r := range page.Relaxed {
		out.Relaxed = append(out.Relaxed, &pb.RelaxedFilter{
			Filter: r.Filter, Total: int32(r.Total), Alone: int32(r.Alone), Nearest: s.detailOf(r.Nearest),
		})
	}
	return out, nil
}

// find searches as the caller asks.
func (s *listingService) find(ctx context.Context, ix *catalog.Index, asked *pb.ListingQuery, p catalog.Paging) (catalog.Page, error) {
	if _, err := mayRead(ctx); err != nil {
		return catalog.Page{}, err
	}
	q, err := queryOf(asked)
	if err != nil {
		return catalog.Page{}, err
	}
	page, err := ix.Search(q, p)
	return page, located(err)
}

// located names the field at fault as the request has it.
func located(err error) error {
	var f *fault.Fault
	if !errors.As(err, &f) || f.Param == "" {
		return err
	}
	at := *f
	if at.Param = "query." + f.Param; f.Param == "after" {
		at.Param = "page_token"
	}
	return &at
}

// Get returns one listing.
func (s *listingService) Get(ctx context.Context, in *pb.ListingServiceGetRequest) (*pb.ListingServiceGetResponse, error) {
	if _, err := mayRead(ctx); err != nil {
		return nil, errorOf(err)
	}
	if in.GetId() == "" {
		return nil, errorOf(fault.New(fault.Invalid, "id is required").At("id").Coded("missing_required_parameter"))
	}
	ix := s.Catalog.Snapshot()
	l, ok := ix.Get(in.GetId())
	if !ok {
		return nil, errorOf(fault.New(fault.NotFound, "there is no listing %q", fault.Clip(in.GetId())).At("id"))
	}
	out := &pb.ListingServiceGetResponse{Listing: s.detailOf(l)}
	for _, other := range ix.Duplicates(l.ID) {
		out.Duplicates = append(out.Duplicates, other.ID)
	}
	return out, nil
}

// Stats describes the boats that meet a query.
func (s *listingService) Stats(ctx context.Context, in *pb.StatsRequest) (*pb.StatsResponse, error) {
	ix := s.Catalog.Snapshot()
	page, err := s.find(ctx, ix, in.GetQuery(), catalog.Paging{Limit: 1})
	if err != nil {
		return nil, errorOf(err)
	}
	out := &pb.StatsResponse{
		Total: int32(page.Total), Merged: int32(page.Merged), Stats: statsOf(page.Stats), Facets: facetsOf(page.Facets),
		Unknown: unknownOf(page.Unknown), Sample: page.Sample > 0 || ix.Sample(), AsOfTime: timestampOf(ix.AsOf()),
	}
	if !slices.Contains(in.GetQuery().GetAggregate(), catalog.AggregateByYear) {
		return out, nil
	}
	q, err := queryOf(in.GetQuery())
	if err != nil {
		return nil, errorOf(err)
	}
	years, err := ix.ByYear(q, 1)
	if err != nil {
		return nil, errorOf(located(err))
	}
	for _, y := range years {
		out.Years = append(out.Years, &pb.YearStats{Year: int32(y.Year), Stats: statsOf(y.Stats)})
	}
	return out, nil
}

// ListFeeds tells how feeds go. Where a feed is may be a secret of its broker, so only those who import see it.
func (s *listingService) ListFeeds(ctx context.Context, _ *pb.ListFeedsRequest) (*pb.ListFeedsResponse, error) {
	caller, err := mayRead(ctx)
	if err != nil {
		return nil, errorOf(err)
	}
	states, err := s.Feeds.FeedStates(ctx)
	if err != nil {
		return nil, errorOf(err)
	}
	out := &pb.ListFeedsResponse{}
	for _, f := range states {
		feed := feedOf(f)
		if !writer(caller) {
			feed.Url = ""
		}
		out.Feeds = append(out.Feeds, feed)
	}
	return out, nil
}

func statsOf(s catalog.Stats) *pb.ListingStats {
	out := &pb.ListingStats{
		Boats: int32(s.N), Currency: s.Currency, Converted: s.Converted,
		Min: cents(s.Min), Q1: cents(s.Q1), Median: cents(s.Median), Q3: cents(s.Q3), Max: cents(s.Max), Mean: cents(s.Mean),
	}
	if s.Converted {
		out.RateDate = catalog.RateDate().Format("2006-01-02")
	}
	return out
}

// cents leaves out what no currency has.
func cents(amount float64) float64 { return math.Round(amount*100) / 100 }

func facetsOf(facets []catalog.Facet) []*pb.Facet {
	var out []*pb.Facet
	for _, f := range facets {
		facet := &pb.Facet{Name: f.Name}
		for _, c := range f.Counts {
			facet.Counts = append(facet.Counts, &pb.FacetCount{Value: c.Value, Boats: int32(c.N)})
		}
		out = append(out, facet)
	}
	return out
}

func unknownOf(unknown []catalog.Unknown) []*pb.UnknownValue {
	var out []*pb.UnknownValue
	for _, u := range unknown {
		out = append(out, &pb.UnknownValue{Filter: u.Filter, Boats: int32(u.Count)})
	}
	return out
}

func feedOf(f catalog.FeedState) *pb.Feed {
	return &pb.Feed{
		Name: f.Name, Source: f.Source, Format: f.Format, Url: f.URL,
		LastTryTime: timestampOf(f.LastTry), LastSuccessTime: timestampOf(f.LastSuccess), NextTryTime: timestampOf(f.NextTry),
		Failures: int32(f.Failures), Error: f.Error,
		Counts: &pb.ImportCounts{
			Added: int32(f.New), Changed: int32(f.Changed), Unchanged: int32(f.Unchanged), Withdrawn: int32(f.Withdrawn),
			Refused: int32(f.Refused), Listings: int32(f.Listings),
		},
	}
}
