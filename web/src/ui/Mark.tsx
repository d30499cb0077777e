/** Mark is the sign of Fairlead: a line led through a ring. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <circle className="ring" cx="16" cy="16" r="9" />
      <path className="gap" d="M1 27C8 27 11 22.5 16 16" />
      <path className="line" d="M1 27C8 27 11 22.5 16 16S24 5 31 5" />
      <path className="ring gap-over" d="M19.8 7.85A9 9 0 0 1 24.15 12.2" />
      <path className="ring" d="M19.8 7.85A9 9 0 0 1 24.15 12.2" />
    </svg>
  );
}
