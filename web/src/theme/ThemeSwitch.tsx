import { Button } from "../ui/Button";
import { Icon } from "../ui/Icon";
import { useNarrow } from "../ui/useNarrow";
import type { Theme } from "./useTheme";

const themes = [
  { id: "system", label: "As the device" },
  { id: "light", label: "Light" },
  { id: "dark", label: "Dark" },
] as const satisfies { id: Theme; label: string }[];

/** ThemeSwitch chooses between the themes; where there is little room, one after the other. */
export function ThemeSwitch({ theme, onChange }: { theme: Theme; onChange: (theme: Theme) => void }) {
  const narrow = useNarrow();
  if (narrow) {
    const at = themes.findIndex(({ id }) => id === theme);
    const next = themes[(at + 1) % themes.length] ?? themes[0];
    return <Button icon={theme} label={`Theme: ${themes[at]?.label ?? ""}`} onClick={() => onChange(next.id)} />;
  }
  return (
    <fieldset className="themes">
      <legend className="unseen">Theme</legend>
      {themes.map(({ id, label }) => (
        <label key={id} title={label}>
          <input type="radio" name="theme" className="unseen" checked={theme === id} onChange={() => onChange(id)} />
          <Icon name={id} />
          <span className="unseen">{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
