package app_test

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"connectrpc.com/connect"

	pb "github.com/fairlead/fairlead/gen/fairlead/v1"
	"github.com/fairlead/fairlead/gen/fairlead/v1/fairleadv1connect"
	"github.com/fairlead/fairlead/internal/app/apptest"
	"github.com/fairlead/fairlead/internal/keys"
)

// boatsFile is a feed of so many invented boats.
func boatsFile(n int) []byte {
	var adverts []string
	for i := range n {
		adverts = append(adverts, fmt.Sprintf(`{"DocumentID":"%d","SalesStatus":"Active","BoatCategoryCode":"Sail","MakeString":"Marlowe","Model":"Petrel %d",
			"ModelYear":2004,"LengthOverall":"34 ft","Price":"%d.00 EUR","BoatLocation":{"BoatCityName":"Brest","BoatCountryID":"FR"}}`, 1000+i, i, 50000+i))
	}
	return []byte(`{"numResults":` + fmt.Sprint(n) + `,"results":[` + strings.Join(adverts, ",") + `]}`)
}

// upload imports a file in small messages.
func upload(t *testing.T, client fairleadv1connect.ListingServiceClient, header *pb.ImportHeader, file []byte) (*pb.ImportResponse, error) {
	t.Helper()
	stream, err := client.Import(t.Context())
	if err != nil {
		return nil, err
	}
	// A send fails when the answer is there already; CloseAndReceive tells it.
	if header != nil {
		_ = stream.Send(&pb.ImportRequest{Part: &pb.ImportRequest_Header{Header: header}})
	}
	for part := range slices.Chunk(file, 1000) {
		_ = stream.Send(&pb.ImportRequest{Part: &pb.ImportRequest_Data{Data: part}})
	}
	return stream.CloseAndReceive()
}

func TestAnImportShowsInTheRunningServer(t *testing.T) {
	s := apptest.New(t)
	client := listingsOver(s, scoped(t, s, keys.ScopeListings))
	got, err := upload(t, client, &pb.ImportHeader{Source: "north"}, boatsFile(25))
	if err != nil || got.GetFormat() != "boatsgroup" || got.GetCounts().GetAdded() != 25 || got.GetCounts().GetListings() != 25 {
		t.Fatalf("got %v, %v", got, err)
	}
	if got, err = upload(t, client, &pb.ImportHeader{Source: "north", Format: "boatsgroup"}, boatsFile(25)); err != nil || got.GetCounts().GetUnchanged() != 25 {
		t.Errorf("the same again: %v, %v", got, err)
	}
	page := awaited(t, client, func(p *pb.SearchResponse) bool { return p.GetTotal() == 25 })
	if page.GetSample() || page.GetListings()[0].GetSource() != "north" || page.GetListings()[0].GetFirstSeenTime() == nil {
		t.Errorf("got %v", page)
	}
	eventually(t, "the new builder is understood", func() bool {
		_, meant := asJSON(t, s, "Interpret", `{"text": "Marlowe Petrel in France"}`)
		query, _ := meant["query"].(map[string]any)
		return query["make"] == "Marlowe"
	})
}

// awaited searches until the catalogue follows.
func awaited(t *testing.T, client fairleadv1connect.ListingServiceClient, done func(*pb.SearchResponse) bool) (page *pb.SearchResponse) {
	t.Helper()
	eventually(t, "the catalogue follows", func() bool {
		var err error
		if page, err = client.Search(t.Context(), &pb.SearchRequest{}); err != nil {
			t.Fatal(err)
		}
		return done(page)
	})
	return page
}

// eventually asks again and again, because what is waited for happens in the background.
func eventually(t *testing.T, what string, happens func() bool) {
	t.Helper()
	tick := time.NewTicker(10 * time.Millisecond)
	defer tick.Stop()
	for range 3000 {
		if happens() {
			return
		}
		<-tick.C
	}
	t.Fatalf("it does not happen that %s", what)
}

func TestAnImportNeedsItsScopeAndItsHeader(t *testing.T) {
	s := apptest.New(t)
	if _, err := upload(t, listingsOver(s, s.Key), &pb.ImportHeader{Source: "north"}, boatsFile(1)); connect.CodeOf(err) != connect.CodePermissionDenied {
		t.Errorf("with an ordinary key: %v", err)
	}
	client := listingsOver(s, scoped(t, s, keys.ScopeAdmin))
	for param, header := range map[string]*pb.ImportHeader{
		"header": nil, "header.source": {Source: "Not A Name"}, "header.format": {Source: "north", Format: "fax"}, "format": {Source: "north"},
	} {
		if _, err := upload(t, client, header, []byte("what is this?")); connect.CodeOf(err) != connect.CodeInvalidArgument || paramOf(err) != param {
			t.Errorf("got %v at %q, want it at %q", err, paramOf(err), param)
		}
	}
	if _, err := upload(t, client, &pb.ImportHeader{Source: "north", Format: "boatsgroup"}, boatsFile(9)[:500]); connect.CodeOf(err) != connect.CodeInvalidArgument {
		t.Errorf("a truncated file: %v", err)
	}
}

func TestAFeedIsReadAndItsStateShown(t *testing.T) {
	path := filepath.Join(t.TempDir(), "feeds.toml")
	// Nothing listens there: what is shown is that it failed, and when it is tried again.
	text := "[[feed]]\nname = \"quay\"\nurl = \"http://user:hidden@127.0.0.1:1/boats?key=hidden\"\nformat = \"boatsgroup\"\n"
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	s := apptest.New(t, "-feeds", path)
	reader, importer := listingsOver(s, s.Key), listingsOver(s, scoped(t, s, keys.ScopeListings))
	var feed *pb.Feed
	eventually(t, "the feed is tried", func() bool {
		got, err := importer.ListFeeds(t.Context(), &pb.ListFeedsRequest{})
		if err != nil {
			t.Fatal(err)
		}
		if len(got.GetFeeds()) != 1 {
			return false
		}
		feed = got.GetFeeds()[0]
		return feed.GetFailures() > 0
	})
	if feed.GetName() != "quay" || feed.GetUrl() != "http://127.0.0.1:1/boats" || feed.GetError() == "" || feed.GetNextTryTime() == nil || strings.Contains(feed.String(), "hidden") {
		t.Errorf("got %v", feed)
	}
	if plain, err := reader.ListFeeds(t.Context(), &pb.ListFeedsRequest{}); err != nil || plain.GetFeeds()[0].GetUrl() != "" {
		t.Errorf("an ordinary key sees where it is: %v, %v", plain, err)
	}
}
