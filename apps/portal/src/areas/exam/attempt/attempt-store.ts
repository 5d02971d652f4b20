import { type AttemptDatabase, keyOf, openAttemptDatabase } from './attempt-database.ts';
import { type Sealed, seal, unseal } from './cipher.ts';
import { dropSpare, keepSpare, readSpare, spareKey } from './spare-place.ts';
import { parseStoredAttempt, type StoredAttempt, withFormer } from './stored-attempt.ts';

/** One student's attempts on this device. Operations follow one another, in the order in which they were asked for. */
export interface AttemptStore {
  /** The attempt, or the newest of the test; null when there is none. One that cannot be read is dropped and told. */
  read(of: { testId: string; testRecordId: string | null }): Promise<StoredAttempt | null>;
  /** False: it lies where it may get lost (local storage, or nowhere but in this tab). */
  write(testId: string, attempt: StoredAttempt): Promise<boolean>;
  remove(testId: string, testRecordId: string): Promise<void>;
  /** Waits for everything that was asked for so far. */
  settled(): Promise<void>;
}

/** Attempts that nobody came back to are dropped after so many ms. */
const keptFor = 60 * 24 * 3_600_000;

/** `onDamaged` hears of an attempt that could not be read; a test gives its own `open`. */
export function createAttemptStore(
  studentId: string,
  { onDamaged, open = openAttemptDatabase }: { onDamaged(): void; open?: () => Promise<AttemptDatabase> },
): AttemptStore {
  let opening: Promise<{ database: AttemptDatabase; key: CryptoKey }> | null = null;
  let last: Promise<unknown> = Promise.resolve();

  const opened = () => {
    opening ??= open().then(async (database) => {
      const range = await database.getAll('attempts');
      const old = range.filter(({ savedAt }) => savedAt < Date.now() - keptFor);
      for (const { key } of old) await database.delete('attempts', key);
      return { database, key: await keyOf(database, studentId) };
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

  async function openSealed(name: string, sealed: Sealed | null): Promise<StoredAttempt | null> {
    if (sealed === null) return null;
    const { database, key } = await opened();
    try {
      return parseStoredAttempt(await unseal(key, name, sealed));
    } catch {
      dropSpare(name);
      await database.delete('attempts', name);
      onDamaged();
      return null;
    }
  }

  async function find(name: string): Promise<StoredAttempt | null> {
    const { database } = await opened();
    const inDatabase = await openSealed(name, (await database.get('attempts', name)) ?? null);
    const spare = await openSealed(name, readSpare(name));
    return spare === null ? inDatabase : withFormer(spare, inDatabase);
  }

  async function newestOf(testId: string): Promise<string | null> {
    const { database } = await opened();
    const all = await database.getAllFromIndex('attempts', 'test', [studentId, testId]);
    return all.toSorted((one, other) => other.savedAt - one.savedAt)[0]?.key ?? spareKey(nameOf(testId, ''));
  }

  return {
    read: ({ testId, testRecordId }) =>
      inTurn(async () => {
        const name = testRecordId === null ? await newestOf(testId) : nameOf(testId, testRecordId);
        return name === null ? null : find(name);
      }),
    write: (testId, attempt) =>
      inTurn(async () => {
        const name = nameOf(testId, attempt.testRecordId);
        const { database, key } = await opened();
        const former = await find(name).catch(() => null);
        const sealed = await seal(key, name, JSON.stringify(withFormer(attempt, former)));
        try {
          const row = { key: name, studentId, testId, savedAt: Date.now(), ...sealed };
          await database.put('attempts', row);
          dropSpare(name);
          return true;
        } catch {
          keepSpare(name, sealed);
          return false;
        }
      }),
    remove: (testId, testRecordId) =>
      inTurn(async () => {
        dropSpare(nameOf(testId, testRecordId));
        const { database } = await opened();
        await database.delete('attempts', nameOf(testId, testRecordId));
      }),
    settled: () => inTurn(() => Promise.resolve()),
  };
}
