package sail

import (
	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/quantity"
)

// sheetConstant makes pounds of square feet and knots squared.
const sheetConstant = 0.00431

func sheetLoadCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "sheet_load", Title: answer.Say("Load on a genoa sheet", "Zug auf der Genuaschot", "Charge sur l'écoute de génois"),
		Answers: "the load that the wind puts on the sheet of a headsail, from the area of the sail and the apparent wind",
		Formula: "load = 0.00431 × area × wind², load in lb, area in sq ft, apparent wind in kn",
		Source:  "the rule of thumb for headsail sheets that makers of winches and blocks publish (Harken)",
		Inputs: []calc.Input{
			{Name: "area", Label: "area of the headsail", Dim: quantity.Area, Unit: "ft2", Min: 5, Max: 20000, Words: []string{"genoa|jib|headsail|sail", "area", "genua|fock|vorsegel", "génois|foc"}},
			{Name: "wind", Label: "apparent wind", Dim: quantity.Speed, Unit: "kn", Min: 1, Max: 120, Words: []string{"wind", "apparent wind?", "aws", "in", "blow*", "vent"}},
		},
		Topic: []string{"sheet load|loads|force|forces|pull|tension|strain", "genoa|jib|headsail|yankee sheet load|loads|force|forces|pull|tension|strain", "load|loads|force|pull|tension|strain ... sheet|sheets", "schot* ... zug|last|kraft", "zug|last|kraft ... schot*", "charge|traction|effort ... écoute*", "écoute* ... charge|traction"},
		Asks:  []string{"what", "how much|big|great|strong", "estimate|calculate|work_out", "load|force|pull", "?", "wie", "quel*", "combien"},
		Never: []string{"mainsheet", "main sheet", "winch ... size", "diameter|thick*|mm", "hp|kw|per square"},
		Whole: true,
		Rank:  1.5,
		Compute: func(v *calc.Values) (answer.Answer, error) {
			area, wind := v.In("area", "ft2"), v.In("wind", "kn")
			pounds := sheetConstant * area * wind * wind
			kg := pounds * quantity.Pound
			return answer.Answer{
				Outcomes: []answer.Outcome{
					answer.Mass(answer.Say("sheet load", "Der Zug auf der Schot", "La charge sur l'écoute"), kg, v.Customary("area")),
					answer.Value(answer.Say("as a force", "Als Kraft", "En force"), answer.In(kg*9.80665/1000, "kN")),
				},
				Working: answer.Working("0.00431 × %s sq ft × (%s kn)² = %s lb", area, wind, pounds),
				Notes: []answer.Text{answer.Say("An estimate of the steady load of a sheeted headsail: gusts, waves and a flogging sail load more, and a block turns up to twice of it.",
					"Eine Schätzung des ruhigen Zugs: Böen, Wellen und ein schlagendes Segel ziehen mehr, und ein Umlenkblock trägt bis zum Doppelten.",
					"Une estimation de la charge calme : rafales, vagues et faseyement tirent davantage, et une poulie de renvoi porte jusqu'au double.")},
			}, nil
		},
	}
}
