import { useEffect, useState } from "react";
import { faultOf, type Fault } from "../api/fault";
import { Button } from "../ui/Button";
import { Icon } from "../ui/Icon";
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
        <div className="row">
          <Button weight="primary" icon="study" onClick={begin} disabled={state.at === "work"}>{state.at === "work" ? "Making the report …" : "Make the report"}</Button>
          <p className="hint">A page to print. It counts as one answer.</p>
        </div>
      ) : (
        <div className="row">
          <a className="button primary" href={address} target="_blank" rel="noopener"><Icon name="study" /><span>Open the report</span></a>
          <a className="button quiet" href={address} download="survey.html">Download</a>
        </div>
      )}
      {state.at === "fault" && <Notice fault={state.fault} />}
    </div>
  );
}
