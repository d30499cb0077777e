import type { Picture } from "../gen/fairlead/v1/chat_pb";

/** Annotated shows the pictures of a question with what a survey saw in them drawn in. */
export function Annotated({ pictures }: { pictures: Picture[] }) {
  if (pictures.length === 0) return null;
  return (
    <div className="annotated" aria-label="Pictures with what was seen" role="group">
      {pictures.map((picture) => (
        <figure key={picture.name}>
          <img src={addressOf(picture.jpeg)} alt={picture.alt} />
          <figcaption><strong>{capital(picture.name)}.</strong> {withBoxes(picture.alt)}. Confidence low: it may be nothing.</figcaption>
        </figure>
      ))}
    </div>
  );
}

function addressOf(jpeg: Uint8Array): string {
  let bytes = "";
  for (const byte of jpeg) bytes += String.fromCharCode(byte);
  return `data:image/jpeg;base64,${btoa(bytes)}`;
}

// "1: rust" is what box 1 shows; a bare number would read as the picture's.
function withBoxes(alt: string): string {
  return capital(alt.replace(/(^|[,;] )(\d+): /g, "$1box $2: "));
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
