package plan

import (
	"regexp"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/model/research/measure"
	"github.com/fairlead/fairlead/internal/study"
)

// Claim is what a question takes for granted of its boats and figures can be held against. The zero Claim takes nothing so.
type Claim struct {
	Fast   bool         // the only design is quick, or slow
	Keeps  bool         // boats do not fall in price with age
	Gains  bool         // boats rise in price with age
	Rate   *study.Value // of the price, that a year takes
	Early  bool         // how much of the price the first year or years take
	Ended  bool         // the only builder builds no longer
	Hull   string       // what kind of boat the only design is said to be, where she is another
	Dearer int          // which of two subjects asks more, from 1; 0 where that is not said
}

var (
	// fast says of a boat, not of her sale or her price, that she is quick.
	fast = regexp.MustCompile(`(?i)\b(?:(?:is|are|being|as|such)\s+(?:an?\s+|one of the\s+|among the\s+|the\s+)?(?:very\s+|really\s+|so\s+|quite\s+)?(?:fast(?:est)?|quick(?:est)?|racy|speedy|swift(?:est)?|slow(?:est)?|sluggish)(?:\s+(?:[\pL-]+\s+){0,2}(?:boats?|yachts?|cruisers?|catamarans?|sailers?|sailors?|designs?|monohulls?|ones?|passage\s?makers?|of)\b|\s*[,.?!]|$)` +
		`|\ban?\s+(?:very\s+|really\s+)?(?:fast|quick|slow|racy|sluggish)\s+(?:boat|yacht|sailer|sailor|cruiser)\b|fast(?:est)?\s+(?:catamaran|cruiser|boat|yacht|monohull|passage\s?maker)|so (?:schnell|fast)\b|schnellste[nrs]?\s+(?:boote?|yachten?|segel\pL*)|(?:plus )?rapides? (?:bateaux?|voiliers?))`)
	// gains says that prices rise with age.
	gains = regexp.MustCompile(`(?i)\b(?:go(?:es|ing)?|went|gone|move[sd]?) up (?:in|with) (?:value|price|worth|age)|\bappreciat(?:es?|ing|ion)\b|\bgains?\b(?: the)?(?: most| best)?(?: in)? ?(?:value|price|worth)|\bgain the (?:most|best)|\b(?:increas|ris)(?:es?|ing)\b in (?:value|price|worth)|` +
		`\bworth more (?:with|as|each|every|after)\b|\bgewinn\pL* an wert|\ban wert (?:gewinn|zuleg|zunehm)\pL*|\bim wert (?:steig|zunehm)\pL*|\bprenne?n?t? de la valeur|\bgagnent? (?:en|de la) valeur`)
	// keeps says that prices do not fall with age.
	keeps = regexp.MustCompile(`(?i)\b(?:never|don['’]?t|do not|does not|doesn['’]?t|hardly ever) (?:lose|loses|lost|depreciate|fall in|drop in)\b|\bverlier\pL+ nie\b|\bne perdent jamais\b`)
	// rated is how much is said to be lost in a year.
	rated = regexp.MustCompile(`(?i)\b(?:los\pL+|depreciat\pL+|drop\pL*|fall\pL*|verlier\pL*|perd\pL*)\s+(?:about|around|some|roughly|up to|etwa|rund|environ)?\s*(\d{1,2}(?:[.,]\d)?)\s?(?:%|per ?cent|prozent|pour ?cent)(?:\s+(?:of|in|an)\s+(?:their|its|her|the)?\s*(?:value|price|worth|wert))?\s+(?:every|each|a|per|pro|im|par)\s+(?:year|jahr|an)\b`)
	// early is how much is said to be lost in the first year or years.
	early = regexp.MustCompile(`(?i)\b(?:los\pL+|depreciat\pL+|drop\pL*|verlier\pL*|perd\pL*)\s+(?:about |around |up to |etwa |rund |environ )?(?:half|a (?:third|quarter|fifth)|most|\d{1,2}\s?(?:%|per ?cent|prozent|pour ?cent)|die hälfte|ein drittel|la moitié|un tiers)\b.{0,40}?\b(?:first|ersten|premières?)\b`)
	// stopped says that a yard builds no boats any more.
	stopped = regexp.MustCompile(`(?i)\b(?:stopp?ed|ceased|quit|gave up|ended) (?:building|making|producing|production|boat ?building)\b|\bno longer (?:builds?|makes?|produces?|in production)\b|\b(?:baut|bauen) (?:\pL+ ){0,3}(?:nicht mehr|keine (?:\pL+ )?mehr)\b|\bne construi\pL+ plus\b|\bcessé de (?:construire|produire)\b`)
	// hulls are kinds of boat by the words for them.
	hulls = map[string]func(design.Category) bool{
		"catamaran": design.Category.Multihull, "multihull": design.Category.Multihull, "trimaran": design.Category.Multihull, "katamaran": design.Category.Multihull,
		"monohull": func(c design.Category) bool { return !c.Multihull() }, "trawler": func(c design.Category) bool { return c == design.Power || c == design.Motorsailer },
		"motor yacht": func(c design.Category) bool { return c == design.Power || c == design.PowerCat }, "motorboat": func(c design.Category) bool { return c == design.Power || c == design.PowerCat },
	}
	// granted begins what is taken for granted of two sides.
	granted = regexp.MustCompile(`(?i)\b(?:since|because|given that|seeing that|as|why|now that|considering that|warum|wieso|weil|da|pourquoi|puisque|comme)\b(.*?)\b(more expensive|dearer|pricier|costlier|less expensive|cheaper|teurer|billiger|günstiger|plus chère?s?|moins chère?s?)\s+(?:than|als|que)\b`)
	lower   = regexp.MustCompile(`(?i)less|cheaper|billiger|günstiger|moins`)
)

// claimed reads what a question takes for granted.
func (p planner) claimed(question string, subjects []Subject) Claim {
	c := Claim{Gains: gains.MatchString(question), Keeps: keeps.MatchString(question), Early: early.MatchString(question)}
	c.Ended = len(subjects) == 1 && subjects[0].Filter.Query.Make != "" && stopped.MatchString(question)
	if m := rated.FindStringSubmatch(question); m != nil {
		n, _ := strconv.ParseFloat(strings.Replace(m[1], ",", ".", 1), 64)
		c.Rate = &study.Value{Number: n, Unit: study.Percent}
	}
	if m := granted.FindStringSubmatch(question); m != nil && len(subjects) == 2 {
		c.Dearer = 1
		if lower.MatchString(m[2]) {
			c.Dearer = 2
		}
	}
	if len(subjects) == 1 && subjects[0].Design != nil {
		c.Fast = fast.MatchString(question)
		c.Hull = p.misnamed(question, *subjects[0].Design)
	}
	return c
}

// misnamed is the kind of boat that a text says a design is, where she is of another: "is the Contessa 32 a fast catamaran"; empty for none.
func (p planner) misnamed(text string, d design.Design) string {
	for _, m := range p.Designs.Mentions(text) {
		_, after, _ := strings.Cut(text, m.Text)
		said := calledKind.FindStringSubmatch(after)
		if said == nil {
			continue
		}
		kind := strings.ToLower(strings.TrimSuffix(said[1], "s"))
		if is := hulls[kind]; is != nil && !is(d.Category) {
			return kind
		}
	}
	return ""
}

// calledKind is a kind of boat right behind her name, with at most a verb, an article and an adjective between.
var calledKind = regexp.MustCompile(`(?i)^s?\s+(?:(?:is|are|was|as|ist|est|being)\s+)?(?:(?:an?|the|eine?|une?|one of the)\s+)?(?:(?:fast|quick|good|great|nice|comfortable|used|cruising|sailing|best|fastest|small|large|\pL+est)\s+){0,2}(catamarans?|multihulls?|trimarans?|katamarane?|monohulls?|trawlers?|motor yachts?|motorboats?)\b`)

// Kind is what the first design of a plan is called as a kind of boat.
func (plan Plan) Kind() string {
	return strings.TrimSuffix(measure.Nouns[plan.Subjects[0].Design.Category], "s")
}
