import { dateWords, momentWords } from '@qianwei/api/time/words';
import { finalScore, passScore } from '@qianwei/studies';
import { and, eq, sql } from 'drizzle-orm';
import { recordStaffAction } from '../../../../audit/audit.ts';
import { among } from '../../../../db/among.ts';
import { chunksOf } from '../../../../db/chunks.ts';
import type { Database } from '../../../../db/database.ts';
import { courseReplace, grade, planCourse } from '../../../../db/schema/academic.ts';
import { course } from '../../../../db/schema/course.ts';
import { examApply, examOffering } from '../../../../db/schema/registration.ts';
import type { examPeriod } from '../../../../db/schema/schedule.ts';
import { studentMajor } from '../../../../db/schema/student.ts';
import { type RowProblem, readSheetRows, rowProblems } from '../../../../files/sheet-rows.ts';
import { DomainProblem } from '../../../../problems.ts';
import { nextReceiptNo } from '../../../../student/receipt-no.ts';
import { hasExamsToCome } from '../../../../studies/periods.ts';
import { lockPeriod } from '../../shared/lock-period.ts';
import { gradeSheet, type SheetGrade } from './grade-sheet.ts';

type GradeRow = typeof grade.$inferInsert;
type Period = typeof examPeriod.$inferSelect;

/** Request of an import. */
export interface GradeImport {
  readonly content: Buffer;
  /** Such as 2026年10月考期. */
  readonly periodName: string;
  /** When students see it; null: when the period's scores are published. */
  readonly publishTime: Date | null;
  /** A `publishTime` that is over is meant: students see the results at once. */
  readonly confirmed: boolean;
  /** Lines of students who have not registered for the course in the period are meant. */
  readonly unregistered: boolean;
  /** Says what would change and changes nothing. */
  readonly dryRun: boolean;
  /** Name of the importer. */
  readonly by: string;
}

type CourseRow = typeof course.$inferSelect;
type StoredGrade = typeof grade.$inferSelect;

/** Data against which the rows are checked. */
interface Known {
  readonly records: ReadonlyMap<string, typeof studentMajor.$inferSelect>;
  readonly courses: ReadonlyMap<string, CourseRow>;
  /** `plan version, course code`: what stands in a plan, old courses that count for one of it included. */
  readonly planned: ReadonlySet<string>;
  /** Results that have been entered for the period, by 考籍 and course. */
  readonly entered: ReadonlyMap<string, StoredGrade>;
  /** `考籍 course`: what is registered in the period; null where that does not matter. */
  readonly registered: ReadonlySet<string> | null;
}

const keyOf = (...ids: string[]) => ids.join(' ');

async function readPlanned(tx: Database): Promise<ReadonlySet<string>> {
  const lines = await tx
    .select({ plan: planCourse.planVersionId, code: course.courseCode })
    .from(planCourse)
    .innerJoin(course, eq(course.id, planCourse.courseId));
  const old = await tx
    .select({ plan: planCourse.planVersionId, code: courseReplace.oldCode })
    .from(courseReplace)
    .innerJoin(course, eq(course.courseCode, courseReplace.newCode))
    .innerJoin(planCourse, eq(planCourse.courseId, course.id));
  return new Set([...lines, ...old].map(({ plan, code }) => keyOf(plan, code)));
}

/** Courses that students hold a place for in the period, paid where it costs something. */
async function readRegistered(tx: Database, periodId: string): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ studentMajorId: examApply.studentMajorId, courseId: examOffering.courseId })
    .from(examApply)
    .innerJoin(examOffering, eq(examOffering.id, examApply.offeringId))
    .where(and(eq(examApply.periodId, periodId), eq(examApply.status, 'APPLIED')));
  return new Set(rows.map(({ studentMajorId, courseId }) => keyOf(studentMajorId, courseId)));
}

async function readKnown(
  tx: Database,
  grades: readonly SheetGrade[],
  periodId: string,
  { unregistered }: GradeImport,
): Promise<Known> {
  const examineeNos = [...new Set(grades.map(({ examineeNo }) => examineeNo))];
  const records = await tx.select().from(studentMajor).where(among(studentMajor.examineeNo, examineeNos));
  const courses = await tx.select().from(course);
  const ids = records.map(({ id }) => id);
  const entered = await tx
    .select()
    .from(grade)
    .where(and(among(grade.studentMajorId, ids), eq(grade.periodId, periodId)));
  return {
    records: new Map(records.map((record) => [record.examineeNo, record])),
    courses: new Map(courses.map((row) => [row.courseCode, row])),
    planned: await readPlanned(tx),
    entered: new Map(entered.map((row) => [keyOf(row.studentMajorId, row.courseId), row])),
    registered: unregistered ? null : await readRegistered(tx, periodId),
  };
}

function scoresOf({
  exam,
  process,
  remark,
}: SheetGrade): Pick<GradeRow, 'examScore' | 'processScore' | 'finalScore' | 'result'> {
  if (remark !== null || exam === null)
    return { examScore: null, processScore: process, finalScore: null, result: remark ?? 'ABSENT' };
  const final = finalScore(exam, process);
  const result = final >= passScore ? 'PASS' : 'FAIL';
  return { examScore: exam, processScore: process, finalScore: final, result };
}

/** Outcome of a line of the sheet: insert, replace, unchanged or error. */
type Outcome =
  | { readonly kind: 'ADDED' | 'REPLACED'; readonly row: GradeRow }
  | { readonly kind: 'UNCHANGED' }
  | { readonly kind: 'PROBLEM'; readonly text: string };

const problem = (text: string): Outcome => ({ kind: 'PROBLEM', text });

const isSame = (a: GradeRow, b: StoredGrade) =>
  a.examScore === b.examScore && a.processScore === b.processScore && a.result === b.result;

function outcomeOf(
  line: SheetGrade,
  { records, courses, planned, entered, registered }: Known,
  when: { readonly period: Period; readonly publishTime: Date; readonly now: Date },
): Outcome {
  const record = records.get(line.examineeNo);
  if (record === undefined) return problem(`没有准考证号 ${line.examineeNo}`);
  const found = courses.get(line.courseCode);
  if (found === undefined) return problem(`没有课程 ${line.courseCode}`);
  if (found.examMode === 'PRACTICE' || found.examMode === 'THESIS')
    return problem(`课程 ${line.courseCode} 不是统考课程`);
  if (!planned.has(keyOf(record.planVersionId, line.courseCode)))
    return problem(`课程 ${line.courseCode} 不在考生的考试计划里`);
  if (registered !== null && !registered.has(keyOf(record.id, found.id)))
    return problem(`考生没有报考${when.period.name}的 ${line.courseCode}；确需导入的，请加 --unregistered`);
  const owner = { studentId: record.studentId, studentMajorId: record.id, courseId: found.id };
  const { period, publishTime } = when;
  const row: GradeRow = {
    ...owner,
    ...{ gradeType: 'EXAM', periodId: period.id, publishTime },
    ...scoresOf(line),
  };
  const before = entered.get(keyOf(record.id, found.id));
  if (before === undefined) return { kind: 'ADDED', row };
  const isPublished = before.publishTime <= when.now;
  if (isPublished)
    return isSame(row, before)
      ? { kind: 'UNCHANGED' }
      : problem('成绩已公布，不能再导入；更正须由考生申请复核');
  const unchanged = isSame(row, before) && before.publishTime.getTime() === publishTime.getTime();
  return unchanged ? { kind: 'UNCHANGED' } : { kind: 'REPLACED', row };
}

const inserted = (name: string) => sql.raw(`excluded.${name}`);

async function store(tx: Database, rows: readonly GradeRow[], importNo: string): Promise<void> {
  for (const chunk of chunksOf(rows))
    await tx
      .insert(grade)
      .values(chunk.map((row) => ({ ...row, importNo })))
      .onConflictDoUpdate({
        target: [grade.studentMajorId, grade.courseId, grade.periodId],
        targetWhere: sql`${grade.periodId} is not null`,
        set: {
          examScore: inserted('exam_score'),
          processScore: inserted('process_score'),
          finalScore: inserted('final_score'),
          result: inserted('result'),
          publishTime: inserted('publish_time'),
          importNo: inserted('import_no'),
        },
      });
}

/**
 * When the scores of the period come out, unless it is said. Throws DomainProblem when that is over and not confirmed, and
 * before the exams of the period are: a mistyped month is another period.
 */
function whenPublished(period: Period, { publishTime, confirmed }: GradeImport, now: Date): Date {
  const { name, endDate, scorePublish } = period;
  if (hasExamsToCome(period, now))
    throw new DomainProblem(`${name}的考试到 ${dateWords(endDate)} 才结束，成绩不能导入；请核对 --period`);
  if (publishTime !== null && hasExamsToCome(period, publishTime))
    throw new DomainProblem(`--publish 写的时间在${name}的考试结束之前，请核对`);
  if (publishTime !== null && publishTime <= now && !confirmed)
    throw new DomainProblem('--publish 写的时间已过，导入后考生马上看到这些成绩；确认无误请加 --confirm');
  if (publishTime !== null) return publishTime;
  if (scorePublish > now) return scorePublish;
  throw new DomainProblem(
    `${name}的成绩公布时间 ${momentWords(scorePublish.getTime())} 已过，请用 --publish 写明这些成绩何时公布`,
  );
}

/**
 * Imports the results of an exam period from a workbook, all or nothing: what was entered before and is not published is
 * replaced. Says what was done, with the number by which `withdrawGrades` takes the import back. Rejects with DomainProblem that names the rows that are wrong.
 */
export async function importGrades(db: Database, request: GradeImport, now: Date): Promise<string> {
  const { values: grades, problems } = await readSheetRows(request.content, gradeSheet);
  if (grades.length + problems.length === 0) throw new DomainProblem('工作表里没有成绩');
  return db.transaction(async (tx) => {
    const period = await lockPeriod(tx, request.periodName);
    const publishTime = whenPublished(period, request, now);
    const register = await readKnown(tx, grades, period.id, request);
    const counted = { ADDED: 0, REPLACED: 0, UNCHANGED: 0 };
    const rows: GradeRow[] = [];
    const found: RowProblem[] = [...problems];
    for (const line of grades) {
      const outcome = outcomeOf(line, register, { period, publishTime, now });
      if (outcome.kind === 'PROBLEM') found.push({ no: line.no, text: outcome.text });
      else counted[outcome.kind] += 1;
      if ('row' in outcome) rows.push(outcome.row);
    }
    if (found.length > 0) throw rowProblems('成绩', found);
    const counts = `新增 ${counted.ADDED}，更新 ${counted.REPLACED}，未变 ${counted.UNCHANGED}`;
    if (request.dryRun) return `${period.name}试运行，没有写入。将${counts}`;
    const importNo = await nextReceiptNo(tx, 'CJ', now);
    await store(tx, rows, importNo);
    await recordStaffAction(
      tx,
      { bizType: 'GRADE', bizId: period.id, action: 'IMPORT', node: importNo, opinion: counts },
      { by: request.by, now },
    );
    return `${period.name}已导入：${counts}。导入号 ${importNo}，公布时间 ${momentWords(publishTime.getTime())}`;
  });
}
