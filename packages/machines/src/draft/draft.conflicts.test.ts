import { describe, expect, it } from 'vitest';
import { noAnswer, refusal } from '../testing/calls.ts';
import { selectConflicts, selectDraftSaving, selectDraftStage, selectFlushOutcome } from './selectors.ts';
import { record, serverDraft, startDraft, T0 } from './testing/draft-kit.ts';
import { deviceRetryMs, quietMs } from './timing.ts';

type Run = ReturnType<typeof startDraft>;
const conflicts = (run: Run) => selectConflicts(run.snapshot());

/** Both this device and another one changed the note; only this one the name. */
async function disputed(): Promise<Run> {
  const run = startDraft();
  await run.open(record({ name: '林静', note: '我的' }), serverDraft({ note: '手机上的' }, 2));
  return run;
}

it('a field that both changed is asked; the other fields are saved, and that one is not overwritten', async () => {
  const run = await disputed();
  expect(conflicts(run)).toEqual([
    { field: 'note', mine: '我的', theirs: '手机上的', mineAt: T0 - 1000, theirsAt: T0 - 60_000 },
  ]);
  await run.pass(quietMs);
  expect(run.saves[0]?.input).toEqual({
    document: { name: '林静', mobile: '', note: '手机上的' },
    revision: 2,
  });
  await run.saves[0]?.answer({ revision: 3, savedAt: T0 });
  expect([run.document().note, selectFlushOutcome(run.snapshot())]).toEqual(['我的', 'conflict']);
  await run.pass(quietMs);
  await run.writes.at(-1)?.answer();
  expect(selectDraftSaving(run.snapshot()).state).toBe('kept');
});

it('the choice is saved; the other version can be had back until the next edit, and then again the chosen one', async () => {
  const run = await disputed();
  run.send({ type: 'conflict.resolved', choices: { note: 'mine' } });
  expect([conflicts(run), run.document().note]).toEqual([[], '我的']);
  await run.pass(quietMs);
  expect(run.saves[0]?.input?.document.note).toBe('我的');
  await run.saves[0]?.answer({ revision: 3, savedAt: T0 });
  run.send({ type: 'choice.undone', field: 'note' });
  expect(run.document().note).toBe('手机上的');
  run.send({ type: 'choice.undone', field: 'note' });
  run.edit({ name: '林' });
  run.send({ type: 'choice.undone', field: 'note' });
  expect(run.document().note).toBe('我的');
});

it('their version is taken where the student chooses it', async () => {
  const run = await disputed();
  run.send({ type: 'conflict.resolved', choices: { note: 'theirs', name: 'theirs' } });
  expect([conflicts(run), run.document()]).toMatchObject([[], { name: '林静', note: '手机上的' }]);
});

it('who types what the other device has is asked nothing', async () => {
  const run = await disputed();
  run.edit({ note: '手机上的' });
  expect(conflicts(run)).toEqual([]);
});

it('a question that a reload interrupts is asked again', async () => {
  const run = await disputed();
  await run.pass(100);
  const kept = run.writes.at(-1)?.input ?? null;
  run.actor.stop();
  const next = startDraft();
  await next.open(kept, serverDraft({ note: '手机上的' }, 2));
  expect(conflicts(next)).toMatchObject([{ field: 'note', mine: '我的', theirs: '手机上的' }]);
});

it('another device was faster (1040006): its draft is merged and the save goes on', async () => {
  const run = startDraft();
  await run.open();
  run.edit({ name: '林静' });
  await run.pass(quietMs);
  await run.saves[0]?.fail(refusal(1040006));
  await run.loads[1]?.answer(serverDraft({ mobile: '15400000002' }, 1));
  await run.pass(quietMs);
  expect(run.saves[1]?.input).toEqual({
    document: { name: '林静', mobile: '15400000002', note: '' },
    revision: 1,
  });
});

it('a save whose answer was lost is no change of another device', async () => {
  const run = startDraft();
  await run.open();
  run.edit({ note: '想在' });
  await run.pass(quietMs);
  run.edit({ note: '想在主校区考' });
  await run.saves[0]?.fail(noAnswer);
  await run.pass(quietMs);
  await run.saves[1]?.fail(refusal(1040006));
  await run.loads[1]?.answer(serverDraft({ note: '想在' }, 1));
  expect([conflicts(run), run.document().note]).toEqual([[], '想在主校区考']);
});

it('an edit that another tab has saved arrives here and is merged; an older one changes nothing', async () => {
  const run = startDraft();
  await run.open();
  run.edit({ name: '林静' });
  run.send({ type: 'changed.elsewhere', draft: serverDraft({ mobile: '15400000002' }, 4) });
  run.send({ type: 'changed.elsewhere', draft: serverDraft({ mobile: '15400000001' }, 3) });
  expect(run.document()).toEqual({ name: '林静', mobile: '15400000002', note: '' });
  await run.pass(quietMs);
  expect(run.saves[0]?.input?.revision).toBe(4);
  await run.saves[0]?.answer({ revision: 5, savedAt: T0 });
  expect(run.told).toEqual([
    { type: 'changed.elsewhere', draft: { document: run.document(), revision: 5, savedAt: T0 } },
  ]);
});

it('the copy of this device is removed only when the server has accepted the submission', async () => {
  const run = startDraft();
  await run.open();
  run.edit({ name: '林静' });
  run.send({ type: 'flush.requested' });
  await run.saves[0]?.answer({ revision: 1, savedAt: T0 });
  expect(run.removes).toHaveLength(0);
  run.send({ type: 'submission.accepted' });
  expect([run.removes.length, run.document().name]).toEqual([1, '林静']);
  await run.removes[0]?.answer();
  expect([selectDraftStage(run.snapshot()), run.snapshot().hasTag('removed')]).toEqual(['submitted', true]);
  expect(run.told.at(-1)).toEqual({ type: 'submitted.elsewhere' });
});

it('清空并退出 removes at once, whatever runs, and a late answer or another tab brings nothing back', async () => {
  const run = startDraft();
  await run.open();
  run.edit({ name: '林静' });
  run.send({ type: 'flush.requested' });
  run.send({ type: 'discard.requested' });
  expect(run.removes).toHaveLength(1);
  await run.saves[0]?.answer({ revision: 1, savedAt: T0 });
  await run.writes[0]?.answer();
  await run.removes[0]?.answer();
  run.send({ type: 'changed.elsewhere', draft: serverDraft({ name: '林静' }, 2) });
  run.edit({ name: '林静' });
  await run.pass(60_000, 1000);
  expect([run.document().name, run.writes.length, run.saves.length]).toEqual(['', 1, 1]);
  expect(run.told).toEqual([
    { type: 'discarded.elsewhere', document: { name: '林静', mobile: '', note: '' } },
  ]);
});

it.each([
  { type: 'submitted.elsewhere' },
  { type: 'discarded.elsewhere', document: { name: '林静' } },
] as const)(
  '$type: a draft that is over in another tab is over here, and the copy is removed until it is gone',
  async (event) => {
    const run = startDraft();
    await run.open();
    run.edit({ name: '周子墨' });
    run.send(event);
    await run.removes[0]?.fail(new Error('blocked'));
    expect(run.snapshot().hasTag('removeFailing')).toBe(true);
    await run.pass(deviceRetryMs);
    await run.removes[1]?.answer();
    expect([run.snapshot().hasTag('removed'), run.told]).toEqual([true, []]);
  },
);

describe('a form that tabs may have for different people, discarded in another tab', () => {
  const discarded = { name: '林静', mobile: '15400000001', note: '' };
  const typed = async (changes: Record<string, string>) => {
    const run = startDraft({ isShared: true });
    await run.open();
    run.edit(changes);
    run.send({ type: 'discarded.elsewhere', document: discarded });
    return run;
  };

  it('keeps what somebody else types here, and loses what both tabs had', async () => {
    const run = await typed({ name: '周子墨', mobile: '15400000001' });
    expect(run.document()).toEqual({ name: '周子墨', mobile: '', note: '' });
    expect([selectDraftStage(run.snapshot()), run.removes.length]).toEqual(['open', 0]);
    await run.pass(quietMs);
    expect(run.writes.at(-1)?.input.document).toEqual(run.document());
  });

  it.each([
    { had: 'the same', changes: { name: '林静', mobile: '15400000001' } },
    { had: 'the beginning of it', changes: { name: '林', mobile: '154' } },
  ])('is over where this tab has $had', async ({ changes }) => {
    const run = await typed(changes);
    expect([selectDraftStage(run.snapshot()), run.removes.length]).toEqual(['discarded', 1]);
    expect(run.document()).toEqual({ name: '', mobile: '', note: '' });
  });
});
