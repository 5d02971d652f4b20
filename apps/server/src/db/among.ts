import { type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * SQL condition that a column is among the texts: one parameter, however many there are. In a prepared statement a
 * placeholder replaces them, to be filled with the JSON of the list.
 */
export const among = (column: SQLWrapper, texts: readonly string[] | Placeholder): SQL =>
  sql`${column} = any(array(select jsonb_array_elements_text(${
    Array.isArray(texts) ? JSON.stringify(texts) : texts
  }::jsonb)))`;
