/** Source is what a reference refers to. */
export type Source = { title: string; /** The id of the element that it leads to; undefined while it is not drawn. */ id?: string | undefined };

/** Marks is what the pieces of a text need to know about the page around them. */
export type Marks = {
  /** What a reference refers to; undefined if the source is not known (yet). */
  source: (number: number) => Source | undefined;
  /** Hears that a reader went from a mark to its source. */
  onJump?: (number: number, from: HTMLElement) => void;
  /** The page of a study whose queries the text refers to; undefined if it is not known (yet). */
  study?: string | undefined;
  /** The origin of this page; links to it are safe by http too. */
  origin: string;
};
