import { useState } from "react";
import { Button } from "../ui/Button";
import { Field } from "../ui/Field";

type Props = { known: string; refused: boolean; onSave: (key: string) => void; onForget: () => void; onClose: () => void };

/** KeyPanel asks for the API key, or lets it be replaced or forgotten. */
export function KeyPanel({ known, refused, onSave, onForget, onClose }: Props) {
  const [key, setKey] = useState("");
  return (
    <form
      className="keypanel"
      aria-label="Connection"
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation(); // it stops no answer
        onClose();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        if (key.trim() !== "") onSave(key.trim());
      }}
    >
      {refused && <p className="refusal" role="alert">The server does not accept this key. It may be mistyped, expired or revoked.</p>}
      <Field
        label="API key"
        type="password"
        name="key"
        autoComplete="off"
        spellCheck={false}
        autoFocus
        placeholder={known === "" ? "svc-…" : masked(known)}
        value={key}
        onChange={(event) => setKey(event.target.value)}
        hint="Kept in this tab only and gone when you close it, so that a borrowed machine does not keep it. It is sent to this server and nowhere else. In development the server prints one when it starts."
      />
      <div className="row">
        <Button weight="primary" type="submit" disabled={key.trim() === ""}>Connect</Button>
        {known !== "" && <Button onClick={onForget}>Forget the key</Button>}
      </div>
    </form>
  );
}

function masked(key: string): string {
  return `•••• ${key.slice(-4)}`;
}
