import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';
import type { Sealed } from '../../../../shared/device/cipher.ts';
import type { KeyTable } from '../../../../shared/device/own-key.ts';

/** One sealed attempt. `key` is `studentId/testId/testRecordId`; `savedAt` is the device's clock, ms, for tidying only. */
interface SealedAttempt extends Sealed {
  readonly key: string;
  readonly studentId: string;
  readonly testId: string;
  readonly savedAt: number;
}

interface Tables extends DBSchema, KeyTable {
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
