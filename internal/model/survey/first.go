package survey

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/inspect"
)

// priorities are what to look at before all else, the gravest first: what was found of her, then what her design is known for.
func (a *assessment) priorities() {
	most := mostReasons
	if m := howMany.FindString(a.input.asked); m != "" {
		n, err := strconv.Atoi(m)
		if err != nil {
			n = figures[strings.ToLower(m)]
		}
		most = n
	}
	n := 0
	for _, grade := range []string{"A", "B", "C"} {
		for _, f := range a.report.Findings {
			if f.Grade != grade || n == most || f.Evidence[0].Kind == "image" {
				continue
			}
			n++
			a.add(block{weight: weightA + n/3, text: fmt.Sprintf("%d. **%s** (%s). %s%s", n, f.Title, f.Grade, urging(f), a.cite(f.Evidence)), short: fmt.Sprintf("%d. **%s** (%s)", n, f.Title, f.Grade)})
		}
	}
	for _, q := range a.report.Questions {
		if n < most {
			n++
			a.add(block{weight: weightQuestion, text: fmt.Sprintf("%d. %s", n, q)})
		}
	}
}

// urging is why a finding comes first and what to do; what is only known of her kind tells where to look.
func urging(f inspect.Finding) string {
	if !f.Told() {
		return f.Deficiency
	}
	return f.Why + " *" + f.Correction + "*"
}
