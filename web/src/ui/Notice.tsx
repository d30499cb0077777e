import type { ReactNode } from "react";
import type { Fault } from "../api/fault";

/** Notice tells what went wrong, and offers what can be done about it. Only what went wrong is called out, not what changes below it. */
export function Notice({ fault, children }: { fault: Fault; children?: ReactNode }) {
  return (
    <div className="notice">
      <div role="alert">
        <p>{fault.message}</p>
        {fault.param !== undefined && <p className="hint">It is about <code>{fault.param}</code>.</p>}
        {fault.keyRefused && <p className="hint">Give another key above, then ask again.</p>}
      </div>
      {children}
    </div>
  );
}
