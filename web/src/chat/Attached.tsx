import type { Model } from "../gen/fairlead/v1/models_pb";
import { Button } from "../ui/Button";
import { PictureList } from "./PictureList";
import type { Picture } from "./pictures";

type Props = {
  pictures: Picture[];
  refusal: string | undefined;
  model: Model | undefined;
  /** Who looks at pictures, where the model chosen does not. */
  viewer: Model | undefined;
  onChoose: (id: string) => void;
  onRemove: (picture: Picture) => void;
};

/** Attached shows the pictures of the next question, and leads to who looks at them. */
export function Attached({ pictures, refusal, model, viewer, onChoose, onRemove }: Props) {
  return (
    <>
      <PictureList pictures={pictures} onRemove={onRemove} />
      {pictures.length > 0 && viewer && (
        <div className="viewer">
          <p className="hint" role="status">{model?.name ?? "This model"} does not look at pictures: they wait here.</p>
          <Button weight="primary" onClick={() => onChoose(viewer.id)}>Choose {viewer.name}, which does</Button>
        </div>
      )}
      {refusal !== undefined && <p className="refusal" role="alert">{refusal}</p>}
    </>
  );
}
