import { errorCode } from '@qianwei/api/contract/envelope';
import { ApiError } from '@qianwei/api/errors';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BasketDraft } from '../shared/basket-draft.ts';
import { type BasketCheck, createBasketSync, sendAfterMs } from './basket-sync.ts';

const draftOf = (...codes: string[]): BasketDraft => ({ codes, areaCode: 'jl' });
const none = draftOf();

const checkOf = ({ codes }: BasketDraft): BasketCheck => ({
  ok: true,
  courseCodes: [...codes],
  fee: 0,
  conflicts: [],
  errors: [],
  whatIf: { graduateBatch: '2028年6月' },
});

const noAnswer = new ApiError('network', '网络连接异常，请稍后再试！');

/** A basket with a timer and a server that do what the test says, when it says so. */
function setUp({ stored = null, server = none }: { stored?: BasketDraft | null; server?: BasketDraft } = {}) {
  const device = { draft: stored };
  const sent: BasketDraft[] = [];
  let timer: { callback: () => void; ms: number } | null = null;
  let open: { draft: BasketDraft; resolve(check: BasketCheck): void; reject(error: unknown): void } | null =
    null;
  const sync = createBasketSync(
    {
      stored: () => device.draft,
      store: (draft) => {
        device.draft = draft;
      },
      send: (draft) => {
        if (open !== null) throw new Error('two requests at once');
        sent.push(draft);
        return new Promise((resolve, reject) => {
          open = { draft, resolve, reject };
        });
      },
      later: (callback, ms) => {
        timer = { callback, ms };
        return () => {
          timer = null;
        };
      },
    },
    server,
  );
  const settled = async (end: (request: NonNullable<typeof open>) => void) => {
    const request = open;
    open = null;
    if (request !== null) end(request);
    await new Promise<void>((resolve) => queueMicrotask(() => queueMicrotask(() => queueMicrotask(resolve))));
  };
  return {
    sync,
    device,
    sent,
    codes: () => sync.state().draft.codes,
    timer: () => timer?.ms ?? null,
    fire: () => {
      const { callback } = timer ?? {};
      timer = null;
      callback?.();
    },
    answer: () => settled(({ draft, resolve }) => resolve(checkOf(draft))),
    fail: (error: unknown = noAnswer) => settled(({ reject }) => reject(error)),
    isOpen: () => open !== null,
  };
}

describe('the basket of a period', () => {
  it('is on the device at once, on the server after a moment, and leaves the device with its word', async () => {
    const { sync, device, sent, timer, fire, answer } = setUp();
    sync.change(draftOf('13003'));
    expect(device.draft).toEqual(draftOf('13003'));
    expect([timer(), sent]).toEqual([sendAfterMs, []]);
    sync.change(draftOf('13003', '02324'));
    fire();
    expect(sent).toEqual([draftOf('13003', '02324')]);
    expect(sync.state().saving).toBe('saving');
    await answer();
    expect(device.draft).toBeNull();
    expect(sync.state()).toMatchObject({
      saving: 'saved',
      check: { whatIf: { graduateBatch: '2028年6月' } },
    });
  });

  it('a change while a request is under way is sent after it; the earlier answer confirms nothing', async () => {
    const { sync, device, sent, codes, fire, answer } = setUp();
    sync.change(draftOf('13003'));
    fire();
    sync.change(draftOf('13180'));
    fire();
    expect(sent).toHaveLength(1);
    await answer();
    expect(device.draft).toEqual(draftOf('13180'));
    expect(sync.state()).toMatchObject({ saving: 'saving', check: null });
    expect(sent).toEqual([draftOf('13003'), draftOf('13180')]);
    await answer();
    expect([codes(), device.draft]).toEqual([['13180'], null]);
  });

  it('a failure keeps it on the device; the network or the next change sends it again', async () => {
    const { sync, device, sent, timer, fire, answer, fail } = setUp();
    sync.change(draftOf('13003'));
    fire();
    await fail();
    expect(sync.state()).toMatchObject({ saving: 'local', problem: noAnswer });
    expect([device.draft, timer()]).toEqual([draftOf('13003'), null]);
    sync.retry();
    fire();
    await fail();
    sync.change(draftOf('13003', '13180'));
    expect(sync.state().problem).toBeNull();
    fire();
    await answer();
    expect(sent.at(-1)).toEqual(draftOf('13003', '13180'));
    expect(device.draft).toBeNull();
  });

  it('a refusal keeps it, too, and says why', async () => {
    const closed = new ApiError('business', '报考未在开放时间内', { errorCode: errorCode.outsideWindow });
    const { sync, device, codes, fire, fail } = setUp();
    sync.change(draftOf('13003'));
    fire();
    await fail(closed);
    expect([codes(), device.draft]).toEqual([['13003'], draftOf('13003')]);
    expect(sync.state().problem).toBe(closed);
  });

  it('begins with what an earlier visit could not send, whatever the server has', async () => {
    const { sync, codes, sent, fire, answer } = setUp({
      stored: draftOf('02324'),
      server: draftOf('13003'),
    });
    expect(codes()).toEqual(['02324']);
    sync.adopt(draftOf('13003'), { check: true });
    expect([codes(), sent]).toEqual([['02324'], []]);
    sync.retry();
    fire();
    await answer();
    sync.adopt(draftOf('13003', '02324'), { check: true });
    expect(codes()).toEqual(['13003', '02324']);
  });

  it('asks once what follows from a basket of the server, also from an empty one', async () => {
    const { sync, sent, device, answer, fail } = setUp({ server: draftOf('13003') });
    sync.adopt(draftOf('13003'), { check: true });
    expect([sent, device.draft]).toEqual([[draftOf('13003')], null]);
    expect(sync.state().saving).toBe('saved');
    await fail();
    expect(sync.state()).toMatchObject({ saving: 'saved', problem: null });
    sync.adopt(draftOf('13003'), { check: true });
    await answer();
    sync.adopt(draftOf('13003'), { check: true });
    expect(sent).toHaveLength(2);
    sync.adopt(none, { check: true });
    expect(sent.at(-1)).toEqual(none);
  });

  it('waits for what is under way before it is registered, and is empty after that', async () => {
    const { sync, device, sent, codes, timer, fire, answer } = setUp();
    sync.change(draftOf('13003'));
    fire();
    sync.change(draftOf('13003', '02324'));
    let isSettled = false;
    const settle = sync.settle().then(() => {
      isSettled = true;
    });
    await answer();
    expect(isSettled).toBe(false);
    await answer();
    await settle;
    expect([sent.length, timer()]).toEqual([2, null]);
    sync.empty();
    expect([codes(), device.draft]).toEqual([[], null]);
  });

  it('in whatever order things happen: one request at a time, nothing lost, the latest choice last', async () => {
    const steps = fc.array(
      fc.oneof(
        fc.subarray(['13003', '13180', '02324']).map((codes) => ({ change: draftOf(...codes) })),
        fc.subarray(['13003', '04735']).map((codes) => ({ adopt: draftOf(...codes) })),
        fc.constantFrom('fire', 'answer', 'fail', 'online', 'pause'),
      ),
      { maxLength: 24 },
    );
    await fc.assert(
      fc.asyncProperty(steps, async (list) => {
        const { sync, device, sent, codes, fire, answer, fail, isOpen } = setUp();
        let latest: BasketDraft | null = null;
        for (const step of list) {
          if (typeof step === 'object' && 'change' in step) {
            latest = step.change;
            sync.change(step.change);
            expect(device.draft).toEqual(latest);
          } else if (typeof step === 'object') sync.adopt(step.adopt, { check: true });
          else if (step === 'fire') fire();
          else if (step === 'answer') await answer();
          else if (step === 'fail') await fail();
          else if (step === 'online') sync.retry();
          else sync.pause();
          if (device.draft !== null) expect(codes()).toEqual(latest?.codes);
        }
        const waits = device.draft;
        for (let round = 0; round < 4; round += 1) {
          sync.retry();
          fire();
          if (isOpen()) await answer();
        }
        expect(device.draft).toBeNull();
        if (waits !== null) expect(sent.findLast((draft) => draft === waits)).toBe(waits);
      }),
    );
  });
});
