import { expect, test } from "vitest";
import { lengthOf, placeOf, priceOf } from "../src/chat/measures";
import { finishedPart, sentences } from "../src/chat/sentences";
import { keyOfFragment } from "../src/key/useKey";
import { plainText } from "../src/markdown/plain";

test("only finished sentences are spoken", () => {
  expect(finishedPart("The port boat gives way. The oth")).toBe("The port boat gives way. ");
  expect(finishedPart("The port boat gives")).toBe("");
  expect(finishedPart("- one\n- tw")).toBe("- one\n");
});

test("a number does not end a sentence", () => {
  expect(finishedPart("It takes 2.5 m")).toBe("");
});

test("plain text is split into its sentences", () => {
  expect(sentences("Reef early. Rule 12 holds!\nAnd more")).toEqual(["Reef early.", "Rule 12 holds!", "And more"]);
});

test("what is spoken has no marks", () => {
  expect(plainText("## Reef\n\nA **port** [boat](https://a.example) `x` [1].\n\n| a | b |\n|---|---|\n| 1 | 2 |")).toBe("Reef\nA port boat x .\na, b\n1, 2");
});

test("lengths are in metres and feet", () => {
  expect(lengthOf(11.88)).toBe("11.9 m (39 ft)");
});

test("lengths are rounded as in the answer's text", () => {
  expect(lengthOf(11.43)).toBe("11.4 m (38 ft)");
  expect(lengthOf(13.45)).toBe("13.4 m (44 ft)");
});

test("prices are in their currency, also in one that does not exist", () => {
  expect(priceOf(58500, "EUR")).toBe("€58,500");
  expect(priceOf(58500, "")).toBe("58,500");
  expect(priceOf(58500, "doubloons")).toBe("58,500 doubloons");
});

test("a place names its country once", () => {
  expect(placeOf("Lefkas", "GR")).toBe("Lefkas, Greece");
  expect(placeOf("Corfu, Greece", "GR")).toBe("Corfu, Greece");
  expect(placeOf("", "GR")).toBe("Greece");
  expect(placeOf("Lefkas", "")).toBe("Lefkas");
});

test("a key is taken from the fragment alone", () => {
  expect(keyOfFragment("#key=svc-user-1")).toBe("svc-user-1");
  expect(keyOfFragment("#key=")).toBeNull();
  expect(keyOfFragment("#source-1-key=x")).toBeNull();
  expect(keyOfFragment("")).toBeNull();
});
