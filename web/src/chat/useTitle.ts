import { useEffect } from "react";

const name = "Fairlead";
const longest = 60;

/** useTitle names the page after the first question of its conversation, and marks it while an answer is on its way. */
export function useTitle(question: string | undefined, busy: boolean): void {
  useEffect(() => {
    document.title = titleOf(question, busy);
  }, [question, busy]);
}

/** titleOf is the page's title. */
export function titleOf(question: string | undefined, busy: boolean): string {
  const text = (question ?? "").replace(/\s+/g, " ").trim();
  const short = text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text;
  return `${busy ? "● " : ""}${short === "" ? name : `${short} · ${name}`}`;
}
