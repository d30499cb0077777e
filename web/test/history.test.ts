import { expect, test } from "vitest";
import { noAnswer } from "../src/chat/answer";
import { remembered } from "../src/chat/history";
import { maxPictureBytes, refusalOf, type Picture } from "../src/chat/pictures";
import type { Turn } from "../src/chat/turn";

function turn(id: string, asked: string, answered: string, pictures: Picture[] = []): Turn {
  return { id, question: { model: "svc-agent", text: asked, pictures }, forgotten: 0, answer: { ...noAnswer, state: "done", text: answered } };
}

function picture(bytes: number): Picture {
  return { name: "hull.png", url: "data:image/png;base64,", bytes };
}

const question = { model: "svc-agent", text: "And then?", pictures: [] };

test("earlier turns are sent before the question, oldest first", () => {
  const got = remembered([turn("1", "a", "b"), turn("2", "c", "d")], question);
  expect(got.forgotten).toBe(0);
  expect(got.said.map((said) => `${said.role} ${said.text}`)).toEqual(["user a", "assistant b", "user c", "assistant d", "user And then?"]);
});

test("a turn that was not answered is left out", () => {
  const got = remembered([turn("1", "a", "")], question);
  expect(got.said).toHaveLength(1);
  expect(got.forgotten).toBe(0);
});

test("turns that do not fit are left out from the oldest on", () => {
  const got = remembered([turn("1", "short", "short"), turn("2", "a", "x".repeat(6995)), turn("3", "c", "d")], question);
  expect(got.forgotten).toBe(1);
  expect(got.said.map((said) => said.text.slice(0, 9))).toEqual(["a", "xxxxxxxxx", "c", "d", "And then?"]);
});

test("pictures are sent again while they fit together", () => {
  const half = maxPictureBytes / 2;
  const turns = [turn("1", "a", "b", [picture(half + 1)]), turn("2", "c", "d", [picture(half)])];
  const got = remembered(turns, question);
  expect(got.said.map((said) => said.pictures.length)).toEqual([0, 0, 1, 0, 0]);
});

test("only pictures that the server reads can be attached", () => {
  expect(refusalOf({ name: "a.png", type: "image/png", size: 1 }, [])).toBeUndefined();
  expect(refusalOf({ name: "a.svg", type: "image/svg+xml", size: 1 }, [])).toMatch(/not a PNG/);
  expect(refusalOf({ name: "a.png", type: "image/png", size: 0 }, [])).toMatch(/empty/);
  expect(refusalOf({ name: "a.png", type: "image/png", size: maxPictureBytes + 1 }, [])).toMatch(/larger than 8 MB\./);
  expect(refusalOf({ name: "a.png", type: "image/png", size: 2 }, [picture(maxPictureBytes - 1)])).toMatch(/together/);
});
