import { useId, useState } from "react";
import { Button } from "../ui/Button";
import { Field } from "../ui/Field";

const lives = [
  { days: 0, label: "never" },
  { days: 30, label: "in 30 days" },
  { days: 90, label: "in 90 days" },
  { days: 365, label: "in a year" },
] as const;

/** NewKey asks what a new key is for and when it ends. */
export function NewKey({ onCreate }: { onCreate: (name: string, days: number) => void }) {
  const [name, setName] = useState("");
  const [days, setDays] = useState(0);
  const id = useId();
  return (
    <form
      className="newkey"
      aria-label="New key"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() === "") return;
        onCreate(name.trim(), days);
        setName("");
      }}
    >
      <Field label="A new key for" placeholder="the chart table" maxLength={100} value={name} onChange={(event) => setName(event.target.value)} />
      <div className="field">
        <label htmlFor={id}>Ends</label>
        <select id={id} value={days} onChange={(event) => setDays(Number(event.target.value))}>
          {lives.map(({ days, label }) => <option key={days} value={days}>{label}</option>)}
        </select>
      </div>
      <Button type="submit" weight="primary" disabled={name.trim() === ""}>Make it</Button>
    </form>
  );
}
