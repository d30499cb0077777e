package research

// offerers says who offers most of the boats.
func (w *writer) offerers(s *section, l level, f finding) {
	parts := f.brokers.Parts()
	if len(parts) == 0 {
		s.say(l, "No broker named in the listings offers five of %s, so no share can be told %s.", w.the(f), w.ref(f.brokers))
		return
	}
	s.say(l, "No other broker has as many of %s on offer as %s, %s or a share of %s; the listings name %s brokers, and those without a broker are %s %s.", w.the(f), parts[0],
		cell(f.brokers, parts[0], "offers"), cell(f.brokers, parts[0], "share"), f.brokers.Value("brokers"), f.brokers.Value("without a broker"), w.ref(f.brokers))
}

// shares is the table of brokers.
func (w *writer) shares(s *section, l level, f finding) {
	var rows [][]string
	for _, broker := range f.brokers.Parts() {
		rows = append(rows, []string{broker, cell(f.brokers, broker, "offers"), cell(f.brokers, broker, "share")})
	}
	s.rows(l, []string{w.head("Broker", f.brokers), "Offers", "Share"}, rows)
}
