/** Marks is what the pieces of a text need to know about the page around them. */
export type Marks = {
  /** The id of the element that a reference leads to; undefined if the source is not known (yet). */
  sourceId: (number: number) => string | undefined;
  /** The page of a study whose queries the text refers to; undefined if it is not known (yet). */
  study?: string | undefined;
  /** The origin of this page; links to it are safe by http too. */
  origin: string;
};
