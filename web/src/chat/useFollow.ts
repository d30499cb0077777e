import { useEffect, useRef, type RefObject } from "react";
import type { Answer } from "./answer";

// The space kept above a turn that has been followed to the top: the page's header and a little air.
const headroom = 72;

/**
 * useFollow scrolls along while an answer grows, but never further than where its question reaches the top: who reads
 * from the beginning is left in peace. Scrolling up ends the following until the next turn.
 */
export function useFollow(turn: string | undefined, answer: Answer | undefined): RefObject<HTMLElement | null> {
  const top = useRef<HTMLElement>(null);
  const state = useRef({ turn, reached: 0, left: false });
  useEffect(() => {
    if (state.current.turn !== turn) state.current = { turn, reached: 0, left: false };
    const { reached, left } = state.current;
    const element = top.current;
    if (element === null || left) return;
    if (window.scrollY < reached - 2) {
      state.current.left = true;
      return;
    }
    const bottom = document.documentElement.scrollHeight - window.innerHeight;
    const target = Math.min(bottom, element.getBoundingClientRect().top + window.scrollY - headroom);
    if (target > window.scrollY) window.scrollTo(0, target);
    state.current.reached = window.scrollY;
  }, [turn, answer]);
  return top;
}
