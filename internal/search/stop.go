package search

import "github.com/fairlead/fairlead/internal/fold"

// stopWords say nothing about what a text is about. Words that tell directions and numbers are not among them: a sailor
// asks about "two red lights" and "over the stern". "doesn't" is two words, of which the second is "t".
var stopWords = fold.Set(`
a an the this that these those there here it its he him his she her hers they them their theirs we us our ours you your
yours i me my mine myself yourself itself themselves
is are was were be been being am do does did doing done have has had having can could may might must shall should will
would ought cannot cant dont doesnt didnt isnt arent wasnt wont wouldnt shouldnt couldnt im ive id ill youre
don doesn didn isn aren wasn weren wouldn shouldn couldn hasn hadn won haven anymore
and or but nor so if then than as of at by for with about into to from in on s t d m re ve ll
what which who whom whose when where why how whether
not just also too very much many more most some any each every all both either such other another same own few
please tell explain describe mean means meaning called say says know want need like get gets got getting give gives
actually really exactly anyone someone something anything everything thing things way ways kind sort lot lots
ones ok hi hello thanks thank again still yet ever usually normally generally typically often
happen happens happening supposed going go goes let lets make makes made use used using
briefly concisely concise shortly simply sentence sentences detail details thoroughly
whats hows wheres whens whos theres theyre weve youve hes shes thats havent hasnt hadnt werent gonna wanna gotta dunno coz cuz pls plz thx
while during because until though although however
`)
