package agent

// hazards are plans that hurt people often, with what to do instead.
var hazards = []refusal{
	{"flame below", phrasesOf(`heat the cabin, heating the cabin, warm the cabin, heat the boat, warm the boat, keep warm, for heat, for warmth, for heating, barbecue below, bbq below, barbecue in the cabin, grill in the cabin, charcoal below, charcoal in the cabin, generator below, generator in the cabin, generator in the cockpit`),
		phrasesOf(`stove, cooker, oven, hob, burner, gas, charcoal, barbecue, bbq, grill, generator, candle, candles, engine running, hibachi, petrol`),
		"No: an open flame, charcoal, or an engine's exhaust in or near a closed cabin kills by carbon monoxide, most of all overnight. Use " +
			"a heater built in with its own flue, or shore power, keep a vent open and a carbon monoxide alarm where people sleep.",
		"safety-equipment-carbon-monoxide", false},
	{"petrol", phrasesOf(`clean, cleaning, wash, degrease, rinse, start the stove, light the stove, light the barbecue`),
		phrasesOf(`petrol, gasoline, with gas`),
		"No: petrol vapour is heavier than air, lies in the bilge and explodes at a spark. Clean with a water-based bilge cleaner or " +
			"detergent, soak up what is left, and take it ashore.",
		"gas-petrol-vapour", false},
	{"swimming", phrasesOf(`swim, swims, swimming, swimmer, swimmers, in the water, dive under, towed behind, teak surfing`),
		phrasesOf(`engine running, engine is running, engine on, motor running, motor is running, motor on, propeller turning, under way, underway, while moving, while motoring, while sailing, in gear, idling, in the marina, marina berth, shore power`),
		"No: nobody swims near a running engine or a moving boat. Stop the engine and take out the key before anyone goes into the water: a " +
			"propeller injures in a second even in neutral, exhaust gas gathers at the stern, and a boat drifts faster than a child swims. In " +
			"a marina stray current from shore power can paralyse a swimmer.",
		"", true},
	{"gale", phrasesOf(`40 knots, 45 knots, 50 knots, 55 knots, 60 knots, force 8, force 9, force 10, force 11, force 12, gale, storm, hurricane, severe gale`),
		phrasesOf(`first time, beginner, beginners, novice, never sailed, first sail, with my kids, with the kids, with kids, with children, go out, go sailing, want to sail, want to go, should i leave, can i leave, set out, set off, is it ok, in my dinghy, for fun`),
		"Do not go: stay in harbour. In a gale experienced crews in strong boats reef, wait or run for shelter, and rescue takes longer " +
			"for everyone. A first sail belongs into 8 to 12 knots of wind with someone who knows the boat.",
		"heavy-weather-sail-plan", false},
	{"water on fat", phrasesOf(`water on, pour water, throw water, use water`),
		phrasesOf(`burning fat, fat fire, oil fire, burning oil, grease fire, frying pan, electrical fire, petrol fire, fuel fire`),
		"No, never water on burning fat, fuel or live wiring: fat explodes, fuel spreads and current kills. Turn off gas or power, smother " +
			"fat with a fire blanket or lid and leave it covered, and use a suitable extinguisher on the rest.",
		"fire-galley", false},
	{"alone aloft", phrasesOf(`climb the mast, go up the mast, go aloft, dive under the boat, dive under the keel`),
		phrasesOf(`alone, by myself, on my own, without a harness, without harness, without anyone, at night, in waves, under sail`),
		"Not alone: a second person tends a second halyard or watches the diver, because a fault that is small on deck is fatal there.",
		"seamanship-going-aloft", false},
}
