import type { Finding } from "../gen/fairlead/v1/chat_pb";

/** FindingItem shows one finding: its title, and the rest when it is opened. */
export function FindingItem({ finding }: { finding: Finding }) {
  const facts = [
    ["Advice", finding.advice],
    ["Cost", finding.cost],
    ["Standard", finding.standard],
    ["Seen in", finding.evidence],
    ["Confidence", finding.confidence],
  ].filter(([, value]) => value !== "");
  return (
    <li>
      <details>
        <summary>
          <span>{finding.title}</span>
          <span className="hint">{finding.area}</span>
        </summary>
        {finding.detail !== "" && <p>{finding.detail}</p>}
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
