import type { RefObject } from "react";
import { Icon } from "../ui/Icon";

/** Connection is how this page stands with its server. */
export type Connection = "no key" | "connecting" | "connected" | "refused" | "unreachable";

const words: Record<Connection, string> = {
  "no key": "No key",
  connecting: "Connecting",
  connected: "Connected",
  refused: "Key refused",
  unreachable: "Offline",
};

type Props = { toggle: RefObject<HTMLButtonElement | null>; connection: Connection; open: boolean; onToggle: () => void };

/** ConnectionState tells how the page stands with its server; it opens what belongs to the key. */
export function ConnectionState({ toggle, connection, open, onToggle }: Props) {
  return (
    <>
      <button ref={toggle} type="button" className="connection" data-state={connection} aria-expanded={open} onClick={onToggle}>
        <Icon name="key" />
        <span className="dot" aria-hidden="true" />
        <span className="word">{words[connection]}<span className="unseen">, key and account</span></span>
      </button>
      <span className="unseen" role="status">Connection: {words[connection].toLowerCase()}</span>
    </>
  );
}
