import { Code, ConnectError } from "@connectrpc/connect";

/** Fault is an error as it is shown: the server's own words, and the field it complains about. */
export type Fault = {
  message: string;
  param?: string;
  /** The key is missing, wrong or revoked. */
  keyRefused: boolean;
  /** The server did not answer at all. */
  unreachable?: true;
  /** Seconds after which another try may succeed. */
  retryAfter?: number;
};

/** faultOf explains whatever a call threw. */
export function faultOf(thrown: unknown): Fault {
  const error = ConnectError.from(thrown);
  const param = paramOf(error);
  const retryAfter = Number(error.metadata.get("Retry-After"));
  return {
    message: isNetwork(error) ? "The server cannot be reached. Is it running?" : sentence(error.rawMessage),
    ...(param === undefined ? {} : { param }),
    ...(isNetwork(error) ? { unreachable: true } : {}),
    keyRefused: error.code === Code.Unauthenticated,
    ...(retryAfter > 0 ? { retryAfter } : {}),
  };
}

/** isCanceled tells whether a call ended because its signal was aborted. */
export function isCanceled(thrown: unknown): boolean {
  return ConnectError.from(thrown).code === Code.Canceled;
}

// Browsers report a refused connection as a TypeError of their own wording.
function isNetwork(error: ConnectError): boolean {
  return error.code === Code.Unknown && error.cause instanceof TypeError;
}

function sentence(message: string): string {
  const text = message.trim() || "the server gave no reason";
  return text.charAt(0).toUpperCase() + text.slice(1) + (/[.!?]$/.test(text) ? "" : ".");
}

// The server names the field in the metadata of an ErrorInfo detail, of which JSON clients get a readable form.
function paramOf(error: ConnectError): string | undefined {
  for (const detail of error.details) {
    if ("debug" in detail && isObject(detail.debug) && isObject(detail.debug.metadata)) {
      const param = detail.debug.metadata.param;
      if (typeof param === "string" && param !== "") return param;
    }
  }
  return undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
