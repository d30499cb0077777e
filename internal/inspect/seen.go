package inspect

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/fairlead/fairlead/internal/fold"
	"github.com/fairlead/fairlead/internal/inspect/part"
)

// Seen is what a vision model says it sees in a photograph: another source beside the text and the measured appearances,
// with a confidence of its own. Like those it never moves a score.
type Seen struct {
	Photo       string    `json:"photo"` // "image 1"
	Area        part.Area `json:"area"`
	Observation string    `json:"observation"`
	Left        int       `json:"left"` // the region, in per cent of width and height; all 0 where none is told
	Top         int       `json:"top"`
	Right       int       `json:"right"`
	Bottom      int       `json:"bottom"`
	Confidence  string    `json:"confidence"`  // low or medium: a picture alone never gives more
	Alternative string    `json:"alternative"` // what else it may be
}

// Bounds of what a vision model is believed to have to say.
const (
	mostSeen     = 12
	mostSeenText = 200 // bytes of one text
)

// SeenSchema is the JSON Schema that a vision model's answer has to meet.
const SeenSchema = `{"type":"object","additionalProperties":false,"required":["seen"],"properties":{"seen":{"type":"array","items":{"type":"object","additionalProperties":false,` +
	`"required":["image","area","observation","left","top","right","bottom","confidence","alternative"],"properties":{` +
	`"image":{"type":"integer"},"area":{"type":"string","enum":["hull","deck","rig","engine","electrical","interior","safety"]},` +
	`"observation":{"type":"string"},"left":{"type":"integer"},"top":{"type":"integer"},"right":{"type":"integer"},"bottom":{"type":"integer"},` +
	`"confidence":{"type":"string","enum":["low","medium"]},"alternative":{"type":"string"}}}}}}`

// ReadSeen reads a vision model's answer about photographs of the names given. It is foreign input: an answer of another shape
// is an error, and an observation that breaks a bound, names no such image or area, or holds an address is left out; left
// tells how many.
func ReadSeen(answer []byte, names []string) (seen []Seen, left int, err error) {
	var given struct {
		Seen []struct {
			Seen
			Image int `json:"image"` // from 1
		} `json:"seen"`
	}
	if err := json.Unmarshal(answer, &given); err != nil {
		return nil, 0, fmt.Errorf("read what was seen: %w", err)
	}
	for _, s := range given.Seen {
		if s.Image < 1 || s.Image > len(names) || len(seen) == mostSeen || !s.plausible() {
			left++
			continue
		}
		s.Photo = names[s.Image-1]
		seen = append(seen, s.Seen)
	}
	return seen, left, nil
}

func (s *Seen) plausible() bool {
	s.Observation, s.Alternative = strings.TrimSpace(s.Observation), strings.TrimSpace(s.Alternative)
	for _, text := range []string{s.Observation, s.Alternative} {
		if text == "" || len(text) > mostSeenText || !utf8.ValidString(text) || strings.Contains(text, "://") || strings.ContainsFunc(text, unprintable) {
			return false
		}
	}
	known := slices.ContainsFunc(sections, func(section Section) bool { return section.Area == s.Area })
	region := s.Left >= 0 && s.Top >= 0 && s.Left <= s.Right && s.Top <= s.Bottom && s.Right <= 100 && s.Bottom <= 100
	return known && region && (s.Confidence == "low" || s.Confidence == "medium")
}

func unprintable(r rune) bool { return !unicode.IsPrint(r) || strings.ContainsRune("<>[]|`", r) }

// reported are findings of what a vision model saw.
func reported(list []Seen) []Finding {
	var out []Finding
	for _, s := range list {
		f := Finding{
			Grade: "C", Area: s.Area, Title: fmt.Sprintf("%s: a vision model reports something", fold.Capital(s.Photo)),
			Deficiency: fmt.Sprintf("It says: “%s”.", strings.TrimSuffix(s.Observation, ".")),
			Why:        "It may be something else: " + strings.TrimSuffix(s.Alternative, ".") + ".",
			Correction: "Look at the place aboard.", Confidence: s.Confidence,
			Evidence: []Evidence{{Kind: "image", Source: s.Photo, Quote: s.Observation}},
		}
		if s.Right > s.Left && s.Bottom > s.Top {
			f.Deficiency += fmt.Sprintf(" At %d–%d %% of the width and %d–%d %% of the height.", s.Left, s.Right, s.Top, s.Bottom)
		}
		out = append(out, f)
	}
	return out
}
