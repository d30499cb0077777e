/** finishedPart returns text up to the end of its last finished sentence or line. */
export function finishedPart(text: string): string {
  let end = 0;
  for (const found of text.matchAll(/[.!?][)"'\]*_]*\s|\n/g)) end = found.index + found[0].length;
  return text.slice(0, end);
}

/** sentences splits plain text where a sentence or a line ends. */
export function sentences(text: string): string[] {
  return text
    .split(/(?<=[.!?]["')]?)\s+(?=\p{Lu}|\d)|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}
