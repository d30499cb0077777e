import { useEffect, useState } from "react";

/** Theme is what the reader chose; system follows the device. */
export type Theme = "system" | "light" | "dark";

const slot = "fairlead.theme";

/** useTheme returns the chosen theme, remembered on this device, and how to choose another. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = useState<Theme>(remembered);
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
    localStorage.setItem(slot, theme);
  }, [theme]);
  return [theme, setTheme];
}

function remembered(): Theme {
  const kept = localStorage.getItem(slot);
  return kept === "light" || kept === "dark" ? kept : "system";
}
