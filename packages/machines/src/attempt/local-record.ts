import type { AttemptContext, LocalRecord } from './attempt-data.ts';

/** What the device keeps of the attempt; null before it is known which one it is. */
export function localRecord(context: AttemptContext): LocalRecord | null {
  const { testRecordId, attemptToken, seq, entries, seconds, submission, warned, blurCount, outline } =
    context;
  if (testRecordId === null) return null;
  const unsent = Object.keys(context.unsent);
  return {
    testRecordId,
    attemptToken,
    seq,
    entries,
    seconds,
    unsent,
    submission,
    warned,
    blurCount,
    outline,
  };
}
