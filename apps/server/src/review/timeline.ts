import { type ReviewTimeline, reviewStateTitles, reviewStepTitles } from '@qianwei/api/contract/review';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { file } from '../db/schema/file.ts';
import { auditLog } from '../db/schema/operation.ts';
import { formatDateTime } from '../time.ts';
import type { ReviewKind } from './review.ts';

const operators = { STUDENT: () => '本人', STAFF: (name: string) => name, SYSTEM: () => '系统' } as const;

async function eventsOf<Row extends { readonly status: Status }, Status extends string>(
  db: Database,
  kind: ReviewKind<Row, Status>,
  row: Row,
): Promise<ReviewTimeline['events']> {
  const { bizType, bizId, node } = kind.subjectOf(row);
  const lines = await db
    .select()
    .from(auditLog)
    .where(
      and(
        eq(auditLog.bizType, bizType),
        eq(auditLog.bizId, bizId),
        eq(auditLog.node, node),
        inArray(auditLog.action, Object.keys(kind.steps)),
      ),
    )
    .orderBy(asc(auditLog.time), asc(auditLog.createdAt));
  return lines.flatMap(({ action, time, operatorType, operatorId, opinion }) => {
    const step = kind.steps[action];
    if (step === undefined) return [];
    return [{ step, time: formatDateTime(time), by: operators[operatorType](operatorId), opinion }];
  });
}

/** The timeline of a review, from its row and the audit; `fileIds` are those that the row names. */
export async function timelineOf<
  Row extends { readonly status: Status; readonly receiptNo?: string; readonly fileIds?: readonly string[] },
  Status extends string,
>(db: Database, kind: ReviewKind<Row, Status>, row: Row): Promise<ReviewTimeline> {
  const fileIds = [...(row.fileIds ?? [])];
  const files = fileIds.length === 0 ? [] : await db.select().from(file).where(inArray(file.id, fileIds));
  return {
    state: kind.states[row.status],
    receiptNo: row.receiptNo ?? '',
    files: files.map(({ id, name }) => ({ fileId: id, name })),
    events: await eventsOf(db, kind, row),
  };
}

/** The timeline as lines for a terminal: the state, then each step. */
export function timelineLines({ state, files, events }: ReviewTimeline): string[] {
  return [
    `状态：${reviewStateTitles[state]}`,
    ...(files.length === 0 ? [] : [`材料：${files.map(({ name }) => name).join('、')}`]),
    ...events.map(({ step, time, by, opinion }) =>
      [time, reviewStepTitles[step], by, opinion].filter((part) => part !== '').join('  '),
    ),
  ];
}
