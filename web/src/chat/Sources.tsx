import type { Citation } from "../gen/fairlead/v1/chat_pb";
import { SafeLink } from "../ui/SafeLink";

/** sourceId is the id of the element of one source of one turn. */
export function sourceId(turn: string, number: number): string {
  return `source-${turn}-${number}`;
}

/** Sources lists what an answer rests on, numbered as in its text. */
export function Sources({ turn, citations, origin }: { turn: string; citations: Citation[]; origin: string }) {
  if (citations.length === 0) return null;
  return (
    <div className="sources" aria-labelledby={`sources-${turn}`} role="group">
      <h3 id={`sources-${turn}`}>Sources</h3>
      <ol>
        {citations.map((citation) => (
          <li key={citation.number} id={sourceId(turn, citation.number)} tabIndex={-1}>
            <span className="reference" aria-hidden="true">{citation.number}</span>
            <span>
              <SafeLink href={citation.url} origin={origin}>{citation.title || citation.url}</SafeLink>
              {citation.source !== "" && <span className="hint"> {citation.source}</span>}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
