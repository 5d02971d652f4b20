import type { GivenAnswer } from '@qianwei/api/contract/attempt';
import type { AttemptContext, Batch, Unsent } from './attempt-data.ts';

/** The most answers that one call may carry, and the characters after which no further one is added. */
export const maxBatchAnswers = 300;
const maxBatchCharacters = 100_000;

const empty = { answer: null, marked: false, at: 0 };

/** Seconds spent on a question until `now` (monotonic, ms), whole, at most a day. */
function secondsOn({ seconds, visiting }: AttemptContext, id: string, now: number): number {
  const running = visiting?.questionId === id ? (now - visiting.since) / 1000 : 0;
  return Math.min(86_400, Math.floor((seconds[id] ?? 0) + running));
}

const given = (context: AttemptContext, questionId: string, now: number): GivenAnswer => ({
  questionId,
  ...(context.entries[questionId] ?? empty),
  seconds: secondsOn(context, questionId, now),
});

const charactersOf = ({ answer }: GivenAnswer) =>
  typeof answer === 'string' ? answer.length : Array.isArray(answer) ? answer.join('').length : 1;

/** Unsent questions that the server may take, in the order in which they were changed. */
export const sendable = ({ unsent, refused }: AttemptContext): string[] =>
  Object.keys(unsent).filter((id) => !refused.includes(id));

/** The questions whose answer is unchanged while more time was spent on them. */
const lookedAt = (context: AttemptContext, now: number) =>
  Object.keys(context.seconds).filter(
    (id) =>
      !(id in context.unsent) &&
      !context.refused.includes(id) &&
      secondsOn(context, id, now) > (context.sentSeconds[id] ?? 0),
  );

/**
 * What to send next, as much as a call may carry: only changed answers. The time spent on other questions is told
 * when there is nothing better to say, or `withTimes`.
 */
export function nextAnswers(context: AttemptContext, now: number, withTimes = false): GivenAnswer[] {
  const changed = sendable(context);
  const ids = withTimes || changed.length === 0 ? [...changed, ...lookedAt(context, now)] : changed;
  const answers: GivenAnswer[] = [];
  let characters = 0;
  for (const id of ids.slice(0, context.batchLimit)) {
    const answer = given(context, id, now);
    characters += charactersOf(answer);
    if (answers.length > 0 && characters > maxBatchCharacters) break;
    answers.push(answer);
  }
  return answers;
}

/** What is left unsent once the server has a batch: what was changed since it was filled. */
export function withoutSent(
  unsent: AttemptContext['unsent'],
  { answers, revision }: Batch,
): Record<string, Unsent> {
  const sent = new Set(answers.map(({ questionId }) => questionId));
  return Object.fromEntries(
    Object.entries(unsent).filter(([id, change]) => !sent.has(id) || change.revision > revision),
  );
}

/** The seconds that the server knows once it has a batch. */
export const secondsIn = ({ answers }: Batch): Record<string, number> =>
  Object.fromEntries(answers.map(({ questionId, seconds }) => [questionId, seconds]));
