import type { Answer } from "../chat/answer";
import { lengthOf, placeOf, priceOf } from "../chat/measures";
import { boatTable, findingsTold } from "../chat/places";
import type { Turn } from "../chat/turn";
import type { Citation, Finding, Listing } from "../gen/fairlead/v1/chat_pb";
import { parseMarkdown, type Block } from "../markdown/block";
import { safeLink } from "../ui/href";

type Setting = { title: string; /** The name of a model. */ nameOf: (model: string) => string; /** The origin that links of this server lead to. */ origin: string };

/** markdownOf is a conversation as Markdown: its questions, and the answers with their boats, findings and sources. What the text tells already is not told twice. */
export function markdownOf(turns: Turn[], { title, nameOf, origin }: Setting): string {
  const parts = turns.flatMap(({ question, answer }, i) => [
    `## Question ${i + 1}`,
    quoted(question.text),
    question.pictures.length === 0 ? "" : `*With ${question.pictures.map(({ name }) => name).join(", ")}*`,
    `### ${nameOf(question.model)}`,
    ...answerIn(answer, origin),
  ]);
  const sample = turns.some(({ answer }) => answer.listings.some((boat) => boat.sample));
  const notes = sample ? ["---", "Boats of the built-in sample inventory are sample data: they are not really for sale."] : [];
  return `${[`# ${title}`, ...parts, ...notes].filter((part) => part !== "").join("\n\n")}\n`;
}

/** fileNameOf is the name of the file that a conversation is saved as. */
export function fileNameOf(title: string): string {
  const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return `${words.slice(0, 8).join("-") || "conversation"}.md`;
}

function answerIn({ state, text, listings, findings, citations, fault }: Answer, origin: string): string[] {
  const blocks = parseMarkdown(text);
  return [
    lowered(linked(text.trim(), origin), blocks),
    ...(boatTable(blocks, listings) === undefined ? listed("Boats for sale", listings, (boat) => boatIn(boat, origin)) : []),
    ...(findingsTold(blocks, findings, false).blocks.size === 0 ? listed("Findings", findings, findingIn) : []),
    state === "stopped" ? "*Stopped*" : "",
    fault === undefined ? "" : `*${fault.message}*`,
    ...listed("Sources", citations, (source) => sourceIn(source, origin)),
  ];
}

function listed<T>(heading: string, of: T[], line: (one: T) => string): string[] {
  return of.length === 0 ? [] : [`#### ${heading}`, of.map((one) => `- ${line(one)}`).join("\n")];
}

function boatIn({ title, url, price, currency, year, lengthM, place, country, sample }: Listing, origin: string): string {
  return facts(
    linkTo(title, url, origin), price > 0 ? priceOf(price, currency) : "price on request", year > 0 ? String(year) : "", lengthM > 0 ? lengthOf(lengthM) : "",
    placeOf(place, country), sample ? "sample" : "",
  );
}

function findingIn({ grade, title, detail, advice }: Finding): string {
  return [grade === "" ? "" : `${grade}:`, `**${title}.**`, detail, advice].filter((part) => part !== "").join(" ");
}

function sourceIn({ number, title, source, url }: Citation, origin: string): string {
  return `[${number}] ${facts(linkTo(title || url, url, origin), source)}`;
}

function facts(...parts: string[]): string {
  return parts.filter((part) => part !== "").join(", ");
}

function linkTo(text: string, url: string, origin: string): string {
  const link = safeLink(url, origin);
  const plain = text.replace(/[[\]]/g, "\\$&");
  return link === null ? plain : `[${plain}](${link.href.replaceAll("(", "%28").replaceAll(")", "%29")})`;
}

function quoted(text: string): string {
  return text === "" ? "" : text.split("\n").map((line) => `> ${line}`.trimEnd()).join("\n");
}

// Links of a text lead elsewhere than to the page that it is read on.
function linked(text: string, origin: string): string {
  return text.replace(/\]\(([^()\s]+)\)/g, (_, url: string) => `](${safeLink(url, origin)?.href ?? "#"})`);
}

// The highest headings of an answer stand just below the heading above it. A line of code may begin with # too.
function lowered(text: string, blocks: Block[]): string {
  const by = 4 - Math.min(4, ...blocks.flatMap((block) => (block.kind === "heading" ? [block.level] : [])));
  let code = false;
  return text.split("\n").map((line) => {
    if (/^\s*(```|~~~)/.test(line)) code = !code;
    return code ? line : line.replace(/^#{1,6}(?= )/, (marks) => "#".repeat(Math.min(6, marks.length + by)));
  }).join("\n");
}
