import { unbroken } from '@qianwei/ui/theme/text.css';
import type { Key } from 'react';

/** A column of a list as its words; a table on the screen may be made of the same columns. */
export interface PaperColumn<Row> {
  readonly header: string;
  readonly text: (row: Row) => string;
  /** Its words may take several lines. Default false. */
  readonly wraps?: boolean;
}

export interface PaperTableProps<Row> {
  columns: readonly PaperColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
}

/** A list on paper, from its columns. */
export function PaperTable<Row>({ columns, rows, rowKey }: PaperTableProps<Row>) {
  return (
    <table>
      <thead>
        <tr>
          {columns.map(({ header }) => (
            <th key={header} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map(({ header, text, wraps = false }) => (
              <td key={header} className={wraps ? undefined : unbroken}>
                {text(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
