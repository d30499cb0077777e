package distress

import "fmt"

// Call is whom to call, which is said before everything else.
type Call int

// The calls.
const (
	Mayday  Call = iota
	Outside      // gas: call from the open air, with nothing that sparks
	Vapour       // petrol: the same without a bottle
	Medical
	Poison
	Fumes   // carbon monoxide: air comes before any call
	Crisis  // from here on a question about something else does not hide it
	Alarm   // of carbon monoxide, which somebody wants to silence
	Concern // for somebody else who does not want to live
	Violence
)

// hush is the call of a rule by which what it is about is not heard.
const hush Call = -1

var callNames = map[string]Call{
	"none":   hush,
	"mayday": Mayday, "outside": Outside, "vapour": Vapour, "medical": Medical, "poison": Poison, "fumes": Fumes, "alarm": Alarm, "crisis": Crisis, "concern": Concern, "violence": Violence,
}

func callNamed(name string) Call {
	c, ok := callNames[name]
	if !ok {
		panic(fmt.Sprintf("distress: the rules name the call %q, which there is not", name))
	}
	return c
}

// calls are the first sentences of an emergency's answer.
var calls = [...]string{
	Mayday: "**If life is in danger, call first: Mayday on VHF channel 16 (hold the red DSC button), or phone 112 (Europe), 999 (UK) " +
		"or 911 (US).**",
	Outside: "**No flame, no switch, everybody on deck. Call from the open air only: handheld VHF channel 16, or phone 112 (Europe), " +
		"999 (UK) or 911 (US).**",
	Vapour: "**No spark: no switch, no flame, engine off, everybody on deck or ashore. Call from the open air only: handheld VHF channel " +
		"16, or phone 112 (Europe), 999 (UK) or 911 (US).**",
	Medical: "**Call now: on VHF channel 16 a Mayday where life is in danger, else a Pan-Pan, and ask for radio medical advice; ashore or " +
		"within reach of a phone 112 (Europe), 999 (UK) or 911 (US).**",
	Poison: "**Do not make them vomit. Call now: on VHF channel 16 a Mayday where life is in danger, else a Pan-Pan, and ask for radio medical " +
		"advice; ashore or within reach of a phone 112 (Europe), 999 (UK), 911 (US), or the poison centre (US 1-800-222-1222).**",
	Fumes: "**Air first: everybody out into fresh air now, you too; engine and burners off on the way. Then call from there: on VHF channel 16 a Mayday where " +
		"somebody is unconscious or confused, else a Pan-Pan, and ask for radio medical advice; or phone 112 (Europe), 999 (UK) or 911 (US).**",
	Crisis: "I am sorry that things are this hard, and I am glad that you said it. Please do not cast off now: talk to someone first. In the " +
		"US and Canada call or text 988, in the UK and Ireland call Samaritans on 116 123, elsewhere the local crisis line or the emergency " +
		"number (112, 999, 911). At sea the coastguard answers on VHF channel 16 and will help you.",
	Alarm: "**No, do not disable it: it is most likely right. Air first: everybody out into fresh air, engine and burners off. Then call from there where anybody is " +
		"unwell: on VHF channel 16 a Mayday or Pan-Pan, or phone 112 (Europe), 999 (UK) or 911 (US).**",
	Concern: "**Take it seriously and do not leave them alone. Where it may be soon, or they have sailed, call 112 (Europe), 999 (UK) or 911 (US), at " +
		"sea the coastguard on VHF channel 16.**",
	Violence: "I am sorry that this happens to you; it is not your fault. If you are in danger now, call 112 (Europe), 999 (UK) or 911 (US), at sea the coastguard on VHF channel 16, and get to where " +
		"other people are. Nobody has the right to hurt you, on board or ashore. In the US the National Domestic Violence Hotline is " +
		"1-800-799-7233, in the UK the National Domestic Abuse Helpline 0808 2000 247; elsewhere the police know the local line. A skipper " +
		"may put into the nearest harbour for this.",
}

// callsAbroad are the same in German and French, with the lines of those countries for who is in despair or is hurt by others.
var callsAbroad = map[string][len(calls)]string{
	"de": {
		Mayday: "**Bei Lebensgefahr zuerst rufen: Mayday auf UKW-Kanal 16 (rote DSC-Taste gedrückt halten) oder Telefon 112 (Europa), " +
			"999 (Großbritannien), 911 (USA).**",
		Outside: "**Keine Flamme, kein Schalter, alle an Deck. Nur im Freien rufen: Handfunkgerät UKW-Kanal 16 oder Telefon 112 (Europa), " +
			"999 (Großbritannien), 911 (USA).**",
		Vapour: "**Kein Funke: kein Schalter, keine Flamme, Motor aus, alle an Deck oder an Land. Nur im Freien rufen: Handfunkgerät " +
			"UKW-Kanal 16 oder Telefon 112 (Europa), 999 (Großbritannien), 911 (USA).**",
		Medical: "**Jetzt rufen: auf UKW-Kanal 16 Mayday bei Lebensgefahr, sonst Pan-Pan, und um funkärztliche Beratung bitten; an Land oder " +
			"in Reichweite eines Telefons 112 (Europa), 999 (Großbritannien), 911 (USA).**",
		Poison: "**Nicht zum Erbrechen bringen. Jetzt rufen: auf UKW-Kanal 16 Mayday bei Lebensgefahr, sonst Pan-Pan, und um funkärztliche " +
			"Beratung bitten; an Land 112 (Europa), 999 (Großbritannien), 911 (USA) oder den Giftnotruf (USA 1-800-222-1222).**",
		Fumes: "**Zuerst Luft: jetzt alle ins Freie, du auch; Motor und Flammen im Hinausgehen aus. Dann von dort rufen: auf UKW-Kanal 16 Mayday, wenn jemand " +
			"bewusstlos oder verwirrt ist, sonst Pan-Pan, und um funkärztliche Beratung bitten; oder Telefon 112 (Europa), 999 (Großbritannien), 911 (USA).**",
		Crisis: "Es tut mir leid, dass es so schwer ist, und ich bin froh, dass du es gesagt hast. Bitte leg jetzt nicht ab: Sprich erst mit " +
			"jemandem. In Deutschland erreichst du die TelefonSeelsorge unter 0800 111 0 111 oder 116 123, anderswo das Krisentelefon des " +
			"Landes oder den Notruf (112, 999, 911; in den USA und Kanada 988). Auf See antwortet die Küstenwache auf UKW-Kanal 16 und hilft dir.",
		Alarm: "**Nein, nicht abschalten: Der Melder hat höchstwahrscheinlich recht. Zuerst Luft: alle ins Freie, Motor und Flammen aus. Geht es jemandem schlecht, von dort " +
			"rufen: auf UKW-Kanal 16 Mayday oder Pan-Pan, oder Telefon 112 (Europa), 999 (Großbritannien), 911 (USA).**",
		Concern: "**Nimm es ernst und lass den Menschen nicht allein. Kann es bald geschehen oder ist er schon ausgelaufen, ruf 112 (Europa), 999 " +
			"(Großbritannien), 911 (USA), auf See die Küstenwache auf UKW-Kanal 16.**",
		Violence: "Es tut mir leid, dass dir das geschieht; es ist nicht deine Schuld. Bist du jetzt in Gefahr, ruf 112 (Europa), 999 " +
			"(Großbritannien), 911 (USA), auf See die Küstenwache auf UKW-Kanal 16, und geh dorthin, wo andere Menschen sind. Niemand darf " +
			"dir wehtun, an Bord nicht und nicht an Land. In Deutschland hilft das Hilfetelefon 116 016, anderswo kennt die Polizei die " +
			"Nummer. Ein Schiffer darf dafür den nächsten Hafen anlaufen.",
	},
	"fr": {
		Mayday: "**Si une vie est en danger, appelez d’abord : Mayday sur VHF canal 16 (touche rouge ASN maintenue), ou téléphone 112 " +
			"(Europe), 999 (Royaume-Uni), 911 (États-Unis).**",
		Outside: "**Pas de flamme, pas d’interrupteur, tout le monde sur le pont. N’appelez que de l’extérieur : VHF portable canal 16, ou " +
			"téléphone 112 (Europe), 999 (Royaume-Uni), 911 (États-Unis).**",
		Vapour: "**Pas d’étincelle : pas d’interrupteur, pas de flamme, moteur arrêté, tout le monde sur le pont ou à terre. N’appelez que de " +
			"l’extérieur : VHF portable canal 16, ou téléphone 112 (Europe), 999 (Royaume-Uni), 911 (États-Unis).**",
		Medical: "**Appelez maintenant : sur VHF canal 16 un Mayday si une vie est en danger, sinon un Pan-Pan, et demandez une consultation " +
			"médicale par radio ; à terre ou à portée de téléphone le 112 (Europe), 999 (Royaume-Uni), 911 (États-Unis).**",
		Poison: "**Ne faites pas vomir. Appelez maintenant : sur VHF canal 16 un Mayday si une vie est en danger, sinon un Pan-Pan, et demandez " +
			"une consultation médicale par radio ; à terre le 112 (Europe), 999 (Royaume-Uni), 911 (États-Unis) ou le centre antipoison " +
			"(États-Unis 1-800-222-1222).**",
		Fumes: "**D’abord de l’air : tout le monde à l’air libre maintenant, vous aussi ; moteur et brûleurs coupés en sortant. Puis appelez de là : sur VHF canal 16 un Mayday " +
			"si quelqu’un est inconscient ou confus, sinon un Pan-Pan, et demandez une consultation médicale par radio ; ou téléphone 112 (Europe), 999 (Royaume-Uni), 911 (États-Unis).**",
		Crisis: "Je suis désolé que ce soit si dur, et content que vous l’ayez dit. N’appareillez pas maintenant : parlez d’abord à quelqu’un. " +
			"En France appelez le 3114, ailleurs la ligne de crise du pays ou le numéro d’urgence (112, 999, 911 ; aux États-Unis et au Canada " +
			"988). En mer, les garde-côtes répondent sur VHF canal 16 et vous aideront.",
		Alarm: "**Non, ne la désactivez pas : elle a très probablement raison. D’abord de l’air : tout le monde à l’air libre, moteur et brûleurs coupés. Puis, si quelqu’un se " +
			"sent mal, appelez de là : sur VHF canal 16 Mayday ou Pan-Pan, ou téléphone 112 (Europe), 999 (Royaume-Uni), 911 (États-Unis).**",
		Concern: "**Prenez-le au sérieux et ne laissez pas cette personne seule. Si cela peut arriver bientôt, ou si elle a déjà appareillé, appelez le " +
			"112 (Europe), 999 (Royaume-Uni), 911 (États-Unis), en mer les garde-côtes sur VHF canal 16.**",
		Violence: "Je suis désolé de ce qui vous arrive ; ce n’est pas votre faute. Si vous êtes en danger maintenant, appelez le 112 (Europe), " +
			"999 (Royaume-Uni), 911 (États-Unis), en mer les garde-côtes sur VHF canal 16, et allez là où il y a d’autres personnes. Personne " +
			"n’a le droit de vous faire du mal, à bord comme à terre. En France appelez le 3919, ailleurs la police connaît le numéro. Un " +
			"capitaine peut pour cela faire escale au port le plus proche.",
	},
}

// In is what an answer in a language begins with, a paragraph of Markdown: "de", "fr", or else English.
func (c Call) In(lang string) string {
	if abroad, ok := callsAbroad[lang]; ok {
		return abroad[c]
	}
	return calls[c]
}

// String is In English.
func (c Call) String() string { return calls[c] }
