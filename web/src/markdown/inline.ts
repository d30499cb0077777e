/** Inline is a run within a line of text. */
export type Inline =
  | { kind: "text"; text: string }
  | { kind: "code"; text: string }
  | { kind: "strong" | "emphasis" | "strike"; children: Inline[] }
  | { kind: "link"; href: string; children: Inline[] }
  | { kind: "reference"; number: number }
  | { kind: "query"; id: string }
  | { kind: "break" };

// Deeper nesting is shown as it is written.
const maxDepth = 8;

const marks = [
  { mark: "**", kind: "strong" },
  { mark: "__", kind: "strong" },
  { mark: "~~", kind: "strike" },
  { mark: "*", kind: "emphasis" },
  { mark: "_", kind: "emphasis" },
] as const;

/** parseInline reads the marks within text. Images become their description, HTML stays text. */
export function parseInline(text: string, depth = 0): Inline[] {
  const out: Inline[] = [];
  const seen: Seen = { unclosed: new Set(), brackets: bracketPairs(text) };
  let plain = "";
  const push = (piece: Inline) => {
    if (plain !== "") out.push({ kind: "text", text: plain });
    plain = "";
    out.push(piece);
  };
  let at = 0;
  while (at < text.length) {
    const read = readAt(text, at, depth, seen);
    if (read === null) {
      plain += text.charAt(at);
      at++;
      continue;
    }
    for (const piece of read.pieces) {
      if (piece.kind === "text") plain += piece.text;
      else push(piece);
    }
    at = read.end;
  }
  if (plain !== "") out.push({ kind: "text", text: plain });
  return out;
}

type Read = { pieces: Inline[]; end: number } | null;

// Seen is what one pass over a text has learnt: marks that are not closed from here on, and which brackets belong together.
type Seen = { unclosed: Set<string>; brackets: Map<number, number> };

function readAt(text: string, at: number, depth: number, seen: Seen): Read {
  switch (text.charAt(at)) {
    case "\\":
      return readEscape(text, at);
    case "\n":
      return { pieces: [{ kind: "text", text: " " }], end: at + 1 };
    case " ":
      return readHardBreak(text, at);
    case "`":
      return readCode(text, at, seen);
    case "!":
      return text.charAt(at + 1) === "[" ? readImage(text, at, depth, seen) : null;
    case "[":
      return readReference(text, at) ?? readLink(text, at, depth, seen);
    case "<":
      return readAngle(text, at);
    case "h":
      return readAddress(text, at);
    case "*":
    case "_":
    case "~":
      return depth < maxDepth ? readMarked(text, at, depth, seen) : null;
    default:
      return null;
  }
}

function readEscape(text: string, at: number): Read {
  const next = text.charAt(at + 1);
  if (next === "\n") return { pieces: [{ kind: "break" }], end: at + 2 };
  return /[!-/:-@[-`{-~]/.test(next) ? { pieces: [{ kind: "text", text: next }], end: at + 2 } : null;
}

function readHardBreak(text: string, at: number): Read {
  let end = at;
  while (text.charAt(end) === " ") end++;
  return end - at >= 2 && text.charAt(end) === "\n" ? { pieces: [{ kind: "break" }], end: end + 1 } : null;
}

function readCode(text: string, at: number, seen: Seen): Read {
  let start = at;
  while (text.charAt(start) === "`") start++;
  const fence = text.slice(at, start);
  const end = indexOf(text, fence, start, seen);
  if (end < 0) return { pieces: [{ kind: "text", text: fence }], end: start };
  return { pieces: [{ kind: "code", text: text.slice(start, end).replace(/\n/g, " ").trim() }], end: end + fence.length };
}

// [1] and [1, 2] refer to sources, unless an address follows.
function readReference(text: string, at: number): Read {
  const close = text.indexOf("]", at);
  if (close < 0 || close - at > 24 || text.charAt(close + 1) === "(") return null;
  const inside = text.slice(at + 1, close);
  if (/^Q\d{1,3}$/.test(inside)) return { pieces: [{ kind: "query", id: inside }], end: close + 1 };
  if (!/^\d{1,3}(?:, ?\d{1,3})*$/.test(inside)) return null;
  return { pieces: inside.split(",").map((n) => ({ kind: "reference", number: Number(n) })), end: close + 1 };
}

function readLink(text: string, at: number, depth: number, seen: Seen): Read {
  const found = depth < maxDepth ? target(text, at, seen) : null;
  if (found === null) return null;
  const children = withoutLinks(parseInline(found.label, depth + 1));
  return { pieces: [{ kind: "link", href: found.href, children }], end: found.end };
}

function readImage(text: string, at: number, depth: number, seen: Seen): Read {
  const found = depth < maxDepth ? target(text, at + 1, seen) : null;
  return found === null ? null : { pieces: [{ kind: "text", text: found.label }], end: found.end };
}

// target reads [label](href "title") at a bracket.
function target(text: string, at: number, seen: Seen): { label: string; href: string; end: number } | null {
  const close = seen.brackets.get(at);
  if (close === undefined || text.charAt(close + 1) !== "(") return null;
  const end = indexOf(text, ")", close + 2, seen);
  if (end < 0) return null;
  const inside = text.slice(close + 2, end).trim();
  const href = inside.split(/\s/, 1)[0] ?? "";
  return { label: text.slice(at + 1, close), href: href.replace(/^<|>$/g, ""), end: end + 1 };
}

function bracketPairs(text: string): Map<number, number> {
  const pairs = new Map<number, number>();
  const open: number[] = [];
  for (let i = 0; i < text.length; i++) {
    const c = text.charAt(i);
    if (c === "\\") i++;
    else if (c === "[") open.push(i);
    else if (c === "]") {
      const at = open.pop();
      if (at !== undefined) pairs.set(at, i);
    }
  }
  return pairs;
}

function readAngle(text: string, at: number): Read {
  const lineBreak = /^<br ?\/?>/i.exec(text.slice(at, at + 6));
  if (lineBreak) return { pieces: [{ kind: "break" }], end: at + lineBreak[0].length };
  const read = text.startsWith("https://", at + 1) ? readAddress(text, at + 1) : null;
  return read !== null && text.charAt(read.end) === ">" ? { ...read, end: read.end + 1 } : null;
}

function readAddress(text: string, at: number): Read {
  if (!text.startsWith("https://", at) || /[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return null;
  let end = at;
  while (end < text.length && !/[\s<>"'`|*\]]/.test(text.charAt(end))) end++;
  while (/[.,;:!?)]/.test(text.charAt(end - 1))) end--;
  const href = text.slice(at, end);
  return href.length > 8 ? { pieces: [{ kind: "link", href, children: [{ kind: "text", text: href }] }], end } : null;
}

function readMarked(text: string, at: number, depth: number, seen: Seen): Read {
  for (const { mark, kind } of marks) {
    if (!text.startsWith(mark, at)) continue;
    const start = at + mark.length;
    if (!opens(text, at, start, mark)) return null;
    const end = closeOf(text, mark, start, seen);
    if (end < 0) return { pieces: [{ kind: "text", text: mark }], end: start };
    return { pieces: [{ kind, children: parseInline(text.slice(start, end), depth + 1) }], end: end + mark.length };
  }
  return null;
}

function opens(text: string, at: number, start: number, mark: string): boolean {
  const inWord = mark.startsWith("_") && /[\p{L}\p{N}]/u.test(text.charAt(at - 1));
  return !inWord && /\S/.test(text.charAt(start));
}

// closeOf looks at whole runs of a mark's character, since one of two closes no emphasis. Of a longer run the last ones close.
function closeOf(text: string, mark: string, start: number, seen: Seen): number {
  if (seen.unclosed.has(mark)) return -1;
  for (let end = text.indexOf(mark, start), run; end >= 0; end = text.indexOf(mark, end + run)) {
    run = runAt(text, end);
    const before = text.charAt(end - 1);
    const inWord = mark.startsWith("_") && /[\p{L}\p{N}]/u.test(text.charAt(end + run));
    const other = mark.length === 1 && run === 2;
    if (end === start || other || inWord || /[\s\\]/.test(before)) continue;
    return end + run - mark.length;
  }
  seen.unclosed.add(mark);
  return -1;
}

function runAt(text: string, at: number): number {
  let end = at;
  while (text.charAt(end) === text.charAt(at)) end++;
  return end - at;
}

// indexOf remembers what does not follow, so that many opening marks without a closing one cost no more than one.
function indexOf(text: string, mark: string, from: number, seen: Seen): number {
  if (seen.unclosed.has(mark)) return -1;
  const at = text.indexOf(mark, from);
  if (at < 0) seen.unclosed.add(mark);
  return at;
}

function withoutLinks(pieces: Inline[]): Inline[] {
  return pieces.flatMap((piece) => (piece.kind === "link" ? piece.children : [piece]));
}
