import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { noAnswer } from "../src/chat/answer";
import { clipping } from "../src/chat/clipping";
import { CitationSchema } from "../src/gen/fairlead/v1/chat_pb";

test("an answer is copied with its sources and where they are", () => {
  const citations = [
    create(CitationSchema, { number: 1, title: "Rule 12", source: "COLREGs", url: "/knowledge/rule-12" }),
    create(CitationSchema, { number: 2, title: "A page", url: "javascript:alert(1)" }),
  ];
  expect(clipping({ ...noAnswer, text: "Port gives way. [1]\n", citations }, "https://boats.test")).toBe(
    "Port gives way. [1]\n\nSources\n\n[1] Rule 12, COLREGs, https://boats.test/knowledge/rule-12\n[2] A page\n",
  );
});

test("an answer without sources is copied as it is", () => {
  expect(clipping({ ...noAnswer, text: "Yes." }, "https://boats.test")).toBe("Yes.");
});
