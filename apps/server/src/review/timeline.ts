import { type ReviewTimeline, reviewStateTitles, reviewStepTitles } from '@qianwei/api/contract/review';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { file } from '../db/schema/file.ts';
import { auditLog } from '../db/schema/operation.ts';
import { formatDateTime } from '../time.ts';
import type { ReviewKind } from './review.ts';

const operators = { STUDENT: () => '本人', STAFF: (name: string) => name, SYSTEM: () => '系统' } as const;

/** A row of a review; `fileIds` are those of its proof. */
interface ReviewRow {
  readonly status: string;
  readonly receiptNo?: string;
  readonly fileIds?: readonly string[];
}

/** The lines of the audit about rows of one kind, the oldest first. */
async function linesOf<Row extends { readonly status: Status }, Status extends string>(
  db: Database,
  kind: ReviewKind<Row, Status>,
  rows: readonly Row[],
) {
  const subjects = rows.map((row) => kind.subjectOf(row));
  const [first] = subjects;
  if (first === undefined) return [];
  return db
    .select()
    .from(auditLog)
    .where(
      and(
        eq(auditLog.bizType, first.bizType),
        inArray(
          auditLog.bizId,
          subjects.map(({ bizId }) => bizId),
        ),
        inArray(auditLog.action, Object.keys(kind.steps)),
      ),
    )
    .orderBy(asc(auditLog.time), asc(auditLog.createdAt));
}

/**
 * The timelines of reviews of one kind, in the order of their rows: two statements, however many rows there are. They
 * come from the rows and the audit.
 */
export async function timelinesOf<Row extends ReviewRow & { readonly status: Status }, Status extends string>(
  db: Database,
  kind: ReviewKind<Row, Status>,
  rows: readonly Row[],
): Promise<ReviewTimeline[]> {
  const fileIds = [...new Set(rows.flatMap((row) => row.fileIds ?? []))];
  const files = fileIds.length === 0 ? [] : await db.select().from(file).where(inArray(file.id, fileIds));
  const lines = await linesOf(db, kind, rows);
  return rows.map((row) => {
    const { bizId, node } = kind.subjectOf(row);
    return {
      state: kind.states[row.status],
      receiptNo: row.receiptNo ?? '',
      files: files
        .filter(({ id }) => row.fileIds?.includes(id) === true)
        .map(({ id, name }) => ({ fileId: id, name })),
      events: lines.flatMap((line) => {
        const step = kind.steps[line.action];
        if (line.bizId !== bizId || line.node !== node || step === undefined) return [];
        const by = operators[line.operatorType](line.operatorId);
        return [{ step, time: formatDateTime(line.time), by, opinion: line.opinion }];
      }),
    };
  });
}

/** The timeline of one review. */
export async function timelineOf<Row extends ReviewRow & { readonly status: Status }, Status extends string>(
  db: Database,
  kind: ReviewKind<Row, Status>,
  row: Row,
): Promise<ReviewTimeline> {
  const [timeline] = await timelinesOf(db, kind, [row]);
  if (timeline === undefined) throw new Error('A review without its timeline');
  return timeline;
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
