import { Button } from "../ui/Button";
import type { Followup } from "./followups";

type Props = { followups: Followup[]; onAsk: (text: string) => void };

/** Followups are next questions, each one press away. */
export function Followups({ followups, onAsk }: Props) {
  if (followups.length === 0) return null;
  return (
    <ul className="followups" aria-label="Go on with">
      {followups.map(({ label, question }, i) => (
        <li key={i}><Button title={`Ask: ${question}`} onClick={() => onAsk(question)}>{label}</Button></li>
      ))}
    </ul>
  );
}
