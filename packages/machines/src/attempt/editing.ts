import type { AttemptContext, Change } from './attempt-context.ts';
import type { Entries } from './attempt-data.ts';
import { serverTime } from './server-clock.ts';
import { lateAfterMs } from './timing.ts';

/** Marks the record on this device as out of date; part of a change of `local`. */
export const recordChanged = ({ local }: AttemptContext): { readonly recordRevision: number } => ({
  recordRevision: local.recordRevision + 1,
});

/** Milliseconds until the end, by the server's clock; below 0 after it. */
export const timeLeft = ({ server: { clock, paper } }: AttemptContext, now: number): number =>
  clock === null || paper === null ? 0 : paper.endsAt - serverTime(clock, now);

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** True when `part` changes the answer or mark of the question. */
export function isNewAnswer(
  { local }: AttemptContext,
  questionId: string,
  part: Partial<Entries[string]>,
): boolean {
  const { answer, marked } = local.entries[questionId] ?? { answer: null, marked: false };
  return !isSame({ answer, marked, ...part }, { answer, marked });
}

/** A question is answered or marked: later than before by the server's clock, and never after the end. */
export function editAnswer(
  context: AttemptContext,
  questionId: string,
  part: Partial<Entries[string]>,
  now: number,
): Change {
  const { server, local, submission } = context;
  const previous = local.entries[questionId] ?? { answer: null, marked: false, at: 0 };
  const moment = server.clock === null ? 0 : serverTime(server.clock, now);
  const at = Math.min(server.paper?.endsAt ?? 0, Math.max(moment, previous.at + 1));
  const revision = local.revision + 1;
  return {
    local: {
      ...recordChanged(context),
      revision,
      entries: { ...local.entries, [questionId]: { ...previous, ...part, at } },
      unsent: { ...local.unsent, [questionId]: { revision, since: local.unsent[questionId]?.since ?? now } },
    },
    submission: { refused: submission.refused.filter((id) => id !== questionId) },
  };
}

/** Another question (or none) is on the page: adds the time spent on the previous one. */
export function visitQuestion({ local }: AttemptContext, questionId: string | null, now: number): Change {
  const { visiting, seconds } = local;
  const next = questionId === null ? null : { questionId, since: now };
  if (visiting === null) return { local: { visiting: next } };
  const spent = (seconds[visiting.questionId] ?? 0) + Math.max(0, now - visiting.since) / 1000;
  return { local: { visiting: next, seconds: { ...seconds, [visiting.questionId]: spent } } };
}

/** The questions that are unsent for too long, or not kept by the device either; the same array when nothing changed. */
export function findLate(
  { unsent, isPersisted, late }: Pick<AttemptContext['local'], 'unsent' | 'isPersisted' | 'late'>,
  now: number,
): readonly string[] {
  const isLate = (id: string) => !isPersisted || now - (unsent[id]?.since ?? now) >= lateAfterMs;
  const found = Object.keys(unsent).filter(isLate);
  return isSame(found, late) ? late : found;
}
