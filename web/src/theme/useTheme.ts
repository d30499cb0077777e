import { useEffect, useState } from "react";
import { deviceSlot } from "../ui/slots";

/** Theme is what the reader chose; system follows the device. */
export type Theme = "system" | "light" | "dark";

const slot = deviceSlot("fairlead.theme");

/** useTheme returns the chosen theme, remembered on this device, and how to choose another. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = useState<Theme>(remembered);
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
    slot.write(theme);
  }, [theme]);
  useEffect(() => {
    const follow = () => setTheme(remembered()); // another tab chose
    window.addEventListener("storage", follow);
    return () => window.removeEventListener("storage", follow);
  }, []);
  return [theme, setTheme];
}

function remembered(): Theme {
  const kept = slot.read();
  return kept === "light" || kept === "dark" ? kept : "system";
}
