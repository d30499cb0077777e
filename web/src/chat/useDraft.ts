import { useCallback, useState } from "react";
import { tabSlot } from "../ui/slots";

const slot = tabSlot("fairlead.draft");

/** useDraft returns the question being written, which is there again when the page is loaded again, and how to change it. */
export function useDraft(): [string, (text: string) => void] {
  const [text, setText] = useState(slot.read);
  const change = useCallback((text: string) => {
    setText(text);
    slot.write(text);
  }, []);
  return [text, change];
}
