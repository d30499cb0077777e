import type { Model } from "../gen/fairlead/v1/models_pb";
import type { ModelUsage } from "../gen/fairlead/v1/usage_pb";

/** UsageTable lists what each model was used for. */
export function UsageTable({ usage, models }: { usage: ModelUsage[]; models: Model[] }) {
  if (usage.length === 0) return <p className="hint">Nothing has been asked yet.</p>;
  const count = (n: bigint) => n.toLocaleString("en");
  return (
    <div className="table">
      <table aria-label="Usage by model">
        <thead>
          <tr><th scope="col">Model</th><th scope="col" className="end">Questions</th><th scope="col" className="end">Tokens asked</th><th scope="col" className="end">Tokens answered</th></tr>
        </thead>
        <tbody>
          {usage.map(({ model, requests, promptTokens, completionTokens }) => (
            <tr key={model}>
              <th scope="row">{models.find(({ id }) => id === model)?.name ?? model}</th>
              <td className="end">{count(requests)}</td>
              <td className="end">{count(promptTokens)}</td>
              <td className="end">{count(completionTokens)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
