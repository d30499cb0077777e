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
  const short = shortened(question ?? "");
  return `${busy ? "● " : ""}${short === "" ? name : `${short} · ${name}`}`;
}

/** shortened is a question in one line that is not long. */
export function shortened(question: string): string {
  const text = question.replace(/\s+/g, " ").trim();
  return text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text;
}
