import type { Finding } from "../gen/fairlead/v1/chat_pb";
import type { Marks } from "../markdown/marks";
import { Reference } from "../markdown/Reference";

type Props = { finding: Finding; title: string; note: string; /** Shown at once. */ open: boolean; sources: number[]; marks: Marks };

/** FindingItem shows one finding: its title, and the rest when it is opened. */
export function FindingItem({ finding, title, note, open, sources, marks }: Props) {
  const facts = [
    ["Advice", finding.advice],
    ["Cost", finding.cost],
    ["Standard", finding.standard],
    ["Seen in", finding.evidence],
    ["Confidence", finding.confidence],
  ].filter(([, value]) => value !== "");
  return (
    <li>
      <details open={open}>
        <summary>
          <span>{title}</span>
          <span className="hint">{note}</span>
        </summary>
        {(finding.detail !== "" || sources.length > 0) && (
          <p>{finding.detail}{sources.length > 0 && "\u00a0"}{sources.map((number) => <Reference key={number} number={number} marks={marks} />)}</p>
        )}
        <dl>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </details>
    </li>
  );
}
