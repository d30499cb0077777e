package research

// proportions says what share of the boats was asked.
func (w *writer) proportions(s *section) {
	if w.Plan.Counted == nil {
		return
	}
	told := false
	for _, f := range w.findings {
		if e := f.share; e.Has("share") {
			boats := f.Called()
			if f.Design != nil {
				boats = "boats of the " + boats
			}
			verb := "are"
			if w.Plan.Counted.Listed {
				verb, told = "name", true
			}
			s.say(essential, "%s of %s %s %s %s, a share of %s %s.", e.Value("naming it"), e.Value("boats"), boats, verb, w.Plan.Counted.Words, e.Value("share"), w.ref(e))
		}
	}
	if told {
		s.say(essential, "A listing that does not name it may have it all the same.")
	}
}
