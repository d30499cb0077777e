import type { RefObject } from "react";
import { Button } from "../ui/Button";
import { copyRich, download, htmlOf } from "../ui/clipboard";
import { CopyButton } from "../ui/CopyButton";
import { commaSeparated, tabbed, type Table } from "./tableText";

/** TableTools takes a table away: to the clipboard for a spreadsheet or a letter, or as a file. */
export function TableTools({ table, box }: { table: Table; box: RefObject<HTMLElement | null> }) {
  const copy = () => copyRich(tabbed(table), box.current === null ? "" : htmlOf(box.current));
  return (
    <div className="tabletools">
      <CopyButton what="the table" copy={copy} />
      <Button label="Save the table as CSV" onClick={() => download("table.csv", "text/csv", `\ufeff${commaSeparated(table)}`)}>CSV</Button>
    </div>
  );
}
