package inventory

import (
	"crypto/sha256"
	"encoding/binary"
	"fmt"
	"math"
	"time"

	"github.com/fairlead/fairlead/internal/catalog"
)

// digester tells whether an advert is still the same: as the source gives it, and as it was read, so that a better
// reading of the same words is a change too. Fields that the import itself fills are left out. It is not safe for
// concurrent use.
//
// Writing the fields by hand takes a tenth of the time of encoding/json, which would be the largest part of an import.
type digester struct {
	buffer []byte
	unfit  error // what in the last advert cannot be on record: a number that is none, or a time out of bounds
}

func (d *digester) sum(l *catalog.Listing, raw []byte) (sum [16]byte) {
	d.buffer, d.unfit = d.buffer[:0], nil
	d.count(len(raw))
	d.buffer = append(d.buffer, raw...)
	d.text(l.SourceURL, l.Broker, l.BrokerCity, l.HIN, l.Title, l.Description)
	d.flag(l.Sample)
	d.text(string(l.Status), string(l.Category), string(l.NewUsed), string(l.Grade), string(l.PriceType), string(l.Tax))
	d.time(l.ListedAt, l.UpdatedAt)
	d.list(l.Classes)
	d.text(l.Make, l.Model, l.Variant, l.Designer, l.Builder, l.DesignID, l.HullMaterial, l.Rig, l.Keel)
	d.list(l.ModelAliases)
	d.number(float64(l.YearBuilt), float64(l.ModelYear), l.LOA, l.LWL, l.Beam, l.DraftMin, l.DraftMax, l.AirDraft,
		l.Displacement, l.Ballast, l.SailArea, float64(l.Cabins), float64(l.Berths), float64(l.Heads),
		l.Fuel, l.Water, l.Holding, l.Price, l.Lat, l.Lon, float64(l.RiggingYear), float64(l.SailsYear))
	d.text(l.Currency, l.Place, l.Region, l.State, l.Country)
	d.list(l.Regions)
	d.list(l.Features)
	d.parts(l)
	whole := sha256.Sum256(d.buffer)
	copy(sum[:], whole[:])
	return sum
}

func (d *digester) parts(l *catalog.Listing) {
	d.count(len(l.Engines))
	for _, e := range l.Engines {
		d.text(e.Make, e.Model, e.Fuel, e.Type, e.Position)
		d.number(float64(e.Year), e.KW, e.Hours)
	}
	d.count(len(l.PriceHistory))
	for _, c := range l.PriceHistory {
		d.time(c.At)
		d.number(c.Price)
	}
	d.count(len(l.Images))
	for _, i := range l.Images {
		d.text(i.URL, i.Caption, i.Hash)
		d.number(float64(i.Width), float64(i.Height))
	}
	d.count(len(l.SetAside))
	for _, s := range l.SetAside {
		d.text(s.Field, s.Value, s.Reason)
	}
}

func (d *digester) count(n int) { d.buffer = binary.AppendUvarint(d.buffer, uint64(n)) }

func (d *digester) text(all ...string) {
	for _, s := range all {
		d.count(len(s))
		d.buffer = append(d.buffer, s...)
	}
}

func (d *digester) list(all []string) {
	d.count(len(all))
	d.text(all...)
}

func (d *digester) number(all ...float64) {
	for _, v := range all {
		if v-v != 0 {
			d.unfit = fmt.Errorf("the advert has a number that is %v", v)
		}
		d.buffer = binary.LittleEndian.AppendUint64(d.buffer, math.Float64bits(v))
	}
}

func (d *digester) flag(b bool) {
	if b {
		d.count(1)
		return
	}
	d.count(0)
}

func (d *digester) time(all ...time.Time) {
	for _, t := range all {
		if y := t.UTC().Year(); y < 0 || y > 9999 {
			d.unfit = fmt.Errorf("the advert has a time in the year %d", y)
		}
		d.number(float64(t.UnixMicro()))
	}
}
