import type { DBSchema, IDBPDatabase } from 'idb';
import { makeKey } from './cipher.ts';

/** The table of a database in which each student's own key lies. */
export interface KeyTable extends DBSchema {
  keys: { key: string; value: CryptoKey };
}

/** The student's own key in this database; the first of two tabs that ask makes it. */
export async function ownKey<Tables extends KeyTable>(
  tables: IDBPDatabase<Tables>,
  studentId: string,
): Promise<CryptoKey> {
  const database = tables as unknown as IDBPDatabase<KeyTable>;
  const kept = await database.get('keys', studentId);
  if (kept !== undefined) return kept;
  const made = await makeKey();
  const transaction = database.transaction('keys', 'readwrite');
  const first = await transaction.store.get(studentId);
  if (first === undefined) await transaction.store.put(made, studentId);
  await transaction.done;
  return first ?? made;
}
