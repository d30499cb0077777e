package feed_test

import (
	"strings"
	"testing"
)

const advertised = `<p>A well kept boat. Standing rigging renewed 2019, engine with 2,100 hours, no osmosis. She lies ashore and can be seen by appointment with her owner at any time of the year.</p>`

func TestOtherBoatsOnAPageAreNotReadAsTheAdvert(t *testing.T) {
	others := `<div><a>1979 Contessa 32</a><p>Hull with osmosis, engine 9,900 hours</p><table><tr><td>Year</td><td>1979</td></tr></table></div>`
	for _, heading := range []string{
		"<h2>Similar boats</h2>", "<h3>You may also like</h3>", "<h2>Ähnliche Boote</h2>", "<h2>Annonces similaires</h2>", "<div>Similar Boats</div>", "<h4>More boats from this broker</h4>",
		"<h2>Recently viewed</h2>", "<h2>Vous aimerez aussi :</h2>",
	} {
		page := readPage(t, `<h1>1988 Moody 376</h1><ul><li>LOA 37 ft 6 in</li></ul>`+advertised+heading+others)
		if strings.Contains(page.Text, "9,900") || strings.Contains(page.Text, "Contessa") || page.Facts["Year"] != "" || !strings.Contains(page.Text, "2,100 hours") {
			t.Errorf("%s: got %q, facts %v", heading, page.Text, page.Facts)
		}
	}
}

func TestTheAdvertGoesOnBehindOtherBoats(t *testing.T) {
	for name, body := range map[string]string{
		"a section that ends":   `<section><h2>Similar boats</h2><p>Engine 9,900 hours</p></section>` + advertised,
		"a heading of its own":  `<h2>Similar boats</h2><p>Engine 9,900 hours</p><h2>Description</h2>` + advertised,
		"the name of the boat":  `<h2>Featured boats</h2><p>Engine 9,900 hours</p><h1>1988 Moody 376</h1>` + advertised,
		"a link in a menu":      `<ul><li><a>Similar boats</a></li><li><a>New listings</a></li></ul>` + advertised,
		"a sentence, no title":  `<p>Similar boats sell fast.</p>` + advertised,
		"unbalanced end of tag": `</section></main><h1>1988 Moody 376</h1>` + advertised,
	} {
		if page := readPage(t, `<h1>1988 Moody 376</h1>`+body); strings.Contains(page.Text, "9,900") || !strings.Contains(page.Text, "2,100 hours") {
			t.Errorf("%s: got %q", name, page.Text)
		}
	}
}

func TestOnlyTheMainElementIsTheAdvert(t *testing.T) {
	page := readPage(t, `<div><p>Boat of the week: engine 9,900 hours, hull with osmosis.</p></div><main><h1>1988 Moody 376</h1>`+advertised+`</main><div><p>Sold: leaking deck.</p></div>`)
	if strings.Contains(page.Text, "9,900") || strings.Contains(page.Text, "leaking") || !strings.Contains(page.Text, "2,100 hours") {
		t.Errorf("got %q", page.Text)
	}
}

func TestAWholeDescriptionInTheMarkupStandsForAPageWithoutMainElement(t *testing.T) {
	long := "A well kept boat. Standing rigging renewed 2019, engine with 2,100 hours, no osmosis. " + strings.Repeat("She has been sailed by one family and wintered ashore. ", 6)
	markup := func(description string) string {
		return `<script type="application/ld+json">{"@type":"Product","name":"1988 Moody 376","category":"Sailboat","description":"` + description + `","offers":{"price":"59950","priceCurrency":"GBP"}}</script>`
	}
	page := readPage(t, markup(long)+`<h1>1988 Moody 376</h1><ul><li>Engine hours: 2,100</li></ul><p>Today only: Contessa 32, the deck leaks and the mast is bent.</p>`)
	if strings.Contains(page.Text, "mast is bent") || !strings.Contains(page.Text, "one family") || !strings.Contains(page.Text, "Engine hours: 2,100") {
		t.Errorf("got %q", page.Text)
	}
	page = readPage(t, markup(long+"The ...")+`<h1>1988 Moody 376</h1><p>The windows leak.</p>`)
	if !strings.Contains(page.Text, "windows leak") {
		t.Errorf("a description that breaks off hides the page: %q", page.Text)
	}
}
