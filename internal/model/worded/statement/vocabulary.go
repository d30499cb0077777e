package statement

// What statements are compared by: general English, and the words of sailing that its passages use for each other.
const (
	// opposed are words whose exchange turns a statement round: a line has two sides of words that mean much the same.
	opposed = `
		port / starboard
		windward upwind / leeward downwind lee
		red / green
		ahead forward fore / aft astern abaft
		bow / stern
		open lift unlock uncover / close shut seal cover
		up upward top / down downward bottom
		high higher highest tall raise hoist rise / low lower lowest lowering fall drop
		increase more extra add grow / decrease reduce less fewer shrink
		better best improve / worse worst worsen
		large big larger bigger largest great greatest / small smaller smallest
		much many lot plenty / little few
		long longer longest prolong prolonged / short shorter shortest shorten
		wide broad / narrow
		fast faster quick rapid swift quickly rapidly sharply / slow slower slowly gentle gently gradual
		early earlier soon / late later
		first begin beginning / last end final finish
		start / stop halt
		inside interior indoor into / outside exterior
		above / below beneath
		tighten tension tight haul harden / ease loosen slacken release loose
		deep deeper / shallow shoal
		heavy heavier / lighter lightest
		hot warm warmer warmth / cold cool colder
		wet / dry
		strong stronger strongest strongwind / weak weaker weakest lightwind
		safe safer safest harmless safely / danger dangerous unsafe hazard risk risky
		switchon connect / switchoff disconnect unplug
		cheap cheaper / dear dearer expensive costly
		easy simple easier easiest simplest / difficult hard harder complicated
		near nearest / far farther distant
		new newer newest / old older oldest
		day daylight daytime / night dark
		veer / backing
		clockwise / anticlockwise
		allow permit legal entitle / forbid prohibit ban
		upright vertical / flat horizontal
		thick thicker / thin thinner
		full fill / empty
		arrive entering enter / depart
		north northern / south southern
		east eastern / west western
		land ashore / sea
		familiar / unfamiliar
		steady constant unchanged same identical / change vary different opposite
		sail / motor
		public / private
		ignore neglect / heed
		accept / refuse
		overtake / overtaken
		single / double several both
		wake awake alert conscious / sleep asleep drowsy unconscious senseless
		oblique / perpendicular
		attach fasten tie secure / detach untie undo remove
		sink / float
		harm damage worsen / benefit
		spring / neap
		gain / lose
		catamaran multihull / monohull
`
	// slight are opposites that tell little by themselves: it tells nothing that the evidence does not name them.
	slight = `first last begin end final more less extra add much many few lot plenty little better best improve large big great small long
	short up down upward downward easy easier easiest start new old near far early late hard always`
	// same are words that say the same in statements about sailing; the first stands for all.
	same = `
		boat yacht vessel ship craft
		person casualty victim somebody someone man
		crew everybody everyone people
		call message alert
		exit escape
		fire flame burn
		hatch door washboard
		liferaft raft
		lifejacket vest
		cylinder bottle
		headsail jib genoa foresail
		mainsail main
		vang kicker
		rope line warp
		quay dock pontoon wharf
		berth mooring
		propeller prop
		fog visibility mist
		restricted poor bad
		doubt unsure uncertain
		distance range
		blast horn signal
		spread distribute
		channel fairway
		duty obligation
		medication medicine tablet pill drug
		doctor medical
		vomit sick seasick seasickness nausea
		breathe breathing breath
		wound injury injure hurt
		hospital clinic
		check inspect examine look verify test
		coastguard rescue rescuer
		satellite sat
		position location fix
		antenna aerial
		fuel diesel
		condensation damp
		slime sludge
		microbial growth grow
		battery bank
		charger charge charging
		insurer insurance insure
		forecast prediction
		pressure barometer
		gale storm
		squall gust
		tide tidal
		current stream
		holding hold
		shelter sheltered protect protection
		cable wire
		corrosion corrode rust
		aluminium alloy
		anode zinc
		paint coat coating antifoul antifouling
		hull bottom
		blister bubble
		laminate fibreglass grp
		price cost
		buy purchase
		owner seller
		licence certificate qualification
		fine penalty
		harbour marina
		children child kid
		clip clipped tether
		harness belt
		steer helm
		lightning thunderstorm thunder
		strike struck hit
		mast rig
		shroud rigging
		capsize overturn
		overlap overlapped
		buoy mark
		cone topmark
		light lamp
		white pale
		display show exhibit carry
		tow towing towline tug
		knot bend
		loop bight
		slip slide
		jam stuck block blockage clog
		impeller vane
		coolant antifreeze
		seacock valve
		strainer filter
		exhaust outlet
		bleed vent
		screw nut
		inject injection injector
		repair mend cure
		suspect think
		smother suffocate starve
		base foot
		wind breeze
		chain rode
		drag dragging
		cause due reason
		recover retrieve
		ventilate air airing
		spark ignite ignition
		collide collision
		turn alter altering
		heading course
		tell inform report
		sell sold sale
		die death dead kill
		ill unwell sickness
		help assist assistance aid
		harm damage damaged destroy ruin spoil
		replace renew renewal
		rinse wash flush clean
		blown blow
		agree arrange
		survey surveyor
		register registered registration
		defect fault failure
		brokn break crack fracture snap
		missing gone lost
		leak leakage leaking
		hourly hour
		need require demand
`
)

const (
	// general are words that say little by themselves: paraphrases bring them along.
	general = `ability accept account achieve act actual additional advisable afford afterward age ago aim alike alone already although amount anyway
	appropriate arrange aspect assure attempt available avoidable aware base basic because behave belongs beforehand benefit bother briefly broadly careless
	chance chiefly choice circumstance comfortable common concern concerned confirm consequence consequently couple current deserve desire detail determine
	duration ease effective effectively either elsewhere enable endless entirely equally essential eventually everything exact expected extent extremely
	feature feel few finish focus former further gain general gradual greatly handle happens helpful highly hope ideal ideally immediate include increasingly
	individual initially inform instance intend involve issue items largely latter likewise limited manage manner meanwhile merely method minimum maximum
	moreover naturally necessarily notably obvious obviously occasion occasionally particular perform perhaps period permanently personal possible possibly
	practical practically practice precise presumably prior probable probably proceed produce promptly provide provided purely quickly rarely reasonable
	reasonably recommended refer regard relate relatively reliable reliably rely remains respect responsible result roughly safely satisfy separate serious
	seriously significant similarly simultaneously situation slight solely somehow something sometimes somewhere specific steadily strictly subject
	sudden suddenly sufficient suit supposed surely take tend tends thanks therefore thorough thoroughly throughout together total totally trouble trust
	truly understand unfortunately unlike unusual urge useful utmost valuable version via wherever willing wise worth
	use used using useful apply make made making maker do done doing get got getting give given giving take taken taking go going gone
	come coming put set keep kept keeping hold held let have having be being become find found see seen seem look looks lie lies stand
	say tell told know known mean means meaning show call called count consider treat regard think want wish like try help need needs
	needed require matter depend work works happen occur follow include contain consist belong bring brings run carry leave stay
	remain turn move reach serve offer allow enable important necessary possible able likely certain sure good well best fine right
	proper properly correct correctly suitable appropriate common commonly usual usually normal normally typical typically general
	generally often sometimes mostly main mainly most many several few some much enough very quite rather really simply just also too
	even still already again ever yet soon once twice directly immediately away straight instead otherwise besides moreover however
	therefore thus hence so then now here there where when while whereas whenever wherever how why what which who whom whose though
	although despite whether either both each another other others else same such own thing things way ways case cases point part kind
	kinds type sort form number amount lot bit piece place places side area spot situation condition conditions step steps example
	instance reason result effect purpose question answer advice rule rules fact facts detail summary short brief idea key aspect note
	mind remember bear time times moment minute minutes hour hours day days week year years season period one half quarter dozen pair
	couple boat boats yacht yachts vessel vessels ship ships craft skipper crew sailor sailors person people man somebody someone
	anybody anyone everybody everyone nobody water sailing sail aboard onboard sea must should shall will would may might can could
	ought per about around roughly approximately nearly almost within without between among along across through towards toward onto
	upon off over under from into out up down by for with at in on of to as than but or and nor if because since until unless till
	except the a an this that these those it its they them their he she him her his hers you your yours we us our i me my is are was
	were been am has had does did not no clear clearly plain ready prepare prepared ensure especially particularly namely explicitly
	exactly precisely fairly somewhat slightly completely entirely fully wholly partly whole entire total regularly regular frequent
	frequently constantly continue continues goes start starts begin begins end stop afterwards later finally next first second third
	last lastly actually basically essentially indeed overall course apart long far close behind front different difference similar
	equal calls expect plan choose decide pick select prefer preferable better easier great deal plenty attention care careful
	carefully caution watch notice aware order sense approach method technique procedure action actions task job suggest suggests
	recommend indicate indicates imply sign signs points every any all cannot won don isn aren doesn didn wasn weren hasn haven wouldn
	shouldn couldn mustn needn sit rest lay laid lying face hand hands handy bigger makes easily ease cause causes caused causing lead
	leads led itself himself herself yourself themselves ourselves oneself back backs backed near nearby outside inside turns turning
	meant left felt lost settled unknown unclear read hear ordinary standard average warn warning warned duty eye eyes assume exist
	exists middle develop arise appear word words name named`
	// parts are those of boats for sale, and words for the state that one is in.
	parts = `teak deck engine owner keel rig rigging sail mast boom survey charter chartered refit restored maintained watermaker solar panel
	cabin berth hull rudder bolt bearing rust rusty corroded worn leak leaking osmosis blister new renewed replaced sound condition
	immaculate heater heating bimini sprayhood thruster windlass genoa spinnaker autopilot plotter radar battery generator gelcoat
	paint antifouling upholstery galley head toilet tank hours serviced overhauled original damaged damage accident grounded insurance
	dinghy liferaft history family used raced cared varnish safe unsafe seaworthy offshore ocean capsize sink rise rising fall falling
	moisture dry wet soft bulkhead chainplate seacock mount saildrive wiring work works working run runs running well fine excellent
	perfect plating plate frame stub joint post shaft propeller gland bilge pump hose terminal fitting stanchion lifeline tiller wheel
	steering stove fridge inverter alternator starter gearbox transmission leg seal aground collision hurricane flooded cracked broken headlining lining cushion floor locker
	good better best cheap expensive overpriced bargain worth value price`
	// hedging are the words of sentences that say what may be, or what is known of other boats of a design.
	hedging = `known design may might can could often sometimes typically usually prone tend watch suspect possible possibly`
	// working are words of work on a boat, which was done or is to be done.
	working = `renewed replaced repaired repainted painted refitted restored serviced overhauled maintained rebuilt rewired upgraded updated
	fitted installed removed inspected surveyed tested measured cleaned treated treatment rebedded recored reinforced modernised modernized`
	// ruling are the words of sentences that tell what must or may be done, or what is safe.
	ruling = `must should never always rule law legal required mandatory forbidden allowed permitted obliged right priority vessel collision
	overtake overtaking lookout light sound signal fog distress mayday fire extinguisher gas fuel smoke flare raft liferaft lifejacket
	harness tether overboard drown hypothermia casualty bleeding burn cpr shock emergency danger dangerous safe safety unsafe radio
	channel explosion electrocution lightning carbon monoxide storm capsize sink flooding evacuate abandon rescue helicopter`
	// countries are those where boats mostly lie, by their codes, which tables have in place of the names.
	countries = `
		AU australia australian
		BE belgium belgian
		BR brazil brazilian
		BS bahamas bahamian
		CA canada canadian
		DE germany german
		DK denmark danish
		ES spain spanish
		FI finland finnish
		FR france french
		GB britain british uk england english scotland scottish wales welsh
		GR greece greek
		HR croatia croatian
		IE ireland irish
		IT italy italian
		MT malta maltese
		MX mexico mexican
		NL netherlands dutch holland
		NO norway norwegian
		NZ zealand
		PL poland polish
		PT portugal portuguese
		SE sweden swedish
		TR turkey turkish
		US america american usa`
)
