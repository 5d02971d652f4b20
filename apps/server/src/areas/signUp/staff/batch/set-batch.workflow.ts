import { and, count, countDistinct, eq, max, min, ne } from 'drizzle-orm';
import { recordStaffAction } from '../../../../audit/audit.ts';
import type { Database } from '../../../../db/database.ts';
import { signUp, signUpBatch, signUpCourse, signUpItem, signUpSite } from '../../../../db/schema/sign-up.ts';
import { headedLines } from '../../../../headed-lines.ts';
import { DomainProblem } from '../../../../problems.ts';
import { endMark } from '../../batches.ts';
import { batchProblems, type HeldSignUps } from './batch-checks.ts';
import { draftBatch } from './batch-draft.ts';
import type { BatchChange } from './batch-options.ts';
import { batchChanges } from './batch-words.ts';
import { type BatchName, lockNamedBatch } from './named-batch.ts';
import { saveBatch } from './save-batch.ts';

/** Request of staff. */
interface BatchRequest extends BatchName {
  readonly change: BatchChange;
  /** Undefined where nothing was said. */
  readonly schoolName: string | undefined;
  /** The days of the exam may change for which people have signed up. */
  readonly confirmed: boolean;
  /** Says what would change and changes nothing. */
  readonly dryRun: boolean;
  readonly by: string;
}

async function heldSignUps(tx: Database, batchId: string): Promise<HeldSignUps> {
  const isHeld = and(eq(signUp.batchId, batchId), ne(signUp.status, 'CANCELLED'));
  const ofItem = and(eq(signUpItem.signUpId, signUp.id), eq(signUpItem.batchId, signUp.batchId));
  const [all] = await tx
    .select({ count: count(), lastPayDeadline: max(signUp.payDeadline) })
    .from(signUp)
    .where(isHeld);
  const [days] = await tx
    .select({ first: min(signUpItem.examDate), last: max(signUpItem.examDate) })
    .from(signUp)
    .innerJoin(signUpItem, ofItem)
    .where(isHeld);
  const courses = await tx
    .select({ count: countDistinct(signUpItem.courseId) })
    .from(signUp)
    .innerJoin(signUpItem, ofItem)
    .where(isHeld)
    .groupBy(signUp.id);
  const languages = await tx.selectDistinct({ language: signUp.language }).from(signUp).where(isHeld);
  const { first, last } = days ?? { first: null, last: null };
  return {
    count: all?.count ?? 0,
    lastPayDeadline: all?.lastPayDeadline ?? null,
    maxCourses: Math.max(0, ...courses.map((own) => own.count)),
    languages: languages.flatMap(({ language }) => language ?? []),
    arranged: first == null || last == null ? null : { first, last },
  };
}

/** Further remarks for staff: what the batch still lacks before anybody can sign up. */
async function missingParts(
  tx: Database,
  { type, id, notices }: typeof signUpBatch.$inferSelect,
): Promise<string[]> {
  const [courses, sites] = [
    await tx.$count(signUpCourse, eq(signUpCourse.batchId, id)),
    await tx.$count(signUpSite, eq(signUpSite.batchId, id)),
  ];
  return [
    type === 'PRACTICE' && courses === 0 && '还没有课程，请用 sign-up-batches:courses 导入',
    sites === 0 && `还没有${type === 'PRACTICE' ? '考点' : '考区'}，请用 sign-up-batches:sites 导入`,
    notices.length === 0 && '还没有报名须知，请用 sign-up-batches:notices 导入',
  ].filter((text) => text !== false);
}

/** Notices with a date of their own, for staff to read again: it does not follow the batch. */
const datedNotices = ({ notices }: Pick<typeof signUpBatch.$inferSelect, 'notices'>): string[] =>
  headedLines(
    `须知里写了日期，请核对（写 ${endMark} 则总是本批次的报名截止）`,
    notices.filter((text) => /\d\s*[月/-]\s*\d/.test(text)),
  );

/**
 * Adds a batch or changes one: only what is said changes, and what home, the login page and the planner know of its times
 * follows. Says what changed. Rejects with DomainProblem that names everything that speaks against it.
 */
export async function setBatch(db: Database, request: BatchRequest, now: Date): Promise<string> {
  const { type, name, dryRun, confirmed, by } = request;
  return db.transaction(async (tx) => {
    const row = await lockNamedBatch(tx, request);
    const draft = await draftBatch(tx, request, row, request);
    const others = await tx
      .select()
      .from(signUpBatch)
      .where(and(eq(signUpBatch.type, type), ne(signUpBatch.name, name)));
    const held = await heldSignUps(tx, row?.id ?? '');
    const problems = batchProblems(draft.fields, { now, before: row ?? null, others, held, confirmed });
    if (problems.length > 0) throw new DomainProblem([`${name}没有设定：`, ...problems].join('\n'));
    const nothingSaid = { change: {}, schoolName: undefined };
    const before = row === undefined ? null : await draftBatch(tx, request, row, nothingSaid);
    const changes = batchChanges(draft, before);
    if (changes.length === 0) return `${name}没有变化`;
    const done = before === null ? '新增' : '更改';
    const dated = datedNotices(draft.fields);
    if (dryRun) return [`${name}试运行，没有写入。将${done}：`, ...changes, ...dated].join('\n');
    const saved = await saveBatch(tx, draft.fields);
    const action = { bizType: 'SIGN_UP_BATCH', bizId: saved.id, action: 'SET' } as const;
    await recordStaffAction(tx, { ...action, opinion: changes.join('；') }, { by, now });
    return [`${name}已${done}：`, ...changes, ...dated, ...(await missingParts(tx, saved))].join('\n');
  });
}
