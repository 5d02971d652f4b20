import postgres from 'postgres';

/** Reads and writes rows of a PostgreSQL with plain SQL, beside the server that uses it. */
export interface Rows {
  /** `$1`, `$2` … stand for `values`. */
  query<Row extends object>(statement: string, values?: (string | number)[]): Promise<Row[]>;
  close(): Promise<void>;
}

/** Opens a connection of its own to the database at `url`; it comes back by itself when the database was away. */
export function openRows(url: string): Rows {
  const client = postgres(url, { max: 1, onnotice: () => undefined });
  return {
    query: async <Row extends object>(statement: string, values: (string | number)[] = []) => [
      ...(await client.unsafe<Row[]>(statement, values)),
    ],
    close: () => client.end({ timeout: 5 }),
  };
}
