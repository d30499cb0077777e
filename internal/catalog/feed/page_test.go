package feed_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/catalog/feed"
	"github.com/fairlead/fairlead/internal/design"
)

func readPage(t *testing.T, body string) feed.Page {
	t.Helper()
	page, err := feed.ReadPage([]byte(body), "https://broker.example/boats/77", config(t))
	if err != nil {
		t.Fatal(err)
	}
	return page
}

func TestAPageWithoutMarkupIsReadByWhatPeopleSee(t *testing.T) {
	page := readPage(t, `<html><head><title>Sample Brokers</title></head><body><h1>1988 Moody 376</h1>
		<ul><li>LOA 37 ft 6 in</li><li>Beam: 12.5 ft</li><li>Price: £59,950</li></ul>
		<table><tr><td>Draught</td><td>1.52 m</td></tr><tr><td>Engine hours</td><td>2,400</td></tr></table>
		<dl><dt>Lying</dt><dd>Plymouth, UK</dd></dl></body></html>`)
	want := &catalog.Listing{
		SourceID: page.Listing.SourceID, SourceURL: "https://broker.example/boats/77", Status: catalog.Active, Category: design.Sail,
		Make: "Moody", Model: "376", Designer: "Bill Dixon", DesignID: "moody-376", YearBuilt: 1988,
		LOA: 11.43, Beam: 3.81, DraftMax: 1.52, Engines: []catalog.Engine{{Hours: 2400}},
		Price: 59950, Currency: "GBP", PriceType: catalog.Ask, Place: "Plymouth", State: "Devon", Country: "GB",
		Lat: page.Listing.Lat, Lon: page.Listing.Lon, Regions: page.Listing.Regions, ModelAliases: page.Listing.ModelAliases, Title: "1988 Moody 376",
	}
	if diff := cmp.Diff(want, page.Listing); diff != "" {
		t.Error(diff)
	}
	facts := map[string]string{"LOA": "37 ft 6 in", "Beam": "12.5 ft", "Price": "£59,950", "Draught": "1.52 m", "Engine hours": "2,400", "Lying": "Plymouth, UK"}
	if diff := cmp.Diff(facts, page.Facts); diff != "" {
		t.Error(diff)
	}
}

func TestAPageOfSomethingElseHasNoListing(t *testing.T) {
	for name, body := range map[string]string{
		"a guide":       `<h1>How to buy a boat</h1><p>Look at the hull first.</p>`,
		"a life jacket": `<script type="application/ld+json">{"@type":"Product","name":"Life jacket","offers":{"price":"89","priceCurrency":"EUR"}}</script>`,
		"nothing":       ``,
		"no markup":     "just text",
	} {
		if page := readPage(t, body); page.Listing != nil {
			t.Errorf("%s is taken for a boat: %+v", name, page.Listing)
		}
	}
}

func TestMarkupCountsMoreThanWhatIsShownAndTheLargestProductIsMeant(t *testing.T) {
	page := readPage(t, `<p>LOA: 12 ft</p><p>Price: €1,000</p>
		<script type="application/ld+json">[{"@graph":[{"@type":["IndividualProduct","Vehicle"],"name":"Hallberg-Rassy 352","manufacturer":{"name":"Hallberg-Rassy"},"model":"352","additionalProperty":[{"name":"LOA","value":"10.54 m"}],"offers":[{"price":69000,"priceCurrency":"EUR"}],"image":"/pictures/1.jpg"}]}]</script>
		<script type="application/ld+json">{"@type":"Product","name":"Fender"}</script>
		<script type="application/ld+json">{broken</script>`)
	if l := page.Listing; l == nil || l.DesignID != "hallberg-rassy-352" || l.LOA != 10.54 || l.Price != 69000 {
		t.Errorf("got %+v", l)
	}
	if diff := cmp.Diff([]catalog.Image{{URL: "https://broker.example/pictures/1.jpg"}}, page.Images); diff != "" {
		t.Error(diff)
	}
}

func TestOpenGraphTellsTitlePictureAndPrice(t *testing.T) {
	page := readPage(t, `<meta property="og:title" content="Moody 376"><meta property="og:image" content="//img.example/a.jpg">
		<meta property="product:price:amount" content="59950"><meta property="product:price:currency" content="GBP">`)
	if page.Title != "Moody 376" || len(page.Images) != 1 || page.Images[0].URL != "https://img.example/a.jpg" || page.Listing == nil || page.Listing.Price != 59950 {
		t.Errorf("got %+v, listing %+v", page, page.Listing)
	}
}

func TestTheTextOfAPageIsWhatPeopleSeeALineABlock(t *testing.T) {
	page := readPage(t, `<head><title>T</title><style>p{}</style></head><h1>Moody  376</h1><p>Fit <b>and</b>
		well.<br>Ring 07700 900124.</p><script>hidden()</script><template>hidden</template><noscript>hidden</noscript><div>One</div><div>Two</div>`)
	want := "Moody 376\nFit and well.\nRing [telephone].\nOne\nTwo"
	if diff := cmp.Diff(want, page.Text); diff != "" {
		t.Error(diff)
	}
}

func TestALongPageIsCut(t *testing.T) {
	page := readPage(t, strings.Repeat("<p>ééééééééé</p>", 10_000))
	if n := len([]rune(page.Text)); n != 20_000 {
		t.Errorf("the text has %d characters", n)
	}
}

func TestAPageIsReadInItsOwnEncoding(t *testing.T) {
	page := readPage(t, "<meta charset=\"iso-8859-1\"><h1>B\xe9n\xe9teau Oc\xe9anis 331</h1>")
	if page.Title != "Bénéteau Océanis 331" {
		t.Errorf("got %q", page.Title)
	}
}

func TestRowsOfAPageStayTogetherAndMenusAreLeftOut(t *testing.T) {
	body := "<html><body><nav>Osmosis treatment</nav><h1>1988 Moody 376</h1><table><tr><td>Standing rigging</td><td>2006</td></tr></table>" +
		"<dl><dt>Sails</dt><dd>new in 2019</dd></dl><footer>Corroded? Ask our yard</footer></body></html>"
	page, err := feed.ReadPage([]byte(body), "", config(t))
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"Standing rigging: 2006", "Sails: new in 2019"} {
		if !strings.Contains(page.Text, want) {
			t.Errorf("%q is missing in %q", want, page.Text)
		}
	}
	if strings.Contains(page.Text, "Osmosis") || strings.Contains(page.Text, "Corroded") {
		t.Errorf("menus are shown: %q", page.Text)
	}
}
