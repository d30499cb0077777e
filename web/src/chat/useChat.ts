import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import type { Api } from "../api/client";
import { faultOf, type Fault } from "../api/fault";
import type { Book } from "../conversations/book";
import { Role } from "../gen/fairlead/v1/chat_pb";
import { isOpen, noAnswer } from "./answer";
import { remembered, type Memory, type Said } from "./history";
import { before, stopped, turnsAfter, type Question, type Turn } from "./turn";

/** Chat is a conversation and what can be done in it. */
export type Chat = {
  turns: Turn[];
  /** An answer is on its way. */
  busy: boolean;
  ask: (question: Question) => void;
  /** Asks a question in the place of a turn, which goes with those behind it. */
  replace: (turn: string, question: Question) => void;
  /** Brings back what the reader's last step took away; undefined when that was no answer, or another question has been asked since. */
  restore: Restore | undefined;
  stop: () => void;
  /** Has the survey's report of a turn made, as the HTML of a page. */
  report: (turn: string) => Promise<string>;
  /** Begins a conversation. */
  begin: () => void;
  /** Goes on with another conversation; false if it cannot be read. */
  open: (conversation: string) => boolean;
  remove: (conversation: string) => void;
  removeAll: () => void;
};

/** Restore brings back answers that were replaced, the conversation before a new one, or one that was deleted. */
export type Restore = { what: "answers" | "conversation" | "deleted"; bring: () => void };

/** Taken is what was taken away: turns of the open conversation or all of another one, or what was deleted, which was open or not. */
type Taken =
  | { what: "answers"; turns: Turn[] }
  | { what: "conversation"; id: string; turns: Turn[] }
  | { what: "deleted"; id: string; again: () => void; open: boolean };

const brokenOff: Fault = { message: "The answer broke off.", keyRefused: false };

/**
 * useChat has the open conversation of a book with the server, which goes on when the page is loaded again; it ends what
 * is on its way when the page or the conversation is left. onFault hears why an answer failed.
 */
export function useChat(api: Api | null, book: Book, onFault: (fault: Fault) => void): Chat {
  const [turns, change] = useReducer(turnsAfter, book.begun);
  const now = useRef(turns);
  const running = useRef<AbortController | null>(null);
  const count = useRef(turns.length);
  const [taken, setTaken] = useState<Taken>();
  const last = turns.at(-1);
  const busy = last !== undefined && isOpen(last.answer);

  const run = useCallback(async (api: Api, id: string, question: Question, { said, forgotten }: Memory) => {
    const abort = new AbortController();
    running.current = abort;
    change({ kind: "asked", id, question, forgotten });
    try {
      const stream = api.chat.stream({ conversation: conversationOf(question.model, said) }, { signal: abort.signal });
      for await (const { event } of stream) change({ kind: "event", id, event });
      change({ kind: "ended", id, fault: brokenOff });
    } catch (thrown) {
      const fault = abort.signal.aborted ? undefined : faultOf(thrown);
      change(fault === undefined ? { kind: "ended", id } : { kind: "ended", id, fault });
      if (fault !== undefined) onFault(fault);
    }
  }, [onFault]);

  const start = useCallback((earlier: Turn[], question: Question) => {
    if (api !== null) void run(api, String(++count.current), question, remembered(earlier, question));
  }, [api, run]);
  const report = useCallback(async (turn: string) => {
    if (api === null) throw new Error("there is no key");
    const asked = now.current.find(({ id }) => id === turn);
    const said = asked === undefined ? [] : remembered(before(now.current, turn), asked.question).said;
    const made = await api.survey.getReport({ conversation: conversationOf("", said) });
    return made.report?.html ?? "";
  }, [api]);
  const stop = useCallback(() => running.current?.abort(), []);
  const replace = useCallback((turn: string, question: Question) => {
    if (api === null) return;
    stop();
    const earlier = before(now.current, turn);
    const gone = now.current.slice(earlier.length);
    setTaken(gone.some(({ answer }) => answer.text !== "") ? { what: "answers", turns: stopped(now.current) } : undefined);
    change({ kind: "cut", id: turn });
    start(earlier, question);
  }, [api, start, stop]);
  const ask = useCallback((question: Question) => {
    if (now.current.some(({ answer }) => isOpen(answer))) return;
    setTaken(undefined);
    start(now.current, question);
  }, [start]);
  const leave = () => {
    stop();
    const left = busy ? stopped(turns) : turns;
    book.keep(left);
    return left;
  };
  const show = useCallback((turns: Turn[]) => {
    count.current += turns.length;
    setTaken(undefined);
    change({ kind: "restored", turns });
  }, []);
  const begin = () => {
    const left = leave();
    setTaken(left.length === 0 ? undefined : { what: "conversation", id: book.state().current, turns: left });
    book.begin();
    change({ kind: "cleared" });
  };
  const open = (id: string) => {
    if (id === book.state().current) return true;
    leave();
    const opened = book.open(id, count.current);
    if (opened === undefined) return false;
    show(opened);
    return true;
  };
  const remove = (id: string) => {
    const here = id === book.state().current;
    if (here) {
      leave();
      change({ kind: "cleared" });
    }
    setTaken({ what: "deleted", id, again: book.remove(id), open: here });
  };
  const removeAll = () => {
    stop();
    setTaken(undefined);
    book.removeAll();
    change({ kind: "cleared" });
  };
  const bring = (taken: Taken) => {
    setTaken(undefined);
    if (taken.what === "deleted") {
      taken.again();
      if (taken.open) open(taken.id);
      return;
    }
    stop();
    if (taken.what === "conversation") book.resume(taken.id);
    change({ kind: "restored", turns: taken.turns });
  };
  useEffect(() => stop, [stop]);
  const settled = !busy || last.answer === noAnswer; // what has just been asked is in the list at once
  useEffect(() => {
    now.current = turns;
    if (settled) book.keep(turns);
  }, [book, turns, settled]);
  useEffect(() => {
    // A phone ends a page that is out of sight without another word.
    const leave = () => {
      if (document.visibilityState === "hidden") book.keep(now.current);
    };
    const end = () => book.keep(now.current);
    // Another tab may have gone on with the same conversation; an answer on its way is kept beside it in the end.
    const follow = ({ key }: StorageEvent) => {
      book.hear(key);
      const news = now.current.some(({ answer }) => isOpen(answer)) ? undefined : book.news(count.current);
      if (news !== undefined) show(news);
    };
    window.addEventListener("storage", follow);
    document.addEventListener("visibilitychange", leave);
    window.addEventListener("pagehide", end);
    return () => {
      document.removeEventListener("visibilitychange", leave);
      window.removeEventListener("pagehide", end);
      window.removeEventListener("storage", follow);
    };
  }, [book, show]);

  return {
    turns,
    busy,
    ask,
    replace,
    restore: taken === undefined ? undefined : { what: taken.what, bring: () => bring(taken) },
    stop,
    report,
    begin,
    open,
    remove,
    removeAll,
  };
}

function conversationOf(model: string, said: Said[]) {
  return {
    model,
    messages: said.map(({ role, text, pictures }) => ({
      role: role === "user" ? Role.USER : Role.ASSISTANT,
      text,
      images: pictures.map(({ url }) => ({ url })),
    })),
  };
}
