import { useCallback, useEffect, useState } from "react";
import { deviceSlot, tabSlot } from "../ui/slots";

// Session storage ends with the tab: a key left on a borrowed machine is gone when the tab is closed, unless its reader
// has asked for it to be remembered.
const tab = tabSlot("fairlead.key");
const device = deviceSlot("fairlead.key");

/** Key is the API key this page calls with, empty if there is none. */
export type Key = {
  value: string;
  /** It is kept on this device, not in this tab only. */
  remembered: boolean;
  keep: (key: string, remember: boolean) => void;
};

/** useKey returns the API key of this tab, or the one that this device remembers. */
export function useKey(): Key {
  const [value, setValue] = useState(() => keyOfFragment() ?? (tab.read() || device.read()));
  const [remembered, setRemembered] = useState(() => device.read() !== "");
  useEffect(() => {
    tab.write(value);
  }, [value]);
  const take = useCallback(() => {
    const found = keyOfFragment();
    if (found !== null) setValue(found);
  }, []);
  useEffect(() => {
    hideFragment();
    const onHash = () => {
      take();
      hideFragment();
    };
    window.addEventListener("hashchange", onHash);
    return () => window.removeEventListener("hashchange", onHash);
  }, [take]);
  const keep = (key: string, remember: boolean) => {
    setValue(key);
    setRemembered(remember);
    device.write(remember ? key : "");
  };
  return { value, remembered, keep };
}

/** keyOfFragment reads a key given as "#key=…", as the server prints it. */
export function keyOfFragment(fragment = window.location.hash): string | null {
  const key = fragment.startsWith("#key=") ? new URLSearchParams(fragment.slice(1)).get("key")?.trim() : undefined;
  return key === undefined || key === "" ? null : key;
}

// A key in the address bar would be seen, shared and kept in the history.
function hideFragment(): void {
  if (window.location.hash.startsWith("#key=")) history.replaceState(null, "", window.location.pathname);
}
