import { useCallback, useEffect, useReducer, useRef } from "react";
import type { Api } from "../api/client";
import { faultOf, type Fault } from "../api/fault";
import { Role } from "../gen/fairlead/v1/chat_pb";
import { isOpen } from "./answer";
import { remembered, type Memory, type Said } from "./history";
import { keep, kept } from "./kept";
import { turnsAfter, type Question, type Turn } from "./turn";

/** Chat is a conversation and what can be done in it. */
export type Chat = {
  turns: Turn[];
  /** An answer is on its way. */
  busy: boolean;
  ask: (question: Question) => void;
  /** Asks the last question again and drops its answer. */
  askAgain: () => void;
  stop: () => void;
  /** Has the survey's report of a turn made, as the HTML of a page. */
  report: (turn: string) => Promise<string>;
  clear: () => void;
};

const brokenOff: Fault = { message: "The answer broke off.", keyRefused: false };

/** useChat has one conversation with the server, which goes on when the page is loaded again; it ends what is on its way when the page is left. */
export function useChat(api: Api | null): Chat {
  const [turns, change] = useReducer(turnsAfter, null, kept);
  const now = useRef(turns);
  const running = useRef<AbortController | null>(null);
  const count = useRef(turns.length);
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
      change(abort.signal.aborted ? { kind: "ended", id } : { kind: "ended", id, fault: faultOf(thrown) });
    }
  }, []);

  const start = (earlier: Turn[], question: Question) => {
    if (api !== null) void run(api, String(++count.current), question, remembered(earlier, question));
  };
  const report = useCallback(async (turn: string) => {
    if (api === null) throw new Error("there is no key");
    const at = now.current.findIndex(({ id }) => id === turn);
    const asked = now.current[at];
    const said = asked === undefined ? [] : remembered(now.current.slice(0, at), asked.question).said;
    const made = await api.survey.getReport({ conversation: conversationOf("", said) });
    return made.report?.html ?? "";
  }, [api]);
  const stop = useCallback(() => running.current?.abort(), []);
  useEffect(() => stop, [stop]);
  useEffect(() => {
    now.current = turns;
  }, [turns]);
  useEffect(() => {
    const leave = () => keep(now.current);
    window.addEventListener("pagehide", leave);
    return () => window.removeEventListener("pagehide", leave);
  }, []);

  return {
    turns,
    busy,
    ask: (question) => {
      if (!busy) start(turns, question);
    },
    askAgain: () => {
      if (busy || last === undefined) return;
      change({ kind: "removed", id: last.id });
      start(turns.slice(0, -1), last.question);
    },
    stop,
    report,
    clear: () => {
      stop();
      change({ kind: "cleared" });
    },
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
