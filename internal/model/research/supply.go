package research

// supplied says how many boats are offered and whether their offers stand longer than those of the wider market.
func (w *writer) supplied(s *section, l level, f finding) {
	if f.supply == nil {
		return
	}
	if e := f.supply; e.Has("share") && e.Value("share").Number < 100 {
		s.say(l, "%s of %s %s %s, a share of %s %s.", e.Value("naming it"), e.Value("boats"), f.Wider.Filter.Words, f.Wider.Part, e.Value("share"), w.ref(e))
	}
	if f.Wider.Filter.Words == f.Name {
		return
	}
	own, all := f.time.Value("median"), f.supplyTime.Value("median")
	if own.Number == 0 || all.Number == 0 {
		return
	}
	than, reading := "about as long as", "no sign of a glut, nor of a shortage"
	switch {
	case own.Number > 1.15*all.Number:
		than, reading = "longer than", "a sign of more supply than buyers"
	case own.Number < all.Number/1.15:
		than, reading = "shorter than", "no sign of a glut"
	}
	s.say(l, "Offers of %s have stood for a median of %s %s, %s the %s of all %s, %s %s.",
		w.the(f), own, w.ref(f.time), than, all, f.Wider.Filter.Words, reading, w.ref(f.supplyTime))
}
