import { useEffect } from "react";

/** useEscape does something when Escape is pressed, wherever the focus is. Who has a use of its own for the key stops it on its way. */
export function useEscape(enabled: boolean, act: () => void): void {
  useEffect(() => {
    if (!enabled) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.isComposing) act();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [enabled, act]);
}
