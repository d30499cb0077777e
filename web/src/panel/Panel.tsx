import type { ReactNode } from "react";
import { Button } from "../ui/Button";
import type { Route } from "../ui/useRoute";

const tabs = [
  { route: "key", label: "Key" },
  { route: "usage", label: "Usage" },
  { route: "keys", label: "Keys" },
  { route: "studies", label: "Studies" },
] as const satisfies { route: Route; label: string }[];

type Props = { /** What is open; empty for the key. */ route: Route; /** There is a server to tell of the rest. */ connected: boolean; onClose: () => void; children: ReactNode };

/** Panel stands below the header: the key, and with one what belongs to whoever has it. */
export function Panel({ route, connected, onClose, children }: Props) {
  return (
    <section
      className="panel"
      aria-label="Connection and account"
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation(); // it stops no answer
        onClose();
      }}
    >
      {connected && (
        <div className="tabs">
          <nav aria-label="Account">
            {tabs.map((tab) => (
              <a key={tab.route} href={`#/${tab.route}`} aria-current={(route || "key") === tab.route ? "page" : undefined}>{tab.label}</a>
            ))}
          </nav>
          <Button icon="close" label="Close" onClick={onClose} />
        </div>
      )}
      {children}
    </section>
  );
}
