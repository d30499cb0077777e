import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { noAnswer, type Answer } from "../src/chat/answer";
import { fileNameOf, markdownOf } from "../src/conversations/markdownOf";
import { CitationSchema, FindingSchema, ListingSchema } from "../src/gen/fairlead/v1/chat_pb";

const setting = { title: "Which boats?", nameOf: (id: string) => `Model ${id}`, origin: "https://boats.test" };
const boat = create(ListingSchema, { title: "2001 Catalina [34]", url: "http://127.0.0.1:8000/listings/1", price: 39900, currency: "USD", year: 2001, lengthM: 10.4, place: "Annapolis", country: "US", sample: true });

function written(answer: Partial<Answer>, text = "Which boats?"): string {
  return markdownOf([{ id: "1", question: { model: "m", text, pictures: [] }, forgotten: 0, answer: { ...noAnswer, state: "done", ...answer } }], setting);
}

test("a conversation is written with its questions, answers, boats and sources", () => {
  const citations = [create(CitationSchema, { number: 1, title: "Rule 12", source: "COLREGs", url: "/knowledge/rule-12" }), create(CitationSchema, { number: 3, title: "A page", url: "javascript:alert(1)" })];
  expect(written({ text: "## In short\nOne. [1]\n", listings: [boat], citations }, "Which\n\nboats?")).toBe(`# Which boats?

## Question 1

> Which
>
> boats?

### Model m

#### In short
One. [1]

#### Boats for sale

- [2001 Catalina \\[34\\]](https://boats.test/listings/1), $39,900, 2001, 10.4 m (34 ft), Annapolis, United States, sample

#### Sources

- [1] [Rule 12](https://boats.test/knowledge/rule-12), COLREGs
- [3] A page

---

Boats of the built-in sample inventory are sample data: they are not really for sale.
`);
});

test("what the text tells already is not told twice, and its links lead to this server", () => {
  const text = "| Boat |\n|---|\n| [A boat](http://127.0.0.1:8000/listings/1) |\n\n[bad](javascript:alert) [page](https://a.test/x)";
  const got = written({ text, listings: [boat] });
  expect(got).toContain("| [A boat](https://boats.test/listings/1) |\n\n[bad](#) [page](https://a.test/x)");
  expect(got).not.toContain("Boats for sale");
  expect(got).toContain("sample data");
  expect(written({ text })).not.toContain("sample data");
});

test("findings, pictures and how an answer ended are told", () => {
  const findings = [create(FindingSchema, { grade: "B", title: "Soft deck", detail: "It spreads.", advice: "Sound it." })];
  expect(written({ text: "", findings })).toContain("#### Findings\n\n- B: **Soft deck.** It spreads. Sound it.");
  expect(written({ text: "Half", state: "stopped" })).toContain("Half\n\n*Stopped*");
  expect(written({ state: "failed", fault: { message: "The answer broke off.", keyRefused: false } })).toContain("*The answer broke off.*");
  const pictures = [{ name: "deck.png", url: "data:image/png;base64,AA", bytes: 1 }];
  const got = markdownOf([{ id: "1", question: { model: "m", text: "", pictures }, forgotten: 0, answer: noAnswer }], setting);
  expect(got).toContain("## Question 1\n\n*With deck.png*\n\n### Model m");
  expect(got).not.toContain("data:");
});

test("a line of code is no heading", () => {
  expect(written({ text: "# A\n```\n# B\n```\n###### C" })).toContain("#### A\n```\n# B\n```\n###### C");
});

test("a file is named by the title", () => {
  expect(fileNameOf("When should I reef, and in what order or not at all?")).toBe("when-should-i-reef-and-in-what-order.md");
  expect(fileNameOf("…/../?")).toBe("conversation.md");
});
