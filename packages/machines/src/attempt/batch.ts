import type { GivenAnswer } from '@qianwei/api/contract/exam/attempt';
import type { AttemptContext, Change, Unsent } from './attempt-context.ts';
import type { PendingSubmission, SaveBatch, SaveInput, SubmitInput } from './attempt-data.ts';
import { recordChanged } from './editing.ts';
import { serverTime } from './server-clock.ts';

/** A batch with this many characters of answers gets no further answer. */
const maxBatchCharacters = 100_000;

const unanswered = { answer: null, marked: false, at: 0 };

/** Whole seconds spent on a question until `now` (monotonic, ms), at most a day. */
function secondsOn({ local: { seconds, visiting } }: AttemptContext, id: string, now: number): number {
  const running = visiting?.questionId === id ? (now - visiting.since) / 1000 : 0;
  return Math.min(86_400, Math.floor((seconds[id] ?? 0) + running));
}

const givenAnswer = (context: AttemptContext, questionId: string, now: number): GivenAnswer => ({
  questionId,
  ...(context.local.entries[questionId] ?? unanswered),
  seconds: secondsOn(context, questionId, now),
});

const charactersOf = ({ answer }: GivenAnswer) =>
  typeof answer === 'string' ? answer.length : Array.isArray(answer) ? answer.join('').length : 1;

/** Unsent questions that the server may accept, in the order of their changes. */
export const sendable = ({ local, submission }: AttemptContext): string[] =>
  Object.keys(local.unsent).filter((id) => !submission.refused.includes(id));

/** The questions whose answer is unchanged while more time was spent on them. */
const lookedAt = (context: AttemptContext, now: number) =>
  Object.keys(context.local.seconds).filter(
    (id) =>
      !(id in context.local.unsent) &&
      !context.submission.refused.includes(id) &&
      secondsOn(context, id, now) > (context.server.seconds[id] ?? 0),
  );

/**
 * The answers to send next, as many as a call may carry: only changed ones. The time spent on other questions is
 * added when no answer has changed, or with `withTimes`.
 */
function nextAnswers(context: AttemptContext, now: number, withTimes = false): GivenAnswer[] {
  const changed = sendable(context);
  const ids = withTimes || changed.length === 0 ? [...changed, ...lookedAt(context, now)] : changed;
  const answers: GivenAnswer[] = [];
  let characters = 0;
  for (const id of ids.slice(0, context.submission.batchLimit)) {
    const answer = givenAnswer(context, id, now);
    characters += charactersOf(answer);
    if (answers.length > 0 && characters > maxBatchCharacters) break;
    answers.push(answer);
  }
  return answers;
}

/** True when the unsent answers do not fit into one call. */
export const needsMoreCalls = (context: AttemptContext, now: number): boolean =>
  sendable(context).length >
  nextAnswers(context, now).filter(({ questionId }) => questionId in context.local.unsent).length;

/** Fills the next batch; without answers it only asks for the time. */
export function fillBatch(context: AttemptContext, now: number): Change {
  const seq = context.submission.seq + 1;
  const batch = { seq, revision: context.local.revision, answers: nextAnswers(context, now) };
  return { submission: { seq, batch } };
}

/** Fills the submission; a pending one is sent again unchanged. */
export function createSubmission(context: AttemptContext, requestNo: string, now: number): Change {
  const { server, local, submission } = context;
  const { pending, intent } = submission;
  if (pending !== null) return {};
  const seq = submission.seq + 1;
  const next: PendingSubmission = {
    requestNo,
    seq,
    revision: local.revision,
    answers: nextAnswers(context, now, true),
    auto: intent?.by === 'time',
    honest: intent?.by === 'student' && intent.honest,
    startedAt: server.clock === null || intent?.by === 'server' ? null : serverTime(server.clock, now),
  };
  return { local: recordChanged(context), submission: { seq, pending: next, batch: null } };
}

/**
 * The server refuses an answer of the pending batch or submission: from now on they are sent one by one, and the
 * refused one is left out.
 */
export function splitBatch({ submission }: AttemptContext): Change {
  const { answers } = submission.batch ?? submission.pending ?? { answers: [] };
  const [first] = answers;
  const next =
    answers.length > 1 || first === undefined
      ? { batchLimit: 1 }
      : { refused: [...submission.refused, first.questionId] };
  return { submission: { batch: null, pending: null, ...next } };
}

/** The unsent changes once the server has a batch: those made since it was filled. */
export function withoutSent(
  unsent: Readonly<Record<string, Unsent>>,
  { answers, revision }: SaveBatch,
): Record<string, Unsent> {
  const sent = new Set(answers.map(({ questionId }) => questionId));
  return Object.fromEntries(
    Object.entries(unsent).filter(([id, change]) => !sent.has(id) || change.revision > revision),
  );
}

const held = ({ server: { testRecordId, attemptToken } }: AttemptContext) => ({
  testRecordId: testRecordId ?? '',
  attemptToken,
});
const noBatch = { seq: 0, revision: 0, answers: [] };
const noSubmission = { ...noBatch, requestNo: '', auto: false, honest: false, startedAt: null };

/** Input of the `save` actor: the batch that was filled. */
export const saveInput = ({ context }: { context: AttemptContext }): SaveInput => ({
  ...(context.submission.batch ?? noBatch),
  ...held(context),
  blurCount: context.local.blurCount,
});

/** Input of the `submit` actor: the same on each try until the server answers. */
export const submitInput = ({ context }: { context: AttemptContext }): SubmitInput => ({
  ...(context.submission.pending ?? noSubmission),
  ...held(context),
});
