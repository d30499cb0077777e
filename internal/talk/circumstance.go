package talk

import (
	"regexp"
	"strings"

	"github.com/fairlead/fairlead/internal/quantity"
)

// headings are the courses to the wind by their names, with the angle from which it comes.
var headings = []struct {
	says  *regexp.Regexp
	angle string
}{
	{saying(`dead downwind|straight downwind|dead before the wind|dead run|(?:wind )?(?:dead|straight|right) (?:behind|aft|astern)|from (?:dead |straight |right )?(?:astern|behind)|running|downwind|vor dem wind|vent arriere`), "180 deg"},
	{saying(`broad reach(?:ing)?|on a broad reach|(?:on )?(?:the|my) quarter|raumschots?|grand largue`), "135 deg"},
	{saying(`beam reach(?:ing)?|on a beam reach|(?:on|onto|from|to) (?:the|my) beam|abeam|halbwinds?|vent de travers`), "90 deg"},
	{saying(`close[- ]reach(?:ing)?`), "60 deg"},
	{saying(`close[- ]hauled|upwind|beating|hard on the wind|hoch am wind|au pres`), "45 deg"},
}

// bareAngle is the angle of a wind that is told without its unit, "12 kn at 45".
var bareAngle = regexp.MustCompile(`(?i)\b\d+(?:[.,]\d+)? ?(?:kn|knots?|kts?)? (?:at|from) (\d{1,3})(?: (?:off|and|to|,)|,|$)`)

// toCourse is a question for a sum with the angle of the wind on a course that a turn only names, "and dead downwind?", in the place of its only
// angle; "" where the question has none, or the turn says more.
func toCourse(question, turn string) string {
	text := words(turn)
	for _, h := range headings {
		rest := h.says.ReplaceAllString(text, " ")
		if rest == text || !saysHardlyBut("", rest, false) {
			continue
		}
		var at []quantity.Quantity
		for _, q := range quantity.Find(question) {
			if q.Dim == quantity.Angle {
				at = append(at, q)
			}
		}
		if m := bareAngle.FindStringSubmatchIndex(question); len(at) == 0 && m != nil && strings.Contains(words(question), "wind") {
			return question[:m[2]] + h.angle + question[m[3]:]
		}
		if len(at) != 1 || !strings.Contains(words(question), "wind") && !strings.Contains(words(question), " true ") && !strings.Contains(words(question), "apparent") {
			return ""
		}
		return question[:at[0].Start] + h.angle + question[at[0].End:]
	}
	return ""
}

var (
	// engineOff and engineOn are turns in which the engine is stopped, or started; byEngine and bySail are the same of a question.
	engineOff = saying(`(?:turn|turning|switch|switching|shut|shutting|put) (?:off|down) (?:the |my )?(?:engine|motor)|(?:turn|turning|switch|switching|shut|shutting|put|cut)(?: the| my| it)? (?:engine|motor) (?:off|down)` +
		`|(?:stop|stopping|kill|cut)(?: the| my)? (?:engine|motor)|(?:engine|motor) (?:is )?(?:off|stopped|dead)|stop motoring|(?:hoist|set|put up|use)(?: up)? (?:the |my )?sails?|(?:ohne|motor aus)(?: motor)?`)
	engineOn = saying(`(?:turn|turning|switch|switching|put) on (?:the |my )?(?:engine|motor)|(?:turn|turning|switch|switching|put)(?: the| my)? (?:engine|motor) on` +
		`|(?:start|starting|run|fire)(?: up)?(?: the| my)? (?:engine|motor)|(?:engine|motor) (?:is )?(?:on|running)|start motoring|motor an`)
	byEngine  = regexp.MustCompile(`(?i)\b(?:(?:when|while|if) )?(?:(?:i'?m|we'?re|i am|we are|she is|it is|she's) )?(?:motoring|under (?:engine|power|motor)|with (?:the |my )?engine (?:on|running))\b`)
	bySailing = regexp.MustCompile(`(?i)\b(?:(?:when|while|if) (?:(?:i'?m|we'?re|i am|we are|she is|it is|she's) )?sailing|(?:when |while |if )?under sail(?: alone)?|with (?:the |my )?engine off)\b`)
)

// byOther is a question of a boat under engine as one of her under sail where a turn stops the engine, and the other way round, or one of lights,
// signals and the right of way that tells neither, with what the turn supposes; "" for any other.
func byOther(question, turn string) string {
	const most = 9 // words
	text := words(turn)
	if len(strings.Fields(text)) > most {
		return ""
	}
	switch {
	case engineOff.MatchString(text) && byEngine.MatchString(question):
		return byEngine.ReplaceAllString(question, "under sail")
	case engineOn.MatchString(text) && bySailing.MatchString(question):
		return bySailing.ReplaceAllString(question, "under engine")
	case byEngine.MatchString(question) || bySailing.MatchString(question) || !whenSo.MatchString(turn) || !ofSteering.MatchString(question):
		return ""
	case engineOff.MatchString(text):
		return supposed(question, "under sail")
	case engineOn.MatchString(text):
		return supposed(question, "under engine")
	}
	return ""
}

var (
	// whenSo begins a turn that only supposes something else, "and when we turn on the motor?".
	whenSo = regexp.MustCompile(`(?i)^\W*(?:(?:and|but|so|ok|okay)\W+)*(?:what (?:if|about when|when)|how about (?:if|when)|when|if|once|after|as soon as|wenn|sobald|si|quand)\b`)
	// ofSteering are the matters that differ by whether the engine drives the boat.
	ofSteering = regexp.MustCompile(`(?i)\b(?:lights?|lanterns?|shapes?|signals?|horn|give way|giv(?:es|ing) way|right of way|stand[- ]on|keep clear)\b`)
)

// supposed is a question with one more circumstance.
func supposed(question, circumstance string) string {
	at := strings.IndexByte(question, '?')
	if at < 0 {
		at = len(strings.TrimRight(question, " .!"))
	}
	return question[:at] + " " + circumstance + question[at:]
}

// asksIn is a turn of a circumstance and a question of its own in it, "and in fog? do I have to make noise too".
var asksIn = regexp.MustCompile(`(?i)^\W*(?:(?:and|but|what about|how about|so|ok|okay)\W+)*((?:in|at|on|with|without|under|by|for|during|when|if)\b[^?.!]{2,40})\?+\s*(\pL[^?]{8,})\??\s*$`)

// manner is what a question tells of how the boat goes.
var manner = regexp.MustCompile(`(?i)\b(?:motoring|under (?:engine|power|sail|motor)|sailing|at anchor|anchored|aground|towing|being towed)\b`)

// inCircumstance is the question of such a turn with its circumstance, and with how the boat goes by the question before it; "" for any other turn.
func inCircumstance(question, turn string) string {
	m := asksIn.FindStringSubmatch(turn)
	if m == nil || !questions(m[2]) {
		return ""
	}
	asks := alsoWord.ReplaceAllString(strings.TrimRight(m[2], " ?!."), "") + " " + strings.TrimSpace(m[1])
	if goes := manner.FindString(question); goes != "" && !manner.MatchString(asks) {
		asks += " " + strings.ToLower(goes)
	}
	return asks
}

// alsoWord is a word that sets a question beside another one.
var alsoWord = regexp.MustCompile(`(?i) (?:too|also|as well|then|auch|aussi)\b`)
