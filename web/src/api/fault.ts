import { Code, ConnectError } from "@connectrpc/connect";

/** Fault is an error as it is shown to the person who asked. */
export type Fault = {
  message: string;
  /** What of the request it is about, where that is something a person chose. */
  param?: string;
  /** The key is missing, wrong or revoked. */
  keyRefused: boolean;
  /** The server did not answer at all, or something before it answered in its place. */
  unreachable?: true;
  /** What kind of help there is; unset for another try. */
  kind?: "too long";
  /** Seconds after which another try may succeed. */
  retryAfter?: number;
};

/** faultOf explains whatever a call threw. */
export function faultOf(thrown: unknown): Fault {
  const error = ConnectError.from(thrown);
  const { reason, param } = detailsOf(error);
  const unreachable = isNetwork(error) || isGateway(error);
  const retryAfter = Number(error.metadata.get("Retry-After"));
  return {
    message: wordsOf(error, reason),
    ...(param !== undefined && /image|picture/i.test(param) ? { param } : {}),
    ...(unreachable ? { unreachable } : {}),
    ...(reason === "context_length_exceeded" ? { kind: "too long" } : {}),
    keyRefused: error.code === Code.Unauthenticated,
    ...(retryAfter > 0 ? { retryAfter } : {}),
  };
}

/** isCanceled tells whether a call ended because its signal was aborted. */
export function isCanceled(thrown: unknown): boolean {
  return ConnectError.from(thrown).code === Code.Canceled;
}

// The server's own words are for programmers where they speak of the protocol; what stands before a server has none at all.
function wordsOf(error: ConnectError, reason: string): string {
  if (isNetwork(error)) return "The server cannot be reached.";
  if (isGateway(error)) return "The server is restarting, or has too much to do.";
  const status = statusOf(error);
  if (status === 413) return "The question with its pictures is too large.";
  if (status === 429) return "Too many questions at once.";
  if (status !== undefined) return `The server gave no reason (HTTP ${status}).`;
  return reason === "context_length_exceeded" ? tooLong(error.rawMessage) : sentence(error.rawMessage);
}

function tooLong(message: string): string {
  const [limit, length] = [...message.matchAll(/(\d+) tokens/g)].map((found) => Number(found[1]));
  if (limit === undefined || length === undefined || length <= limit) return "The question is too long.";
  const count = (n: number) => n.toLocaleString("en");
  return `The question is too long: it has ${count(length)} tokens, and ${count(limit)} fit. Leave out about ${Math.ceil(100 * (1 - limit / length))} % of it.`;
}

// Browsers report a refused connection as a TypeError of their own wording.
function isNetwork(error: ConnectError): boolean {
  return error.code === Code.Unknown && error.cause instanceof TypeError;
}

function isGateway(error: ConnectError): boolean {
  return [502, 503, 504].includes(statusOf(error) ?? 0);
}

// An answer that is not of the protocol, as a proxy gives it, is told by its status only.
function statusOf(error: ConnectError): number | undefined {
  const found = /^HTTP (\d{3})$/.exec(error.rawMessage);
  return found === null ? undefined : Number(found[1]);
}

function sentence(message: string): string {
  const text = message.trim() || "the server gave no reason";
  return text.charAt(0).toUpperCase() + text.slice(1) + (/[.!?]$/.test(text) ? "" : ".");
}

// The server tells a code and the field in an ErrorInfo detail, of which JSON clients get a readable form.
function detailsOf(error: ConnectError): { reason: string; param: string | undefined } {
  const info = error.details.map((detail): unknown => ("debug" in detail ? detail.debug : undefined)).find(isObject);
  const param = isObject(info?.metadata) ? info.metadata.param : undefined;
  return { reason: typeof info?.reason === "string" ? info.reason : "", param: typeof param === "string" && param !== "" ? param : undefined };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
