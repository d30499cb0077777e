import { useState } from "react";
import type { Listing } from "../gen/fairlead/v1/chat_pb";
import type { Marks } from "../markdown/marks";
import type { Table } from "../markdown/tableText";
import { TableView } from "../markdown/TableView";
import { Choice } from "../ui/Choice";
import { useNarrow } from "../ui/useNarrow";
import { ListingCards } from "./ListingCards";

type Props = { listings: Listing[]; /** The same boats as the answer tabulates them. */ table?: Table; marks: Marks };

const views = [{ id: "table", label: "Table" }, { id: "cards", label: "Cards" }] as const;

/** Listings shows boats for sale: as the answer's table where there is room for it, else as cards; the reader may choose. */
export function Listings({ listings, table, marks }: Props) {
  const narrow = useNarrow();
  const [chosen, choose] = useState<"table" | "cards">();
  if (listings.length === 0) return null;
  const view = chosen ?? (narrow ? "cards" : "table");
  return (
    <div className="listings">
      <div className="over">
        <h4>{listings.length === 1 ? "1 boat for sale" : `${listings.length} boats for sale`}</h4>
        {table && <Choice legend="Show the boats as" options={views} chosen={view} onChoose={choose} />}
      </div>
      {table && view === "table" ? <TableView table={table} marks={marks} /> : <ListingCards listings={listings} origin={marks.origin} />}
    </div>
  );
}
