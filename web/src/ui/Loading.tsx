import type { Loaded } from "../api/useLoaded";
import { Button } from "./Button";
import { Notice } from "./Notice";

/** Loading tells that something is on its way, or why it is not there. */
export function Loading({ of }: { of: Loaded<unknown> }) {
  if (of.fault) return <Notice fault={of.fault}><Button icon="again" onClick={of.reload}>Try again</Button></Notice>;
  return of.value === undefined ? <p className="hint" role="status">One moment …</p> : null;
}
