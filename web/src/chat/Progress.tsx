/** Progress is a line that moves while an answer is on its way, with what is being done. */
export function Progress({ message, waiting }: { message: string; waiting: boolean }) {
  return (
    <p className="progress">
      <svg viewBox="0 0 48 12" aria-hidden="true" focusable="false">
        <path d="M-24 6q6-6 12 0t12 0 12 0 12 0 12 0 12 0 12 0" />
      </svg>
      {waiting && <span>{message || "Under way"}</span>}
    </p>
  );
}
