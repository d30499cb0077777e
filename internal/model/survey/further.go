package survey

import "regexp"

// further are what else a follow-up asks of the boat that was assessed, each with the heading of its answer and what writes it.
var further = []struct {
	topic topic
	how   *regexp.Regexp
	head  string
	write func(*assessment)
}{
	{aboutOwnWork, regexp.MustCompile(`(?i)\b(?:(?:do|doing|done|fix\w*|repair\w*|replace|tackle|handle|manage) (?:\w+ ){0,4}?(?:my|our|your)sel(?:f|ves)|myself|d\.?i\.?y\b|on my own|own work|needs? a (?:yard|pro|professional|trade)|by me\b|who (?:should|can|could|would|does|do) (?:\w+ ){0,2}?(?:look|check|inspect|fix|repair|do)\b|selbst machen|selber machen|eigenleistung|moi[- ]m[êe]me)`),
		"What you can do yourself", (*assessment).ownWork},
	{aboutWaiting, regexp.MustCompile(`(?i)\b(?:what|which|anything|everything|the rest|some of)\b.{0,30}\b(?:can|could|may|will) (?:safely )?wait\b|\bcan (?:it|that|this|they|these|those|the rest|any of .{0,12}) wait\b|\bput off\b|\bpostpone|\bnot urgent\b|\bwas kann warten|\bpeut attendre`),
		"What can wait", (*assessment).waiting},
	{aboutNormal, regexp.MustCompile(`(?i)\b(?:normal|usual|typical|common|to be expected|par for the course|average) (?:\w+ ){0,2}?(?:for|at|on|with|in) (?:a |an |her |his |its |that |this |such |boats?\b|the )|\b(?:is|are|was) (?:that|this|it|these|those|they|all that|all this) (?:\w+ )?(?:normal|usual|typical|to be expected)\b|\bfor (?:her|its|that|this|such an) age\b|\bcomes? with (?:the|her|its|that) age\b|\bage[- ]related\b|\bhow many hours\b|\bf(?:ü|ue)r (?:ihr|das|so ein) alter\b|\bnormal pour (?:son|cet) [âa]ge`),
		"What is usual at her age", (*assessment).usual},
	{aboutTime, regexp.MustCompile(`(?i)\bhow (?:long|many (?:weeks|months|days)) (?:would|will|does|do|might|should|is|are|before|until|to)\b.{0,40}\b(?:take|work|jobs?|repairs?|fix\w*|ready|sail\w*|put\w* right|water|her|done)\b|\bwie lange (?:dauer\w*|w(?:ü|ue)rde)|\bcombien de temps`),
		"How the work goes together", (*assessment).order},
	{aboutInsurer, regexp.MustCompile(`(?i)\b(?:insurers?|insurance|underwriters?|insurable|versicher\w+|assureurs?|assurance)\b`),
		"What an insurer asks", (*assessment).insurer},
	{aboutSurvey, regexp.MustCompile(`(?i)\b(?:need|needs|want|get|have|worth|necessary|skip|without|require|cost of) (?:\w+ ){0,3}?(?:a |the |her |own )?survey(?:or|ed)?\b|\bsurvey(?:or)? (?:cost|worth|necessary|needed)|\bbrauche\w* .{0,15}gutacht\w+|\bfaut[- ]il .{0,12}expert\w*`),
		"A survey", (*assessment).surveying},
	{aboutGood, regexp.MustCompile(`(?i)\b(?:any|some)thing (?:good|nice|positive|in her favou?r)|\bwhat(?:'s| is| do you)? (?:like|right) (?:about|with) (?:her|it|the boat)|\bwhat speaks for\b|\bwas spricht f(?:ü|ue)r|\bpoints forts\b`),
		"What speaks for her", (*assessment).merits},
	{aboutUnknown, regexp.MustCompile(`(?i)\bwhat (?:did|could|have|do|can)(?: you|n[o']t you|n't you) (?:not )?(?:\w+ )?(?:assess|know|see|judge|tell|find out)|\b(?:not assessed|unknowns?)\b|\bhow (?:sure|certain|confident|reliable) (?:are|is) (?:you|this|that|it)\b|\bwie sicher\b`),
		"What is not known", (*assessment).unknown},
	{aboutViewing, regexp.MustCompile(`(?i)\b(?:at|on|for|during|when|before) (?:the |a |my |our )?viewing\b|\bwhen (?:i|we) (?:see|view|visit|go (?:and |to )?(?:see|view|look at)|look at|am|are|get) (?:her|it|the boat|aboard|there)\b|\b(?:bei der|zur) besichtigung\b|\blors de la visite\b`),
		"What to look at aboard", (*assessment).viewing},
	{aboutTelling, regexp.MustCompile(`(?i)\b(?:tell|say to|write to|bring (?:this|it|that|these|them) up (?:with|to)|raise (?:this|it|that|these|them)? ?with|put (?:it|this|that|these) to|confront|approach|negotiate with) (?:the |her )?(?:seller|owner|broker|him\b|them\b)|\b(?:verk(?:ä|ae)ufer|vendeur)\b.{0,20}\b(?:sagen|schreiben|dire|[ée]crire)|\b(?:sag\w*|schreib\w*|dire|dis)\b.{0,12}\b(?:verk(?:ä|ae)ufer|vendeur)`),
		"What to tell the seller", (*assessment).telling},
}

// howTo asks how something is done, whatever the boat: "how do I check keel bolts myself?"
var howTo = regexp.MustCompile(`(?i)^\W*(?:(?:and|so|but|ok)\W+)?how (?:do|can|would|should) (?:i|we|you)\b`)

// furtherTopic is the further topic that a turn asks about, aboutBoat for none.
func furtherTopic(text string) topic {
	for _, f := range further {
		if f.how.MatchString(text) && !(f.topic == aboutOwnWork && howTo.MatchString(text)) {
			return f.topic
		}
	}
	return aboutBoat
}

// writeFurther answers a further topic; false where the topic is none.
func (a *assessment) writeFurther(name string) bool {
	for _, f := range further {
		if f.topic == a.input.topic {
			a.heading(f.head, name)
			f.write(a)
			a.disclaimer()
			return true
		}
	}
	return false
}
