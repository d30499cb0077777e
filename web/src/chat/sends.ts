import type { KeyboardEvent } from "react";

/** sends tells whether a key asks what is written: Enter does, Shift+Enter begins a new line, and while letters are being composed Enter chooses among them. */
export function sends(event: KeyboardEvent): boolean {
  return event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing;
}
