package research

// inEnglish tells a reader of another language why the report is in English.
var inEnglish = map[string]string{
	"de": "Meine Quellen sind auf Englisch, deshalb ist auch dieser Bericht auf Englisch.",
	"fr": "Mes sources sont en anglais, c'est pourquoi ce rapport est aussi en anglais.",
}

// unseen tells whose pictures are not looked at.
var unseen = map[string]string{
	"en": "*I do not look at pictures, svc-survey-agent does: this rests on the text alone.*",
	"de": "*Bilder sehe ich nicht an, das tut svc-survey-agent: dies beruht nur auf dem Text.*",
	"fr": "*Je ne regarde pas les images, svc-survey-agent le fait : ceci ne repose que sur le texte.*",
}

// outside is what is said to a question that is not about boats.
const outside = "I find no boats in this, and anything else is outside of what I research: boats, sailing and their market. Ask me for a market study, a comparison of designs or " +
	"builders, a buying decision, the cost of owning a boat or a technical question about one."
