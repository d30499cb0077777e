// Package smalltalk tells what in a text asks for nothing: greetings, thanks and questions for who answers, which have a reply of their own, and
// what of it stands around a question out of politeness.
package smalltalk

import (
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/phrase"
	"github.com/fairlead/fairlead/internal/talk"
)

// remark is small talk and what is said to it, by language: "en", "de" and "fr".
type remark struct {
	says  phrase.List // the whole turn, fillers aside
	reply map[string]string
}

var greetings = phrase.Of(`hi, hello, hey, hiya, ahoy, good morning, good afternoon, good evening, greetings, howdy, yo, moin, hallo, guten tag, guten morgen, guten abend, servus, grüß gott, bonjour, salut, bonsoir, coucou`)

var about = map[string]string{
	"en": "I am Fairlead, a sailing assistant: a program, no person. Ask me about the rules of the road, lights and signals, buoys, navigation and tides, weather, anchoring, " +
		"berthing, sail trim, reefing and heavy weather, safety and emergencies, radio, engine, electrics and plumbing, surveys, buying and " +
		"costs, licences, racing, and cruising areas. I calculate (hull speed, scope, ETA, fuel, wind, tide, batteries, cables, ratios, " +
		"conversions and more), hand boat searches, market studies and condition surveys to the models made for them, and name my sources. " +
		"I have no live data, such as today's weather.",
	"de": "Ich bin Fairlead, ein Segelassistent: ein Programm, kein Mensch. Vorfahrt, Lichter, Tonnen, Navigation, Gezeiten, Wetter, Ankern, Anlegen, Trimm, Sicherheit, Funk, Technik, " +
		"Kauf und Kosten. Ich rechne (Rumpfgeschwindigkeit, Ankerkette, Ankunftszeit, Kraftstoff, Wind, Tide, Batterien, Umrechnungen), gebe " +
		"Bootssuchen weiter und nenne meine Quellen. Live-Daten wie das Wetter von heute habe ich nicht.",
	"fr": "Je suis Fairlead, un assistant de navigation à voile : un programme, pas une personne. Règles de barre, feux, balisage, navigation, marées, météo, mouillage, manœuvres, réglages, " +
		"sécurité, radio, technique, achat et coûts. Je calcule (vitesse de carène, longueur de chaîne, heure d'arrivée, carburant, vent, marée, " +
		"batteries, conversions), je transmets les recherches de bateaux et je cite mes sources. Je n'ai pas de données en direct, comme la météo du jour.",
}

// closers are what ends a conversation or a part of it.
var closers = []remark{
	{phrase.Of(`thanks, thank you, thx, cheers, ta, great, perfect, ok, okay, got it, nice, cool, awesome, brilliant, good, super, excellent, that helps, thats helpful, very helpful, helpful, really helpful, that was really helpful, so helpful, that was very helpful, useful, very useful, thanks a lot, many thanks
		that helped, that was, thats, that was helpful, that was useful, that was all, thats all, that is all, thats it, thats all for now, for now, for your help, for the help, for that, for this, for the answer, for all, understood, i see, that answers it, that makes sense, makes sense, all clear, no more questions, no further questions
		danke, danke dir, danke ihnen, vielen dank, das war alles, das wars, das hilft, das hat geholfen, verstanden, alles klar, klar, prima, für die hilfe, dafür, merci, merci beaucoup, merci bien, c est tout, cest tout, parfait, compris, c est clair, cest clair, pour votre aide, pour ton aide`), map[string]string{
		"en": "You are welcome. Fair winds, and ask again whenever something comes up.",
		"de": "Gern geschehen. Immer eine Handbreit Wasser unter dem Kiel!",
		"fr": "Avec plaisir. Bon vent !",
	}},
	{phrase.Of(`bye, goodbye, good bye, see you, see you later, good night, farewell, tschüss, auf wiedersehen, au revoir, bonne nuit`), map[string]string{
		"en": "Goodbye, and fair winds.",
		"de": "Tschüss, und immer eine Handbreit Wasser unter dem Kiel!",
		"fr": "Au revoir et bon vent !",
	}},
}

// german and french are words of small talk that tell its language however few they are.
var (
	german = phrase.Of(`danke, vielen dank, prima, verstanden, alles klar, das wars, das war alles, tschüss, auf wiedersehen, guten tag, guten morgen, guten abend, hallo, moin, servus`)
	french = phrase.Of(`merci, cest tout, c est tout, parfait, compris, au revoir, bonne nuit, bonjour, bonsoir, salut, coucou`)
)

// in is what is said to a remark, in the language that it was made in, else in that of the conversation.
func (r *remark) in(p phrase.Text, lang string) string {
	switch {
	case p.Has(german):
		lang = "de"
	case p.Has(french):
		lang = "fr"
	}
	return r.reply[lang]
}

// thanks begin a text that ends a conversation, unless it goes on to something else.
var (
	thanks  = phrase.Of(`thanks, thank you, thx, many thanks, danke, vielen dank, merci`)
	goingOn = phrase.Of(`and, but, what, how, why, when, which, who, where, can, could, would, should, do, does, is, are, in, as, shorter, please, show, only, now, next, also, more, another, one, und, aber, was, wie, wann, welche, kann, zeig, auf, noch, et, mais, comment, quel, quelle, en, encore, plus, pouvez, montre
		lequel, laquelle, lesquels, lesquelles, quels, quelles, combien, où, quand, pourquoi, qui, est ce, seulement, moins, moins cher, wo, wer, warum, wieso, wieviel, wie viel, welcher, welches, welchen, nur, kostet, ist, gibt
		cheapest, cheaper, dearest, newest, oldest, longest, largest, smallest, bigger, smaller, newer, older, günstigste, günstigere, billigste, neueste, älteste, größte, kleinste, récent, ancien
		under, below, over, above, up to, at most, at least, max, unter, bis, über, ab, höchstens, mindestens, jusqu, à partir, maximum, without, with, ohne, mit, sans, avec, not, nicht, pas`)
)

// mostThanks is how many words of thanks are nothing else.
const mostThanks = 6

// Closes reports whether a text is thanks or a farewell and nothing else.
func Closes(p phrase.Text) bool {
	rest := p.Less(talk.Fillers)
	if p.Begins(thanks) && p.Words() <= mostThanks && !p.Has(goingOn) && !strings.ContainsAny(p.String(), "0123456789") {
		return true
	}
	return slices.ContainsFunc(closers, func(r remark) bool { return !rest.Empty() && rest.Less(r.says).Empty() })
}

var remarks = slices.Concat(closers, []remark{
	{greetings, map[string]string{
		"en": "Hello! I am a sailing assistant: ask me anything about sailing and boats, let me calculate something, or look for a boat.",
		"de": "Hallo! Ich bin ein Segelassistent: frag mich alles rund um Segeln und Boote, lass mich etwas rechnen oder ein Boot suchen.",
		"fr": "Bonjour ! Je suis un assistant de navigation à voile : posez-moi vos questions sur la voile et les bateaux, faites-moi calculer, ou cherchons un bateau.",
	}},
	{phrase.Of(`how are you, how are you doing, hows it going, how is it going, whats up, how do you do, wie gehts, wie geht es dir, ça va, comment allez vous, comment ça va`), map[string]string{
		"en": "All shipshape, thank you. What can I do for you and your boat?",
		"de": "Alles klar Schiff, danke. Was kann ich für dich und dein Boot tun?",
		"fr": "Tout est à poste, merci. Que puis-je faire pour vous et votre bateau ?",
	}},
	{phrase.Of(`do you speak spanish, do you speak italian, do you speak dutch, do you speak german, do you speak french, do you speak english, which languages do you speak, what languages do you speak, do you understand spanish, do you understand german, do you understand french, sprichst du deutsch, parlez vous français, parles tu français`), map[string]string{
		"en": "I read and answer English, and German and French for most of what I know; of other languages I know single words only. Ask me in one of the three.",
		"de": "Ja: Ich lese und antworte auf Englisch, Deutsch und Französisch, auf Deutsch das meiste.",
		"fr": "Oui : je lis et réponds en anglais, en allemand et en français, en français pour l'essentiel.",
	}},
	{phrase.Of(`
		who are you, what are you, what can you do, what do you do, what can you help me with, what can you help with, how can you help, how can you help me
		what do you know, what can i ask you, what can i ask, help, help me, are you a bot, are you a robot, are you human, are you an ai, are you ai, are you a real person
		are you a person, what is your name, whats your name, introduce yourself, tell me about yourself, which model are you, what model are you, who made you
		who built you, what is this, what are your capabilities, was kannst du, wer bist du, hilfe, qui es tu, qui êtes vous, que peux tu faire, aide, aidez moi`), about},
})

// identity and selves make up the question of who answers.
var (
	identity = phrase.Of(`are you, is this, am i talking to, am i chatting with, am i speaking to, are you just, are you really, do you use, are you based on, bist du, sind sie, es tu, êtes vous`)
	selves   = phrase.Of(`
		chatgpt, chat gpt, gpt, gpt 4, gpt 5, gpt4, gpt5, claude, gemini, copilot, llama, mistral, openai, siri, alexa, an, a, the, or, and, real, human, humans, person, bot, robot, ai, llm, language model, chatbot, machine
		program, computer, skipper, sailor, captain, someone, somebody, here, in disguise, just, ein, eine, mensch, roboter, ki, un, une, humain, robot, ia, assistant, made by, from`)
)

// jokes ask for one, and this is it.
var jokes = phrase.Of(`tell me a joke, tell a joke, tell us a joke, tell me another joke, another joke, know a joke, know any jokes, know a good joke, sailing joke, sailor joke, boat joke, joke about, jokes about, some jokes, make me laugh, erzähl einen witz, witz über, raconte une blague, une blague`)

var joke = remark{jokes, map[string]string{
	"en": "Why does a sailor learn only one knot a year? Because she is happy with six knots. Now ask me something that floats.",
	"de": "Warum lernt eine Seglerin nur wenige Knoten? Weil sie mit sechs Knoten Fahrt zufrieden ist. Und jetzt frag mich etwas, das schwimmt.",
	"fr": "Pourquoi ce marin apprend-il si peu de nœuds ? Parce que six nœuds lui suffisent pour avancer. Et maintenant, une question qui flotte ?",
}}

// further are more jokes, for who wants another.
var further = []map[string]string{
	{
		"en": "What is the difference between a skipper and his boat? The boat stops whining once she is on a reach.",
		"de": "Was unterscheidet den Skipper von seinem Boot? Das Boot hört auf zu ächzen, sobald es raumschots läuft.",
		"fr": "Quelle différence entre un skipper et son bateau ? Le bateau cesse de gémir dès qu'il est au largue.",
	},
	{
		"en": "How do you make a small fortune in sailing? Start with a large one, and buy a boat.",
		"de": "Wie macht man mit dem Segeln ein kleines Vermögen? Man fängt mit einem großen an und kauft ein Boot.",
		"fr": "Comment faire une petite fortune à la voile ? Commencez par une grande, et achetez un bateau.",
	},
	{
		"en": "Why did the two tides break up? One of them was always so springy, and the other only ever said neap.",
		"de": "Warum streiten sich Ebbe und Flut nie? Die eine geht immer, wenn die andere kommt.",
		"fr": "Pourquoi le flot et le jusant ne se disputent-ils jamais ? L'un part toujours quand l'autre arrive.",
	},
	{
		"en": "The forecast says light and variable. That is also what the crew said of the skipper's plan.",
		"de": "Die Vorhersage lautet schwach umlaufend. Dasselbe sagt die Crew vom Plan des Skippers.",
		"fr": "La météo annonce : faible et variable. L'équipage en dit autant du plan du skipper.",
	},
}

var (
	// again asks for one more of what was told last.
	again = phrase.Of(`another, another one, one more, more, again, next, tell me another, tell us another, encore, encore une, noch einer, noch einen, noch eins, mehr`)
	// laughter begins a turn that laughs, and laughing are its other words.
	laughter = phrase.Of(`lol, haha, hahaha, haha haha, hehe, hihi, rofl, lmao, ha, ha ha, funny, good one, nice one, very funny, that was funny, not bad, mdr, witzig, lustig, der war gut, pas mal`)
)

var laughs = map[string]string{
	"en": "Ha! There may well be something in that. Ask on whenever you like.",
	"de": "Ha! Da ist womöglich etwas dran. Frag weiter, wann immer du magst.",
	"fr": "Ha ! Il y a peut-être du vrai là-dedans. Continuez quand vous voulez.",
}

// InThread is what is said to small talk that only a conversation makes such: to who wants another joke, the next one that none of the answers
// before has, and to who laughs and asks for nothing. It is "" for any other text.
func InThread(p phrase.Text, lang string, answers []string) string {
	const most = 14 // words
	joked := len(answers) > 0 && isJoke(answers[0])
	rest := p.Less(laughter).Less(talk.Fillers).Less(joined)
	switch {
	case p.Empty() || p.Words() > most:
		return ""
	case joked && (!rest.Empty() && rest.Less(again).Empty() || p.Has(jokes)):
		said := strings.Join(answers, "\n")
		for _, j := range further {
			if !strings.Contains(said, j["en"]) && !strings.Contains(said, j["de"]) && !strings.Contains(said, j["fr"]) {
				return j[lang]
			}
		}
		return joke.reply[lang]
	case p.Begins(laughter) && rest.Empty(), p.Begins(laughing) && !asks(p) && !p.Has(uneasy):
		return laughs[lang]
	}
	return ""
}

// uneasy are words of who laughs and means it seriously.
var uneasy = phrase.Of(`nervous, scared, afraid, worried, anxious, frightened, seasick, sick, hurt, stuck, broken, help, nervös, angst, besorgt, inquiet, inquiète, peur`)

// laughing begins a turn that laughs about what was said.
var laughing = phrase.Of(`lol, haha, hahaha, hehe, hihi, rofl, lmao, mdr`)

// asks reports whether a text may ask for something, or tell of a trouble.
func asks(p phrase.Text) bool {
	return p.Less(laughing).Begins(goingOn) || p.Has(inquiring) || strings.ContainsAny(p.String(), "0123456789")
}

var inquiring = phrase.Of(`compare, tell me, find, give, explain, list, calculate, convert, search, look for, shorter, what, how, why, when, which, who, where, can i, should i, could i, do i, is it, is that, help, stuck, broken, leak, leaking, fire, sinking, hurt, smoke, aground, was, wie, warum, wann, comment, pourquoi, quand`)

// isJoke reports whether an answer is one of the jokes.
func isJoke(answer string) bool {
	for _, j := range append([]map[string]string{joke.reply}, further...) {
		for _, text := range j {
			if strings.Contains(answer, text) {
				return true
			}
		}
	}
	return false
}

// blank is the answer to marks without a word.
var blank = remark{nil, map[string]string{
	"en": "What would you like to know? Ask me about sailing and boats, let me calculate something, or look for a boat.",
	"de": "Was möchtest du wissen? Frag mich rund um Segeln und Boote, lass mich etwas rechnen oder ein Boot suchen.",
	"fr": "Que voulez-vous savoir ? Posez-moi vos questions sur la voile et les bateaux, faites-moi calculer, ou cherchons un bateau.",
}}

// joined are the words between two remarks.
var joined = phrase.Of(`and, or, und, oder, et, ou`)

// Reply is what is said to a text that is nothing but small talk, or has no word, in the language that it is in, else in the one given: "en",
// "de" or "fr". It is "" where the text is anything more.
func Reply(p phrase.Text, lang string) string {
	if r := remarkIn(p); r != nil {
		return r.in(p, lang)
	}
	return ""
}

// About is what the service says of itself in a language, "en", "de" or "fr".
func About(lang string) string { return about[lang] }

// remarkIn returns the small talk that a text is, nil if it is anything more.
func remarkIn(p phrase.Text) *remark {
	if p.Words() > 14 {
		return nil
	}
	if p.Has(jokes) {
		return &joke
	}
	if p.Begins(thanks) && Closes(p) {
		return &remarks[0]
	}
	if p.Empty() {
		return &blank
	}
	rest := p.Less(talk.Fillers)
	if rest.Begins(identity) && rest.Less(identity).Less(selves).Empty() {
		return &remarks[len(remarks)-1]
	}
	for i := range remarks {
		r := &remarks[i]
		if left := rest.Less(r.says); left.Less(joined).Empty() && left != rest {
			return r
		}
	}
	bare := rest.Less(greetings)
	if bare == rest {
		return nil
	}
	for i := range remarks {
		if bare.Less(remarks[i].says).Empty() {
			return &remarks[i]
		}
	}
	return nil
}
