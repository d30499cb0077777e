package feeds_test

import (
	"strings"
	"testing"
	"time"

	"github.com/fairlead/fairlead/internal/feeds"
)

func TestFeedsAreReadFromAFile(t *testing.T) {
	list, err := written(t, `
[[feed]]
name = "quay"
url = "https://user:hidden@quay.example/boats.xml?key=hidden2"
format = "openmarine"
broker = "Quay Yachts"
country = "FR"
interval = "6h"

[[feed]]
name = "harbour"
source = "harbour-yachts"
url = "http://harbour.example/boats.csv"
partial = true
[feed.headers]
Authorization = "Bearer env:FEED_TOKEN"
Accept = "text/csv"
[feed.query]
key = "env:FEED_KEY"
[feed.columns]
make = "Werft"
`)
	if err != nil || len(list) != 2 {
		t.Fatalf("got %d feeds, %v", len(list), err)
	}
	harbour, quay := list[0], list[1]
	if harbour.Name != "harbour" || harbour.Source != "harbour-yachts" || !harbour.Partial || harbour.Columns["make"] != "Werft" || harbour.Interval != 24*time.Hour {
		t.Errorf("got %+v", harbour)
	}
	if quay.Source != "quay" || quay.Broker != "Quay Yachts" || quay.Country != "FR" || quay.Interval != 6*time.Hour || quay.Partial {
		t.Errorf("got %+v", quay)
	}
	if got := quay.Shown(); got != "https://quay.example/boats.xml" {
		t.Errorf("people see %q", got)
	}
}

func TestABadFileIsRefusedWithItsLine(t *testing.T) {
	const good = "[[feed]]\nname = \"quay\"\nurl = \"https://quay.example/\"\n"
	tests := map[string]struct{ text, want string }{
		"syntax":             {good + "broker = \n", ":4:"},
		"unknown key":        {good + "\ncolour = \"red\"\n", ":5: there is no setting \"feed.colour\""},
		"unknown table":      {good + "[server]\n", ":4: there is no setting \"server\""},
		"wrong type":         {good + "partial = \"yes\"\n", "line 4"},
		"no name":            {"# feeds\n[[feed]]\nurl = \"https://quay.example/\"\n", ":2: name"},
		"a second feed":      {good + good, ":4: name: there is a feed \"quay\" already"},
		"bad name":           {strings.Replace(good, "quay", "Quay Yachts", 1), ":1: name"},
		"sample":             {good + "source = \"sample\"\n", "sample"},
		"scheme":             {strings.Replace(good, "https", "ftp", 1), "url: must be an address"},
		"password":           {strings.Replace(good, "https://quay", "https://u:hidden@ quay", 1), "url: must be an address"},
		"format":             {good + "format = \"fax\"\n", "format: there is no \"fax\""},
		"country":            {good + "country = \"France\"\n", "country"},
		"currency":           {good + "currency = \"XXX\"\n", "currency"},
		"interval":           {good + "interval = \"daily\"\n", "interval"},
		"interval too short": {good + "interval = \"1s\"\n", "interval: must be at least 1m0s, not 1s"},
		"pause":              {good + "pause = \"1h\"\n", "pause"},
		"variable":           {good + "headers = {Authorization = \"env:NOWHERE\"}\n", "the environment has no NOWHERE"},
		"secret in the file": {good + "headers = {X-Api-Key = \"hidden\"}\n", "headers.X-Api-Key: write it as env:NAME"},
	}
	for name, tt := range tests {
		_, err := written(t, tt.text)
		if err == nil || !strings.Contains(err.Error(), tt.want) || strings.Contains(err.Error(), "hidden") {
			t.Errorf("%s: got %v, want it to say %q and no secret", name, err, tt.want)
		}
	}
}

func TestAMissingFileIsSaid(t *testing.T) {
	if _, err := feeds.ReadFile("nowhere.toml", environment); err == nil || !strings.Contains(err.Error(), "nowhere.toml") {
		t.Errorf("got %v", err)
	}
}
