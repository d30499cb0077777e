package listings

import (
	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/quantity"
)

var french = phrases{
	column: 2, group: "\u202f", point: ",", semicolon: " ; ",
	months: [12]string{"janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre", "octobre", "novembre", "décembre"},
	date:   "%d %s %d", firstDay: "1er %s %d", horse: quantity.MetricHorsepower / 1000, or: "ou", and: "et",

	lookingFor: "Recherche : %s.", pleaseCheck: "**À vérifier :** %s.", everything: "tous les bateaux",
	listing: "annonce %s", model: "modèle %s", designer: "architecte %s", use: "programme : %s", words: "avec les mots « %s »",
	length: "longueur %s", price: "prix %s", built: "année %s", age: "âge %s ans", draft: "tirant d’eau %s", beam: "largeur %s",
	airDraft: "tirant d’air %s", cabins: "cabines : %s", berths: "couchettes : %s", heads: "cabinets de toilette : %s", engines: "moteurs : %s",
	hours: "heures moteur %s", power: "à partir de %s ch", listed: "parue depuis %s jours au plus",
	between: "%s à %s", from: "à partir de %s", upTo: "jusqu’à %s", least: "au moins %s",
	noCurrency: "(aucune devise n’était indiquée)", nothing: "0 (à donner)",
	region: "zone : %s", around: "à %s milles au plus de %s", notRegion: "hors de la zone : %s",
	hull: "coque : %s", keel: "quille : %s", rig: "gréement : %s", fuel: "carburant : %s", engine: "moteur : %s", condition: "état : %s",
	status: "statut : %s", with: "avec %s", without: "sans %s",

	boat: "1 bateau", boats: "%s bateaux", free: "gratuit", onRequest: "sur demande", quoted: "« %s »",
	sampleNote: " (données d’exemple, aucune offre réelle)", someSample: " (dont %s données d’exemple, aucune offre réelle)", merged: " ; doublons réunis : %d",
	leftOut: " Non comptés, faute d’indication : %s.", unknown: "%[2]s %[1]s",
	asking: "Prix demandés : le plus bas %s, médiane %s", figures: ", moyenne %s, moitié centrale %s à %s, le plus haut %s (%d avec un prix)",
	converted:  "Conversion aux cours du %s.",
	thatWasAll: "C’est tout : la liste compte %s%s. Demandez autre chose ou retirez un filtre.\n",
	tableHead:  "| # | Bateau | Longueur | Prix | Lieu | Vu | Source |", askedFor: "Demandé", days: "%d j", decade: "années %s",
	unknownPlace:  "Je ne connais pas de bateaux à « %s » : ce lieu n’est pas dans mes tables, ou il n’a pas de côte.",
	advice:        "Je ne peux pas décider pour vous : l’expertise, l’équipement et le goût comptent plus qu’une liste.",
	bestValue:     "Au seul prix, le meilleur des %s montrés est le [%s](%s) à %s : %s %% sous la médiane de %s de %s bateaux à peu près de même type, longueur et année%s [1].",
	noValue:       "Aucun des %s montrés n’est demandé sous la médiane des bateaux semblables par type, longueur et année%s.",
	verdict:       "Si un bateau est bon, c’est une expertise et un essai en mer qui le disent, non une annonce.",
	verdictOfList: "Dites « plus d’informations sur le deuxième » pour ce que l’on sait de l’un des %s trouvés ; le comportement d’un modèle et ses points faibles se demandent par son nom.",
	notUnderstood: "Non compris : %s.", narrow: "Pour affiner : %s ; ou dites « suite ».", divide: "Répartition : %s.",
	more:    "Dites « suite » pour les bateaux suivants, ou affinez par prix, année ou équipement.",
	closing: "%s. Au %s [1].", closingSample: "%s. Données d’exemple au %s, aucune offre réelle [1].",
	noMatch: "**Aucun bateau ne correspond**%s.", never: "- À lui seul, le filtre « %s » ne laisse aucun bateau de l’inventaire.\n",
	helps:       "- Sans le filtre « %s », il y en aurait %s ; le plus proche est le %s, %s, %s, %s.\n",
	noneToBlame: "- Aucun filtre n’est seul en cause : essayez d’en retirer deux.\n",
	boatOnly:    "- À ne demander que ceci, %s, l’inventaire compte %s ; le moins cher est le %s, %s, %s, %s.\n",
	likeIt:      "**Proches du %s** par la longueur, le déplacement, la largeur, le lest, la voilure, la quille, les cabines et l’âge, pour autant qu’ils soient publiés (et non par la qualité ou la marche), et à vendre selon le reste de la recherche :",
	noneLike:    "Parmi les modèles proches du %s par leurs mesures publiées, je n’en trouve aucun à vendre selon le reste de la recherche, ou l’on en sait trop peu.",
	likeHead:    [5]string{"Modèle", "Longueur", "À vendre", "le moins cher", "médiane"},
	byYear:      "Prix demandés par année%s.", quartiles: ", médiane %s, moitié centrale %s à %s", meanOf: ", moyenne %s", medianOf: "%s médiane %s (n)",
	noNumber: "Il n’y a pas de bateau numéro %d : la dernière liste compte %s. Lequel voulez-vous dire ?\n",
	also:     "Aussi proposé par %s à %s", brokerWrites: "Le courtier écrit : « %s »",
	market: "%s bateaux de ce modèle sont à vendre : médiane %s, moitié centrale %s à %s.",
	seen:   "pendant %d jours, la dernière fois le %s", since: "%s depuis le %s", horsepower: "ch",
	loosely: "Sans le filtre %s il y en aurait %s.", notListed: "Aucune annonce ne le dit. Des bateaux montrés je peux dire plus, « le deuxième », les comparer, ou chercher à nouveau avec un autre prix, lieu, longueur ou année ; aux questions d’achat et de navigation répond svc-agent.\n",
	firstOf: "%s : de %s (%s), voici le premier.",
	untold:  "L'annonce ne dit rien de : %s.", aged: "%d ans",
	besideMarket: "Le prix demandé est de %s, soit %s %% de la médiane de %s pour %s bateaux de type, de longueur et d'année proches. L'annonce n'en donne pas la raison : l'état, le moteur, les voiles et l'équipement décident, faites-les examiner.",
	noMarket:     "Trop peu de bateaux de ce type, de cette longueur et de cette année pour dire si c'est beaucoup ou peu.",
	picture:      "*Je ne regarde pas les images, svc-survey-agent le fait : je m'en tiens au texte.*",
	whichOne:     "Lequel des %d bateaux montrés ? Dites par exemple « le deuxième », ou son numéro.\n",
	named:        "L'annonce mentionne : **%s**.", unnamed: "L'annonce ne mentionne pas : **%s**. Demandez au courtier.",
	searching: "Recherche parmi %s annonces", found: "trouvé : %s", failed: "Aucun taux de change n’est connu pour la devise %[2]s. Posez la question autrement.\n",
	source: "Annonces au %s", sampleSource: "Inventaire d’exemple au %s",
	sampleOrigin: "généré pour la démonstration à partir de données de conception publiées ; aucune offre réelle",
	mixedOrigin:  "annonces réelles à côté d’annonces générées, qui ne sont pas des offres",
	introduction: "Je trouve des bateaux à vendre : %s annonces de voiliers, multicoques et bateaux à moteur, au %s%s.\n\n" +
		"Dites-moi simplement ce que vous cherchez : marque ou modèle, type, longueur, prix, année, lieu, quille, gréement, cabines, équipement. " +
		"Par exemple :\n" +
		"- voilier de 10 à 12 m en Bretagne, moins de 50 000 €\n" +
		"- catamaran de 12 à 14 m, 4 cabines, pas ex-location, en Grèce\n" +
		"- Dufour 36 construit après 2002\n\n" +
		"Quel bateau, où, et à quel prix ?\n",

	orders: map[catalog.Sort]string{
		"": "Annonces les plus récentes d’abord", catalog.ListedDesc: "Annonces les plus récentes d’abord",
		catalog.ListedAsc: "Annonces les plus anciennes d’abord", catalog.PriceAsc: "Les moins chers d’abord",
		catalog.PriceDesc: "Les plus chers d’abord", catalog.LengthAsc: "Les plus courts d’abord", catalog.LengthDesc: "Les plus longs d’abord",
		catalog.YearAsc: "Les plus anciens d’abord", catalog.YearDesc: "Les plus récents d’abord",
		catalog.EngineHoursAsc: "Le moins d’heures moteur d’abord", catalog.DistanceAsc: "Les plus proches d’abord",
	},
	filters: map[string]string{
		"id": "annonce", "make": "marque", "makes_any": "marque", "model_contains": "modèle", "models_any": "modèle", "designer": "architecte",
		"type": "type", "types_any": "type", "category": "classe", "use": "programme", "text": "texte", "price": "prix", "length": "longueur",
		"beam": "largeur", "draft": "tirant d’eau", "air_draft": "tirant d’air", "year": "année", "age": "âge", "cabins": "cabines",
		"berths": "couchettes", "heads": "cabinets de toilette", "engines": "moteurs", "engine_hours": "heures moteur",
		"engine_power": "puissance", "engine_type": "type de moteur", "fuel": "carburant", "listed_within_days": "date de parution",
		"region": "zone", "regions_any": "lieu", "country": "pays", "state": "État", "place": "lieu", "unknown_place": "lieu", "hull_material": "matériau de coque",
		"keel": "quille", "rig": "gréement", "new_used": "neuf ou occasion", "condition_grade": "état", "tax": "TVA", "features": "équipement",
		"exclude": "exclusion", "exclude_makes": "marque exclue", "exclude_models": "modèle exclu", "exclude_types": "type exclu", "exclude_regions": "zone exclue",
		"exclude_countries": "pays exclu", "exclude_states": "État exclu", "exclude_hull_material": "matériau exclu", "exclude_keel": "quille exclue",
		"exclude_rig": "gréement exclu", "exclude_fuel": "carburant exclu", "status": "statut",
	},
	labels: map[string]string{
		"Year": "Année", "Place": "Lieu", "Price": "Prix", "Type": "Type", "Designer": "Architecte", "Length": "Longueur", "Waterline": "Flottaison", "Beam": "Largeur",
		"Draft": "Tirant d’eau", "Air draft": "Tirant d’air", "Displacement": "Déplacement", "Ballast": "Lest", "Sail area": "Surface de voile",
		"Hull, rig, keel": "Coque, gréement, quille", "Cabins, berths, heads": "Cabines, couchettes, cabinets de toilette", "Engine": "Moteur",
		"Tanks": "Réservoirs", "Rigging of": "Gréement de", "Sails of": "Voiles de", "Condition": "État", "New or used": "Neuf ou occasion",
		"Tax": "Taxe", "Status": "Statut", "Price history": "Historique du prix", "Equipment": "Équipement", "Broker": "Courtier", "Seen": "Vu",
		"Source": "Source", "fuel": "carburant", "water": "eau", "holding": "eaux noires", "Asking prices": "Prix demandés",
		"make": "marque", "type": "type", "country": "pays", "decade": "décennie",
		"Country": "Pays", "Boats": "Bateaux", "Median": "Médiane",
	},
}
