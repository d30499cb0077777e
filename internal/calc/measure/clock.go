package measure

import (
	"fmt"
	"math"
	"strings"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

func clockShiftCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "clock_shift", Title: answer.Say("A time earlier or later", "Eine Uhrzeit früher oder später", "Une heure plus tôt ou plus tard"),
		Answers: "the time of day that is a time later or earlier than another: high water at a secondary port, the end of a watch",
		Formula: "time ± difference",
		Source:  "the definition; both in the same time zone",
		Inputs: []calc.Input{
			{Name: "time", Label: "time of day", Dim: quantity.Clock},
			{Name: "difference", Label: "difference, negative for earlier", Dim: quantity.Time, Unit: "h", Min: -48, Max: 48},
		},
		Topic: []string{
			"later|earlier|after|before|ahead|behind ... when|what_time", "when|what_time ... later|earlier|after|before|ahead|behind", "# later|earlier|after|before than?", "time difference|differences", "secondary port",
			"high|low water ... when", "when ... high|low water", "hw|lw ... when", "plus|minus # ... what_time", "what_time", "start*|began|begin* ... end*|over|finish*", "später|früher", "plus tard|tôt", "wann", "quelle heure",
		},
		Asks:    []string{"when", "what time", "time", "wann", "quand", "heure"},
		Never:   []string{"knots|kn|kts|speed", "miles|nm|nautical", "height|metres|meters|m", "twelfth*", "sunrise|sunset", "arrive|eta", "every|each", "how long"},
		Whole:   true,
		Rank:    0.2,
		Read:    readShift,
		Compute: clockShift,
	}
}

// readShift takes a difference off where the question says that it is earlier, or that another is later than what is asked for.
func readShift(q *question.Question, d *calc.Draft) {
	earlier := q.Says("# earlier|before|sooner|ahead|behind|früher|vor", "minus #", "# plus tôt", "# avant") && !q.Says("later|after|später|plus tard")
	turned := q.Says("# earlier|before|sooner|ahead|later|after than? at? my|mine|here|our|ours") && q.Says("when|what_time is|was|will my|mine|here|our|ours|it_here")
	if earlier == turned {
		return
	}
	if i := q.OnlyOf(quantity.Time); i >= 0 {
		d.TakeAs("difference", i, "-"+strings.TrimPrefix(calc.Argument(q.Quantities[i]).(string), "-"))
	}
}

func clockShift(v *calc.Values) (answer.Answer, error) {
	at, by := v.Number("time"), v.In("difference", "s")
	text := answer.Clock(at+by, v.Unit("time"))
	sign := "+"
	if by < 0 {
		sign = "-"
	}
	return answer.Answer{
		Outcomes: []answer.Outcome{answer.Plain(answer.Say("time", "Die Uhrzeit", "L'heure"), text)},
		Working:  fmt.Sprintf("%s %s %s = %s", answer.ShowQuantity(v.Quantity("time")), sign, answer.ShowDuration(math.Abs(by)), text),
	}, nil
}
