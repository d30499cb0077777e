import type { Inline } from "./inline";
import { Inlines } from "./Inlines";
import type { Marks } from "./marks";
import { plainInline } from "./plain";
import type { Table } from "./tableText";
import { TableTools } from "./TableTools";
import { useOverflow } from "./useOverflow";

/**
 * TableView draws a table that scrolls by itself where the page is too narrow for it, with what names its rows standing
 * still. Numbers stand one below the other.
 */
export function TableView({ table, marks }: { table: Table; marks: Marks }) {
  const { box, scrolls, more } = useOverflow<HTMLDivElement>();
  const align = table.head.map((_, column) => table.align[column] ?? (isNumeric(table, column) ? "end" : undefined));
  const name = `Table: ${table.head.map(plainInline).filter((text) => text !== "").join(", ")}`;
  return (
    <div className={frameOf(table)}>
      <div ref={box} className={boxOf(table)} data-more={more || undefined} role={scrolls ? "group" : undefined} aria-label={scrolls ? name : undefined} tabIndex={scrolls ? 0 : undefined}>
        <table aria-label={scrolls ? undefined : name}>
          <thead>
            <tr>
              {table.head.map((cell, i) => (
                <th key={i} scope="col" className={align[i]}><Inlines pieces={cell} marks={marks} /></th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row, i) => (
              <tr key={i}>
                {row.map((cell, j) => (
                  <td key={j} className={classOf(align[j], cell)}><Inlines pieces={cell} marks={marks} /></td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <TableTools table={table} box={box} />
    </div>
  );
}

// A table of more columns than this may be wider than the text.
const manyColumns = 6;

function frameOf({ head }: Table): string {
  return head.length > manyColumns ? "tableframe wide" : "tableframe";
}

// Where the rows are numbered, it is the second column that names them.
function boxOf({ head }: Table): string {
  return plainInline(head[0] ?? []) === "#" ? "table numbered" : "table";
}

// A number with its currency or its unit: "USD 362,000", "−4.9 %", "11.4 m".
const numeric = /^[−+-]?(?:[A-Z]{3}\s|\p{Sc})?\d[\d.,]*(?:\s?(?:%|\p{L}{1,3}[²³]?))?$/u;

// A column holds numbers if every cell does that holds anything.
function isNumeric({ rows }: Table, column: number): boolean {
  const cells = rows.map((row) => plainInline(row[column] ?? [])).filter((text) => text !== "" && text !== "–" && text !== "-");
  return cells.length > 0 && cells.every((text) => numeric.test(text));
}

// A short cell, such as a price, stays on one line.
const short = 18;

function classOf(align: string | undefined, cell: Inline[]): string | undefined {
  if (plainInline(cell).length > short) return align;
  return align === undefined ? "short" : `${align} short`;
}
