package report

// inEnglish tells a reader of another language why the report is in English.
var inEnglish = map[string]string{
	"de": "Meine Quellen sind auf Englisch, deshalb ist auch dieser Bericht auf Englisch.",
	"fr": "Mes sources sont en anglais, c'est pourquoi ce rapport est aussi en anglais.",
}

// outside is what is said to a question that is not about boats.
const outside = "I find no boats in this, and anything else is outside of what I research: boats, sailing and their market. Ask me for a market study, a comparison of designs or " +
	"builders, a buying decision, the cost of owning a boat or a technical question about one."
