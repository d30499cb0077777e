// What the server would send, made by hand: to show the page answers that no server of ours would give.

/** Headers of a Connect stream in JSON. */
export const streamHeaders = { "content-type": "application/connect+json" };

/** streamOf returns the body of a Connect stream of these messages, properly ended. */
export function streamOf(messages) {
  return bodyOf(messages, {});
}

/** failedStream returns the body of a Connect stream of these messages that ends with an error. */
export function failedStream(messages, error) {
  return bodyOf(messages, { error });
}

function bodyOf(messages, end) {
  return Buffer.concat([...messages.map((message) => envelope(0, message)), envelope(2, end)]);
}

function envelope(flags, message) {
  const payload = Buffer.from(JSON.stringify(message));
  const head = Buffer.alloc(5);
  head.writeUInt8(flags, 0);
  head.writeUInt32BE(payload.length, 1);
  return Buffer.concat([head, payload]);
}
