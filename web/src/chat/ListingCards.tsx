import type { Listing } from "../gen/fairlead/v1/chat_pb";
import { SafeLink } from "../ui/SafeLink";
import { lengthOf, placeOf, priceOf } from "./measures";

/** ListingCards shows boats for sale, in the answer's order. What is not known is left out. */
export function ListingCards({ listings, origin }: { listings: Listing[]; origin: string }) {
  if (listings.length === 0) return null;
  return (
    <div className="listings" aria-label="Boats for sale" role="group">
      <ul>
        {listings.map((boat) => (
          <li key={boat.id} className="boat">
            <p className="title">
              <SafeLink href={boat.url} origin={origin}>{boat.title}</SafeLink>
            </p>
            <p className="price">
              {boat.price > 0 ? priceOf(boat.price, boat.currency) : "Price on request"}
              {boat.sample && <span className="badge" title="Of the built-in sample inventory: not really for sale">sample</span>}
            </p>
            <dl>
              {boat.lengthM > 0 && <Fact name="Length" value={lengthOf(boat.lengthM)} />}
              {boat.year > 0 && <Fact name="Built" value={String(boat.year)} />}
              {(boat.place !== "" || boat.country !== "") && <Fact name="Lies in" value={placeOf(boat.place, boat.country)} />}
            </dl>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
