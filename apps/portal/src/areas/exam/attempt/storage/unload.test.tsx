import { createClient } from '@qianwei/api/client';
import { getTestPaper, saveAnswer, submitTest } from '@qianwei/api/contract/exam/attempt';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { answers, hangs, memoryFetch, storyStudent } from '../../../../shared/client/story-client.tsx';
import { paper } from '../attempt.fixtures.ts';
import { type RunningAttempt, runAttempt } from '../runtime/run-attempt.ts';
import { createAttemptStore } from './attempt-store.ts';

interface Sent {
  readonly path: string;
  readonly keepalive: boolean;
  readonly body: Record<string, unknown>;
}

let sent: Sent[];
let attempt: RunningAttempt;

/** A running attempt on a server that never answers a save or a submission. */
beforeEach(async () => {
  sent = [];
  const answer = memoryFetch([
    answers(getTestPaper, { ...paper, serverNow: Date.now(), endsAt: Date.now() + 5_400_000 }),
    hangs(saveAnswer),
    hangs(submitTest),
  ]);
  const client = createClient({
    baseUrl: '/api',
    getToken: () => 'token',
    fetch: (input, init) => {
      const body = JSON.parse(String(init?.body)) as Sent['body'];
      sent.push({ path: String(input).slice(4), keepalive: init?.keepalive ?? false, body });
      return answer(input, init);
    },
  });
  const { id: studentId } = storyStudent;
  const store = createAttemptStore(studentId, { onDamaged() {} });
  const address = { subjectId: '04735', testId: `t-${crypto.randomUUID()}`, testRecordId: null };
  attempt = runAttempt(address, { client, store, studentId });
  attempt.actor.start();
  await expect.poll(() => attempt.actor.getSnapshot().hasTag('answering')).toBe(true);
  sent = [];
});
afterEach(() => attempt.stop());

const type = (questionId: string, answer: string) =>
  attempt.actor.send({ type: 'answer.given', questionId, answer });

/** The page unloads: what would be sent in a later turn of the event loop is never sent. */
async function go(): Promise<void> {
  dispatchEvent(new PageTransitionEvent('pagehide'));
  for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
}

const answered = ({ body }: Sent) =>
  (body.answers as { questionId: string; answer: unknown }[]).map(({ questionId, answer }) => [
    questionId,
    answer,
  ]);

it('what was typed last is sent before the page is gone, and outlives it', async () => {
  type('short-1', '数据独立性');
  expect(sent).toEqual([]);
  await go();
  expect(sent).toMatchObject([
    { path: saveAnswer.path, keepalive: true, body: { sig: expect.stringMatching(/^[0-9a-f]{64}$/) } },
  ]);
  expect(sent.map(answered)).toEqual([[['short-1', '数据独立性']]]);
});

it('what was typed while a save is pending is sent beside it', async () => {
  type('short-1', '数据');
  await expect.poll(() => sent.length).toBe(1);
  type('short-1', '数据独立性');
  await go();
  expect(sent.map(({ keepalive }) => keepalive)).toEqual([true, true]);
  expect(sent.map(answered).at(-1)).toEqual([['short-1', '数据独立性']]);
});

it('more than a browser sends for an unloading page is sent as any other request, and stays on the device', async () => {
  const essays = ['short-1', 'short-2', 'short-3'];
  for (const id of essays) type(id, '字'.repeat(9000));
  await go();
  expect(sent.map(({ keepalive }) => keepalive)).toEqual([false]);
  expect(Object.keys(attempt.actor.getSnapshot().context.local.unsent)).toEqual(essays);
});

it('a submission outlives the page too', async () => {
  attempt.actor.send({ type: 'submit.requested', honest: true });
  await go();
  expect(sent).toMatchObject([{ path: submitTest.path, keepalive: true }]);
});
