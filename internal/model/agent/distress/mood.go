package distress

// mood is what tells a report of now from a question of study, a plan and a story.
type mood struct {
	filler, small, ask, noask, urge, now, study, habit, sale, aftermath, present, past, supposed, also, subject, here, askhelp, terse, shout, quiet, marked concept
}

// moods are the concepts that a mood is read from.
var moods = []string{
	"filler", "small", "ask", "noask", "urge", "now", "study", "habit", "sale", "aftermath", "present", "past", "if", "also", "subject", "here", "askhelp",
}

// mostTerse is how many words a text has at most that is told in haste; one that begins with "Mayday" may have more.
const mostTerse = 9

func (lex *lexicon) moodOf() mood {
	return mood{
		filler: lex.concept("filler"), small: lex.concept("small"), ask: lex.concept("ask"), noask: lex.concept("noask"),
		urge: lex.concept("urge"), now: lex.concept("now"), study: lex.concept("study"), habit: lex.concept("habit"),
		sale: lex.concept("sale"), aftermath: lex.concept("aftermath"), present: lex.concept("present"), past: lex.concept("past"), supposed: lex.concept("if"), also: lex.concept("also"),
		subject: lex.concept("subject"), here: lex.concept("here"), askhelp: lex.concept("askhelp"), terse: lex.concept("terse"), shout: lex.concept("shout"),
		quiet: lex.concept("quiet"), marked: lex.concept("marked"),
	}
}

// calm returns the places of words that report nothing of now: of questions, of what is supposed, planned or long past. It also
// notes whether the whole is told in haste.
func (m *mood) calm(s *speech) set {
	var calm, sentence set
	told := s.said[m.past] | s.said[m.habit]
	if s.said[m.now] == 0 && s.said[m.askhelp]&1 == 0 {
		if s.said[m.sale] != 0 || s.said[m.aftermath] != 0 && s.said[m.present] == 0 {
			return s.all()
		}
		told |= s.said[m.study]
	}
	quiet := false // the part before this one asked or supposed
	urgent := s.said[m.now] != 0 || s.said[m.urge] != 0 && s.said[m.supposed] == 0
	for first := 0; first < s.n; {
		last := first + 1
		for last < s.n && s.parts[last] == space && s.said[m.also]&span(last, 1) == 0 {
			last++
		}
		part := span(first, last-first)
		if s.parts[first] == stop || s.said[m.also]&span(first, 1) != 0 {
			sentence, quiet = 0, false
		}
		s.asked = s.asked || s.said[m.urge]&part == 0 && m.opens(s, first, last)
		if sentence |= part; told&part != 0 {
			calm |= sentence
		}
		if told&sentence != 0 {
			calm |= part
		}
		if quiet = !urgent && (m.asks(s, first, last) || quiet && s.said[m.subject]&span(first, 1) == 0); quiet {
			calm |= part
		}
		first = last
	}
	m.haste(s, calm)
	return calm
}

// asks reports whether the words of a part ask or suppose, of nobody in particular.
func (m *mood) asks(s *speech, first, last int) bool {
	part := span(first, last-first)
	if s.said[m.supposed]&part != 0 {
		return true
	}
	return m.opens(s, first, last) && s.said[m.here]&part == 0
}

// opens reports whether the words of a part begin as a question does.
func (m *mood) opens(s *speech, first, last int) bool {
	for first < last-1 && s.said[m.filler]&span(first, 1) != 0 {
		first++
	}
	return s.said[m.ask]&^s.said[m.noask]&span(first, 1) != 0
}

// haste notes whether few words are said, any is shouted or asked, or some are calm, and what only fills.
func (m *mood) haste(s *speech, calm set) {
	s.fill = s.said[m.filler] | s.said[m.small] | s.said[m.now] | s.said[m.urge]
	if s.shout {
		s.said[m.shout] = s.all() &^ calm
	}
	if s.asked {
		s.said[m.marked] = s.all()
	}
	if calm != 0 {
		s.said[m.quiet] = s.all()
	}
	if calm&1 == 0 && (s.n <= mostTerse || s.said[m.askhelp]&1 != 0) {
		s.said[m.terse] = s.all() &^ calm
	}
}
