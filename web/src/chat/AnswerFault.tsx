import type { Fault } from "../api/fault";
import { Button } from "../ui/Button";
import { Notice } from "../ui/Notice";
import { useCountdown } from "../ui/useCountdown";

type Props = { fault: Fault; /** Something of the answer has arrived. */ begun: boolean; onAgain: (() => void) | undefined; onShorten: (() => void) | undefined };

/** AnswerFault tells why there is no answer, and offers what can help: another try only where it may succeed. */
export function AnswerFault({ fault, begun, onAgain, onShorten }: Props) {
  const left = useCountdown(fault.retryAfter ?? 0);
  const tooLong = fault.kind === "too long";
  return (
    <Notice fault={fault.unreachable ? { ...fault, message: begun ? "The connection was lost." : "Not sent: no connection." } : fault}>
      {fault.unreachable && !begun && onAgain && <p className="hint">It is asked by itself when the server is back.</p>}
      {left > 0 && <p className="hint">Another try may succeed in {left} s.</p>}
      {tooLong && onShorten && <Button icon="edit" onClick={onShorten}>Shorten it</Button>}
      {!tooLong && onAgain && <Button icon="again" disabled={left > 0} onClick={onAgain}>Ask again</Button>}
    </Notice>
  );
}
