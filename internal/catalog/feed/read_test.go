package feed_test

import (
	"bytes"
	"compress/gzip"
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/google/go-cmp/cmp"

	"github.com/fairlead/fairlead/internal/catalog/feed"
	"github.com/fairlead/fairlead/internal/fault"
)

// outcome is what a reading came to: the identifiers, or "-" for what was refused, and the error.
func outcome(t *testing.T, format feed.Format, r io.Reader, change ...func(*feed.Config)) (ids []string, refused []error, err error) {
	t.Helper()
	cfg := config(t)
	cfg.Format = format
	for _, c := range change {
		c(&cfg)
	}
	_, err = feed.Read(t.Context(), r, cfg, func(rec feed.Record) error {
		if rec.Listing == nil {
			ids, refused = append(ids, "-"), append(refused, rec.Refused)
			return nil
		}
		ids = append(ids, rec.Listing.SourceID)
		return nil
	})
	return ids, refused, err
}

func isKind(err error, kind fault.Kind) bool {
	var f *fault.Fault
	return errors.As(err, &f) && f.Kind == kind
}

func boatsJSON(n int) string {
	var b strings.Builder
	b.WriteString(`{"numResults":1,"results":[`)
	for i := range n {
		if i > 0 {
			b.WriteString(",\n")
		}
		fmt.Fprintf(&b, `{"DocumentID":"%d","MakeString":"Moody","Model":"33","AdditionalDetailDescription":["%s"]}`, i+1, strings.Repeat("x\\\"}] ", i%50))
	}
	b.WriteString("]}")
	return b.String()
}

func TestRecordsArriveInOrderHoweverTheStreamIsCut(t *testing.T) {
	const n = 3000
	var want []string
	for i := range n {
		want = append(want, fmt.Sprint(i+1))
	}
	for name, r := range map[string]io.Reader{
		"whole":       strings.NewReader(boatsJSON(n)),
		"single byte": iotest.OneByteReader(strings.NewReader(boatsJSON(n))),
		"halves":      iotest.HalfReader(strings.NewReader(boatsJSON(n))),
	} {
		got, _, err := outcome(t, feed.BoatsGroup, r)
		if err != nil {
			t.Fatal(name, err)
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%s:\n%s", name, diff)
		}
	}
}

func TestEveryCutOfAFeedIsAnErrorAndNoRecordIsMadeUp(t *testing.T) {
	for format, doc := range map[feed.Format]string{
		feed.BoatsGroup: boatsJSON(2),
		feed.OpenMarine: `<open_marine><adverts>` + strings.Repeat(`<advert ref="1"><a><manufacturer>Moody</manufacturer><![CDATA[<]]></a></advert>`, 2) + `</adverts></open_marine>`,
	} {
		for cut := 1; cut < len(doc); cut++ {
			ids, _, err := outcome(t, format, strings.NewReader(doc[:cut]))
			if err == nil {
				t.Fatalf("%s cut at byte %d is read as if it were whole", format, cut)
			}
			if len(ids) > 3 {
				t.Fatalf("%s cut at byte %d has %d records", format, cut, len(ids))
			}
		}
	}
}

func TestAnErrorOfTheStreamIsReturned(t *testing.T) {
	gone := errors.New("connection reset")
	for format, start := range map[feed.Format]string{
		feed.BoatsGroup: boatsJSON(2)[:150], feed.OpenMarine: `<open_marine><advert ref="1">`, feed.CSV: "id,make,model\n1,Moody,33\n", feed.JSONL: `{"source_id":"1","make":"Moody"}` + "\n", feed.JSONLD: "{",
	} {
		_, _, err := outcome(t, format, io.MultiReader(strings.NewReader(start), iotest.ErrReader(gone)))
		if !errors.Is(err, gone) {
			t.Errorf("%s: got %v", format, err)
		}
	}
}

func TestAnErrorOfTheVisitorEndsTheReading(t *testing.T) {
	full := errors.New("disk full")
	cfg := config(t)
	cfg.Format = feed.BoatsGroup
	visits := 0
	sum, err := feed.Read(t.Context(), strings.NewReader(boatsJSON(5000)), cfg, func(feed.Record) error {
		if visits++; visits == 7 {
			return full
		}
		return nil
	})
	if !errors.Is(err, full) || visits != 7 || sum.Records != 7 {
		t.Errorf("got %v after %d visits, %d records", err, visits, sum.Records)
	}
}

func TestACancelledReadingSaysSo(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cfg := config(t)
	cfg.Format = feed.BoatsGroup
	endless := io.MultiReader(strings.NewReader(`{"results":[{"DocumentID":"1","MakeString":"Moody"}`), &endless{text: []byte(`,{"DocumentID":"1","MakeString":"Moody"}`)})
	_, err := feed.Read(ctx, endless, cfg, func(feed.Record) error { cancel(); return nil })
	if !errors.Is(err, context.Canceled) {
		t.Errorf("got %v", err)
	}
}

// endless says the same for ever.
type endless struct {
	text []byte
	at   int
}

func (e *endless) Read(p []byte) (int, error) {
	for i := range p {
		p[i] = e.text[e.at%len(e.text)]
		e.at++
	}
	return len(p), nil
}

func TestAStreamOverItsBoundIsAnError(t *testing.T) {
	for format, doc := range map[feed.Format]string{
		feed.BoatsGroup: boatsJSON(100), feed.CSV: "id,make\n" + strings.Repeat("1,Moody\n", 500), feed.JSONL: strings.Repeat(`{"make":"Moody","source_id":"1"}`+"\n", 100),
		feed.OpenMarine: "<open_marine>" + strings.Repeat(`<advert ref="1"><manufacturer>Moody</manufacturer></advert>`, 100) + "</open_marine>",
		feed.JSONLD:     `[` + strings.Repeat(`{"@type":"Vehicle","sku":"1","name":"Moody 33"},`, 100) + `{}]`,
	} {
		bound := func(n int64) func(*feed.Config) { return func(c *feed.Config) { c.MaxBytes = n } }
		if _, _, err := outcome(t, format, strings.NewReader(doc), bound(int64(len(doc)))); err != nil {
			t.Errorf("%s at its bound: %v", format, err)
		}
		if _, _, err := outcome(t, format, strings.NewReader(doc), bound(int64(len(doc)-1))); !isKind(err, fault.TooLarge) {
			t.Errorf("%s a byte over its bound: %v", format, err)
		}
	}
}

func TestARecordOverABoundRefusesItselfAlone(t *testing.T) {
	long := strings.Repeat("x", 1<<20)
	deep := func(open, closing string, n int) string { return strings.Repeat(open, n) + strings.Repeat(closing, n) }
	for name, c := range map[string]struct {
		format feed.Format
		doc    string
	}{
		"JSON, long":      {feed.BoatsGroup, `{"results":[{"DocumentID":"1","MakeString":"Moody"},{"DocumentID":"2","Model":"` + long + `"},{"DocumentID":"3","MakeString":"Moody"}]}`},
		"JSON, deep":      {feed.BoatsGroup, `{"results":[{"DocumentID":"1","MakeString":"Moody"},{"DocumentID":"2","a":` + deep("[", "]", 200) + `},{"DocumentID":"3","MakeString":"Moody"}]}`},
		"XML, long":       {feed.OpenMarine, `<o><advert ref="1"><manufacturer>Moody</manufacturer></advert><advert ref="2"><a>` + long + `</a></advert><advert ref="3"><manufacturer>Moody</manufacturer></advert></o>`},
		"XML, long CDATA": {feed.OpenMarine, `<o><advert ref="1"><manufacturer>Moody</manufacturer></advert><advert ref="2"><a><![CDATA[` + long + long + `]]></a></advert><advert ref="3"><manufacturer>Moody</manufacturer></advert></o>`},
		"XML, deep":       {feed.OpenMarine, `<o><advert ref="1"><manufacturer>Moody</manufacturer></advert><advert ref="2">` + deep("<a>", "</a>", 200) + `</advert><advert ref="3"><manufacturer>Moody</manufacturer></advert></o>`},
		"CSV, long":       {feed.CSV, "id,make,title\n1,Moody,a\n2,Moody," + long + "\n3,Moody,a\n"},
		"CSV, commas":     {feed.CSV, "id,make,title\n1,Moody,a\n" + strings.Repeat(",", 1<<20) + "\n3,Moody,a\n"},
		"CSV, quoted":     {feed.CSV, "id,make,title\n1,Moody,a\n2,Moody,\"" + strings.Repeat("x ", 40_000) + "\"\n3,Moody,a\n"},
		"JSON lines":      {feed.JSONL, `{"source_id":"1","make":"Moody"}` + "\n" + `{"source_id":"2","make":"` + long + `"}` + "\n" + `{"source_id":"3","make":"Moody"}`},
	} {
		ids, refused, err := outcome(t, c.format, strings.NewReader(c.doc))
		if err != nil || !slices.Equal(ids, []string{"1", "-", "3"}) || !isKind(refused[0], fault.TooLarge) && !isKind(refused[0], fault.Invalid) {
			t.Errorf("%s: got %q, refused %v, error %v", name, ids, refused, err)
		}
	}
}

func TestDepthAroundTheAdvertsIsBounded(t *testing.T) {
	_, _, err := outcome(t, feed.OpenMarine, strings.NewReader(strings.Repeat("<a>", 1000)))
	if !isKind(err, fault.TooLarge) {
		t.Errorf("got %v", err)
	}
}

func TestQuotationMarksThatStayOpenGiveUpTheFileInTheEnd(t *testing.T) {
	if testing.Short() {
		t.Skip("one goroutine does everything: left to make test")
	}
	far := strings.Repeat("x,y,z\n", 15_000) // further than a line may be long
	_, refused, err := outcome(t, feed.CSV, strings.NewReader("id,make,title\n"+strings.Repeat("1,Moody,\"a\n"+far, 3)))
	if err != nil || len(refused) < 3 {
		t.Errorf("three marks: %d refused, error %v", len(refused), err)
	}
	_, _, err = outcome(t, feed.CSV, strings.NewReader("id,make,title\n"+strings.Repeat("1,Moody,\"a\n"+far, 101)))
	if !isKind(err, fault.Invalid) {
		t.Errorf("a hundred marks: got %v", err)
	}
}

func TestAPlaceOfManyWordsIsNotSearchedForEver(t *testing.T) {
	doc := "id,make,model,city,country\n1,Moody,33," + strings.Repeat("bay ", 30) + ",US\n"
	ids, _, err := outcome(t, feed.CSV, strings.NewReader(doc))
	if err != nil || !slices.Equal(ids, []string{"1"}) {
		t.Errorf("got %q, %v", ids, err)
	}
}

func TestUTF16AndByteOrderMarksAreRead(t *testing.T) {
	utf16 := func(s string) []byte {
		out := []byte{0xff, 0xfe}
		for _, r := range s {
			out = append(out, byte(r), byte(r>>8))
		}
		return out
	}
	const doc = `{"results":[{"DocumentID":"1","MakeString":"Hallberg-Rassy"}]}`
	for name, data := range map[string][]byte{"UTF-8 with a mark": append([]byte("\xef\xbb\xbf"), doc...), "UTF-16": utf16(doc)} {
		ids, _, err := outcome(t, feed.BoatsGroup, bytes.NewReader(data))
		if err != nil || !slices.Equal(ids, []string{"1"}) {
			t.Errorf("%s: got %q, %v", name, ids, err)
		}
	}
	ids, _, err := outcome(t, feed.OpenMarine, bytes.NewReader(utf16(`<?xml version="1.0" encoding="UTF-16"?><o><advert ref="1"><manufacturer>Moody</manufacturer></advert></o>`)))
	if err != nil || !slices.Equal(ids, []string{"1"}) {
		t.Errorf("XML in UTF-16: got %q, %v", ids, err)
	}
}

func TestSettingsThatCannotBeAreRefused(t *testing.T) {
	for name, change := range map[string]func(*feed.Config){
		"format":   func(c *feed.Config) { c.Format = "telex" },
		"country":  func(c *feed.Config) { c.Country = "XX" },
		"currency": func(c *feed.Config) { c.Currency = "shells" },
		"columns":  func(c *feed.Config) { c.Columns = map[string]string{"colour": "Colour"} },
	} {
		_, _, err := outcome(t, feed.CSV, strings.NewReader("id,make\n1,Moody\n"), change)
		var f *fault.Fault
		if !errors.As(err, &f) || f.Kind != fault.Invalid || f.Param != name {
			t.Errorf("%s: got %v", name, err)
		}
	}
}

func TestFormatsAreDetected(t *testing.T) {
	for _, c := range []struct {
		name, head string
		want       feed.Format
	}{
		{"a.xml", `<?xml version="1.0"?><open_marine version="1.7">`, feed.OpenMarine},
		{"adverts.xml", `<account token="1"><advert id="1">`, feed.NautiX},
		{"x", `{"numResults":3,"results":[{"DocumentID":"1"`, feed.BoatsGroup},
		{"x", `{"data":{"results":[{"MakeString":"A"`, feed.BoatsGroup},
		{"x", `{"V-Data":[{"ID":1`, feed.IYBA},
		{"x", `{"Count":1,"Results":[{"VesselID":1`, feed.YATCO},
		{"x", `{"meta":{"page":1},"listings":[`, feed.BoatSales},
		{"x", `[{"@context":"https://schema.org","@type":"Vehicle"}]`, feed.JSONLD},
		{"x.html", "<!DOCTYPE html><html>", feed.JSONLD},
		{"x.jsonl", `{"make":"Moody"}`, feed.JSONL},
		{"x", "Make;Model;Year;Price\n", feed.CSV},
		{"x.csv", "Name,Street,Phone\n", ""},
		{"x.xml", "<rss><channel>", ""},
		{"x", "", ""},
		{"x.bin", "\x00\x01\x02", ""},
	} {
		if got, ok := feed.Detect(c.name, []byte(c.head)); got != c.want || ok != (c.want != "") {
			t.Errorf("%s %.30s: got %q, %v, want %q", c.name, c.head, got, ok, c.want)
		}
	}
}

func TestAStreamThatBreaksOffIsNoWholeFeed(t *testing.T) {
	rows := strings.Repeat("1,Moody,33\n", 3)
	for format, start := range map[feed.Format]string{
		feed.CSV: "id,make,model\n" + rows, feed.JSONL: `{"source_id":"1","make":"Moody"}` + "\n",
	} {
		ids, _, err := outcome(t, format, io.MultiReader(strings.NewReader(start), iotest.ErrReader(io.ErrUnexpectedEOF)))
		if !errors.Is(err, io.ErrUnexpectedEOF) || len(ids) == 0 {
			t.Errorf("%s: %d records, %v", format, len(ids), err)
		}
	}
	var packed bytes.Buffer
	z := gzip.NewWriter(&packed)
	for i := range 5000 {
		fmt.Fprintf(z, "%d,Moody,%x\n", i, i*i*7919)
	}
	_ = z.Close()
	cut, err := gzip.NewReader(bytes.NewReader(packed.Bytes()[:packed.Len()*7/10]))
	if err != nil {
		t.Fatal(err)
	}
	if ids, _, err := outcome(t, feed.CSV, io.MultiReader(strings.NewReader("id,make,model\n"), cut)); !errors.Is(err, io.ErrUnexpectedEOF) || len(ids) == 0 {
		t.Errorf("gzip: %d records, %v", len(ids), err)
	}
}

func TestAFileThatEndsWithinARowIsNoWholeFeed(t *testing.T) {
	for name, c := range map[string]struct {
		format feed.Format
		text   string
		whole  bool
	}{
		"fewer fields":               {feed.CSV, "id,make,model\n1,Moody,33\n2,Moo", false},
		"an open quotation mark":     {feed.CSV, "id,make,model\n1,Moody,33\n2,Moody,\"33 wi", false},
		"half a line of JSON":        {feed.JSONL, `{"source_id":"1","make":"Moody"}` + "\n" + `{"source_id":"2","ma`, false},
		"all fields without a break": {feed.CSV, "id,make,model\n1,Moody,33\n2,Moody,33", true},
		"fewer fields and a break":   {feed.CSV, "id,make,model\n1,Moody,33\n2,Moo\n", true},
		"blanks behind the last":     {feed.CSV, "id,make,model\n1,Moody,33\n   ", true},
		"JSON without a break":       {feed.JSONL, `{"source_id":"1","make":"Moody"}`, true},
	} {
		ids, _, err := outcome(t, c.format, strings.NewReader(c.text))
		if (err == nil) != c.whole || len(ids) == 0 || ids[0] != "1" {
			t.Errorf("%s: read %v, %v", name, ids, err)
		}
	}
}
