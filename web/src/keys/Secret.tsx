import { Button } from "../ui/Button";
import { CopyButton } from "../ui/CopyButton";
import type { Made } from "./useKeys";

type Props = { made: Made; onUse: (key: string) => void; onDone: () => void };

/** Secret shows the secret of a key that has just been made. There is no second time. */
export function Secret({ made, onUse, onDone }: Props) {
  return (
    <div className="secret" role="group" aria-label="The new secret">
      <p role="status">The secret of <strong>{made.name}</strong> is shown this once: keep it now.</p>
      <code tabIndex={0}>{made.secret}</code>
      <div className="row">
        <CopyButton what="the secret" copy={() => navigator.clipboard.writeText(made.secret)} />
        <Button onClick={() => onUse(made.secret)}>Use it on this page</Button>
        <Button onClick={onDone}>I have it</Button>
      </div>
    </div>
  );
}
