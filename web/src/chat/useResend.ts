import { useEffect, useRef } from "react";
import type { Connection } from "../key/ConnectionState";
import type { Question, Turn } from "./turn";

/** useResend asks the last question once more by itself when the server is back, if it had not been reached. */
export function useResend(connection: Connection, last: Turn | undefined, replace: (turn: string, question: Question) => void): void {
  const away = useRef(false);
  const sent = useRef<Question>(undefined);
  useEffect(() => {
    if (connection === "unreachable") away.current = true;
    if (connection !== "connected" || !away.current) return;
    away.current = false;
    if (last === undefined || !isUnsent(last) || sent.current === last.question) return;
    sent.current = last.question; // a server that only half works is not asked for ever
    replace(last.id, last.question);
  }, [connection, last, replace]);
}

/** isUnsent tells whether the server did not get a question. */
export function isUnsent({ answer }: Turn): boolean {
  return answer.fault?.unreachable === true && answer.text === "";
}
