// About this many characters are a token.
const perToken = 4;

/** Room tells how much of what a model reads a question takes, once that is most of it. limit is in tokens, 0 for unknown. */
export function Room({ text, limit }: { text: string; limit: number }) {
  const tokens = Math.ceil(text.length / perToken);
  if (limit === 0 || tokens <= 0.75 * limit) return null;
  return (
    <p className={tokens > limit ? "refusal" : "hint"} role="status">
      About {rounded(tokens)} of {limit.toLocaleString("en")} tokens{tokens > limit && ": too long to be asked"}
    </p>
  );
}

function rounded(tokens: number): string {
  return (Math.round(tokens / 100) * 100).toLocaleString("en");
}
