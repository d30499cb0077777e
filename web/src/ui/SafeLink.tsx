import type { ReactNode } from "react";
import { safeLink } from "./href";

/** SafeLink is a link if its address is safe, and shows the host it leads to; else it is only its text. */
export function SafeLink({ href, origin, children }: { href: string; origin: string; children: ReactNode }) {
  const link = safeLink(href, origin);
  if (link === null) return children;
  return (
    <>
      <a href={link.href} target="_blank" rel="noreferrer noopener">{children}</a>
      {link.host !== undefined && <span className="host"> ({link.host})</span>}
    </>
  );
}
