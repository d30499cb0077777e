import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { answerAfter, noAnswer } from "../src/chat/answer";
import type { Turn } from "../src/chat/turn";
import { bookOf, type Book } from "../src/conversations/book";
import { lossIn } from "../src/conversations/LossNote";
import { bounds, noLoss, prefix, shelfOf, textOf, turnsOf, type Shelf } from "../src/conversations/shelf";
import { StreamResponseSchema, type StreamResponse } from "../src/gen/fairlead/v1/chat_pb";
import type { Slots } from "../src/ui/slots";

// A storage of so many characters; none can be written where there is no room.
function storage(room = Infinity): Slots & { all: Map<string, string> } {
  const all = new Map<string, string>();
  const used = () => [...all.values()].reduce((sum, text) => sum + text.length, 0);
  return {
    all,
    names: (start) => [...all.keys()].filter((name) => name.startsWith(start)),
    slot: (name) => ({
      read: () => all.get(name) ?? "",
      write: (text) => {
        if (used() - (all.get(name)?.length ?? 0) + text.length > room) return false;
        if (text === "") all.delete(name);
        else all.set(name, text);
        return true;
      },
    }),
  };
}

function said(text: string, pictures = 0): Turn {
  const event = (of: object) => create(StreamResponseSchema, { event: of as StreamResponse["event"] }).event;
  const answer = [event({ case: "text", value: { text: "So." } }), event({ case: "end", value: {} })].reduce(answerAfter, noAnswer);
  return { id: text, question: { model: "svc-agent", text, pictures: Array.from({ length: pictures }, () => ({ name: "a.png", url: `data:image/png;base64,${"A".repeat(1000)}`, bytes: 750 })) }, forgotten: 0, answer };
}

const titles = (of: Shelf | Book) => ("list" in of ? of.list() : of.state().list).map(({ title }) => title);
const questions = (turns: Turn[] | undefined) => turns?.map(({ question }) => question.text);

test("conversations are listed by their first question, the newest first", () => {
  const shelf = shelfOf(storage());
  shelf.put("a", textOf([said("When  should I\nreef?"), said("And then?")], 1));
  shelf.put("b", textOf([said("x".repeat(80))], 3));
  shelf.put("c", textOf([said("", 1)], 2));
  expect(shelf.list()).toEqual([
    { id: "b", title: `${"x".repeat(59)}…`, model: "svc-agent", time: 3, pictures: false },
    { id: "c", title: "", model: "svc-agent", time: 2, pictures: true },
    { id: "a", title: "When should I reef?", model: "svc-agent", time: 1, pictures: false },
  ]);
  expect(questions(turnsOf(shelf.text("a")))).toEqual(["When  should I\nreef?", "And then?"]);
});

test("what this build cannot read is left out, goes first, and goes with all others", () => {
  const slots = storage();
  const shelf = shelfOf(slots, { ...bounds, conversations: 3 });
  const whole = textOf([said("whole")], 1);
  const head = whole.slice(0, whole.indexOf("\n"));
  const odd = ["", "[", "null\n[]", "{}\n[]", '{"title":1,"model":"","time":1}\n[]', head, `${head}\n`, `${head}\n{}`, `${head}\n[null]`, `${head}\n[{"question":null,"events":[]}]`,
    `${head}\n[{"question":{"model":"m","text":"t","pictures":[{}]},"forgotten":0,"events":[]}]`, `${head}\n[{"question":{"model":"m","text":"t","pictures":[]},"forgotten":0,"events":[{"later":1}]}]`];
  odd.forEach((text, i) => slots.slot(`${prefix}${i}`).write(text));
  expect(shelf.list()).toEqual([]);
  expect(bookOf(storage(), slots).open("3", 0)).toBeUndefined();
  for (const name of slots.names(prefix).slice(1)) slots.slot(name).write("");
  for (const [i, title] of ["a", "b", "c"].entries()) expect(shelf.put(title, textOf([said(title)], i + 1))).toEqual(noLoss);
  expect(titles(shelf)).toEqual(["c", "b", "a"]);
  slots.slot(`${prefix}odd`).write("odd");
  shelf.empty();
  expect(slots.names(prefix)).toEqual([]);
});

test("of too many conversations the oldest go", () => {
  const shelf = shelfOf(storage(), { ...bounds, conversations: 2 });
  for (const [i, title] of ["a", "b", "c"].entries()) expect(shelf.put(title, textOf([said(title)], i)).conversations).toBe(i < 2 ? 0 : 1);
  expect(titles(shelf)).toEqual(["c", "b"]);
  expect(shelf.put("b", textOf([said("b"), said("more")], 9))).toEqual(noLoss);
  expect(titles(shelf)).toEqual(["b", "c"]);
});

const size = textOf([said("a")], 1).length;

test.each([["a bound", Infinity, size * 3 + 1500], ["less room than that", size * 3 + 1500, 1e6]])("with %s pictures go first, then the oldest", (_, room, characters) => {
  const shelf = shelfOf(storage(room), { conversations: 9, characters });
  expect(shelf.put("a", textOf([said("a", 1)], 1))).toEqual(noLoss);
  expect(shelf.put("b", textOf([said("b", 1)], 2))).toEqual({ ...noLoss, pictures: 1 });
  expect(shelf.list().map(({ pictures }) => pictures)).toEqual([true, false]);
  expect(shelf.put("c", textOf([said("c", 1)], 3))).toEqual({ ...noLoss, pictures: 1 });
  expect(titles(shelf)).toEqual(["c", "b", "a"]);
  expect(shelf.put("d", textOf([said("d".repeat(1500))], 4))).toEqual({ pictures: 1, conversations: 2, itself: false });
  expect(titles(shelf)).toEqual([`${"d".repeat(59)}…`, "c"]);
});

test("one that fits by no means takes the place of none", () => {
  const shelf = shelfOf(storage(), { conversations: 9, characters: size * 3 });
  shelf.put("a", textOf([said("a")], 1));
  expect(shelf.put("b", textOf([said("b".repeat(size * 3), 1)], 2))).toEqual({ ...noLoss, itself: true });
  expect(shelf.put("c", textOf([said("c", 9)], 3))).toEqual({ ...noLoss, pictures: 1 });
  expect(titles(shelf)).toEqual(["c", "a"]);
});

test("what went is told", () => {
  expect(lossIn(noLoss)).toBe("");
  expect(lossIn({ pictures: 1, conversations: 2, itself: false })).toBe("Room ran out: no longer kept are the pictures of a conversation and the 2 oldest conversations.");
  expect(lossIn({ ...noLoss, itself: true })).toMatch(/^There is no room to keep this conversation/);
});

test("a conversation is gone on with after a restart, and opening one does not move it", () => {
  const [tab, device] = [storage(), storage()];
  let time = 0;
  const before = bookOf(tab, device, () => ++time);
  before.keep([said("a")]);
  before.begin();
  before.keep([said("b")]);
  const book = bookOf(tab, device, () => ++time);
  expect(questions(book.begun)).toEqual(["b"]);
  const a = book.state().list[1]?.id ?? "";
  const opened = book.open(a, 7);
  expect(opened?.map(({ id }) => id)).toEqual(["8"]);
  book.keep(opened ?? []);
  expect(titles(book)).toEqual(["b", "a"]);
  book.keep([...(opened ?? []), said("more")]);
  expect(titles(book)).toEqual(["a", "b"]);
  expect(bookOf(storage(), device).begun).toEqual([]); // another tab begins anew
});

// Two tabs of one browser; what one keeps the other hears of only when it is told.
function twoTabs() {
  const device = storage();
  return { one: bookOf(storage(), device), two: bookOf(storage(), device), device, list: (book: Book) => titles(book).sort() };
}

test("one that has grown too large stays one, as it was last kept", () => {
  const device = storage();
  const book = bookOf(storage(), device, () => 0, { conversations: 9, characters: size * 3 });
  const turns = [said("a")];
  book.keep(turns);
  const { current } = book.state();
  for (const grown of ["b", "c"]) book.keep([...turns, said(grown.repeat(size * 3))]);
  expect([book.state().current, book.state().loss.itself, titles(book)]).toEqual([current, true, ["a"]]);
  book.keep([...turns, said("b")]);
  expect([book.state().current, book.state().loss.itself, titles(book)]).toEqual([current, false, ["a"]]);
});

test("the conversation before a new one is gone back to", () => {
  const { one, two, list } = twoTabs();
  const turns = [said("a")];
  one.keep(turns);
  const { current } = one.state();
  one.begin();
  two.keep([...(two.open(current, 0) ?? []), said("b")]);
  one.resume(current);
  one.keep(turns);
  expect([one.state().current, list(one)]).toEqual([current, ["a"]]);
  expect(questions(one.news(1))).toEqual(["a", "b"]);
  one.begin();
  two.removeAll();
  one.resume(current);
  one.keep(turns);
  expect(list(one)).toEqual(["a"]);
});

test("two tabs keep what each of them says", () => {
  const { one, two, list } = twoTabs();
  one.keep([said("one")]);
  two.keep([said("two")]);
  one.hear(`${prefix}any`);
  expect(list(one)).toEqual(["one", "two"]);
  expect(list(two)).toEqual(["one", "two"]);
});

test("what another tab says in the same conversation is followed, or kept beside it", () => {
  const { one, two, device } = twoTabs();
  one.keep([said("a")]);
  const { current } = one.state();
  const opened = two.open(current, 0) ?? [];
  two.keep([...opened, said("two")]);
  expect(questions(one.news(1))).toEqual(["a", "two"]);
  expect(one.news(1)).toBeUndefined();
  one.keep([said("a"), said("two"), said("one")]);
  two.keep([...opened, said("two"), said("three")]); // it was answering and could not follow
  expect(two.state().current).not.toBe(current);
  const kept = shelfOf(device);
  expect(kept.list().map(({ id }) => questions(turnsOf(kept.text(id)))).sort()).toEqual([["a", "two", "one"], ["a", "two", "three"]]);
});

test("a deleted conversation is brought back, all are deleted for good", () => {
  const { one, list } = twoTabs();
  one.keep([said("a")]);
  const { current } = one.state();
  const bring = one.remove(current);
  expect(list(one)).toEqual([]);
  expect(one.state().current).not.toBe(current);
  bring();
  expect(list(one)).toEqual(["a"]);
  one.removeAll();
  expect(list(one)).toEqual([]);
});

test("a conversation deleted by another tab stays open and is kept again when it goes on", () => {
  const { one, two, list } = twoTabs();
  one.keep([said("a")]);
  two.removeAll();
  expect(one.news(0)).toBeUndefined();
  expect(list(one)).toEqual(["a"]);
  one.hear(null);
  expect(list(one)).toEqual([]);
  one.keep([said("a"), said("b")]);
  expect(list(one)).toEqual(["a"]);
});

test("kept in the tab only, conversations leave the browser, and each tab keeps its own", () => {
  const { one, two, device, list } = twoTabs();
  one.keep([said("old")]);
  one.begin();
  one.keep([said("one")]);
  two.keep([said("two")]);
  one.move("tab");
  expect(device.names(prefix)).toEqual([]);
  two.hear("fairlead.keep");
  expect([two.state().place, list(two)]).toEqual(["tab", ["two"]]);
  expect(list(one)).toEqual(["old", "one", "two"]);
  two.begin();
  two.keep([said("more")]);
  expect(device.names(prefix)).toEqual([]);
  two.move("browser");
  one.hear("fairlead.keep");
  expect(list(one)).toEqual(["more", "old", "one", "two"]);
});

test("the list changes only with what is kept, and tells that it has", () => {
  const { one } = twoTabs();
  let heard = 0;
  const leave = one.subscribe(() => heard++);
  const before = one.state();
  one.keep([]);
  one.hear("fairlead.theme");
  expect(one.state()).toBe(before);
  one.keep([said("a")]);
  expect([heard, one.state() === before]).toEqual([1, false]);
  leave();
  one.begin();
  expect(heard).toBe(1);
});
