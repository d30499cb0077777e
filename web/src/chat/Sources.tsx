import type { Citation } from "../gen/fairlead/v1/chat_pb";
import { Button } from "../ui/Button";
import { SafeLink } from "../ui/SafeLink";
import type { Jump } from "./useJump";

/** sourceId is the id of the element of one source of one turn. */
export function sourceId(turn: string, number: number): string {
  return `source-${turn}-${number}`;
}

type Props = { turn: string; citations: Citation[]; origin: string; jump: Jump | undefined };

/** Sources lists what an answer rests on, numbered as in its text. From the one a mark led to there is a way back. */
export function Sources({ turn, citations, origin, jump }: Props) {
  if (citations.length === 0) return null;
  return (
    <div className="sources" aria-labelledby={`sources-${turn}`} role="group">
      <h4 id={`sources-${turn}`}>Sources</h4>
      <ol>
        {citations.map((citation) => (
          <li key={citation.number} id={sourceId(turn, citation.number)} tabIndex={-1}>
            <span className="reference" aria-hidden="true">{citation.number}</span>
            <span>
              <SafeLink href={citation.url} origin={origin}>{citation.title || citation.url}</SafeLink>
              {citation.source !== "" && <span className="hint"> {citation.source}</span>}
            </span>
            {jump?.to === citation.number && <Button icon="up" label="Back to the text" onClick={jump.back} />}
          </li>
        ))}
      </ol>
    </div>
  );
}
