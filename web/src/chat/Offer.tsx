import { Icon } from "../ui/Icon";
import { hints } from "./examples";

/** Offer tells what can be asked, before there is a key to ask with. */
export function Offer() {
  const known = Object.entries(hints);
  return (
    <>
      <ul className="models offer" aria-label="Who answers">
        {known.map(([id, { icon, name, purpose }]) => (
          <li key={id} className="model">
            <Icon name={icon} />
            <span className="name">{name}</span>
            <span className="purpose">{purpose}</span>
          </li>
        ))}
      </ul>
      <div className="offer">
        <p className="hint">Connect to ask, for example</p>
        <ul>
          {known.slice(0, 2).map(([id, { examples }]) => <li key={id}>{examples[0]}</li>)}
        </ul>
      </div>
    </>
  );
}
