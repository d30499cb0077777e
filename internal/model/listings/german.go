package listings

import (
	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/quantity"
)

var german = phrases{
	column: 1, group: ".", point: ",", semicolon: "; ",
	months: [12]string{"Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober", "November", "Dezember"},
	date:   "%d. %s %d", horse: quantity.MetricHorsepower / 1000, or: "oder", and: "und",

	lookingFor: "Gesucht: %s.", pleaseCheck: "**Bitte prüfen:** %s.", everything: "alle Boote",
	listing: "Inserat %s", model: "Modell %s", designer: "Konstrukteur %s", use: "geeignet für %s", words: "mit den Worten „%s“",
	length: "Länge %s", price: "Preis %s", built: "Baujahr %s", age: "Alter %s Jahre", draft: "Tiefgang %s", beam: "Breite %s",
	airDraft: "Durchfahrtshöhe %s", cabins: "Kabinen: %s", berths: "Kojen: %s", heads: "Toilettenräume: %s", engines: "Motoren: %s",
	hours: "Motorstunden %s", power: "ab %s PS", listed: "inseriert in den letzten %s Tagen",
	between: "%s bis %s", from: "ab %s", upTo: "bis %s", least: "mindestens %s",
	noCurrency: "(es war keine Währung angegeben)", nothing: "0 (zu verschenken)",
	region: "Liegeplatz: %s", around: "im Umkreis von %s sm um %s", notRegion: "Liegeplatz nicht: %s",
	hull: "Rumpf: %s", keel: "Kiel: %s", rig: "Rigg: %s", fuel: "Kraftstoff: %s", engine: "Motor: %s", condition: "Zustand: %s",
	status: "Status: %s", with: "mit %s", without: "ohne %s",

	boat: "1 Boot", boats: "%s Boote", free: "zu verschenken", onRequest: "auf Anfrage", quoted: "„%s“",
	sampleNote: " (Beispieldaten, keine echten Angebote)", someSample: " (davon %s Beispieldaten, keine echten Angebote)", merged: "; zusammengefasste Doppel: %d",
	leftOut: " Nicht mitgezählt, weil die Angabe fehlt: %s.", unknown: "%[2]s %[1]s",
	asking: "Preisforderungen: niedrigste %s, Median %s", figures: ", Mittelwert %s, mittlere Hälfte %s bis %s, höchste %s (%d mit Preis)",
	converted:  "Umgerechnet zu den Kursen vom %s.",
	thatWasAll: "Das waren alle: Die Liste hat %s%s. Frag nach etwas anderem oder lass einen Filter weg.\n",
	tableHead:  "| # | Boot | Länge | Preis | Ort | Gesehen | Quelle |", askedFor: "Gefragt", days: "%d Tg.", decade: "%ser",
	unknownPlace:  "Zu „%s“ kenne ich keine Boote: Der Ort steht nicht in meinen Tabellen oder hat keine Küste.",
	advice:        "Das kann ich nicht für dich entscheiden: Gutachten, Ausrüstung und Geschmack wiegen mehr als eine Liste.",
	bestValue:     "Allein nach dem Preis ist unter den %s gezeigten das günstigste Verhältnis: [%s](%s) für %s, %s %% unter dem Median von %s für %s Boote von etwa gleichem Typ, gleicher Länge und gleichem Baujahr%s [1].",
	noValue:       "Keines der %s gezeigten Boote kostet weniger als der Median ähnlicher Boote nach Typ, Länge und Baujahr%s.",
	verdict:       "Ob ein Boot gut ist, sagen ein Gutachten und eine Probefahrt, keine Anzeige.",
	verdictOfList: "Mit „mehr über das zweite“ zeige ich, was über eines der %s gefundenen bekannt ist; wie ein Modell segelt und wo es Schwächen hat, lässt sich mit seinem Namen fragen.",
	notUnderstood: "Nicht verstanden: %s.", narrow: "Eingrenzen nach %s; oder „mehr“ für die nächsten.", divide: "Aufgeteilt nach %s.",
	more:    "Mit „mehr“ kommen die nächsten Boote; oder grenze nach Preis, Baujahr oder Ausstattung ein.",
	closing: "%s. Stand %s [1].", closingSample: "%s. Beispieldaten, Stand %s, keine echten Angebote [1].",
	noMatch: "**Kein Boot passt**%s.", never: "- Auf den Filter „%s“ allein passt kein Boot des Bestands.\n",
	helps:       "- Ohne den Filter „%s“ wären es %s; am nächsten kommt %s, %s, %s, %s.\n",
	noneToBlame: "- Es liegt nicht an einem Filter allein: Lass versuchsweise zwei davon weg.\n",
	boatOnly:    "- Nur danach gefragt, %s, hat der Bestand %s; am günstigsten ist %s, %s, %s, %s.\n",
	likeIt:      "**Ähnlich der %s** nach Länge, Verdrängung, Breite, Ballast, Segelfläche, Kiel, Kabinen und Alter, soweit veröffentlicht (nicht nach Qualität oder Segeleigenschaften), und nach dem Rest der Suche zu haben:",
	noneLike:    "Von Entwürfen, die nach veröffentlichten Maßen der %s ähnlich sind, ist nach dem Rest der Suche keiner zu haben, oder es ist zu wenig über sie bekannt.",
	likeHead:    [5]string{"Entwurf", "Länge", "Angebote", "günstigste", "Median"},
	byYear:      "Preisforderungen nach Baujahr%s.", quartiles: ", Median %s, mittlere Hälfte %s bis %s", meanOf: ", Mittelwert %s", medianOf: "%s Median %s (n)",
	noNumber: "Ein Boot Nummer %d gibt es nicht: Die letzte Liste hat %s. Welches meinst du?\n",
	also:     "Auch inseriert von %s für %s", brokerWrites: "Der Makler schreibt: „%s“",
	market: "%s Boote dieses Modells stehen zum Verkauf: Median %s, mittlere Hälfte %s bis %s.",
	seen:   "%d Tage lang, zuletzt am %s", since: "%s seit %s", horsepower: "PS",
	loosely: "Ohne den Filter %s wären es %s.", notListed: "Das sagt kein Inserat. Zu den gezeigten Booten kann ich mehr sagen, „das zweite“, sie vergleichen, oder neu suchen mit anderem Preis, Ort, Länge oder Jahr; Fragen zu Kauf und Segeln beantwortet svc-agent.\n",
	firstOf: "%s: Von %s (%s) ist dies das erste.",
	untold:  "Das Inserat sagt nichts zu: %s.", aged: "%d Jahre alt",
	besideMarket: "Gefordert sind %s, das sind %s %% des Medians von %s für %s Boote von etwa gleichem Typ, gleicher Länge und gleichem Baujahr. Einen Grund nennt das Inserat nicht: Zustand, Motor, Segel und Ausrüstung entscheiden, lass sie ansehen.",
	noMarket:     "Es gibt zu wenige Boote dieses Typs, dieser Länge und dieses Baujahrs, um zu sagen, ob das viel oder wenig ist.",
	picture:      "*Bilder sehe ich nicht an, das tut svc-survey-agent: Ich halte mich allein an den Text.*",
	whichOne:     "Welches der %d gezeigten Boote meinst du? Sag zum Beispiel „das zweite“ oder seine Nummer.\n",
	named:        "Das Inserat nennt: **%s**.", unnamed: "Das Inserat nennt nicht: **%s**. Frag den Makler.",
	searching: "Durchsuche %s Inserate", found: "%s gefunden", failed: "Für die Währung %[2]s ist kein Wechselkurs bekannt. Bitte frag anders.\n",
	source: "Inserate, Stand %s", sampleSource: "Beispielbestand, Stand %s",
	sampleOrigin: "zur Vorführung aus veröffentlichten Konstruktionsdaten erzeugt; keine echten Angebote",
	mixedOrigin:  "echte Inserate neben erzeugten, die keine Angebote sind",
	introduction: "Ich finde Boote, die zum Verkauf stehen: %s Inserate von Segelbooten, Mehrrumpfbooten und Motorbooten, Stand %s%s.\n\n" +
		"Sag mir in einfachen Worten, was du suchst: Marke oder Modell, Typ, Länge, Preis, Baujahr, Ort, Kiel, Rigg, Kabinen, Ausstattung. " +
		"Zum Beispiel:\n" +
		"- Segelyacht 10 bis 12 m bis 60.000 € an der Ostsee\n" +
		"- Katamaran 12 bis 14 m, 4 Kabinen, kein Ex-Charter, in Griechenland\n" +
		"- Bavaria 37 ab Baujahr 2000 in Kroatien\n\n" +
		"Was für ein Boot soll es sein, wo, und für wie viel?\n",

	orders: map[catalog.Sort]string{
		"": "Neueste Inserate zuerst", catalog.ListedDesc: "Neueste Inserate zuerst", catalog.ListedAsc: "Am längsten inseriert zuerst",
		catalog.PriceAsc: "Günstigste zuerst", catalog.PriceDesc: "Teuerste zuerst", catalog.LengthAsc: "Kürzeste zuerst",
		catalog.LengthDesc: "Längste zuerst", catalog.YearAsc: "Älteste zuerst", catalog.YearDesc: "Jüngste zuerst",
		catalog.EngineHoursAsc: "Wenigste Motorstunden zuerst", catalog.DistanceAsc: "Nächstgelegene zuerst",
	},
	filters: map[string]string{
		"id": "Inserat", "make": "Marke", "makes_any": "Marke", "model_contains": "Modell", "models_any": "Modell", "designer": "Konstrukteur",
		"type": "Typ", "types_any": "Typ", "category": "Klasse", "use": "Eignung", "text": "Text", "price": "Preis", "length": "Länge",
		"beam": "Breite", "draft": "Tiefgang", "air_draft": "Durchfahrtshöhe", "year": "Baujahr", "age": "Alter", "cabins": "Kabinen",
		"berths": "Kojen", "heads": "Toilettenräume", "engines": "Motoren", "engine_hours": "Motorstunden", "engine_power": "Motorleistung",
		"engine_type": "Antrieb", "fuel": "Kraftstoff", "listed_within_days": "Inseriert", "region": "Region", "regions_any": "Ort",
		"country": "Land", "state": "Bundesstaat", "place": "Ort", "unknown_place": "Ort", "hull_material": "Rumpfmaterial", "keel": "Kiel", "rig": "Rigg",
		"new_used": "neu oder gebraucht", "condition_grade": "Zustand", "tax": "Mehrwertsteuer", "features": "Ausstattung",
		"exclude": "Ausschluss", "exclude_makes": "ausgeschlossene Marke", "exclude_models": "ausgeschlossenes Modell", "exclude_types": "ausgeschlossener Typ",
		"exclude_regions": "ausgeschlossene Region", "exclude_countries": "ausgeschlossenes Land", "exclude_states": "ausgeschlossener Staat",
		"exclude_hull_material": "ausgeschlossenes Rumpfmaterial", "exclude_keel": "ausgeschlossener Kiel", "exclude_rig": "ausgeschlossenes Rigg",
		"exclude_fuel": "ausgeschlossener Kraftstoff", "status": "Status",
	},
	labels: map[string]string{
		"Year": "Baujahr", "Place": "Ort", "Price": "Preis", "Type": "Typ", "Designer": "Konstrukteur", "Length": "Länge", "Waterline": "Wasserlinie", "Beam": "Breite",
		"Draft": "Tiefgang", "Air draft": "Durchfahrtshöhe", "Displacement": "Verdrängung", "Ballast": "Ballast", "Sail area": "Segelfläche",
		"Hull, rig, keel": "Rumpf, Rigg, Kiel", "Cabins, berths, heads": "Kabinen, Kojen, Toilettenräume", "Engine": "Motor", "Tanks": "Tanks",
		"Rigging of": "Rigg von", "Sails of": "Segel von", "Condition": "Zustand", "New or used": "Neu oder gebraucht", "Tax": "Steuer",
		"Status": "Status", "Price history": "Preisverlauf", "Equipment": "Ausstattung", "Broker": "Makler", "Seen": "Gesehen", "Source": "Quelle",
		"fuel": "Kraftstoff", "water": "Wasser", "holding": "Fäkalien", "Asking prices": "Preisforderungen",
		"make": "Marke", "type": "Typ", "country": "Land", "decade": "Jahrzehnt",
		"Country": "Land", "Boats": "Boote", "Median": "Median",
	},
}
