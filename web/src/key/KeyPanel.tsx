import { useState } from "react";
import { Button } from "../ui/Button";
import { Field } from "../ui/Field";
import type { Key } from "./useKey";

type Props = { current: Key; refused: boolean; onSave: (key: string, remember: boolean) => void; onForget: () => void };

/** KeyPanel asks for the API key, or lets it be replaced or forgotten. */
export function KeyPanel({ current, refused, onSave, onForget }: Props) {
  const [key, setKey] = useState(refused ? current.value : ""); // a mistyped one is easier mended than typed again
  const [shown, setShown] = useState(false);
  const [remember, setRemember] = useState(current.remembered);
  return (
    <form
      className="keyform"
      aria-label="Connection"
      onSubmit={(event) => {
        event.preventDefault();
        if (key.trim() !== "") onSave(key.trim(), remember);
      }}
    >
      {refused && <p className="refusal" role="alert">The server does not accept this key. It may be mistyped, expired or revoked.</p>}
      <div className="beside">
        <Field
          label="API key"
          type={shown ? "text" : "password"}
          name="key"
          autoComplete="off"
          spellCheck={false}
          autoFocus
          placeholder={current.value === "" ? "svc-…" : masked(current.value)}
          value={key}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setKey(event.target.value)}
        />
        <Button icon="seen" label="Show the key" aria-pressed={shown} onClick={() => setShown(!shown)} />
      </div>
      <label className="check">
        <input type="checkbox" checked={remember} onChange={(event) => setRemember(event.target.checked)} />
        Remember on this device
      </label>
      <p className="hint">{remember ? "Kept in this browser until you forget it: not for a machine that others use." : "Kept in this tab only and gone when you close it."} It is sent to this server and nowhere else. In development the server prints one when it starts.</p>
      <div className="row">
        <Button weight="primary" type="submit" disabled={key.trim() === ""}>Connect</Button>
        {current.value !== "" && <Button onClick={onForget}>Forget the key</Button>}
      </div>
    </form>
  );
}

function masked(key: string): string {
  return `•••• ${key.slice(-4)}`;
}
