import {
  type ApplicationTimeline,
  applicationStateTitles,
  applicationStepTitles,
  type ReturnedItem,
} from '@qianwei/api/contract/application';
import { and, asc, eq, inArray, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { file } from '../db/schema/file.ts';
import { auditLog } from '../db/schema/operation.ts';
import { formatDateTime } from '../time.ts';
import { type ApplicationKind, type ApplicationRow, stepsOf } from './application.ts';

const operators = { STUDENT: () => '本人', STAFF: (name: string) => name, SYSTEM: () => '系统' } as const;

/** The steps of a timeline, beside those of staff: the last ones of an application that was submitted again and again. */
const maxEvents = 20;

/** The last lines of the audit about rows of one kind, and all of staff, the oldest first. */
async function readLines<Row extends ApplicationRow>(
  db: Database,
  kind: ApplicationKind<Row>,
  rows: readonly Row[],
) {
  const bizIds = rows.map((row) => kind.subjectOf(row).bizId);
  const isStep = inArray(auditLog.action, Object.keys(stepsOf(kind)));
  const ranked = db
    .select({
      line: auditLog.id,
      rank: sql<number>`row_number() over (partition by ${auditLog.bizId}, ${auditLog.node} order by ${auditLog.time} desc, ${auditLog.createdAt} desc)`.as(
        'rank',
      ),
    })
    .from(auditLog)
    .where(and(eq(auditLog.bizType, kind.bizType), inArray(auditLog.bizId, bizIds), isStep))
    .as('ranked');
  const found = await db
    .select({ line: auditLog })
    .from(auditLog)
    .innerJoin(ranked, eq(ranked.line, auditLog.id))
    .where(or(lte(ranked.rank, maxEvents), eq(auditLog.operatorType, 'STAFF')))
    .orderBy(asc(auditLog.time), asc(auditLog.createdAt));
  return found.map(({ line }) => line);
}

/**
 * The timelines of applications of one kind, in the order of their rows: two statements, however many rows there are. They
 * come from the rows and the audit, each with its last `maxEvents` steps and all of staff.
 */
export async function timelinesOf<Row extends ApplicationRow>(
  db: Database,
  kind: ApplicationKind<Row>,
  rows: readonly Row[],
): Promise<ApplicationTimeline[]> {
  const fileIds = [...new Set(rows.flatMap((row) => row.fileIds ?? []))];
  const files = fileIds.length === 0 ? [] : await db.select().from(file).where(inArray(file.id, fileIds));
  const lines = rows.length === 0 ? [] : await readLines(db, kind, rows);
  const steps = stepsOf(kind);
  return rows.map((row) => {
    const { bizId, node } = kind.subjectOf(row);
    return {
      state: kind.states[row.status as Row['status']],
      receiptNo: row.receiptNo ?? '',
      files: files
        .filter(({ id }) => row.fileIds?.includes(id) === true)
        .map(({ id, name }) => ({ fileId: id, name })),
      events: lines.flatMap((line) => {
        const step = steps[line.action];
        if (line.bizId !== bizId || step === undefined) return [];
        // Of a review in levels the node is the level of the step.
        if (kind.levels === undefined && line.node !== node) return [];
        const atLevel = kind.levels === undefined ? {} : { level: line.node };
        const by = operators[line.operatorType](line.operatorId);
        const { opinion, items } = line;
        return [{ step, time: formatDateTime(line.time), ...atLevel, by, opinion, items: [...items] }];
      }),
    };
  });
}

/** The timeline of one application. */
export async function timelineOf<Row extends ApplicationRow>(
  db: Database,
  kind: ApplicationKind<Row>,
  row: Row,
): Promise<ApplicationTimeline> {
  const [timeline] = await timelinesOf(db, kind, [row]);
  if (timeline === undefined) throw new Error('An application without its timeline');
  return timeline;
}

/** Items to mend as `照片：尺寸不对`, those that were mended as `改了照片`; `titles` are those of the kind. */
export const itemWords = (
  items: readonly ReturnedItem[],
  titles: ApplicationKind<never>['items'] = {},
): string[] =>
  items.map(({ item, reason }) => {
    const title = titles[item] ?? item;
    return reason === '' ? `改了${title}` : `${title}：${reason}`;
  });

/** Words of a kind for its timeline: the titles of its items and its levels, and its state when it has words of its own for it. */
interface TimelineWords {
  readonly titles?: ApplicationKind<never>['items'];
  readonly levels?: Readonly<Record<string, string>> | undefined;
  readonly state?: string | undefined;
}

/** The timeline as lines for a terminal: the state, then each step. */
export function timelineLines(
  { state, files, events }: ApplicationTimeline,
  { titles, levels = {}, state: stateWords = applicationStateTitles[state] }: TimelineWords = {},
): string[] {
  return [
    `状态：${stateWords}`,
    ...(files.length === 0 ? [] : [`材料：${files.map(({ name }) => name).join('、')}`]),
    ...events.map(({ step, time, level = '', by, opinion, items }) =>
      [time, levels[level] ?? '', applicationStepTitles[step], by, opinion, ...itemWords(items, titles)]
        .filter((part) => part !== '')
        .join('  '),
    ),
  ];
}
