import type { RefObject } from "react";
import { ConnectionState, type Connection } from "./key/ConnectionState";
import { ThemeSwitch } from "./theme/ThemeSwitch";
import { useTheme } from "./theme/useTheme";
import { Button } from "./ui/Button";
import { Mark } from "./ui/Mark";

type Props = { toggle: RefObject<HTMLButtonElement | null>; connection: Connection; open: boolean; onToggle: () => void };

/** Header carries the name, the connection and the theme, and where the conversations are not beside the page what opens them. */
export function Header({ toggle, connection, open, onToggle }: Props) {
  const [theme, setTheme] = useTheme();
  return (
    <header className="header">
      <Button icon="list" label="Conversations" popoverTarget="conversations" />
      <p className="wordmark"><Mark />Fairlead</p>
      <ConnectionState toggle={toggle} connection={connection} open={open} onToggle={onToggle} />
      <ThemeSwitch theme={theme} onChange={setTheme} />
    </header>
  );
}
