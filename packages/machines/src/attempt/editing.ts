import type { AttemptContext, Entry } from './attempt-data.ts';
import { serverTime } from './server-clock.ts';
import { lateAfterMs } from './timing.ts';

type Change = Partial<AttemptContext>;

/** The record on this device is out of date. */
export const recordChanged = ({ recordRevision }: AttemptContext): Change => ({
  recordRevision: recordRevision + 1,
});

/** Milliseconds until the end, by the server's clock; below 0 after it. */
export const timeLeft = ({ clock, paper }: AttemptContext, now: number): number =>
  clock === null || paper === null ? 0 : paper.endsAt - serverTime(clock, now);

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Whether `part` says anything new of the question. */
export function isNewAnswer(context: AttemptContext, questionId: string, part: Partial<Entry>): boolean {
  const { answer, marked } = context.entries[questionId] ?? { answer: null, marked: false };
  return !isSame({ answer, marked, ...part }, { answer, marked });
}

/** A question is answered or marked: later than before by the server's clock, and never after the end. */
export function editAnswer(
  context: AttemptContext,
  questionId: string,
  part: Partial<Entry>,
  now: number,
): Change {
  const former = context.entries[questionId] ?? { answer: null, marked: false, at: 0 };
  const moment = context.clock === null ? 0 : serverTime(context.clock, now);
  const at = Math.min(context.paper?.endsAt ?? 0, Math.max(moment, former.at + 1));
  const revision = context.revision + 1;
  return {
    ...recordChanged(context),
    revision,
    entries: { ...context.entries, [questionId]: { ...former, ...part, at } },
    unsent: {
      ...context.unsent,
      [questionId]: { revision, since: context.unsent[questionId]?.since ?? now },
    },
    refused: context.refused.filter((id) => id !== questionId),
  };
}

/** Another question (or none) is on the page: the time spent on the one before is counted. */
export function visitQuestion(context: AttemptContext, questionId: string | null, now: number): Change {
  const { visiting, seconds } = context;
  const next = questionId === null ? null : { questionId, since: now };
  if (visiting === null) return { visiting: next };
  const spent = (seconds[visiting.questionId] ?? 0) + Math.max(0, now - visiting.since) / 1000;
  return { visiting: next, seconds: { ...seconds, [visiting.questionId]: spent } };
}

/** Which questions are unsent for too long, or are not kept by the device either. */
export function findLate({ unsent, isUnpersisted, late }: AttemptContext, now: number): readonly string[] {
  const found = Object.keys(unsent).filter(
    (id) => isUnpersisted || now - (unsent[id]?.since ?? now) >= lateAfterMs,
  );
  return isSame(found, late) ? late : found;
}
