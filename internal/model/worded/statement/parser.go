package statement

// parser builds a saying word by word.
type parser struct {
	*saying
	clause  int16
	group   int16
	begin   int  // the first term of the clause
	from    int  // the first term behind the last stop
	words   int  // since then
	ands    bool // an "and" divides clauses
	denying bool // the scope of a negation is open
	brief   bool // it ends at an "and": "fails without warning and may bring down the mast"
	left    int  // how many more terms it has, 0 for those up to its end
	cue     int  // the term behind its word
	was     int  // where the last such scope ended at a comma, -1 for none
	be      bool // a form of "be" stands in the clause
	who     bool // a relative pronoun does
	than    bool // a "than" does
	open    bool // the clause is a condition
	noun    int  // a joint, from 1, that the next word may make a name of: "the stand-on vessel"
}

// word takes the next word.
func (p *parser) word(s *sense) {
	p.words++
	p.tongue += int(s.tongue)
	p.rule = p.rule || s.rule
	p.hedged = p.hedged || s.hedge
	p.works = p.works || s.work && !p.denying
	p.done = p.done || s.stem == "been" || s.stem == "was" || s.stem == "were" || s.stem == "said"
	if p.noun > 0 && s.stem == "vessel" || p.noun > 0 && s.stem == "boat" {
		p.joints = p.joints[:p.noun-1]
	}
	p.noun = 0
	switch s.role {
	case denying:
		p.deny(s)
	case barring:
		p.bar()
	case ending:
		p.denying, p.was = false, -1
		p.split()
		p.open = s.stem == "if" || s.stem == "when" || s.stem == "unless" || s.stem == "whether"
	case yielding, comparing, sequence:
		p.join(s)
	case silent:
		p.grammar(s)
	case telling, common:
		if s.stem == "first" && p.words == 1 {
			return // "first, look around"
		}
		p.term(s)
	}
}

func (p *parser) deny(s *sense) {
	p.brief = s.stem == "without"
	p.denying, p.cue, p.left = true, len(p.terms), int(s.sign)
	if p.who && p.left == 0 {
		p.left = 2 // "a boat that does not race keeps clear"
	}
	p.rule = p.rule || s.stem == "never"
}

// bar denies what "is forbidden", or what "forbid" has behind it.
func (p *parser) bar() {
	if !p.be || len(p.terms) == p.begin {
		p.denying, p.cue, p.left = true, len(p.terms), 0
		return
	}
	not := p.denying && p.cue == len(p.terms)
	for i := p.begin; i < len(p.terms); i++ {
		p.terms[i].denied = !not
	}
	p.denying = false
}

func (p *parser) join(s *sense) {
	j := joint{role: s.role, sign: int(s.sign), at: len(p.terms), start: p.from, end: -1, lead: p.words == 1 && len(p.terms) == 0}
	switch {
	case s.later:
		if p.begin == 0 {
			return
		}
		j.at, j.lead = p.begin, false
	case s.role == sequence:
		p.denying = false
	case s.role == yielding:
		nobody := len(p.terms) == p.from // "keep clear of ships" does not say who
		p.add(term{id: s.id, clause: p.clause, group: p.group, joins: true, denied: p.denying, open: p.open})
		if nobody {
			return
		}
		j.at, j.lead = len(p.terms), false
		p.noun = len(p.joints) + 1
	case s.role == comparing:
		p.than = true
	}
	p.joints = append(p.joints, j)
}

// grammar takes a word that is not compared but ends or extends what is denied.
func (p *parser) grammar(s *sense) {
	switch s.stem {
	case "i", "we", "you":
		p.talks = p.talks || p.words == 1 && len(p.terms) == 0
	case "who", "which", "that", "whose":
		p.who = true
	case "be":
		p.be = true
		if p.denying && p.cue == len(p.terms) && p.left == 0 {
			for i := p.begin; i < len(p.terms); i++ {
				p.terms[i].denied = true // what "must not be touched" is what not to touch
			}
		}
	case "is", "are", "was", "were":
		p.denying = p.denying && !p.who
		p.be = true
	case "must", "should":
		if p.denying && p.cue == len(p.terms) {
			p.left = 0 // "a boat that does not have to keep clear"
			return
		}
		p.endPartly()
	case "or":
		if p.was >= 0 && !p.denying { // "no ice, butter or oil"
			for i := p.was; i < len(p.terms); i++ {
				p.terms[i].denied = true
			}
			p.denying = true
		}
	case "and":
		p.group++
		if p.brief && len(p.terms) > p.cue {
			p.denying, p.brief = false, false
		}
		if p.was >= 0 && !p.denying && len(p.terms)-p.was == 1 {
			p.terms[p.was].denied, p.denying = true, true
		}
		if p.ands {
			p.split()
		}
	}
}

func (p *parser) endPartly() {
	if p.left > 0 {
		p.denying, p.left = false, 0
	}
}

func (p *parser) term(s *sense) {
	if s.stem == "need" {
		p.endPartly()
	}
	t := term{id: s.id, against: s.against, clause: p.clause, group: p.group, role: s.role, part: s.part, named: s.named && p.words > 1, denied: p.denying, open: p.open, than: p.than}
	if s.denies != 0 {
		t.id, t.denied = s.denies, !t.denied
	}
	p.add(t)
	if p.left > 0 && s.role == telling {
		if p.left--; p.left == 0 {
			p.denying = false
		}
	}
}

func (p *parser) add(t term) {
	p.terms, p.ids = append(p.terms, t), append(p.ids, t.id)
}

// free denies the last word, as "FAME-free" does.
func (p *parser) free() {
	if n := len(p.terms); n > 0 {
		p.terms[n-1].denied = !p.terms[n-1].denied
	}
}

// split begins another clause within the scope of a negation.
func (p *parser) split() {
	if len(p.terms) > p.begin {
		p.clause++
		p.group++
		p.begin = len(p.terms)
	}
}

// stop ends a clause at a mark.
func (p *parser) stop(mark rune) {
	p.split()
	for n := len(p.joints); n > 0 && p.joints[n-1].end < 0 && p.joints[n-1].at == len(p.terms) && p.joints[n-1].role != yielding; n = len(p.joints) {
		p.joints = p.joints[:n-1] // "better before than after"; but "port gives way" says who does
	}
	for i := range p.joints {
		if p.joints[i].end < 0 {
			p.joints[i].end = len(p.terms)
		}
	}
	p.was = -1
	if p.denying && mark == ',' {
		p.was = len(p.terms)
	}
	p.denying, p.be, p.who, p.than, p.open = false, false, false, false, false
	p.words, p.left, p.noun, p.from = 0, 0, 0, len(p.terms)
}
