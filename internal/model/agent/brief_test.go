package agent_test

import "testing"

func TestAReportInHasteGetsTheCallFirst(t *testing.T) {
	for _, report := range []string{
		"man over board", "he's overboard", "hull breach", "battery smoking", "chased by a boat with guns", "seacock broke off water gushing in", "grounded on rocks and holed",
		"dismasted 200 miles offshore", "galley fire", "collision with a ship imminent", "caught in breaking waves on the bar", "Wir haben ein Leck", "Akku raucht", "Motor brennt",
	} {
		callsFirst(t, report)
	}
	for _, report := range []string{
		"battery acid splashed into my eyes", "eye injury from battery acid", "he is blue and not responding", "leg trapped in rope", "hand caught in winch",
		"tow line wrapped round my leg", "seizure on board",
	} {
		first(t, report, "radio medical advice")
	}
	for _, report := range []string{"CO Alarm schrillt", "Kohlenmonoxid-Alarm", "Finger in der Winsch eingeklemmt"} {
		first(t, report, "funkärztliche Beratung")
	}
}

func TestACryInAnyLanguageOfTheCoastsGetsTheCallFirst(t *testing.T) {
	for _, cry := range []string{
		"hombre al agua", "ayuda nos hundimos", "uomo a mare", "stiamo affondando", "brand ombord", "we zinken", "¡Fuego a bordo!", "homem ao mar", "man överbord!", "vi synker", "požar na brodu",
		"denize adam düştü", "Άνθρωπος στη θάλασσα!", "пожар на борту",
	} {
		first(t, cry, "112")
	}
}

func TestWhoAsksBrieflyIsNotInDistress(t *testing.T) {
	for _, question := range []string{
		"man overboard recovery gear", "galley fire extinguisher", "battery types", "how to mend a hull breach", "lithium fire blanket", "piracy insurance", "mast down survey cost",
		"collision rules", "what is a lee shore", "anchor stuck in mud", "halyard caught in the masthead sheave", "eye splice in wire", "hand bearing compass", "foot of the sail", "neck of a bottle screw", "engine fire pump",
	} {
		lacks(t, question, "or 911 (US)")
	}
}
