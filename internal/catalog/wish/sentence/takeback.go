package sentence

// takenBack are the words before what is wanted no longer.
var takenBack = Set("not only|not just|nicht nur|pas seulement|pas que|instead of|statt|anstatt|anstelle von|au lieu de|au lieu d|a la place de|rather than|doesn t have to be|does not have to be|don t have to be|do not have to be|need not be|needn t be|doesn t need to be|don t need|do not need|doesn t need|no need for|no longer need|doesn t have to have|muss kein|muss keine|brauche kein|brauche keine|brauche keinen|brauchen kein|brauchen keine|brauchen keinen|pas besoin de|pas besoin d|forget|forget about|drop|remove|ignore|scrap|take out|take off|leave out|lose|cancel|delete|never mind|vergiss|streiche|oublie|oubliez|enleve|enlevez")

const longestTakenBack = 5

// TakesBack tells how many words before word i take back what follows, unless they end a phrase that means something: "price drop".
func (s *Sentence) TakesBack(i int) (words int, ok bool) {
	words, ok = s.Before(i, takenBack, longestTakenBack)
	return words, ok && !s.Means(i-words-1, i)
}

// TakesBackFrom tells how many words from word i on take back what follows.
func (s *Sentence) TakesBackFrom(i int) (words int, ok bool) {
	return s.After(i, takenBack, longestTakenBack)
}
