import { errorCode } from '@qianwei/api/contract/envelope';
import { describe, expect, it } from 'vitest';
import { createAdmission } from './admission.ts';

function admission(lifted = false) {
  const clock = { now: 0 };
  return { clock, ...createAdmission(() => clock.now, lifted) };
}

const refused = expect.objectContaining({ code: errorCode.tooFrequent });

function refusalsOf(run: () => void, times: number): number {
  let refusals = 0;
  for (let time = 0; time < times; time += 1) {
    try {
      run();
    } catch {
      refusals += 1;
    }
  }
  return refusals;
}

describe('guests of one network', () => {
  it('F2 may call 1,200 times at once and 20 times a second after that', () => {
    const { guest, clock } = admission();
    expect(refusalsOf(() => guest('203.0.113.9'), 1300)).toBe(100);
    clock.now = 1000;
    expect(refusalsOf(() => guest('203.0.113.9'), 25)).toBe(5);
    expect(() => guest('203.0.113.9')).toThrow(refused);
  });

  it('F3 take nothing from another network', () => {
    const { guest } = admission();
    expect(refusalsOf(() => guest('203.0.113.9'), 2000)).toBe(800);
    expect(() => guest('203.0.113.10')).not.toThrow();
  });

  it('are all let in when a test lifts the limits', () => {
    expect(refusalsOf(() => admission(true).guest('203.0.113.9'), 5000)).toBe(0);
  });
});

describe('one account', () => {
  it('F6 has four calls under way that change something, 26 wait for their turn, and one more is refused', async () => {
    const { withPlace } = admission();
    let [underWay, maxUnderWay] = [0, 0];
    let finish = () => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const run = async () => {
      underWay += 1;
      maxUnderWay = Math.max(maxUnderWay, underWay);
      await finished;
      underWay -= 1;
      return maxUnderWay;
    };
    const thirty = Array.from({ length: 30 }, () => withPlace('change', 'a', run));
    await expect(withPlace('change', 'a', run)).rejects.toEqual(refused);
    expect(await withPlace('change', 'b', async () => 1)).toBe(1);
    finish();
    expect(await Promise.all(thirty)).toEqual(Array(30).fill(4));
    expect(await withPlace('change', 'a', async () => 1)).toBe(1);
  });

  it('F6 reads four things at once, 120 wait, and what it changes waits for none of them', async () => {
    const { withPlace } = admission();
    let [begun, finish] = [0, () => {}];
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const read = async () => {
      begun += 1;
      await finished;
    };
    const all = Array.from({ length: 124 }, () => withPlace('read', 'a', read));
    expect(begun).toBe(4);
    await expect(withPlace('read', 'a', read)).rejects.toEqual(refused);
    expect(await withPlace('change', 'a', async () => 1)).toBe(1);
    expect(await withPlace('read', 'b', async () => 1)).toBe(1);
    finish();
    await Promise.all(all);
    expect(begun).toBe(124);
  });

  it('F6 lets others in between its calls, though each is done at once', async () => {
    const { withPlace } = admission();
    const order: string[] = [];
    const call = (who: string) => withPlace('read', who, async () => order.push(who));
    const flood = Array.from({ length: 20 }, () => call('a'));
    const other = new Promise((resolve) => setImmediate(resolve)).then(() => call('b'));
    await Promise.all([...flood, other]);
    expect(order.indexOf('b')).toBeLessThanOrEqual(8);
  });

  it('F6 releases a place after a failure', async () => {
    const { withPlace } = admission();
    const fail = () => withPlace('change', 'a', () => Promise.reject(new Error('no')));
    for (let time = 0; time < 7; time += 1) await expect(fail()).rejects.toThrow('no');
  });
});
