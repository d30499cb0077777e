import { useEffect, useRef, useState, type RefObject } from "react";

/** Overflow is how an element that scrolls sideways stands. */
type Overflow<E> = { box: RefObject<E | null>; /** It is wider than its place. */ scrolls: boolean; /** There is more behind its end. */ more: boolean };

/** useOverflow tells whether an element scrolls sideways, and whether there is more to come. */
export function useOverflow<E extends HTMLElement>(): Overflow<E> {
  const box = useRef<E>(null);
  const [scrolls, setScrolls] = useState(false);
  const [more, setMore] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const look = () => {
      setScrolls(element.scrollWidth > element.clientWidth + 1);
      setMore(Math.abs(element.scrollLeft) + element.clientWidth < element.scrollWidth - 1);
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    if (element.firstElementChild) sizes.observe(element.firstElementChild);
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener("scroll", look);
    };
  }, []);
  return { box, scrolls, more };
}
