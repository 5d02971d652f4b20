import { type SessionCode, sessionTitles } from '@qianwei/api/contract/academic/exam-period';
import { momentWords } from '@qianwei/api/time/words';
import { and, asc, count, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm';
import { recordStaffAction } from '../../../../audit/audit.ts';
import { chunksOf } from '../../../../db/chunks.ts';
import type { Database } from '../../../../db/database.ts';
import { courseReplace, planCourse } from '../../../../db/schema/academic.ts';
import { course } from '../../../../db/schema/course.ts';
import { examApply, examOffering, examSession } from '../../../../db/schema/registration.ts';
import { type RowProblem, readSheetRows, rowProblems } from '../../../../files/sheet-rows.ts';
import { DomainProblem } from '../../../../problems.ts';
import type { PeriodRow } from '../../../../studies/periods.ts';
import { formatDay } from '../../../../time.ts';
import { quoted } from '../../../../typed-text.ts';
import { lockPeriod } from '../../shared/lock-period.ts';
import type { PeriodImport } from '../../shared/period-import.commands.ts';
import { offeringSheet, type SheetOffering } from './offering-sheet.ts';

type CourseRow = typeof course.$inferSelect;
type OfferingRow = typeof examOffering.$inferInsert;

/** An offering as it is. */
interface Offered {
  readonly row: typeof examOffering.$inferSelect;
  readonly sessionCode: SessionCode;
  readonly courseCode: string;
  /** How many hold a registration. */
  readonly held: number;
}

/** Data against which the rows are checked. */
interface Register {
  readonly period: PeriodRow;
  readonly courses: ReadonlyMap<string, CourseRow>;
  /** Courses of at least one plan. */
  readonly planned: ReadonlySet<string>;
  /** Old code → present ones. */
  readonly replacedBy: ReadonlyMap<string, readonly string[]>;
  readonly sessions: ReadonlyMap<SessionCode, string>;
  /** By the id of the course. */
  readonly offered: ReadonlyMap<string, Offered>;
}

/** The offerings of a period, locked, so that whoever registers waits, and with how many have registered. */
async function readOffered(tx: Database, period: PeriodRow): Promise<Offered[]> {
  const rows = await tx
    .select({ row: examOffering, sessionCode: examSession.code, courseCode: course.courseCode })
    .from(examOffering)
    .innerJoin(examSession, eq(examSession.id, examOffering.sessionId))
    .innerJoin(course, eq(course.id, examOffering.courseId))
    .where(eq(examOffering.periodId, period.id))
    .orderBy(asc(examOffering.id))
    .for('update', { of: examOffering });
  const held = await tx
    .select({ id: examApply.offeringId, held: count() })
    .from(examApply)
    .where(and(eq(examApply.periodId, period.id), inArray(examApply.status, ['UNPAID', 'APPLIED'])))
    .groupBy(examApply.offeringId);
  return rows.map((own) => ({ ...own, held: held.find(({ id }) => id === own.row.id)?.held ?? 0 }));
}

async function readRegister(tx: Database, period: PeriodRow, now: Date): Promise<Register> {
  const courses = await tx.select().from(course);
  const planned = await tx.selectDistinct({ id: planCourse.courseId }).from(planCourse);
  const sessions = await tx.select().from(examSession).where(eq(examSession.periodId, period.id));
  const offered = await readOffered(tx, period);
  const replacedBy = new Map<string, string[]>();
  const replacements = await tx
    .select()
    .from(courseReplace)
    .where(or(isNull(courseReplace.until), gte(courseReplace.until, formatDay(now))))
    .orderBy(asc(courseReplace.oldCode), asc(courseReplace.newCode));
  for (const { oldCode, newCode } of replacements)
    replacedBy.set(oldCode, [...(replacedBy.get(oldCode) ?? []), newCode]);
  return {
    period,
    courses: new Map(courses.map((row) => [row.courseCode, row])),
    planned: new Set(planned.map(({ id }) => id)),
    replacedBy,
    sessions: new Map(sessions.map(({ code, id }) => [code, id])),
    offered: new Map(offered.map((own) => [own.row.courseId, own])),
  };
}

/** Outcome of a row: insert, update, unchanged or error. */
type Outcome =
  | { readonly kind: 'ADDED' | 'CHANGED' | 'UNCHANGED'; readonly row: OfferingRow; readonly before?: Offered }
  | { readonly kind: 'PROBLEM'; readonly text: string };

const problem = (text: string): Outcome => ({ kind: 'PROBLEM', text });

const halfDay = (code: SessionCode) => `${sessionTitles[code]}（${code}）`;

/** Problem of the course of a row; null for one that can be examined. */
function courseProblem({ courseCode, courseName }: SheetOffering, register: Register): string | null {
  const found = register.courses.get(courseCode);
  const present = register.replacedBy.get(courseCode)?.join('、');
  if (found === undefined || !register.planned.has(found.id)) {
    if (present !== undefined) return `课程代码 ${courseCode} 已停用，现为 ${present}，请改用现在的代码`;
    return found === undefined ? `没有课程 ${courseCode}` : `课程 ${courseCode} 不在任何考试计划里`;
  }
  if (found.examMode !== 'WRITTEN') return `课程 ${courseCode} 不是笔试课程，不进统考课表`;
  if (courseName !== '' && courseName !== found.name.normalize('NFKC'))
    return `课程 ${courseCode} 的名称是“${found.name}”，不是${quoted(courseName)}`;
  return null;
}

function outcomeOf(line: SheetOffering, register: Register): Outcome {
  const wrong = courseProblem(line, register);
  if (wrong !== null) return problem(wrong);
  const { period, courses, sessions, offered } = register;
  const { courseCode, sessionCode, fee, textbook } = line;
  const courseId = courses.get(courseCode)?.id ?? '';
  const sessionId = sessions.get(sessionCode);
  if (sessionId === undefined)
    return problem(`${period.name}没有${halfDay(sessionCode)}这个场次，请先用 periods:set 设定`);
  const row = { periodId: period.id, courseId, sessionId, fee, textbook };
  const before = offered.get(courseId);
  if (before === undefined) return { kind: 'ADDED', row };
  if (before.sessionCode !== sessionCode && before.held > 0)
    return problem(
      `课程 ${courseCode} 已有 ${before.held} 人报考${halfDay(before.sessionCode)}，不能改到${halfDay(sessionCode)}；须改的，先请这些考生撤销报考`,
    );
  const isSame =
    before.sessionCode === sessionCode && before.row.fee === fee && before.row.textbook === textbook;
  return { kind: isSame ? 'UNCHANGED' : 'CHANGED', row, before };
}

const inserted = (name: string) => sql.raw(`excluded.${name}`);

async function store(tx: Database, rows: readonly OfferingRow[]): Promise<void> {
  for (const chunk of chunksOf(rows))
    await tx
      .insert(examOffering)
      .values(chunk)
      .onConflictDoUpdate({
        target: [examOffering.periodId, examOffering.courseId],
        set: { sessionId: inserted('session_id'), fee: inserted('fee'), textbook: inserted('textbook') },
      });
}

/** Further remarks for staff: courses left out by the file, and changed fees, which spare registered students. */
function remarks(outcomes: readonly Exclude<Outcome, { kind: 'PROBLEM' }>[], register: Register, now: Date) {
  const named = new Set(outcomes.map(({ row }) => row.courseId));
  const left = [...register.offered].filter(([courseId]) => !named.has(courseId));
  const fees = outcomes.filter(({ row, before }) => before && before.held > 0 && before.row.fee !== row.fee);
  const { timetablePublish } = register.period;
  return [
    timetablePublish > now
      ? `课表 ${momentWords(timetablePublish.getTime())} 公布`
      : '课表已经公布，考生现在就能看到',
    left.length > 0 &&
      `文件里没有、保持不变的 ${left.length} 门：${left.map(([, { courseCode }]) => courseCode).join('、')}`,
    fees.length > 0 &&
      `改了费用而已有人报考的 ${fees.length} 门：${fees.map(({ before }) => before?.courseCode).join('、')}；已报考的费用不变`,
  ].filter((text) => text !== false);
}

/**
 * Imports the timetable of a period from a workbook, all or nothing: courses are added or changed, none is taken away. Says
 * what was done. Rejects with DomainProblem that names the rows that are wrong, and after the end of registration.
 */
export async function importOfferings(db: Database, request: PeriodImport, now: Date): Promise<string> {
  const { values, problems } = await readSheetRows(request.content, offeringSheet);
  if (values.length + problems.length === 0) throw new DomainProblem('工作表里没有课程');
  return db.transaction(async (tx) => {
    const period = await lockPeriod(tx, request.periodName);
    if (now >= period.applyEnd)
      throw new DomainProblem(
        `${period.name}的报考已于 ${momentWords(period.applyEnd.getTime(), 'end')} 截止，课表不能再改`,
      );
    const register = await readRegister(tx, period, now);
    const counted = { ADDED: 0, CHANGED: 0, UNCHANGED: 0 };
    const outcomes: Exclude<Outcome, { kind: 'PROBLEM' }>[] = [];
    const found: RowProblem[] = [...problems];
    for (const line of values) {
      const outcome = outcomeOf(line, register);
      if (outcome.kind === 'PROBLEM') {
        found.push({ no: line.no, text: outcome.text });
        continue;
      }
      counted[outcome.kind] += 1;
      outcomes.push(outcome);
    }
    if (found.length > 0) throw rowProblems('课表', found);
    const counts = `新增 ${counted.ADDED}，更新 ${counted.CHANGED}，未变 ${counted.UNCHANGED}`;
    const notes = remarks(outcomes, register, now);
    if (request.dryRun) return [`${period.name}课表试运行，没有写入。将${counts}`, ...notes].join('\n');
    await store(
      tx,
      outcomes.filter(({ kind }) => kind !== 'UNCHANGED').map(({ row }) => row),
    );
    const action = { bizType: 'EXAM_PERIOD', bizId: period.id, action: 'IMPORT_OFFERINGS' } as const;
    await recordStaffAction(tx, { ...action, opinion: counts }, { by: request.by, now });
    return [`${period.name}课表已导入：${counts}`, ...notes].join('\n');
  });
}
