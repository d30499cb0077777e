package research

// figures says what was asked of the boats beside their price.
func (w *writer) figures(s *section) {
	for _, f := range w.findings {
		for i, figure := range w.Plan.Figures {
			e := f.figures[i]
			if !e.Has("median") {
				s.say(essential, "Too few of %s tell their %s %s.", w.the(f), figure.Title, w.ref(e))
				continue
			}
			s.say(essential, figure.Says+", as %s listings tell %s.", w.the(f), e.Value("lower quartile"), e.Value("upper quartile"), e.Value("median"), e.Value("told"), w.ref(e))
		}
	}
}
