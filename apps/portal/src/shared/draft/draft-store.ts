import type { DraftRecord } from '@qianwei/machines/draft/draft-data';
import { mergeDraftRecords } from '@qianwei/machines/draft/merge';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import * as v from 'valibot';
import { type Sealed, seal, unseal } from '../device/cipher.ts';
import { type KeyTable, ownKey } from '../device/own-key.ts';
import { guestOwner } from './draft-view.ts';

interface SealedDraft extends Sealed {
  /** `owner/draftKey`. */
  readonly key: string;
  readonly owner: string;
  /** The device's clock, ms, for tidying only. */
  readonly keptAt: number;
}

interface Tables extends DBSchema, KeyTable {
  drafts: { key: string; value: SealedDraft; indexes: { owner: string } };
}

type DraftDatabase = IDBPDatabase<Tables>;

/**
 * One draft of one person in this browser, encrypted. Operations run one after another, in the order of their calls, those of
 * an earlier store of the same draft in this tab first.
 */
export interface DraftStore {
  /** The entry; null when there is none. One that cannot be read is dropped and reported. */
  read(): Promise<DraftRecord | null>;
  /** Writes the entry, merged with what another tab has written; rejects when the browser does not keep it. */
  keep(record: DraftRecord): Promise<void>;
  /** Removes the entry; rejects when the browser does not. */
  remove(): Promise<void>;
  /** Ends the store after the operations before: it no longer counts as open in `forgetDraftsLike`. */
  close(): void;
}

const dayMs = 24 * 3_600_000;
/** Age at which an abandoned draft is dropped: 60 days, a visitor's after a day, since the device may be a shared one. */
const maxAgeMs = (owner: string) => (owner === guestOwner ? dayMs : 60 * dayMs);
/** A database that has not opened by then, ms, counts as one that does not open: some browsers never answer. */
const openWithinMs = 3000;

const databaseName = 'qianwei-drafts';

const moment = v.number();
const values = v.record(v.string(), v.unknown());
const recordSchema = v.object({
  document: values,
  base: values,
  revision: v.number(),
  savedAt: v.nullable(moment),
  editedAt: v.record(v.string(), moment),
  sent: v.record(v.string(), v.array(v.unknown())),
}) satisfies v.GenericSchema<unknown, DraftRecord>;

const openDatabase = (): Promise<DraftDatabase> =>
  Promise.race([
    openDB<Tables>(databaseName, 1, {
      upgrade(database) {
        database.createObjectStore('keys');
        database.createObjectStore('drafts', { keyPath: 'key' }).createIndex('owner', 'owner');
      },
    }),
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('The database does not open')), openWithinMs);
    }),
  ]);

/** Removes an entry, and with the last one of its owner the key that encrypted them. */
async function removeEntry(database: DraftDatabase, owner: string, name: string): Promise<void> {
  const transaction = database.transaction(['keys', 'drafts'], 'readwrite');
  const drafts = transaction.objectStore('drafts');
  await drafts.delete(name);
  if ((await drafts.index('owner').count(owner)) === 0) await transaction.objectStore('keys').delete(owner);
  await transaction.done;
}

async function removeOld(database: DraftDatabase): Promise<void> {
  for (const { key, owner, keptAt } of await database.getAll('drafts'))
    if (keptAt < Date.now() - maxAgeMs(owner)) await removeEntry(database, owner, key);
}

/** A channel between the open stores of this browser, for the owners of `forgetDrafts`. */
const openForgotten = () =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('qianwei-drafts forgotten');

/** The lock that an open store of this entry shares with those of other tabs. */
const lockOf = (name: string) => `qianwei-draft ${name}`;

/** Removes every draft of these people from this browser, and their keys: what an open page still writes is refused. */
export async function forgetDrafts(...owners: readonly string[]): Promise<void> {
  const forgotten = openForgotten();
  forgotten?.postMessage(owners);
  forgotten?.close();
  const database = await openDatabase();
  try {
    const transaction = database.transaction(['keys', 'drafts'], 'readwrite');
    const drafts = transaction.objectStore('drafts');
    for (const owner of owners) {
      for (const key of await drafts.index('owner').getAllKeys(owner)) await drafts.delete(key);
      await transaction.objectStore('keys').delete(owner);
    }
    await transaction.done;
  } finally {
    database.close();
  }
}

/** Removes the drafts of one person whose `draftKey` begins like this and which no tab has open; the others stay. */
export async function forgetDraftsLike(owner: string, beginning: string): Promise<void> {
  const database = await openDatabase();
  try {
    const first = `${owner}/${beginning}`;
    for (const name of await database.getAllKeys('drafts', IDBKeyRange.bound(first, `${first}\uffff`)))
      await navigator.locks.request(lockOf(name), { ifAvailable: true }, async (lock) => {
        if (lock !== null) await removeEntry(database, owner, name);
      });
  } finally {
    database.close();
  }
}

/** The last operation on each draft in this tab: who leaves a form and comes back at once reads what was written last. */
const ofThisTab = new Map<string, Promise<unknown>>();

interface StoreParts {
  /** The entry on this device cannot be read. */
  onDamaged(): void;
  /** Default: the database of this browser. A test passes one that does not open. */
  open?(): Promise<DraftDatabase>;
  /** The last operation on each draft. Default: that of this tab. A test passes another tab's. */
  lastOf?: Map<string, Promise<unknown>>;
}

/** Creates the store of one draft. */
export function createDraftStore(
  { owner, draftKey }: { owner: string; draftKey: string },
  { onDamaged, open = openDatabase, lastOf = ofThisTab }: StoreParts,
): DraftStore {
  const name = `${owner}/${draftKey}`;
  let opening: Promise<DraftDatabase> | null = null;
  let isForgotten = false;
  const forgotten = openForgotten();
  forgotten?.addEventListener('message', ({ data }: MessageEvent<readonly string[]>) => {
    if (data.includes(owner)) isForgotten = true;
  });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Without a secure context there are neither locks nor keys: such a browser keeps nothing.
  void navigator.locks?.request(lockOf(name), { mode: 'shared' }, () => held);

  const opened = () => {
    opening ??= open().then(async (database) => {
      await removeOld(database);
      return database;
    });
    return opening.catch((error: unknown) => {
      opening = null;
      throw error;
    });
  };
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const turn = (lastOf.get(name) ?? Promise.resolve()).then(work);
    lastOf.set(
      name,
      turn.catch(() => undefined),
    );
    return turn;
  };

  async function find(): Promise<{ row: SealedDraft | undefined; record: DraftRecord | null }> {
    const database = await opened();
    const row = await database.get('drafts', name);
    if (row === undefined) return { row, record: null };
    try {
      const key = await ownKey(database, owner);
      return { row, record: v.parse(recordSchema, JSON.parse(await unseal(key, name, row))) };
    } catch {
      await removeEntry(database, owner, name);
      onDamaged();
      return { row: undefined, record: null };
    }
  }

  /** Writes the row if nobody else has written, or removed the key, since `before` was read; false otherwise. */
  async function put(before: SealedDraft | undefined, sealed: Sealed): Promise<boolean> {
    const database = await opened();
    const transaction = database.transaction(['keys', 'drafts'], 'readwrite');
    const drafts = transaction.objectStore('drafts');
    const now = await drafts.get(name);
    const isUnchanged = String(now?.iv) === String(before?.iv);
    const mayWrite = isUnchanged && !isForgotten && (await transaction.objectStore('keys').count(owner)) > 0;
    if (mayWrite) await drafts.put({ ...sealed, key: name, owner, keptAt: Date.now() });
    await transaction.done;
    return mayWrite;
  }

  return {
    read: () => inTurn(async () => (await find()).record),
    keep: (record) =>
      inTurn(async () => {
        for (;;) {
          const before = await find();
          if (isForgotten) throw new Error('The drafts of this person have been removed');
          const key = await ownKey(await opened(), owner);
          const merged = mergeDraftRecords(record, before.record);
          if (await put(before.row, await seal(key, name, JSON.stringify(merged)))) return;
        }
      }),
    remove: () => inTurn(async () => removeEntry(await opened(), owner, name)),
    close: () =>
      void inTurn(async () => {
        forgotten?.close();
        release();
        (await opening)?.close();
      }).catch(() => undefined),
  };
}
