import type { Block } from "./block";
import { Inlines } from "./Inlines";
import type { Marks } from "./marks";
import { plainInline } from "./plain";
import type { Inline } from "./inline";

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
                <td key={j} className={classOf(table.align[j], cell)}><Inlines pieces={cell} marks={marks} /></td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

// A short cell, such as a price, stays on one line.
const short = 18;

function classOf(align: string | undefined, cell: Inline[]): string | undefined {
  if (plainInline(cell).length > short) return align;
  return align === undefined ? "short" : `${align} short`;
}
