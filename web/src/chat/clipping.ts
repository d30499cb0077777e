import { safeLink } from "../ui/href";
import type { Answer } from "./answer";

/** clipping is an answer as it is copied: its text, and below it the sources that its numbers refer to. */
export function clipping({ text, citations }: Answer, origin: string): string {
  if (citations.length === 0) return text;
  const lines = citations.map(({ number, title, source, url }) => {
    const parts = [title, source, safeLink(url, origin)?.href ?? ""].filter((part) => part !== "");
    return `[${number}] ${parts.join(", ")}`;
  });
  return `${text.trimEnd()}\n\nSources\n\n${lines.join("\n")}\n`;
}
