import type { Block } from "./block";
import { Inlines } from "./Inlines";
import type { Marks } from "./marks";

/** TableView draws a table that scrolls by itself where the page is too narrow for it. */
export function TableView({ table, marks }: { table: Extract<Block, { kind: "table" }>; marks: Marks }) {
  return (
    <div className="table" role="group" aria-label="Table" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {table.head.map((cell, i) => (
              <th key={i} scope="col" className={table.align[i]}><Inlines pieces={cell} marks={marks} /></th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, i) => (
            <tr key={i}>
              {row.map((cell, j) => (
                <td key={j} className={table.align[j]}><Inlines pieces={cell} marks={marks} /></td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
