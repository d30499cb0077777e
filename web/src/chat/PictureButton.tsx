import { Icon } from "../ui/Icon";
import { pictureTypes } from "./pictures";

/** PictureButton chooses pictures from the device. */
export function PictureButton({ onAdd }: { onAdd: (files: File[]) => void }) {
  return (
    <label className="button quiet bare" title="Attach pictures">
      <input
        type="file"
        className="unseen"
        accept={pictureTypes.join(",")}
        multiple
        onChange={(event) => {
          onAdd([...(event.target.files ?? [])]);
          event.target.value = ""; // so that the same file can be chosen again
        }}
      />
      <Icon name="picture" />
      <span className="unseen">Attach pictures</span>
    </label>
  );
}
