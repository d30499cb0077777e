package wish

import (
	"regexp"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/catalog/wish/area"
	"github.com/fairlead/fairlead/internal/catalog/wish/boat"
	"github.com/fairlead/fairlead/internal/catalog/wish/command"
	"github.com/fairlead/fairlead/internal/catalog/wish/demand"
	"github.com/fairlead/fairlead/internal/catalog/wish/lexicon"
	"github.com/fairlead/fairlead/internal/catalog/wish/maker"
	"github.com/fairlead/fairlead/internal/catalog/wish/meaning"
	"github.com/fairlead/fairlead/internal/catalog/wish/numeral"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
	"github.com/fairlead/fairlead/internal/catalog/wish/typo"
	"github.com/fairlead/fairlead/internal/catalog/wish/work"
)

// turn is one text while it is being read.
type turn struct {
	*Parser
	boat.Reader
	areas    area.Reader
	works    work.Reader
	meanings meaning.Reader
	names    *maker.Names
	query    catalog.Query
	base     catalog.Query // what stood before

	about bool // it speaks of boats

	impossible []string // amounts below nothing

	contrasts   contrasts
	counted     counted
	lengthAt    int // the word behind the length that was read last, priceAt behind the price
	priceAt     int
	modelLOA    float64 // of the model that is named, in metres, below nothing where nobody knows it, 0 before it was looked for
	refusedAt   int     // the word of the last number that is a refused bound, 0 for none
	refusedYear int     // the word behind the year that was refused last, 0 for none
	byField     bool    // the order that was read last names a field, not an end of it

	ordered   sentence.Span // the order that was read last
	orderedBy catalog.Sort  // which it is
	hints     hints
	welcome   []lexicon.Effect // what will do as well
	command   command.Command
	withdrawn demand.Withdrawal // of the command, and what the readers behind it add

	boats    []boat.Name // the boats that are wanted, in order
	like     bool        // it asks for others like the boat
	asLong   bool        // it asks for boats of her size
	question Question    // what it asks about the boats
	offer    offer
	opinion  opinion
}

// read makes of one text what it asks for. A text with misspelt words is read once more with the words they stand for.
func (p *Parser) read(text string, base catalog.Query) *turn {
	t := p.readAsWritten(numeral.Plain(swapped(beginning(text))), base)
	if right, ok := typo.Respelt(&t.Reader, p.lexicon, p.vocabulary); ok {
		return p.readAsWritten(right, base)
	}
	return t
}

// maxText is how much of a turn is read, in bytes. A wish is a few lines; what is longer is quoted matter.
const maxText = 1000

// beginning is as much of a text as is read.
func beginning(text string) string {
	if len(text) > maxText {
		return strings.ToValidUTF8(text[:maxText], "")
	}
	return text
}

// readAsWritten makes of one text in plain spelling what it asks for. The order matters: what comes first takes its words from what follows.
func (p *Parser) readAsWritten(text string, base catalog.Query) *turn {
	s, names := sentence.New(text, p.lexicon), p.builders.Load()
	s.Mentions = area.Mentions(s, p.places)
	t := &turn{Parser: p, names: names, base: base, Reader: boat.New(s, boat.Sources{
		Designs: p.designs, Names: names, Models: p.models, Places: p.places, Lexicon: p.lexicon, Vocabulary: p.vocabulary, Catalog: p.cat,
	})}
	t.areas, t.works = area.New(s, p.places, p.lexicon, &t.Reader), work.New(s, p.lexicon)
	t.meanings = meaning.New(&t.Reader, &t.works, p.lexicon)
	t.obey(command.Read(t.Sentence))
	t.readID()
	t.readPerLength()
	t.meanings.ReadTender()
	t.ReadPhrases(2, t.meanings.Meant)
	t.ReadElided(t.meanings.Meant)
	t.readDrawnBy()
	t.readBoats()
	t.readDesigner()
	t.readPlaces()
	t.about = t.works.Read() || t.about
	t.readNumbers()
	t.readMoney()
	t.meanings.Priced = t.prices()
	t.ReadPhrases(1, t.meanings.Meant)
	t.readCutTimes()
	t.ReadCompounds()
	t.readContrast()
	t.applySpans()
	t.readMoney()
	t.readRefusedParts()
	t.readGift()
	t.readText()
	t.readUnknownPlace()
	t.readAdvice()
	t.readVerdict()
	t.readLike()
	t.readSameSize()
	t.readQuestion()
	command.TellCompared(t.Sentence)
	t.tellUnsearched()
	t.about = t.about || len(t.Spans) > 0 || t.SpeaksOfBoats()
	return t
}

// obey takes over what the turn says of the conversation.
func (t *turn) obey(c command.Command) {
	t.command, t.about, t.withdrawn, t.query.SelectIndex = c, c.About, c.Withdrawn, c.Select
	for _, place := range c.Compare {
		t.query.Compare = append(t.query.Compare, catalog.Query{SelectIndex: place})
	}
}

var (
	identifier = regexp.MustCompile(`\b[a-z]+-[0-9A-Za-z]+\b`)
	// cited is an identifier that people say to be one, whether a listing has it or not: "listing 48213", "boat id 48213".
	cited = regexp.MustCompile(`(?i)(?:\b(?:listing|advert|inserat|anzeige|annonce) (?:(?:id|number|no\.?|nr\.?|ref\.?|nummer|numéro|n°)[:#]? )?#?|` +
		`\b(?:boat|yacht|boot|bateau) (?:id|ref|reference|number|no\.|nr\.|nummer|numéro)[:#]? ?#?)((?:[a-z]-)?[0-9a-z]*[0-9][0-9a-z]{4,})\b`)
)

// readID takes a turn that names one listing to be about it.
func (t *turn) readID() {
	if id := t.listingIn(t.Text); id != "" {
		t.query.ID, t.about = id, true
		t.Use(0, len(t.Words))
	}
}

// listingIn is the identifier of a listing: one that the catalogue holds, also inside its address, or else one that is said to be that
// of a listing; "" for none.
func (p *Parser) listingIn(text string) string {
	for _, id := range identifier.FindAllString(text, -1) {
		if _, ok := p.cat.Snapshot().Get(id); ok {
			return id
		}
	}
	if m := cited.FindStringSubmatch(text); m != nil {
		return m[1]
	}
	return ""
}
