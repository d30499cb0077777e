package survey

import (
	"context"
	"fmt"
	"regexp"
	"strings"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/inspect"
)

// mostRivals is how many boats of one conversation are set side by side.
const mostRivals = 4

// ranking is how people ask which of the boats that were assessed is the better one.
var ranking = regexp.MustCompile(`(?i)\b(which (?:of (?:the|these|those|them)|one|boat)\b|(?:better|best|safer|sounder) (?:boat|one|buy|choice|bet|of the)|compare (?:them|both|the (?:two|boats|three))|both (?:boats )?compare|side by side|` +
	`welche[sr]? (?:von|der|boot|ist)|vergleich\w*|lequel|laquelle|comparez? (?:les|ces))`)

// rivals are the parts of a conversation that are each about another boat, where the last turn asks how they compare; else nil.
func (s *Surveyor) rivals(req chat.Request) [][]chat.Message {
	turns := s.turns(req)
	if len(turns) < 2 || req.Results {
		return nil
	}
	last := turns[len(turns)-1]
	if !ranking.MatchString(last.text) || !s.onlyAsks(last) {
		return nil
	}
	var parts [][]chat.Message
	from := 0
	for i, t := range turns {
		if i > 0 && i < len(turns)-1 && s.names(t) {
			parts, from = append(parts, req.Messages[from:t.at]), t.at
		}
	}
	if len(parts) == 0 || len(parts) >= mostRivals {
		return nil
	}
	return append(parts, req.Messages[from:last.at])
}

// names reports whether a turn says which boat it is about.
func (s *Surveyor) names(t turn) bool {
	return len(t.found.listings) > 0 || len(t.found.outside) > 0 || s.inspector.Names(t.text)
}

// compare assesses each boat by itself and sets them side by side.
func (s *Surveyor) compare(ctx context.Context, parts [][]chat.Message, req chat.Request, out *sender) error {
	var boats []*assessment
	for _, messages := range parts {
		part := req
		part.Messages = messages
		in, err := s.gather(ctx, part, out)
		if err != nil {
			return err
		}
		if in.Photos, err = s.photos(ctx, in.images, out); err != nil {
			return err
		}
		in.topic, in.Focus = aboutBoat, nil
		a := &assessment{input: in, report: s.inspector.Assess(in.Input), links: s.cfg.Links, passages: s.cfg.Passages}
		a.market = s.market(a.report.Boat, in)
		boats = append(boats, a)
	}
	if req.Drafting {
		out.event(chat.Wording{Keep: true})
	}
	out.text("## Side by side\n\n" + columns(boats) + "\n\n" + leaning(boats) + "\n\n*" + boats[0].report.Disclaimer + "*")
	out.event(chat.Result{Data: boats[len(boats)-1].document()})
	return out.err
}

// columns is a table with a column for each boat.
func columns(boats []*assessment) string {
	rows := []string{"| Area, score of 100 |", "|---|", "| Findings A, before use |", "| Findings B, soon |", "| What was told of what should be known |", "| Boats like her are offered at |"}
	areas := make([]string, len(boats[0].report.Areas))
	for i, area := range boats[0].report.Areas {
		areas[i] = "| " + area.Title + " |"
	}
	for _, b := range boats {
		r := b.report
		rows[0] += " " + cellOf(r.Boat.Name) + " |"
		rows[1] += "---|"
		for i, area := range r.Areas {
			score := "not assessed"
			if area.Assessed {
				score = fmt.Sprintf("%d, confidence %s", area.Score, confidence(area.Confidence))
			}
			areas[i] += " " + score + " |"
		}
		rows[2] += " " + cellOf(titles(b.told("A"))) + " |"
		rows[3] += " " + cellOf(titles(b.told("B"))) + " |"
		rows[4] += fmt.Sprintf(" %.0f %% |", 100*r.Coverage)
		rows[5] += " " + cellOf(b.offered()) + " |"
	}
	return strings.Join(append(append(rows[:2:2], areas...), rows[2:]...), "\n")
}

func cellOf(text string) string {
	if text == "" {
		return "–"
	}
	return strings.ReplaceAll(text, "|", "/")
}

func titles(findings []inspect.Finding) string {
	var all []string
	for _, f := range findings {
		all = append(all, f.Title)
	}
	return strings.Join(all, "; ")
}

// offered is what boats like one are asked for.
func (a *assessment) offered() string {
	if a.market.N == 0 {
		return ""
	}
	return fmt.Sprintf("%s %s–%s (%d boats)", a.market.Currency, amount(a.market.Low), amount(a.market.High), a.market.N)
}

// leaning tells for which boat what was told speaks: the one with fewer findings that have to be put right.
func leaning(boats []*assessment) string {
	best, even := boats[0], true
	for _, b := range boats[1:] {
		switch less := burden(best) - burden(b); {
		case less > 0:
			best, even = b, false
		case less < 0:
			even = false
		}
	}
	if even {
		return "**What was told favours none of them:** as many findings of each grade were named. What was not told decides, so ask the same of every seller."
	}
	return fmt.Sprintf("**By what was told, the %s:** the fewest findings that have to be put right. Little told is no merit: a boat of which less is known may have more.", best.report.Boat.Name)
}

// burden weighs the findings of a boat: one that has to be put right before use as much as five that are due soon.
func burden(a *assessment) int { return 5*len(a.told("A")) + len(a.told("B")) }
