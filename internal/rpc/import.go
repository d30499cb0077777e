package rpc

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"

	"connectrpc.com/connect"

	pb "github.com/fairlead/fairlead/gen/fairlead/v1"
	"github.com/fairlead/fairlead/internal/catalog/feed"
	"github.com/fairlead/fairlead/internal/fault"
	"github.com/fairlead/fairlead/internal/inventory"
	"github.com/fairlead/fairlead/internal/keys"
)

// Importer reads a feed into the record.
type Importer interface {
	Import(ctx context.Context, source string, r io.Reader, opt inventory.Options) (inventory.Counts, error)
}

// Import reads a feed into the record. The file is kept on disk until it is whole: imports wait for each other, and none
// shall wait for a slow client.
func (s *listingService) Import(ctx context.Context, stream *connect.ClientStream[pb.ImportRequest]) (*pb.ImportResponse, error) {
	if caller, _ := keys.From(ctx); !writer(caller) {
		return nil, errorOf(fault.New(fault.Forbidden, "this key may not import listings: it lacks the scope %q", keys.ScopeListings))
	}
	header, err := headerOf(stream)
	if err != nil {
		return nil, broken(err)
	}
	file, err := os.CreateTemp("", "fairlead-import-*")
	if err != nil {
		return nil, errorOf(fmt.Errorf("keep the file to import: %w", err))
	}
	defer func() { _ = errors.Join(file.Close(), os.Remove(file.Name())) }()
	if err := receive(stream, file); err != nil {
		return nil, broken(err)
	}
	counts, err := s.Importer.Import(ctx, header.GetSource(), file, inventory.Options{
		Format: feed.Format(header.GetFormat()), Columns: header.GetColumns(), Country: header.GetCountry(), Currency: header.GetCurrency(),
		Partial: header.GetPartial(), Force: header.GetForce(),
	})
	if err != nil {
		return nil, errorOf(err)
	}
	return importedOf(counts), nil
}

// broken is why a stream cannot be read. What the protocol says of it, such as a message over the limit, stays as it is.
func broken(err error) error {
	if protocol := new(connect.Error); errors.As(err, &protocol) {
		return protocol
	}
	return errorOf(err)
}

// headerOf reads and checks the first message.
func headerOf(stream *connect.ClientStream[pb.ImportRequest]) (*pb.ImportHeader, error) {
	if !stream.Receive() {
		if err := stream.Err(); err != nil {
			return nil, err
		}
		return nil, fault.New(fault.Invalid, "the first message must hold the header").At("header").Coded("missing_required_parameter")
	}
	header := stream.Msg().GetHeader()
	if header == nil {
		return nil, fault.New(fault.Invalid, "the first message must hold the header").At("header").Coded("missing_required_parameter")
	}
	if err := inventory.CheckSource(header.GetSource()); err != nil {
		return nil, fault.From(err).At("header.source")
	}
	if f := feed.Format(header.GetFormat()); f != "" && !slices.Contains(feed.Formats(), f) {
		return nil, fault.New(fault.Invalid, "there is no format %q, only %v", fault.Clip(string(f)), feed.Formats()).At("header.format")
	}
	return header, nil
}

// receive writes the rest of the stream to a file and goes back to its beginning.
func receive(stream *connect.ClientStream[pb.ImportRequest], file *os.File) error {
	for stream.Receive() {
		if stream.Msg().GetHeader() != nil {
			return fault.New(fault.Invalid, "only the first message may hold a header").At("header")
		}
		if _, err := file.Write(stream.Msg().GetData()); err != nil {
			return fmt.Errorf("keep the file to import: %w", err)
		}
	}
	if err := stream.Err(); err != nil {
		return err
	}
	_, err := file.Seek(0, io.SeekStart)
	return err
}

func importedOf(c inventory.Counts) *pb.ImportResponse {
	out := &pb.ImportResponse{
		Format: string(c.Format), Columns: c.Columns,
		Counts: &pb.ImportCounts{
			Added: int32(c.New), Changed: int32(c.Changed), Unchanged: int32(c.Unchanged), Withdrawn: int32(c.Withdrawn),
			Refused: int32(c.Refused), RepeatedAdverts: int32(c.Repeated), Listings: int32(c.Listings),
		},
	}
	for _, r := range c.Refusals {
		out.Refused = append(out.Refused, &pb.RefusedAdvert{Line: r.Line, Reason: r.Reason})
	}
	return out
}
