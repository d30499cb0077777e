import { useCallback, useEffect, useRef, useState, type RefObject } from "react";
import type { Answer } from "./answer";

// The space kept above a turn that has been followed to the top: the page's header and a little air.
const headroom = 72;

type Follow = {
  /** The element of the last turn. */
  top: RefObject<HTMLElement | null>;
  /** An element behind all turns. */
  end: RefObject<HTMLDivElement | null>;
  /** The end is out of sight. */
  away: boolean;
  /** Goes to the end and, while the answer grows, stays there. */
  toEnd: () => void;
};

/**
 * useFollow scrolls along while an answer grows, but never further than where its question reaches the top: who reads
 * from the beginning is left in peace. Who goes to the end is kept there. Scrolling up ends the following until the next turn.
 */
export function useFollow(turn: string | undefined, answer: Answer | undefined): Follow {
  const top = useRef<HTMLElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const state = useRef({ turn, reached: 0, left: false, atEnd: false });
  const [away, setAway] = useState(false);
  useEffect(() => {
    if (state.current.turn !== turn) state.current = { turn, reached: 0, left: false, atEnd: false };
    const { reached, left, atEnd } = state.current;
    const element = top.current;
    if (element === null || left) return;
    if (window.scrollY < reached - 2) {
      state.current.left = true;
      return;
    }
    const bottom = document.documentElement.scrollHeight - window.innerHeight;
    const target = atEnd ? bottom : Math.min(bottom, element.getBoundingClientRect().top + window.scrollY - headroom);
    if (target > window.scrollY) window.scrollTo(0, target);
    state.current.reached = window.scrollY;
  }, [turn, answer]);
  useEffect(() => {
    if (end.current === null) return;
    const seen = new IntersectionObserver(([entry]) => setAway(entry !== undefined && !entry.isIntersecting));
    seen.observe(end.current);
    return () => seen.disconnect();
  }, []);
  const toEnd = useCallback(() => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    state.current = { ...state.current, reached: window.scrollY, left: false, atEnd: true };
  }, []);
  return { top, end, away, toEnd };
}
