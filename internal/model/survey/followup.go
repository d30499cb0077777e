package survey

import (
	"fmt"
	"math"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/inspect"
	"github.com/fairlead/fairlead/internal/inspect/part"
	"github.com/fairlead/fairlead/internal/talk"
)

// topic is what the last turn asks about a boat that was assessed before.
type topic int

const (
	aboutBoat topic = iota // everything, or an area
	aboutCosts
	aboutOffer
	aboutBuying // would you buy her
	aboutAsking // what to ask the seller
	aboutMeaning
	aboutFirst // what to look at, or do, first
	aboutGoing // whether she may be taken to sea
)

// offering and costing are how people ask what to pay for the boat and for her repairs, buying and inquiring whether to buy
// her and what to ask for; sum is an amount they name.
var (
	buying = regexp.MustCompile(`(?i)\b((?:would|should|do|could|can) (?:you|i|we)\b.{0,20}\b(?:buy|purchase) (?:it|her|this|that|one|the boat|this boat)\b|worth (?:buying|it|a look|viewing)\b|(?:good|bad|safe|sensible) (?:buy|purchase)\b|` +
		`^\W*(?:so )?buy (?:it|her)\W*$|walk away|(?:is|are|was) (?:the|those|these|that|this|her|its?|a|two|three|\w+ed|\d)\b.{0,40}\b(?:bad|serious|dangerous|worrying|alarming|cosmetic|harmless|urgent|a worry|a (?:big )?problem|a (?:big )?concern|to be expected)\b|(?:schlimm|gefährlich|bedenklich|grave|dangereu(?:x|se)|pericolos[oaie]|gravi?|ernstig|gevaarlijk)\b|urgent(?:ly)?\b|dringend\w*|how (?:bad|serious|worrying|grave) (?:is|are|was|were)|should i (?:be )?worr\w*|(?:how|so) worried|(?:is|are) (?:that|this|it|they|these|those) (?:bad|serious|urgent|grave|a (?:big )?problem|dangerous)|wie schlimm|c'est grave|deal[ -]?breakers?|red flags?|(?:biggest|main|worst|most (?:serious|urgent|important|pressing)) (?:concern|worry|problem|risk|issue|thing|fault|defect|finding|of (?:it|them|all|these|those|this))s?|worst (?:about|with) her|schlimmste\w*|le pire|plus grave|(?:your|the) verdict|(?:what|any|the|her|its) .{0,12}(?:positives?|strengths?|strong points?|good points?|plus points?|upsides?|advantages?|pros)|what(?:'s| is| speaks) (?:good|for her)|you(?:r)? recommend(?:ation)?|yes or no|` +
		`(?:lo|la) compr\w+|kopen|koop ik|comprarla|comprarlo|kaufen|kaufst|kauf(?:t|en) (?:sie|ihr)|finger weg|ach[eè]te\w*|achat)`)
	inquiring = regexp.MustCompile(`(?i)\b((?:what|which|anything|questions?|else)\b.{0,40}\b(?:ask|questions?)\b|questions? (?:for|to) (?:the |her )?(?:seller|owner|broker)|ask (?:(?:the |her )?(?:seller|owner|broker)|him|them)\b|what (?:else|more|other \w+|information) (?:do|would|should) (?:you|i|we) (?:need|want|like|have)\b|what(?:'s| is) (?:still )?missing\b|` +
		`(?:was|welche fragen).{0,40}(?:fragen|verkäufer)|(?:quoi|que|quelles questions).{0,40}\b(?:demander|poser|vendeur))`)

	offering = regexp.MustCompile(`(?i)\b(offer\w*|bid|bidding|negotiat\w*|haggl\w*|worth|fair price|a fair\b|(?:is|was|be|seem) .{0,20}\bfair|asking price|overpriced|too (?:much|dear)|is [£$€]?\d[\d,.]*k? (?:ok|okay|right|too much|good|reasonable|fair)|knock off|(?:should|would|could|do|shall|to) (?:i|you|we|one )?\s?pay\b|what .{0,20}\bpay\b|anbieten|angebot|bieten|verhandeln|offrir\w*|offrire\w*|offro|offre|proposer|quel prix|che prezzo|bieden|bod|ofrecer\w*|oferta|preis(?:lich)? .{0,20}(?:ok|fair|angemessen))\b`)
	costing  = regexp.MustCompile(`(?i)\b((?:repairs?|works?|jobs?|that|it|they|fixing \S+|(?:every|all)thing|all)\b.{0,20}\b(?:be|come|run|amount) (?:to|in)\b|costs?|costing|repair bill|budget\w*|how much (?:would|will|to|for|money|is|are)|expensive|price of|kost|kosten|kostet|hoeveel|cu[aá]nto|quanto cost\w*|teuer|coût\w*|coute\w*|combien)`)
	sum      = regexp.MustCompile(`(?i)\b(\d[\d,.']*)\s*(k|grand|tsd)?\b`)
)

// meaningOf asks what a word of the report means, whatever else is asked with it.
var meaningOf = regexp.MustCompile(`(?i)\b(?:what (?:does|do) .+ mean|what(?:'s| is) meant by|was (?:bedeutet|heißt)|que (?:veut|signifie))\b`)

// firstly is how people ask what to look at before all else, and how many such things.
var (
	firstly = regexp.MustCompile(`(?i)\b((?:look at|check|fix|do|tackle|start with|inspect|sort(?: out)?|address|repair|attend to)\b.{0,12} first|(?:what|which|where) .{0,30}\bfirst\b|first things?|where (?:do|should|would) (?:i|we|you) (?:start|begin)|priorit\w*|most important|top (?:two|three|four|five|\d)|zuerst|wichtigste\w*|en premier|priorités?|d'abord)`)
	howMany = regexp.MustCompile(`(?i)\b(one|two|three|four|five|[1-9]|zwei|drei|vier|fünf|deux|trois|quatre|cinq)\b`)
	figures = map[string]int{"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "zwei": 2, "drei": 3, "vier": 4, "fünf": 5, "deux": 2, "trois": 3, "quatre": 4, "cinq": 5}
)

// going is how people ask whether she may be taken to sea as she is.
var going = regexp.MustCompile(`(?i)\b(?:(?:safe|fit|ready|okay|ok|fine|wise|sensible|possible) (?:enough )?(?:to|for) (?:\w+ ){0,2}?(?:sail\w*|take|run|go|motor|cross|leave|move|bring|deliver|use|a passage|sea)\b|(?:can|could|may|should|would|shall|dare) (?:i|we|you|one|she|it) (?:\w+ )?(?:sail|take (?:her|it|the boat)|run (?:her|it)|go to sea|go out|motor|cross|deliver|bring (?:her|it)|move (?:her|it))\b|how soon (?:can|could|may)|seaworth\w*|(?:sail|motor|take|bring|drive|run) (?:her|it) (?:home|back|away|out|across|from|to|down|up)|` +
	`(?:all ?right|up to|suitable|good|ok|okay|fit) for (?:a|an|the) .{0,20}(?:trip|passage|cruise|crossing|delivery|voyage)|seetüchtig|(?:raus|aus|los)(?:fahren|laufen|segeln)|so segeln|(?:kann|können|darf) (?:ich|wir|man)\b.{0,50}\b(?:segeln|fahren|auslaufen)|naveg\w+|safe (?:for|with) .{0,30}(?:day|trip|sail|weekend|cruise|passage)|(?:rentrer|naviguer|convoyer|partir|sortir|prendre la mer|traverser)\b|navigar\w*|salpare|uscire in mare|portarla|traversata|zarpar|kan ik .{0,30}\b(?:zeilen|varen)|(?:uitvaren|wegvaren|naar huis varen|oversteken))|überführ(?:en|ung)`)

// leastOffer is the smallest number that is taken for a price of a boat.
const leastOffer = 500

// topic reads what a follow-up asks that brings nothing new, and the sum it names.
func (s *Surveyor) topic(last turn) (topic, float64) {
	switch {
	case len(last.found.listings)+len(last.found.outside) > 0 || s.inspector.Names(last.text):
		return aboutBoat, 0
	case inquiring.MatchString(last.text) && !offersFirst(last.text):
		return aboutAsking, 0
	case going.MatchString(last.text) && !costing.MatchString(last.text):
		return aboutGoing, 0
	case meaningOf.MatchString(last.text) && s.asksMeaning(last.text):
		return aboutMeaning, 0
	case firstly.MatchString(last.text):
		return aboutFirst, 0
	case talk.MoneyIn(last.text) != "" && !offering.MatchString(last.text):
		return aboutCosts, 0
	case buying.MatchString(last.text) && sumIn(last.text) == 0:
		return aboutBuying, 0
	case offering.MatchString(last.text):
		return aboutOffer, sumIn(last.text)
	case costing.MatchString(last.text):
		return aboutCosts, 0
	case s.asksMeaning(last.text):
		return aboutMeaning, 0
	}
	return aboutBoat, 0
}

// offersFirst reports whether a turn speaks of an offer before it speaks of asking: "what shall I offer if they ask 50,000?"
func offersFirst(text string) bool {
	offer, ask := offering.FindStringIndex(text), inquiring.FindStringIndex(text)
	return offer != nil && offer[0] < ask[1] && sumIn(text) != 0
}

// sumIn reads the first sum of a text: "7k", "7,500", "$7.500".
func sumIn(text string) float64 {
	for _, m := range sum.FindAllStringSubmatch(text, -1) {
		digits := strings.NewReplacer(",", "", "'", "", ".", "").Replace(m[1])
		if m[2] != "" {
			digits = strings.Replace(strings.TrimRight(m[1], ",.'"), ",", ".", 1)
		}
		n, err := strconv.ParseFloat(digits, 64)
		if m[2] != "" {
			n *= 1000
		}
		if err == nil && n >= leastOffer {
			return n
		}
	}
	return 0
}

// followUp answers what the last turn asks, without the report it was told before.
func (a *assessment) followUp() {
	name := a.report.Boat.Name
	if name == "" {
		name = "your boat"
	}
	switch a.input.topic {
	case aboutMeaning:
		a.meaning()
		return
	case aboutFirst:
		a.add(block{weight: always, text: "## What comes first: " + name})
		a.priorities()
	case aboutBuying:
		heading := "## Whether to buy: "
		if a.ofPart() {
			heading = "## How serious it is: "
		}
		a.add(block{weight: always, text: heading + name})
		a.verdict()
	case aboutGoing:
		a.add(block{weight: always, text: "## Whether to take her out: " + name})
		a.clearance()
		a.disclaimer()
		return
	case aboutAsking:
		a.add(block{weight: always, text: "## What to ask the seller: " + name})
		a.inquiries()
	case aboutOffer:
		a.add(block{weight: always, text: "## What to offer: " + name})
		a.add(block{weight: weightSummary, text: a.offer()})
		a.add(block{weight: weightValue, text: a.value()})
		a.costs()
	default:
		a.add(block{weight: always, text: "## Repair costs: " + name})
		a.costs()
	}
	if warning := a.report.Warning(); warning != "" {
		a.add(block{weight: weightA, text: "**" + warning + "**"})
	}
	a.add(block{weight: always, text: "*" + a.report.Disclaimer + "*", short: "*Not a survey: nobody has been aboard.*"})
}

// purchase are words of a turn that thinks of buying her.
var purchase = regexp.MustCompile(`(?i)\b(?:buy|purchase|worth|walk away|kauf\w*|ach[eè]te\w*|achat|deal)`)

// gravity asks how serious one thing of her is: "is that hairline serious?"
var gravity = regexp.MustCompile(`(?i)\bhow (?:bad|serious|worrying|grave)\b|\b(?:is|are|was) (?:that|those|these|this|the|a|two|three|\w+ed|\d)\b.{0,40}\b(?:bad|serious|dangerous|worrying|alarming|cosmetic|harmless|a worry|a (?:big )?(?:problem|concern))\b|\bist (?:das|der|die)\b.{0,60}\bschlimm`)

// ofPart reports whether a follow-up asks how serious something of her is, rather than whether to buy her.
func (a *assessment) ofPart() bool {
	return (len(a.input.Focus)+len(a.input.parts) > 0 || gravity.MatchString(a.input.asked)) && !purchase.MatchString(a.input.asked)
}

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
			a.add(block{weight: weightA + n/3, text: fmt.Sprintf("%d. **%s** (%s). %s *%s*%s", n, f.Title, f.Grade, f.Why, f.Correction, a.cite(f.Evidence)), short: fmt.Sprintf("%d. **%s** (%s)", n, f.Title, f.Grade)})
		}
	}
	for _, q := range a.report.Questions {
		if n < most {
			n++
			a.add(block{weight: weightQuestion, text: fmt.Sprintf("%d. %s", n, q)})
		}
	}
}

// costs lists what the findings cost to put right, the gravest first; those without a figure are named behind them.
func (a *assessment) costs() {
	var open, watched []string
	known := map[string]bool{}
	for _, f := range a.report.Findings {
		switch {
		case !a.asksOf(f.Item), f.Evidence[0].Kind == "image", f.Problem == part.Aged && f.Confidence == "low": // nobody says that it has to be renewed
		case f.Evidence[0].Kind == "watchlist":
			watched = append(watched, strings.ToLower(f.Item.Label()))
		case f.Cost == "":
			open = append(open, f.Title)
		case known[f.Cost] && f.Budget != nil: // a whole job, which is done once for all its findings
			a.add(a.costLine(f, "in the sum above"))
		default:
			known[f.Cost] = true
			a.add(a.costLine(f, f.Cost))
		}
	}
	priced := slices.DeleteFunc(slices.Clone(a.report.Findings), func(f inspect.Finding) bool { return !a.asksOf(f.Item) })
	a.add(block{weight: weightA, text: together(priced)})
	a.add(block{weight: weightA, text: exchanged(priced, talk.MoneyIn(a.input.asked))})
	renewals := a.renewals()
	if len(known) == 0 && len(open) == 0 && !renewals {
		a.add(block{weight: weightA, text: "**Nothing to price yet:** what was supplied names no fault" + a.about() + "."})
	}
	if len(open) > 0 {
		a.add(block{weight: weightB, text: "**No published figure, get a quote:** " + strings.Join(open, "; ") + "."})
	}
	if len(watched) > 0 {
		a.add(block{weight: weightC, text: "**Not priced:** what boats of this design are known for and nobody has seen on her (" + strings.Join(watched, ", ") + ")."})
	}
}

// asksOf reports whether a follow-up asks of a part: all of them where it names none.
func (a *assessment) asksOf(item part.Item) bool {
	return a.input.topic == aboutOffer || len(a.input.parts) == 0 || slices.Contains(a.input.parts, item)
}

// renewals tell what it costs to renew the parts that a question about costs names and no finding prices; it reports whether there are any.
func (a *assessment) renewals() bool {
	any := false
	for _, item := range a.input.parts {
		priced := slices.ContainsFunc(a.report.Findings, func(f inspect.Finding) bool {
			return f.Item == item && f.Cost != "" && f.Evidence[0].Kind != "watchlist"
		})
		cost, correction, evidence := a.inspector.Renewal(a.report.Boat, item)
		if priced || a.input.topic != aboutCosts || cost == "" {
			continue
		}
		any = true
		a.add(block{weight: weightA, head: "**To renew it,** whatever its state (yard prices, for a first budget)",
			text: fmt.Sprintf("- **%s:** %s. *%s*%s", item.Label(), cost, correction, a.cite(evidence))})
	}
	return any
}

// exchanged tells what the jobs that have a sum cost in the currency that a turn wants; "" where they are in it, or it wants none.
func exchanged(findings []inspect.Finding, to string) string {
	var jobs []string
	seen := map[string]bool{}
	var rates string
	for _, f := range findings {
		b := f.Budget
		if b == nil || to == "" || b.Currency == to || seen[b.Job] || f.Evidence[0].Kind == "image" || f.Evidence[0].Kind == "watchlist" {
			continue
		}
		rate, ok := catalog.Convert(1, b.Currency, to)
		if !ok {
			continue
		}
		seen[b.Job] = true
		jobs = append(jobs, fmt.Sprintf("%s %s %s–%s", f.Title, to, amount(hundreds(b.Low*rate)), amount(hundreds(b.High*rate))))
		rates = fmt.Sprintf("at the rates of %s, 1 %s to %.3f %s", catalog.RateDate().Format(time.DateOnly), b.Currency, rate, to)
	}
	if len(jobs) == 0 {
		return ""
	}
	return "**In " + to + "** (" + rates + "): " + strings.Join(jobs, "; ") + "."
}

// hundreds rounds a budget as it is stated.
func hundreds(v float64) float64 { return math.Round(v/100) * 100 }

// together words the sum of the jobs that have one; it is empty for fewer than two, or for several currencies.
func together(findings []inspect.Finding) string {
	sum := summed(findings)
	if sum == "" {
		return ""
	}
	return "**Together,** as far as whole jobs have a figure: " + sum + ". What is paid by the piece or has no figure comes on top."
}

// summed adds up the jobs that are done once, each counted once, "USD 9,000–16,000"; empty for fewer than two, or for several
// currencies.
func summed(findings []inspect.Finding) string {
	var low, high float64
	jobs := map[string]bool{}
	currency := ""
	for _, f := range findings {
		b := f.Budget
		if b == nil || f.Evidence[0].Kind == "image" || f.Evidence[0].Kind == "watchlist" || jobs[b.Job] {
			continue
		}
		if currency != "" && b.Currency != currency {
			return ""
		}
		jobs[b.Job], currency = true, b.Currency
		low, high = low+b.Low, high+b.High
	}
	if len(jobs) < 2 {
		return ""
	}
	return fmt.Sprintf("%s %s–%s", currency, amount(low), amount(high))
}

func (a *assessment) costLine(f inspect.Finding, cost string) block {
	return block{weight: grades[f.Grade].weight, head: "**What the findings cost** (yard prices, for a first budget)",
		text:  fmt.Sprintf("- **%s** (%s): %s. *%s*%s", f.Title, f.Grade, cost, f.Correction, a.cite(f.Evidence)),
		short: fmt.Sprintf("- **%s** (%s): %s", f.Title, f.Grade, cost)}
}

// offer sets the sum a client thinks of beside what is asked for her and for boats like her.
func (a *assessment) offer() string {
	var parts []string
	offer, m := a.input.offer, a.market
	asking, currency := a.input.asking()
	if offer > 0 && asking > 0 {
		parts = append(parts, fmt.Sprintf("She is offered at %s %s; %s is %.0f %% of that.", currency, amount(asking), amount(offer), 100*offer/asking))
	}
	switch {
	case m.N == 0:
		parts = append(parts, "The inventory has too few boats like her to tell what she is worth.")
	case offer == 0:
	case offer < m.Low:
		parts = append(parts, fmt.Sprintf("%s %s is below what most boats like her are offered at.", m.Currency, amount(offer)))
	case offer > m.High:
		parts = append(parts, fmt.Sprintf("%s %s is above what most boats like her are offered at.", m.Currency, amount(offer)))
	default:
		parts = append(parts, fmt.Sprintf("%s %s is within what most boats like her are offered at.", m.Currency, amount(offer)))
	}
	parts = append(parts, "Take what the findings cost off the price of a sound boat, and make every offer subject to survey and sea trial.")
	return strings.Join(parts, " ")
}
