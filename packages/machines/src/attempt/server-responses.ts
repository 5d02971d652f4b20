import type {
  AttemptContext,
  Batch,
  LocalRecord,
  OpenedAttempt,
  Submission,
  SubmittedAttempt,
} from './attempt-data.ts';
import { maxBatchAnswers, nextAnswers, secondsIn, sendable, withoutSent } from './batch.ts';
import { recordChanged } from './editing.ts';
import { higherOf, mergeEntries } from './merge.ts';
import { learnTime, serverTime } from './server-clock.ts';

type Change = Partial<AttemptContext>;

/**
 * How far `seq` jumps when an attempt is opened: a save that a closed tab had sent may still be on its way under a
 * number that nobody has heard of.
 */
const seqJump = 10;

const unsentSince = (ids: readonly string[], revision: number, since: number) =>
  Object.fromEntries(ids.map((id) => [id, { revision, since }]));

/** What the device kept, together with what this tab still knows of the same attempt. */
export function applyRecord(context: AttemptContext, record: LocalRecord | null, now: number): Change {
  if (record === null) return {};
  const { entries } = mergeEntries(context.entries, record.entries);
  const unsent = unsentSince(record.unsent, context.revision, now);
  return {
    testRecordId: record.testRecordId,
    attemptToken: record.attemptToken,
    seq: Math.max(context.seq, record.seq),
    entries,
    unsent: { ...unsent, ...context.unsent },
    seconds: higherOf(context.seconds, record.seconds),
    submission: record.submission,
    outline: record.outline,
    warned: [...new Set([...context.warned, ...record.warned])],
    blurCount: Math.max(context.blurCount, record.blurCount),
  };
}

const pick = (
  source: Readonly<Record<string, number>>,
  answers: readonly { questionId: string }[],
): Record<string, number> =>
  Object.fromEntries(answers.map(({ questionId }) => [questionId, source[questionId] ?? 0]));

/** The attempt is open here: what the device and the server have of it becomes one, and the rest is sent. */
export function applyPaper(context: AttemptContext, { paper, outline }: OpenedAttempt, now: number): Change {
  const isOther = context.testRecordId !== null && context.testRecordId !== paper.testRecordId;
  const answers = paper.groups.flatMap(({ questions }) => questions);
  const isAsked = new Set(answers.map(({ questionId }) => questionId));
  const local = Object.entries(isOther ? {} : context.entries).filter(([id]) => isAsked.has(id));
  const saved = answers
    .filter(({ at }) => at > 0)
    .map(({ questionId, answer, marked, at }) => [questionId, { answer, marked, at }] as const);
  const { entries, unsent } = mergeEntries(Object.fromEntries(local), Object.fromEntries(saved));
  const sentSeconds = Object.fromEntries(answers.map(({ questionId, seconds }) => [questionId, seconds]));
  const revision = context.revision + 1;
  return {
    ...recordChanged(context),
    testRecordId: paper.testRecordId,
    attemptToken: paper.attemptToken,
    paper,
    outline,
    clock: learnTime(context.clock, paper.serverNow, now),
    entries,
    revision,
    unsent: unsentSince(unsent, revision, now),
    seconds: higherOf(isOther ? {} : pick(context.seconds, answers), sentSeconds),
    sentSeconds,
    seq: Math.max(isOther ? 0 : context.seq, paper.seq) + seqJump,
    submission: null,
    refused: [],
    batchLimit: maxBatchAnswers,
    savedAt: Math.max(0, ...answers.map(({ at }) => at)) || null,
    ...(isOther && { warned: [], blurCount: 0 }),
    ...calm,
  };
}

/** The server has answered. */
const calm: Change = { failures: 0, failure: null, problem: null, isSessionLost: false };

/** The next batch is made; empty when only the clock is asked for. */
export function fillBatch(context: AttemptContext, now: number): Change {
  const seq = context.seq + 1;
  return { seq, sending: { seq, revision: context.revision, answers: nextAnswers(context, now) } };
}

/** The server has the batch. */
export function applySaved(context: AttemptContext, serverNow: number, now: number): Change {
  const { sending } = context;
  if (sending === null) return {};
  const unsent = withoutSent(context.unsent, sending);
  const isAll = Object.keys(unsent).length === 0;
  return {
    ...calm,
    // The record says what is unsent: a heartbeat changes nothing in it.
    ...(sending.answers.length > 0 && recordChanged(context)),
    unsent,
    late: context.late.filter((id) => id in unsent),
    sentSeconds: { ...context.sentSeconds, ...secondsIn(sending) },
    clock: learnTime(context.clock, serverNow, now),
    savedAt: serverNow,
    sending: null,
    ...(isAll && { batchLimit: maxBatchAnswers }),
  };
}

/** An answer in the batch is refused as such: they are tried one by one, and the one to blame is left out. */
export function splitBatch(context: AttemptContext, { answers }: Batch): Change {
  const change: Change = { sending: null, submission: null };
  const [first] = answers;
  if (answers.length > 1 || first === undefined) return { ...change, batchLimit: 1 };
  return { ...change, refused: [...context.refused, first.questionId] };
}

/** The hand-in is made, or the one under way goes out again as it is. */
export function createSubmission(context: AttemptContext, requestNo: string, now: number): Change {
  if (context.submission !== null) return {};
  const seq = context.seq + 1;
  const submission: Submission = {
    requestNo,
    seq,
    revision: context.revision,
    answers: nextAnswers(context, now, true),
    ...context.submitIntent,
    startedAt: context.clock === null || context.isClosed ? null : serverTime(context.clock, now),
  };
  return { ...recordChanged(context), seq, submission, sending: null };
}

/** How much earlier than the hand-in a receipt must be, in ms, to be one of another: the clock is known no better. */
const earlierByMs = 2000;

/**
 * The receipt has come. What stays unsent did not get to the server: the attempt was over before (handed in
 * elsewhere or finished by the server), or the server refused those answers.
 */
export function applyReceipt(context: AttemptContext, { receipt, submittedAt }: SubmittedAttempt): Change {
  const { submission, unsent, isClosed } = context;
  const startedAt = submission?.startedAt ?? null;
  const wasEarlier = startedAt === null ? isClosed : submittedAt < startedAt - earlierByMs;
  const isForeign = submission === null || wasEarlier || (receipt.auto && !submission.auto);
  const left = isForeign ? unsent : withoutSent(unsent, submission);
  return { ...calm, receipt, unsent: left, late: Object.keys(left), visiting: null };
}

/** Whether one call cannot carry all that is unsent. */
export const needsMoreCalls = (context: AttemptContext, now: number): boolean =>
  sendable(context).length >
  nextAnswers(context, now).filter(({ questionId }) => questionId in context.unsent).length;
