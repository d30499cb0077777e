package chat

import (
	"encoding/json"
	"time"
)

// Event is something that happens during an answer. The set is closed: Start, Text, Progress, ToolUse,
// Citation, Listing, Finding, Picture, Result, CallPiece, Wording.
type Event interface{ event() }

// Start is the first event of every answer; the gateway sends it just before the model's first. A model whose engine differs
// from answer to answer sends a Start of its own as its first event, with Engine and Fallback, and the gateway fills in the rest.
type Start struct {
	ID          string    // sortable by time, without a protocol's prefix
	Created     time.Time // when the request was admitted
	Model       string
	Engine      string
	Fingerprint string // names engine and build
	Fallback    string // why another engine than the model's own writes, for people; empty where its own does
}

// Text is a piece of the answer. Pieces concatenate to the whole; after delivery none splits a grapheme.
type Text string

// Progress says what is being done while no text can be written yet.
type Progress struct {
	Stage   string // a stable word such as "search" or "rank"
	Message string // for people
}

// ToolUse reports one call of a tool, after it ended.
type ToolUse struct {
	Name      string
	Arguments json.RawMessage // a JSON object
	Summary   string          // what came of it, for people
	Error     string          // why it failed, empty if it did not
	Took      time.Duration
}

// Citation names a source. It stands in the text as [Number].
type Citation struct {
	Number int
	ID     string // of the passage, listing, design or query
	Title  string
	Source string // the rule, standard or publication
	URL    string // where it can be looked up; never empty
	Own    bool   // it belongs to this answer alone, which may be given to nobody else who asks the same
}

// Listing is a boat for sale that the answer shows. Zero numbers and empty texts mean unknown.
type Listing struct {
	ID       string
	Title    string
	Make     string
	Model    string
	Year     int
	LengthM  float64
	Price    float64
	Currency string // ISO 4217
	Place    string
	Country  string // ISO 3166-1 alpha-2
	URL      string
	Sample   bool // part of the built-in sample inventory
}

// Finding is one observation of a survey.
type Finding struct {
	Area       string // hull, deck, rig, engine, electrical, interior, safety
	Grade      string // A (before use), B (soon), C (good practice)
	Title      string
	Detail     string // deficiency and why it matters
	Advice     string // what to do about it
	Standard   string // such as "ABYC H-27", may be empty
	Cost       string // a range with currency and year, may be empty
	Evidence   string // what in the input it rests on
	Confidence string // low, medium, high
}

// Picture is a picture of the question with what was seen in it drawn in.
type Picture struct {
	Name string // as findings call it: "image 1"
	JPEG []byte // at most 1024 pixels a side
	Alt  string // what is drawn in, for people who do not see it
}

// Result is the answer in structured form. A client that asked for JSON gets it instead of the text.
type Result struct {
	Data any // marshals to a JSON object in the shape of Info.Result
}

// CallPiece is a fragment of a call of one of the client's own tools, which the client runs. Fragments of one Index
// concatenate; an answer with any ends with FinishToolCalls.
type CallPiece struct {
	Index     int    // of the call in the answer, from 0 without a gap
	ID        string // only in a call's first fragment
	Name      string // only in a call's first fragment
	Arguments string // a piece of a JSON object as text, may be empty
}

// Wording tells an engine that is to word the answer how far it may go. A model sends it before its text and only where
// Request.Drafting asks for it; it never reaches a client.
type Wording struct {
	Keep  bool                       // the text stands as it is: what is said of safety is not reworded
	Lead  string                     // paragraphs that the text begins with and any wording of it must too; empty where there are none
	Looks []string                   // lines of the text that have one of these, in any case, name what is to be looked at and say of no boat that it is so
	Holds func(sentence string) bool // whether the evidence that a sentence cites yields its numbers; nil where the model cannot tell. Safe for concurrent use.
	Sent  func(text string)          // is told, once, what was sent in the place of the text; nil where nobody asks
}

func (Start) event()     {}
func (Text) event()      {}
func (Progress) event()  {}
func (ToolUse) event()   {}
func (Citation) event()  {}
func (Listing) event()   {}
func (Finding) event()   {}
func (Picture) event()   {}
func (Result) event()    {}
func (CallPiece) event() {}
func (Wording) event()   {}
