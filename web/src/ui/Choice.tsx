import { useId } from "react";

type Props<T extends string> = { legend: string; options: readonly { id: T; label: string }[]; chosen: T; onChoose: (id: T) => void };

/** Choice chooses one of a few, all in sight. */
export function Choice<T extends string>({ legend, options, chosen, onChoose }: Props<T>) {
  const name = useId();
  return (
    <fieldset className="choice">
      <legend className="unseen">{legend}</legend>
      {options.map(({ id, label }) => (
        <label key={id}>
          <input type="radio" name={name} className="unseen" checked={id === chosen} onChange={() => onChoose(id)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
