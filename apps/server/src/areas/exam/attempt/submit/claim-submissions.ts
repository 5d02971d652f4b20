import { sql } from 'drizzle-orm';
import type { Database } from '../../../../db/database.ts';
import {
  parametersOf,
  requestedIds,
  requestedSaves,
  type Save,
  takesSave,
  writtenAnswers,
} from '../save/save-statement.ts';

/** An attempt that can be submitted: it is locked, and its last answers are stored. */
export interface ClaimedSubmission<Item> {
  readonly item: Item;
  readonly endTime: Date;
  readonly practice: boolean;
  readonly passScore: number;
}

function build(tx: Database) {
  const held = tx
    .$with('held', {
      no: sql<number>`no`.as('no'),
      endsAt: sql<string>`ends_at`.as('ends_at'),
      practice: sql<boolean>`practice`.as('practice'),
      passScore: sql<number>`pass_score`.as('pass_score'),
    })
    .as(sql`
      select requested.no, requested.seq as given_seq, requested.now, r.id, r.end_time, r.practice,
        t.pass_score::float8 as pass_score, (extract(epoch from r.end_time) * 1000)::bigint::text as ends_at
      from requested join test_record r on r.id = requested."testRecordId" join test t on t.id = r.test_id
      where r.id = any(${requestedIds}) and ${takesSave('requested')}
      for no key update of r skip locked`);
  return tx
    .with(requestedSaves(tx), held, writtenAnswers(tx))
    .select({ no: held.no, endsAt: held.endsAt, practice: held.practice, passScore: held.passScore })
    .from(held)
    .prepare('claim_submissions');
}

/**
 * Locks the attempts of submissions, which are all different, and stores the answers that came with them, in one
 * statement. Left out are those that do not run, are held by another token or past their grace, or that somebody else
 * has locked: so nobody waits.
 */
export async function claimSubmissions<Item extends Save>(
  tx: Database,
  items: readonly Item[],
): Promise<ClaimedSubmission<Item>[]> {
  const rows = await build(tx).execute(parametersOf(items));
  return rows.flatMap(({ no, endsAt, ...row }) => {
    const item = items[no];
    return item === undefined ? [] : [{ item, endTime: new Date(Number(endsAt)), ...row }];
  });
}
