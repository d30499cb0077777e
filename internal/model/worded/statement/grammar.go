package statement

// What holds an English statement together: what is not compared, denies, sets in order or is read as one.
const (
	// grammar are words that are not compared at all.
	grammar = `the a an this that these those it its they them their he she him her his you your we us our i me my is are was were been be being
	am has had have having does did do of to in on at by for with from as and will would shall should must may might can could which
	who whom whose what there here than so too also very just about into onto upon per via`
	// joining are words that set what stands before them in order with what stands behind: who keeps clear, what comes first, what is more.
	joining = `
		yielding -: gives_way keep_clear yield
		yielding +: right_of_way stand_on priority privilege precedence
		sequence +: before until till then afterwards subsequently thereafter
		sequence -: after
		comparing +: than`
	// following are those of them that stand in what follows, not before it.
	following = `then afterwards subsequently thereafter`

	hindering = `impede obstruct hinder` // who must not impede keeps clear
	denial    = `not no never without nor neither none nobody nothing cannot unable starve`
	partly    = `seldom rarely least lack`                                                          // deny the next two words that tell something
	prefixed  = `non clear_of`                                                                      // deny the next one
	bars      = `avoid forbid forbidden prohibit ban banned unnecessary impossible unsafe illegal`  // deny what follows, or what stands before where that "is forbidden"
	enders    = `because since but unless if when while whereas so until although though where yet` // end what is denied
	// abroad are words of the grammar of other languages, without accents.
	abroad = `der die das und ist mit fur ein eine einen einem einer den dem des nicht auf bei sind bis oder zu zum zur sie man wird werden kann soll muss
	sich auch als wenn wie vor nach uber unter ihr ihre sehr nur noch kein keine aus vom hat haben le la les un une des du et est pour avec dans sur par qui que
	il elle ils vous nous ne pas plus ou au aux ce cette son ses sont sans el los las del y con por para se su al lo una como mas pero no es son gli il di che non per
	sono della delle nel con het een van op te zijn naar niet voor met och att som en av ar inte till med pa ja on ei w na nie jest sie z do og er som ikke`
	// phrases are read as one word.
	phrases = `
		not under command: uncommanded; give way: gives_way; keep clear: keep_clear; stay clear: keep_clear; kept clear: keep_clear; steer clear: keep_clear
		keep out of the way: keep_clear; get out of the way: keep_clear; not impede: keep_clear; clear of: clear_of; away from: clear_of
		not get in the way: keep_clear; no go: limit; collision regulation: colreg; wind back: backing; come before: priority
		close to: near; stay close: near; close range: near; reduce speed: slow; increase speed: fast; out of control: uncontrolled
		right of way: right_of_way; stand on: stand_on; have to: must; has to: must; had to: must; turn off: switchoff
		switch off: switchoff; shut off: switchoff; shut down: switchoff; cut off: switchoff; turn on: switchon; switch on: switchon
		instead of: without; rather than: without; no matter: whatever; not only: also; no longer: seldom; at once: immediately
		at all times: always; all the time: always; look out: lookout; make fast: attach; made fast: attach; tie up: attach
		take off: remove; put on: wear; let go: release; slow down: slow; speed up: fast; pay out: payout; let out: payout
		run off: runoff; at least: about; need not: not; no need: not; as soon as: when; as long as: while; so that: so; in order to: to
		light wind: lightwind; light air: lightwind; strong wind: strongwind; sea anchor: seaanchor; head to wind: headwind
		head on: headon; close hauled: closehauled; round up: roundup; point out: tell; under way: underway; make sure: ensure
		build up: build; stern light: sternlight; side light: sidelight; life jacket: lifejacket; life raft: liferaft; main sail: mainsail
		head sail: headsail; as far as: about; as well as: and; as well: also; at all: about; up to: about; on top: above
		in front of: front; by law: law; of course: also; for example: also; such as: as; due to: because; shake out: shakeout
		deal with: handle; more than: over; less than: under; not yet: later; not least: also; under sail: sailing; under engine: motor
		under power: motor; united kingdom: britain; united states: america; carry on: continue; go on: continue; set off: leave; back the: aback; power driven: motor`
)
