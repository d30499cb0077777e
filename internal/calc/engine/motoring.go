package engine

import (
	"regexp"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/input"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

// motoringInput is the share of the passage that is motored.
func motoringInput() calc.Input {
	return calc.Input{
		Name: "motoring", Label: "share of the time under engine", Dim: quantity.Percent, Unit: "%", Min: 1, Max: 100,
		Optional: true, Announced: true,
	}
}

// What tells whether a share of the time is motored or sailed.
var (
	poweredNear = regexp.MustCompile(`(?:motor(?:s|ed|ing|en|t|e)?|engine|power|maschine|motorfahrt|moteur)\b`)
	sailedNear  = regexp.MustCompile(`(?:sail(?:s|ed|ing)?|segeln?|segelt|voile)\b`)
)

// readMotoring takes the share of the time under engine: "motor half the time", "sailing 70 % of the way". A share that
// has no number, and one of which it is not said whether it is motored or sailed, makes the question unreadable: the sum
// over the whole time would be wrong.
func readMotoring(q *question.Question, d *calc.Draft) {
	if !q.OfFuel() {
		return
	}
	share, motored := q.MotoredShare()
	if !motored {
		told := false
		if share, told = q.TimeShare(); !told {
			d.Refused = q.SharesTime()
			return
		}
		text := strings.ToLower(q.Text)
		from, to := clauseAround(text, share.From, share.To)
		motored = poweredNear.MatchString(text[from:to])
		if sails := sailedNear.MatchString(text[from:to]); sails == motored {
			motored, d.Refused = nearer(text, share.From, share.To)
		}
	}
	percent := share.Percent
	if d.Refused || percent <= 0 || percent > 100 {
		d.Refused = true
		return
	}
	if !motored {
		percent = 100 - percent
	}
	d.Args["motoring"] = strconv.FormatFloat(percent, 'f', -1, 64) + " %"
	d.SpokenFor(share.From, share.To)
}

// clauseAround widens a range of bytes to the marks that end its clause.
func clauseAround(text string, from, to int) (int, int) {
	start := strings.LastIndexAny(text[:from], ",;.?!") + 1
	end := len(text)
	if k := strings.IndexAny(text[to:], ",;.?!"); k >= 0 {
		end = to + k
	}
	return start, end
}

// nearer decides between motoring and sailing by the word that stands beside the share; unclear without one or with both.
func nearer(text string, from, to int) (motored, unclear bool) {
	const reach = 20
	near := text[max(0, from-reach):min(len(text), to+reach)]
	power, sail := poweredNear.MatchString(near), sailedNear.MatchString(near)
	return power, power == sail
}

// underEngine is the share of the time under engine, 1 for all of it.
func underEngine(v *calc.Values) float64 {
	if !v.Has("motoring") {
		return 1
	}
	return v.Number("motoring")
}

// sameSpeed is what a range with a share under sail takes for granted.
var sameSpeed = answer.Say("Taken as the same speed under sail as under engine.", "Gerechnet mit gleicher Fahrt unter Segeln wie unter Motor.",
	"Calculé à la même vitesse à la voile qu'au moteur.")

// readFuelPassage reads the ports of a passage and the share of it that is motored.
func readFuelPassage(q *question.Question, d *calc.Draft) {
	input.ReadPorts(q, d)
	readMotoring(q, d)
}
