package agent

import "github.com/fairlead/fairlead/internal/foreign"

// languages are what each of some texts is written in.
func languages(texts []string) (langs []string) {
	for _, text := range texts {
		langs = append(langs, foreign.Language(text))
	}
	return langs
}
