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

// About two minutes of speech. Who wants to hear more of a long answer reads it.
const spoken = 1800;

/** aloud is the part of an answer that is spoken as it arrives: its beginning whole, and of what follows the headings. */
export function aloud(markdown: string): string {
  if (markdown.length <= spoken) return markdown;
  const cut = markdown.indexOf("\n", spoken);
  if (cut < 0) return markdown;
  const headings = markdown.slice(cut).split("\n").filter((line) => /^#{1,6} /.test(line));
  return [markdown.slice(0, cut), ...headings].join("\n\n");
}
