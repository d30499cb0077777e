import { Button } from "../ui/Button";
import type { Queue } from "./useQueue";

/** QueueView shows the questions that are asked next, each of which can be taken back. */
export function QueueView({ queue }: { queue: Queue }) {
  if (queue.waiting.length === 0) return null;
  return (
    <ul className="queue" aria-label="Asked next">
      {queue.waiting.map((question, i) => (
        <li key={i}>
          <span className="hint">Asked next</span>
          <span className="text">{question.text || "The pictures"}</span>
          <Button icon="close" label="Do not ask this" onClick={() => queue.remove(question)} />
        </li>
      ))}
    </ul>
  );
}
