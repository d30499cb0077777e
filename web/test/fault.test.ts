import { Code, ConnectError } from "@connectrpc/connect";
import { expect, test } from "vitest";
import { faultOf } from "../src/api/fault";

// told is an error as a JSON client gets it from the server.
function told(code: Code, message: string, reason: string, param?: string): ConnectError {
  const error = new ConnectError(message, code);
  error.details.push({ type: "google.rpc.ErrorInfo", value: new Uint8Array(), debug: { reason, domain: "fairlead", ...(param === undefined ? {} : { metadata: { param } }) } });
  return error;
}

test("a question that is too long is told in words, with how much is too much", () => {
  const message = "This model's maximum context length is 4096 tokens. However, your messages resulted in 6000 tokens. Please reduce the length of the messages.";
  const fault = faultOf(told(Code.InvalidArgument, message, "context_length_exceeded", "messages"));
  expect(fault).toEqual({ message: "The question is too long: it has 6,000 tokens, and 4,096 fit. Leave out about 32 % of it.", kind: "too long", keyRefused: false });
});

test("the field is named only where a person chose it", () => {
  expect(faultOf(told(Code.InvalidArgument, "not a picture", "invalid_value", "messages[0].images[1].url"))).toMatchObject({ message: "Not a picture.", param: "messages[0].images[1].url" });
  expect(faultOf(told(Code.InvalidArgument, "no model", "invalid_value", "model")).param).toBeUndefined();
});

test.each([
  ["HTTP 429", "Too many questions at once.", undefined],
  ["HTTP 413", "The question with its pictures is too large.", undefined],
  ["HTTP 502", "The server is restarting, or has too much to do.", true],
  ["HTTP 418", "The server gave no reason (HTTP 418).", undefined],
] as const)("what stands before the server says %s and is told in words", (message, want, unreachable) => {
  const fault = faultOf(new ConnectError(message, Code.Unavailable));
  expect(fault.message).toBe(want);
  expect(fault.unreachable).toBe(unreachable);
});

test("a server that is not there is unreachable, and a pause it asks for is kept", () => {
  expect(faultOf(new TypeError("Failed to fetch"))).toMatchObject({ message: "The server cannot be reached.", unreachable: true });
  expect(faultOf(new ConnectError("rate limit reached", Code.ResourceExhausted, { "Retry-After": "7" }))).toMatchObject({ message: "Rate limit reached.", retryAfter: 7 });
  expect(faultOf(new ConnectError("the key is revoked", Code.Unauthenticated)).keyRefused).toBe(true);
});
