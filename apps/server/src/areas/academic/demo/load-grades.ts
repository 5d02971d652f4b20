import { thesisLevelOf, thesisTotal } from '@qianwei/studies';
import type { Database } from '../../../db/database.ts';
import { electiveChoice, grade, processScore } from '../../../db/schema/academic.ts';
import { examPeriod } from '../../../db/schema/schedule.ts';
import type { DemoPeople } from '../../../demo/area-demo.ts';
import type { DemoCalendar } from '../../../demo/calendar.ts';
import type { LoadedPerson } from '../../../demo/load-people.ts';
import { formatDay } from '../../../time.ts';
import { type DemoResults, demoResults } from './results.ts';

type GradeRow = typeof grade.$inferInsert;
type PeriodRow = typeof examPeriod.$inferSelect;
type Owner = Pick<LoadedPerson, 'studentId' | 'studentMajorId'>;

const dayMs = 86_400_000;

/** Differences from the plain result, by student and course. */
const remarks: Readonly<Record<string, Partial<GradeRow>>> = {
  '周子墨 13013': { processScore: 64 },
  '周子墨 15044': { correctedFrom: 64, correctedReason: '合分漏加 2 分' },
};

const outcome = (result: number | string): Pick<GradeRow, 'finalScore' | 'result'> =>
  typeof result === 'number'
    ? { finalScore: result, result: result >= 60 ? 'PASS' : 'FAIL' }
    : { finalScore: null, result: result === 'ABSENT' ? 'ABSENT' : 'PASS' };

function writtenRows(
  name: string,
  owner: Owner,
  { written }: DemoResults,
  periods: readonly PeriodRow[],
  exemptAt: Date,
): GradeRow[] {
  return written.map(([courseId, result, sitting]) => {
    if (result === 'EXEMPT')
      return {
        ...owner,
        ...outcome(result),
        courseId,
        gradeType: 'EXEMPT',
        publishTime: exemptAt,
        exemptBasis: 'CET4' as const,
        note: `${formatDay(exemptAt)} 批准`,
      };
    const period = periods[sitting];
    if (period === undefined) throw new Error(`No sitting ${sitting} for ${name}`);
    const remark = remarks[`${name} ${courseId}`] ?? {};
    return {
      ...owner,
      ...outcome(result),
      courseId,
      gradeType: 'EXAM',
      periodId: period.id,
      examScore: typeof result === 'number' ? result : null,
      publishTime: period.scorePublish,
      ...remark,
      correctedAt:
        remark.correctedFrom === undefined ? null : new Date(period.reviewEnd.getTime() + 6 * dayMs),
    };
  });
}

/** Practice courses are examined half a year after the first of the written ones, from then on one after another. */
function practiceRows(owner: Owner, { practices = [] }: DemoResults, first: Date): GradeRow[] {
  return practices.map(([courseId, result], index) => {
    const publishTime = new Date(first.getTime() + (200 + 90 * index) * dayMs);
    const [year, month] = formatDay(publishTime).split('-');
    return {
      ...owner,
      ...outcome(result),
      courseId,
      gradeType: 'PRACTICE',
      periodName: `${year}年${Number(month) < 7 ? '上' : '下'}半年实践考核`,
      publishTime,
      note: result === 'PASS' ? '按等级评定' : '',
    };
  });
}

function thesisRow(owner: Owner, { thesis }: DemoResults, publishTime: Date): GradeRow[] {
  if (thesis === undefined) return [];
  const { total, passed } = thesisTotal(thesis.marks);
  const [year, month] = formatDay(publishTime).split('-');
  return [
    {
      ...owner,
      courseId: thesis.code,
      gradeType: 'THESIS',
      periodName: `${year}年${Number(month) < 7 ? '上' : '下'}半年论文批次`,
      finalScore: total,
      level: passed ? thesisLevelOf(total) : 'FAIL',
      result: passed ? 'PASS' : 'FAIL',
      publishTime,
      note: passed ? '' : `答辩 ${thesis.marks.defence} 分，低于 60 分，总评不合格`,
    },
  ];
}

/** Results of all sittings and practice exams, theses, confirmed electives and process scores. */
export async function loadGrades(db: Database, people: DemoPeople, calendar: DemoCalendar): Promise<void> {
  const byStart = new Map((await db.select().from(examPeriod)).map((row) => [row.startDate, row]));
  const periods = Array.from({ length: 19 }, (_, count) => {
    const name = count === 0 ? 'lastPeriodSaturday' : `earlierPeriod${count}Saturday`;
    const row = byStart.get(formatDay(calendar.at(name)));
    if (row === undefined) throw new Error(`No sitting ${count} before the last one`);
    return row;
  });
  for (const [name, results] of Object.entries(demoResults)) {
    const person = people.get(name);
    if (person === undefined) throw new Error(`No demo student ${name}`);
    const owner = { studentId: person.studentId, studentMajorId: person.studentMajorId };
    const exemptAt = calendar.at(name === '周子墨' ? 'now-610d@10:00' : 'now-1500d@10:00');
    const written = writtenRows(name, owner, results, periods, exemptAt);
    const first = new Date(Math.min(...written.map(({ publishTime }) => publishTime.getTime())));
    const thesisAt = calendar.at(person.person.graduated ? 'now-200d@10:00' : 'now-20d@10:00');
    const rows = [...written, ...practiceRows(owner, results, first), ...thesisRow(owner, results, thesisAt)];
    await db.insert(grade).values(rows);
    if (results.elective !== undefined)
      await db.insert(electiveChoice).values({
        ...owner,
        electiveGroup: '二选一',
        courseId: results.elective,
        chosenAt: first,
      });
  }
  const zhou = people.get('周子墨');
  if (zhou === undefined) throw new Error('No demo student 周子墨');
  await db.insert(processScore).values({
    studentId: zhou.studentId,
    studentMajorId: zhou.studentMajorId,
    courseId: '04735',
    video: 86,
    chapter: 82,
    overall: 78,
    conduct: 90,
    validUntil: formatDay(calendar.at('now+690d')),
  });
}
