import type { ToolUse } from "../gen/fairlead/v1/chat_pb";

/** Tools tells what was done for an answer, folded away until asked for; how exactly is folded away within. */
export function Tools({ uses }: { uses: ToolUse[] }) {
  const [first] = uses;
  if (first === undefined) return null;
  return (
    <details className="tools">
      <summary>{uses.length === 1 ? briefly(outcomeOf(first)) : `Used ${uses.length} tools`}</summary>
      <ol>
        {uses.map((use, i) => (
          <li key={i}>
            <p>{outcomeOf(use)} <span className="hint">{tookOf(use)}</span></p>
            {use.error !== "" && <p className="refusal">{use.error}</p>}
            {hasArguments(use) && (
              <details>
                <summary><code>{use.name}</code></summary>
                <pre tabIndex={0}><code>{use.arguments}</code></pre>
              </details>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}

/** worded is the name of a tool in words: "search_knowledge" is "Search knowledge". */
export function worded(name: string): string {
  const words = name.replace(/[_-]+/g, " ").trim();
  return words === "" ? "Used a tool" : words.charAt(0).toUpperCase() + words.slice(1);
}

function outcomeOf({ name, summary }: ToolUse): string {
  return summary === "" ? worded(name) : `${worded(name)}: ${summary}`;
}

/** briefly is an outcome without what it lists: "Search knowledge: 2 passages: …" is "Search knowledge: 2 passages". */
export function briefly(outcome: string): string {
  return outcome.split(": ").slice(0, 2).join(": ");
}

function hasArguments(use: ToolUse): boolean {
  return use.arguments !== "" && use.arguments !== "{}";
}

function tookOf({ took }: ToolUse): string {
  if (took === undefined) return "";
  const ms = Number(took.seconds) * 1000 + took.nanos / 1e6;
  return ms < 1 ? "under 1 ms" : `${Math.round(ms)} ms`;
}
