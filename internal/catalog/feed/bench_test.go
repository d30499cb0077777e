package feed_test

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/catalog/feed"
)

// prose is a description of the usual length, about 700 bytes.
const prose = "A well kept cruising yacht that has been in the same hands for eleven years and was sailed in local waters only. " +
	"The standing rigging was replaced in 2018, the sails are of 2020. On deck there are an electric windlass, a sprayhood and a bimini, " +
	"no teak deck. Below she has three cabins, a well planned galley with an oven and a fridge, and diesel heating for the cold months. " +
	"The engine was serviced every year and has a new heat exchanger. Electronics: chart plotter, autopilot, AIS transponder, VHF with DSC. " +
	"The batteries are of 2021 with a solar panel of 200 W on the arch. A liferaft and a dinghy with outboard are part of the sale. Lying afloat, viewing on request."

var benchBoats = []struct{ make, model, loa, city, state, country string }{
	{"Beneteau", "Oceanis 40.1", "42.2 ft", "Annapolis", "MD", "US"}, {"Hallberg-Rassy", "352", "34.8 ft", "Southampton", "", "GB"},
	{"CATALINA", "34 MkII", "34.5 ft", "NEWPORT", "RI", "US"}, {"Lagoon", "42", "42.0 ft", "Palma de Mallorca", "", "ES"},
	{"Bavaria", "Cruiser 37", "37.1 ft", "Kiel", "", "DE"}, {"Someyard", "Special 12", "39.4 ft", "Littlehaven", "", "GB"},
}

func benchmarkRead(b *testing.B, format feed.Format, head, tail, between string, record func(i int) string) {
	const n = 20_000
	var doc strings.Builder
	doc.WriteString(head)
	for i := range n {
		if i > 0 {
			doc.WriteString(between)
		}
		doc.WriteString(record(i))
	}
	doc.WriteString(tail)
	cfg := config(b)
	cfg.Format, cfg.MaxBytes = format, 1<<30
	data := []byte(doc.String())
	b.SetBytes(int64(len(data)))
	b.ReportAllocs()
	b.ResetTimer()
	for b.Loop() {
		sum, err := feed.Read(b.Context(), bytes.NewReader(data), cfg, func(feed.Record) error { return nil })
		if err != nil || sum.Records != n || sum.Refused > 0 {
			b.Fatal(sum, err)
		}
	}
	b.ReportMetric(float64(n)*float64(b.N)/b.Elapsed().Seconds(), "records/s")
}

func BenchmarkBoatsGroup(b *testing.B) {
	benchmarkRead(b, feed.BoatsGroup, `{"numResults":20000,"results":[`, "]}", ",", func(i int) string {
		x := benchBoats[i%len(benchBoats)]
		return fmt.Sprintf(`{"DocumentID":"%d","Source":"IMT","SalesStatus":"Active","SaleClassCode":"Used","BoatCategoryCode":"Sail","BoatClassCode":["Cruisers"],"MakeString":%q,"Model":%q,"ModelYear":%d,"LengthOverall":%q,"BeamMeasure":"12.8 ft","MaxDraft":"5.6 ft","DisplacementMeasure":"15,400 lb","BoatHullMaterialCode":"Fiberglass","Price":"%d.00 USD","PriceHideInd":false,"BoatLocation":{"BoatCityName":%q,"BoatStateCode":%q,"BoatCountryID":%q},"NumberOfEngines":1,"Engines":[{"Make":"Yanmar","Model":"4JH45","Fuel":"Diesel","EnginePower":"45|horsepower","Type":"Inboard","Hours":1250}],"FuelTankCapacityMeasure":"52|gallon","CabinsCountNumeric":3,"HeadsCountNumeric":2,"Images":[{"Priority":"1","Uri":"https://img.example/%d/1.jpg"},{"Priority":"2","Uri":"https://img.example/%d/2.jpg"}],"GeneralBoatDescription":["<p>%s</p>"],"ItemReceivedDate":"2025-03-01","LastModificationDate":"2025-05-02"}`,
			i, x.make, x.model, 1990+i%30, x.loa, 40_000+i, x.city, x.state, x.country, i, i, prose)
	})
}

func BenchmarkCSV(b *testing.B) {
	benchmarkRead(b, feed.CSV, "ID;Make;Model;Year;LOA (ft);Beam (ft);Draft (ft);Displacement (lb);Hull;Price;Currency;City;State;Country;Engine make;Engine hours;Fuel;Cabins;Images;Description\n", "", "\n", func(i int) string {
		x := benchBoats[i%len(benchBoats)]
		return fmt.Sprintf("%d;%s;%s;%d;%s;12.8;5.6;15,400;GRP;%d;EUR;%s;%s;%s;Yanmar;1250;Diesel;3;https://img.example/%d/1.jpg https://img.example/%d/2.jpg;\"%s\"",
			i, x.make, x.model, 1990+i%30, x.loa, 40_000+i, x.city, x.state, x.country, i, i, prose)
	})
}

func BenchmarkOpenMarine(b *testing.B) {
	benchmarkRead(b, feed.OpenMarine, `<?xml version="1.0" encoding="UTF-8"?><open_marine version="1.7"><broker code="x"><broker_details><company_name>Sample Brokers</company_name></broker_details><offices><office id="o1"><office_name>Main</office_name><town>Lymington</town></office></offices><adverts>`,
		"</adverts></broker></open_marine>", "\n", func(i int) string {
			x := benchBoats[i%len(benchBoats)]
			return fmt.Sprintf(`<advert ref="%d" office_id="o1" status="Available"><advert_media><media type="image/jpeg" primary="1">https://img.example/%d/1.jpg</media></advert_media><advert_features><boat_type>Sail</boat_type><boat_category>Cruiser</boat_category><new_or_used>used</new_or_used><vessel_lying country="%s">%s</vessel_lying><asking_price poa="false" currency="GBP" vat_included="true">%d</asking_price><marketing_descs><marketing_desc language="en"><![CDATA[<p>%s</p>]]></marketing_desc></marketing_descs><manufacturer>%s</manufacturer><model>%s</model></advert_features><boat_features><dimensions><item name="loa" unit="feet">%s</item><item name="beam" unit="feet">12.8</item><item name="draft" unit="feet">5.6</item></dimensions><build><item name="year">%d</item><item name="hull_construction">GRP</item><item name="keel_type">Fin keel</item></build><engine><item name="engine_manufacturer">Yanmar</item><item name="hours">1250</item><item name="horse_power" unit="hp">45</item><item name="fuel">Diesel</item></engine><accommodation><item name="cabins">3</item><item name="berths">6</item></accommodation></boat_features></advert>`,
				i, i, x.country, x.city, 40_000+i, prose, x.make, x.model, x.loa, 1990+i%30)
		})
}

func BenchmarkSetUp(b *testing.B) {
	cfg := config(b)
	cfg.Format = feed.CSV
	for b.Loop() {
		if _, err := feed.Read(b.Context(), strings.NewReader("id,make\n"), cfg, func(feed.Record) error { return nil }); err != nil {
			b.Fatal(err)
		}
	}
}
