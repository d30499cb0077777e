import type { ToolUse } from "../gen/fairlead/v1/chat_pb";

/** Tools tells which tools were used, folded away until asked for. */
export function Tools({ uses }: { uses: ToolUse[] }) {
  if (uses.length === 0) return null;
  return (
    <details className="tools">
      <summary>{uses.length === 1 ? "Used 1 tool" : `Used ${uses.length} tools`}</summary>
      <ol>
        {uses.map((use, i) => (
          <li key={i}>
            <p><code>{use.name}</code>{" "}<span className="hint">{tookOf(use)}</span></p>
            {use.summary !== "" && <p>{use.summary}</p>}
            {use.error !== "" && <p className="refusal">{use.error}</p>}
            {hasArguments(use) && <pre tabIndex={0}><code>{use.arguments}</code></pre>}
          </li>
        ))}
      </ol>
    </details>
  );
}

function hasArguments(use: ToolUse): boolean {
  return use.arguments !== "" && use.arguments !== "{}";
}

function tookOf({ took }: ToolUse): string {
  if (took === undefined) return "";
  const ms = Number(took.seconds) * 1000 + took.nanos / 1e6;
  return ms < 1 ? "under 1 ms" : `${Math.round(ms)} ms`;
}
