import { maxLogEntries } from '@qianwei/api/contract/thesis/directory';
import { thesisStage } from '@qianwei/api/contract/thesis/stage';
import { and, desc, eq, inArray, like, or, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { auditLog } from '../db/schema/operation.ts';
import { thesisChange } from '../db/schema/thesis-talk.ts';
import { topicChoice } from '../db/schema/topic.ts';
import type { Thesis } from './read-thesis.ts';

/** A line of the audit about a thesis. */
export type ThesisLogRow = typeof auditLog.$inferSelect;

/** The `node` of a line without its round: a stage, a rule with its version, or nothing for what concerns the whole. */
export function nodeParts(node: string): { readonly part: string; readonly roundNo: number } {
  const [, part = node, round = '1'] = /^(.*)@(\d+)$/.exec(node) ?? [];
  return { part, roundNo: Number(round) };
}

/**
 * Place of a line among those of one moment: a stage expires before somebody acts, a granted change comes before what it does, and
 * others open by what was done.
 */
function rankOf({ bizType, action, node }: ThesisLogRow): number {
  if (action === 'EXPIRE') return -2;
  if (bizType === 'THESIS_CHANGE') return -1;
  if (action === 'NEXT_WISH') return 1;
  if (action !== 'OPEN') return 0;
  const stages: readonly string[] = thesisStage.options;
  return 2 + stages.indexOf(nodeParts(node).part);
}

/** Condition of the lines of a round: from the second on its number stands behind `@`. */
const ofRound = (roundNo: number) =>
  roundNo === 1 ? sql`${auditLog.node} !~ '@[0-9]+$'` : like(auditLog.node, `%@${roundNo}`);

/** The lines about applications of a thesis of these kinds, by the ids in their tables. */
const ofApplications = (db: Database, studentPlanId: string) =>
  or(
    and(
      eq(auditLog.bizType, 'THESIS_TOPIC'),
      inArray(auditLog.action, ['APPROVE', 'RETURN', 'NEXT_WISH']),
      inArray(
        auditLog.bizId,
        db
          .select({ id: topicChoice.id })
          .from(topicChoice)
          .where(eq(topicChoice.studentPlanId, studentPlanId)),
      ),
    ),
    and(
      eq(auditLog.bizType, 'THESIS_CHANGE'),
      inArray(
        auditLog.bizId,
        db
          .select({ id: thesisChange.id })
          .from(thesisChange)
          .where(eq(thesisChange.studentPlanId, studentPlanId)),
      ),
    ),
  );

/**
 * The last `maxLogEntries` lines of the audit of a thesis in one round, in the order in which they happened: the steps of its stages retell
 * how it came to stand. The first round has the decisions about choices of a topic that are not the end of it, and the applications
 * for changes.
 */
export async function listThesisLog(
  db: Database,
  { row, roundNo }: Pick<Thesis, 'row' | 'roundNo'>,
): Promise<ThesisLogRow[]> {
  const rows = await db
    .select()
    .from(auditLog)
    .where(
      and(
        or(and(eq(auditLog.bizType, 'THESIS'), eq(auditLog.bizId, row.id)), ofApplications(db, row.id)),
        ofRound(roundNo),
      ),
    )
    .orderBy(desc(auditLog.time))
    .limit(maxLogEntries);
  const ends = rows.flatMap(({ bizType, node, time }) =>
    bizType === 'THESIS' && nodeParts(node).part === 'TOPIC' ? [time.getTime()] : [],
  );
  return rows
    .filter(({ bizType, time }) => bizType !== 'THESIS_TOPIC' || !ends.includes(time.getTime()))
    .sort((a, b) => a.time.getTime() - b.time.getTime() || rankOf(a) - rankOf(b));
}
