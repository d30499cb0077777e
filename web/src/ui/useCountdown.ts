import { useEffect, useState } from "react";

/** useCountdown returns how many of the seconds are left since it was first drawn. */
export function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(Math.ceil(seconds));
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return Math.max(0, left);
}
