package survey

import (
	"fmt"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/inspect"
)

// table has a row for each area: its score, how sure that is, and what it rests on; empty where nothing is scored and photographs were sent.
func (a *assessment) table() string {
	if len(a.report.Photos) > 0 && !slices.ContainsFunc(a.report.Areas, func(s inspect.AreaScore) bool { return s.Assessed }) {
		return ""
	}
	var b strings.Builder
	b.WriteString("| Area | Score of 100 | Confidence | Basis |\n|---|---|---|---|")
	for _, s := range a.report.Areas {
		if !s.Assessed {
			basis := unsaid
			if s.Mentioned {
				basis = unplain
			}
			fmt.Fprintf(&b, "\n| %s | not assessed | – | %s |", s.Title, basis)
			continue
		}
		fmt.Fprintf(&b, "\n| %s | %d | %s | %s |", s.Title, s.Score, confidence(s.Confidence), basis(s.Moves))
	}
	return b.String()
}

func confidence(c float64) string {
	word := "low"
	if c >= 0.5 {
		word = "medium"
	}
	return fmt.Sprintf("%s (%.1f)", word, c)
}

// Bounds of what is named beside a score: how many moves, and of how many bytes, since a longer row is judged before it ends.
const (
	mostMoves = 7
	mostBasis = 220
)

// basis names the largest moves of a score behind its prior.
func basis(moves []inspect.Move) string {
	prior, rest := moves[0], slices.Clone(moves[1:])
	slices.SortStableFunc(rest, func(x, y inspect.Move) int { return int(size(y.Points) - size(x.Points)) })
	parts := []string{prior.Why}
	bytes := len(prior.Why)
	for _, m := range rest {
		why := strings.ReplaceAll(m.Why, "|", "/")
		if strings.HasPrefix(why, inspect.KnownOnDesign) && len(parts) > 2 {
			continue // it is a finding of its own, and said of no boat
		}
		if len(parts) <= mostMoves && bytes+len(why) <= mostBasis && !slices.Contains(parts, why) {
			parts, bytes = append(parts, why), bytes+len("; ")+len(why)
		}
	}
	return strings.Join(parts, "; ")
}

func size(points float64) float64 { return max(points, -points) }
