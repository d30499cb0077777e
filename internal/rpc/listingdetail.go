package rpc

import (
	pb "github.com/fairlead/fairlead/gen/fairlead/v1"
	"github.com/fairlead/fairlead/internal/catalog"
)

// detailOf is everything that may be shown of a listing, nil for nil. The hull number stays here: it serves to forge papers.
func (s *listingService) detailOf(l *catalog.Listing) *pb.ListingDetail {
	if l == nil {
		return nil
	}
	out := &pb.ListingDetail{
		Id: l.ID, Source: l.Source, SourceId: l.SourceID, SourceUrl: l.SourceURL, FeedId: l.FeedID, Url: s.Links.Listing(l.ID),
		DupGroup: l.DupGroup, Sample: l.Sample, Status: string(l.Status),
		ListTime: timestampOf(l.ListedAt), UpdateTime: timestampOf(l.UpdatedAt),
		FirstSeenTime: timestampOf(l.FirstSeen), LastSeenTime: timestampOf(l.LastSeen), SeenDays: int32(l.SeenDays()),
		Type: string(l.Category), Category: l.Classes,
		Make: l.Make, Model: l.Model, Variant: l.Variant, Designer: l.Designer, Builder: l.Builder, DesignId: l.DesignID,
		YearBuilt: int32(l.YearBuilt), ModelYear: int32(l.ModelYear), NewUsed: string(l.NewUsed), ConditionGrade: string(l.Grade),
		LengthM: l.LOA, WaterlineM: l.LWL, BeamM: l.Beam, DraftMinM: l.DraftMin, DraftMaxM: l.DraftMax, AirDraftM: l.AirDraft,
		DisplacementKg: l.Displacement, BallastKg: l.Ballast, SailAreaM2: l.SailArea,
		HullMaterial: l.HullMaterial, Rig: l.Rig, Keel: l.Keel,
		Cabins: int32(l.Cabins), Berths: int32(l.Berths), Heads: int32(l.Heads), FuelL: l.Fuel, WaterL: l.Water, HoldingL: l.Holding,
		Price: l.Price, Currency: l.Currency, PriceType: string(l.PriceType), Tax: string(l.Tax),
		Place: l.Place, Region: l.Region, State: l.State, Country: l.Country, Regions: l.Regions,
		Title: l.Title, Description: l.Description, Features: l.Features,
		RiggingYear: int32(l.RiggingYear), SailsYear: int32(l.SailsYear), Broker: l.Broker, BrokerCity: l.BrokerCity,
	}
	if l.Lat != 0 || l.Lon != 0 {
		out.Position = &pb.Position{Latitude: l.Lat, Longitude: l.Lon}
	}
	addParts(out, l)
	return out
}

func addParts(out *pb.ListingDetail, l *catalog.Listing) {
	for _, e := range l.Engines {
		out.Engines = append(out.Engines, &pb.BoatEngine{
			Make: e.Make, Model: e.Model, Year: int32(e.Year), PowerKw: e.KW, Fuel: e.Fuel, Type: e.Type, Hours: e.Hours, Location: e.Position,
		})
	}
	for _, c := range l.PriceHistory {
		out.PriceHistory = append(out.PriceHistory, &pb.PriceChange{ChangeTime: timestampOf(c.At), Price: c.Price})
	}
	for _, i := range l.Images {
		out.Images = append(out.Images, &pb.ListingImage{Url: i.URL, Caption: i.Caption})
	}
	for _, v := range l.SetAside {
		out.SetAside = append(out.SetAside, &pb.SetAsideValue{Field: v.Field, Value: v.Value, Reason: v.Reason})
	}
}
