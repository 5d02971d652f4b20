import type { DraftRecord } from '@qianwei/machines/draft/draft-data';
import { openDB } from 'idb';
import { describe, expect, it } from 'vitest';
import { randomId } from '../device/random-id.ts';
import { createDraftStore, forgetDrafts, forgetDraftsLike } from './draft-store.ts';
import { guestOwner } from './draft-view.ts';

const record = (document: DraftRecord['document'], at = 1): DraftRecord => ({
  document: { name: '', note: '', ...document },
  base: { name: '', note: '' },
  revision: 0,
  savedAt: null,
  editedAt: Object.fromEntries(Object.keys(document).map((field) => [field, at])),
  sent: {},
});

const storeOf = (owner: string, draftKey = 'PRACTICE:2026-11', onDamaged = () => {}) =>
  createDraftStore({ owner, draftKey }, { onDamaged });

const storeOfAnotherTab = (owner: string) =>
  createDraftStore({ owner, draftKey: 'PRACTICE:2026-11' }, { onDamaged: () => {}, lastOf: new Map() });

describe('a draft on this device', () => {
  it('is read after a reload, each of its own owner and form', async () => {
    const owner = randomId();
    await storeOf(owner).keep(record({ name: '林静' }));
    expect(await storeOf(owner).read()).toEqual(record({ name: '林静' }));
    expect(await storeOf(owner, 'PRACTICE:2027-05').read()).toBeNull();
    expect(await storeOf(randomId()).read()).toBeNull();
  });

  it('has what was written last, for who leaves the form and comes back at once', async () => {
    const owner = randomId();
    const left = storeOf(owner);
    void left.keep(record({ name: '林静' }));
    left.close();
    expect(await storeOf(owner).read()).toEqual(record({ name: '林静' }));
  });

  it('has what two tabs have written, whoever writes last', async () => {
    const owner = randomId();
    const [first, second] = [storeOf(owner), storeOfAnotherTab(owner)];
    await Promise.all([first.keep(record({ name: '林静' })), second.keep(record({ note: '主校区' }))]);
    expect((await first.read())?.document).toEqual({ name: '林静', note: '主校区' });
  });

  it('is gone once it is removed, with every write before', async () => {
    const store = storeOf(randomId());
    void store.keep(record({ name: '林静' }));
    await store.remove();
    expect(await store.read()).toBeNull();
  });

  it('is not readable in the database, and one that is damaged is reported and dropped', async () => {
    const owner = randomId();
    await storeOf(owner).keep(record({ name: '林静' }));
    const database = await openDB('qianwei-drafts', 1);
    const row = await database.get('drafts', `${owner}/PRACTICE:2026-11`);
    expect(new TextDecoder().decode(row.data)).not.toContain('林静');
    await database.put('drafts', { ...row, data: new ArrayBuffer(40) });
    let damaged = 0;
    const store = storeOf(owner, undefined, () => {
      damaged += 1;
    });
    expect([await store.read(), damaged, await store.read()]).toEqual([null, 1, null]);
    database.close();
  });

  it.each([
    ['60 days', randomId(), 61 * 24],
    ['a day where it is a visitor’s', guestOwner, 25],
  ])('is dropped after %s', async (_age, owner, hours) => {
    await storeOf(owner).keep(record({ name: '林静' }));
    const database = await openDB('qianwei-drafts', 1);
    const row = await database.get('drafts', `${owner}/PRACTICE:2026-11`);
    await database.put('drafts', { ...row, keptAt: Date.now() - hours * 3_600_000 });
    database.close();
    expect(await storeOf(owner).read()).toBeNull();
  });

  it('is refused when the browser keeps nothing', async () => {
    const store = createDraftStore(
      { owner: randomId(), draftKey: 'a' },
      { onDamaged: () => {}, open: () => Promise.reject(new Error('private mode')) },
    );
    await expect(store.keep(record({ name: '林静' }))).rejects.toThrow('private mode');
  });
});

it('forgetting removes all drafts of one person and none of another, and an open page brings nothing back', async () => {
  const [owner, other] = [randomId(), randomId()];
  const open = storeOf(owner);
  await open.keep(record({ name: '林静' }));
  await storeOf(owner, 'GRADUATION').keep(record({ name: '林静' }));
  await storeOf(other).keep(record({ name: '陈晨' }));
  await forgetDrafts(owner);
  await expect(open.keep(record({ name: '林静' }))).rejects.toThrow();
  expect([await storeOf(owner).read(), await storeOf(owner, 'GRADUATION').read()]).toEqual([null, null]);
  expect(await storeOf(other).read()).toEqual(record({ name: '陈晨' }));
});

describe('forgetting the drafts of one exam', () => {
  /** True while the browser has a key of this person. */
  const hasKey = async (owner: string) => {
    const database = await openDB('qianwei-drafts', 1);
    const count = await database.count('keys', owner);
    database.close();
    return count > 0;
  };

  it('leaves those of another, and the next draft is kept', async () => {
    const owner = randomId();
    const practice = storeOf(owner, 'PRACTICE:identity');
    const english = storeOf(owner, 'ENGLISH:identity');
    for (const store of [practice, english]) await store.keep(record({ name: '林静' }));
    practice.close();
    await forgetDraftsLike(owner, 'PRACTICE:');
    expect([await storeOf(owner, 'PRACTICE:identity').read(), await english.read()]).toEqual([
      null,
      record({ name: '林静' }),
    ]);
    const next = storeOf(owner, 'PRACTICE:identity');
    await next.keep(record({ name: '陈晨' }));
    expect(await next.read()).toEqual(record({ name: '陈晨' }));
  });

  it('leaves one that a tab has open', async () => {
    const owner = randomId();
    const open = storeOf(owner);
    await open.keep(record({ name: '林静' }));
    await forgetDraftsLike(owner, 'PRACTICE:');
    expect(await open.read()).toEqual(record({ name: '林静' }));
  });

  it('removes the key with the last draft of a person, and a page that is open keeps its next one with another', async () => {
    const owner = randomId();
    const [practice, english] = [storeOf(owner), storeOf(owner, 'ENGLISH:1')];
    for (const store of [practice, english]) await store.keep(record({ name: '林静' }));
    practice.close();
    await forgetDraftsLike(owner, 'PRACTICE:');
    expect(await hasKey(owner)).toBe(true);
    await english.remove();
    expect(await hasKey(owner)).toBe(false);
    await english.keep(record({ name: '陈晨' }));
    expect(await storeOf(owner, 'ENGLISH:1').read()).toEqual(record({ name: '陈晨' }));
  });
});
