import type { ReactNode } from "react";
import type { Fault } from "../api/fault";

/** Notice tells what went wrong, in the server's words, and offers what can be done about it. */
export function Notice({ fault, children }: { fault: Fault; children?: ReactNode }) {
  return (
    <div className="notice" role="alert">
      <p>{fault.message}</p>
      {fault.param !== undefined && <p className="hint">It is about <code>{fault.param}</code>.</p>}
      {fault.retryAfter !== undefined && <p className="hint">Another try may succeed in {fault.retryAfter} s.</p>}
      {fault.keyRefused && <p className="hint">Give another key above, then ask again.</p>}
      {children}
    </div>
  );
}
