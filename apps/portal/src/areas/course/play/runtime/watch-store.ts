import type { WatchRecord } from '@qianwei/machines/playback/playback-data';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import * as v from 'valibot';
import { type Sealed, seal, unseal } from '../../../../shared/device/cipher.ts';
import { type KeyTable, ownKey } from '../../../../shared/device/own-key.ts';

interface SealedRecord extends Sealed {
  /** Whose it is, and of which opening of a lesson. */
  readonly key: string;
  readonly studentId: string;
  /** When it was first kept, epoch ms: what was watched first is sent first. */
  readonly keptAt: number;
}

interface Tables extends DBSchema, KeyTable {
  records: { key: string; value: SealedRecord; indexes: { studentId: string } };
}

type WatchDatabase = IDBPDatabase<Tables>;

/** Age at which an abandoned record is dropped, 60 days: its token is no longer known then. */
const maxAgeMs = 60 * 24 * 3_600_000;

const second = v.pipe(v.number(), v.integer(), v.minValue(0));
const kept = v.object({
  lessonId: v.string(),
  playToken: v.string(),
  bizType: v.nullable(v.literal('EXAM')),
  ranges: v.array(v.tuple([second, second])),
  position: second,
  speed: v.number(),
  seq: second,
  watchedUntil: second,
});

const openDatabase = (): Promise<WatchDatabase> =>
  openDB<Tables>('qianwei-watching', 1, {
    upgrade(database) {
      database.createObjectStore('keys');
      database.createObjectStore('records', { keyPath: 'key' }).createIndex('studentId', 'studentId');
    },
  });

/**
 * One student's watched ranges in this browser that the server does not have, encrypted. Operations run in the order
 * of their calls.
 */
export interface WatchStore {
  /** All records, the oldest first; one that is damaged is dropped. Empty where the browser stores nothing. */
  readAll(): Promise<WatchRecord[]>;
  /** False: kept only as long as this page is open. */
  put(record: WatchRecord): Promise<boolean>;
  remove(record: Pick<WatchRecord, 'lessonId' | 'playToken'>): Promise<boolean>;
}

/** The store of one student; `now` is the clock, epoch ms. */
export function createWatchStore(studentId: string, now: () => number): WatchStore {
  let opening: Promise<{ database: WatchDatabase; key: CryptoKey }> | null = null;
  let last: Promise<unknown> = Promise.resolve();
  const opened = () => {
    opening ??= openDatabase().then(async (database) => ({
      database,
      key: await ownKey(database, studentId),
    }));
    return opening.catch((error: unknown) => {
      opening = null;
      throw error;
    });
  };
  const inTurn = <Result>(work: () => Promise<Result>, otherwise: Result): Promise<Result> => {
    const turn = last.then(work).catch(() => otherwise);
    last = turn;
    return turn;
  };
  const nameOf = ({ lessonId, playToken }: Pick<WatchRecord, 'lessonId' | 'playToken'>) =>
    `${studentId} ${lessonId} ${playToken}`;

  async function openRow(database: WatchDatabase, key: CryptoKey, row: SealedRecord) {
    try {
      if (row.keptAt < now() - maxAgeMs) throw new RangeError('Too old');
      return [v.parse(kept, JSON.parse(await unseal(key, row.key, row)))];
    } catch {
      await database.delete('records', row.key);
      return [];
    }
  }

  return {
    readAll: () =>
      inTurn(async () => {
        const { database, key } = await opened();
        const rows = await database.getAllFromIndex('records', 'studentId', studentId);
        const records: WatchRecord[] = [];
        for (const row of rows.sort((a, b) => a.keptAt - b.keptAt))
          records.push(...(await openRow(database, key, row)));
        return records;
      }, []),
    put: (record) =>
      inTurn(async () => {
        const { database, key } = await opened();
        const name = nameOf(record);
        const before = await database.get('records', name);
        const sealed = await seal(key, name, JSON.stringify(record));
        await database.put('records', {
          ...sealed,
          key: name,
          studentId,
          keptAt: before?.keptAt ?? now(),
        });
        return true;
      }, false),
    remove: (record) =>
      inTurn(async () => {
        const { database } = await opened();
        await database.delete('records', nameOf(record));
        return true;
      }, false),
  };
}
