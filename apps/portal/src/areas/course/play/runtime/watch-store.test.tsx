import type { WatchRecord } from '@qianwei/machines/playback/playback-data';
import { openDB } from 'idb';
import { describe, expect, it } from 'vitest';
import { randomId } from '../../../../shared/device/random-id.ts';
import { createWatchStore } from './watch-store.ts';

const day = 24 * 3_600_000;
const start = Date.UTC(2026, 10, 21, 12);

const record = (playToken: string, change: Partial<WatchRecord> = {}): WatchRecord => ({
  lessonId: '04735-c04-l02',
  playToken,
  bizType: null,
  ranges: [[42, 46]],
  position: 46,
  speed: 1,
  seq: 1,
  watchedUntil: 46,
  ...change,
});

/** The store of a student of its own, whose clock the test sets. */
function storeOf(studentId = randomId()) {
  const clock = { now: start };
  return { studentId, clock, store: createWatchStore(studentId, () => clock.now) };
}

const tokensIn = (records: readonly WatchRecord[]) => records.map(({ playToken }) => playToken);

describe('what was watched and not sent', () => {
  it('is read in the order in which it was watched, a record that has grown in its old place', async () => {
    const { store, clock, studentId } = storeOf();
    expect(await store.put(record('b'))).toBe(true);
    clock.now += 1000;
    await store.put(record('a'));
    clock.now += 1000;
    await store.put(record('b', { ranges: [[42, 50]], position: 50 }));
    const afterReload = createWatchStore(studentId, () => clock.now);
    expect(await afterReload.readAll()).toEqual([
      record('b', { ranges: [[42, 50]], position: 50 }),
      record('a'),
    ]);
  });

  it('is gone once it was removed, and nothing else is', async () => {
    const { store } = storeOf();
    await store.put(record('a'));
    await store.put(record('a', { lessonId: '04735-c04-l03' }));
    expect(await store.remove({ lessonId: '04735-c04-l02', playToken: 'a' })).toBe(true);
    expect(await store.readAll()).toEqual([record('a', { lessonId: '04735-c04-l03' })]);
  });

  it('belongs to one student: another one on the same computer reads nothing of it', async () => {
    const first = storeOf();
    const second = storeOf();
    await first.store.put(record('a'));
    await second.store.put(record('b'));
    expect(tokensIn(await first.store.readAll())).toEqual(['a']);
    expect(tokensIn(await second.store.readAll())).toEqual(['b']);
  });

  it('is kept for 60 days and then dropped', async () => {
    const { store, clock } = storeOf();
    await store.put(record('old'));
    clock.now += day;
    await store.put(record('new'));
    clock.now = start + 60 * day;
    expect(tokensIn(await store.readAll())).toEqual(['old', 'new']);
    clock.now += 1;
    expect(tokensIn(await store.readAll())).toEqual(['new']);
    clock.now = start;
    expect(tokensIn(await store.readAll())).toEqual(['new']);
  });

  it('is dropped when it is damaged; the others are read', async () => {
    const { store, studentId } = storeOf();
    await store.put(record('a'));
    await store.put(record('b'));
    const database = await openDB('qianwei-watching');
    const key = `${studentId} 04735-c04-l02 a`;
    const sound = await database.get('records', key);
    // The sealed text of another record does not open under this key.
    const other = await database.get('records', `${studentId} 04735-c04-l02 b`);
    await database.put('records', { ...sound, ...other, key });
    expect(tokensIn(await store.readAll())).toEqual(['b']);
    expect(await database.get('records', key)).toBeUndefined();
    database.close();
  });

  it('cannot be read on the device: neither the lesson’s seconds nor where it was left', async () => {
    const { store, studentId } = storeOf();
    await store.put(record('a', { position: 4_637 }));
    const database = await openDB('qianwei-watching');
    const row = await database.get('records', `${studentId} 04735-c04-l02 a`);
    database.close();
    expect(JSON.stringify(row)).not.toContain('4637');
    expect(Object.keys(row)).not.toContain('ranges');
  });
});
