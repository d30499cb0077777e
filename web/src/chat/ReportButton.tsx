import { useEffect, useState } from "react";
import { faultOf, type Fault } from "../api/fault";
import { Button } from "../ui/Button";
import { Notice } from "../ui/Notice";

type State = { at: "rest" } | { at: "work" } | { at: "made"; address: string } | { at: "fault"; fault: Fault };

/** ReportButton has the survey's report made and opens it in a tab of its own; making it counts as an answer. */
export function ReportButton({ make }: { make: () => Promise<string> }) {
  const [state, change] = useState<State>({ at: "rest" });
  const address = state.at === "made" ? state.address : undefined;
  useEffect(() => () => {
    if (address !== undefined) URL.revokeObjectURL(address);
  }, [address]);
  const begin = () => {
    change({ at: "work" });
    make().then(
      (html) => {
        const made = URL.createObjectURL(new Blob([html], { type: "text/html;charset=utf-8" }));
        change({ at: "made", address: made });
        window.open(made, "_blank", "noopener");
      },
      (thrown: unknown) => change({ at: "fault", fault: faultOf(thrown) }),
    );
  };
  return (
    <div className="report">
      {address === undefined ? (
        <Button icon="study" onClick={begin} disabled={state.at === "work"}>{state.at === "work" ? "Making the report …" : "Report"}</Button>
      ) : (
        <a href={address} target="_blank" rel="noopener">Open the report</a>
      )}
      {state.at === "fault" && <Notice fault={state.fault} />}
    </div>
  );
}
