import { Icon } from "../ui/Icon";

type Props = { message: string; /** What is done already; shown while there is nothing else to see. */ steps: string[]; waiting: boolean };

/** Progress is a line that moves while an answer is on its way, with what is being done and what has been done before. */
export function Progress({ message, steps, waiting }: Props) {
  return (
    <div className="progress">
      {steps.length > 0 && (
        <ul aria-label="Done so far">
          {steps.map((step, i) => <li key={i}><Icon name="done" />{step}</li>)}
        </ul>
      )}
      <p>
        <svg className="wave" viewBox="0 0 48 12" aria-hidden="true" focusable="false">
          <path d="M-24 6q6-6 12 0t12 0 12 0 12 0 12 0 12 0 12 0" />
        </svg>
        {waiting && <span>{message || "Under way"}</span>}
      </p>
    </div>
  );
}
