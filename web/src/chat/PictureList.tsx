import { Button } from "../ui/Button";
import type { Picture } from "./pictures";

/** PictureList shows pictures; with onRemove each can be taken away. */
export function PictureList({ pictures, onRemove }: { pictures: Picture[]; onRemove?: (picture: Picture) => void }) {
  if (pictures.length === 0) return null;
  return (
    <ul className="pictures" aria-label="Pictures">
      {pictures.map((picture, i) => (
        <li key={i}>
          <img src={picture.url} alt={picture.name} />
          {onRemove && <Button icon="close" label={`Remove ${picture.name}`} onClick={() => onRemove(picture)} />}
        </li>
      ))}
    </ul>
  );
}
