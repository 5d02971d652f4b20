import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Whether a column is among the texts: one parameter, however many there are. */
export const among = (column: SQLWrapper, texts: readonly string[]): SQL =>
  sql`${column} = any(array(select jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb)))`;
