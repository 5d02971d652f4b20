import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';
import { makeKey, type Sealed } from '../../../../shared/device/cipher.ts';

/** One sealed attempt. `key` is `studentId/testId/testRecordId`; `savedAt` is the device's clock, ms, for tidying only. */
interface SealedAttempt extends Sealed {
  readonly key: string;
  readonly studentId: string;
  readonly testId: string;
  readonly savedAt: number;
}

interface Tables extends DBSchema {
  keys: { key: string; value: CryptoKey };
  attempts: { key: string; value: SealedAttempt; indexes: { test: [string, string] } };
}

/** The database with the attempts of this browser. */
export type AttemptDatabase = IDBPDatabase<Tables>;

const name = 'qianwei-attempts';

/** Opens the database, or creates it. Rejects where the browser stores nothing. */
export function openAttemptDatabase(): Promise<AttemptDatabase> {
  return openDB<Tables>(name, 1, {
    upgrade(database) {
      database.createObjectStore('keys');
      database.createObjectStore('attempts', { keyPath: 'key' }).createIndex('test', ['studentId', 'testId']);
    },
  });
}

/** Deletes the whole database, for tests. */
export const deleteAttemptDatabase = (): Promise<void> => deleteDB(name);

/** The student's own key; the first of two tabs that ask creates it. */
export async function keyOf(database: AttemptDatabase, studentId: string): Promise<CryptoKey> {
  const kept = await database.get('keys', studentId);
  if (kept !== undefined) return kept;
  const made = await makeKey();
  const transaction = database.transaction('keys', 'readwrite');
  const first = await transaction.store.get(studentId);
  if (first === undefined) await transaction.store.put(made, studentId);
  await transaction.done;
  return first ?? made;
}
