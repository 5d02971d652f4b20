import { type AttemptContext, type Change, maxBatchAnswers } from './attempt-context.ts';
import type { LocalRecord, OpenedAttempt, Seconds, SubmittedAttempt } from './attempt-data.ts';
import { withoutSent } from './batch.ts';
import { recordChanged } from './editing.ts';
import { higherOf, mergeEntries } from './merge.ts';
import { learnTime } from './server-clock.ts';

/**
 * How far `seq` jumps when an attempt is opened: a save that a closed tab had sent may still arrive under a number
 * that neither this device nor the server has seen yet.
 */
const seqJump = 10;

const unsentSince = (ids: readonly string[], revision: number, since: number) =>
  Object.fromEntries(ids.map((id) => [id, { revision, since }]));

/** The device's record merged with what this tab still has of the same attempt. */
export function applyRecord(
  { local, submission }: AttemptContext,
  record: LocalRecord | null,
  now: number,
): Change {
  if (record === null) return {};
  return {
    server: { testRecordId: record.testRecordId, attemptToken: record.attemptToken },
    local: {
      outline: record.outline,
      entries: mergeEntries(local.entries, record.entries).entries,
      seconds: higherOf(local.seconds, record.seconds),
      unsent: { ...unsentSince(record.unsent, local.revision, now), ...local.unsent },
      warned: [...new Set([...local.warned, ...record.warned])],
      blurCount: Math.max(local.blurCount, record.blurCount),
    },
    submission: { seq: Math.max(submission.seq, record.seq), pending: record.submission },
  };
}

/** The seconds of these answers according to `source`. */
const secondsFrom = (source: Seconds, answers: readonly { questionId: string }[]): Seconds =>
  Object.fromEntries(answers.map(({ questionId }) => [questionId, source[questionId] ?? 0]));

/** The seconds in these answers. */
const secondsIn = (answers: readonly { questionId: string; seconds: number }[]): Seconds =>
  Object.fromEntries(answers.map(({ questionId, seconds }) => [questionId, seconds]));

/** The server has answered. */
const reached = { failures: 0, failure: null, problem: null, isSessionLost: false };

/** The attempt is open here: merges the records of device and server; the difference is sent. */
export function applyPaper(context: AttemptContext, { paper, outline }: OpenedAttempt, now: number): Change {
  const { server, local, submission } = context;
  const isOther = server.testRecordId !== null && server.testRecordId !== paper.testRecordId;
  const answers = paper.groups.flatMap(({ questions }) => questions);
  const isAsked = new Set(answers.map(({ questionId }) => questionId));
  const here = Object.entries(isOther ? {} : local.entries).filter(([id]) => isAsked.has(id));
  const there = answers
    .filter(({ at }) => at > 0)
    .map(({ questionId, answer, marked, at }) => [questionId, { answer, marked, at }] as const);
  const { entries, unsent } = mergeEntries(Object.fromEntries(here), Object.fromEntries(there));
  const sentSeconds = secondsIn(answers);
  const revision = local.revision + 1;
  return {
    server: {
      testRecordId: paper.testRecordId,
      attemptToken: paper.attemptToken,
      paper,
      clock: learnTime(server.clock, paper.serverNow, now),
      seconds: sentSeconds,
      savedAt: Math.max(0, ...answers.map(({ at }) => at)) || null,
      holder: null,
    },
    local: {
      ...recordChanged(context),
      outline,
      entries,
      seconds: higherOf(isOther ? {} : secondsFrom(local.seconds, answers), sentSeconds),
      revision,
      unsent: unsentSince(unsent, revision, now),
      ...(isOther && { warned: [], blurCount: 0 }),
    },
    submission: {
      seq: Math.max(isOther ? 0 : submission.seq, paper.seq) + seqJump,
      batchLimit: maxBatchAnswers,
      refused: [],
      intent: null,
      pending: null,
    },
    connection: { ...reached, takeOver: { fromTab: false, fromDevice: false } },
  };
}

/** The server has the batch. */
export function applySaved(context: AttemptContext, serverNow: number, now: number): Change {
  const { server, local, submission } = context;
  const { batch } = submission;
  if (batch === null) return {};
  const unsent = withoutSent(local.unsent, batch);
  const isAll = Object.keys(unsent).length === 0;
  return {
    server: {
      clock: learnTime(server.clock, serverNow, now),
      seconds: { ...server.seconds, ...secondsIn(batch.answers) },
      savedAt: serverNow,
    },
    local: {
      // The record only has what is unsent: a heartbeat does not change it.
      ...(batch.answers.length > 0 && recordChanged(context)),
      unsent,
      late: local.late.filter((id) => id in unsent),
    },
    submission: { batch: null, ...(isAll && { batchLimit: maxBatchAnswers }) },
    connection: reached,
  };
}

/** A receipt this much earlier than the submission, ms, belongs to another one: the accuracy of the clock. */
const earlierByMs = 2000;

/**
 * The receipt has come. What stays unsent did not reach the server: the attempt was over before (submitted elsewhere
 * or closed by the server), or the server refused these answers.
 */
export function applyReceipt(
  { local, submission: { pending, intent } }: AttemptContext,
  { receipt, submittedAt }: SubmittedAttempt,
): Change {
  const startedAt = pending?.startedAt ?? null;
  const wasEarlier = startedAt === null ? intent?.by === 'server' : submittedAt < startedAt - earlierByMs;
  const isForeign = pending === null || wasEarlier || (receipt.auto && !pending.auto);
  const left = isForeign ? local.unsent : withoutSent(local.unsent, pending);
  return {
    local: { unsent: left, late: Object.keys(left), visiting: null },
    submission: { receipt },
    connection: reached,
  };
}
