package agent

import (
	"regexp"
	"strconv"
	"strings"
	"time"

	"github.com/fairlead/fairlead/internal/phrase"
)

// ownBoatIs says which boat somebody has.
var ownBoatIs = phrase.Of(`
	my boat is, our boat is, my yacht is, our yacht is, i have a, we have a, ive got a, weve got a, i own a, we own a, i sail a, we sail a, i bought a, we bought a, its a, it is a, shes a, she is a, on my, on our, for my, for our, in my, in our, of my, my, our
	mein boot ist, unser boot ist, ich habe eine, wir haben eine, meiner, unserer, mon bateau est, notre bateau est, j ai un, nous avons un`)

// ofPart is a question on a part of the user's own boat less the boat's name, which would else lead to what is told of her design.
func (a *Agent) ofPart(t turn, text string) string {
	if !t.plain.Has(ownBoatIs) || !aboutParts(t.plain) || len(a.boatNames(text)) == 0 || t.plain.Has(failings) {
		return text
	}
	rest := a.boats.Without(text, "boat")
	if !a.base.Nautical(rest) {
		return text
	}
	if year, err := strconv.Atoi(ofYear.FindString(rest)); err == nil {
		rest = unchanged.ReplaceAllString(strings.Replace(rest, strconv.Itoa(year), "", 1), strconv.Itoa(time.Now().Year()-year)+" years old")
	}
	return worrying.ReplaceAllString(rest, "")
}

// worrying asks whether something is bad, which no passage calls so.
var worrying = regexp.MustCompile(`(?i)[,.]?\s*\b(?:(?:so |but )?(?:should|must|do) (?:i|we) (?:need to |have to )?(?:be )?(?:worr(?:y|ied)|concerned)(?: about (?:it|that))?|is (?:that|it|this) (?:a worry|worrying))\b\??`)

// unchanged says that a part is as old as its boat.
var unchanged = regexp.MustCompile(`(?i)\b(?:(?:still )?(?:the )?original|never (?:been )?(?:changed|replaced|renewed)|as old as (?:the boat|she is)|from new|noch original|d['’]origine)\b`)

// visiting is how people say that they look at a boat that is for sale, for which there is a word.
var visiting = regexp.MustCompile(`(?i)\b(?:(?:when|if|before|while|once) )?(?:i|we)(?:['’]m| am|['’]re| are)? (?:go(?:ing)?|come|travel|drive|coming|travelling|driving)? ?(?:and|to|out to|over to)? ?(?:see|view|visit|look at|have a look at|look over) (?:it|her|them|this one|that one|one|(?:the|this|that|a) (?:used )?(?:boat|yacht))\b`)

// atViewing is a question on looking at a boat that is for sale in the words by which it is told of.
func (t turn) atViewing(text string) string {
	if !visiting.MatchString(text) || len(t.told().Shown) == 0 && !t.plain.Has(craft) {
		return text
	}
	return visiting.ReplaceAllString(text, "at the viewing of a used boat")
}
