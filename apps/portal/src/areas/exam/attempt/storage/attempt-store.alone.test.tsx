import type { LocalRecord } from '@qianwei/machines/attempt/attempt-data';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type AttemptDatabase, deleteAttemptDatabase, openAttemptDatabase } from './attempt-database.ts';
import { type AttemptStore, createAttemptStore } from './attempt-store.ts';

const kept: LocalRecord = {
  testRecordId: 'r-1',
  attemptToken: 'token-of-the-attempt',
  seq: 3,
  entries: { q1: { answer: '关系模式', marked: true, at: 5 } },
  seconds: { q1: 12 },
  unsent: ['q1'],
  submission: null,
  warned: ['fifth'],
  blurCount: 1,
  outline: {
    name: '综合测验',
    questions: [{ questionId: 'q1', number: '1', questionType: 'SHORT' }],
  },
};
const newest = { testId: 't-1', testRecordId: null };
const onDamaged = vi.fn();
const databases: AttemptDatabase[] = [];

/** Opened, and closed again after the test. */
async function openHere(): Promise<AttemptDatabase> {
  const database = await openAttemptDatabase();
  databases.push(database);
  return database;
}

/** A tab: its own store on the one database of the browser. */
function tab(studentId = 's-1', full = false): AttemptStore {
  const open = async () => {
    const database = await openHere();
    if (!full) return database;
    return new Proxy(database, {
      get(target, name) {
        if (name === 'put') return () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
        const value = Reflect.get(target, name) as unknown;
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  };
  return createAttemptStore(studentId, { onDamaged, open });
}

beforeEach(() => {
  localStorage.clear();
  onDamaged.mockClear();
});
afterEach(async () => {
  for (const database of databases.splice(0)) database.close();
  await deleteAttemptDatabase();
});

it('an attempt comes back after the tab is gone, by its number or as the newest of its test', async () => {
  expect(await tab().write('t-1', kept)).toBe(true);
  expect(await tab().read(newest)).toEqual(kept);
  expect(await tab().read({ testId: 't-1', testRecordId: 'r-1' })).toEqual(kept);
  expect(await tab().read({ testId: 't-2', testRecordId: null })).toBeNull();
});

it('what is stored on the device is readable neither there nor by another student, and its key cannot be extracted', async () => {
  await tab().write('t-1', kept);
  const database = await openHere();
  const [row] = await database.getAll('attempts');
  const text = new TextDecoder().decode(row?.data);
  expect(text).not.toContain('关系');
  expect(text).not.toContain('token');
  const key = await database.get('keys', 's-1');
  expect(key?.extractable).toBe(false);
  expect(await tab('s-2').read(newest)).toBeNull();
});

it('a damaged attempt is dropped and reported, never a crash', async () => {
  await tab().write('t-1', kept);
  const database = await openHere();
  const [row] = await database.getAll('attempts');
  await database.put('attempts', { ...row!, data: new Uint8Array(40).buffer });
  expect(await tab().read(newest)).toBeNull();
  expect(onDamaged).toHaveBeenCalledOnce();
  expect(await database.getAll('attempts')).toEqual([]);
});

it('with the database full the attempt is in local storage, sealed, and `write` reports that it is not safe', async () => {
  expect(await tab('s-1', true).write('t-1', kept)).toBe(false);
  const [spare] = Object.entries(localStorage);
  expect(spare?.[0]).toContain('qianwei_attempt_');
  expect(spare?.[1]).not.toContain('token');
  expect(await tab().read(newest)).toEqual(kept);
  expect(await tab().write('t-1', { ...kept, seq: 4 })).toBe(true);
  expect(localStorage.length).toBe(0);
});

const later: LocalRecord = {
  ...kept,
  seq: 4,
  entries: { q1: { answer: '关系模式与外码', marked: true, at: 6 } },
};

/** A tab whose page unloads: the first write is done, the second one has only the time until it returns. */
async function leave(store = tab()): Promise<AttemptStore> {
  await store.write('t-1', kept);
  store.writeSync('t-1', later);
  return store;
}

it('what a page writes as it unloads is there when it is opened again, unreadable until then', async () => {
  await leave();
  const [parting] = Object.entries(localStorage);
  expect(parting?.[0]).toContain('qianwei_parting_');
  expect(parting?.[1]).not.toContain('token');
  expect(await tab().read(newest)).toEqual(later);
  expect(await tab('s-2').read(newest)).toBeNull();
  expect(await tab().write('t-1', later)).toBe(true);
  expect(localStorage.length).toBe(0);
  expect(await tab().read(newest)).toEqual(later);
});

it('a page that unloads twice seals each text with a key stream of its own', async () => {
  const store = await leave();
  const first = Object.values(localStorage)[0];
  await store.settled();
  await expect
    .poll(() => {
      store.writeSync('t-1', later);
      return Object.values(localStorage)[0];
    })
    .not.toBe(first);
  expect(await tab().read(newest)).toEqual(later);
});

it('a pending write removes nothing that the page wrote after it', async () => {
  const store = tab();
  await store.write('t-1', kept);
  const underWay = store.write('t-1', kept);
  store.writeSync('t-1', later);
  await underWay;
  expect(await tab().read(newest)).toEqual(later);
});

it('a damaged record of an unloaded page is dropped and reported, and that in the database stays', async () => {
  await leave();
  const [name = '', text = ''] = Object.entries(localStorage)[0] ?? [];
  const last = text.at(-5) === 'A' ? 'B' : 'A';
  localStorage.setItem(name, text.slice(0, -5) + last + text.slice(-4));
  expect(await tab().read(newest)).toEqual(kept);
  expect(onDamaged).toHaveBeenCalledOnce();
  expect(localStorage.length).toBe(0);
});

it('a browser that stores nothing is reported as a failure, and another try opens it again', async () => {
  let isShut = true;
  const store = createAttemptStore('s-1', {
    onDamaged,
    open: () => (isShut ? Promise.reject(new DOMException('no', 'SecurityError')) : openHere()),
  });
  await expect(store.write('t-1', kept)).rejects.toThrow();
  isShut = false;
  expect(await store.write('t-1', kept)).toBe(true);
  await store.remove('t-1', 'r-1');
});

it('a tab that wakes up and writes what it had does not undo the later answers of another', async () => {
  await tab().write('t-1', { ...kept, seq: 9, entries: { q1: { answer: 'later', marked: false, at: 9 } } });
  await tab().write('t-1', {
    ...kept,
    entries: { ...kept.entries, q2: { answer: 'B', marked: false, at: 1 } },
  });
  const found = await tab().read(newest);
  expect(found?.entries).toEqual({
    q1: { answer: 'later', marked: false, at: 9 },
    q2: { answer: 'B', marked: false, at: 1 },
  });
  expect(found?.seq).toBe(9);
});

it('the receipt clears everything of the attempt, also from local storage', async () => {
  await tab('s-1', true).write('t-1', kept);
  await tab().write('t-1', kept);
  await tab().remove('t-1', 'r-1');
  expect(await tab().read(newest)).toBeNull();
  expect(localStorage.length).toBe(0);
});
