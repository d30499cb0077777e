import type { Model } from "../gen/fairlead/v1/models_pb";
import { Icon } from "../ui/Icon";
import { iconOf } from "./examples";

type Props = { models: Model[]; chosen: string; onChoose: (id: string) => void };

/** ModelSelect chooses who is asked where there is room for one name only. */
export function ModelSelect({ models, chosen, onChoose }: Props) {
  return (
    <label className="modelselect">
      <Icon name={iconOf(chosen)} />
      <select aria-label="Who answers" value={chosen} onChange={(event) => onChoose(event.target.value)}>
        {models.map((model) => <option key={model.id} value={model.id}>{model.name || model.id}</option>)}
      </select>
    </label>
  );
}
