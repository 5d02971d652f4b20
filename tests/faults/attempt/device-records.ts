import { openAttemptDatabase } from '../../../apps/portal/src/areas/exam/attempt/storage/attempt-database.ts';
import { createAttemptStore } from '../../../apps/portal/src/areas/exam/attempt/storage/attempt-store.ts';
import { findKey } from '../../../apps/portal/src/areas/exam/attempt/storage/fallback-storage.ts';
import type { LocalRecord } from '../../../packages/machines/src/attempt/attempt-data.ts';

/**
 * The records that this browser keeps of attempts, read by the portal's own store: in IndexedDB, and without room there
 * in local storage. Runs in the page, bundled by `untilOnDevice`. Rejects when the browser keeps no student's key.
 */
export async function readRecords(): Promise<LocalRecord[]> {
  const database = await openAttemptDatabase();
  try {
    const [studentId] = await database.getAllKeys('keys');
    if (studentId === undefined) throw new Error('The device keeps nothing');
    const store = createAttemptStore(studentId, { onDamaged() {}, open: async () => database });
    const names = new Set([...(await database.getAllKeys('attempts')), findKey(`${studentId}/`)]);
    const records: LocalRecord[] = [];
    for (const name of names) {
      const [, testId, testRecordId] = name?.split('/') ?? [];
      if (testId === undefined || testRecordId === undefined) continue;
      const record = await store.read({ testId, testRecordId });
      if (record !== null) records.push(record);
    }
    await store.settled();
    return records;
  } finally {
    database.close();
  }
}
