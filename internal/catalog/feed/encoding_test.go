package feed_test

import (
	"strings"
	"testing"

	"golang.org/x/text/encoding/unicode"

	"github.com/fairlead/fairlead/internal/catalog/feed"
)

func TestUTF16IsKnownByItsMark(t *testing.T) {
	for format, text := range map[feed.Format]string{
		feed.OpenMarine: `<?xml version="1.0" encoding="UTF-16"?><open_marine><advert ref="1"><manufacturer>Bénéteau</manufacturer></advert></open_marine>`,
		feed.CSV:        "id,make,model,year\n1,Bénéteau,33,1990\n",
		feed.JSONL:      `{"source_id":"1","make":"Bénéteau"}`,
	} {
		for _, order := range []unicode.Endianness{unicode.LittleEndian, unicode.BigEndian} {
			wide, err := unicode.UTF16(order, unicode.UseBOM).NewEncoder().String(text)
			if err != nil {
				t.Fatal(err)
			}
			if found, ok := feed.Detect("boats", []byte(wide)); found != format || !ok {
				t.Errorf("%s is taken for %q", format, found)
			}
			if found, ok := feed.Detect("boats", []byte(wide[:len(wide)/4*2+1])); found != format && format == feed.CSV || ok && found != format {
				t.Errorf("the beginning of %s is taken for %q", format, found)
			}
			if l := only(t, format, wide); l.Make != "Beneteau" && l.Make != "Bénéteau" {
				t.Errorf("%s: the make is %q", format, l.Make)
			}
		}
	}
}

func TestBytesThatAreNotUTF8AreReadAndTold(t *testing.T) {
	for format, text := range map[feed.Format]string{
		feed.OpenMarine: "<open_marine><advert ref=\"1\"><manufacturer>G\xfcnther</manufacturer><model>Größe 26</model></advert></open_marine>",
		feed.JSONL:      "{\"source_id\":\"1\",\"make\":\"G\xfcnther\",\"model\":\"Größe 26\"}",
		feed.BoatsGroup: "{\"results\":[{\"DocumentID\":\"1\",\"MakeString\":\"G\xfcnther\",\"Model\":\"Größe 26\"}]}",
	} {
		l := only(t, format, text)
		if l.Make != "Günther" || l.Model != "Größe 26" || len(l.SetAside) != 1 || l.SetAside[0].Value != "Günther" || !strings.Contains(l.SetAside[0].Reason, "Windows-1252") {
			t.Errorf("%s: got %q, %q, %+v", format, l.Make, l.Model, l.SetAside)
		}
	}
}
