import type { Model } from "../gen/fairlead/v1/models_pb";

/** Picture is an image to be sent along with a question, as a data: address. */
export type Picture = { name: string; url: string; bytes: number };

/** pictureTypes are the formats the server reads. */
export const pictureTypes = ["image/png", "image/jpeg", "image/webp", "image/gif"];

/** maxPictureBytes bounds the pictures of one question together; the server takes 12 MiB, of which base64 leaves this. */
export const maxPictureBytes = 8 << 20;

/** seesPictures tells whether a model looks at pictures. */
export function seesPictures(model: Model): boolean {
  return model.capabilities.includes("vision");
}

/** refusalOf tells why a file cannot be attached beside the pictures already there, or nothing if it can. */
export function refusalOf(file: { name: string; type: string; size: number }, beside: Picture[]): string | undefined {
  if (!pictureTypes.includes(file.type)) return `${file.name} is not a PNG, JPEG, WebP or GIF picture.`;
  if (file.size === 0) return `${file.name} is empty.`;
  const together = beside.reduce((sum, picture) => sum + picture.bytes, file.size);
  if (together <= maxPictureBytes) return undefined;
  return beside.length === 0 ? `${file.name} is larger than 8 MB.` : `With ${file.name} the pictures are larger than 8 MB together.`;
}

/** readPicture reads a file; it rejects if the browser cannot read it. */
export function readPicture(file: File): Promise<Picture> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      if (typeof reader.result === "string") resolve({ name: file.name, url: reader.result, bytes: file.size });
    };
    reader.onerror = () => reject(reader.error ?? new Error(`read ${file.name}`));
    reader.readAsDataURL(file);
  });
}
