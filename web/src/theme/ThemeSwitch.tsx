import { Icon } from "../ui/Icon";
import type { Theme } from "./useTheme";

const themes = [
  { id: "system", label: "As the device" },
  { id: "light", label: "Light" },
  { id: "dark", label: "Dark" },
] as const satisfies { id: Theme; label: string }[];

/** ThemeSwitch chooses between the themes. */
export function ThemeSwitch({ theme, onChange }: { theme: Theme; onChange: (theme: Theme) => void }) {
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
