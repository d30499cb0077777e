/** Link is where a safe link leads. */
export type Link = { href: string; /** The host when it is not this page's own. */ host?: string };

/**
 * safeLink returns where raw leads if a reader may be led there: to this page's own origin, or anywhere by https.
 * Addresses with a user name are refused, because they look like the host that they are not.
 */
export function safeLink(raw: string, origin: string): Link | null {
  if (raw === "" || raw.startsWith("#") || hasControl(raw) || raw.includes("\\")) return null;
  let url: URL;
  try {
    url = new URL(raw, origin);
  } catch {
    return null;
  }
  if (url.username !== "" || url.password !== "") return null;
  // The origin of a blob: address is that of the page which made it, so that the scheme has to be looked at too.
  const home = url.origin === origin && (url.protocol === "https:" || url.protocol === "http:");
  if (home) return { href: url.href };
  if (isSameMachine(url, new URL(origin))) return { href: origin + url.pathname + url.search + url.hash };
  return url.protocol === "https:" ? { href: url.href, host: url.host } : null;
}

// A server on the reader's own machine has several names, and writes its links with one of them.
function isSameMachine(a: URL, b: URL): boolean {
  const names = ["localhost", "127.0.0.1", "[::1]"];
  return a.protocol === b.protocol && a.port === b.port && names.includes(a.hostname) && names.includes(b.hostname);
}

// White space and control characters are dropped by browsers, so that they could hide a scheme.
function hasControl(text: string): boolean {
  for (const c of text) if (c <= " " || c === "\u007f") return true;
  return false;
}
