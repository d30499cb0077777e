import type { Listing } from "../gen/fairlead/v1/chat_pb";
import { SafeLink } from "../ui/SafeLink";
import { lengthOf, placeOf, priceOf } from "./measures";

/** ListingCards shows boats for sale, in the answer's order. What is not known is left out. */
export function ListingCards({ listings, origin }: { listings: Listing[]; origin: string }) {
  return (
    <ul className="boats" aria-label="Boats for sale">
      {listings.map((boat) => (
        <li key={boat.id} className="boat">
          <p className="title">
            <SafeLink href={boat.url} origin={origin}>{boat.title}</SafeLink>
          </p>
          <p className="price">
            {boat.price > 0 ? priceOf(boat.price, boat.currency) : "Price on request"}
            {boat.sample && <span className="badge" title="Of the built-in sample inventory: not really for sale">sample</span>}
          </p>
          <p className="hint">{factsOf(boat).join(" · ")}</p>
        </li>
      ))}
    </ul>
  );
}

function factsOf({ year, lengthM, place, country }: Listing): string[] {
  return [year > 0 ? String(year) : "", lengthM > 0 ? lengthOf(lengthM) : "", placeOf(place, country)].filter((fact) => fact !== "");
}
