import { pictured, read, withoutPictures, written } from "../chat/kept";
import type { Turn } from "../chat/turn";
import { shortened } from "../chat/useTitle";
import type { Slots } from "../ui/slots";

/** Head is what a list tells of a conversation. */
export type Head = {
  /** Its first question, shortened; empty for one of pictures only. */
  title: string;
  /** Who was asked last. */
  model: string;
  /** When it was last gone on with, in milliseconds since 1970. */
  time: number;
  /** It has pictures. */
  pictures: boolean;
};

/** Entry is a conversation in the list. */
export type Entry = Head & { id: string };

/** Bounds are how many conversations are kept, and in how many characters together. */
export type Bounds = { conversations: number; characters: number };

/** bounds fit into what browsers give to a page; where one gives less, less is kept. */
export const bounds: Bounds = { conversations: 100, characters: 4_000_000 };

/** Loss is what was given up for want of room: the pictures of so many conversations, so many whole ones, and itself the one that was to be kept. */
export type Loss = { pictures: number; conversations: number; itself: boolean };

/** noLoss is when there was room. */
export const noLoss: Loss = { pictures: 0, conversations: 0, itself: false };

/** prefix begins the name of the slot of every conversation. */
export const prefix = "fairlead.conversation.";

/** Shelf keeps conversations, each as a text in a slot of its own, so that no tab writes over what another one keeps. */
export type Shelf = {
  /** The conversations, the newest first. What this build cannot read is left out. */
  list: () => Entry[];
  /** The text of a conversation, empty if there is none. */
  text: (id: string) => string;
  /** Keeps a text and makes room for it: pictures go first, then whole conversations, always the oldest before the others. */
  put: (id: string, text: string) => Loss;
  remove: (id: string) => void;
  /** Removes all, what cannot be read too. */
  empty: () => void;
};

/** shelfOf is the shelf in a storage. */
export function shelfOf({ slot, names }: Slots, { conversations, characters }: Bounds = bounds): Shelf {
  const slotOf = (id: string) => slot(prefix + id);
  const known = new Map<string, { text: string; readable: boolean }>(); // reading all that fits takes a tenth of a second
  const isReadable = (id: string, text: string): boolean => {
    const before = known.get(id);
    if (before?.text === text) return before.readable;
    const readable = turnsOf(text).length > 0;
    known.set(id, { text, readable });
    return readable;
  };
  const all = () => names(prefix).map((name) => {
    const text = slot(name).read();
    return { id: name.slice(prefix.length), text, head: headOf(text) };
  }).sort((a, b) => (b.head?.time ?? 0) - (a.head?.time ?? 0) || (a.id < b.id ? -1 : 1));
  const put = (id: string, text: string): Loss => {
    const loss = { ...noLoss };
    if (withoutPicturesIn(text).length > characters) return { ...loss, itself: true }; // the others would go in vain
    const self = { id, text, head: headOf(text) };
    const row = [...all().filter((one) => one.id !== id).reverse(), self]; // the oldest first
    const strip = (one: typeof self) => {
      one.text = withoutPicturesIn(one.text);
      one.head = headOf(one.text);
      loss.pictures++;
      if (one !== self) slotOf(one.id).write(one.text);
    };
    if (text.length > characters) strip(self);
    for (;;) {
      const many = row.length > conversations;
      const long = row.reduce((sum, { text }) => sum + text.length, 0) > characters;
      if (!many && !long && slotOf(id).write(self.text)) return loss;
      const pictured = many ? undefined : row.find(({ head }) => head?.pictures === true);
      if (pictured !== undefined) {
        strip(pictured);
        continue;
      }
      const oldest = row.shift();
      if (oldest === undefined || oldest === self) return { ...loss, itself: true };
      slotOf(oldest.id).write("");
      if (oldest.head !== undefined) loss.conversations++;
    }
  };
  return {
    list: () => all().flatMap(({ id, text, head }) => (head === undefined || !isReadable(id, text) ? [] : [{ id, ...head }])),
    text: (id) => slotOf(id).read(),
    put,
    remove: (id) => void slotOf(id).write(""),
    empty: () => names(prefix).forEach((name) => slot(name).write("")),
  };
}

/** textOf is a conversation as it is kept: a line that tells of it, and its turns. */
export function textOf(turns: Turn[], time: number): string {
  return textWith({ title: shortened(turns[0]?.question.text ?? ""), model: turns.at(-1)?.question.model ?? "", time, pictures: turns.some(pictured) }, written(turns));
}

/** headOf is what the text of a conversation tells of it, undefined if this build cannot read it. */
export function headOf(text: string): Head | undefined {
  try {
    const { title, model, time, pictures } = JSON.parse(text.slice(0, text.indexOf("\n"))) as Partial<Head>;
    if (typeof title !== "string" || typeof model !== "string" || typeof time !== "number") return undefined;
    return { title, model, time, pictures: pictures === true };
  } catch {
    return undefined;
  }
}

/** turnsOf is the conversation of a text, its turns numbered on from after; none if this build cannot read it. */
export function turnsOf(text: string, after = 0): Turn[] {
  return read(text.slice(text.indexOf("\n") + 1), after);
}

function withoutPicturesIn(text: string): string {
  const head = headOf(text);
  if (head?.pictures !== true) return text;
  return textWith({ ...head, pictures: false }, written(turnsOf(text).map(withoutPictures)));
}

function textWith(head: Head, turns: string): string {
  return `${JSON.stringify(head)}\n${turns}`;
}
