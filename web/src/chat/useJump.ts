import { useCallback, useRef, useState } from "react";

/** Jump is how a reader came to a source: its number, and the way back to the mark that was pressed. */
export type Jump = { to: number; back: () => void };

/** useJump remembers the last step from a mark to its source. */
export function useJump(): { jump: Jump | undefined; onJump: (to: number, from: HTMLElement) => void } {
  const mark = useRef<HTMLElement>(null);
  const [to, setTo] = useState<number>();
  const onJump = useCallback((to: number, from: HTMLElement) => {
    mark.current = from;
    setTo(to);
  }, []);
  const back = () => {
    mark.current?.scrollIntoView({ block: "center" });
    mark.current?.focus({ preventScroll: true });
    setTo(undefined);
  };
  return { jump: to === undefined ? undefined : { to, back }, onJump };
}
