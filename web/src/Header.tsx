import { ConnectionState, type Connection } from "./key/ConnectionState";
import { ThemeSwitch } from "./theme/ThemeSwitch";
import { useTheme } from "./theme/useTheme";
import { Mark } from "./ui/Mark";

type Props = { connection: Connection; open: boolean; onToggle: () => void };

/** Header carries the name, the connection and the theme. */
export function Header({ connection, open, onToggle }: Props) {
  const [theme, setTheme] = useTheme();
  return (
    <header className="header">
      <p className="wordmark"><Mark />Fairlead</p>
      <ConnectionState connection={connection} open={open} onToggle={onToggle} />
      <ThemeSwitch theme={theme} onChange={setTheme} />
    </header>
  );
}
