package plan

// Focus is what a question wants to know of its subjects, beside the market.
type Focus struct {
	Buying    bool // whether and what to buy
	Owning    bool // what keeping the boat costs
	Value     bool // how prices hold
	Technical bool // how the boat sails and is built
	Faults    bool // what is known to go wrong with her
	Where     bool // which place is cheapest
	Waiting   bool // whether prices will move
	Price     bool // what they cost, in so many words
	Time      bool // how long they take to sell
	Selling   bool // what to ask for a boat of one's own
	Brokers   bool // who offers them
	Certainty bool // how much the figures can be relied on
}

// AboutTheBoat reports whether only what a boat is was asked, not what it costs.
func (f Focus) AboutTheBoat() bool { return f.Technical && !f.Buying && !f.Owning && !f.Value }

// focusOf is the focus of a question that raises the matters.
func focusOf(raised matters) Focus {
	on := raised.has
	return Focus{
		Buying:    on("buying"),
		Owning:    on("owning"),
		Value:     on("value") && !on("value for money") || on("waiting") || on("forecast") || on("gains"),
		Technical: on("technical"),
		Faults:    on("faults"),
		Where:     on("where") && !on("price gap"),
		Waiting:   on("waiting"),
		Price:     on("price"),
		Time:      on("time") || on("haggling") && !on("effect"),
		Selling:   on("selling"),
		Brokers:   on("brokers"),
		Certainty: on("certainty"),
	}
}
