import { timestampDate, type Timestamp } from "@bufbuild/protobuf/wkt";

/** dayOf writes the day of a time where the reader is, empty for none. */
export function dayOf(time: Timestamp | undefined, month: "long" | "short" = "long"): string {
  if (time === undefined) return "";
  return timestampDate(time).toLocaleDateString("en-GB", { day: "numeric", month, year: "numeric" });
}

/** isPast tells whether a time is before now; none is not. */
export function isPast(time: Timestamp | undefined): boolean {
  return time !== undefined && timestampDate(time).getTime() <= Date.now();
}
