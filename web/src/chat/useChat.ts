import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import type { Api } from "../api/client";
import { faultOf, type Fault } from "../api/fault";
import { Role } from "../gen/fairlead/v1/chat_pb";
import { isOpen } from "./answer";
import { remembered, type Memory, type Said } from "./history";
import { keep, kept } from "./kept";
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
  clear: () => void;
};

/** Restore brings back answers that were replaced, or the conversation before a new one. */
export type Restore = { what: "answers" | "conversation"; bring: () => void };

/** Taken is the conversation as it was before something of it was taken away. */
type Taken = { what: Restore["what"]; turns: Turn[] };

const brokenOff: Fault = { message: "The answer broke off.", keyRefused: false };

/**
 * useChat has one conversation with the server, which goes on when the page is loaded again; it ends what is on its way
 * when the page is left. onFault hears why an answer failed.
 */
export function useChat(api: Api | null, onFault: (fault: Fault) => void): Chat {
  const [turns, change] = useReducer(turnsAfter, null, kept);
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
  const clear = () => {
    stop();
    setTaken({ what: "conversation", turns: stopped(turns) });
    change({ kind: "cleared" });
  };
  const bring = (turns: Turn[]) => {
    stop();
    change({ kind: "restored", turns });
    setTaken(undefined);
  };
  useEffect(() => stop, [stop]);
  useEffect(() => {
    now.current = turns;
    if (!busy) keep(turns);
  }, [turns, busy]);
  useEffect(() => {
    // A phone ends a page that is out of sight without another word.
    const leave = () => {
      if (document.visibilityState === "hidden") keep(now.current);
    };
    const end = () => keep(now.current);
    document.addEventListener("visibilitychange", leave);
    window.addEventListener("pagehide", end);
    return () => {
      document.removeEventListener("visibilitychange", leave);
      window.removeEventListener("pagehide", end);
    };
  }, []);

  return {
    turns,
    busy,
    ask,
    replace,
    restore: taken === undefined ? undefined : { what: taken.what, bring: () => bring(taken.turns) },
    stop,
    report,
    clear,
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
