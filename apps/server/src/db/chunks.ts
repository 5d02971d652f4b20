/** How many rows one statement writes: PostgreSQL takes 65,535 parameters. */
const rowsAtOnce = 1000;

/** Rows in as many parts as statements are needed to write them. */
export function* chunksOf<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let at = 0; at < rows.length; at += rowsAtOnce) yield rows.slice(at, at + rowsAtOnce);
}
