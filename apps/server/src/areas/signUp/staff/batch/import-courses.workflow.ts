import { examModeTitles } from '@qianwei/api/contract/academic/exam-period';
import { asc, eq, sql } from 'drizzle-orm';
import { recordStaffAction } from '../../../../audit/audit.ts';
import type { Database } from '../../../../db/database.ts';
import { course } from '../../../../db/schema/course.ts';
import { signUpCourse } from '../../../../db/schema/sign-up.ts';
import { type RowProblem, readSheetRows, rowProblems } from '../../../../files/sheet-rows.ts';
import { DomainProblem } from '../../../../problems.ts';
import { quoted } from '../../../../typed-text.ts';
import type { BatchImport } from './batch-import.commands.ts';
import { courseSheet, type SheetCourse } from './batch-sheets.ts';
import { requireBatch } from './named-batch.ts';

type OfferRow = typeof signUpCourse.$inferSelect;

/** Data against which the rows are checked. */
interface Register {
  readonly batchId: string;
  readonly courses: ReadonlyMap<string, typeof course.$inferSelect>;
  /** By the id of the course. */
  readonly offered: ReadonlyMap<string, OfferRow>;
}

/** A row that can be stored. */
interface Offering {
  readonly row: typeof signUpCourse.$inferInsert;
  readonly before: OfferRow | undefined;
  readonly courseCode: string;
}

async function readRegister(tx: Database, batchId: string): Promise<Register> {
  const courses = await tx.select().from(course);
  // In the order in which a cancellation gives places back: neither waits for the other for ever.
  const offered = await tx
    .select()
    .from(signUpCourse)
    .where(eq(signUpCourse.batchId, batchId))
    .orderBy(asc(signUpCourse.courseId))
    .for('update');
  return {
    batchId,
    courses: new Map(courses.map((row) => [row.courseCode, row])),
    offered: new Map(offered.map((row) => [row.courseId, row])),
  };
}

/** The row to be stored, or in Chinese why it can't be. */
function offeringOf(line: SheetCourse, { batchId, courses, offered }: Register): Offering | string {
  const { courseCode, courseName, assessForms, fee, quota, carry } = line;
  const found = courses.get(courseCode);
  if (found === undefined) return `没有课程 ${courseCode}`;
  if (found.examMode !== 'PRACTICE')
    return `课程 ${courseCode} 是${examModeTitles[found.examMode]}课程，不进实践考核`;
  if (courseName !== '' && courseName !== found.name.normalize('NFKC'))
    return `课程 ${courseCode} 的名称是“${found.name}”，不是${quoted(courseName)}`;
  const before = offered.get(found.id);
  if (before !== undefined && quota < before.taken)
    return `课程 ${courseCode} 已报 ${before.taken} 人，名额不能是 ${quota}`;
  const row = { batchId, courseId: found.id, assessForms: [...assessForms], fee, carry, quota };
  return { row, before, courseCode };
}

const isSame = ({ row, before }: Offering) =>
  before !== undefined &&
  before.fee === row.fee &&
  before.quota === row.quota &&
  before.carry === row.carry &&
  before.assessForms.join() === row.assessForms.join();

async function store(tx: Database, rows: readonly (typeof signUpCourse.$inferInsert)[]): Promise<void> {
  if (rows.length === 0) return;
  const inserted = (name: string) => sql.raw(`excluded.${name}`);
  await tx
    .insert(signUpCourse)
    .values([...rows])
    .onConflictDoUpdate({
      target: [signUpCourse.batchId, signUpCourse.courseId],
      set: {
        assessForms: inserted('assess_forms'),
        fee: inserted('fee'),
        carry: inserted('carry'),
        quota: inserted('quota'),
      },
    });
}

/** Further remarks for staff: courses that the file leaves out, and fees that spare whoever has signed up. */
function remarksOf(offerings: readonly Offering[], { courses, offered }: Register): string[] {
  const named = new Set(offerings.map(({ row }) => row.courseId));
  const left = [...courses.values()].filter(({ id }) => offered.has(id) && !named.has(id));
  const fees = offerings.filter(({ row, before }) => before && before.taken > 0 && before.fee !== row.fee);
  return [
    left.length > 0 &&
      `文件里没有、保持不变的 ${left.length} 门：${left.map(({ courseCode }) => courseCode).join('、')}`,
    fees.length > 0 &&
      `改了费用而已有人报名的 ${fees.length} 门：${fees.map(({ courseCode }) => courseCode).join('、')}；已提交的费用不变`,
  ].filter((text) => text !== false);
}

/**
 * Imports the practice courses of a batch, all or nothing: courses are added or changed, none is taken away. Says what was
 * done. Rejects with DomainProblem that names the rows that are wrong, such as fewer places than are taken, which the table
 * refuses, too.
 */
export async function importCourses(db: Database, request: BatchImport, now: Date): Promise<string> {
  if (request.type !== 'PRACTICE') throw new DomainProblem('学位英语没有课程，只有实践考核的批次导入课程');
  const { values, problems } = await readSheetRows(request.content, courseSheet);
  if (values.length + problems.length === 0) throw new DomainProblem('工作表里没有课程');
  return db.transaction(async (tx) => {
    const { id, name } = await requireBatch(tx, request);
    const register = await readRegister(tx, id);
    const [offerings, found]: [Offering[], RowProblem[]] = [[], [...problems]];
    for (const line of values) {
      const offering = offeringOf(line, register);
      if (typeof offering === 'string') found.push({ no: line.no, text: offering });
      else offerings.push(offering);
    }
    if (found.length > 0) throw rowProblems('课程', found);
    const changed = offerings.filter((offering) => !isSame(offering));
    const added = changed.filter(({ before }) => before === undefined).length;
    const counts = `课程新增 ${added}，更新 ${changed.length - added}，未变 ${offerings.length - changed.length}`;
    const remarks = remarksOf(offerings, register);
    if (request.dryRun) return [`${name}试运行，没有写入。将有：${counts}`, ...remarks].join('\n');
    await store(
      tx,
      changed.map(({ row }) => row),
    );
    const action = { bizType: 'SIGN_UP_BATCH', bizId: id, action: 'IMPORT' } as const;
    await recordStaffAction(tx, { ...action, opinion: counts }, { by: request.by, now });
    return [`${name}：${counts}`, ...remarks].join('\n');
  });
}
