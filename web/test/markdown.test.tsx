import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Blocks } from "../src/markdown/Blocks";
import { parseMarkdown } from "../src/markdown/block";

const origin = "https://console.example";

function draw(source: string, growing = false): string {
  const marks = { origin, source: (n: number) => (n <= 2 ? { id: `s${n}`, title: `Rule ${n}` } : undefined) };
  return renderToStaticMarkup(<Blocks blocks={parseMarkdown(source, growing)} marks={marks} />).replace(/^<div class="markdown">|<\/div>$/g, "").replace(/<div class="tabletools">.*?<\/div>/g, "");
}

const drawn: [name: string, source: string, want: string][] = [
  ["a paragraph joins its lines", "one\ntwo", "<p>one two</p>"],
  ["two spaces break a line", "one  \ntwo", "<p>one<br/>two</p>"],
  ["marks nest", "**a *b* c** and ***d***", "<p><strong>a <em>b</em> c</strong> and <strong><em>d</em></strong></p>"],
  ["emphasis holds strong text", "*a **b** c*", "<p><em>a <strong>b</strong> c</em></p>"],
  ["underscores within words are letters", "max_price_eur", "<p>max_price_eur</p>"],
  ["a lone mark is a mark", "2 * 3 * 4 and **open", "<p>2 * 3 * 4 and **open</p>"],
  ["struck text", "~~old~~", "<p><s>old</s></p>"],
  ["code keeps marks", "`**a** [1]`", "<p><code>**a** [1]</code></p>"],
  ["escapes", "\\*a\\* \\[1]", "<p>*a* [1]</p>"],
  ["headings begin below those of the page", "# A\n### B", "<h4>A</h4><h6>B</h6>"],
  ["a text of second headings begins there too", "## A\ntext", "<h4>A</h4><p>text</p>"],
  ["a list after a line", "Do:\n- a\n- b", "<p>Do:</p><ul><li>a</li><li>b</li></ul>"],
  ["a numbered list keeps its start", "3. a\n4. b", '<ol start="3"><li>a</li><li>b</li></ol>'],
  ["lists nest", "- a\n  - b\n- c", "<ul><li><p>a</p><ul><li>b</li></ul></li><li>c</li></ul>"],
  ["a year at a line's start is no list", "Built in\n1987. She sails.", "<p>Built in 1987. She sails.</p>"],
  ["a quote", "> a\n> b", "<blockquote><p>a b</p></blockquote>"],
  ["a rule", "a\n\n---\n\nb", "<p>a</p><hr/><p>b</p>"],
  ["fenced code is kept as it is", "```js\n<b>*a*\n\n```", '<div class="code"><pre tabindex="0"><code>&lt;b&gt;*a*\n</code></pre></div>'],
  ["an open fence runs to the end", "```\na", '<div class="code"><pre tabindex="0"><code>a</code></pre></div>'],
  ["references to known sources lead there", "Rule 12. [1][2]", '<p>Rule 12.\u00a0<a class="reference" href="#s1" title="Rule 1" aria-label="Source 1">1</a><a class="reference" href="#s2" title="Rule 2" aria-label="Source 2">2</a></p>'],
  ["references to unknown sources stay text", "a [3]", "<p>a\u00a0[3]</p>"],
  ["a reference can name several", "a [1, 2]", '<p>a\u00a0<a class="reference" href="#s1" title="Rule 1" aria-label="Source 1">1</a><a class="reference" href="#s2" title="Rule 2" aria-label="Source 2">2</a></p>'],
  ["a link out shows its host", "[a](https://b.example/c)", '<p><a href="https://b.example/c" target="_blank" rel="noreferrer noopener">a</a><span class="host"> (b.example)</span></p>'],
  ["a link home does not", "[a](/knowledge/x)", '<p><a href="https://console.example/knowledge/x" target="_blank" rel="noreferrer noopener">a</a></p>'],
  ["an open bracket does not hide a link", "[ [a](/b)", '<p>[ <a href="https://console.example/b" target="_blank" rel="noreferrer noopener">a</a></p>'],
  ["an address is a link without the full stop", "See https://b.example/c.", '<p>See <a href="https://b.example/c" target="_blank" rel="noreferrer noopener">https://b.example/c</a><span class="host"> (b.example)</span>.</p>'],
  ["a picture is its description", "![a hull](https://b.example/a.png)", "<p>a hull</p>"],
];

test.each(drawn)("%s", (_, source, want) => {
  expect(draw(source)).toBe(want);
});

test("a table has a head, rows and alignment", () => {
  const got = draw("| Boat | Price |\n|:--|--:|\n| A \\| B | **1** |\n| only |");
  expect(got).toContain('<th scope="col" class="start">Boat</th><th scope="col" class="end">Price</th>');
  expect(got).toContain('<tr><td class="start short">A | B</td><td class="end short"><strong>1</strong></td></tr>');
  expect(got).toContain('<tr><td class="start short">only</td><td class="end short"></td></tr>');
});

test("a column of numbers stands at the end, one of words and numbers does not", () => {
  const got = draw("| Built | Priced | Median | Year | Score | Sail |\n|---|---|---|---|---|---|\n| 2025–2026 | 19 | USD 450,000 | −4.9 % | 25 | 55 m² |\n| before | 1,062 | €80,000 | – | not assessed | 61.5 m² |");
  expect([...got.matchAll(/<th scope="col"( class="end")?>/g)].map(([, end]) => end !== undefined)).toEqual([false, true, true, true, false, true]);
});

test("a reference to a query leads to the study's page, where there is one", () => {
  const marks = { origin, source: () => undefined };
  const study = renderToStaticMarkup(<Blocks blocks={parseMarkdown("a [Q1]", false)} marks={{ ...marks, study: "/research/abc" }} />);
  expect(study).toContain('<a class="reference query" title="Q1: the query behind this number, on the study’s page" href="https://console.example/research/abc#Q1" target="_blank" rel="noreferrer noopener" aria-label="Query Q1">Q1</a>');
  for (const text of [draw("a [Q1]"), renderToStaticMarkup(<Blocks blocks={parseMarkdown("a [Q1]", false)} marks={{ ...marks, study: "javascript:alert(1)//" }} />)]) {
    expect(text).toContain("<p>a\u00a0[Q1]</p>");
  }
});

test("a cell that is not short may break", () => {
  expect(draw("| Boat |\n|---|\n| a boat that lies in Kalymnos |")).not.toContain("short");
});

test("a table shows none of its bars while it arrives", () => {
  const whole = "Prices:\n\n| Boat | Price |\n|:--|--:|\n| A | 1 |\n";
  for (let end = whole.indexOf("|") + 1; end <= whole.length; end++) {
    expect(draw(whole.slice(0, end), true).replace("<p>Prices:</p>", ""), whole.slice(0, end)).not.toMatch(/\||<p>/);
  }
  expect(draw("```\na\n| b", true)).toContain("a\n| b</code>");
  expect(draw("|x| is a distance")).toContain("<p>");
});

test("text that is still arriving can always be drawn", () => {
  const whole = "# A\n\n| a | b |\n|---|---|\n| **1** | [x](https://b.example) |\n\n- `c`\n  1. d [1]\n\n> e\n\n```\nf\n```\n";
  for (let end = 0; end <= whole.length; end++) {
    expect(() => draw(whole.slice(0, end))).not.toThrow();
    expect(() => draw(whole.slice(0, end), true)).not.toThrow();
  }
  expect(draw(whole)).toContain("<table ");
});
