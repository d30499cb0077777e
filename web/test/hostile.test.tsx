import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Blocks } from "../src/markdown/Blocks";
import { parseMarkdown } from "../src/markdown/block";
import { safeLink } from "../src/ui/href";
import payloads from "./hostile.json";

const origin = "https://console.example";
const tags = new Set(["div", "p", "h4", "h5", "h6", "ul", "ol", "li", "pre", "code", "blockquote", "table", "thead", "tbody", "tr", "th", "td", "strong", "em", "s", "br", "hr", "a", "span", "button", "svg", "path"]);
const attributes = new Set(["class", "href", "target", "rel", "tabindex", "start", "scope", "role", "aria-label", "title", "type", "viewBox", "focusable", "aria-hidden", "data-icon", "d"]);

// Everything in the drawn text is escaped, so that what looks like a tag is one.
function tagsOf(html: string): { tag: string; attributes: [string, string][] }[] {
  return [...html.matchAll(/<([a-z][a-z0-9]*)((?:\s+[^\s=>]+="[^"]*")*)\s*\/?>/gi)].map((found) => ({
    tag: found[1] ?? "",
    attributes: [...(found[2] ?? "").matchAll(/([^\s=]+)="([^"]*)"/g)].map((a) => [a[1] ?? "", a[2] ?? ""]),
  }));
}

test.each(payloads)("hostile text stays text: %j", (payload) => {
  const html = renderToStaticMarkup(<Blocks blocks={parseMarkdown(payload, false)} marks={{ origin, source: () => ({ id: "source", title: payload }) }} />);
  const found = tagsOf(html);
  expect(html.replace(/<\/?[a-z][a-z0-9]*(?:\s+[^\s=>]+="[^"]*")*\s*\/?>/gi, "")).not.toMatch(/[<>]/);
  for (const { tag, attributes: given } of found) {
    expect(tags).toContain(tag);
    for (const [name, value] of given) {
      expect(attributes).toContain(name);
      if (name === "href") expect(value).toMatch(/^(?:#source$|https:\/\/(?:evil|console)\.example\/?[^@]*$)/);
    }
    if (tag === "a" && given.some(([name, value]) => name === "href" && !value.startsWith("#"))) {
      expect(given).toContainEqual(["rel", "noreferrer noopener"]);
    }
  }
});

test("the check itself sees what it has to refuse", () => {
  expect(tagsOf('<p><img src="x" onerror="alert(1)"/></p>')).toEqual([
    { tag: "p", attributes: [] },
    { tag: "img", attributes: [["src", "x"], ["onerror", "alert(1)"]] },
  ]);
});

test.each([
  ["https://evil.example/a", { href: "https://evil.example/a", host: "evil.example" }],
  ["https://console.example/b", { href: "https://console.example/b" }],
  ["/c", { href: "https://console.example/c" }],
  ["//evil.example/a", { href: "https://evil.example/a", host: "evil.example" }],
  ["javascript:alert(1)", null],
  ["http://console.example/", null],
  ["https://console.example@evil.example/", null],
  ["", null],
  ["https://[", null],
] as const)("the link %j leads where it may", (raw, want) => {
  expect(safeLink(raw, origin)).toEqual(want);
});

test("a page served by http may link to itself", () => {
  expect(safeLink("/knowledge/a", "http://127.0.0.1:8000")).toEqual({ href: "http://127.0.0.1:8000/knowledge/a" });
});

test.each(["http://localhost:8000", "http://127.0.0.1:9000", "http://192.168.1.5:8000", "https://boat.example"])(
  "a link to the server's own machine leads to this page's origin: %s",
  (here) => {
    for (const name of ["127.0.0.1:8000", "localhost", "[::1]:8000"]) {
      expect(safeLink(`http://${name}/knowledge/a?b#c`, here)).toEqual({ href: `${here}/knowledge/a?b#c` });
    }
  },
);

test("a name that only looks like the server's own machine is another one", () => {
  expect(safeLink("http://127.0.0.1.evil.example/", "http://localhost:8000")).toBeNull();
  expect(safeLink("http://user@127.0.0.1/", "http://localhost:8000")).toBeNull();
  expect(safeLink("http://evil.example:8000/", "http://localhost:8000")).toBeNull();
});

test.each(["[", "![", "*", "**", "_", "`", "``` ", "> ", "- ", "<", "[a](", "[a", "~~", "| ", "\\", "1. ", "*a ", "[[a](b)"])(
  "fifty thousand times %j can be read",
  (piece) => {
    const source = piece.repeat(50_000);
    expect(parseMarkdown(source).length).toBeGreaterThan(0);
  },
);
