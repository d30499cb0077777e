import { useId } from "react";
import type { Model } from "../gen/fairlead/v1/models_pb";
import { Icon } from "../ui/Icon";
import { useNarrow } from "../ui/useNarrow";
import { ModelSelect } from "./ModelSelect";
import { hints, iconOf } from "./examples";

type Props = {
  models: Model[];
  chosen: string;
  onChoose: (id: string) => void;
  /** Shows the names only, in a row. */
  compact?: boolean;
};

/** ModelPicker chooses who is asked: a group of radio buttons, drawn as cards. */
export function ModelPicker({ models, chosen, onChoose, compact = false }: Props) {
  const id = useId();
  const narrow = useNarrow();
  if (compact && narrow) return <ModelSelect models={models} chosen={chosen} onChoose={onChoose} />;
  return (
    <fieldset className={compact ? "models compact" : "models"}>
      <legend className="unseen">Who answers</legend>
      {models.map((model) => (
        <label key={model.id} className="model" title={compact ? `${model.name}: ${model.description}` : undefined}>
          <input
            type="radio"
            name="model"
            className="unseen"
            value={model.id}
            aria-labelledby={`${id}-${model.id}`}
            aria-describedby={compact ? undefined : `${id}-${model.id}-purpose`}
            checked={model.id === chosen}
            onChange={() => onChoose(model.id)}
          />
          <Icon name={iconOf(model.id)} />
          <span className="name" id={`${id}-${model.id}`}>{model.name || model.id}</span>
          {!compact && <span className="purpose" id={`${id}-${model.id}-purpose`}>{hints[model.id]?.purpose ?? model.description}</span>}
        </label>
      ))}
    </fieldset>
  );
}
