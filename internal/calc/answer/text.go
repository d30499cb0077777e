package answer

import (
	"regexp"
	"strings"
)

// Text is a short text in the languages answers are written in. A missing German or French text falls back to English.
type Text struct{ EN, DE, FR string }

// In returns the text in a language given as "en", "de" or "fr", also with a region ("de-CH").
func (t Text) In(lang string) string {
	switch Language(lang) {
	case "de":
		if t.DE != "" {
			return t.DE
		}
	case "fr":
		if t.FR != "" {
			return t.FR
		}
	}
	return t.EN
}

// Language is the first two letters of a language tag, small: "de" of "de-CH".
func Language(tag string) string {
	tag = strings.ToLower(tag)
	if len(tag) > 2 {
		tag = tag[:2]
	}
	return tag
}

// Say is a Text in the three languages.
func Say(en, de, fr string) Text { return Text{en, de, fr} }

// Shown is the outcome in bold, then the same in other units and the remark.
func (o Outcome) Shown(lang string) string {
	text := Localised(o.Plain, lang)
	if text == "" {
		text = o.Amount.Show(lang)
	}
	text = "**" + text + "**"
	var also []string
	for _, a := range o.Also {
		also = append(also, a.Show(lang))
	}
	if len(also) > 0 {
		text += " (" + strings.Join(also, ", ") + ")"
	}
	if o.Remark.EN != "" {
		text += ", " + o.Remark.In(lang)
	}
	return text
}

// Uncapital lowers the article that begins a German label, and any French one.
func Uncapital(label, lang string) string {
	first, rest, _ := strings.Cut(label, " ")
	if Language(lang) == "fr" || first == "Der" || first == "Die" || first == "Das" {
		return strings.TrimSpace(strings.ToLower(first) + " " + rest)
	}
	return label
}

var englishNumber = regexp.MustCompile(`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+\.\d+`)

// Localised rewrites the English numbers of a working with the separators of the language.
func Localised(text, lang string) string {
	if l := Language(lang); l != "de" && l != "fr" {
		return text
	}
	return englishNumber.ReplaceAllStringFunc(text, func(n string) string {
		return strings.NewReplacer(",", ".", ".", ",").Replace(n)
	})
}

// Enough says whether something reaches, of which so much is left; less than nothing is lacking.
func Enough(left float64) Text {
	if left < 0 {
		return Say("No, it is not enough", "Nein, es reicht nicht", "Non, cela ne suffit pas")
	}
	return Say("Yes, it is enough", "Ja, es reicht", "Oui, cela suffit")
}
