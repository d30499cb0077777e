import { useCallback, useEffect, useState } from "react";
import { tabSlot } from "../ui/slots";

// Session storage ends with the tab: a key left on a borrowed machine is gone when the tab is closed.
const slot = tabSlot("fairlead.key");

/** useKey returns the API key of this tab, empty if there is none, and how to replace or (with "") forget it. */
export function useKey(): [string, (key: string) => void] {
  const [key, setKey] = useState(() => keyOfFragment() ?? slot.read());
  useEffect(() => {
    slot.write(key);
  }, [key]);
  const take = useCallback(() => {
    const found = keyOfFragment();
    if (found !== null) setKey(found);
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
  return [key, setKey];
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
