import type { testRecord } from '../../../db/schema/exam.ts';

/** How long after marking a re-mark may be asked for, ms: 7 days. */
const remarkMs = 7 * 86_400_000;

/** Until when a re-mark may be asked for; null when the attempt is not graded. */
export function remarkEnd(
  record: Pick<typeof testRecord.$inferSelect, 'status' | 'markedAt' | 'submitTime'>,
): Date | null {
  const from = record.markedAt ?? record.submitTime;
  if (record.status !== 'GRADED' || from === null) return null;
  return new Date(from.getTime() + remarkMs);
}
