import { useId, useRef, useState } from "react";
import { Button } from "../ui/Button";
import type { Place } from "./book";
import { bounds } from "./shelf";

type Props = { place: Place; /** How many conversations are kept. */ count: number; onMove: (to: Place) => void; onRemoveAll: () => void };

const room = `Up to ${bounds.conversations} and ${bounds.characters / 1e6} MB: where room runs out, pictures go first, then the oldest.`;

/** Keeping tells where the conversations are kept, lets that be chosen, and deletes them all after a second question. */
export function Keeping({ place, count, onMove, onRemoveAll }: Props) {
  const id = useId();
  const [asked, ask] = useState(false);
  const all = useRef<HTMLButtonElement>(null);
  const cancel = () => {
    ask(false);
    requestAnimationFrame(() => all.current?.focus());
  };
  return (
    <div className="keeping">
      <label className="check">
        <input type="checkbox" aria-describedby={id} checked={place === "browser"} onChange={(event) => onMove(event.target.checked ? "browser" : "tab")} />
        Keep conversations in this browser
      </label>
      <p className="hint" id={id}>
        {place === "browser" ? "Kept in this browser until you delete them: not for a machine that others use." : "Kept in this tab only and gone when you close it."} {room}
      </p>
      {count > 0 && !asked && <Button ref={all} icon="bin" onClick={() => ask(true)}>Delete all</Button>}
      {asked && (
        <div className="row" role="group" aria-label="Delete all conversations">
          <span className="refusal">All {count} end at once and for good.</span>
          <Button
            weight="primary"
            onClick={() => {
              ask(false);
              onRemoveAll();
            }}
          >
            Delete them
          </Button>
          <Button autoFocus onClick={cancel}>Cancel</Button>
        </div>
      )}
    </div>
  );
}
