import { useState } from "react";
import { readPicture, refusalOf, type Picture } from "./pictures";

/** usePictures keeps the pictures attached to a question, and why the last one offered was refused. */
export function usePictures() {
  const [pictures, setPictures] = useState<Picture[]>([]);
  const [refusal, setRefusal] = useState<string>();

  const addAll = async (files: File[]) => {
    const accepted: Picture[] = [];
    let refused: string | undefined;
    for (const file of files) {
      const why = refusalOf(file, [...pictures, ...accepted]);
      if (why !== undefined) refused = why;
      else accepted.push(await readPicture(file));
    }
    setPictures((known) => [...known, ...accepted]);
    setRefusal(refused);
  };
  return {
    pictures,
    refusal,
    add: (files: File[]) => {
      addAll(files).catch(() => setRefusal("The picture cannot be read."));
    },
    remove: (picture: Picture) => {
      setPictures((known) => known.filter((p) => p !== picture));
      setRefusal(undefined);
    },
    clear: () => {
      setPictures([]);
      setRefusal(undefined);
    },
  };
}
