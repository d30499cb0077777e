package inspect

import (
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/inspect/part"
	"github.com/fairlead/fairlead/internal/inspect/picture"
)

// Report is a first assessment. Every statement in it names what it rests on.
type Report struct {
	Boat           Identity        `json:"identification"`
	Summary        []string        `json:"summary"`  // the most important first, at most three
	Coverage       float64         `json:"coverage"` // share of what should be known that was told, 0 to 1
	Band           string          `json:"band"`     // suggested condition, empty below a coverage of 0.6
	Areas          []AreaScore     `json:"areas"`
	Findings       []Finding       `json:"findings"` // by grade, the weightiest areas first
	Unclear        []Unclear       `json:"unclear"`  // sentences to be read with the seller: nothing else rests on them
	Contradictions []Contradiction `json:"contradictions"`
	Photos         []picture.Photo `json:"images"`
	PhotoNotes     []string        `json:"image_notes"`
	Questions      []string        `json:"questions"`       // for the seller
	Surveyor       []string        `json:"surveyor_checks"` // what has to be looked at aboard
	NotAssessed    []string        `json:"not_assessed"`
	Disclaimer     string          `json:"disclaimer"`
}

// Identity is which boat it is, and how that is known.
type Identity struct {
	Name     string  `json:"name"` // "1985 Catalina 30", "a 1987 boat of 10.4 m", or empty
	Year     int     `json:"year,omitempty"`
	Make     string  `json:"make,omitempty"`
	Model    string  `json:"model,omitempty"`
	DesignID string  `json:"design_id,omitempty"` // of the design table
	LengthM  float64 `json:"length_m,omitempty"`
	Source   string  `json:"source,omitempty"`
	// Design is what the design table says of boats of her design, "built 1978–1991, 10.54 m long, draught 1.67 m", and
	// whether year and length agree. Empty where the table does not have her.
	Design string `json:"design,omitempty"`
	// Category is what kind of boat she is, for comparing her; empty where nothing tells it.
	Category design.Category `json:"-"`

	otherEngine bool // she has an outboard, or an engine that burns petrol
}

// AreaScore is the judgement of one area.
type AreaScore struct {
	Area       part.Area `json:"area"`
	Title      string    `json:"title"`
	Assessed   bool      `json:"assessed"`
	Mentioned  bool      `json:"mentioned"`  // a word of it occurs, assessed or not
	Score      int       `json:"score"`      // 0 to 100, 0 where not assessed
	Confidence float64   `json:"confidence"` // 0 to 1; words alone never bring more than 0.6
	Moves      []Move    `json:"moves"`      // how the score came about, the prior first
}

// Move is one step of a score.
type Move struct {
	Points   float64    `json:"points"`
	Why      string     `json:"why"`
	Evidence []Evidence `json:"evidence,omitempty"`
}

// Finding is something that is wrong, or that boats of the design are known for.
type Finding struct {
	Grade      string       `json:"grade"` // A before use, B soon, C good practice
	Area       part.Area    `json:"area"`
	Item       part.Item    `json:"item"`
	Problem    part.Problem `json:"problem"`
	Title      string       `json:"title"`
	Deficiency string       `json:"deficiency"`
	Why        string       `json:"why"`
	Correction string       `json:"correction"`
	Standard   string       `json:"standard,omitempty"`
	Cost       string       `json:"cost,omitempty"`   // with currency and year
	Budget     *Budget      `json:"budget,omitempty"` // Cost in numbers, of a job that is done once; nil for one paid by the piece
	Confidence string       `json:"confidence"`       // low, medium or high
	Evidence   []Evidence   `json:"evidence"`

	thing  string // that the text names, of an item that stands for several; empty for all of it
	ofPart bool   // only pieces of the item are told of, not the whole
	mended bool   // it tells of what was put right
}

// Budget is what a whole job is usually charged. Findings that share a job are put right by doing it once.
type Budget struct {
	Job      string  `json:"job"`
	Low      float64 `json:"low"`
	High     float64 `json:"high"`
	Currency string  `json:"currency"` // ISO 4217
}

// Evidence is what a statement rests on.
type Evidence struct {
	Kind   string `json:"kind"`            // text, listing, image, design, watchlist or practice
	Source string `json:"source"`          // "your message", "listing s-000123", "image 2", or whose practice it is
	Quote  string `json:"quote,omitempty"` // what stands there; data, shortened and without markup
	ID     string `json:"id,omitempty"`    // of a watch-list entry, a design or a passage of the knowledge base
	Start  int    `json:"start,omitempty"` // bytes of the text
	End    int    `json:"end,omitempty"`
}

// Contradiction is a statement that cannot be right beside another, or a claim without what would prove it.
type Contradiction struct {
	Text     string     `json:"text"`
	Ask      string     `json:"ask"` // what to ask the seller
	Evidence []Evidence `json:"evidence"`

	area part.Area
}

// disclaimer ends every report.
const disclaimer = "A first reading of what was supplied: not a survey and no guarantee, nobody has been aboard. Before you buy, have a qualified surveyor inspect her ashore and afloat."
