import { expect, it } from 'vitest';
import { noAnswer, refusal } from '../testing/calls.ts';
import {
  selectDraftSaving,
  selectDraftStage,
  selectFlushOutcome,
  selectIsDeviceFailing,
  selectMaySubmit,
  selectMustGuard,
} from './selectors.ts';
import { record, serverDraft, startDraft, T0 } from './testing/draft-kit.ts';
import { keptWithinMs, quietMs, sentWithinMs } from './timing.ts';

type Run = ReturnType<typeof startDraft>;
const stage = (run: Run) => selectDraftStage(run.snapshot());
const saving = (run: Run) => selectDraftSaving(run.snapshot());
const saved = (revision: number) => ({ revision, savedAt: T0 + 5000 });

async function opened(...answers: Parameters<Run['open']>): Promise<Run> {
  const run = startDraft();
  await run.open(...answers);
  return run;
}

it('what this device has is shown at once, before the server answers, and then saved', async () => {
  const run = startDraft();
  expect(stage(run)).toBe('opening');
  await run.reads[0]?.answer(record({ name: '林静' }));
  expect([stage(run), run.document()]).toMatchObject(['open', { name: '林静' }]);
  await run.loads[0]?.answer(null);
  await run.pass(quietMs);
  expect(run.saves[0]?.input).toMatchObject({ document: { name: '林静' }, revision: 0 });
  await run.saves[0]?.answer(saved(1));
  expect(saving(run)).toEqual({ state: 'saved', at: T0 + 5000 });
});

it('of two versions each field has the newer one', async () => {
  const run = await opened(
    record({ name: '林静' }, { base: { name: '', mobile: '', note: '' }, revision: 1 }),
    serverDraft({ mobile: '15400000002' }, 2),
  );
  expect(run.document()).toEqual({ name: '林静', mobile: '15400000002', note: '' });
});

it('an edit is on this device within 300 ms, and sent after 2 s of quiet', async () => {
  const run = await opened();
  run.edit({ name: '林' });
  run.edit({ name: '林静' });
  await run.pass(keptWithinMs - 1);
  expect(run.writes.map(({ input }) => input.document.name)).toEqual(['林静']);
  expect([saving(run).state, run.saves.length]).toEqual(['saving', 0]);
  await run.pass(quietMs - keptWithinMs);
  expect(run.saves).toHaveLength(0);
  await run.pass(50);
  expect(run.saves).toHaveLength(1);
});

it('a tab that is closed while it saves tells the next tab what it sent: that is asked of nobody as a change of another device', async () => {
  const closed = await opened();
  closed.edit({ name: '林' });
  await closed.pass(keptWithinMs);
  await closed.writes[0]?.answer(undefined);
  closed.send({ type: 'page.hidden' });
  expect(closed.saves[0]?.input?.document.name).toBe('林');
  const kept = closed.writes.at(-1)?.input;
  expect(kept?.sent).toMatchObject({ name: ['林'] });

  // Its save arrives after the next tab has looked.
  const run = await opened(kept ?? null, null);
  run.edit({ name: '林静' });
  await run.pass(quietMs);
  await run.saves[0]?.fail(refusal(1040006));
  await run.loads.at(-1)?.answer(serverDraft({ name: '林' }, 1));
  expect([run.document().name, run.snapshot().context.local.conflicts]).toEqual(['林静', []]);
});

it('who types without a pause is saved after 10 s', async () => {
  const run = await opened();
  for (let typed = 0; typed < 11; typed += 1) {
    run.edit({ note: `第 ${typed} 句` });
    await run.pass(1000);
  }
  expect(run.saves).toHaveLength(1);
  expect(run.saves[0]?.input?.document.note).toBe(`第 ${sentWithinMs / 1000 - 1} 句`);
});

it('an edit during a save goes with the next one, and only one save is on its way', async () => {
  const run = await opened();
  run.edit({ name: '林' });
  await run.pass(quietMs);
  run.edit({ name: '林静' });
  await run.pass(60_000);
  expect(run.saves).toHaveLength(1);
  await run.saves[0]?.answer(saved(1));
  await run.pass(quietMs);
  expect(run.saves[1]?.input).toMatchObject({ document: { name: '林静' }, revision: 1 });
});

it('a flush saves at once, also what was typed during a save, and says how that went', async () => {
  const run = await opened();
  const flushed = () => selectFlushOutcome(run.snapshot());
  run.edit({ name: '林' });
  run.send({ type: 'flush.requested' });
  run.edit({ name: '林静' });
  expect([run.writes.length, run.saves.length, flushed()]).toEqual([1, 1, null]);
  await run.saves[0]?.answer(saved(1));
  expect([run.saves.length, flushed()]).toEqual([2, null]);
  await run.saves[1]?.answer(saved(2));
  expect([flushed(), selectMaySubmit(run.snapshot())]).toEqual(['saved', true]);
  run.edit({ name: '' });
  expect(selectMaySubmit(run.snapshot())).toBe(false);
});

it('without an answer of the server the draft stays on this device, and is sent after 2, 4, 8 … 60 s', async () => {
  const run = await opened();
  run.edit({ name: '林静' });
  await run.pass(quietMs);
  const pauses: number[] = [];
  for (let failed = 0; failed < 7; failed += 1) {
    await run.writes.at(-1)?.answer();
    await run.saves.at(-1)?.fail(noAnswer);
    expect(saving(run)).toMatchObject({ state: 'kept' });
    const [from, count] = [run.now(), run.saves.length];
    while (run.saves.length === count) await run.pass(500, 500);
    pauses.push((run.now() - from) / 1000);
  }
  expect(pauses).toEqual([2, 4, 8, 16, 32, 60, 60]);
});

it('without a network this device is said to have an edit once it is written, and not before', async () => {
  const run = await opened();
  run.send({ type: 'connection.lost' });
  for (const name of ['林', '林静']) {
    run.edit({ name });
    expect(saving(run).state).toBe('saving');
    await run.pass(keptWithinMs);
    expect(saving(run).state).toBe('saving');
    await run.writes.at(-1)?.answer();
    expect(saving(run)).toEqual({ state: 'kept', at: expect.any(Number) });
  }
});

it('with the network back the draft is sent at once', async () => {
  const run = await opened();
  run.edit({ name: '林静' });
  run.send({ type: 'connection.lost' });
  await run.pass(quietMs);
  await run.saves[0]?.fail(noAnswer);
  run.send({ type: 'connection.back' });
  expect(run.saves).toHaveLength(2);
});

it.each([
  [1030001, 'the session is over'],
  [1030003, 'another device has logged in'],
  [1040005, 'the proof by SMS is over'],
])('%s: %s: this device goes on keeping, the server goes on after the next proof', async (code) => {
  const run = await opened();
  run.edit({ name: '林' });
  await run.pass(quietMs);
  await run.saves[0]?.fail(refusal(code));
  expect([stage(run), selectFlushOutcome(run.snapshot())]).toEqual(['lockedOut', 'lockedOut']);
  await run.writes.at(-1)?.answer();
  run.edit({ name: '林静' });
  await run.pass(600_000, 5000);
  expect([run.writes.at(-1)?.input.document.name, run.saves.length]).toEqual(['林静', 1]);
  await run.writes.at(-1)?.answer();
  expect(saving(run).state).toBe('kept');
  run.send({ type: 'proven' });
  expect([stage(run), run.saves[1]?.input?.document.name]).toEqual(['open', '林静']);
});

it('a proof that comes while the refusal is on its way is not overlooked', async () => {
  const run = await opened();
  run.edit({ name: '林' });
  await run.pass(quietMs);
  run.send({ type: 'proven' });
  await run.saves[0]?.fail(refusal(1040005));
  expect([stage(run), run.saves.length]).toEqual(['open', 2]);
});

it.each([1050001, 1050003])('%s: read-only, and what was typed stays here to be copied', async (code) => {
  const run = startDraft();
  await run.reads[0]?.answer(record({ note: '想在主校区考' }));
  await run.loads[0]?.fail(refusal(code));
  expect(stage(run)).toBe('closed');
  run.edit({ note: '' });
  await run.pass(quietMs);
  expect([run.document().note, run.writes.length, run.removes.length]).toEqual(['想在主校区考', 0, 0]);
  expect(selectFlushOutcome(run.snapshot())).toBe('closed');
});

it('wrong fields get their texts, which go with the next edit of each, and that edit is tried', async () => {
  const run = await opened();
  run.edit({ name: '林', mobile: '1' });
  await run.pass(quietMs);
  const fieldErrors = { name: '姓名至少 2 个字', mobile: '手机号为 11 位' };
  await run.saves[0]?.fail(refusal(1040001, { fieldErrors }));
  const errors = () => run.snapshot().context.connection.fieldErrors;
  expect([errors(), selectFlushOutcome(run.snapshot())]).toEqual([fieldErrors, 'refused']);
  await run.pass(120_000, 1000);
  expect(run.saves).toHaveLength(1);
  run.edit({ name: '林静' });
  expect(errors()).toEqual({ mobile: '手机号为 11 位' });
  await run.pass(quietMs);
  await run.saves[1]?.answer(saved(1));
  expect([errors(), saving(run).state]).toEqual([{}, 'saved']);
});

it('a device that does not keep says so, sends sooner, guards the page and is tried again', async () => {
  const run = await opened();
  run.edit({ name: '林' });
  expect(selectMustGuard(run.snapshot())).toBe(true);
  await run.pass(100);
  await run.writes[0]?.fail(new Error('QuotaExceededError'));
  expect([saving(run).state, selectIsDeviceFailing(run.snapshot())]).toEqual(['notKept', true]);
  expect(selectMustGuard(run.snapshot())).toBe(true);
  run.edit({ name: '林静' });
  await run.pass(500);
  expect([run.saves.length, run.writes.length]).toEqual([1, 3]);
  await run.writes[2]?.answer();
  expect([saving(run).state, selectMustGuard(run.snapshot())]).toEqual(['saving', false]);
});

it('a device that cannot be read says so, and the server is asked all the same', async () => {
  const run = startDraft();
  await run.reads[0]?.fail(new Error('SecurityError'));
  await run.loads[0]?.answer(serverDraft({ name: '林静' }));
  expect([selectIsDeviceFailing(run.snapshot()), run.document().name]).toEqual([true, '林静']);
});
