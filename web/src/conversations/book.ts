import type { Turn } from "../chat/turn";
import type { Slots } from "../ui/slots";
import { bounds, headOf, noLoss, prefix, shelfOf, textOf, turnsOf, type Entry, type Loss } from "./shelf";

/** Place is where conversations are kept: in this browser, or in this tab only. */
export type Place = "browser" | "tab";

/** State is what the page shows of its book. It is another object after each change. */
export type State = {
  /** The newest first. */
  list: Entry[];
  /** The conversation of this tab; one that has just begun is not in the list. */
  current: string;
  place: Place;
  /** What was given up for want of room since the conversation was opened. */
  loss: Loss;
};

/** Book is the conversations as one tab has them, of which one is open. */
export type Book = {
  state: () => State;
  subscribe: (changed: () => void) => () => void;
  /** The conversation that was open when the page was left. */
  begun: Turn[];
  /** Keeps the open conversation, if it has changed. Where another tab has gone on with it, it is kept beside the other's. */
  keep: (turns: Turn[]) => void;
  /** Opens a conversation, its turns numbered on from after; undefined if this build cannot read it. */
  open: (id: string, after: number) => Turn[] | undefined;
  /** Begins a conversation. */
  begin: () => void;
  /** Goes back to the conversation that was open before another one was begun. */
  resume: (id: string) => void;
  /** Removes a conversation and returns how it is brought back. */
  remove: (id: string) => () => void;
  removeAll: () => void;
  /** Keeps all conversations at a place from now on. */
  move: (to: Place) => void;
  /** Takes note that another tab changed what is kept under a name, null for all of it. */
  hear: (name: string | null) => void;
  /** The open conversation, if another tab has gone on with it, its turns numbered on from after. */
  news: (after: number) => Turn[] | undefined;
};

/** bookOf is the book of a tab: tab keeps what is the tab's own, device what all tabs share. */
export function bookOf(tab: Slots, device: Slots, now: () => number = Date.now, room = bounds): Book {
  const shelves = { browser: shelfOf(device, room), tab: shelfOf(tab, room) };
  const [chosen, here] = [device.slot("fairlead.keep"), tab.slot("fairlead.open")];
  const listeners = new Set<() => void>();
  const placeNow = (): Place => (chosen.read() === "tab" ? "tab" : "browser");
  let seen: { time: number; turns?: Turn[] } = { time: 0 }; // the open conversation as this tab last read or kept it
  let left = seen; // the one before
  let state: State = { list: [], current: here.read() || fresh(), place: placeNow(), loss: noLoss };
  const shelf = () => shelves[state.place];
  const change = (part: Partial<State>) => {
    const next = { ...state, ...part };
    state = { ...next, list: shelves[next.place].list() };
    here.write(state.current);
    for (const listener of listeners) listener();
  };
  const timeOf = (id: string) => headOf(shelf().text(id))?.time;
  const look = (id: string, after: number): Turn[] | undefined => {
    const text = shelf().text(id);
    const turns = turnsOf(text, after);
    if (turns.length === 0) return undefined;
    seen = { time: headOf(text)?.time ?? 0, turns };
    return turns;
  };
  const put = (id: string, text: string, { pictures, conversations } = state.loss): Loss => {
    const lost = shelf().put(id, text);
    return { pictures: pictures + lost.pictures, conversations: conversations + lost.conversations, itself: lost.itself };
  };
  const carry = (from: Place) => {
    const loss = shelves[from].list().reduceRight((loss, { id }) => put(id, shelves[from].text(id), loss), state.loss);
    shelves[from].empty();
    change({ loss });
  };
  const begin = () => {
    left = seen;
    seen = { time: 0 };
    change({ current: fresh(), loss: noLoss });
  };
  const begun = look(state.current, 0) ?? [];
  change({});

  return {
    state: () => state,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    begun,
    keep: (turns) => {
      if (turns === seen.turns || turns.length === 0) return;
      const stored = timeOf(state.current);
      const current = stored === undefined || stored === seen.time ? state.current : fresh();
      const time = Math.max(now(), seen.time + 1);
      const loss = put(current, textOf(turns, time));
      seen = { time: loss.itself ? seen.time : time, turns };
      change({ current, loss });
    },
    open: (id, after) => {
      const turns = look(id, after);
      change(turns === undefined ? {} : { current: id, loss: noLoss });
      return turns;
    },
    begin,
    resume: (id) => {
      seen = timeOf(id) === undefined ? { time: 0 } : left;
      change({ current: id });
    },
    remove: (id) => {
      const text = shelf().text(id);
      shelf().remove(id);
      if (id === state.current) begin();
      else change({});
      return () => change({ loss: put(id, text) });
    },
    removeAll: () => {
      shelf().empty();
      begin();
    },
    move: (to) => {
      const from = state.place;
      if (to === from || !chosen.write(to === "tab" ? to : "")) return;
      change({ place: to });
      carry(from);
    },
    hear: (name) => {
      const place = placeNow();
      if (place !== state.place) {
        change({ place });
        if (place === "browser") carry("tab");
        else if (seen.turns !== undefined) change({ loss: put(state.current, textOf(seen.turns, seen.time)) }); // the others went to the tab that chose so
      } else if (name === null || name.startsWith(prefix)) change({});
    },
    news: (after) => {
      const time = timeOf(state.current);
      return time === undefined || time === seen.time ? undefined : look(state.current, after);
    },
  };
}

function fresh(): string {
  return Date.now().toString(36) + Math.random().toString(36).slice(2, 8);
}
