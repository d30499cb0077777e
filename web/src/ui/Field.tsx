import { useId, type InputHTMLAttributes } from "react";

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, "className" | "id"> & { label: string; hint?: string };

/** Field is a labelled line of input, with a hint that is read along with it. */
export function Field({ label, hint, ...rest }: Props) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input {...rest} id={id} aria-describedby={hint === undefined ? undefined : `${id}-hint`} />
      {hint !== undefined && <p className="hint" id={`${id}-hint`}>{hint}</p>}
    </div>
  );
}
