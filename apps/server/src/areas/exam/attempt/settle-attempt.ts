import type { Database } from '../../../db/database.ts';
import type { AttemptRow } from './attempt.queries.ts';
import { settleAttempts } from './settle-attempts.ts';

/** `settleAttempts` of one attempt. Gives the row as it is now. */
export async function settleAttempt(
  tx: Database,
  record: AttemptRow,
  now: Date,
  how: { auto: boolean; byServer: boolean },
): Promise<AttemptRow> {
  const [settled] = await settleAttempts(tx, [{ record, ...how }], now);
  if (settled === undefined) throw new Error('The attempt to hand in is gone');
  return settled.record;
}
