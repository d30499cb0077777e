/** Link is where a safe link leads. */
export type Link = { href: string; /** The host when it is not this page's own. */ host?: string };

/**
 * safeLink returns where raw leads if a reader may be led there: to this page's own origin, or anywhere by https.
 * What names the server's own machine leads to this origin too.
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
  if (isLoopback(url)) return { href: origin + url.pathname + url.search + url.hash };
  return url.protocol === "https:" ? { href: url.href, host: url.host } : null;
}

// A server that is not told its public address writes its links with its own machine's, which nobody else can follow: a
// phone beside it, or a browser behind another port. It can only have meant itself, so that they lead to this page's origin.
function isLoopback(url: URL): boolean {
  return url.protocol === "http:" && ["localhost", "127.0.0.1", "[::1]"].includes(url.hostname);
}

// White space and control characters are dropped by browsers, so that they could hide a scheme.
function hasControl(text: string): boolean {
  for (const c of text) if (c <= " " || c === "\u007f") return true;
  return false;
}
