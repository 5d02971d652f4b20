import type { LocalRecord } from '@qianwei/machines/attempt/attempt-data';
import { type Sealed, seal, unseal } from '../../../../shared/device/cipher.ts';
import { ownKey } from '../../../../shared/device/own-key.ts';
import { type AttemptDatabase, openAttemptDatabase } from './attempt-database.ts';
import { findKey, readFallback, readText, removeText, writeFallback, writeText } from './fallback-storage.ts';
import { createKeystream, type Keystream, openSealed, sealSync } from './keystream.ts';
import { mergeRecords, parseRecord } from './local-record.ts';

/** One student's attempts on this device. Operations run one after another, in the order of their calls. */
export interface AttemptStore {
  /** The attempt, or the newest of the test; null when there is none. One that cannot be read is dropped and reported. */
  read(of: { testId: string; testRecordId: string | null }): Promise<LocalRecord | null>;
  /** False: it is where it may get lost (local storage, or only in this tab). */
  write(testId: string, record: LocalRecord): Promise<boolean>;
  /**
   * The same synchronously, for a page that unloads: into local storage, from where the next `write` takes it. Does
   * nothing before the first `read` or `write` is done.
   */
  writeSync(testId: string, record: LocalRecord): void;
  remove(testId: string, testRecordId: string): Promise<void>;
  /** Waits for every operation called so far. */
  settled(): Promise<void>;
}

/** Attempts that nobody came back to are dropped after 60 days. */
const maxAgeMs = 60 * 24 * 3_600_000;

/** Creates the store. `onDamaged` is called for an attempt that could not be read; a test passes its own `open`. */
export function createAttemptStore(
  studentId: string,
  { onDamaged, open = openAttemptDatabase }: { onDamaged(): void; open?: () => Promise<AttemptDatabase> },
): AttemptStore {
  let opening: Promise<{ database: AttemptDatabase; key: CryptoKey }> | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let keystream: Keystream | null = null;

  const opened = () => {
    opening ??= open().then(async (database) => {
      const range = await database.getAll('attempts');
      const old = range.filter(({ savedAt }) => savedAt < Date.now() - maxAgeMs);
      for (const { key } of old) await database.delete('attempts', key);
      const key = await ownKey(database, studentId);
      keystream = await createKeystream(key);
      return { database, key };
    });
    return opening.catch((error: unknown) => {
      opening = null;
      throw error;
    });
  };
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
  const nameOf = (testId: string, testRecordId: string) => `${studentId}/${testId}/${testRecordId}`;

  async function openKept<Kept>(
    name: string,
    kept: Kept | null,
    {
      open: openIt,
      drop,
    }: { open: (key: CryptoKey, label: string, kept: Kept) => Promise<string>; drop(): unknown },
  ): Promise<LocalRecord | null> {
    if (kept === null) return null;
    const { key } = await opened();
    try {
      return parseRecord(await openIt(key, name, kept));
    } catch {
      await drop();
      onDamaged();
      return null;
    }
  }

  async function find(name: string): Promise<LocalRecord | null> {
    const { database } = await opened();
    const row: Sealed | null = (await database.get('attempts', name)) ?? null;
    const kept = [
      await openKept(name, row, { open: unseal, drop: () => database.delete('attempts', name) }),
      await openKept(name, readFallback(name), { open: unseal, drop: () => removeText('fallback', name) }),
      await openKept(name, readText('unload', name), {
        open: openSealed,
        drop: () => removeText('unload', name),
      }),
    ];
    return kept.reduce((older, newer) => (newer === null ? older : mergeRecords(newer, older)));
  }

  async function newestOf(testId: string): Promise<string | null> {
    const { database } = await opened();
    const all = await database.getAllFromIndex('attempts', 'test', [studentId, testId]);
    return all.toSorted((a, b) => b.savedAt - a.savedAt)[0]?.key ?? findKey(nameOf(testId, ''));
  }

  return {
    read: ({ testId, testRecordId }) =>
      inTurn(async () => {
        const name = testRecordId === null ? await newestOf(testId) : nameOf(testId, testRecordId);
        return name === null ? null : find(name);
      }),
    write: (testId, record) => {
      const name = nameOf(testId, record.testRecordId);
      // The text that the page wrote on unloading during an earlier write is not in that write.
      const unloaded = readText('unload', name);
      return inTurn(async () => {
        const { database, key } = await opened();
        const previous = await find(name).catch(() => null);
        const sealed = await seal(key, name, JSON.stringify(mergeRecords(record, previous)));
        try {
          const row = { key: name, studentId, testId, savedAt: Date.now(), ...sealed };
          await database.put('attempts', row);
          removeText('fallback', name);
          if (readText('unload', name) === unloaded) removeText('unload', name);
          return true;
        } catch {
          writeFallback(name, sealed);
          return false;
        }
      });
    },
    writeSync: (testId, record) => {
      if (keystream === null) return;
      const name = nameOf(testId, record.testRecordId);
      const sealed = sealSync(keystream, name, JSON.stringify(record));
      keystream = null;
      if (sealed !== null) writeText('unload', name, sealed);
      // A key stream seals one text only.
      void opened()
        .then(({ key }) => createKeystream(key))
        .then(
          (next) => {
            keystream = next;
          },
          () => {},
        );
    },
    remove: (testId, testRecordId) =>
      inTurn(async () => {
        const name = nameOf(testId, testRecordId);
        removeText('fallback', name);
        removeText('unload', name);
        const { database } = await opened();
        await database.delete('attempts', name);
      }),
    settled: () => inTurn(() => Promise.resolve()),
  };
}
