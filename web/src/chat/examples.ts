import type { IconName } from "../ui/Icon";

type Hint = { icon: IconName; name: string; /** In at most 60 characters. */ purpose: string; examples: string[] };

/** hints are what the console shows beside the models it knows, by model id. */
export const hints: Readonly<Record<string, Hint>> = {
  "svc-agent": {
    icon: "compass",
    name: "Sailing assistant",
    purpose: "Any sailing question, with sources",
    examples: [
      "Two sailing boats on opposite tacks are meeting. Who gives way?",
      "How much anchor chain do I need in 8 m of water with 25 knots of wind forecast?",
      "When should I reef, and in what order?",
    ],
  },
  "svc-deep-research-agent": {
    icon: "study",
    name: "Deep research",
    purpose: "Market and cost studies",
    examples: [
      "Compare steel, aluminium and GRP hulls for high-latitude cruising.",
      "What does it cost to own a 40 ft cruising yacht in the Mediterranean for a year?",
      "Study the market for used catamarans between 38 and 42 ft.",
    ],
  },
  "svc-listings-agent": {
    icon: "boat",
    name: "Listings",
    purpose: "Boats for sale in plain words",
    examples: [
      "Sailboats between 30 and 40 ft under €80,000 in Greece",
      "Catamarans built after 2015 in the Caribbean, cheapest first",
      "A Hallberg-Rassy below 38 ft in northern Europe",
    ],
  },
  "svc-survey-agent": {
    icon: "survey",
    name: "Condition survey",
    purpose: "A boat’s condition from text and photos",
    examples: [
      "What should I look at first on a 1985 GRP sloop with a teak deck?",
      "The chainplates weep rust and the rigging is from 2004. How serious is that?",
      "What do soft spots beside the mast step mean?",
    ],
  },
};

/** iconOf is the sign of a model; one that the console does not know gets the general one. */
export function iconOf(model: string): IconName {
  return hints[model]?.icon ?? "compass";
}
