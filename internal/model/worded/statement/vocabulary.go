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
		large big larger bigger biggest largest great greatest / small smaller smallest
		much many lot plenty / little few
		long longer longest prolong prolonged / short shorter shortest shorten
		wide wider widest broad / narrow narrower narrowest
		fast faster quick rapid swift quickly rapidly sharply / slow slower slowly gentle gently gradual
		early earlier soon / late later
		first begin beginning / last end final finish
		start / stop halt
		inside interior indoor into / outside exterior
		above / below beneath
		tighten tension tight haul harden / ease loosen slacken release loose
		deep deeper deepest / shallow shallower shallowest shoal
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
		north northern northerly / south southern southerly
		east eastern easterly / west western westerly
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
	general = `ability account achieve act actual additional advisable afford age ago aim alike alone already amount anyway appropriate
	arrange aspect assure attempt available aware base basic behave belongs beforehand bother briefly careless chance chiefly choice
	circumstance comfortable common concern confirm consequence couple current deserve desire detail determine duration effective either
	elsewhere enable endless entirely equally essential eventually everything exact expected extent extremely feature feel focus former
	further general handle happens helpful hope ideal immediate include individual initially inform instance intend involve issue items
	latter likewise limited manage manner meanwhile merely method minimum maximum moreover naturally necessarily notably obvious
	occasion occasionally particular perform perhaps period permanently personal possible practical precise presumably prior probable
	proceed produce promptly provide purely reasonable recommended refer regard relate reliable rely remains respect responsible result
	roughly satisfy separate serious significant similarly simultaneously situation slight solely somehow something sometimes somewhere
	specific steadily strictly subject sudden sufficient suit supposed surely take tend thanks therefore thorough throughout together
	total trouble trust truly understand unfortunately unlike unusual urge useful utmost valuable version wherever wise worth apply make
	made maker done get got give given taken go gone come put set keep kept hold held let become find found see seen seem look lie stand
	say tell told know known mean show call count consider treat think want wish like try need require matter depend work occur follow
	contain consist bring run carry leave stay turn move reach serve offer important necessary able certain good well fine right proper
	correct suitable usual normal typical often mostly main some enough quite rather really simply even still again ever once twice
	directly away straight instead otherwise besides however thus hence now whenever how why despite whether each another other else
	such own thing way case point part kind type sort form number bit piece place side area spot condition step example purpose question
	answer advice rule fact summary brief idea key note mind remember bear time moment minute hour week year season one half quarter
	dozen pair boat yacht vessel ship craft skipper crew sailor people man somebody someone anybody anyone everybody everyone water
	aboard onboard ought around approximately almost within between among along across through towards off over under out or except
	clear plain ready prepare ensure especially namely explicitly fairly somewhat completely fully wholly whole regularly frequent
	continue goes next second third indeed overall course apart behind front plan choose decide pick select prefer deal attention care
	caution watch notice order sense approach technique procedure action task job suggest indicate imply sign every any all won don isn
	aren doesn didn wasn weren hasn haven wouldn shouldn couldn mustn needn sit rest lay laid face hand handy easily cause lead led
	itself himself herself yourself themselves ourselves oneself nearby meant left felt lost settled unknown unclear read hear ordinary
	standard average warn duty eye assume exist middle develop arise appear word`
	// parts are those of boats for sale, and words for the state that one is in.
	parts = `teak deck engine owner keel rig sail mast boom survey charter refit restored maintained watermaker solar panel cabin berth
	hull rudder bolt bearing rust rusty corroded worn leak osmosis blister new renewed replaced sound condition immaculate heater
	heating bimini sprayhood thruster windlass genoa spinnaker autopilot plotter radar battery generator gelcoat paint antifouling
	upholstery galley head toilet tank hours serviced overhauled original damaged accident grounded insurance dinghy liferaft history
	family used raced cared varnish safe unsafe seaworthy offshore ocean capsize sink rise fall moisture dry wet soft bulkhead
	chainplate seacock mount saildrive wiring work run well fine excellent perfect plating frame stub joint post shaft propeller gland
	bilge pump hose terminal fitting stanchion lifeline tiller wheel steering stove fridge inverter alternator starter gearbox
	transmission leg seal aground collision hurricane flooded cracked broken headlining lining cushion floor locker good better best
	cheap expensive overpriced bargain worth value price`
	// hedging are the words of sentences that say what may be, or what is known of other boats of a design.
	hedging = `known design may might can could often sometimes typically usually prone tend watch suspect possible`
	// working are words of work on a boat, which was done or is to be done.
	working = `renewed replaced repaired repainted painted refitted restored serviced overhauled maintained rebuilt rewired upgraded updated
	fitted installed removed inspected surveyed tested measured cleaned treated treatment rebedded recored reinforced modernised modernized`
	// ruling are the words of sentences that tell what must or may be done, or what is safe.
	ruling = `must should never always rule law legal required mandatory forbidden allowed permitted obliged right priority vessel
	collision overtake lookout light sound signal fog distress mayday fire extinguisher gas fuel smoke flare raft liferaft lifejacket
	harness tether overboard drown hypothermia casualty bleeding burn cpr shock emergency danger safe safety unsafe radio channel
	explosion electrocution lightning carbon monoxide storm capsize sink flooding evacuate abandon rescue helicopter`
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
